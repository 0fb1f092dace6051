import type { Ctx } from '../../../../infra/context.ts'
import { heldStock, moveStock, type StockLine } from '../../data/stock/stock.repo.ts'
import { tellStock } from './tell-stock.ts'

/** A hold ends once: released or consumed. Both name the same cause, and a cause is unique. */
const endOf = ({ orderId }: StockLine): string => `order:${orderId}:hold_end`

/** Gives back what these orders hold, as on cancel. Orders that hold nothing any more are left alone. */
export async function releaseStock(tx: Ctx, orderIds: readonly number[]): Promise<void> {
  const held = await heldStock(tx, orderIds)
  const moves = held.map(line => ({ ...line, cause: endOf(line), onHand: 0, reserved: -line.quantity }))
  await tellStock(tx, await moveStock(tx, 'release', moves))
}

/** Takes what these orders hold out of stock, as on payment. An order that holds nothing is a fault: it was paid or cancelled before. */
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
