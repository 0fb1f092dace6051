import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'

/**
 * State of a payment at its provider: `unknown` when the provider has no such number, `waiting` until the person has
 * paid, `paid` once the money has arrived, `closed` when it can no longer be paid.
 */
export type ProviderState = 'unknown' | 'waiting' | 'paid' | 'closed'

/** A payment as it is requested from the provider. */
export interface AskedPayment {
  readonly payNo: string
  readonly userId: number
  readonly amount: Fen
  readonly device: string
}

/** A payment as the provider reports it. */
export interface ProviderPayment {
  readonly payNo: string
  readonly state: ProviderState
  /** The provider's own number, once there is one. */
  readonly tradeNo: string | null
  /** The paid or requested amount. */
  readonly amount: Fen
}

/** The provider's answer to a new payment; `payUrl` is where the person pays, for a QR code or a link. */
export interface CreatedPayment {
  readonly state: ProviderState
  readonly payUrl: string | null
}

/** A refund through the original method. */
export interface AskedRefund {
  readonly refundNo: string
  readonly payNo: string
  readonly amount: Fen
}

/** The ledger account that the money of a payment comes from, and returns to. */
export interface MoneySource {
  readonly account: 'user.balance' | 'platform.gateway_wechat' | 'platform.gateway_alipay'
  readonly ownerId: number
}

/** One line of a provider's daily bill: received (positive) or refunded (negative). */
export interface BillLine {
  readonly payNo: string
  /** Number of the refund; null on a payment. */
  readonly refundNo: string | null
  readonly amount: Fen
}

/**
 * Pays by one method. All but `settle` may call other servers, so they run outside of transactions and throw inside
 * one; each may be repeated with the same numbers and then does nothing more. The contract is
 * `provider.contract.test.ts`. `Call` is the context of the server.
 */
export interface PaymentProvider<Call> {
  readonly method: PaymentMethod
  /**
   * `at once`: our own books hold the money, and settling takes it. `later`: the person pays elsewhere, and a notice or
   * query reports it.
   */
  readonly pays: 'at once' | 'later'
  /** What the buyer must prove first: the payment password for the balance. Refuses with a message. */
  authorize(call: Call, proof: { readonly userId: number; readonly password: string }): Promise<void>
  /** Registers the payment at the provider. A known number keeps its amount. */
  create(call: Call, payment: AskedPayment): Promise<CreatedPayment>
  query(call: Call, payNo: string): Promise<ProviderPayment>
  /** The content of a notice, if it was signed by this provider; undefined otherwise. */
  readNotice(call: Call, body: string): Promise<ProviderPayment | undefined>
  /** Where the money is once it has arrived. The caller books from there, in its transaction. */
  settle(payment: { readonly userId: number }): MoneySource
  /** Sends money back: `done`, or `waiting` to be queried again. Throws for more than was paid. */
  refund(call: Call, refund: AskedRefund): Promise<'done' | 'waiting'>
  /** Payments and refunds of a shop day (`2026-06-01`), each once, in any order. */
  bill(call: Call, day: string): Promise<readonly BillLine[]>
}
