import { randomUUID } from 'node:crypto'
import type { PayData } from '@shiji/contract/payment/payment.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, pay, place, type Shopper } from '#harness/trade.builder.ts'
import { spendable } from '../../src/modules/finance/index.ts'
import { orders } from '../../src/modules/order/index.ts'
import { payments } from '../../src/modules/payment/index.ts'
import { balanceProvider } from '../../src/modules/payment/providers/balance/balance-provider.ts'
import { providersOf } from '../../src/modules/payment/providers/providers-of.ts'
import { testProvider } from '../../src/modules/payment/providers/test/test-provider.ts'
import { receiveNotice } from '../../src/modules/payment/use-cases/receive-notice.ts'
import { CONNECTIONS, naively, warm } from './many.ts'

const PAIRS = 30
const AGREED = 1_000
const CHANGED = 700

const wechat = testProvider('wechat')
let server: TestApp
let seller: Account
let storeId: number
let buyers: Shopper[]
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  server.ports.paymentProviders = providersOf([balanceProvider, wechat])
  storeId = (await aStore(server.ctx)).id
  seller = await aStoreOwner(server, storeId)
  buyers = await Promise.all(Array.from({ length: PAIRS }, () => aPayer(server, AGREED)))
  await warm(server)
})
afterAll(() => server.close())

const change = (id: number) =>
  server.call('PUT', `/Seller/orders/price/${id}`, {
    token: seller.token,
    body: { goods: CHANGED, freight: 0, payable: AGREED, reason: '优惠' },
  })
const orderOf = async (id: number) => (await server.ctx.db.select().from(orders).where(eq(orders.id, id)))[0]

/** An unpaid order of each buyer. */
async function unpaid() {
  const lamp = await goodsOf(server.ctx, storeId, { price: AGREED, freightMode: 'free' })
  return Promise.all(
    buyers.map(async buyer => {
      const { group_id: groupId, order_id: ids } = await place(server, buyer, lamp)
      return { buyer, groupId, id: ids[0] ?? 0 }
    }),
  )
}

describe('a change of the price while the order is being paid', () => {
  it('from the balance: the buyer pays exactly what the order costs, the old price or the new one', async () => {
    const made = await unpaid()
    const results = await Promise.all(
      made.map(async ({ buyer, groupId, id }, at) => {
        const calls = [() => change(id), () => pay(server, buyer, groupId)]
        const [first, second] = await Promise.all((at % 2 === 0 ? calls : calls.toReversed()).map(call => call()))
        return at % 2 === 0 ? { changed: first, paid: second } : { changed: second, paid: first }
      }),
    )

    for (const [at, { buyer, id }] of made.entries()) {
      const order = await orderOf(id)
      expect(results[at]?.paid?.code).toBe(200)
      expect(order?.status).toBe('waiting_delivery')
      expect(order?.payable).toBe(results[at]?.changed?.code === 200 ? CHANGED : AGREED)
      expect(await spendable(server.ctx, buyer.id)).toBe(AGREED - (order?.payable ?? 0))
    }
  })

  it('at an outside provider: what was paid wins, or goes back whole', async () => {
    server.clock.moveBy(60_000)
    const made = await unpaid()
    const started = await Promise.all(
      made.map(async ({ buyer, groupId }) => {
        const { data } = await server.call<PayData>('POST', '/user/order/pay', {
          token: buyer.token,
          key: randomUUID(),
          body: { group_id: groupId, payment_name: 'wechat' },
        })
        return data.payment_id
      }),
    )
    const rows = await server.ctx.db.select().from(payments).where(inArray(payments.id, started))
    const payNos = new Map(rows.map(row => [row.subjectId, row.payNo]))

    const changed = await Promise.all(
      made.map(async ({ groupId, id }, at) => {
        const pays = async () => {
          const notice = wechat.confirm(server.ctx, payNos.get(groupId) ?? '')
          await Promise.all([receiveNotice(server.ctx, 'wechat', notice), receiveNotice(server.ctx, 'wechat', notice)])
        }
        const calls = [() => change(id), pays]
        const done = await Promise.all((at % 2 === 0 ? calls : calls.toReversed()).map(call => call()))
        return done[at % 2]
      }),
    )

    let won = 0
    for (const [at, { groupId, id }] of made.entries()) {
      const order = await orderOf(id)
      const [payment] = await server.ctx.db.select().from(payments).where(eq(payments.subjectId, groupId))
      const { rows: back } = await server.ctx.db.execute<{ amount: string; kind: string }>(
        sql`select amount, kind from payment_refunds where payment_id = ${payment?.id}`,
      )
      const isChanged = changed[at]?.code === 200
      expect(order).toMatchObject(
        isChanged
          ? { status: 'waiting_payment', payable: CHANGED }
          : { status: 'waiting_delivery', payable: AGREED, paymentId: payment?.id },
      )
      expect(payment).toMatchObject({ status: isChanged ? 'closed' : 'paid', amount: AGREED })
      expect(back.map(row => [Number(row.amount), row.kind])).toEqual(isChanged ? [[AGREED, 'late']] : [])
      won += isChanged ? 0 : 1
    }
    expect(won).toBeGreaterThan(0)
  })

  it('by many people at once is made by one of them', async () => {
    server.clock.moveBy(60_000)
    const lamp = await goodsOf(server.ctx, storeId, { price: AGREED, freightMode: 'free' })
    const [buyer] = buyers
    if (buyer === undefined) throw new Error('no buyer')
    const { order_id: ids } = await place(server, buyer, lamp)
    const answers = await Promise.all(Array.from({ length: PAIRS }, () => change(ids[0] ?? 0)))
    expect(answers.filter(answer => answer.code === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.code === 409)).toHaveLength(PAIRS - 1)
  })

  it('would take the old price by code that reads before it writes: the race really runs', async () => {
    const { db } = server.ctx
    await db.execute(sql`create table naive_prices (payable int)`)
    await db.execute(sql`insert into naive_prices values (${AGREED})`)
    const taken: number[] = []
    await naively((met, at) =>
      db.transaction(async tx => {
        const { rows } = await tx.execute<{ payable: number }>(sql`select payable from naive_prices`)
        await met()
        if (at % 2 === 0) await tx.execute(sql`update naive_prices set payable = ${CHANGED}`)
        else taken.push(Number(rows[0]?.payable))
      }),
    )
    const { rows } = await db.execute<{ payable: number }>(sql`select payable from naive_prices`)
    expect(Number(rows[0]?.payable)).toBe(CHANGED)
    expect(taken).toContain(AGREED)
    await db.execute(sql`drop table naive_prices`)
  })
})
