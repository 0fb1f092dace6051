import { HOUR, MINUTE } from '@shiji/kit/time/duration.ts'

/** How often the job checks whether a check is due; new postings are checked this soon where a check is quick. */
export const LOOK_EVERY_MS = 10 * MINUTE
const AT_LEAST_EVERY_MS = 6 * HOUR
/**
 * A check that takes a minute is not started within an hour of the last: at most a sixtieth of the time is spent on
 * checks.
 */
const REST_PER_MS = 60

/**
 * Whether the books are due for a check: after new postings and a pause in proportion to the duration of a check, and
 * every six hours in any case.
 */
export function isCheckDue(
  now: Date,
  last: { readonly at: Date; readonly ms: number } | undefined,
  lastBooked: Date | undefined,
): boolean {
  if (last === undefined) return true
  const since = now.getTime() - last.at.getTime()
  if (since >= AT_LEAST_EVERY_MS) return true
  return lastBooked !== undefined && lastBooked >= last.at && since >= last.ms * REST_PER_MS
}
