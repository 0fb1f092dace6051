const key = 'delivery_area'

/** The area that goods were last to be delivered to on this device; undefined if none was chosen. */
export function readArea(): number | undefined {
  try {
    const id = Number(localStorage.getItem(key) ?? Number.NaN)
    return Number.isSafeInteger(id) && id > 0 ? id : undefined
  } catch {
    return undefined
  }
}

/** Stores the chosen area. */
export function rememberArea(id: number): void {
  try {
    localStorage.setItem(key, String(id))
  } catch {
    // Without storage the choice holds for this visit of the page.
  }
}
