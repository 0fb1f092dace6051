import type { CartData } from '@shiji/contract/cart/cart.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aFreight, aStore } from '#harness/store.builder.ts'
import { anAddress, aShopper, orderParams, quoteOf } from '#harness/trade.builder.ts'
import { goods, skus } from '../../catalog/index.ts'
import { stores } from '../../store/index.ts'

let server: TestApp
let storeId: number
let buyer: Account
beforeAll(async () => {
  server = await createTestApp()
  storeId = (await aStore(server.ctx)).id
  buyer = await aBuyer(server)
})
afterAll(() => server.close())

const add = (token: string, body: Record<string, unknown>) =>
  server.call<{ id: number }>('POST', '/user/carts', { token, body })
const cart = async (token: string) => (await server.call<CartData>('GET', '/user/carts', { token })).data
const linesOf = async (token: string) => (await cart(token)).stores.flatMap(store => store.lines)

describe('the cart', () => {
  it('merges pieces of one SKU and counts lines', async () => {
    const lamp = await goodsOf(server.ctx, storeId, { price: 4_900 })
    const me = await aBuyer(server)

    await add(me.token, { goods_id: lamp.id, buy_num: 2 })
    await add(me.token, { goods_id: lamp.id, sku_id: lamp.skuId, buy_num: 3 })

    const data = await cart(me.token)
    expect(data.count).toBe(1)
    expect(data.stores[0]?.lines[0]).toMatchObject({
      buy_num: 5,
      price: 4_900,
      payable: 24_500,
      stock: 100,
      problem: null,
    })
    expect((await server.call('GET', '/cart_count', { token: me.token })).data).toBe(1)
  })

  it('merges pieces that are added at the same time', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const me = await aBuyer(server)

    await Promise.all(Array.from({ length: 12 }, () => add(me.token, { goods_id: lamp.id, buy_num: 1 })))

    expect((await linesOf(me.token)).map(line => line.buy_num)).toEqual([12])
  })

  it('adds the pieces once when the answer to the first try was lost', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const me = await aBuyer(server)
    const put = () =>
      server.call('POST', '/user/carts', { token: me.token, key: 'cart-1', body: { goods_id: lamp.id, buy_num: 2 } })

    const first = await put()
    expect(await put()).toMatchObject({ code: 200, data: first.data })

    expect((await linesOf(me.token)).map(line => line.buy_num)).toEqual([2])
  })

  it('requires a SKU where there is a choice, and one of these goods', async () => {
    const shirt = await goodsOf(server.ctx, storeId, { skuCount: 2 })
    const other = await goodsOf(server.ctx, storeId)

    expect(await add(buyer.token, { goods_id: shirt.id, buy_num: 1 })).toMatchObject({
      code: 400,
      msg: 'Please select a SKU.',
    })
    expect((await add(buyer.token, { goods_id: shirt.id, sku_id: other.skuId, buy_num: 1 })).code).toBe(400)
  })

  it.each([0, -1, 1.5, 1_000, '2abc', [1, 2]])('refuses %s pieces', async buyNum => {
    const lamp = await goodsOf(server.ctx, storeId)
    const refused = await add(buyer.token, { goods_id: lamp.id, buy_num: buyNum })
    expect(refused.code).toBe(422)
    expect(refused.data).toHaveProperty('fields.buy_num')
  })

  it('refuses more than is in stock, also by merging', async () => {
    const lamp = await goodsOf(server.ctx, storeId, { stock: 3 })
    const me = await aBuyer(server)

    expect(await add(me.token, { goods_id: lamp.id, buy_num: 4 })).toMatchObject({
      code: 409,
      msg: 'Insufficient stock.',
    })
    await add(me.token, { goods_id: lamp.id, buy_num: 2 })
    expect((await add(me.token, { goods_id: lamp.id, buy_num: 2 })).code).toBe(409)
    expect((await linesOf(me.token)).map(line => line.buy_num)).toEqual([2])
  })

  it('refuses goods off the shelf, unreviewed goods, goods of a closed store, and the store’s own owner', async () => {
    const off = await goodsOf(server.ctx, storeId, { shelf: 'off_shelf' })
    const fresh = await goodsOf(server.ctx, storeId, { verify: 'to_be_reviewed' })
    const closed = await aStore(server.ctx, { status: 'closed' })
    const inClosed = await goodsOf(server.ctx, closed.id)
    const mine = await aStore(server.ctx)
    const own = await goodsOf(server.ctx, mine.id)
    const owner = await server.login('buyer', mine.ownerId)

    const answers = await Promise.all([
      add(buyer.token, { goods_id: off.id, buy_num: 1 }),
      add(buyer.token, { goods_id: fresh.id, buy_num: 1 }),
      add(buyer.token, { goods_id: inClosed.id, buy_num: 1 }),
      add(owner, { goods_id: own.id, buy_num: 1 }),
      add(buyer.token, { goods_id: 5, buy_num: 1 }),
    ])
    expect(answers.map(answer => answer.code)).toEqual([409, 409, 409, 400, 409])
  })

  it('shows per line why it cannot be bought any more', async () => {
    const shelved = await goodsOf(server.ctx, storeId)
    const scarce = await goodsOf(server.ctx, storeId, { stock: 5 })
    const me = await aBuyer(server)
    await add(me.token, { goods_id: shelved.id, buy_num: 1 })
    await add(me.token, { goods_id: scarce.id, buy_num: 5 })
    const { db } = server.ctx
    await db.update(goods).set({ shelf: 'off_shelf' }).where(eq(goods.id, shelved.id))
    await db
      .update(skus)
      .set({ price: fen(1_000) })
      .where(eq(skus.id, scarce.skuId))

    const lines = await linesOf(me.token)

    expect(lines.map(line => [line.goods_id, line.problem])).toEqual([
      [scarce.id, null],
      [shelved.id, 'goods.not_for_sale'],
    ])
    expect(lines[0]).toMatchObject({ price: 1_000, price_added: 1_990 })
  })

  it('changes pieces and SKU, and merges when the cart has the other SKU already', async () => {
    const shirt = await goodsOf(server.ctx, storeId, { skuCount: 2 })
    const [small = 0, large = 0] = shirt.skuIds
    const me = await aBuyer(server)
    await add(me.token, { goods_id: shirt.id, sku_id: small, buy_num: 1 })
    const { data } = await add(me.token, { goods_id: shirt.id, sku_id: large, buy_num: 2 })
    const put = (id: number, body: object) => server.call('PUT', `/user/carts/${id}`, { token: me.token, body })

    expect((await put(data.id, { buy_num: 4 })).code).toBe(200)
    expect((await put(data.id, { buy_num: 101 })).code).toBe(409)
    expect((await put(data.id, { sku_id: small })).code).toBe(200)

    expect((await linesOf(me.token)).map(line => [line.sku_id, line.buy_num])).toEqual([[small, 5]])
  })

  it('allows lowering the pieces even when nothing is left', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const me = await aBuyer(server)
    const { data } = await add(me.token, { goods_id: lamp.id, buy_num: 5 })
    await server.ctx.db.update(goods).set({ shelf: 'off_shelf' }).where(eq(goods.id, lamp.id))

    const answer = await server.call('PUT', `/user/carts/${data.id}`, { token: me.token, body: { buy_num: 2 } })

    expect(answer.code).toBe(200)
  })

  it('is visible to its owner only', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const [me, other] = [await aBuyer(server), await aBuyer(server)]
    const { data } = await add(me.token, { goods_id: lamp.id, buy_num: 1 })

    const change = await server.call('PUT', `/user/carts/${data.id}`, { token: other.token, body: { buy_num: 9 } })
    const remove = await server.call('DELETE', `/user/carts/${data.id}`, { token: other.token })
    const seller = await aStoreOwner(server, storeId)

    expect([change.code, remove.code]).toEqual([404, 404])
    expect((await server.call('GET', '/user/carts', { token: seller.token })).code).toBe(401)
    expect((await linesOf(me.token)).map(line => line.buy_num)).toEqual([1])
  })

  it('removes several lines, all or none', async () => {
    const [one, two] = [await goodsOf(server.ctx, storeId), await goodsOf(server.ctx, storeId)]
    const me = await aBuyer(server)
    const first = await add(me.token, { goods_id: one.id, buy_num: 1 })
    const second = await add(me.token, { goods_id: two.id, buy_num: 1 })
    const remove = (ids: string) => server.call('DELETE', `/user/carts/${ids}`, { token: me.token })

    expect((await remove(`${first.data.id},999`)).code).toBe(404)
    expect(await linesOf(me.token)).toHaveLength(2)
    expect((await remove(`${first.data.id},${second.data.id}`)).data).toEqual({ deleted: 2 })
    expect(await linesOf(me.token)).toHaveLength(0)
  })

  it('has a maximum number of lines', async () => {
    const me = await aBuyer(server)
    const many = await Promise.all(
      Array.from({ length: LIMITS.order.cartLinesMax / 60 + 1 }, () => goodsOf(server.ctx, storeId, { skuCount: 60 })),
    )
    const wanted = many.flatMap(one => one.skuIds.map(skuId => ({ goods_id: one.id, sku_id: skuId, buy_num: 1 })))
    for (const body of wanted.slice(0, LIMITS.order.cartLinesMax)) await add(me.token, body)

    expect(await add(me.token, wanted[LIMITS.order.cartLinesMax] ?? {})).toMatchObject({
      code: 400,
      msg: 'Your cart is full. Please remove something first.',
    })
    expect((await add(me.token, wanted[0] ?? {})).code).toBe(200)
  })
})

describe('the quote', () => {
  it('prices lines by store with freight per template and keeps its fingerprint', async () => {
    const other = (await aStore(server.ctx)).id
    const heavy = await goodsOf(server.ctx, storeId, { price: 10_000, weight: 1_500 })
    const light = await goodsOf(server.ctx, storeId, { price: 100, weight: 100 })
    const free = await goodsOf(server.ctx, other, { price: 5_000, freightMode: 'free' })
    const shopper = await aShopper(server)

    const { data } = await quoteOf(server, shopper, { ...heavy, buyNum: 2 }, light, free)
    const again = await quoteOf(server, shopper, free, light, { ...heavy, buyNum: 2 })

    expect(data.stores.map(store => [store.store_id, store.goods_amount, store.freight_amount, store.payable])).toEqual(
      [
        // 3.1 kg: 8 yuan for the first kilogram, 2 for each of three further started ones.
        [storeId, 20_100, 1_400, 21_500],
        [other, 5_000, 0, 5_000],
      ],
    )
    expect(data).toMatchObject({ payable: 26_500, pieces: 4, address_id: shopper.addressId })
    expect(again.data.fingerprint).toBe(data.fingerprint)
  })

  it('changes its fingerprint with the price, and with the area even at the same price', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const shopper = await aShopper(server)
    const elsewhere = await anAddress(server, shopper.id, { provinceId: 110_000, cityId: 110_100, isDefault: false })
    const before = (await quoteOf(server, shopper, lamp)).data

    const moved = (await quoteOf(server, { ...shopper, addressId: elsewhere }, lamp)).data
    await server.ctx.db
      .update(skus)
      .set({ price: fen(1_991) })
      .where(eq(skus.id, lamp.skuId))
    const dearer = (await quoteOf(server, shopper, lamp)).data

    expect(moved.payable).toBe(before.payable)
    expect(new Set([before.fingerprint, moved.fingerprint, dearer.fingerprint]).size).toBe(3)
  })

  it('uses the template that names the city', async () => {
    const mine = await aStore(server.ctx)
    await aFreight(server.ctx, mine.id, { name: 'Hangzhou', firstPrice: fen(300), areaIds: [330_100] })
    const lamp = await goodsOf(server.ctx, mine.id)

    const { data } = await quoteOf(server, await aShopper(server), lamp)

    expect(data.stores[0]?.freight).toEqual([{ name: 'Hangzhou', mode: 'default', weight: 500, amount: 300 }])
  })

  it('uses the default address when none is given, and works without any', async () => {
    const lamp = await goodsOf(server.ctx, storeId)
    const shopper = await aShopper(server)
    const quote = (token: string) =>
      server.call<{ address_id: number | null; payable: number }>('POST', '/user/order/before', {
        token,
        body: { params: orderParams(lamp) },
      })

    expect((await quote(shopper.token)).data.address_id).toBe(shopper.addressId)
    expect((await quote((await aBuyer(server)).token)).data).toMatchObject({ address_id: null, payable: 2_790 })
  })

  it('refuses another person’s address, and lines that cannot be bought', async () => {
    const lamp = await goodsOf(server.ctx, storeId, { stock: 2 })
    const closing = await aStore(server.ctx)
    const gone = await goodsOf(server.ctx, closing.id)
    const [shopper, other] = [await aShopper(server), await aShopper(server)]
    const closed = await quoteOf(server, shopper, gone)
    await server.ctx.db.update(stores).set({ status: 'holiday' }).where(eq(stores.id, closing.id))

    expect(closed.code).toBe(200)
    expect((await quoteOf(server, { ...shopper, addressId: other.addressId }, lamp)).code).toBe(400)
    expect(await quoteOf(server, shopper, { ...lamp, buyNum: 3 })).toMatchObject({
      code: 409,
      data: { sku_id: lamp.skuId, left: 2 },
    })
    expect((await quoteOf(server, shopper, { ...lamp, id: gone.id })).code).toBe(400)
    expect((await quoteOf(server, shopper, gone)).msg).toBe('This store is closed at the moment.')
  })

  it('adds up two lines of one SKU before it checks the stock', async () => {
    const lamp = await goodsOf(server.ctx, storeId, { stock: 3 })
    const shopper = await aShopper(server)
    expect((await quoteOf(server, shopper, { ...lamp, buyNum: 2 }, { ...lamp, buyNum: 2 })).code).toBe(409)
  })

  it.each([
    ['nothing', ''],
    ['invalid base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64')],
    ['a negative number', orderParams({ id: 1, skuId: 1, buyNum: -1 })],
    ['a fraction', orderParams({ id: 1, skuId: 1, buyNum: 0.01 })],
    ['no lines', orderParams()],
    ['a price', Buffer.from('{"order":[{"goods_id":1,"sku_id":1,"buy_num":1,"price":1}]}').toString('base64')],
  ])('refuses params with %s', async (_what, params) => {
    const shopper = await aShopper(server)
    const { code } = await server.call('POST', '/user/order/before', { token: shopper.token, body: { params } })
    expect([400, 422]).toContain(code)
  })
})
