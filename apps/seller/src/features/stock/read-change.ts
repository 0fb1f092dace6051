/** Text of a cell: a difference with its sign, or the number on hand; undefined for anything else. */
export function readChange(text: string, onHand: number): number | undefined {
  const typed = text.trim().replace('＋', '+').replace(/[－−]/, '-')
  if (/^[+-]\d{1,7}$/.test(typed)) return Number(typed)
  return /^\d{1,7}$/.test(typed) ? Number(typed) - onHand : undefined
}

/** Text of a warning level: null follows the store's; undefined for anything else. */
export function readLevel(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,4}$/.test(typed) ? Number(typed) : undefined
}
