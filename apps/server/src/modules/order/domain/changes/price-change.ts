import type { PriceLimits } from '@shiji/contract/order/changes/price-change.ts'
import { allocateCapped } from '@shiji/kit/money/allocate.ts'
import { add, type Fen, fen, subtract } from '@shiji/kit/money/fen.ts'

/** The name of the store's own discount among the parts of a line's discount. */
export const PRICE_CHANGE = 'price_change'

/** What goods and freight of an order cost together, and each. `goods` is after all discounts. */
export interface OrderPrice {
  readonly goods: Fen
  readonly freight: Fen
}

/** The price that the buyer agreed to: before the first change. */
export const agreedPrice = (
  now: OrderPrice,
  changes: readonly { readonly goodsBefore: Fen; readonly freightBefore: Fen }[],
): OrderPrice => {
  const [first] = changes
  return first === undefined ? now : { goods: first.goodsBefore, freight: first.freightBefore }
}

/** An order stays one that is paid: at least one fen. */
const LEAST = fen(1)

export type PriceProblem =
  | { readonly field: 'goods' | 'freight'; readonly most: Fen }
  | { readonly field: 'goods'; readonly least: Fen }

/**
 * What is wrong with a new price: goods or freight above what the buyer agreed to, or nothing left to pay. Freight cannot
 * replace what is taken off the goods, since it carries no commission.
 */
export function priceProblems(wanted: OrderPrice, agreed: PriceLimits): PriceProblem[] {
  const over = (['goods', 'freight'] as const).flatMap(field =>
    wanted[field] > agreed[field] ? [{ field, most: fen(agreed[field]) }] : [],
  )
  if (over.length > 0) return over
  return add(wanted.goods, wanted.freight) < LEAST ? [{ field: 'goods', least: LEAST }] : []
}

/** A line as the store's discount is shared over it: what it costs after the other discounts. */
export interface SharedLine {
  readonly id: number
  readonly agreed: Fen
}

/**
 * The store's discount of each line, in fen, by largest remainder and never more than the line costs; lines without a
 * part are left out. Together they bring the goods down to the wanted sum.
 */
export function sharesOf(lines: readonly SharedLine[], goods: Fen): ReadonlyMap<number, Fen> {
  const caps = lines.map(line => line.agreed)
  const parts = allocateCapped(subtract(add(...caps), goods), caps)
  return new Map(lines.flatMap(({ id }, at) => [[id, parts[at] ?? fen(0)] as const]).filter(([, part]) => part > 0))
}
