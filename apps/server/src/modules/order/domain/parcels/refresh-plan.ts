import { DAY, HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import type { TrackingState } from '../express-client.ts'

/** A parcel that is not delivered by then is not asked for any more. */
const GIVEN_UP_AFTER = 30 * DAY

/** How long an answer is fresh, by the state of the parcel. */
const FRESH: Readonly<Record<TrackingState, number>> = {
  unknown: 2 * HOUR,
  waiting: 2 * HOUR,
  accepted: 2 * HOUR,
  moving: 2 * HOUR,
  delivering: 30 * MINUTE,
  problem: 4 * HOUR,
  delivered: Number.POSITIVE_INFINITY,
}

const FIRST_WAIT = 5 * MINUTE
const LONGEST_WAIT = 6 * HOUR

const within = (sentAt: Date, at: number): Date | null => (at - sentAt.getTime() > GIVEN_UP_AFTER ? null : new Date(at))

/** When a parcel is asked for again after an answer; null when it is delivered or its time is over. */
export const afterAnswer = (state: TrackingState, sentAt: Date, now: Date): Date | null =>
  state === 'delivered' ? null : within(sentAt, now.getTime() + FRESH[state])

/** When a parcel of a company that the client does not know is looked at again: another client may know it. */
export const afterUnknown = (sentAt: Date, now: Date): Date | null => within(sentAt, now.getTime() + DAY)

/**
 * When it is asked for again after its client failed `failures` times in a row: five minutes, twice as long after each, six hours at
 * most.
 */
export const afterFailure = (failures: number, sentAt: Date, now: Date): Date | null =>
  within(sentAt, now.getTime() + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures - 1, 10)))
