import type { Ctx } from '../../../../infra/context.ts'
import { countSold } from '../../data/goods/sales.repo.ts'

/**
 * Counts the pieces that an order took out of stock as sold, without writing its goods: lists include them a minute
 * later (`carrySales`). Call it once per paid order.
 */
export const recordSales = (tx: Ctx, orderId: number): Promise<void> => countSold(tx, orderId)
