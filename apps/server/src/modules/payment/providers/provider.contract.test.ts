import { randomUUID } from 'node:crypto'
import type { PayData } from '@shiji/contract/payment/payment.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import { shopDayKey } from '@shiji/kit/time/shop-time.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { aPayer, PAY_PASSWORD, place, type Shopper } from '#harness/trade.builder.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { paymentRefunds, payments } from '../data/payment.table.ts'
import type { PaymentProvider } from '../domain/provider.ts'
import { followPayments } from '../use-cases/follow-payments.ts'
import { receiveNotice } from '../use-cases/receive-notice.ts'
import { refundPayment } from '../use-cases/refund-payment.ts'
import { balanceProvider } from './balance/balance-provider.ts'
import { providersOf } from './providers-of.ts'
import { type TestProvider, testProvider } from './test/test-provider.ts'

const PRICE = 5_000
let server: TestApp
let storeId: number
const outside: TestProvider = testProvider('wechat')
beforeAll(async () => {
  server = await createTestApp()
  server.ports.paymentProviders = providersOf([balanceProvider, outside])
  storeId = (await aStore(server.ctx)).id
})
afterAll(() => server.close())

const aGroup = async (buyer: Shopper) =>
  (await place(server, buyer, await goodsOf(server.ctx, storeId, { price: PRICE, freightMode: 'free' }))).group_id
const start = (buyer: Shopper, groupId: number, method: string, key: string = randomUUID()) =>
  server.call<PayData>('POST', '/user/order/pay', {
    token: buyer.token,
    key,
    body: { group_id: groupId, payment_name: method, pay_password: PAY_PASSWORD, device: 'scan' },
  })
const check = async (buyer: Shopper, groupId: number) =>
  (
    await server.call<{ status: string }>('POST', '/user/order/check', {
      token: buyer.token,
      body: { group_id: groupId },
    })
  ).data.status
const rowsOf = (groupId: number) =>
  server.ctx.db.select().from(payments).where(eq(payments.subjectId, groupId)).orderBy(asc(payments.id))
const refundsOf = (paymentId: number) =>
  server.ctx.db.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, paymentId))
/** Balance of an account of the ledger, by the sum of its postings. */
async function sumOf(owner: 'user' | 'platform', ownerId: number, kind: string): Promise<number> {
  const { rows } = await server.ctx.db.execute<{ sum: string | null }>(sql`
    select sum(p.amount) from postings p join accounts a on a.id = p.account_id
    where a.owner_type = ${owner} and a.owner_id = ${ownerId} and a.kind = ${kind}`)
  return Number(rows[0]?.sum ?? 0)
}
const today = () => shopDayKey(server.clock.now())

interface Case {
  readonly provider: PaymentProvider<Ctx>
  /** What the person does at the provider. */
  readonly complete: (payNo: string) => Promise<unknown>
  readonly account: (buyer: Shopper) => Promise<number>
}

/** Every provider: add yours. `complete` is what the person does there. */
const PROVIDERS: readonly (readonly [string, Case])[] = [
  [
    'balance',
    {
      provider: balanceProvider,
      complete: async () => undefined,
      account: buyer => sumOf('user', buyer.id, 'balance'),
    },
  ],
  [
    'test',
    {
      provider: outside,
      complete: payNo => receiveNotice(server.ctx, 'wechat', outside.confirm(server.ctx, payNo)),
      account: () => sumOf('platform', 0, 'gateway_wechat'),
    },
  ],
]

describe.each(PROVIDERS)('the payment provider "%s"', (_name, { provider, complete, account }) => {
  const { method } = provider
  const paid = async () => {
    const buyer = await aPayer(server)
    const groupId = await aGroup(buyer)
    await start(buyer, groupId, method)
    const [row] = await rowsOf(groupId)
    if (row === undefined) throw new Error('no payment was made')
    await complete(row.payNo)
    return { buyer, groupId, row }
  }

  it('accepts a payment: its account gives what escrow receives, and the orders are paid', async () => {
    const buyer = await aPayer(server)
    const groupId = await aGroup(buyer)
    const [before, escrow] = [await account(buyer), await sumOf('platform', 0, 'escrow')]

    expect((await start(buyer, groupId, method)).code).toBe(200)
    await complete((await rowsOf(groupId))[0]?.payNo ?? '')

    expect(await check(buyer, groupId)).toBe('paid')
    expect([await account(buyer), await sumOf('platform', 0, 'escrow')]).toEqual([before - PRICE, escrow + PRICE])
    expect(await rowsOf(groupId)).toMatchObject([{ status: 'paid', amount: PRICE, method }])
  })

  it('finds a payment by its number, and reports unknown ones', async () => {
    const { row } = await paid()
    expect(await provider.query(server.ctx, row.payNo)).toMatchObject({
      payNo: row.payNo,
      state: 'paid',
      amount: PRICE,
    })
    expect(await provider.query(server.ctx, 'P0')).toMatchObject({ state: 'unknown', tradeNo: null })
  })

  it('creates one payment per number, however often it is requested', async () => {
    const { row } = await paid()
    expect((await provider.create(server.ctx, row)).state).toBe('paid')
    expect((await provider.create(server.ctx, { ...row, amount: fen(1) })).state).toBe('paid')
    expect((await provider.query(server.ctx, row.payNo)).amount).toBe(PRICE)
  })

  it('gives the first answer to a repeated key', async () => {
    const buyer = await aPayer(server)
    const groupId = await aGroup(buyer)
    const first = await start(buyer, groupId, method, 'one')
    expect((await start(buyer, groupId, method, 'one')).data).toEqual(first.data)
    expect(await rowsOf(groupId)).toHaveLength(1)
  })

  it('settles once, however many requests come at the same time', async () => {
    const buyer = await aPayer(server)
    const groupId = await aGroup(buyer)
    const before = await account(buyer)

    await Promise.all(Array.from({ length: 8 }, () => start(buyer, groupId, method)))
    const [row] = await rowsOf(groupId)
    await Promise.all(Array.from({ length: 8 }, () => complete(row?.payNo ?? '')))
    await Promise.all([check(buyer, groupId), followPayments(server.ctx), check(buyer, groupId)])

    expect(await account(buyer)).toBe(before - PRICE)
    expect((await rowsOf(groupId)).map(each => each.status)).toEqual(['paid'])
  })

  it('refunds in parts, each once, and never more than was paid', async () => {
    const { buyer, row } = await paid()
    const before = await account(buyer)
    const refund = (refundNo: string, amount: number) =>
      refundPayment(server.ctx, {
        paymentId: row.id,
        refundNo: `${row.payNo}-${refundNo}`,
        amount: fen(amount),
        from: 'platform.adjustment',
      })

    await refund('a', 1_500)
    await Promise.all([refund('a', 1_500), refund('a', 1_500)])
    expect(await account(buyer)).toBe(before + 1_500)
    await expect(refund('a', 1_600)).rejects.toThrow('is another one')
    await expect(refund('b', 3_501)).rejects.toThrow('more than is left')
    await Promise.allSettled([refund('c', 2_000), refund('d', 2_000), refund('e', 2_000)])
    expect(await account(buyer)).toBe(before + 3_500)
    await refund('f', 1_500)
    expect(await account(buyer)).toBe(before + PRICE)
    expect((await refundsOf(row.id)).every(each => each.status === 'done')).toBe(true)
  })

  it('refuses a refund of a payment that was never paid', async () => {
    await expect(provider.refund(server.ctx, { refundNo: 'R0', payNo: 'P0', amount: fen(1) })).rejects.toThrow(
      'no refund of 1',
    )
    await expect(
      refundPayment(server.ctx, { paymentId: 1, refundNo: 'R0', amount: fen(1), from: 'platform.adjustment' }),
    ).rejects.toThrow('was not settled')
  })

  it('bills payments and refunds of a day of the shop, each once, as our books have them', async () => {
    server.clock.moveBy(DAY)
    const { row } = await paid()
    await refundPayment(server.ctx, {
      paymentId: row.id,
      refundNo: `${row.payNo}-x`,
      amount: fen(700),
      from: 'platform.adjustment',
    })
    const bill = await provider.bill(server.ctx, today())
    expect(bill.toSorted((a, b) => b.amount - a.amount)).toEqual([
      { payNo: row.payNo, refundNo: null, amount: PRICE },
      { payNo: row.payNo, refundNo: `${row.payNo}-x`, amount: -700 },
    ])
    server.clock.moveBy(DAY)
    expect(await provider.bill(server.ctx, today())).toEqual([])
  })

  it('is never called inside a transaction', async () => {
    const { row } = await paid()
    const refund = { refundNo: 'R1', payNo: row.payNo, amount: fen(1) }
    for (const call of [
      (tx: Ctx) => provider.create(tx, row),
      (tx: Ctx) => provider.query(tx, row.payNo),
      (tx: Ctx) => provider.refund(tx, refund),
      (tx: Ctx) => provider.bill(tx, today()),
    ])
      await expect(transact(server.ctx, async tx => void (await call(tx)))).rejects.toThrow('outside of transactions')
  })

  it('accepts no notice that it did not sign', async () => {
    const { row } = await paid()
    for (const body of ['', 'x', `0000 ${row.payNo}`, JSON.stringify({ pay_no: row.payNo, state: 'paid' })])
      expect(await receiveNotice(server.ctx, method, body)).toBe('unknown')
  })
})

describe('a payment that waits at an outside provider', () => {
  const opened = async () => {
    const buyer = await aPayer(server)
    const groupId = await aGroup(buyer)
    const { data } = await start(buyer, groupId, 'wechat')
    const [row] = await rowsOf(groupId)
    return { buyer, groupId, data, row, payNo: row?.payNo ?? '' }
  }
  const gateway = () => sumOf('platform', 0, 'gateway_wechat')

  it('is returned with the place to pay at, and requested again with the same number', async () => {
    const { buyer, groupId, data, payNo } = await opened()
    expect(data).toMatchObject({ status: 'waiting', pay_url: `test-pay://wechat/${payNo}` })
    expect((await start(buyer, groupId, 'wechat')).data).toEqual(data)
    expect(await check(buyer, groupId)).toBe('waiting_payment')
  })

  it('is settled by the pay page’s query when no notice comes', async () => {
    const { buyer, groupId, payNo } = await opened()
    outside.confirm(server.ctx, payNo)
    expect(await check(buyer, groupId)).toBe('paid')
  })

  it('is settled by the job without a query', async () => {
    const { groupId, payNo } = await opened()
    outside.confirm(server.ctx, payNo)
    server.clock.moveBy(2 * MINUTE)
    await server.app.jobs.handler('payment.follow')?.(server.ctx, {}, { renew: async () => true })
    expect(await rowsOf(groupId)).toMatchObject([{ status: 'paid' }])
  })

  it('is refunded automatically when it arrives after the orders were cancelled', async () => {
    const { buyer, groupId, row, payNo } = await opened()
    const before = await gateway()
    const { data } = await server.call<{ orders: { id: number }[] }>('POST', '/user/order/after', {
      token: buyer.token,
      body: { group_id: groupId },
    })
    await server.call('PUT', `/user/order/${data.orders[0]?.id}`, { token: buyer.token, body: { move: 'cancel' } })

    const notice = outside.confirm(server.ctx, payNo)
    expect(await receiveNotice(server.ctx, 'wechat', notice)).toBe('refunded')
    expect(await receiveNotice(server.ctx, 'wechat', notice)).toBe('refunded')
    await followPayments(server.ctx)

    expect(await check(buyer, groupId)).toBe('cancel')
    expect(await gateway()).toBe(before)
    expect(await rowsOf(groupId)).toMatchObject([{ status: 'closed' }])
    expect(await refundsOf(row?.id ?? 0)).toMatchObject([{ amount: PRICE, kind: 'late', status: 'done' }])
    expect((await outside.bill(server.ctx, today())).filter(each => each.payNo === payNo)).toHaveLength(2)
  })

  it('is refunded automatically when the balance has paid meanwhile', async () => {
    const { buyer, groupId, payNo } = await opened()
    expect((await start(buyer, groupId, 'balance')).data.status).toBe('paid')
    expect(await receiveNotice(server.ctx, 'wechat', outside.confirm(server.ctx, payNo))).toBe('refunded')
    expect((await rowsOf(groupId)).map(each => [each.method, each.status])).toEqual([
      ['wechat', 'closed'],
      ['balance', 'paid'],
    ])
  })

  it.each([PRICE - 1, PRICE + 1])(
    'is refunded completely when %i fen arrived, and the orders keep waiting',
    async amount => {
      const { buyer, groupId, row, payNo } = await opened()
      const before = await gateway()
      expect(await receiveNotice(server.ctx, 'wechat', outside.confirm(server.ctx, payNo, amount))).toBe('refunded')
      expect(await check(buyer, groupId)).toBe('waiting_payment')
      await followPayments(server.ctx)
      expect(await refundsOf(row?.id ?? 0)).toMatchObject([{ amount, status: 'done' }])
      expect(await gateway()).toBe(before)
      expect((await start(buyer, groupId, 'balance')).data.status).toBe('paid')
    },
  )

  it('is closed after a day, and refunded when it is paid anyway', async () => {
    const { groupId, row, payNo } = await opened()
    server.clock.moveBy(DAY + MINUTE)
    await followPayments(server.ctx)
    expect(await rowsOf(groupId)).toMatchObject([{ status: 'closed' }])
    expect(await receiveNotice(server.ctx, 'wechat', outside.confirm(server.ctx, payNo))).toBe('refunded')
    await followPayments(server.ctx)
    expect(await refundsOf(row?.id ?? 0)).toMatchObject([{ amount: PRICE, status: 'done' }])
  })

  it('that arrives while the orders are cancelled does one or the other, and its money is never lost', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { buyer, groupId, row, payNo } = await opened()
      const before = await gateway()
      const page = await server.call<{ orders: { id: number }[] }>('POST', '/user/order/after', {
        token: buyer.token,
        body: { group_id: groupId },
      })
      const notice = outside.confirm(server.ctx, payNo)
      const orderId = page.data.orders[0]?.id
      await Promise.all([
        receiveNotice(server.ctx, 'wechat', notice),
        server.call('PUT', `/user/order/${orderId}`, { token: buyer.token, body: { move: 'cancel' } }),
        check(buyer, groupId),
        start(buyer, groupId, 'balance'),
      ])
      await followPayments(server.ctx)

      const rows = await rowsOf(groupId)
      const isTaken = rows.some(each => each.method === 'wechat' && each.status === 'paid')
      expect(await gateway()).toBe(isTaken ? before - PRICE : before)
      expect(await refundsOf(row?.id ?? 0)).toHaveLength(isTaken ? 0 : 1)
      expect(rows.filter(each => each.status === 'paid').length).toBe((await check(buyer, groupId)) === 'paid' ? 1 : 0)
    }
  })

  it('that the provider closed can be started again', async () => {
    const { buyer, groupId, payNo } = await opened()
    outside.close(payNo)
    expect(await check(buyer, groupId)).toBe('waiting_payment')
    await start(buyer, groupId, 'wechat')
    const rows = await rowsOf(groupId)
    expect(rows.map(each => each.status)).toEqual(['closed', 'waiting'])
    await receiveNotice(server.ctx, 'wechat', outside.confirm(server.ctx, rows[1]?.payNo ?? ''))
    expect(await check(buyer, groupId)).toBe('paid')
  })

  it('loses nothing while the provider does not answer', async () => {
    const { buyer, groupId, row, payNo } = await opened()
    outside.confirm(server.ctx, payNo)
    outside.goAway(true)
    expect(await check(buyer, groupId)).toBe('waiting_payment')
    outside.goAway(false)
    expect(await check(buyer, groupId)).toBe('paid')

    outside.goAway(true)
    const refund = { paymentId: row?.id ?? 0, refundNo: `${payNo}-r`, amount: fen(PRICE) }
    await expect(refundPayment(server.ctx, { ...refund, from: 'platform.adjustment' })).rejects.toThrow('not answer')
    outside.goAway(false)
    await followPayments(server.ctx)
    expect(await refundsOf(row?.id ?? 0)).toMatchObject([{ status: 'done' }])
  })

  it('does not exist in production', async () => {
    const ctx = { ...server.ctx, config: { ...server.ctx.config, mode: 'production' as const } }
    await expect(outside.query(ctx, 'P0')).rejects.toThrow('not exist in production')
  })

  it('cannot be opened twice with one method: the table refuses it', async () => {
    const { row } = await opened()
    if (row === undefined) throw new Error('no payment was made')
    const twin = { ...row, id: await server.runtime.ids.next(), payNo: `${row.payNo}2` }
    await expect(server.ctx.db.insert(payments).values(twin)).rejects.toMatchObject({
      cause: { constraint: 'payments_one_open' },
    })
    expect(
      await server.ctx.db.$count(payments, and(eq(payments.subjectId, row.subjectId), eq(payments.method, 'wechat'))),
    ).toBe(1)
  })
})
