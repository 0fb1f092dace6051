import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import { negate } from '@shiji/kit/money/fen.ts'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { BuyerScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { isPayPasswordLost, users } from '../../identity/index.ts'
import type { AskedRefund, BillLine } from '../domain/provider.ts'
import type { Subject } from '../domain/subject.ts'
import { paymentRefunds, payments } from './payment.table.ts'

type PaymentRow = typeof payments.$inferSelect

/** Whether the person has set a payment password, and whether its key is gone so that it must be set again. */
export async function payPasswordOf(ctx: Ctx, buyer: BuyerScope): Promise<{ isSet: boolean; isLost: boolean }> {
  const [row] = await ctx.db
    .select({ hash: users.payPasswordHash })
    .from(users)
    .where(inScope(buyer, { buyer: users.id }))
  const hash = row?.hash ?? null
  return { isSet: hash !== null, isLost: isPayPasswordLost(ctx, hash) }
}

/** A payment by its number. */
export async function paymentByNumber(ctx: Ctx, payNo: string): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.payNo, payNo))
  return row
}

/** A payment by its id. */
export async function paymentById(ctx: Ctx, id: number): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, id))
  return row
}

/** Open payments of a buyer's subject. */
export const openPaymentsOf = (ctx: Ctx, buyer: BuyerScope, subject: Subject): Promise<PaymentRow[]> =>
  ctx.db
    .select()
    .from(payments)
    .where(
      and(
        inScope(buyer, { buyer: payments.userId }),
        eq(payments.subjectType, subject.type),
        eq(payments.subjectId, subject.id),
        eq(payments.status, 'waiting'),
      ),
    )

/** Payments that wait since before that time, the oldest first. */
export const waitingSince = (ctx: Ctx, before: Date, most: number): Promise<PaymentRow[]> =>
  ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'waiting'), lt(payments.createdAt, before)))
    .orderBy(asc(payments.id))
    .limit(most)

/** Refunds that their provider has not confirmed yet, the oldest first. */
export const waitingRefunds = (ctx: Ctx, most: number): Promise<(AskedRefund & { method: PaymentMethod })[]> =>
  ctx.db
    .select({
      refundNo: paymentRefunds.refundNo,
      payNo: payments.payNo,
      amount: paymentRefunds.amount,
      method: payments.method,
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.status, 'waiting'))
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(most)

/** Our own books for a method between two times: payments, and completed refunds. Payments of zero are left out. */
export async function booked(ctx: Ctx, method: PaymentMethod, from: Date, to: Date): Promise<BillLine[]> {
  const [paid, refunded] = await Promise.all([
    ctx.db
      .select({ payNo: payments.payNo, amount: payments.amount })
      .from(payments)
      .where(
        and(
          eq(payments.method, method),
          eq(payments.status, 'paid'),
          sql`${payments.amount} > 0`,
          gte(payments.paidAt, from),
          lt(payments.paidAt, to),
        ),
      ),
    ctx.db
      .select({ payNo: payments.payNo, refundNo: paymentRefunds.refundNo, amount: paymentRefunds.amount })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
      .where(and(eq(payments.method, method), gte(paymentRefunds.doneAt, from), lt(paymentRefunds.doneAt, to))),
  ])
  return [
    ...paid.map(({ payNo, amount }) => ({ payNo, refundNo: null, amount })),
    ...refunded.map(({ payNo, refundNo, amount }) => ({ payNo, refundNo, amount: negate(amount) })),
  ]
}
