import { roundHalfUp } from '@shiji/kit/money/rounding.ts'

/** Writes a number with so many decimals, rounded up from 5 on (§5); '' for what is no number. */
export function floatText(value: unknown, decimals = 2): string {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) return ''
  return roundHalfUp(number, decimals).toFixed(decimals)
}
