import { formatMoney } from '@shiji/i18n/format.ts'
import { add, type Fen, fen, subtract } from '@shiji/kit/money/fen.ts'
import { AppError, type FieldProblem, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { buyerScope } from '../../../../infra/scope.ts'
import { askForSubject, closeOpenPayments } from '../../../payment/index.ts'
import { groupOf, priceChangesOf } from '../../data/changes/price-change.queries.ts'
import { lockPrice, sharedLines, writePrice } from '../../data/changes/price-change.repo.ts'
import {
  agreedPrice,
  type OrderPrice,
  type PriceProblem,
  priceProblems,
  sharesOf,
} from '../../domain/changes/price-change.ts'

export interface WantedPrice extends OrderPrice {
  /** What the person saw. */
  readonly payable: Fen
  readonly reason: string
}

/**
 * Changes goods sum and freight of an unpaid order of the store, within what the buyer agreed to and down to one fen.
 * Open payments of the checkout are queried first: one that was paid meanwhile wins, and the order is no longer unpaid
 * (`order.state_changed`). The others are closed with the change, so that money which arrives for them later goes back
 * whole. Refuses foreign orders like missing ones, a price that the person has not seen (`order.price_gone_on`), and
 * one that is the same.
 */
export async function changePrice(ctx: Ctx<SellerActor>, id: number, wanted: WantedPrice): Promise<{ id: number }> {
  const found = await groupOf(ctx, id, ctx.scope)
  if (found === undefined) throw new AppError('record.missing')
  const buyer = buyerScope(found.userId)
  const subject = { type: 'order_group', id: found.groupId } as const
  await askForSubject(ctx, buyer, subject)
  return transact(ctx, async tx => {
    const order = await lockPrice(tx, { id, groupId: found.groupId }, buyer)
    if (order === undefined) throw new AppError('record.missing')
    if (order.status !== 'waiting_payment')
      throw new AppError('order.state_changed', {}, { id, order_status: order.status })
    if (order.payable !== wanted.payable) throw new AppError('order.price_gone_on', {}, { payable: order.payable })
    const before: OrderPrice = { goods: subtract(order.payable, order.freightAmount), freight: order.freightAmount }
    const after: OrderPrice = { goods: wanted.goods, freight: wanted.freight }
    const changes = await priceChangesOf(tx, id, tx.scope)
    const problems = priceProblems(after, agreedPrice(before, changes))
    if (problems.length > 0) throw new InvalidInput(problems.map(problem => asField(tx, problem)))
    if (before.goods === after.goods && before.freight === after.freight) throw new AppError('order.price_same')
    const lines = await sharedLines(tx, id, buyer)
    const log = { seq: changes.length + 1, before, after, reason: wanted.reason }
    await writePrice(tx, order, { lines, shares: sharesOf(lines, after.goods) }, log, buyer)
    await closeOpenPayments(tx, buyer, subject)
    const payable = add(after.goods, after.freight)
    await emit(tx, 'order.price_changed', {
      orderId: id,
      userId: order.userId,
      storeId: order.storeId,
      before: order.payable,
      after: payable,
      reason: wanted.reason,
    })
    await audit(tx, {
      action: 'order.price',
      subjectType: 'order',
      subjectId: id,
      before: { goods: before.goods, freight: before.freight, payable: order.payable },
      after: { goods: after.goods, freight: after.freight, payable, reason: wanted.reason },
    })
    return { id }
  })
}

const asField = ({ locale }: Pick<Ctx, 'locale'>, problem: PriceProblem): FieldProblem =>
  'most' in problem
    ? { field: problem.field, key: 'refusal.order_price_over', params: { limit: formatMoney(problem.most, locale) } }
    : {
        field: problem.field,
        key: 'refusal.order_price_least',
        params: { limit: formatMoney(fen(problem.least), locale) },
      }
