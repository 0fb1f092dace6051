/** A whole number of fen (1/100 yuan); the only unit of money in code, database and wire. */
export type Fen = number & { readonly __unit: 'fen' }

function isFen(n: number): n is Fen {
  return Number.isSafeInteger(n)
}

/** Marks a number as fen; throws RangeError unless it is an integer within ±(2^53 − 1). */
export function fen(n: number): Fen {
  // −0 + 0 is 0: a negative zero would print as "-0" and fail under Object.is.
  const amount = n + 0
  if (!isFen(amount)) throw new RangeError(`Not a whole number of fen: ${n}`)
  return amount
}

/** Zero fen. */
export const ZERO: Fen = fen(0)

/** Sums amounts; no amounts give zero; throws RangeError when a running sum leaves the safe integers. */
export function add(...amounts: Fen[]): Fen {
  return amounts.reduce<Fen>((sum, amount) => fen(sum + amount), ZERO)
}

/** Subtracts b from a; the result may be negative. */
export function subtract(a: Fen, b: Fen): Fen {
  return fen(a - b)
}

/** The negated amount. */
export function negate(a: Fen): Fen {
  return fen(0 - a)
}

/** A unit amount times a whole quantity; throws RangeError for a fraction or an unsafe product. */
export function multiply(a: Fen, quantity: number): Fen {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`)
  return fen(a * quantity)
}

/** The amount, or zero when it is negative. */
export function atLeastZero(a: Fen): Fen {
  return a < 0 ? ZERO : a
}

const WHOLE = 10_000n

/**
 * A share of an amount in basis points (10000 = all of it), half a fen rounded up; half a fen of a negative amount is rounded away from zero, so that
 * a reversal mirrors its booking. Refuses a rate that is negative or not a whole number.
 */
export function percentOf(a: Fen, basisPoints: number): Fen {
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0) throw new RangeError(`Not a rate: ${basisPoints}`)
  const magnitude = (BigInt(Math.abs(a)) * BigInt(basisPoints) + WHOLE / 2n) / WHOLE
  return fen(Number(a < 0 ? -magnitude : magnitude))
}

const YUAN = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** Parses a yuan text with at most two decimals ("12", "-12.5", "12.50"); undefined for anything else. */
export function yuanToFen(text: string): Fen | undefined {
  const match = YUAN.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  const amount = Number(`${sign}${whole}${fraction.padEnd(2, '0')}`) + 0
  return isFen(amount) ? amount : undefined
}

/** Formats yuan with exactly two decimals and no grouping ("1234.50"), for forms and sheets. */
export function fenToYuan(a: Fen): string {
  const digits = String(Math.abs(a)).padStart(3, '0')
  return `${a < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
