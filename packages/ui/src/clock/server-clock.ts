// The device's clock may be wrong, or be set while the page is open, so time runs on from what the server said.
let base: { readonly server: number; readonly monotonic: number } | undefined

/** Takes note of the server's time (ms since 1970), as an answer carried it. */
export function setServerTime(server: number): void {
  if (!Number.isFinite(server)) return
  base = { server, monotonic: performance.now() }
}

/** Now, by the server's clock where it is known, else by the device's (ms since 1970). */
export function serverNow(): number {
  return base ? base.server + (performance.now() - base.monotonic) : Date.now()
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let shown = 0

// One timer for every countdown of a page, on the second, so that they all turn together.
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

/** Calls back once a second, with all others. Returns the unsubscribe function; the last one out stops the timer. */
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

/** The server's time at the last tick; steady between ticks. */
export function tickedNow(): number {
  if (listeners.size === 0) shown = serverNow()
  return shown
}
