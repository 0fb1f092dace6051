/**
 * What late shipping takes off the score of a store: orders of the last `days` count; each is late by the whole hours
 * between its time to ship and its last parcel, `hoursMax` at most; a day late on average costs `offPerDay` tenths of a
 * star, in all `offMax` at most.
 */
export const LATENESS = { days: 90, hoursMax: 72, offPerDay: 5, offMax: 10 } as const
