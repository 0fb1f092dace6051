import { type Fen, subtract, ZERO } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../infra/context.ts'
import { orderSettlements } from './settlement.table.ts'

interface NewSettlement {
  readonly orderId: number
  readonly orderNo: string
  readonly storeId: number
  readonly userId: number
  readonly paid: Fen
  readonly commission: Fen
}

/** Writes one row per order; the unique key on the order refuses a second one. */
export async function insertSettlements(
  tx: Ctx,
  settlementNo: string,
  orders: readonly NewSettlement[],
): Promise<void> {
  const ids = await tx.ids.take(orders.length)
  const createdAt = tx.clock.now()
  await tx.db.insert(orderSettlements).values(
    orders.map((order, index) => ({
      id: ids[index] ?? 0,
      settlementNo,
      orderId: order.orderId,
      orderNo: order.orderNo,
      storeId: order.storeId,
      userId: order.userId,
      payable: order.paid,
      refunded: ZERO,
      commission: order.commission,
      referral: ZERO,
      settlementPrice: subtract(order.paid, order.commission),
      createdAt,
    })),
  )
}
