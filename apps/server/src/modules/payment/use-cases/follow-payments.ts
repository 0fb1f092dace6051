import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { BuyerScope } from '../../../infra/scope.ts'
import { openPaymentsOf, type paymentByNumber, waitingRefunds, waitingSince } from '../data/payment.queries.ts'
import { lockPayment, markClosed } from '../data/payment.repo.ts'
import type { Subject } from '../domain/subject.ts'
import { confirmPayment } from './confirm-payment.ts'
import { askForRefund } from './refund-payment.ts'

/** A notice usually comes at once; payments that wait longer than this are queried. */
const PATIENCE_MS = MINUTE
/** A payment is closed after this time, and money that arrives anyway is sent back. */
const LONGEST_MS = DAY
/** Maximum per run; the rest follows in the next. */
const MOST = 100

type Followed = NonNullable<Awaited<ReturnType<typeof paymentByNumber>>>

/** Queries the providers for a buyer's open payments of a subject: the pay page waits for the answer. */
export async function askForSubject(ctx: Ctx, buyer: BuyerScope, subject: Subject): Promise<void> {
  for (const payment of await openPaymentsOf(ctx, buyer, subject)) await follow(ctx, payment)
}

/**
 * Closes the open payments of a subject whose price changes; to be called in the transaction that has locked it. Money
 * that arrives for them anyway is sent back whole (`confirmPayment`).
 */
export async function closeOpenPayments(tx: Ctx, buyer: BuyerScope, subject: Subject): Promise<void> {
  for (const { id } of await openPaymentsOf(tx, buyer, subject)) {
    const payment = await lockPayment(tx, id)
    if (payment?.status === 'waiting') await markClosed(tx, id)
  }
}

/**
 * Queries the providers for waiting payments and refunds: a notice may be lost. One that cannot be queried now is
 * logged, blocks no other, and is queried again.
 */
export async function followPayments(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - PATIENCE_MS)
  for (const payment of await waitingSince(ctx, before, MOST)) await follow(ctx, payment)
  for (const refund of await waitingRefunds(ctx, MOST))
    await askForRefund(ctx, refund).catch(error => ctx.log.warn({ err: error, ...refund }, 'a refund waits'))
}

async function follow(ctx: Ctx, payment: Followed): Promise<void> {
  try {
    const said = await ctx.ports.paymentProviders.of(payment.method)?.query(ctx, payment.payNo)
    if (said === undefined) return
    const isOver = ctx.clock.now().getTime() - payment.createdAt.getTime() > LONGEST_MS
    const isOpen = said.state === 'waiting' || said.state === 'unknown'
    await confirmPayment(ctx, isOver && isOpen ? { ...said, state: 'closed' } : said)
  } catch (error) {
    ctx.log.warn({ err: error, paymentId: payment.id }, 'a payment could not be asked for')
  }
}
