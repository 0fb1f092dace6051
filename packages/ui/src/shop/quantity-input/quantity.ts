/** Why a quantity was changed; the texts are those of §5. */
export type QuantityRefusal = 'nonsense' | 'below_minimum' | 'over_stock' | 'over_limit'

export interface QuantityBounds {
  readonly min: number
  /** Quantity in stock. */
  readonly stock: number
  /** Most that one person may buy; undefined without a limit. */
  readonly limit?: number | undefined
}

/** A typed quantity, limited to its bounds: the nearest one that can be bought, and the reason if it was changed. */
export interface QuantityReading {
  readonly value: number
  readonly refusal?: QuantityRefusal
}

/** Most that can be bought; never less than the minimum, so that the control always has a value. */
export const mostOf = ({ min, stock, limit }: QuantityBounds): number => Math.max(min, Math.min(stock, limit ?? stock))

/** Parses the typed text. Invalid text and small numbers become the minimum, large ones the maximum. */
export function readQuantity(text: string, bounds: QuantityBounds): QuantityReading {
  const trimmed = text.trim()
  if (!/^-?\d{1,9}$/.test(trimmed)) return { value: bounds.min, refusal: 'nonsense' }
  const number = Number(trimmed)
  if (number < bounds.min) return { value: bounds.min, refusal: 'below_minimum' }
  const most = mostOf(bounds)
  if (number <= most) return { value: number }
  return { value: most, refusal: number > bounds.stock ? 'over_stock' : 'over_limit' }
}
