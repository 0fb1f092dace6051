import { randomUUID } from 'node:crypto'
import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import type { OrderDetail } from '@shiji/contract/order/order.ts'
import type { PayData } from '@shiji/contract/payment/payment.ts'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import {
  anExpress,
  aPayer,
  commentAll,
  orderOf,
  PAY_PASSWORD,
  pay,
  place,
  receive,
  type Shopper,
  ship,
} from '#harness/trade.builder.ts'
import { auditLogs } from '../../../../infra/audit/audit.table.ts'
import { orderSettlements, spendable } from '../../../finance/index.ts'
import { payments } from '../../../payment/index.ts'
import { balanceProvider } from '../../../payment/providers/balance/balance-provider.ts'
import { providersOf } from '../../../payment/providers/providers-of.ts'
import { testProvider } from '../../../payment/providers/test/test-provider.ts'
import { receiveNotice } from '../../../payment/use-cases/receive-notice.ts'
import { orderGoods } from '../../data/order.table.ts'
import { settleDueOrders } from '../../use-cases/settle-due-orders.ts'

const wechat = testProvider('wechat')
const RICH = 100_000_00

let server: TestApp
let store: { readonly id: number; readonly ownerId: number }
let seller: Account
beforeAll(async () => {
  server = await createTestApp()
  server.ports.paymentProviders = providersOf([balanceProvider, wechat])
  store = await aStore(server.ctx)
  seller = await aStoreOwner(server, store.id)
  await anExpress(server)
})
afterAll(() => server.close())

interface Waiting {
  readonly id: number
  readonly groupId: number
  readonly buyer: Shopper
  readonly payable: number
}

/** An unpaid order of two goods of ¥33.33 and ¥66.68, freight ¥8. */
async function waiting(): Promise<Waiting> {
  const buyer = await aPayer(server, RICH)
  const one = await goodsOf(server.ctx, store.id, { price: 33_33 })
  const other = await goodsOf(server.ctx, store.id, { price: 66_68 })
  const made = await place(server, buyer, one, other)
  const [id = 0] = made.order_id
  return { id, groupId: made.group_id, buyer, payable: made.payable }
}

interface Wanted {
  readonly goods: number
  readonly freight: number
  readonly payable: number
  readonly reason?: string
}
const change = (id: number, { reason = '老客户优惠', ...wanted }: Wanted, as: Account = seller) =>
  server.call<{ id: number } & { fields?: Record<string, string> }>('PUT', `/Seller/orders/price/${id}`, {
    token: as.token,
    body: { ...wanted, reason },
  })
const desk = async (id: number, as: Account = seller, area = 'Seller') =>
  (await server.call<DeskOrderDetail>('GET', `/${area}/orders/${id}`, { token: as.token })).data
const seen = async ({ buyer, id }: Waiting): Promise<OrderDetail> => (await orderOf(server, buyer, id)).data
const entriesOf = async (who: Account, area = '') =>
  (await server.call<{ data: { title: string; text: string }[] }>('GET', `${area}/inbox`, { token: who.token })).data
    .data

/** Starts to pay at the outside provider; the number of the payment there. */
async function startOutside({ buyer, groupId }: Waiting): Promise<string> {
  const { data } = await server.call<PayData>('POST', '/user/order/pay', {
    token: buyer.token,
    key: randomUUID(),
    body: { group_id: groupId, payment_name: 'wechat' },
  })
  const [row] = await server.ctx.db.select().from(payments).where(eq(payments.id, data.payment_id))
  if (row === undefined) throw new Error('no payment was made')
  return row.payNo
}
const paymentsOf = ({ groupId }: Waiting) =>
  server.ctx.db.select().from(payments).where(eq(payments.subjectId, groupId)).orderBy(desc(payments.id))

describe('the price of an unpaid order', () => {
  it('is changed by the store: goods to the fen over its lines, freight, and what the buyer pays', async () => {
    const order = await waiting()
    expect(order.payable).toBe(108_01)
    expect((await desk(order.id)).price_limits).toEqual({ goods: 100_01, freight: 8_00 })

    expect((await change(order.id, { goods: 90_00, freight: 0, payable: order.payable })).code).toBe(200)

    const after = await seen(order)
    expect(after).toMatchObject({ goods_amount: 100_01, discount_amount: 10_01, freight_amount: 0, payable: 90_00 })
    expect(after.order_goods.map(line => line.payable)).toEqual([29_99, 60_01])
    expect((await pay(server, order.buyer, order.groupId)).code).toBe(200)
    expect(await spendable(server.ctx, order.buyer.id)).toBe(RICH - 90_00)
  })

  it('is logged on the order for buyer, store and platform: before, after, reason, person, time', async () => {
    const order = await waiting()
    await change(order.id, { goods: 80_00, freight: 8_00, payable: order.payable, reason: '包装破损' })
    await change(order.id, { goods: 95_00, freight: 0, payable: 88_00, reason: '改错了' })

    const [forStore, forPlatform, forBuyer] = await Promise.all([
      desk(order.id),
      anAdmin(server).then(admin => desk(order.id, admin, 'Admin')),
      seen(order),
    ])
    for (const { price_changes } of [forStore, forPlatform, forBuyer])
      expect(price_changes).toMatchObject([
        { payable_before: 108_01, payable_after: 88_00, goods_before: 100_01, goods_after: 80_00, reason: '包装破损' },
        { payable_before: 88_00, payable_after: 95_00, freight_before: 8_00, freight_after: 0, reason: '改错了' },
      ])
    expect(forStore.price_changes[0]?.actor).toBe(forPlatform.price_changes[0]?.actor)
    expect(forStore.price_changes[0]?.actor).toMatch(/^user/)
    expect(forBuyer.price_changes[0]?.actor).toBe(forBuyer.store_name_en)
    const life = forBuyer.life.filter(entry => entry.kind === 'price')
    expect(life.find(entry => entry.key === 'life.price_payable')?.amount).toBe(108_01)
    expect(life.filter(entry => entry.key === 'life.price_changed').map(entry => entry.amount)).toEqual([88_00, 95_00])
    const logs = await server.ctx.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectId, order.id), eq(auditLogs.action, 'order.price')))
    expect(logs).toMatchObject([
      { before: { payable: 108_01 }, after: { payable: 88_00, reason: '包装破损' } },
      { before: { payable: 88_00 }, after: { payable: 95_00 } },
    ])
    await server.drain()
    const [newest] = await entriesOf(order.buyer)
    expect(newest?.text).toContain('¥88.00')
    expect(newest?.text).toContain('¥95.00')
  })

  it('is never above what the buyer agreed to, never nothing, and needs a reason', async () => {
    const order = await waiting()
    const { payable } = order
    const over = await change(order.id, { goods: 100_02, freight: 8_01, payable })
    expect(over.code).toBe(422)
    expect(over.data.fields?.goods).toContain('¥100.01')
    expect(over.data.fields?.freight).toContain('¥8.00')
    expect((await change(order.id, { goods: 0, freight: 0, payable })).data.fields?.goods).toContain('¥0.01')
    expect((await change(order.id, { goods: -1, freight: 0, payable })).code).toBe(422)
    expect((await change(order.id, { goods: 90_00, freight: 0, payable, reason: '  ' })).data.fields).toHaveProperty(
      'reason',
    )
    expect((await change(order.id, { goods: 100_01, freight: 8_00, payable })).code).toBe(400)
    expect((await seen(order)).price_changes).toEqual([])

    expect((await change(order.id, { goods: 1, freight: 0, payable })).code).toBe(200)
    expect((await change(order.id, { goods: 100_02, freight: 0, payable: 1 })).code).toBe(422)
    expect((await change(order.id, { goods: 100_01, freight: 8_00, payable: 1 })).code).toBe(200)
    expect(await seen(order)).toMatchObject({ discount_amount: 0, payable })
  })

  it('is not changed twice from the same page: the second person sees the new price first', async () => {
    const order = await waiting()
    await change(order.id, { goods: 90_00, freight: 0, payable: order.payable })

    const late = await change(order.id, { goods: 95_00, freight: 0, payable: order.payable })

    expect(late.code).toBe(409)
    expect(late.data).toEqual({ payable: 90_00 })
  })

  it('is fixed for paid and cancelled orders, for other stores and for staff without the permission', async () => {
    const order = await waiting()
    const wanted = { goods: 90_00, freight: 0, payable: order.payable }
    const rival = await aStoreOwner(server, (await aStore(server.ctx)).id)
    const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view', 'order.ship'])
    expect((await change(order.id, wanted, rival)).code).toBe(404)
    expect((await change(order.id, wanted, staff)).code).toBe(402)
    expect(await desk(order.id, staff)).toMatchObject({ actions: [], price_limits: null })
    expect((await desk(order.id)).actions).toEqual(['price'])

    await pay(server, order.buyer, order.groupId)

    const paid = await change(order.id, wanted)
    expect(paid.code).toBe(409)
    expect(paid.data).toMatchObject({ order_status: 'waiting_delivery' })
    const gone = await waiting()
    await server.call('PUT', `/user/order/${gone.id}`, { token: gone.buyer.token, body: { move: 'cancel' } })
    expect((await change(gone.id, { ...wanted, payable: gone.payable })).code).toBe(409)
  })

  it('is what commission and settlement count', async () => {
    const order = await waiting()
    await change(order.id, { goods: 50_00, freight: 4_00, payable: order.payable })
    await pay(server, order.buyer, order.groupId)
    await ship(server, seller, [order.id])
    await receive(server, order.buyer, order.id)
    await commentAll(server, order.buyer, order.id)
    const lines = await server.ctx.db.select().from(orderGoods).where(eq(orderGoods.orderId, order.id))
    server.clock.moveBy(30 * 86_400_000)
    await settleDueOrders(server.ctx)
    seller = await aStoreOwner(server, store.id)

    const [settled] = await server.ctx.db.select().from(orderSettlements).where(eq(orderSettlements.orderId, order.id))

    const commission = lines.reduce(
      (sum, line) => sum + Math.floor((line.payable * line.commissionBp + 5_000) / 10_000),
      0,
    )
    expect(lines.reduce((sum, line) => sum + line.payable, 0)).toBe(50_00)
    expect(settled).toMatchObject({ payable: 54_00, commission, settlementPrice: 54_00 - commission })
  })
})

describe('payments that were started before the price changed', () => {
  it('are closed, and money that arrives for them later goes back whole', async () => {
    const order = await waiting()
    const payNo = await startOutside(order)

    expect((await change(order.id, { goods: 90_00, freight: 0, payable: order.payable })).code).toBe(200)

    expect(await paymentsOf(order)).toMatchObject([{ status: 'closed', amount: 108_01 }])
    await receiveNotice(server.ctx, 'wechat', wechat.confirm(server.ctx, payNo))
    await server.drain()
    expect((await seen(order)).order_status).toBe('waiting_payment')
    const again = await startOutside(order)
    await receiveNotice(server.ctx, 'wechat', wechat.confirm(server.ctx, again))
    expect(await seen(order)).toMatchObject({ order_status: 'waiting_delivery', payable: 90_00 })
  })

  it('win when they were paid before the change, even if the notice is still on its way', async () => {
    const order = await waiting()
    wechat.confirm(server.ctx, await startOutside(order))

    const late = await change(order.id, { goods: 90_00, freight: 0, payable: order.payable })

    expect(late.code).toBe(409)
    expect(await seen(order)).toMatchObject({ order_status: 'waiting_delivery', payable: 108_01, price_changes: [] })
  })

  it('are not made for an amount that the buyer has not seen', async () => {
    const order = await waiting()
    await change(order.id, { goods: 90_00, freight: 0, payable: order.payable })
    const payWith = (amount: number) =>
      server.call<{ amount: number }>('POST', '/user/order/pay', {
        token: order.buyer.token,
        key: randomUUID(),
        body: { group_id: order.groupId, payment_name: 'balance', pay_password: PAY_PASSWORD, amount },
      })

    const refused = await payWith(108_01)

    expect(refused.code).toBe(409)
    expect(refused.data).toEqual({ amount: 90_00 })
    expect(await spendable(server.ctx, order.buyer.id)).toBe(RICH)
    expect((await payWith(90_00)).code).toBe(200)
  })
})
