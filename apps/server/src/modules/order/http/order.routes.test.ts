import type { Quote } from '@shiji/contract/cart/cart.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { OrderDetail, OrderRow, OrdersEdited } from '@shiji/contract/order/order.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import {
  anExpress,
  aPayer,
  aShopper,
  buy,
  createOrder,
  orderOf,
  orderParams,
  place,
  quoteOf,
  receive,
  type Shopper,
  ship,
  type Wanted,
} from '#harness/trade.builder.ts'
import { carts } from '../../cart/index.ts'
import { goods, skus, stocks } from '../../catalog/index.ts'
import { addresses } from '../../identity/index.ts'
import { changeSettings, readSetting } from '../../platform/index.ts'
import { orders } from '../data/order.table.ts'

let server: TestApp
let store: { readonly id: number; readonly ownerId: number }
let seller: Account
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx)
  seller = await aStoreOwner(server, store.id)
  admin = await anAdmin(server)
  await anExpress(server)
})
afterAll(() => server.close())

const stockOf = async (skuId: number) => {
  const [row] = await server.ctx.db.select().from(stocks).where(eq(stocks.skuId, skuId))
  return [row?.onHand, row?.reserved]
}
const ordersOf = (userId: number) => server.ctx.db.select().from(orders).where(eq(orders.userId, userId))
const intoCart = async (buyer: Shopper, line: Wanted): Promise<Wanted> => {
  const { data } = await server.call<{ id: number }>('POST', '/user/carts', {
    token: buyer.token,
    body: { goods_id: line.id, sku_id: line.skuId, buy_num: line.buyNum ?? 1 },
  })
  return { ...line, cartId: data.id }
}
const cancel = (buyer: Account, id: number) =>
  server.call('PUT', `/user/order/${id}`, { token: buyer.token, body: { move: 'cancel', reason: 'changed my mind' } })

describe('placing an order', () => {
  it('reserves the stock and copies names, price, weight, rate and address', async () => {
    const lamp = await goodsOf(server.ctx, store.id, { price: 7_000, stock: 5, name: '台灯' })
    const buyer = await aShopper(server)
    const group = await place(server, buyer, { ...lamp, buyNum: 2 })
    const { db } = server.ctx
    await db.update(goods).set({ name: 'other' }).where(eq(goods.id, lamp.id))
    await db
      .update(skus)
      .set({ price: fen(1) })
      .where(eq(skus.id, lamp.skuId))
    await db.update(addresses).set({ receiveName: 'other' }).where(eq(addresses.id, buyer.addressId))

    const { data } = await orderOf(server, buyer, group.order_id[0] ?? 0)

    expect(await stockOf(lamp.skuId)).toEqual([5, 2])
    expect(data).toMatchObject({
      order_status: 'waiting_payment',
      order_name: '台灯',
      goods_amount: 14_000,
      freight_amount: 800,
      payable: 14_800,
      receive_name: '林晚',
      actions: ['pay', 'cancel', 'address'],
      due_at: new Date(server.clock.now().getTime() + DAY).toISOString(),
    })
    expect(data.order_goods).toMatchObject([{ goods_name: '台灯', goods_price: 7_000, buy_num: 2, payable: 14_000 }])
    expect(data.order_no).toMatch(/^D\d{18}$/)
  })

  it('answers a changed price with the new quote and places nothing', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const line = await intoCart(buyer, lamp)
    const quote = await quoteOf(server, buyer, line)
    await server.ctx.db
      .update(skus)
      .set({ price: fen(2_500) })
      .where(eq(skus.id, lamp.skuId))

    const refused = await createOrder(server, buyer, quote.data.fingerprint, [line], 'one key')

    expect(refused).toMatchObject({ code: 409, msg: 'The price has changed. Please check it and submit again.' })
    const fresh = refused.data as unknown as Quote
    expect(fresh).toMatchObject({ payable: 3_300, address_id: buyer.addressId })
    expect(await ordersOf(buyer.id)).toEqual([])
    expect(await stockOf(lamp.skuId)).toEqual([100, 0])
    expect(await server.ctx.db.select().from(carts).where(eq(carts.userId, buyer.id))).toHaveLength(1)
    // The refused try did not use up the key.
    expect((await createOrder(server, buyer, fresh.fingerprint, [line], 'one key')).code).toBe(200)
  })

  it('places all orders of a checkout or none', async () => {
    const other = await aStore(server.ctx)
    const plenty = await goodsOf(server.ctx, store.id)
    const last = await goodsOf(server.ctx, other.id, { stock: 1 })
    const [buyer, faster] = [await aShopper(server), await aShopper(server)]
    const quote = await quoteOf(server, buyer, plenty, last)
    await place(server, faster, last)

    const refused = await createOrder(server, buyer, quote.data.fingerprint, [plenty, last])

    expect(refused).toMatchObject({ code: 409, msg: 'Insufficient stock.', data: { sku_id: last.skuId, left: 0 } })
    expect(await ordersOf(buyer.id)).toEqual([])
    expect(await stockOf(plenty.skuId)).toEqual([100, 0])
  })

  it('gives the first answer to a repeated key, and refuses the key for other content', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const quote = await quoteOf(server, buyer, lamp)

    const first = await createOrder(server, buyer, quote.data.fingerprint, [lamp], 'k')
    const again = await createOrder(server, buyer, quote.data.fingerprint, [lamp], 'k')
    const other = await createOrder(server, buyer, quote.data.fingerprint, [{ ...lamp, buyNum: 2 }], 'k')

    expect(again.data).toEqual(first.data)
    expect(other).toMatchObject({
      code: 409,
      msg: 'This request key was already used for a different request. Please refresh the page and try again.',
    })
    expect(await ordersOf(buyer.id)).toHaveLength(1)
  })

  it('uses the quote as the key of a client that sends none, for some minutes', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const { fingerprint } = (await quoteOf(server, buyer, lamp)).data
    const body = { params: orderParams(lamp), address_id: buyer.addressId, fingerprint }
    const send = () => server.call('POST', '/user/order/create', { token: buyer.token, body })

    const [first, second] = [await send(), await send()]
    server.clock.moveBy(11 * MINUTE)
    const later = await send()

    expect(second.data).toEqual(first.data)
    expect(later.code).toBe(200)
    expect(later.data).not.toEqual(first.data)
    expect(await ordersOf(buyer.id)).toHaveLength(2)
  })

  it('refuses a repeat under another key: the same quote within seconds, or a cart that was ordered', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const line = await intoCart(buyer, { ...lamp, buyNum: 2 })
    const { fingerprint } = (await quoteOf(server, buyer, line)).data
    expect((await createOrder(server, buyer, fingerprint, [line])).code).toBe(200)

    const fromCart = await createOrder(server, buyer, fingerprint, [line])
    const direct = await createOrder(server, buyer, fingerprint, [{ ...lamp, buyNum: 2 }])
    server.clock.moveBy(6_000)
    const later = await createOrder(server, buyer, fingerprint, [{ ...lamp, buyNum: 2 }])

    expect([fromCart, direct].map(answer => answer.msg)).toEqual([
      'Please wait patiently and do not place repeated orders.',
      'Please wait patiently and do not place repeated orders.',
    ])
    expect(later.code).toBe(200)
  })

  it('keeps cart pieces beyond the order', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const line = await intoCart(buyer, { ...lamp, buyNum: 5 })

    await place(server, buyer, { ...line, buyNum: 2 })

    const rows = await server.ctx.db.select().from(carts).where(eq(carts.userId, buyer.id))
    expect(rows.map(row => row.buyNum)).toEqual([3])
  })

  it('never takes another buyer’s cart lines', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const [buyer, other] = [await aShopper(server), await aShopper(server)]
    const theirs = await intoCart(other, lamp)
    const { fingerprint } = (await quoteOf(server, buyer, lamp)).data

    expect((await createOrder(server, buyer, fingerprint, [theirs])).code).toBe(409)
    expect(await server.ctx.db.select().from(carts).where(eq(carts.userId, other.id))).toHaveLength(1)
  })

  it('refuses another buyer’s address, and the owner of the store', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const [buyer, other] = [await aShopper(server), await aShopper(server)]
    const { fingerprint } = (await quoteOf(server, buyer, lamp)).data
    const owner = { ...buyer, id: store.ownerId, token: await server.login('buyer', store.ownerId) }

    const foreign = await createOrder(server, { ...buyer, addressId: other.addressId }, fingerprint, [lamp])
    const own = await server.call('POST', '/user/order/before', {
      token: owner.token,
      body: { params: orderParams(lamp) },
    })

    expect(foreign).toMatchObject({ code: 400, msg: 'Please choose a delivery address.' })
    expect(own.msg).toBe('You cannot buy from your own store.')
  })

  it('limits orders per person and minute', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    for (let pieces = 1; pieces <= LIMITS.order.perMinute; pieces += 1)
      await place(server, buyer, { ...lamp, buyNum: pieces })
    const { fingerprint } = (await quoteOf(server, buyer, { ...lamp, buyNum: 11 })).data

    expect((await createOrder(server, buyer, fingerprint, [{ ...lamp, buyNum: 11 }])).code).toBe(429)
    server.clock.moveBy(MINUTE)
    expect((await createOrder(server, buyer, fingerprint, [{ ...lamp, buyNum: 11 }])).code).toBe(200)
  })

  it('is refused with the reason while the shop is closed', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const { fingerprint } = (await quoteOf(server, buyer, lamp)).data
    const web = await readSetting(server.ctx, 'web')
    await changeSettings(server.ctx, { web: { ...web, closeStatus: true, closeReason: 'Inventory' } })

    const refused = await createOrder(server, buyer, fingerprint, [lamp])
    await changeSettings(server.ctx, { web: { ...web, closeStatus: false } })

    expect(refused).toMatchObject({ code: 400, data: { reason: 'Inventory' } })
    expect((await createOrder(server, buyer, fingerprint, [lamp])).code).toBe(200)
  })

  it('saves a remark per store', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const { fingerprint } = (await quoteOf(server, buyer, lamp)).data
    const form = `params=${encodeURIComponent(orderParams(lamp))}&address_id=${buyer.addressId}&fingerprint=${fingerprint}&remark[0][store_id]=${store.id}&remark[0][text]=${encodeURIComponent('轻放')}`

    await server.call('POST', '/user/order/create', { token: buyer.token, form })

    expect((await ordersOf(buyer.id)).map(order => order.remark)).toEqual(['轻放'])
  })
})

describe('an unpaid order', () => {
  it('is cancelled by its buyer once, and returns the stock once', async () => {
    const lamp = await goodsOf(server.ctx, store.id, { stock: 5 })
    const buyer = await aShopper(server)
    const { order_id } = await place(server, buyer, { ...lamp, buyNum: 3 })
    const [id = 0] = order_id

    expect((await cancel(buyer, id)).code).toBe(200)
    const again = await cancel(buyer, id)

    expect(again).toMatchObject({ code: 409, data: { id, order_status: 'cancel' } })
    expect(await stockOf(lamp.skuId)).toEqual([5, 0])
    expect((await orderOf(server, buyer, id)).data).toMatchObject({
      order_status: 'cancel',
      cancel_reason: 'changed my mind',
      actions: [],
      due_at: null,
    })
  })

  it('is cancelled by the timer when its time is over, not before', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const { order_id } = await place(server, buyer, lamp)
    const [id = 0] = order_id
    const status = async () => (await orderOf(server, buyer, id)).data.order_status

    server.clock.moveBy(DAY - MINUTE)
    await server.drain()
    expect(await status()).toBe('waiting_payment')
    server.clock.moveBy(MINUTE)
    await server.drain()
    expect(await status()).toBe('cancel')
    expect(await stockOf(lamp.skuId)).toEqual([100, 0])
    server.clock.moveBy(-DAY)
  })

  it('is cancelled by the sweep when its timer was lost', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const { order_id } = await place(server, buyer, lamp)
    await server.drain()
    const sweep = server.app.jobs.handler('order.sweep')
    server.clock.moveBy(DAY + 6 * MINUTE)

    await sweep?.(server.ctx, {}, { renew: async () => true })

    expect((await orderOf(server, buyer, order_id[0] ?? 0)).data.order_status).toBe('cancel')
    server.clock.moveBy(-DAY - 6 * MINUTE)
  })

  it('is cancelled by the platform with a reason that is saved', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const { order_id } = await place(server, buyer, lamp)
    const [id = 0] = order_id
    const edit = (body: object, token = admin.token) =>
      server.call<OrdersEdited>('PUT', '/Admin/orders/status/edit', { token, body })

    expect((await edit({ id, move: 'cancel' })).data).toMatchObject({ fields: { reason: 'Cannot be empty.' } })
    const viewer = await anAdmin(server, ['order.view'])
    expect((await edit({ id, move: 'cancel', reason: 'fraud' }, viewer.token)).code).toBe(402)
    const shipper = await anAdmin(server, ['order.view', 'order.ship'])
    expect((await edit({ id, move: 'cancel', reason: 'fraud' }, shipper.token)).code).toBe(402)
    const asSeller = { id, move: 'cancel', delivery_code: 'SF', delivery_no: 'SF1234' }
    expect((await server.call('PUT', '/Seller/orders/status/edit', { token: seller.token, body: asSeller })).code).toBe(
      422,
    )
    expect((await edit({ id, move: 'cancel', reason: 'fraud' })).code).toBe(200)

    const { data } = await orderOf(server, buyer, id)
    expect(data.life.at(-1)).toMatchObject({
      key: 'life.move_cancel_reason',
      params: { reason: 'fraud' },
      actor: 'Platform',
    })
  })

  it('allows neither shipping nor receipt nor comment', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const { order_id } = await place(server, buyer, lamp)
    const [id = 0] = order_id

    expect((await ship(server, seller, [id])).data.refused).toMatchObject([{ id }])
    expect((await receive(server, buyer, id)).code).toBe(409)
    const comment = await server.call('POST', '/user/comments', {
      token: buyer.token,
      body: {
        order_id: id,
        lines: [{ order_goods_id: 1, score: 5, agree: 5, service: 5, speed: 5, content: 'x' }],
      },
    })
    expect(comment.code).toBe(409)
  })

  it('follows the settings for its timers', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aShopper(server)
    const days = { cancel: 1, confirm: 4, comment: 7, settlement: 7 }
    await changeSettings(server.ctx, { task: { ...days, cancel: 0.5 } })
    const { order_id } = await place(server, buyer, lamp)
    await changeSettings(server.ctx, { task: days })

    const { data } = await orderOf(server, buyer, order_id[0] ?? 0)
    expect(data.due_at).toBe(new Date(server.clock.now().getTime() + DAY / 2).toISOString())
  })
})

describe('a paid order', () => {
  it('is shipped with several parcels and confirmed by the timer, counted from delivery', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aPayer(server)
    const { order_id } = await buy(server, buyer, lamp)
    const [id = 0] = order_id
    const parcel = (delivery_no: string) => ({ id, delivery_code: 'sf', delivery_no })
    const shipped = await server.call<OrdersEdited>('PUT', '/Seller/orders/status/edit', {
      token: seller.token,
      body: { orders: [parcel('SF10001'), parcel('SF10002')] },
    })
    expect(shipped.data).toMatchObject({ shipped: [id], refused: [] })
    const { data } = await orderOf(server, buyer, id)
    expect(data.parcels.map(item => item.number)).toEqual(['SF10001', 'SF10002'])
    expect(data).toMatchObject({ order_status: 'waiting_receipt', actions: ['receive'] })

    server.clock.moveBy(14 * DAY - MINUTE)
    await server.drain()
    expect((await orderOf(server, buyer, id)).data.order_status).toBe('waiting_receipt')
    server.clock.moveBy(MINUTE)
    await server.drain()
    expect((await orderOf(server, buyer, id)).data.order_status).toBe('waiting_comment')
    server.clock.moveBy(7 * DAY)
    await server.drain()
    const done = (await orderOf(server, buyer, id)).data
    expect(done.order_status).toBe('completion')
    expect(done.life.filter(entry => entry.kind === 'move').map(entry => entry.actor)).toEqual([
      done.user_name,
      'Payment',
      store.id === data.store_id ? data.store_name_en : '',
      'Automatic',
      'Automatic',
    ])
    server.clock.moveBy(-21 * DAY)
  })

  it('cannot be cancelled or set back to unpaid by anyone', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aPayer(server)
    const { order_id } = await buy(server, buyer, lamp)
    const [id = 0] = order_id
    const put = (path: string, token: string, body: object) => server.call('PUT', path, { token, body })

    const answers = [
      await cancel(buyer, id),
      await put(`/user/order/${id}`, buyer.token, { order_status: 1 }),
      await put(`/user/order/${id}`, buyer.token, { move: 'pay' }),
      await put('/Admin/orders/status/edit', admin.token, { id, move: 'cancel', reason: 'x' }),
      await put('/Seller/orders/status/edit', seller.token, { id, status: 'waiting_payment' }),
    ]

    expect(answers.map(answer => answer.code)).toEqual([409, 422, 422, 409, 422])
    expect(await stockOf(lamp.skuId)).toEqual([99, 0])
  })

  it('lists in a batch what cannot be shipped, and ships the rest', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aPayer(server)
    const [good = 0] = (await buy(server, buyer, lamp)).order_id
    const [unpaid = 0] = (await place(server, buyer, { ...lamp, buyNum: 2 })).order_id
    const foreignStore = await aStore(server.ctx)
    const [foreign = 0] = (await buy(server, buyer, await goodsOf(server.ctx, foreignStore.id))).order_id

    const { data } = await ship(server, seller, [good, unpaid, foreign, 77])

    expect(data.shipped).toEqual([good])
    expect(data.refused).toEqual([
      { id: unpaid, msg: 'The state has changed. Please refresh and try again.' },
      { id: foreign, msg: 'This record was not found. It may have been deleted.' },
      { id: 77, msg: 'This record was not found. It may have been deleted.' },
    ])
    expect((await orderOf(server, buyer, foreign)).data.order_status).toBe('waiting_delivery')
  })

  it('is not shipped with an unknown company, by staff without the permission, or without a number', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aPayer(server)
    const { order_id } = await buy(server, buyer, lamp)
    const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view'])
    const list = await server.call<Page<OrderRow>>('GET', '/Seller/orders', { token: staff.token })

    expect((await ship(server, seller, order_id, 'NOBODY')).data.refused).toMatchObject([
      { msg: 'This express company does not exist. Please choose another one.' },
    ])
    expect((await ship(server, staff, order_id)).code).toBe(402)
    expect(list.data.data[0]?.actions).toEqual([])
    const bare = await server.call('PUT', '/Seller/orders/status/edit', {
      token: seller.token,
      body: { id: order_id[0] },
    })
    expect(bare.data).toMatchObject({ fields: { delivery_code: 'Cannot be empty.', delivery_no: 'Cannot be empty.' } })
  })

  it('may be shipped by the platform', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aPayer(server)
    const [id = 0] = (await buy(server, buyer, lamp)).order_id

    const { data } = await server.call<OrdersEdited>('PUT', '/Admin/orders/status/edit', {
      token: admin.token,
      body: { id, delivery_code: 'SF', delivery_no: 'SF778899' },
    })

    expect(data.shipped).toEqual([id])
  })
})

describe('orders of others', () => {
  it('are missing, for buyers and for sellers', async () => {
    const other = await aStore(server.ctx)
    const buyer = await aPayer(server)
    const [id = 0] = (await buy(server, buyer, await goodsOf(server.ctx, other.id))).order_id
    const stranger = await aShopper(server)

    const codes = await Promise.all([
      orderOf(server, stranger, id),
      cancel(stranger, id),
      receive(server, stranger, id),
      server.call('GET', `/Seller/orders/${id}`, { token: seller.token }),
      server.call('GET', `/user/order/${id}`, { token: seller.token }),
      server.call('GET', `/Admin/orders/${id}`, { token: buyer.token }),
    ])

    expect(codes.map(answer => answer.code)).toEqual([404, 404, 404, 404, 401, 401])
    const find = await server.call<OrderRow[]>(
      'GET',
      `/Seller/orders/find/all?params=${Buffer.from(JSON.stringify({ order_id: [id] })).toString('base64')}`,
      { token: seller.token },
    )
    expect(find.data).toEqual([])
  })
})

describe('lists', () => {
  it('filter by state and count states for the tabs', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aPayer(server)
    const paid = await buy(server, buyer, lamp)
    await place(server, buyer, { ...lamp, buyNum: 2 })

    const list = (query: string) => server.call<Page<OrderRow>>('GET', `/user/orders${query}`, { token: buyer.token })

    const all = await list('')
    expect(all.data.count).toEqual({ waiting_delivery: 1, waiting_payment: 1 })
    const waiting = await list('?order_status=waiting_delivery')
    expect(waiting.data.data.map(order => order.id)).toEqual(paid.order_id)
    expect((await list('?order_status=waiting_delivery,waiting_payment|in')).data.total).toBe(2)
    expect((await list('?user_id=1')).code).toBe(422)
  })

  it('show the platform all, searchable by number, store and receiver', async () => {
    const lamp = await goodsOf(server.ctx, store.id)
    const buyer = await aPayer(server)
    const [id = 0] = (await buy(server, buyer, lamp)).order_id
    const order = (await orderOf(server, buyer, id)).data
    const find = async (query: string) =>
      (await server.call<Page<OrderRow>>('GET', `/Admin/orders?${query}`, { token: admin.token })).data.data.map(
        row => row.id,
      )

    expect(await find(`order_no=${order.order_no}`)).toEqual([id])
    expect(await find(`user_name=${encodeURIComponent(order.user_name)}&per_page=400`)).toEqual([id])
    expect(await find(`store_id=${store.id}&user_id=${buyer.id}`)).toEqual([id])
  })

  it('need the same number of statements however long the page is', async () => {
    const counts: number[] = []
    for (const perPage of [1, 20]) {
      let statements = 0
      const { db } = server.ctx
      const session = db._.session
      const prepare = session.prepareQuery.bind(session)
      session.prepareQuery = (...args: Parameters<typeof prepare>) => {
        statements += 1
        return prepare(...args)
      }
      await server.call('GET', `/Seller/orders?per_page=${perPage}`, { token: seller.token })
      session.prepareQuery = prepare
      counts.push(statements)
    }
    expect(counts[1]).toBeLessThanOrEqual((counts[0] ?? 0) + 1)
  })
})

describe('the life of an order', () => {
  it('explains the price, and hides stock from buyers and staff names from everyone outside', async () => {
    const lamp = await goodsOf(server.ctx, store.id, { price: 5_000, nameEn: 'Lamp' })
    const buyer = await aPayer(server)
    const [id = 0] = (await buy(server, buyer, { ...lamp, buyNum: 2 })).order_id
    await ship(server, seller, [id])

    const mine = (await orderOf(server, buyer, id)).data
    const theirs = (await server.call<OrderDetail>('GET', `/Seller/orders/${id}`, { token: seller.token })).data
    const all = (await server.call<OrderDetail>('GET', `/Admin/orders/${id}`, { token: admin.token })).data

    expect(mine.life.slice(0, 4).map(entry => [entry.key, entry.amount])).toEqual([
      ['life.price_line', 10_000],
      ['life.price_goods', 10_000],
      ['life.price_freight', 800],
      ['life.price_payable', 10_800],
    ])
    expect(mine.life[0]?.params).toEqual({ name: 'Lamp', price: '¥50.00', pieces: 2 })
    const keys = (detail: OrderDetail) => detail.life.map(entry => entry.key)
    expect(keys(mine)).toContain('life.ledger_user_balance')
    expect(keys(mine)).not.toContain('life.ledger_platform_escrow')
    expect(keys(mine).some(key => key.startsWith('life.stock'))).toBe(false)
    expect(keys(theirs)).toContain('life.stock_consume')
    expect(keys(theirs).some(key => key.includes('ledger_user'))).toBe(false)
    expect(keys(all)).toEqual(expect.arrayContaining(['life.ledger_platform_escrow', 'life.ledger_user_balance']))
    const shippedBy = (detail: OrderDetail) => detail.life.find(entry => entry.key === 'life.move_ship')?.actor
    expect(shippedBy(mine)).toBe(mine.store_name_en)
    expect(shippedBy(theirs)).toMatch(/^user /)
  })
})
