/** Whether a value is an id: a whole number from 1 to 2^53 − 1. */
export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

const ID_TEXT = /^[1-9]\d{0,15}$/

/** Parses an id from a path or query; undefined for signs, blanks, leading zeros and values that are too large. */
export function parseId(text: string): number | undefined {
  if (!ID_TEXT.test(text)) return undefined
  const id = Number(text)
  return isId(id) ? id : undefined
}

/** Most ids in one call. */
export const MAX_IDS = 1000

/** Parses comma-separated ids (§7), without duplicates and in order; undefined when one is invalid or there are over 1000. */
export function parseIds(text: string): number[] | undefined {
  const parts = text.split(',', MAX_IDS + 1)
  if (parts.length > MAX_IDS) return undefined
  const ids = new Set<number>()
  for (const part of parts) {
    const id = parseId(part)
    if (id === undefined) return undefined
    ids.add(id)
  }
  return [...ids]
}
