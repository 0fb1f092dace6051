/** Parses a typed number with a limit of decimals; undefined for anything else. */
export function readNumber(text: string, decimals: number): number | undefined {
  const match = /^(-?\d{1,15})(?:\.(\d*))?$/.exec(text.trim())
  if (!match || (match[2]?.length ?? 0) > decimals) return undefined
  const number = Number(`${match[1]}.${match[2] ?? ''}0`)
  return Number.isFinite(number) ? number + 0 : undefined
}

/** Formats a number as it would be typed. */
export const writeNumber = (value: number): string => String(value)
