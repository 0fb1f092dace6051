import qs from 'qs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../base/api.ts'
import type { ShijiStore } from '../store.ts'
import { aPage } from '../testing/a-page.ts'
import { type AnsweringServer, answeringServer, ok, refusal } from '../testing/answering-server.ts'
import { toOptions } from './dictionary.ts'
import { conflictOf, resourceApi, versionOf } from './resource.api.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())
beforeEach(() => server.arrived.splice(0))

const { listRows, listChildren, viewRow, createRow, updateRow, destroyRows, dictionary } = resourceApi.endpoints
const path = '/Admin/expresses'
const lists = () => server.arrived.filter(call => call.method === 'GET').map(call => `${call.path}?${call.query}`)
/** Waits for the lists that a change reloads. */
const reloaded = (store: ShijiStore) => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))

describe('spec §7: the calls of a page', () => {
  it("GET {page path}: query per_page, page, sort ('prop|order'), search fields", async () => {
    const answer = { data: [{ id: 1 }], count: 1, total: 31, per_page: 30, last_page: 2, current_page: 2 }
    server.answer(ok(answer))
    const { store } = aPage({ origin: server.origin, area: 'admin' })
    const query = { per_page: 30, page: 2, sort: 'is_sort|asc', name: '顺|likeRight' }
    const page = await store.dispatch(listRows.initiate({ path, query })).unwrap()
    expect(page).toEqual(answer)
    expect(server.last().path).toBe('/api/Admin/expresses')
    expect(qs.parse(server.last().query)).toEqual({
      per_page: '30',
      page: '2',
      sort: 'is_sort|asc',
      name: '顺|likeRight',
    })
  })

  it('lazy trees add isChildren=true and pid and get an array', async () => {
    server.answer(ok([{ id: 5, has_children: true }]))
    const { store } = aPage({ origin: server.origin })
    const rows = await store.dispatch(listChildren.initiate({ path: '/Admin/goods_classes', pid: 0 })).unwrap()
    expect(rows).toEqual([{ id: 5, has_children: true }])
    expect(server.last().query).toBe('isChildren=true&pid=0')
  })

  it('GET {page path}/{id}: view and edit', async () => {
    server.answer(ok({ id: 9, name: 'SF' }))
    const { store } = aPage({ origin: server.origin })
    expect(await store.dispatch(viewRow.initiate({ path, id: 9 })).unwrap()).toEqual({ id: 9, name: 'SF' })
    expect(server.last()).toMatchObject({ method: 'GET', path: '/api/Admin/expresses/9' })
  })

  it('POST {page path}: create with the add form', async () => {
    server.answer(ok({ id: 1 }))
    const { store } = aPage({ origin: server.origin })
    await store.dispatch(createRow.initiate({ path, form: { name: 'SF', is_sort: '' }, idempotencyKey: 'k' })).unwrap()
    expect(server.last()).toMatchObject({ method: 'POST', path: '/api/Admin/expresses', body: 'name=SF&is_sort=0' })
    expect(server.last().headers['idempotency-key']).toBe('k')
  })

  it('PUT {page path}/{id}: update with the edit form', async () => {
    server.answer(ok({ id: 4 }))
    const { store } = aPage({ origin: server.origin })
    await store.dispatch(updateRow.initiate({ path, id: 4, form: { name: 'ZTO' } })).unwrap()
    expect(server.last()).toMatchObject({ method: 'PUT', path: '/api/Admin/expresses/4', body: 'name=ZTO' })
  })

  it('DELETE {page path}/{ids comma-separated}', async () => {
    server.answer(ok(null))
    const { store } = aPage({ origin: server.origin })
    await store.dispatch(destroyRows.initiate({ path, ids: [1, 2] })).unwrap()
    expect(server.last()).toMatchObject({ method: 'DELETE', path: '/api/Admin/expresses/1,2' })
  })

  it("GET {dict url}; with selectDictByColumId the query is id='ids|in'", async () => {
    server.answer(ok([{ label: 'SF', value: 1 }]))
    const { store } = aPage({ origin: server.origin })
    const options = await store.dispatch(dictionary.initiate({ url: path, params: { id: '1,2|in' } })).unwrap()
    expect(options).toEqual([{ label: 'SF', value: 1 }])
    expect(qs.parse(server.last().query)).toEqual({ id: '1,2|in' })
  })

  it('GET {lazyUrl}&pid={code or id}: lazy cascaders, pid=0 for root', async () => {
    server.answer(ok([{ label: '浙江', value: '330000', leaf: false }]))
    const { store } = aPage({ origin: server.origin })
    const options = await store.dispatch(dictionary.initiate({ url: '/load_areas?isLazy=1&pid=0' })).unwrap()
    expect(options).toEqual([{ label: '浙江', value: '330000', leaf: false }])
    expect(server.last()).toMatchObject({ path: '/api/load_areas', query: 'isLazy=1&pid=0' })
  })
})

describe('spec §4: after a change', () => {
  it('after successful add, edit or delete the list reloads', async () => {
    server.answer(ok({ data: [], total: 0 }))
    const { store } = aPage({ origin: server.origin })
    await store.dispatch(listRows.initiate({ path, query: {} }))
    const { dispatch } = store
    for (const change of [
      () => dispatch(createRow.initiate({ path, form: {} })),
      () => dispatch(updateRow.initiate({ path, id: 1, form: {} })),
      () => dispatch(destroyRows.initiate({ path, ids: [1] })),
    ]) {
      const before = lists().length
      await change()
      await reloaded(store)
      expect(lists().length - before).toBe(1)
    }
  })

  it('a refused change reloads nothing', async () => {
    server.answer(({ method }) => (method === 'GET' ? ok({ data: [] }) : refusal(422, 'no', { fields: {} })))
    const { store } = aPage({ origin: server.origin })
    await store.dispatch(listRows.initiate({ path, query: {} }))
    await store.dispatch(createRow.initiate({ path, form: {} }))
    await reloaded(store)
    expect(lists()).toHaveLength(1)
  })

  it("for lazy trees the affected parent's children reload, and only they", async () => {
    server.answer(ok([]))
    const { store } = aPage({ origin: server.origin })
    const tree = '/Admin/goods_classes'
    for (const pid of [0, 3, 4]) await store.dispatch(listChildren.initiate({ path: tree, pid }))
    await store.dispatch(updateRow.initiate({ path: tree, id: 8, form: { pid: 4 }, parents: [3, 4] }))
    await reloaded(store)
    expect(lists().slice(3)).toEqual([
      '/api/Admin/goods_classes?isChildren=true&pid=3',
      '/api/Admin/goods_classes?isChildren=true&pid=4',
    ])
  })
})

describe('dictionary options (spec §3: label/value pairs, nestable under children)', () => {
  it('takes name and id of records, and leaves out what is neither', () => {
    expect(toOptions({ data: [{ id: 1, name: 'A' }, { id: 2 }, null], total: 2 })).toEqual([{ label: 'A', value: 1 }])
    expect(toOptions('<html>')).toEqual([])
  })

  it('keeps three levels', () => {
    const three = [{ label: 'a', value: 1, children: [{ label: 'b', value: 2, children: [{ label: 'c', value: 3 }] }] }]
    expect(toOptions(three)).toEqual(three)
  })
})

describe('two editors of one record', () => {
  const form = { name: '顺丰' }

  it('send back the version that they opened', async () => {
    server.answer({ ...ok({ id: 9, name: 'SF' }), headers: { etag: '"v1"' } })
    const { store } = aPage({ origin: server.origin, area: 'admin' })
    const row = await store.dispatch(viewRow.initiate({ path, id: 9 })).unwrap()
    server.answer(ok({ id: 9 }))
    await store.dispatch(updateRow.initiate({ path, id: 9, form, version: versionOf(row) })).unwrap()
    expect(server.arrived.find(call => call.method === 'PUT')).toMatchObject({
      headers: { 'if-match': '"v1"' },
      body: 'name=%E9%A1%BA%E4%B8%B0',
    })
  })

  it('the second save gets the name of the first editor and the current values, without a message', async () => {
    const data = { current: { id: 9, name: 'SF 2' }, changed_by: '小林', changed_at: '2026-06-01T00:00:00.000Z' }
    server.answer(refusal(409, '数据已被他人修改', data))
    const { store, shown } = aPage({ origin: server.origin, area: 'admin' })
    const late = store.dispatch(updateRow.initiate({ path, id: 9, form, version: '"v1"' })).unwrap()
    const failure = await late.catch((cause: unknown) => cause)
    expect(conflictOf(failure)).toEqual({
      current: { id: 9, name: 'SF 2' },
      changedBy: '小林',
      changedAt: '2026-06-01T00:00:00.000Z',
    })
    expect(shown).toEqual([])
  })

  it('see any other refusal as usual', async () => {
    server.answer(refusal(409, '已被占用'))
    const { store, shown } = aPage({ origin: server.origin, area: 'admin' })
    const failure = await store
      .dispatch(updateRow.initiate({ path, id: 9, form, version: '"v1"' }))
      .unwrap()
      .catch((cause: unknown) => cause)
    expect(conflictOf(failure)).toBeUndefined()
    expect(shown).toEqual(['已被占用'])
  })
})
