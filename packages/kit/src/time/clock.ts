/** The only source of the current time; nothing else calls `Date.now()`. */
export interface Clock {
  /** The current instant, a new object each time. */
  now(): Date
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock fixed at one instant; throws RangeError for an invalid date. */
export function fixedClock(at: Date | string | number): Clock {
  const instant = new Date(at).getTime()
  if (Number.isNaN(instant)) throw new RangeError('Not an instant')
  return { now: () => new Date(instant) }
}

/** A clock with an adjustable offset from another clock; for demo and test, never for production. */
export interface MovableClock extends Clock {
  /** Adds milliseconds to the offset; negative values move back. */
  moveBy(ms: number): void
  /** The offset from the base clock in milliseconds. */
  offset(): number
  /** Replaces the offset, in milliseconds. */
  setOffset(ms: number): void
}

/** Makes a movable clock at offset zero; moving it by a fraction or NaN throws RangeError. */
export function movableClock(base: Clock): MovableClock {
  let shift = 0
  const setOffset = (ms: number): void => {
    if (!Number.isSafeInteger(ms)) throw new RangeError(`Not a whole number of milliseconds: ${ms}`)
    shift = ms
  }
  return {
    now: () => new Date(base.now().getTime() + shift),
    moveBy: ms => setOffset(shift + ms),
    offset: () => shift,
    setOffset,
  }
}
