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

/** Orders that were completed up to then are settled now. */
export const settlementCutoff = (now: Date, timers: Pick<Timers, 'settlement'>): Date =>
  after(now, -timers.settlement * MINUTE)
