import type { PrintLine, PrintOrder } from '@shiji/contract/order/shipping/print.ts'
import { printable, waitingLines } from './labels.ts'

/** A SKU to fetch, with its pieces over all orders. */
export interface PickedSku {
  readonly line: PrintLine
  readonly pieces: number
  /** Orders that it is for. */
  readonly orders: number
}

/** The orders of a pick list: those of which something waits. */
export const ordersToPick = (orders: readonly PrintOrder[]): readonly PrintOrder[] =>
  printable(orders).filter(order => waitingLines(order).length > 0)

/**
 * What waits of all orders together, summed by SKU. In the sequence of the store's codes, with their numbers as
 * numbers, so that a person walks along the shelves once; SKUs without a code follow by name.
 */
export function pickList(orders: readonly PrintOrder[], locale: string): readonly PickedSku[] {
  const lines = ordersToPick(orders).flatMap(waitingLines)
  const order = new Intl.Collator(locale, { numeric: true })
  return [...Map.groupBy(lines, ({ line }) => line.sku_id).values()]
    .flatMap(same => {
      const [first] = same
      if (first === undefined) return []
      return [{ line: first.line, pieces: same.reduce((sum, each) => sum + each.pieces, 0), orders: same.length }]
    })
    .toSorted(
      (a, b) =>
        Number(a.line.code === '') - Number(b.line.code === '') ||
        order.compare(a.line.code, b.line.code) ||
        order.compare(a.line.goods_name, b.line.goods_name) ||
        order.compare(a.line.sku_name, b.line.sku_name),
    )
}
