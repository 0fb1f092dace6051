import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { holdStock, leftOf, type StockLine } from '../../data/stock/stock.repo.ts'
import { publishStockChanges } from './publish-stock-changes.ts'

/**
 * Reserves stock for all orders of a checkout in one statement. Never oversells and never deadlocks with another
 * checkout. Refuses with `stock.not_enough` {sku_id, left} when any SKU has too little; the transaction must then be
 * rolled back, since other lines may be reserved already.
 */
export async function reserveStock(tx: Ctx, lines: readonly StockLine[]): Promise<void> {
  if (!tx.inTransaction) throw new Error('stock is reserved in the transaction of its orders')
  const wanted = joined(lines)
  const held = await holdStock(tx, wanted)
  const enough = new Set(held.map(row => row.skuId))
  const short = wanted.filter(line => !enough.has(line.skuId))
  if (short.length > 0) throw await notEnough(tx, [...new Set(short.map(line => line.skuId))])
  await publishStockChanges(tx, held)
}

/** One line per order and SKU, as in the cause of a movement. */
function joined(lines: readonly StockLine[]): StockLine[] {
  const byKey = new Map<string, StockLine>()
  for (const line of lines) {
    const key = `${line.orderId}:${line.skuId}`
    byKey.set(key, { ...line, quantity: (byKey.get(key)?.quantity ?? 0) + line.quantity })
  }
  return [...byKey.values()]
}

async function notEnough(tx: Ctx, skuIds: readonly number[]): Promise<AppError> {
  const left = await leftOf(tx, skuIds)
  const skus = skuIds.map(skuId => ({ sku_id: skuId, left: left.get(skuId) ?? 0 }))
  return new AppError('stock.not_enough', {}, { ...skus[0], skus })
}
