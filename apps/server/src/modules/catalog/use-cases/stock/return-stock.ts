import type { Ctx } from '../../../../infra/context.ts'
import { moveStock, type StockLine } from '../../data/stock/stock.repo.ts'
import { publishStockChanges } from './publish-stock-changes.ts'

/** Returns goods to stock. The cause (`after_sale:9`) makes a repeat harmless. */
export async function returnStock(tx: Ctx, lines: readonly StockLine[], cause: string): Promise<void> {
  const moves = lines.map(line => ({ ...line, cause: `${cause}:return`, onHand: line.quantity, reserved: 0 }))
  await publishStockChanges(tx, await moveStock(tx, 'return', moves))
}
