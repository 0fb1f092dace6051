// @vitest-environment node
import type { CartData } from '@shiji/contract/cart/cart.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPage } from '../testing/a-page.ts'
import { type Answering, type AnsweringServer, answeringServer, ok, refusal } from '../testing/answering-server.ts'
import { cartBuyerApi } from './cart.buyer.api.ts'

let server: AnsweringServer
beforeAll(async () => {
  server = await answeringServer()
})
afterAll(() => server.close())

const line = (id: number, buy_num: number) => ({
  id,
  goods_id: id,
  sku_id: id,
  name: '',
  name_en: '',
  sku_name: '',
  sku_name_en: '',
  image: '',
  price: 150,
  price_added: 150,
  buy_num,
  payable: 150 * buy_num,
  steps: [],
  stock: 9,
  problem: null,
})
const cart: CartData = {
  count: 2,
  stores: [
    { store_id: 1, store_name: '', store_name_en: '', seal: '', colour: '', logo: '', lines: [line(1, 2)] },
    { store_id: 2, store_name: '', store_name_en: '', seal: '', colour: '', logo: '', lines: [line(2, 1)] },
  ],
}

/** A page that shows the cart; `change` answers every call but the cart's own. */
async function aShownCart(change: Answering) {
  const { store } = aPage({ origin: server.origin })
  server.answer(call => {
    if (call.method === 'GET' && call.path === '/api/user/carts') return ok(cart)
    return typeof change === 'function' ? change(call) : change
  })
  await store.dispatch(cartBuyerApi.endpoints.cart.initiate())
  const shown = () => cartBuyerApi.endpoints.cart.select()(store.getState()).data
  return { store, shown }
}

describe('a change of the cart', () => {
  it('shows before the server has answered, with the new line total', async () => {
    const { store, shown } = await aShownCart(ok(null))
    const changing = store.dispatch(cartBuyerApi.endpoints.changeCart.initiate({ id: 1, buy_num: 5 }))
    expect(shown()?.stores[0]?.lines[0]).toMatchObject({ buy_num: 5, payable: 750 })
    await changing
  })

  it('is reverted when the server refuses', async () => {
    const { store, shown } = await aShownCart(refusal(409, '库存不足。'))
    const changing = store.dispatch(cartBuyerApi.endpoints.changeCart.initiate({ id: 1, buy_num: 5 }))
    expect(shown()?.stores[0]?.lines[0]?.buy_num).toBe(5)
    await changing
    expect(shown()?.stores[0]?.lines[0]).toEqual(line(1, 2))
  })

  it('removes a deleted line and its empty store at once', async () => {
    const { store, shown } = await aShownCart(ok(null))
    const removing = store.dispatch(cartBuyerApi.endpoints.removeFromCart.initiate([2]))
    expect(shown()?.stores.map(each => each.store_id)).toEqual([1])
    await removing
    expect(server.arrived).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/api/user/carts/2' }))
  })

  it('restores a line that could not be removed', async () => {
    const { store, shown } = await aShownCart(refusal(500, 'x'))
    await store.dispatch(cartBuyerApi.endpoints.removeFromCart.initiate([2]))
    expect(shown()?.stores.map(each => each.store_id)).toEqual([1, 2])
  })
})
