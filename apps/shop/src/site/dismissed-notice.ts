const key = 'dismissed_notice'

/** The notice last dismissed on this device; undefined if there is none. */
export function readDismissed(): number | undefined {
  try {
    const id = Number(localStorage.getItem(key) ?? Number.NaN)
    return Number.isSafeInteger(id) ? id : undefined
  } catch {
    return undefined
  }
}

/** Stores that this notice was dismissed. */
export function dismiss(id: number): void {
  try {
    localStorage.setItem(key, String(id))
  } catch {
    // Without storage it is shown again at the next visit.
  }
}
