import type { Fen } from '@shiji/kit/money/fen.ts'
import { and, eq, sum } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Subject } from '../domain/subject.ts'
import { paymentRefunds, payments } from './payment.table.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof paymentRefunds.$inferSelect
export type NewPayment = Pick<PaymentRow, 'id' | 'payNo' | 'userId' | 'method' | 'device' | 'amount'> & {
  readonly subject: Subject
}

/**
 * Writes a payment: `paid` when its money has arrived, `waiting` otherwise. Unique keys refuse a second paid one of a
 * subject and a second open one of a method.
 */
export async function insertPayment(tx: Ctx, payment: NewPayment, status: 'paid' | 'waiting'): Promise<void> {
  const { subject, ...facts } = payment
  const now = tx.clock.now()
  await tx.db.insert(payments).values({
    ...facts,
    subjectType: subject.type,
    subjectId: subject.id,
    status,
    paidAt: status === 'paid' ? now : null,
    createdAt: now,
  })
}

/** The open payment of a subject by that method, locked. */
export async function lockOpen(
  tx: Ctx,
  subject: Subject,
  method: PaymentRow['method'],
): Promise<PaymentRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.subjectType, subject.type),
        eq(payments.subjectId, subject.id),
        eq(payments.method, method),
        eq(payments.status, 'waiting'),
      ),
    )
    .for('update')
  return row
}

/** A payment, locked until the transaction ends. */
export async function lockPayment(tx: Ctx, id: number): Promise<PaymentRow | undefined> {
  const [row] = await tx.db.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

/** Closes a locked payment; with the provider's number if it was paid anyway. */
export async function markPaid(tx: Ctx, id: number, tradeNo: string | null): Promise<void> {
  await tx.db
    .update(payments)
    .set({ status: 'paid', tradeNo, paidAt: tx.clock.now() })
    .where(and(eq(payments.id, id), eq(payments.status, 'waiting')))
}

/** Closes a locked payment; with the provider's number when it was paid all the same. */
export async function markClosed(tx: Ctx, id: number, tradeNo: string | null = null): Promise<void> {
  await tx.db.update(payments).set({ status: 'closed', tradeNo }).where(eq(payments.id, id))
}

/** The part of a payment that was refunded or is being refunded, in fen. Exact while the payment is locked. */
export async function findRefund(tx: Ctx, refundNo: string): Promise<RefundRow | undefined> {
  const [row] = await tx.db.select().from(paymentRefunds).where(eq(paymentRefunds.refundNo, refundNo))
  return row
}

/** What of a payment has gone back or is on its way, in fen. Exact while the payment is locked. */
export async function refundedOf(tx: Ctx, paymentId: number): Promise<number> {
  const [row] = await tx.db
    .select({ amount: sum(paymentRefunds.amount) })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId))
  return Number(row?.amount ?? 0)
}

export async function insertRefund(
  tx: Ctx,
  refund: {
    readonly refundNo: string
    readonly paymentId: number
    readonly amount: Fen
    readonly kind: RefundRow['kind']
  },
  status: RefundRow['status'],
): Promise<void> {
  const now = tx.clock.now()
  await tx.db.insert(paymentRefunds).values({
    id: await tx.ids.next(),
    ...refund,
    status,
    createdAt: now,
    doneAt: status === 'done' ? now : null,
  })
}

export async function markRefunded(ctx: Ctx, refundNo: string): Promise<void> {
  await ctx.db
    .update(paymentRefunds)
    .set({ status: 'done', doneAt: ctx.clock.now() })
    .where(and(eq(paymentRefunds.refundNo, refundNo), eq(paymentRefunds.status, 'waiting')))
}
