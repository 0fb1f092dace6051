/** Why a quantity was not taken as typed; the texts are those of §5. */
export type QuantityRefusal = 'nonsense' | 'below_minimum' | 'over_stock' | 'over_limit'

export interface QuantityBounds {
  readonly min: number
  /** What is in stock. */
  readonly stock: number
  /** Most that one person may buy; undefined when there is no such limit. */
  readonly limit?: number | undefined
}

/** A quantity as typed, read against its bounds: the nearest one that can be bought, and what was wrong. */
export interface QuantityReading {
  readonly value: number
  readonly refusal?: QuantityRefusal
}

/** Most that can be bought; never less than the least, so that the control always has a value. */
export const mostOf = ({ min, stock, limit }: QuantityBounds): number => Math.max(min, Math.min(stock, limit ?? stock))

/** Reads what was typed. Nonsense and too little become the least, too much becomes the most. */
export function readQuantity(text: string, bounds: QuantityBounds): QuantityReading {
  const trimmed = text.trim()
  if (!/^-?\d{1,9}$/.test(trimmed)) return { value: bounds.min, refusal: 'nonsense' }
  const number = Number(trimmed)
  if (number < bounds.min) return { value: bounds.min, refusal: 'below_minimum' }
  const most = mostOf(bounds)
  if (number <= most) return { value: number }
  return { value: most, refusal: number > bounds.stock ? 'over_stock' : 'over_limit' }
}
