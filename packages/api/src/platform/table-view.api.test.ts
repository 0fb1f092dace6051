import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type AnsweringServer, answeringServer, ok, refusal } from '../testing/answering-server.ts'
import { tableDeskApi } from './table-desk.api.ts'
import { tableViewApi } from './table-view.api.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())
beforeEach(() => server.arrived.splice(0))

const { tableDesk } = tableDeskApi.endpoints
const { keepTableLayout, saveTableView, changeTableView, deleteTableView } = tableViewApi.endpoints
const table = { area: 'admin', page: 'users' } as const
const desk = { layout: { density: 44 }, views: [], roles: [] }
const opened = async () => {
  server.answer(ok(desk))
  const { store } = aPage({ origin: server.origin, area: 'admin' })
  await store.dispatch(tableDesk.initiate(table)).unwrap()
  return { store, layout: () => tableDesk.select(table)(store.getState()).data?.layout }
}
const bodyOf = (method: string) =>
  Object.fromEntries(new URLSearchParams(server.arrived.find(call => call.method === method)?.body))

describe('stored table settings', () => {
  it('are loaded by page', async () => {
    await opened()
    expect(server.last()).toMatchObject({ path: '/api/Admin/table_views', query: 'page=users' })
  })

  it('change the columns on screen at once', async () => {
    const { store, layout } = await opened()
    server.answer(ok(null))
    const keeping = store.dispatch(keepTableLayout.initiate({ ...table, layout: { density: 36 } }))
    expect(layout()).toEqual({ density: 36 })
    await keeping
    expect(server.last()).toMatchObject({ method: 'PUT', path: '/api/Admin/table_layout' })
    expect(bodyOf('PUT')).toEqual({ page: 'users', layout: '{"density":36}' })
    expect(layout()).toEqual({ density: 36 })
  })

  it('restore the old columns when saving fails', async () => {
    const { store, layout } = await opened()
    server.answer(refusal(400, 'no'))
    await store.dispatch(keepTableLayout.initiate({ ...table, layout: { density: 36 } }))
    expect(layout()).toEqual({ density: 44 })
  })

  it('show no message when loading fails: a table works without them', async () => {
    server.answer(refusal(500, 'broken'))
    const { store, shown } = aPage({ origin: server.origin, area: 'admin' })
    await store.dispatch(tableDesk.initiate(table))
    await store.dispatch(keepTableLayout.initiate({ ...table, layout: {} }))
    expect(shown).toEqual([])
  })

  it('save, change and delete views, and reload them each time', async () => {
    const { store } = await opened()
    const view = { name: '未付款', state: { search: { status: 'waiting_payment' } }, is_default: true }
    await store.dispatch(saveTableView.initiate({ ...table, view })).unwrap()
    expect(bodyOf('POST')).toEqual({
      page: 'users',
      name: '未付款',
      state: '{"search":{"status":"waiting_payment"}}',
      is_default: '1',
    })
    await store.dispatch(changeTableView.initiate({ ...table, id: 7, change: { name: '新' } })).unwrap()
    expect(bodyOf('PUT')).toEqual({ name: '新' })
    await store.dispatch(deleteTableView.initiate({ ...table, id: 7 })).unwrap()
    expect(server.arrived.find(call => call.method === 'DELETE')?.path).toBe('/api/Admin/table_views/7')
    await Promise.all(store.dispatch(tableViewApi.util.getRunningQueriesThunk()))
    expect(server.arrived.filter(call => call.method === 'GET')).toHaveLength(4)
  })
})
