import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aPayer, PAY_PASSWORD, type Shopper } from '#harness/trade.builder.ts'
import { AppError } from '../../../infra/app-error.ts'
import { type BuyerActor, type Ctx, systemContext } from '../../../infra/context.ts'
import { buyerScope } from '../../../infra/scope.ts'
import { PORTS } from '../../../modules.ts'
import { book, spendable } from '../../finance/index.ts'
import type { Subject } from '../domain/subject.ts'
import type { Payable } from '../ports.ts'
import { balanceProvider } from '../providers/balance/balance-provider.ts'
import { providersOf } from '../providers/providers-of.ts'
import { testProvider } from '../providers/test/test-provider.ts'
import { receiveNotice } from '../use-cases/receive-notice.ts'
import { startPayment } from '../use-cases/start-payment.ts'

interface TopUp {
  readonly userId: number
  readonly amount: Fen
  isPaid: boolean
}

const topUps = new Map<number, TopUp>()
const found = (userId: number, id: number): TopUp => {
  const topUp = topUps.get(id)
  if (topUp?.userId !== userId) throw new AppError('record.missing')
  return topUp
}

/** A second payable: a top-up of the balance, without any order. */
const topUpPayable: Payable = {
  find: async (_ctx, buyer, { id = 0 }) => {
    found(buyer.id, id)
    return id
  },
  view: async (ctx, buyer, id) => {
    const { amount, isPaid } = found(buyer.id, id)
    return { id, status: isPaid ? 'paid' : 'waiting_payment', amount, dueAt: ctx.clock.now(), parts: [] }
  },
  lockAndPrice: async (_tx, buyer, id) => {
    const { amount, isPaid } = found(buyer.id, id)
    if (isPaid) throw new AppError('payment.state_changed', {}, { group_id: id, status: 'paid' })
    return amount
  },
  settle: async (tx, { userId, amount, source, subject }) => {
    await book(tx, {
      cause: `test_top_up:${subject.id}`,
      kind: 'adjusted',
      memo: { reason: 'top-up' },
      postings: [
        { ...source, amount: -amount },
        { account: 'user.balance', ownerId: userId, amount },
      ],
    })
    found(userId, subject.id).isPaid = true
  },
}

let server: TestApp
let buyer: Shopper
const outside = testProvider('alipay')
beforeAll(async () => {
  server = await createTestApp()
  server.ports.paymentProviders = providersOf([balanceProvider, outside])
  server.ports.payables = { of: type => (type === 'top_up' ? topUpPayable : PORTS.payables.of(type)) }
  buyer = await aPayer(server, 0)
})
afterAll(() => server.close())

const ctxOf = ({ id }: Shopper): Ctx<BuyerActor> => ({
  ...systemContext(server.runtime),
  actor: { kind: 'buyer', id, sessionId: 0, name: '' },
  scope: buyerScope(id),
})
const pay = (subject: Subject, method: 'alipay' | 'balance' = 'alipay', who = buyer) =>
  startPayment(ctxOf(who), { subject, method, device: 'web', password: PAY_PASSWORD, keyed: undefined })
const numberOf = async ({ type, id }: Subject): Promise<string> => {
  const { rows } = await server.ctx.db.execute<{ pay_no: string }>(
    sql`select pay_no from payments where subject_type = ${type} and subject_id = ${id}`,
  )
  return rows[0]?.pay_no ?? ''
}

describe('a subject that is not an order', () => {
  it('is paid by the same payment: started, confirmed, settled once, published as an event', async () => {
    const subject = { type: 'top_up', id: 901 } as const
    topUps.set(subject.id, { userId: buyer.id, amount: fen(3_000), isPaid: false })

    expect((await pay(subject)).status).toBe('waiting')
    const notice = outside.confirm(server.ctx, await numberOf(subject))
    expect(await receiveNotice(server.ctx, 'alipay', notice)).toBe('paid')
    expect(await receiveNotice(server.ctx, 'alipay', notice)).toBe('paid')

    expect(await spendable(server.ctx, buyer.id)).toBe(3_000)
    const { rows } = await server.ctx.db.execute(sql`select payload from outbox_events where type = 'payment.settled'`)
    expect(rows).toMatchObject([{ payload: { subjectType: 'top_up', subjectId: subject.id } }])
    await expect(pay(subject)).rejects.toMatchObject({ id: 'payment.state_changed' })
  })

  it('of another person is missing', async () => {
    topUps.set(902, { userId: buyer.id, amount: fen(100), isPaid: false })
    const other = await aPayer(server)
    await expect(pay({ type: 'top_up', id: 902 }, 'alipay', other)).rejects.toMatchObject({ id: 'record.missing' })
  })

  it('has its own payment beside an order group of the same id', async () => {
    topUps.set(903, { userId: buyer.id, amount: fen(100), isPaid: false })
    await pay({ type: 'top_up', id: 903 })
    await expect(pay({ type: 'order_group', id: 903 })).rejects.toMatchObject({ id: 'record.missing' })
  })

  it('of a type without implementation is an error, not a payment', async () => {
    await expect(pay({ type: 'points_order', id: 1 })).rejects.toThrow('nothing pays for points_order')
  })
})
