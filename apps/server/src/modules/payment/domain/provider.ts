import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'

/**
 * How a payment is at its provider: `unknown` when the provider has none of that number, `waiting` until the person has paid, `paid` once the
 * money has come in, `closed` when it can no longer be paid.
 */
export type ProviderState = 'unknown' | 'waiting' | 'paid' | 'closed'

/** A payment as its provider is asked for it. */
export interface AskedPayment {
  readonly payNo: string
  readonly userId: number
  readonly amount: Fen
  readonly device: string
}

/** A payment as its provider knows it. */
export interface ProviderPayment {
  readonly payNo: string
  readonly state: ProviderState
  /** The provider's own number, once there is one. */
  readonly tradeNo: string | null
  /** What was paid, or is to be paid. */
  readonly amount: Fen
}

/** What the provider answers to a new payment; `payUrl` is where the person pays, for a QR code or a link. */
export interface CreatedPayment {
  readonly state: ProviderState
  readonly payUrl: string | null
}

/** Money that goes back by the way it came. */
export interface AskedRefund {
  readonly refundNo: string
  readonly payNo: string
  readonly amount: Fen
}

/** The account of the ledger that the money of a payment comes from, and goes back to. */
export interface MoneySource {
  readonly account: 'user.balance' | 'platform.gateway_wechat' | 'platform.gateway_alipay'
  readonly ownerId: number
}

/** One line of a provider's daily bill: what came in (positive) or went back (negative). */
export interface BillLine {
  readonly payNo: string
  /** Number of the refund; null on a payment. */
  readonly refundNo: string | null
  readonly amount: Fen
}

/**
 * What pays by one method. All but `settle` may call other machines, so they run outside of transactions and throw inside one; each may be
 * repeated with the same numbers and then does nothing more. The contract is `provider.contract.test.ts`. `Call` is the context of the server.
 */
export interface PaymentProvider<Call> {
  readonly method: PaymentMethod
  /** `at once`: our own books hold the money, and settling takes it. `later`: the person pays elsewhere, and a notice or query tells. */
  readonly pays: 'at once' | 'later'
  /** What the buyer must prove before anything begins: the payment password for the balance. Refuses in words. */
  authorize(call: Call, proof: { readonly userId: number; readonly password: string }): Promise<void>
  /** Makes the payment known to the provider. A number that is known keeps its amount. */
  create(call: Call, payment: AskedPayment): Promise<CreatedPayment>
  query(call: Call, payNo: string): Promise<ProviderPayment>
  /** What a notice says, if it was signed by this provider; undefined otherwise. */
  readNotice(call: Call, body: string): Promise<ProviderPayment | undefined>
  /** Where the money is once it has come in. The caller books from there, in its transaction. */
  settle(payment: { readonly userId: number }): MoneySource
  /** Sends money back: `done`, or `waiting` to be asked again. Refuses more than was paid by throwing. */
  refund(call: Call, refund: AskedRefund): Promise<'done' | 'waiting'>
  /** Payments and refunds of a day of the shop (`2026-06-01`), each once, in any order. */
  bill(call: Call, day: string): Promise<readonly BillLine[]>
}
