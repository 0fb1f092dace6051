import type { Ctx } from '../../../../infra/context.ts'
import { heldStock, moveStock, type StockLine } from '../../data/stock/stock.repo.ts'
import { publishStockChanges } from './publish-stock-changes.ts'

/** A reservation ends once: released or consumed. Both use the same cause, and a cause is unique. */
const endOf = ({ orderId }: StockLine): string => `order:${orderId}:hold_end`

/** Releases what these orders reserve, as on cancellation. Orders that reserve nothing any more are skipped. */
export async function releaseStock(tx: Ctx, orderIds: readonly number[]): Promise<void> {
  const held = await heldStock(tx, orderIds)
  const moves = held.map(line => ({ ...line, cause: endOf(line), onHand: 0, reserved: -line.quantity }))
  await publishStockChanges(tx, await moveStock(tx, 'release', moves))
}

/**
 * Takes what these orders reserve out of stock, as on payment. An order without a reservation is an error: it was paid
 * or cancelled before.
 */
export async function consumeStock(tx: Ctx, orderIds: readonly number[]): Promise<void> {
  const held = await heldStock(tx, orderIds)
  const holding = new Set(held.map(line => line.orderId))
  const missing = orderIds.find(orderId => !holding.has(orderId))
  if (missing !== undefined) throw new Error(`order ${missing} holds no stock`)
  const moves = held.map(line => ({
    ...line,
    cause: endOf(line),
    onHand: -line.quantity,
    reserved: -line.quantity,
  }))
  await moveStock(tx, 'consume', moves)
}
