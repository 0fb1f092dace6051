import { DAY } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../../src/infra/context.ts'
import type { LoadedGoods } from '../goods.ts'
import { insertRows, type Row } from '../insert.ts'
import type { NumberLine } from '../number-line.ts'
import { LOW_STOCK } from '../stores.ts'
import type { PlacedOrder } from './orders.ts'

const DELTAS = { reserve: [0, 1], consume: [-1, -1], release: [0, -1] } as const
/** Goods whose stock is inserted together. */
const CHUNK = 500

/** Stock events of an order: reserved when placed, taken when paid, returned when cancelled. */
const momentsOf = ({ life }: PlacedOrder) => [
  { kind: 'reserve' as const, at: life.createdAt },
  ...(life.payTime === undefined ? [] : [{ kind: 'consume' as const, at: life.payTime }]),
  ...(life.cancelTime === undefined ? [] : [{ kind: 'release' as const, at: life.cancelTime }]),
]

/**
 * Counts what orders take, so that the opening stock is what is left now plus what was sold and what open orders
 * reserve.
 */
export class StockRoom {
  readonly #sold = new Map<number, number>()
  readonly #held = new Map<number, number>()
  readonly #firstIds: ReadonlyMap<number, number>

  /** Gives every SKU's first movement its id before those of the orders. */
  constructor(line: NumberLine, goods: readonly LoadedGoods[]) {
    this.#firstIds = new Map(goods.map(item => [item.id, line.many(item.skus.length)[0] ?? 0]))
  }

  /** Movements of these orders. */
  async move(tx: Ctx, line: NumberLine, orders: readonly PlacedOrder[]): Promise<void> {
    await insertRows(
      tx,
      'stock_movements',
      orders.flatMap(order => this.#movementsOf(line, order)),
    )
  }

  #movementsOf(line: NumberLine, order: PlacedOrder): Row[] {
    const { life } = order
    const pieces = new Map<number, number>()
    for (const { sku, quantity } of order.lines) pieces.set(sku.id, (pieces.get(sku.id) ?? 0) + quantity)
    return [...pieces].flatMap(([skuId, quantity]) => {
      const taken = life.status === 'waiting_payment' ? this.#held : life.payTime === undefined ? undefined : this.#sold
      taken?.set(skuId, (taken.get(skuId) ?? 0) + quantity)
      return momentsOf(order).map(({ kind, at }) => ({
        id: line.take(),
        sku_id: skuId,
        kind,
        cause: `order:${order.id}:${kind}`,
        on_hand_delta: DELTAS[kind][0] * quantity,
        reserved_delta: DELTAS[kind][1] * quantity,
        order_id: order.id,
        created_at: at,
      }))
    })
  }

  /** The remaining stock after all orders, and the opening movements. */
  async close(tx: Ctx, goods: readonly LoadedGoods[]): Promise<void> {
    const openedAt = new Date(tx.clock.now().getTime() - 200 * DAY)
    for (let start = 0; start < goods.length; start += CHUNK) {
      const rows = goods.slice(start, start + CHUNK).flatMap(item => this.#shelvesOf(item))
      await insertRows(
        tx,
        'stocks',
        rows.map(({ skuId, storeId, left, held }) => ({
          sku_id: skuId,
          on_hand: left + held,
          reserved: held,
          store_id: storeId,
          low_stock: LOW_STOCK,
        })),
      )
      await insertRows(
        tx,
        'stock_movements',
        rows.flatMap(({ id, skuId, left, held, sold }) => {
          const count = left + held + sold
          const came = { id, sku_id: skuId, kind: 'initial', cause: 'initial', on_hand_delta: count, reserved_delta: 0 }
          return count === 0 ? [] : [{ ...came, order_id: null, created_at: openedAt }]
        }),
      )
    }
  }

  #shelvesOf(item: LoadedGoods) {
    const firstId = this.#firstIds.get(item.id) ?? 0
    return item.skus.map((sku, position) => ({
      id: firstId + position,
      skuId: sku.id,
      storeId: item.storeId,
      left: sku.stock,
      held: this.#held.get(sku.id) ?? 0,
      sold: this.#sold.get(sku.id) ?? 0,
    }))
  }
}
