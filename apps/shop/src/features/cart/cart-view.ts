import type { CartData, CartLine } from '@shiji/contract/cart/cart.ts'
import { add, fen, multiply, ZERO } from '@shiji/kit/money/fen.ts'

export type CartStore = CartData['stores'][number]

/** Quantities that were changed on this page and are being sent to the server, by line. */
export type WantedQuantities = ReadonlyMap<number, number>

/** Deselected lines; every other line that can be bought is selected, so that new lines are bought by default. */
export type Unticked = ReadonlySet<number>

/** The cart, as shown to the person. */
export interface CartView {
  /** Stores with the lines that can be bought now, or could be with a smaller quantity. */
  readonly stores: readonly CartStore[]
  /** Lines that cannot be bought at all, with the store that they belong to. */
  readonly problems: readonly CartLine[]
}

/** Whether a smaller quantity could be bought. */
export const isShort = (line: CartLine): boolean => line.stock > 0 && line.buy_num > line.stock && isSellable(line)

const isSellable = (line: CartLine) => line.problem === null || line.problem === 'stock.not_enough'

/** Whether a line can be bought in its current state. */
export const isBuyable = (line: CartLine): boolean => isSellable(line) && line.stock >= line.buy_num && line.stock > 0

/** Applies the pending quantities to the server's cart and separates lines that cannot be bought. */
export function viewCart(cart: CartData, wanted: WantedQuantities): CartView {
  const stores = cart.stores.map(store => ({
    ...store,
    lines: store.lines.map(line => {
      const buy_num = wanted.get(line.id) ?? line.buy_num
      return buy_num === line.buy_num ? line : { ...line, buy_num, payable: multiply(fen(line.price), buy_num) }
    }),
  }))
  const shown = (line: CartLine) => isBuyable(line) || isShort(line)
  return {
    stores: stores.flatMap(store => {
      const lines = store.lines.filter(shown)
      return lines.length === 0 ? [] : [{ ...store, lines }]
    }),
    problems: stores.flatMap(store => store.lines.filter(line => !shown(line))),
  }
}

/** Whether all, some or none of the lines that can be bought are selected. */
export function tickState(lines: readonly CartLine[], unticked: Unticked): 'all' | 'some' | 'none' {
  const buyable = lines.filter(isBuyable)
  const ticked = buyable.filter(line => !unticked.has(line.id)).length
  if (ticked === 0) return 'none'
  return ticked === buyable.length ? 'all' : 'some'
}

/** Selects or deselects lines. */
export function setTicked(unticked: Unticked, lines: readonly CartLine[], ticked: boolean): Unticked {
  const next = new Set(unticked)
  for (const { id } of lines) {
    if (ticked) next.delete(id)
    else next.add(id)
  }
  return next
}

/** The current selection to buy. */
export interface CartSelection {
  readonly lines: readonly CartLine[]
  readonly pieces: number
  /** Goods alone, in fen; freight and discounts come with the quote. */
  readonly amount: number
}

/** Selected lines that can be bought, with their sum. */
export function selectionOf(view: CartView, unticked: Unticked): CartSelection {
  const lines = view.stores.flatMap(store => store.lines.filter(line => isBuyable(line) && !unticked.has(line.id)))
  return {
    lines,
    pieces: lines.reduce((sum, line) => sum + line.buy_num, 0),
    amount: lines.reduce((sum, line) => add(sum, fen(line.payable)), ZERO),
  }
}
