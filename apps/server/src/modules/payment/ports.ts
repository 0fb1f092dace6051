import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../infra/context.ts'
import type { BuyerScope } from '../../infra/scope.ts'
import type { MoneySource, PaymentProvider } from './domain/provider.ts'
import type { Subject, SubjectType } from './domain/subject.ts'

/** A subject as a call names it: by its id, or by ids of what it consists of. */
export interface PayableName {
  readonly id?: number
  readonly partIds?: readonly number[]
}

/** What the pay page shows of a subject. */
export interface PayableView {
  readonly id: number
  readonly status: 'waiting_payment' | 'paid' | 'cancel'
  /** What is to pay now, or was paid. */
  readonly amount: Fen
  /** When it is cancelled if nobody pays; when it was made, once it no longer waits. */
  readonly dueAt: Date
  /** What the amount consists of. */
  readonly parts: readonly {
    readonly id: number
    readonly number: string
    readonly storeName: string
    readonly storeNameEn: string
    readonly name: string
    readonly nameEn: string
    readonly image: string
    readonly pieces: number
    readonly amount: Fen
  }[]
}

/** A payment whose money has come in. */
export interface SettledPayment {
  readonly id: number
  readonly userId: number
  readonly subject: Subject
  readonly method: PaymentMethod
  readonly amount: Fen
  /** The account to book from. */
  readonly source: MoneySource
}

/** How subjects of one type are paid. The module that owns them implements it, so payment never knows what an order is. */
export interface Payable {
  /** The buyer's subject of that name. Refuses foreign, missing and mixed ones with `record.missing`. */
  find(ctx: Ctx, buyer: BuyerScope, name: PayableName): Promise<number>
  view(ctx: Ctx, buyer: BuyerScope, id: number): Promise<PayableView>
  /** Locks what waits for payment and answers its price. Refuses with `payment.state_changed` when nothing waits. */
  lockAndPrice(tx: Ctx, buyer: BuyerScope, id: number): Promise<Fen>
  /** Marks what was locked as paid and books it from `source`. Called once, in the transaction of `lockAndPrice`. */
  settle(tx: Ctx, payment: SettledPayment): Promise<void>
}

/** The payables by type of subject. */
export interface Payables {
  /** Throws for a type that nothing implements: a fault of the caller. */
  of(type: SubjectType): Payable
}

/** The providers by method. */
export interface PaymentProviders {
  /** Undefined for a method that is not connected. */
  of(method: PaymentMethod): PaymentProvider<Ctx> | undefined
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly payables: Payables
    readonly paymentProviders: PaymentProviders
  }
}
