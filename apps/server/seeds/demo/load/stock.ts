import { DAY } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../src/infra/context.ts'
import type { LoadedGoods } from './catalog.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import { type PlacedOrder, stockMoments } from './orders.ts'

const DELTAS = { reserve: [0, 1], consume: [-1, -1], release: [0, -1] } as const

/** Stock rows and their movements: what came in at first is what is there now, what was sold and what open orders hold. */
export async function loadStock(
  tx: Ctx,
  line: NumberLine,
  goods: readonly LoadedGoods[],
  orders: readonly PlacedOrder[],
): Promise<void> {
  const openedAt = new Date(tx.clock.now().getTime() - 200 * DAY)
  const sold = new Map<number, number>()
  const held = new Map<number, number>()
  const moves: Record<string, unknown>[] = []
  for (const order of orders) {
    const pieces = new Map<number, number>()
    for (const { sku, quantity } of order.lines) pieces.set(sku.id, (pieces.get(sku.id) ?? 0) + quantity)
    for (const [skuId, quantity] of pieces) {
      if (order.history.status === 'waiting_payment') held.set(skuId, (held.get(skuId) ?? 0) + quantity)
      else if (order.history.payTime !== undefined) sold.set(skuId, (sold.get(skuId) ?? 0) + quantity)
      for (const { kind, at } of stockMoments(order)) {
        const [onHand, reserved] = DELTAS[kind]
        moves.push({
          id: line.take(),
          sku_id: skuId,
          kind,
          cause: `order:${order.id}:${kind}`,
          on_hand_delta: onHand * quantity,
          reserved_delta: reserved * quantity,
          order_id: order.id,
          created_at: at,
        })
      }
    }
  }
  const skus = goods.flatMap(item => item.skus)
  const heldOf = (skuId: number) => held.get(skuId) ?? 0
  await insertRows(
    tx,
    'stocks',
    skus.map(sku => ({ sku_id: sku.id, on_hand: sku.stock + heldOf(sku.id), reserved: heldOf(sku.id) })),
  )
  const initial = skus.flatMap(sku => {
    const count = sku.stock + heldOf(sku.id) + (sold.get(sku.id) ?? 0)
    return count === 0
      ? []
      : [
          {
            id: line.take(),
            sku_id: sku.id,
            kind: 'initial',
            cause: 'initial',
            on_hand_delta: count,
            reserved_delta: 0,
            order_id: null,
            created_at: openedAt,
          },
        ]
  })
  await insertRows(tx, 'stock_movements', [...initial, ...moves])
}
