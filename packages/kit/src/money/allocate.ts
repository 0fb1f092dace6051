import { add, type Fen, fen, negate, ZERO } from './fen.ts'

interface Share {
  readonly index: number
  readonly floor: bigint
  readonly remainder: bigint
}

/**
 * Splits a total over weights by largest remainder, ties going to the earlier part: the parts always sum to the total,
 * each lies between floor and ceiling of its exact share, and a zero weight gets zero. A negative total mirrors the
 * positive one. Throws RangeError for weights that are not whole numbers of at least zero, or are all zero.
 */
export function allocate(total: Fen, weights: readonly number[]): Fen[] {
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`Not a weight: ${weight}`)
  }
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) throw new RangeError('Nothing to allocate over: every weight is zero')
  if (total < 0) return allocate(negate(total), weights).map(negate)

  const shares = weights.map((weight, index): Share => {
    const exact = BigInt(total) * BigInt(weight)
    return { index, floor: exact / sum, remainder: exact % sum }
  })
  const left = BigInt(total) - shares.reduce((all, share) => all + share.floor, 0n)
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
  const extra = new Set(byRemainder.slice(0, Number(left)).map(share => share.index))
  return shares.map(share => fen(Number(share.floor) + (extra.has(share.index) ? 1 : 0)))
}

/**
 * Splits a total over amounts in proportion to them and never gives a part more than its own amount, so a discount never
 * takes a line below zero. Throws RangeError when the total is negative or more than the amounts together.
 */
export function allocateCapped(total: Fen, caps: readonly Fen[]): Fen[] {
  if (total < 0 || total > add(...caps)) throw new RangeError(`Cannot place ${total} fen within the amounts given`)
  return total === 0 ? caps.map(() => ZERO) : allocate(total, caps)
}
