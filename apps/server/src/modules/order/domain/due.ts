import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'

/** Timers in minutes, as the settings store them. */
export interface Timers {
  readonly cancel: number
  readonly confirm: number
  readonly comment: number
  readonly settlement: number
}

/** Without tracking a parcel counts as delivered after ten days (architecture, state names). */
const ASSUMED_DELIVERY = 10 * DAY

const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms)

/** When an unpaid order is cancelled. */
export const cancelDue = (placedAt: Date, timers: Pick<Timers, 'cancel'>): Date =>
  after(placedAt, timers.cancel * MINUTE)

/** When receipt is confirmed automatically: counted from delivery, never from payment (product §4). */
export const confirmDue = (shippedAt: Date, deliveredAt: Date | undefined, timers: Pick<Timers, 'confirm'>): Date =>
  after(deliveredAt ?? after(shippedAt, ASSUMED_DELIVERY), timers.confirm * MINUTE)

/** When the comment is written automatically. */
export const commentDue = (receivedAt: Date, timers: Pick<Timers, 'comment'>): Date =>
  after(receivedAt, timers.comment * MINUTE)

/** When a completed order is settled: after the delay of its store's grade, else after that of the timed tasks. */
export const settlementDueAt = (
  completedAt: Date,
  timers: Pick<Timers, 'settlement'>,
  gradeMinutes: number | null,
): Date => after(completedAt, (gradeMinutes ?? timers.settlement) * MINUTE)

/**
 * The same rule in a statement, for orders `o`: whether they are due at `now`, a timestamptz, when the timed tasks wait
 * `minutes`. `grade` is the alias of the grade of their store, `shortest` the shortest delay of all grades: the first
 * comparison holds for every store and uses the index.
 */
export const settlementDueText = (now: string, minutes: string, grade: string, shortest: string): string =>
  `(o.comment_time <= ${now} - make_interval(mins => least(${minutes}, ${shortest}))
    and o.comment_time <= ${now} - make_interval(mins => coalesce(${grade}.settlement_minutes, ${minutes})))`
