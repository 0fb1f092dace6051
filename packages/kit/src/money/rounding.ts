const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/**
 * Rounds to `decimals` places (2 by default) on the decimal digits a person sees, up when the next digit is 5 or more
 * (§5, §9), so 1.005 gives 1.01; negative values mirror positive ones. Throws RangeError if the value is not a finite number.
 */
export function roundHalfUp(value: string | number, decimals = 2): number {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 20) throw new RangeError(`Not a precision: ${decimals}`)
  const match = DECIMAL.exec(String(value).trim())
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? []
  if (whole + fraction === '' || !Number.isFinite(Number(value))) throw new RangeError(`Not a finite number: ${value}`)

  const digits = whole + fraction
  // Number of digits to keep; the next one decides.
  const kept = whole.length + Number(exponent) + decimals
  if (kept < 0 || /^0*$/.test(digits)) return 0
  if (kept >= digits.length) return Number(value)
  const head = BigInt(`0${digits.slice(0, kept)}`)
  const rounded = (digits[kept] ?? '0') >= '5' ? head + 1n : head
  return Number(`${sign}${rounded}e-${decimals}`) + 0
}
