import { roundHalfUp } from '@shiji/kit/money/rounding.ts'

/** Formats a number with this many decimals, half rounded up (§5); '' if it is not a number. */
export function floatText(value: unknown, decimals = 2): string {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) return ''
  return roundHalfUp(number, decimals).toFixed(decimals)
}
