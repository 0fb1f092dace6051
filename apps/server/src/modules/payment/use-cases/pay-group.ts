import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { newNumber } from '../../../infra/ids/numbers.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { insertPaid } from '../data/payment.repo.ts'

export interface GroupPayment {
  readonly groupId: number
  readonly method: PaymentMethod
  readonly device: string
}

/**
 * Pays what waits in an order group from the buyer's balance, in one transaction: payment row, balance, escrow, orders, stock. The caller
 * has checked the payment password. Refuses when nothing waits any more (`payment.state_changed`) and when the balance is too small
 * (`ledger.not_enough`); then nothing has happened. Only one payment of a group can ever be made.
 */
export function payGroup(ctx: Ctx<BuyerActor>, input: GroupPayment): Promise<{ paymentId: number }> {
  return transact(ctx, async tx => {
    const { scope } = tx
    const amount = await ctx.ports.payable.lockAndPrice(tx, scope, input.groupId)
    const id = await tx.ids.next()
    const payNo = newNumber('P', tx.clock.now())
    const payment = { id, userId: scope.id, groupId: input.groupId, method: input.method, amount }
    await insertPaid(tx, { ...payment, payNo, device: input.device })
    await ctx.ports.payable.settle(tx, payment)
    await emit(tx, 'payment.settled', { paymentId: id, subjectType: 'order_group', subjectId: input.groupId })
    return { paymentId: id }
  })
}
