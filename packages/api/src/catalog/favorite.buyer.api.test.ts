// @vitest-environment node
import type { FavoriteRow } from '@shiji/contract/catalog/favorites.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeBuyerApi } from '../store/store.buyer.api.ts'
import { aPage } from '../testing/a-page.ts'
import { type Answering, type AnsweringServer, answeringServer, ok, refusal } from '../testing/answering-server.ts'
import { favoriteBuyerApi } from './favorite.buyer.api.ts'

const { favorites, keptFavorites, setFavorite, removeFavorites } = favoriteBuyerApi.endpoints

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())

const row = (id: number): FavoriteRow => ({
  id,
  is_type: 0,
  out_id: id * 10,
  name: '',
  name_en: '',
  image: '',
  price: 100,
  price_when_kept: 100,
  sales: 0,
  class_id: 5,
  store: {
    id: 1,
    name: '',
    name_en: '',
    seal: '',
    colour: '',
    logo: '',
    is_flagship: false,
    area_info: '',
    area_info_en: '',
    score: 50,
    follow_count: 0,
  },
  state: 'on_sale',
  created_at: '2026-06-01T00:00:00.000Z',
})
const page: Page<FavoriteRow> = {
  data: [row(1), row(2), row(3)],
  count: 3,
  total: 3,
  per_page: 20,
  last_page: 1,
  current_page: 1,
}

/** A page that shows the heart of product 20, a grid with 10, 20 and 30 where 10 is a favourite, the list and a store. */
async function aShownShop(change: Answering) {
  const { store, shown } = aPage({ origin: server.origin })
  server.answer(call => {
    if (call.method !== 'GET') return typeof change === 'function' ? change(call) : change
    if (call.path === '/api/user/favorites/has') return ok([10])
    if (call.path === '/api/user/favorites') return ok(page)
    return ok({ id: 7, follow_count: 3 })
  })
  const [grid, one] = [
    { is_type: 0, ids: [10, 20, 30] },
    { is_type: 0, ids: [20] },
  ] as const
  await store.dispatch(keptFavorites.initiate(grid))
  await store.dispatch(keptFavorites.initiate(one))
  await store.dispatch(favorites.initiate({ is_type: 0 }))
  await store.dispatch(storeBuyerApi.endpoints.store.initiate(7))
  server.arrived.length = 0
  const keptIn = (question: typeof grid | typeof one) => keptFavorites.select(question)(store.getState()).data
  return {
    store,
    shown,
    inGrid: () => keptIn(grid),
    inHeart: () => keptIn(one),
    listed: () =>
      favorites
        .select({ is_type: 0 })(store.getState())
        .data?.data.map(each => each.id),
    asked: () => server.arrived.filter(call => call.method === 'GET').map(call => call.path),
    settled: () => Promise.all(store.dispatch(favoriteBuyerApi.util.getRunningQueriesThunk())),
  }
}

describe('a heart', () => {
  it('is filled before the server has answered, wherever that product is shown', async () => {
    const { store, inGrid, inHeart, asked, settled } = await aShownShop(ok({ id: 1 }))
    const keeping = store.dispatch(setFavorite.initiate({ is_type: 0, out_id: 20, kept: true }))
    expect([inGrid(), inHeart()]).toEqual([
      [10, 20],
      [10, 20],
    ])
    await keeping
    expect(server.arrived[0]).toMatchObject({
      method: 'POST',
      path: '/api/user/favorites',
      body: 'is_type=0&out_id=20',
    })
    await settled()
    expect(asked().toSorted()).toEqual(['/api/user/favorites', '/api/user/favorites/has', '/api/user/favorites/has'])
  })

  it('is cleared at once by the id of the goods or store', async () => {
    const { store, inGrid } = await aShownShop(ok({ deleted: 1 }))
    const leaving = store.dispatch(setFavorite.initiate({ is_type: 0, out_id: 10, kept: false }))
    expect(inGrid()).toEqual([])
    await leaving
    expect(server.arrived[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/user/favorites',
      query: 'is_type=0&out_id=10',
    })
  })

  it('is reverted when the server refuses, and the message is shown', async () => {
    const { store, shown, inGrid, inHeart, settled } = await aShownShop(refusal(400, '收藏夹已满。'))
    await store.dispatch(setFavorite.initiate({ is_type: 0, out_id: 20, kept: true }))
    await settled()
    expect([inGrid(), inHeart(), shown]).toEqual([[10], [10], ['收藏夹已满。']])
  })

  it('of a store reloads its number of followers', async () => {
    const { store, asked, settled } = await aShownShop(ok({ id: 1 }))
    await store.dispatch(setFavorite.initiate({ is_type: 1, out_id: 7, kept: true }))
    await settled()
    expect(asked().toSorted()).toEqual(['/api/store/7', '/api/user/favorites'])
  })

  it('shows no message when its state cannot be loaded', async () => {
    const { store, shown } = aPage({ origin: server.origin })
    server.answer(refusal(500, 'x'))
    await store.dispatch(keptFavorites.initiate({ is_type: 0, ids: [1] }))
    expect(shown).toEqual([])
  })
})

describe('removed favourites', () => {
  it('leave the list before the server has answered', async () => {
    const { store, listed } = await aShownShop(ok({ deleted: 2 }))
    const going = store.dispatch(removeFavorites.initiate([1, 3]))
    expect(listed()).toEqual([2])
    expect(favorites.select({ is_type: 0 })(store.getState()).data?.total).toBe(1)
    await going
    expect(server.arrived[0]).toMatchObject({ method: 'DELETE', path: '/api/user/favorites/1,3' })
  })

  it('are restored when the server refuses', async () => {
    const { store, listed, settled } = await aShownShop(refusal(404, 'x'))
    await store.dispatch(removeFavorites.initiate([1, 3]))
    await settled()
    expect(listed()).toEqual([1, 2, 3])
  })
})
