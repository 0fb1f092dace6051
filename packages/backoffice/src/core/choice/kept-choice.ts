/** Reads what a person chose in this browser; null if nothing is stored. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a choice in this browser. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
