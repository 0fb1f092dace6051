import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../infra/context.ts'
import { payments } from './payment.table.ts'

export interface NewPayment {
  readonly id: number
  readonly payNo: string
  readonly userId: number
  readonly groupId: number
  readonly method: PaymentMethod
  readonly device: string
  readonly amount: Fen
}

/** Writes a payment whose money is there. The unique key on the paid subject refuses a second one. */
export async function insertPaid(tx: Ctx, payment: NewPayment): Promise<void> {
  const { groupId, ...facts } = payment
  const now = tx.clock.now()
  await tx.db
    .insert(payments)
    .values({ ...facts, subjectType: 'order_group', subjectId: groupId, status: 'paid', paidAt: now, createdAt: now })
}
