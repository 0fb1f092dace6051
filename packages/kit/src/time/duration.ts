/** One second in milliseconds. */
export const SECOND = 1_000
/** One minute in milliseconds. */
export const MINUTE = 60 * SECOND
/** One hour in milliseconds. */
export const HOUR = 60 * MINUTE
/** One day of 24 hours in milliseconds; the shop's zone has no other. */
export const DAY = 24 * HOUR

/** The parts of a countdown (§4): whole days, and hours, minutes, seconds as two digits. */
export interface DurationParts {
  readonly d: number
  readonly hh: string
  readonly mm: string
  readonly ss: string
}

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** Splits seconds into countdown parts, dropping fractions; negative or non-finite values give zeros. */
export function splitDuration(seconds: number): DurationParts {
  const left = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return {
    d: Math.floor(left / 86_400),
    hh: twoDigits(Math.floor(left / 3600) % 24),
    mm: twoDigits(Math.floor(left / 60) % 60),
    ss: twoDigits(left % 60),
  }
}
