import type { CartData } from '@shiji/contract/cart/cart.ts'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, createOrder, pay, place, quoteOf, ship } from '#harness/trade.builder.ts'
import { transact } from '../../src/infra/database/transact.ts'
import { emit } from '../../src/infra/outbox/outbox.ts'
import { stores } from '../../src/modules/store/index.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await anExpress(server)
})
afterAll(() => server.close())

const encode = (search: GoodsSearch): string =>
  encodeURIComponent(Buffer.from(JSON.stringify(search)).toString('base64'))
const found = async (search: GoodsSearch): Promise<number> =>
  (await server.call<GoodsSearchData>('GET', `/goods_search/${encode(search)}`)).data.total

interface State {
  readonly verify: string
  readonly status: string
}

/** Everything below was begun while the store traded; then it enters the state. */
async function enter(store: BuiltStore, state: State): Promise<void> {
  await server.ctx.db.update(stores).set(state).where(eq(stores.id, store.id))
  await transact(server.ctx, tx => emit(tx, 'store.changed', { storeId: store.id, renamed: false }))
  await server.drain()
}

/** The code of each step of a purchase, and the numbers of goods that are found; one store with one lamp. */
async function stepsIn(state: State, name: string) {
  const store = await aStore(server.ctx)
  const lamp = await goodsOf(server.ctx, store.id, { name, price: 100 })
  const seller = { id: store.ownerId, username: '', token: await server.login('seller', store.ownerId, store.id) }
  const [buyer, payer, owner] = [await aPayer(server), await aPayer(server), await aPayer(server)]
  const placed = await place(server, payer, lamp)
  const paid = await buy(server, owner, lamp)
  const add = () => server.call('POST', '/user/carts', { token: buyer.token, body: { goods_id: lamp.id, buy_num: 1 } })
  await add()
  const { data: quote } = await quoteOf(server, buyer, lamp)

  await enter(store, state)

  const added = await add()
  const cart = (await server.call<CartData>('GET', '/user/carts', { token: buyer.token })).data
  return {
    'its page': (await server.call('GET', `/store/${store.id}`)).code,
    'goods of the store': await found({ store_id: [store.id] }),
    search: await found({ keywords: name }),
    product: (await server.call('GET', `/goods/${lamp.id}`)).code,
    'add to cart': added.code,
    'line in the cart': cart.stores[0]?.lines[0]?.problem ?? null,
    quote: (await quoteOf(server, buyer, lamp)).code,
    order: (await createOrder(server, buyer, quote.fingerprint, [lamp])).code,
    pay: (await pay(server, payer, placed.group_id)).code,
    ship: (await ship(server, seller, paid.order_id)).code,
  }
}

/** What nobody can begin in a store that does not trade. */
const SHUT = {
  'goods of the store': 0,
  search: 0,
  product: 404,
  'add to cart': 409,
  'line in the cart': 'store.closed',
  quote: 409,
  order: 409,
}

describe('a step of a purchase', () => {
  it('is possible in an open store', async () => {
    expect(await stepsIn({ verify: 'passed', status: 'open' }, '青石灯')).toEqual({
      'its page': 200,
      'goods of the store': 1,
      search: 1,
      product: 200,
      'add to cart': 200,
      'line in the cart': null,
      quote: 200,
      order: 200,
      pay: 200,
      ship: 200,
    })
  })

  it('on holiday cannot begin, while what was ordered is paid and shipped', async () => {
    const steps = await stepsIn({ verify: 'passed', status: 'holiday' }, '赤铜灯')
    expect(steps).toEqual({ ...SHUT, 'its page': 200, pay: 200, ship: 200 })
  })

  it('in a closed store cannot begin or be paid, while what was paid is shipped', async () => {
    const steps = await stepsIn({ verify: 'passed', status: 'closed' }, '白瓷灯')
    expect(steps).toEqual({ ...SHUT, 'its page': 200, pay: 409, ship: 200 })
  })

  it.each(['fill_information', 'verifying', 'denied'])(
    'in a store that is not passed (%s) is the same, without a page',
    async verify => {
      const steps = await stepsIn({ verify, status: 'open' }, `墨竹灯${verify}`)
      expect(steps).toEqual({ ...SHUT, 'its page': 404, pay: 409, ship: 200 })
    },
  )
})
