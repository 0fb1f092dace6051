import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../infra/context.ts'
import type { BuyerScope } from '../../infra/scope.ts'
import type { MoneySource, PaymentProvider } from './domain/provider.ts'
import type { Subject, SubjectType } from './domain/subject.ts'

/** How a call names a subject: by its id, or by ids of its parts. */
export interface PayableName {
  readonly id?: number
  readonly partIds?: readonly number[]
}

/** What the pay page shows of a subject. */
export interface PayableView {
  readonly id: number
  readonly status: 'waiting_payment' | 'paid' | 'cancel'
  /** The amount to pay, or paid. */
  readonly amount: Fen
  /** When it is cancelled unless paid; when it was created, once it no longer waits. */
  readonly dueAt: Date
  /** The parts of the amount. */
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

/** A payment whose money has arrived. */
export interface SettledPayment {
  readonly id: number
  readonly userId: number
  readonly subject: Subject
  readonly method: PaymentMethod
  readonly amount: Fen
  /** The account to book from. */
  readonly source: MoneySource
}

/** How subjects of one type are paid. The module that owns them implements it, so payment does not depend on orders. */
export interface Payable {
  /** The buyer's subject of that name. Refuses foreign, missing and mixed ones with `record.missing`. */
  find(ctx: Ctx, buyer: BuyerScope, name: PayableName): Promise<number>
  view(ctx: Ctx, buyer: BuyerScope, id: number): Promise<PayableView>
  /** Locks what waits for payment and returns its price. Refuses with `payment.state_changed` when nothing waits. */
  lockAndPrice(tx: Ctx, buyer: BuyerScope, id: number): Promise<Fen>
  /** Marks what was locked as paid and books it from `source`. Called once, in the transaction of `lockAndPrice`. */
  settle(tx: Ctx, payment: SettledPayment): Promise<void>
}

/** The payables by type of subject. */
export interface Payables {
  /** Throws for a type without implementation: a bug of the caller. */
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
