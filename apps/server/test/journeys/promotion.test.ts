import type { CartData, Quote } from '@shiji/contract/cart/cart.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, createOrder, pay, quoteOf, type Shopper } from '#harness/trade.builder.ts'
import type { Offer } from '../../src/modules/promotion/pricing/offer.ts'

let server: TestApp
let offers: readonly Offer[] = []
let lamp: BuiltGoods
let chair: BuiltGoods
let buyer: Shopper

beforeAll(async () => {
  server = await createTestApp()
  server.ports.offers = { of: async () => offers }
  const [wood, light] = [await aStore(server.ctx), await aStore(server.ctx)]
  lamp = await goodsOf(server.ctx, light.id, { price: 10_000 })
  chair = await goodsOf(server.ctx, wood.id, { price: 30_000 })
  const named = (phase: Offer['phase']) => ({ kind: `test_${phase}`, refId: 1, name: `优惠 ${phase}`, nameEn: phase })
  offers = [
    { ...named('unit'), phase: 'unit', skuId: lamp.skuId, price: fen(9_000) },
    { ...named('line'), phase: 'line', skuIds: [lamp.skuId], cut: { rate: 1_000 } },
    { ...named('store'), phase: 'store', storeId: light.id, from: fen(8_000), cut: { off: fen(1_000) } },
    { ...named('group'), phase: 'group', from: fen(30_000), cut: { off: fen(3_710) } },
    { ...named('points'), phase: 'points', worth: fen(3_339) },
    { ...named('freight'), phase: 'freight', storeId: wood.id, from: fen(30_000) },
  ]
})
beforeEach(async () => {
  buyer = await aPayer(server)
})
afterAll(() => server.close())

const saved = (steps: readonly { readonly phase: string; readonly amount: number }[]) =>
  Object.fromEntries(steps.map(({ phase, amount }) => [phase, amount]))

describe('a promotion in every phase', () => {
  it('appears alike on product page, cart, quote, order and its life, and the books balance', async () => {
    const page = await server.call<GoodsDetail>('GET', `/goods/${lamp.id}`, { token: buyer.token })
    expect(page.data).toMatchObject({ price: 8_100, max_price: 8_100 })
    expect(page.data.skus.map(sku => [sku.price, saved(sku.price_steps)])).toEqual([
      [8_100, { unit: 1_000, line: 900 }],
    ])

    await server.call('POST', '/user/carts', {
      token: buyer.token,
      body: { goods_id: lamp.id, sku_id: lamp.skuId, buy_num: 1 },
    })
    const cart = await server.call<CartData>('GET', '/user/carts', { token: buyer.token })
    expect(cart.data.stores.flatMap(store => store.lines)).toMatchObject([{ price: 9_000, payable: 8_100 }])
    expect(cart.data.stores.flatMap(store => store.lines).map(line => saved(line.steps))).toEqual([
      { unit: 1_000, line: 900 },
    ])

    const { data: quote } = await quoteOf(server, buyer, lamp, chair)
    const [light, wood] = quote.stores
    expect(light?.steps.map(step => step.phase)).toEqual(['unit', 'line', 'store', 'group', 'points'])
    expect(saved(light?.steps ?? [])).toMatchObject({ unit: 1_000, line: 900, store: 1_000, group: 710 })
    expect(wood?.freight_amount).toBe(0)
    expect(saved(wood?.steps ?? [])).toMatchObject({ group: 3_000, freight: expect.any(Number) })
    expect(light?.payable).toBe(
      (light?.goods_amount ?? 0) - (light?.discount_amount ?? 0) + (light?.freight_amount ?? 0),
    )

    const placed = await createOrder(server, buyer, quote.fingerprint, [lamp, chair])
    expect(placed).toMatchObject({ code: 200, data: { payable: quote.payable } })
    for (const [at, store] of quote.stores.entries()) {
      const { data: order } = await server.call<OrderDetail>('GET', `/user/order/${placed.data.order_id[at]}`, {
        token: buyer.token,
        language: 'en',
      })
      expect(order.price_steps).toEqual(store.steps)
      const told = order.life.filter(entry => entry.key === 'life.price_discount').map(entry => entry.amount)
      const discounts = store.steps.filter(step => !['unit', 'freight'].includes(step.phase))
      expect(told).toEqual(discounts.map(step => -step.amount))
    }
    expect((await pay(server, buyer, placed.data.group_id)).data.status).toBe('paid')
    await server.drain()
  })

  it('that ends before the order is placed answers with the new price and places nothing', async () => {
    const { data: before } = await quoteOf(server, buyer, lamp)
    const running = offers
    offers = running.filter(({ phase }) => phase !== 'unit')
    const answer = await createOrder(server, buyer, before.fingerprint, [lamp])
    offers = running
    expect(answer.code).toBe(409)
    const now = answer.data as unknown as Quote
    expect(now.stores[0]?.steps.map(step => step.phase)).not.toContain('unit')
    expect(now.payable).toBeGreaterThan(before.payable)
  })
})
