const key = 'dismissed_notice'

/** The notice that was last taken away on this device; undefined where none was. */
export function readDismissed(): number | undefined {
  try {
    const id = Number(localStorage.getItem(key) ?? Number.NaN)
    return Number.isSafeInteger(id) ? id : undefined
  } catch {
    return undefined
  }
}

/** Remembers that this notice was taken away. */
export function dismiss(id: number): void {
  try {
    localStorage.setItem(key, String(id))
  } catch {
    // Without storage it comes back with the next visit.
  }
}
