import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type AnsweringServer, answeringServer, ok } from '../testing/answering-server.ts'
import { tableExportApi } from './table-export.api.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())

const { tableExports, startExport, exportPart, deleteExport } = tableExportApi.endpoints

it('an export is requested with the query of the list, and the list of exports reloads', async () => {
  const { store } = aPage({ origin: server.origin, area: 'seller' })
  server.answer(ok([]))
  await store.dispatch(tableExports.initiate({ area: 'seller' })).unwrap()
  expect(server.last()).toMatchObject({ method: 'GET', path: '/api/Seller/exports' })
  server.answer(({ method }) => ok(method === 'POST' ? { id: 4 } : []))
  const query = { status: 'waiting_payment', sort: 'id|desc' }
  const columns = [
    { field: 'order_no', title: '订单号', width: 120 },
    { field: 'payable', title: '实付', kind: 'money' as const },
  ]
  await store.dispatch(startExport.initiate({ area: 'seller', page: 'orders', name: '订单', query, columns })).unwrap()
  const sent = new URLSearchParams(server.arrived.find(call => call.method === 'POST')?.body)
  expect(Object.fromEntries(sent)).toEqual({
    page: 'orders',
    name: '订单',
    query: '{"status":"waiting_payment","sort":"id|desc"}',
    'columns[0][field]': 'order_no',
    'columns[0][title]': '订单号',
    'columns[0][width]': '120',
    'columns[1][field]': 'payable',
    'columns[1][title]': '实付',
    'columns[1][kind]': 'money',
  })
  await Promise.all(store.dispatch(tableExportApi.util.getRunningQueriesThunk()))
  expect(server.last()).toMatchObject({ method: 'GET', path: '/api/Seller/exports' })
})

it('its rows are fetched in parts, and it can be deleted', async () => {
  const { store } = aPage({ origin: server.origin, area: 'admin' })
  server.answer(ok([{ id: 1 }]))
  const part = exportPart.initiate({ area: 'admin', id: 4, part: 2 }, { subscribe: false })
  expect(await store.dispatch(part).unwrap()).toEqual([{ id: 1 }])
  expect(server.last().path).toBe('/api/Admin/exports/4/parts/2')
  await store.dispatch(deleteExport.initiate({ area: 'admin', id: 4 })).unwrap()
  expect(server.last()).toMatchObject({ method: 'DELETE', path: '/api/Admin/exports/4' })
})
