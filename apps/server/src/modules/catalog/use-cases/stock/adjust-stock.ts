import type { Ctx } from '../../../../infra/context.ts'
import { lockStock, moveStock, type StockWhy } from '../../data/stock/stock.repo.ts'
import { publishStockChanges } from './publish-stock-changes.ts'

/** Stock on hand as a person counted it. `was` is what the form showed: then only the difference is booked. */
export interface StockCount {
  readonly skuId: number
  readonly onHand: number
  readonly was?: number
}

/** An impossible count: open orders reserve more. */
export interface TooFew {
  readonly skuId: number
  readonly reserved: number
  /** What would be left on hand. */
  readonly onHand: number
}

/** Why counts are booked. A `cause` of the whole books them only once. */
interface Adjusting extends StockWhy {
  readonly cause?: string
}

/**
 * Books counted stock as adjustments. Returns the counts that open orders forbid, and then has written nothing. Orders
 * that were placed since the form was opened keep their effect when `was` is given.
 */
export async function adjustStock(
  tx: Ctx,
  counts: readonly StockCount[],
  why: Adjusting = { reason: 'correction' },
): Promise<readonly TooFew[]> {
  const now = await lockStock(
    tx,
    counts.map(count => count.skuId),
  )
  const changes = counts.flatMap(count => {
    const stock = now.get(count.skuId)
    if (stock === undefined) throw new Error(`SKU ${count.skuId} has no stock row`)
    const delta = count.onHand - (count.was ?? stock.onHand)
    return delta === 0 ? [] : [{ skuId: count.skuId, delta, ...stock }]
  })
  const tooFew = changes.filter(change => change.onHand + change.delta < change.reserved)
  if (tooFew.length > 0)
    return tooFew.map(({ skuId, reserved, onHand, delta }) => ({ skuId, reserved, onHand: onHand + delta }))
  const causes = await tx.ids.take(changes.length)
  const moves = changes.map(({ skuId, delta }, index) => ({
    skuId,
    orderId: null,
    cause: why.cause ?? `adjust:${causes[index]}`,
    onHand: delta,
    reserved: 0,
  }))
  await publishStockChanges(tx, await moveStock(tx, 'adjust', moves, why))
  return []
}
