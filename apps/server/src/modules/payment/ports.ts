import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../infra/context.ts'
import type { BuyerScope } from '../../infra/scope.ts'

/** An order group as a call names it: by its id, or by any of its orders. */
export interface PayableName {
  readonly groupId?: number
  readonly orderIds?: readonly number[]
}

/** What the pay page shows of a group. */
export interface PayableView {
  readonly id: number
  readonly status: 'waiting_payment' | 'paid' | 'cancel'
  /** What is to pay now, or was paid. */
  readonly amount: Fen
  /** When it is cancelled for want of payment; when it was placed, once nothing waits any more. */
  readonly dueAt: Date
  readonly orders: readonly {
    readonly id: number
    readonly orderNo: string
    readonly storeName: string
    readonly storeNameEn: string
    readonly name: string
    readonly nameEn: string
    readonly image: string
    readonly pieces: number
    readonly payable: Fen
  }[]
}

/** A payment that has come in and whose money is there. */
export interface SettledPayment {
  readonly id: number
  readonly userId: number
  readonly groupId: number
  readonly method: PaymentMethod
  readonly amount: Fen
}

/** What can be paid; order implements it, so that payment never knows what an order is (architecture §2). */
export interface Payable {
  /** The buyer's group of that name. Refuses foreign, missing and mixed ones with `record.missing`. */
  find(ctx: Ctx, buyer: BuyerScope, name: PayableName): Promise<number>
  view(ctx: Ctx, buyer: BuyerScope, groupId: number): Promise<PayableView>
  /** Locks what waits for payment in the group and says what it costs. Refuses with `payment.state_changed` when nothing waits. */
  lockAndPrice(tx: Ctx, buyer: BuyerScope, groupId: number): Promise<Fen>
  /** Moves what was locked to paid, books it, takes the stock. Called once, in the transaction of `lockAndPrice`. */
  settle(tx: Ctx, payment: SettledPayment): Promise<void>
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly payable: Payable
  }
}
