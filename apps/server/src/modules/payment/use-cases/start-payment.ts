import type { PayData } from '@shiji/contract/payment/payment.ts'
import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { idempotently, type KeyedCall } from '../../../infra/idempotency/idempotency.ts'
import { newNumber } from '../../../infra/ids/numbers.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { paymentById } from '../data/payment.queries.ts'
import { insertPayment, lockOpen, markClosed } from '../data/payment.repo.ts'
import type { PaymentProvider } from '../domain/provider.ts'
import type { Subject } from '../domain/subject.ts'
import { confirmPayment } from './confirm-payment.ts'

export interface PaymentRequest {
  readonly subject: Subject
  readonly method: PaymentMethod
  readonly device: string
  readonly password: string
  /** What the buyer saw; another price is refused. */
  readonly amount?: Fen | undefined
  /** A repeated call gets the first answer. */
  readonly keyed: KeyedCall | undefined
}

type Opened = Pick<PayData, 'payment_id' | 'status'>

/**
 * Pays a subject by a method, or starts to. From the balance everything happens in one transaction: payment row,
 * balance, escrow, orders, stock. With an outside provider the row waits, and the provider is called after the
 * transaction; a notice or a query settles it (`confirmPayment`). Refuses an unknown method
 * (`payment.method_unavailable`), a missing proof that the provider requires, a subject that no longer waits
 * (`payment.state_changed`), one that costs another amount than the buyer saw (`payment.price_changed`) and a balance that is too small (`ledger.not_enough`); then nothing has happened.
 */
export async function startPayment(ctx: Ctx<BuyerActor>, request: PaymentRequest): Promise<PayData> {
  const provider = providerOf(ctx, request.method)
  await provider.authorize(ctx, { userId: ctx.actor.id, password: request.password })
  const open = (tx: Ctx<BuyerActor>) => openPayment(tx, provider, request)
  const opened = request.keyed === undefined ? await transact(ctx, open) : await idempotently(ctx, request.keyed, open)
  return opened.status === 'waiting' ? askProvider(ctx, provider, opened.payment_id) : opened
}

/** The provider of a method. Refuses with `payment.method_unavailable`. */
function providerOf(ctx: Ctx, method: PaymentMethod): PaymentProvider<Ctx> {
  const provider = ctx.ports.paymentProviders.of(method)
  if (provider === undefined) throw new AppError('payment.method_unavailable')
  return provider
}

async function openPayment(
  tx: Ctx<BuyerActor>,
  provider: PaymentProvider<Ctx>,
  { subject, method, device, amount: seen }: PaymentRequest,
): Promise<Opened> {
  const { scope } = tx
  const payable = tx.ports.payables.of(subject.type)
  const amount = await payable.lockAndPrice(tx, scope, subject.id)
  if (seen !== undefined && seen !== amount) throw new AppError('payment.price_changed', {}, { amount })
  // A payment of zero needs no outside provider.
  const isPaid = provider.pays === 'at once' || amount === 0
  if (!isPaid) {
    const known = await lockOpen(tx, subject, method)
    if (known?.amount === amount) return { payment_id: known.id, status: 'waiting' }
    if (known !== undefined) await markClosed(tx, known.id)
  }
  const id = await tx.ids.next()
  const payment = { id, userId: scope.id, subject, method, amount }
  await insertPayment(tx, { ...payment, payNo: newNumber('P', tx.clock.now()), device }, isPaid ? 'paid' : 'waiting')
  if (!isPaid) return { payment_id: id, status: 'waiting' }
  await payable.settle(tx, { ...payment, source: provider.settle(payment) })
  await emit(tx, 'payment.settled', { paymentId: id, subjectType: subject.type, subjectId: subject.id })
  return { payment_id: id, status: 'paid' }
}

/**
 * Safe to repeat: the provider knows the number. The row waits if the provider does not answer, and a repeat calls
 * again.
 */
async function askProvider(ctx: Ctx<BuyerActor>, provider: PaymentProvider<Ctx>, id: number): Promise<PayData> {
  const payment = await paymentById(ctx, id)
  if (payment === undefined) throw new Error(`payment ${id} is gone`)
  if (payment.status !== 'waiting') return { payment_id: id, status: payment.status }
  const { payUrl, state } = await provider.create(ctx, payment)
  if (state === 'paid') await confirmPayment(ctx, await provider.query(ctx, payment.payNo))
  const status = state === 'paid' ? ((await paymentById(ctx, id))?.status ?? 'waiting') : 'waiting'
  return { payment_id: id, status, ...(payUrl === null ? {} : { pay_url: payUrl }) }
}
