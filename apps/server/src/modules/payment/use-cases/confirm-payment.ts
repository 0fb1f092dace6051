import type { Fen } from '@shiji/kit/money/fen.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { buyerScope } from '../../../infra/scope.ts'
import { paymentByNumber } from '../data/payment.queries.ts'
import { findRefund, insertRefund, lockPayment, markClosed, markPaid, type PaymentRow } from '../data/payment.repo.ts'
import type { ProviderPayment } from '../domain/provider.ts'
import type { Subject } from '../domain/subject.ts'

/** `refunded`: the money arrived late, twice, or in another amount, and is sent back. */
export type Confirmed = 'paid' | 'closed' | 'refunded' | 'waiting' | 'unknown'

/**
 * Applies a provider's result of a payment, by notice or query, in any order and any number of times: a payment is
 * settled once. Money that arrives for a subject that no longer waits, or in another amount than it costs now, is sent
 * back completely and never booked.
 */
export async function confirmPayment(ctx: Ctx, said: ProviderPayment): Promise<Confirmed> {
  const found = await paymentByNumber(ctx, said.payNo)
  if (found === undefined || said.state === 'unknown') return 'unknown'
  if (said.state === 'waiting') return 'waiting'
  return transact(ctx, async tx => {
    const price = said.state === 'paid' ? await priceNow(tx, found) : undefined
    const payment = await lockPayment(tx, found.id)
    if (payment === undefined) return 'unknown'
    if (payment.status === 'paid') return 'paid'
    if (said.state === 'closed') return close(tx, payment)
    const fits = payment.status === 'waiting' && price === payment.amount && said.amount === payment.amount
    return fits ? settle(tx, payment, said.tradeNo) : sendBack(tx, payment, said)
  })
}

/** The current price of the subject, locked; undefined when it no longer waits. */
async function priceNow(tx: Ctx, payment: PaymentRow): Promise<Fen | undefined> {
  const payable = tx.ports.payables.of(payment.subjectType)
  try {
    return await payable.lockAndPrice(tx, buyerScope(payment.userId), payment.subjectId)
  } catch (error) {
    if (error instanceof AppError && error.id === 'payment.state_changed') return undefined
    throw error
  }
}

async function settle(tx: Ctx, payment: PaymentRow, tradeNo: string | null): Promise<Confirmed> {
  const { id, userId, method, amount } = payment
  const provider = tx.ports.paymentProviders.of(method)
  if (provider === undefined) throw new Error(`payment ${id}: no provider for ${method}`)
  const subject: Subject = { type: payment.subjectType, id: payment.subjectId }
  await markPaid(tx, id, tradeNo)
  const settled = { id, userId, subject, method, amount, source: provider.settle(payment) }
  await tx.ports.payables.of(subject.type).settle(tx, settled)
  await emit(tx, 'payment.settled', { paymentId: id, subjectType: subject.type, subjectId: subject.id })
  return 'paid'
}

async function close(tx: Ctx, payment: PaymentRow): Promise<Confirmed> {
  if (payment.status === 'waiting') await markClosed(tx, payment.id)
  return 'closed'
}

async function sendBack(tx: Ctx, payment: PaymentRow, said: ProviderPayment): Promise<Confirmed> {
  const refundNo = `R${payment.payNo}`
  if ((await findRefund(tx, refundNo)) !== undefined) return 'refunded'
  tx.log.warn({ paymentId: payment.id, paid: said.amount, asked: payment.amount }, 'a payment goes back')
  await markClosed(tx, payment.id, said.tradeNo)
  if (said.amount > 0)
    await insertRefund(tx, { refundNo, paymentId: payment.id, amount: said.amount, kind: 'late' }, 'waiting')
  return 'refunded'
}
