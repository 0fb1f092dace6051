// @vitest-environment node
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { call } from '@shiji/contract/call.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ShijiState } from '../store.ts'
import { aPage } from '../testing/a-page.ts'
import { type AnsweringServer, answeringServer, ok, refusal } from '../testing/answering-server.ts'
import { api } from './api.ts'
import { mutationOf, queryOf } from './endpoint.ts'

type Fruit = { id: number; name: string }
const fruits = call<{ data: Page<Fruit> }>()({
  method: 'GET',
  path: '/fruits',
  area: ['seller', 'admin'],
  access: 'session',
  filters: { name: 'text' },
  sorts: ['id'],
  defaultSort: { prop: 'id', order: 'asc' },
  reads: ['Goods'],
})
const fruit = call<{ params: { id: number }; data: Fruit }>()({
  method: 'GET',
  path: '/fruits/:id',
  area: 'buyer',
  access: 'public',
  reads: ['Goods/:id'],
})
const crate = call<{ params: { id: number; part: number }; query: { ripe?: boolean }; data: Fruit }>()({
  method: 'GET',
  path: '/fruits/:id/crates/:part',
  area: 'buyer',
  access: 'public',
})
const rename = call<{ params: { id: number }; body: { name: string; tags: string[] }; data: null }>()({
  method: 'PUT',
  path: '/fruits/:id',
  area: 'buyer',
  access: 'session',
  keyed: true,
  changes: ['Goods/:id'],
})
const remove = call<{ params: { ids: string }; data: null }>()({
  method: 'DELETE',
  path: '/fruits/:ids',
  area: 'buyer',
  access: 'session',
  changes: ['Goods'],
  changesWhenRefused: true,
})

const fruitApi = api.injectEndpoints({
  endpoints: build => ({
    fruits: queryOf(build, fruits),
    fruit: queryOf(build, fruit, { by: 'id' }),
    crate: queryOf(build, crate),
    firstCrate: queryOf(build, crate, {
      args: (id: number) => ({ id, part: 1 }),
      result: ({ name }, version) => `${name} ${version ?? ''}`,
    }),
    renameFruit: mutationOf(build, rename),
    removeFruits: mutationOf(build, remove, { by: 'ids' }),
  }),
})
const { endpoints } = fruitApi

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())
beforeEach(() => server.answer(ok(null)))

const store = () => aPage({ origin: server.origin }).store
type Thunk = ThunkAction<unknown, ShijiState, unknown, UnknownAction>

/** Method, address and body of what one dispatch sends. */
async function sentBy(thunk: Thunk): Promise<string> {
  await store().dispatch(thunk)
  const { method, path, query, body } = server.last()
  return [`${method} ${path}`, query, body].map(decodeURIComponent).join(' ').trim()
}

describe('the endpoint of a declared call', () => {
  it('sends filters and page of a list to the area that it is asked in', async () => {
    expect(await sentBy(endpoints.fruits.initiate({ area: 'admin', name: 'a|like', page: 2 }))).toBe(
      'GET /api/Admin/fruits name=a|like&page=2',
    )
  })

  it('appends an id above 0 only, and joins several by commas', async () => {
    expect(await sentBy(endpoints.fruit.initiate(7))).toBe('GET /api/fruits/7')
    expect(await sentBy(endpoints.fruit.initiate(0))).toBe('GET /api/fruits')
    expect(await sentBy(endpoints.removeFruits.initiate([7, 8]))).toBe('DELETE /api/fruits/7,8')
  })

  it('fills the parameters of the path and sends the rest in the query', async () => {
    expect(await sentBy(endpoints.crate.initiate({ id: 7, part: 2, ripe: true }))).toBe(
      'GET /api/fruits/7/crates/2 ripe=1',
    )
  })

  it('sends the rest of a change as a form, and the key of the request as a header', async () => {
    const change = { id: 7, name: 'fig', tags: ['a', 'b'], idempotencyKey: 'k1' }
    expect(await sentBy(endpoints.renameFruit.initiate(change))).toBe('PUT /api/fruits/7  name=fig&tags[0]=a&tags[1]=b')
    expect(server.last().headers['idempotency-key']).toBe('k1')
  })

  it('takes and gives what the endpoint says instead', async () => {
    server.answer({ ...ok({ id: 7, name: 'fig' }), headers: { etag: 'v2' } })
    expect(await store().dispatch(endpoints.firstCrate.initiate(7)).unwrap()).toBe('fig v2')
    expect(server.last().path).toBe('/api/fruits/7/crates/1')
  })
})

describe('what a declared call changes', () => {
  /** Number of requests for fruit 7 after it was shown and the change was answered. */
  async function asked(change: Thunk, refused: boolean): Promise<number> {
    const page = store()
    const before = server.arrived.length
    await page.dispatch(endpoints.fruit.initiate(7))
    server.answer(({ method }) => (refused && method !== 'GET' ? refusal(400, 'no') : ok({ id: 7, name: 'fig' })))
    await page.dispatch(change)
    await Promise.all(page.dispatch(api.util.getRunningQueriesThunk()))
    return server.arrived.slice(before).filter(({ method }) => method === 'GET').length
  }
  const renamed = (id: number) => endpoints.renameFruit.initiate({ id, name: 'fig', tags: [], idempotencyKey: 'k' })

  it('is loaded again', async () => expect(await asked(renamed(7), false)).toBe(2))
  it('leaves other records alone', async () => expect(await asked(renamed(8), false)).toBe(1))
  it('is left alone after a refusal', async () => expect(await asked(renamed(7), true)).toBe(1))
  it('is loaded again after a refusal where the call says so', async () =>
    expect(await asked(endpoints.removeFruits.initiate([7]), true)).toBe(2))
})
