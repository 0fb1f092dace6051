import type { PrintPaper } from '@shiji/contract/order/order.words.ts'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { ordersOf } from '../order.queries.ts'
import type { Mover } from '../order.repo.ts'
import { orderPrints, orders } from '../order.table.ts'

/** Records a paper of locked orders of a store; the first waybill sets the time of each. */
export async function insertPrints(
  tx: Ctx,
  orderIds: readonly number[],
  paper: PrintPaper,
  by: Mover,
  store: StoreScope,
): Promise<void> {
  const now = tx.clock.now()
  if (paper === 'waybill')
    await tx.db
      .update(orders)
      .set({ printedAt: now })
      .where(and(inArray(orders.id, [...orderIds]), isNull(orders.printedAt), ordersOf(store)))
  const ids = await tx.ids.take(orderIds.length)
  await tx.db.insert(orderPrints).values(
    orderIds.map((orderId, at) => ({
      id: ids[at] ?? 0,
      orderId,
      paper,
      actorKind: by.kind,
      actorId: by.id ?? 0,
      actorName: by.name,
      createdAt: now,
    })),
  )
}
