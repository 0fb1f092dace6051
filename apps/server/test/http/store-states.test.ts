import type { CartData } from '@shiji/contract/cart/cart.ts'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
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
const enter =
  (state: State) =>
  async (store: BuiltStore): Promise<void> => {
    await server.ctx.db.update(stores).set(state).where(eq(stores.id, store.id))
    await transact(server.ctx, tx => emit(tx, 'store.changed', { storeId: store.id, renamed: false }))
    await server.drain()
  }

/** The code of each step of a purchase, and the numbers of goods that are found; one store with one lamp. */
async function stepsIn(name: string, enterState: (store: BuiltStore, sellerToken: string) => Promise<void>) {
  const store = await aStore(server.ctx)
  const lamp = await goodsOf(server.ctx, store.id, { name, price: 100 })
  const seller = { id: store.ownerId, username: '', token: await server.login('seller', store.ownerId, store.id) }
  const [buyer, payer, owner] = [await aPayer(server), await aPayer(server), await aPayer(server)]
  const placed = await place(server, payer, lamp)
  const paid = await buy(server, owner, lamp)
  const add = () => server.call('POST', '/user/carts', { token: buyer.token, body: { goods_id: lamp.id, buy_num: 1 } })
  await add()
  const { data: quote } = await quoteOf(server, buyer, lamp)

  await enterState(store, seller.token)

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

const OPEN = {
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
}
const HOLIDAY = { ...SHUT, 'its page': 200, pay: 200, ship: 200 }
const CLOSED = { ...SHUT, 'its page': 200, pay: 409, ship: 200 }

describe('a step of a purchase', () => {
  it('is possible in an open store', async () => {
    expect(await stepsIn('青石灯', enter({ verify: 'passed', status: 'open' }))).toEqual(OPEN)
  })

  it('on holiday cannot begin, while what was ordered is paid and shipped', async () => {
    const steps = await stepsIn('赤铜灯', enter({ verify: 'passed', status: 'holiday' }))
    expect(steps).toEqual(HOLIDAY)
  })

  it('in a closed store cannot begin or be paid, while what was paid is shipped', async () => {
    const steps = await stepsIn('白瓷灯', enter({ verify: 'passed', status: 'closed' }))
    expect(steps).toEqual(CLOSED)
  })

  it.each(['fill_information', 'verifying', 'denied'])(
    'in a store that is not passed (%s) is the same, without a page',
    async verify => {
      const steps = await stepsIn(`墨竹灯${verify}`, enter({ verify, status: 'open' }))
      expect(steps).toEqual({ ...SHUT, 'its page': 404, pay: 409, ship: 200 })
    },
  )
})

describe('a date of a store', () => {
  const HOUR_MS = 3_600_000
  /** A time ahead as forms send it, at a whole second. */
  const ahead = () => new Date(Math.ceil((server.clock.now().getTime() + HOUR_MS) / 1_000) * 1_000)
  const moveTo = (at: Date, ms: number) => server.clock.moveBy(at.getTime() + ms - server.clock.now().getTime())
  const done = (answer: { readonly code: number; readonly msg: string }) => expect(answer).toMatchObject({ code: 200 })

  const holidayUntil = async (token: string, at: Date) =>
    done(
      await server.call('PUT', '/Seller/stores/0', {
        token,
        body: { store_status: 'holiday', status_reason: '盘点', holiday_until: at.toISOString() },
      }),
    )
  const announce = async (token: string, at: Date) =>
    done(
      await server.call('PUT', '/Seller/stores/0', {
        token,
        body: { closes_at: at.toISOString(), closing_reason: '搬迁' },
      }),
    )
  const setByPlatform = async (store: BuiltStore, at: Date) =>
    done(
      await server.call('PUT', '/Admin/stores/closing', {
        token: (await anAdmin(server)).token,
        body: { id: store.id, closes_at: at.toISOString(), reason: '证照到期' },
      }),
    )

  it.each([
    [-1_000, '赭石灯', HOLIDAY],
    [0, '石绿灯', OPEN],
    [1_000, '石青灯', OPEN],
  ])('ends a holiday: %d ms from it', async (ms, name, expected) => {
    const steps = await stepsIn(name, async (_store, token) => {
      const at = ahead()
      await holidayUntil(token, at)
      moveTo(at, ms)
      await server.drain()
    })
    expect(steps).toEqual(expected)
  })

  it.each([
    [-1_000, '朱砂灯', OPEN],
    [0, '藤黄灯', CLOSED],
    [1_000, '胭脂灯', CLOSED],
  ])('closes a store whose owner announced it: %d ms from it', async (ms, name, expected) => {
    const steps = await stepsIn(name, async (_store, token) => {
      const at = ahead()
      await announce(token, at)
      moveTo(at, ms)
      await server.drain()
    })
    expect(steps).toEqual(expected)
  })

  it.each([
    [-1_000, '月白灯', OPEN],
    [0, '黛蓝灯', CLOSED],
    [1_000, '鸦青灯', CLOSED],
  ])('closes a store where the platform set it: %d ms from it', async (ms, name, expected) => {
    const steps = await stepsIn(name, async store => {
      const at = ahead()
      await setByPlatform(store, at)
      moveTo(at, ms)
      await server.drain()
    })
    expect(steps).toEqual(expected)
  })

  it('of a closing holds over the holiday that is not over', async () => {
    const steps = await stepsIn('玄色灯', async (_store, token) => {
      const at = ahead()
      await holidayUntil(token, new Date(at.getTime() + HOUR_MS))
      await announce(token, at)
      moveTo(at, 0)
      await server.drain()
    })
    expect(steps).toEqual(CLOSED)
  })

  it('holds at each step of a purchase before a job has stored it', async () => {
    const {
      search: _search,
      'goods of the store': _goods,
      product: _product,
      ...steps
    } = await stepsIn('缃色灯', async (_store, token) => {
      const at = ahead()
      await announce(token, at)
      moveTo(at, 0)
    })
    const { search, 'goods of the store': goods, product, ...closed } = CLOSED
    expect(steps).toEqual(closed)
  })

  it('opens the product page again before a job has stored it', async () => {
    const {
      search: _search,
      'goods of the store': _goods,
      ...steps
    } = await stepsIn('秋香灯', async (_store, token) => {
      const at = ahead()
      await holidayUntil(token, at)
      await server.drain()
      moveTo(at, 0)
    })
    const { search, 'goods of the store': goods, ...open } = OPEN
    expect(steps).toEqual(open)
  })
})
