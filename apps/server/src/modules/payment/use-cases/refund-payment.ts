import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { book } from '../../finance/index.ts'
import { findRefund, insertRefund, lockPayment, markRefunded, refundedOf } from '../data/payment.repo.ts'
import type { AskedRefund } from '../domain/provider.ts'

export interface RefundRequest {
  readonly paymentId: number
  /** Unique forever: the same number is refunded once. */
  readonly refundNo: string
  readonly amount: Fen
  /** The platform account that pays the refund. */
  readonly from: 'platform.escrow' | 'platform.adjustment'
}

interface BookedRefund extends AskedRefund {
  readonly method: PaymentMethod
}

/**
 * Refunds a settled payment through its original method: booked in one transaction, then the provider is called. Throws
 * for more than is left of the payment, and for a payment that was not settled: bugs of the caller. A provider that
 * does not answer is called again by the job.
 */
export async function refundPayment(ctx: Ctx, request: RefundRequest): Promise<void> {
  const booked = await transact(ctx, tx => bookRefund(tx, request))
  if (booked !== undefined) await askForRefund(ctx, booked)
}

/** The refund that must still be requested from the provider. */
async function bookRefund(
  tx: Ctx,
  { paymentId, refundNo, amount, from }: RefundRequest,
): Promise<BookedRefund | undefined> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.status !== 'paid') throw new Error(`payment ${paymentId} was not settled`)
  const refund = { refundNo, payNo: payment.payNo, amount, method: payment.method }
  const known = await findRefund(tx, refundNo)
  if (known !== undefined) {
    if (known.paymentId !== paymentId || known.amount !== amount) throw new Error(`refund ${refundNo} is another one`)
    return known.status === 'waiting' ? refund : undefined
  }
  const provider = tx.ports.paymentProviders.of(payment.method)
  if (provider === undefined) throw new Error(`refund ${refundNo}: no provider for ${payment.method}`)
  if (amount + (await refundedOf(tx, paymentId)) > payment.amount)
    throw new Error(`refund ${refundNo} of ${amount} is more than is left of payment ${paymentId}`)
  await insertRefund(tx, { refundNo, paymentId, amount, kind: 'asked' }, 'waiting')
  await book(
    tx,
    {
      cause: `payment_refunded:${refundNo}`,
      kind: 'payment_refunded',
      memo: { pay_no: payment.payNo },
      postings: [
        { account: from, ownerId: 0, amount: -amount },
        { ...provider.settle(payment), amount },
      ],
    },
    'refuse',
  )
  return refund
}

/**
 * Requests a refund from the provider of a payment and records that it was made; one that fails now stays open and is
 * requested again.
 */
export async function askForRefund(ctx: Ctx, { method, ...refund }: BookedRefund): Promise<void> {
  const provider = ctx.ports.paymentProviders.of(method)
  if (provider === undefined) throw new Error(`refund ${refund.refundNo}: no provider for ${method}`)
  if ((await provider.refund(ctx, refund)) === 'done') await markRefunded(ctx, refund.refundNo)
}
