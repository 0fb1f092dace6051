import type { CartData } from '@shiji/contract/cart/cart.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { Books, MoneyLogRow, SettlementRow } from '@shiji/contract/finance/finance.ts'
import type { BuyerOverview, OrderDetail, OrderRow, SettlementRunData } from '@shiji/contract/order/order.ts'
import type { PayPage } from '@shiji/contract/payment/payment.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAdmin, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import {
  anExpress,
  aPayer,
  commentAll,
  createOrder,
  orderOf,
  pay,
  quoteOf,
  receive,
  ship,
} from '#harness/trade.builder.ts'
import { checkInvariants, countBreaches } from '../../src/infra/invariants/check-invariants.ts'
import { plantRecurring } from '../../src/infra/jobs/run-jobs.ts'
import { goods } from '../../src/modules/catalog/index.ts'
import { stores } from '../../src/modules/store/index.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('goes from two carts of two stores to settled money and balanced books', async () => {
  const path = await aClass(server.ctx, ['家居', '灯具', '台灯'], { commissionBp: 800 })
  const [one, two] = [await aStore(server.ctx), await aStore(server.ctx, { commissionBp: 0 })]
  const lamp = await goodsOf(server.ctx, one.id, { price: 12_345, stock: 10, path })
  const shade = await goodsOf(server.ctx, one.id, { price: 999, stock: 10, skuCount: 2, path })
  const bulb = await goodsOf(server.ctx, two.id, { price: 500, stock: 10, path, freightMode: 'free' })
  await anExpress(server)
  const buyer = await aPayer(server, 50_000)
  const sellers = [await aStoreOwner(server, one.id), await aStoreOwner(server, two.id)] as const
  const admin = await anAdmin(server)
  const get = async <T>(path: string, token: string) => (await server.call<T>('GET', path, { token })).data

  // Cart of two stores.
  for (const [goods, skuId, buyNum] of [
    [lamp, lamp.skuId, 2],
    [shade, shade.skuIds[1], 1],
    [bulb, bulb.skuId, 3],
  ] as const)
    await server.call('POST', '/user/carts', {
      token: buyer.token,
      body: { goods_id: goods.id, sku_id: skuId, buy_num: buyNum },
    })
  const cart = await get<CartData>('/user/carts', buyer.token)
  expect(cart.stores).toHaveLength(2)
  const lines = cart.stores.flatMap(store =>
    store.lines.map(line => ({ id: line.goods_id, skuId: line.sku_id, buyNum: line.buy_num, cartId: line.id })),
  )

  // Quote, order: one per store, cart empty, stock held.
  const { data: quote } = await quoteOf(server, buyer, ...lines)
  const { data: group } = await createOrder(server, buyer, quote.fingerprint, lines)
  // 2.5 kg cost 8 yuan for the first and 2 for each of two started kilograms; 8 + 4 = 12.
  expect(quote.payable).toBe(2 * 12_345 + 999 + 1_000 + 3 * 500)
  expect(group).toMatchObject({ payable: quote.payable })
  expect(group.order_id).toHaveLength(2)
  expect((await get<CartData>('/user/carts', buyer.token)).count).toBe(0)

  // Pay.
  const page = (
    await server.call<PayPage>('POST', '/user/order/after', { token: buyer.token, body: { group_id: group.group_id } })
  ).data
  expect(page).toMatchObject({
    amount: quote.payable,
    status: 'waiting_payment',
    balance: 50_000,
    has_pay_password: true,
  })
  expect((await pay(server, buyer, group.group_id)).data.status).toBe('paid')
  await server.drain()
  const log = await get<Page<MoneyLogRow>>('/user/money_logs?is_type=balance', buyer.token)
  expect(log.data[0]?.balance_after).toBe(50_000 - quote.payable)

  // Each seller sees and ships their own order.
  for (const seller of sellers) {
    const waiting = await get<Page<OrderRow>>('/Seller/orders?order_status=waiting_delivery', seller.token)
    expect(waiting.data.map(order => order.actions)).toEqual([['ship']])
    const shipped = await ship(
      server,
      seller,
      waiting.data.map(order => order.id),
    )
    expect(shipped.data.refused).toEqual([])
  }

  // Receive and comment.
  for (const id of group.order_id) {
    expect((await receive(server, buyer, id)).code).toBe(200)
    expect((await commentAll(server, buyer, id)).code).toBe(200)
    expect((await orderOf(server, buyer, id)).data.order_status).toBe('completion')
  }
  await server.drain()
  const [sold] = await server.ctx.db.select().from(goods).where(eq(goods.id, lamp.id))
  expect(sold).toMatchObject({ commentCount: 1, goodCount: 1, scoreSum: 5 })
  expect((await get<GoodsDetail>(`/goods/${lamp.id}`, buyer.token)).sales).toBe(2)
  const [rated] = await server.ctx.db.select().from(stores).where(eq(stores.id, one.id))
  expect(rated).toMatchObject({ commentCount: 2, agreeSum: 10 })

  // Nothing is settled before its time; then everything, once.
  const settle = async (token: string) =>
    (await server.call<SettlementRunData>('POST', '/Admin/order_settlement_handle', { token, body: {} })).data
  expect(await settle(admin.token)).toMatchObject({ orders: 0, settlement_no: null })
  server.clock.moveBy(8 * DAY)
  // Sessions of the back offices end within hours.
  const fresh = await server.login('admin', admin.id)
  const run = await settle(fresh)
  expect(run).toMatchObject({ orders: 2, failed: [] })
  // Lamps: 8 % of 24,690 and of 999 fen, each rounded; freight is free of commission.
  const commission = 1_975 + 80
  expect(run.amount).toBe(quote.payable - commission)

  const mine = await server.login('seller', sellers[0].id, one.id)
  const settled = await get<Page<SettlementRow>>('/Seller/order_settlements', mine)
  expect(settled.data).toMatchObject([{ settlement_no: run.settlement_no, commission, payable: 26_689 }])
  const storeLog = await get<Page<MoneyLogRow>>('/Seller/money_logs', mine)
  expect(storeLog.data.map(row => row.balance_after)).toEqual([26_689 - commission])

  // The life of the order, with the details that each reader may see.
  const [firstOrder = 0] = group.order_id
  const kinds = async (path: string, token: string) => {
    const { life } = await get<OrderDetail>(path, token)
    expect(life.map(entry => entry.at)).toEqual(life.map(entry => entry.at).toSorted())
    return new Set(life.map(entry => entry.kind))
  }
  const fullLife = ['price', 'move', 'stock', 'payment', 'ledger', 'parcel', 'settlement']
  expect([...(await kinds(`/Admin/orders/${firstOrder}`, fresh))].toSorted()).toEqual(fullLife.toSorted())
  expect((await kinds(`/user/order/${firstOrder}`, buyer.token)).has('stock')).toBe(false)

  // The buyer's overview, the books.
  const overview = await get<BuyerOverview>('/user/default', buyer.token)
  expect(overview).toMatchObject({ count: { completion: 2 }, money: 50_000 - quote.payable, cart: 0 })
  await server.call('POST', '/Admin/books/check', { token: fresh })
  await server.drain()
  const books = await get<Books>('/Admin/books', fresh)
  expect(books.units.map(unit => unit.difference)).toEqual([0])
  const balance = (owner: string, kind: string) =>
    books.totals.find(total => total.owner_type === owner && total.kind === kind)?.balance
  expect(balance('platform', 'escrow')).toBe(0)
  expect(balance('platform', 'revenue')).toBe(commission)
  expect(balance('store', 'balance')).toBe(quote.payable - commission)
  await plantRecurring(server.runtime, server.app.jobs)
  await server.drain()
  expect(countBreaches(await checkInvariants(server.ctx.db, { now: server.clock.now() }))).toBe(0)
})
