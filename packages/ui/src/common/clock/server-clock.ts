// The device clock may be wrong or change while the page is open, so time continues from the server's answer.
let base: { readonly server: number; readonly monotonic: number } | undefined

/** Sets the server time (ms since 1970) from an answer. */
export function setServerTime(server: number): void {
  if (!Number.isFinite(server)) return
  base = { server, monotonic: performance.now() }
}

/** Current time by the server clock if known, else by the device clock (ms since 1970). */
export function serverNow(): number {
  return base ? base.server + (performance.now() - base.monotonic) : Date.now()
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let shown = 0

// One timer for all countdowns of a page, on the second, so that they update together.
const schedule = (): void => {
  timer = setTimeout(
    () => {
      shown = serverNow()
      for (const listener of [...listeners]) listener()
      if (listeners.size > 0) schedule()
      else timer = undefined
    },
    1000 - (serverNow() % 1000),
  )
}

/** Calls back once a second. Returns the unsubscribe function; the last unsubscribe stops the timer. */
export function watchSeconds(listener: () => void): () => void {
  if (listeners.size === 0) shown = serverNow()
  listeners.add(listener)
  if (timer === undefined) schedule()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0 && timer !== undefined) {
      clearTimeout(timer)
      timer = undefined
    }
  }
}

/** The server time at the last tick; constant between ticks. */
export function tickedNow(): number {
  if (listeners.size === 0) shown = serverNow()
  return shown
}
