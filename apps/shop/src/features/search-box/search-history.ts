const key = 'search_history'
const most = 10

/** Words that were searched for on this device, newest first. Storage that is closed or broken counts as empty. */
export function readHistory(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(word => typeof word === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Moves a word to the front, without duplicates. */
export const remember = (word: string): readonly string[] => {
  const trimmed = word.trim()
  return trimmed === '' ? readHistory() : write([trimmed, ...readHistory().filter(known => known !== trimmed)])
}

export const forget = (word: string): readonly string[] => write(readHistory().filter(known => known !== word))

export const forgetAll = (): readonly string[] => write([])

function write(words: readonly string[]): readonly string[] {
  const kept = words.slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A convenience; without storage there is no history.
  }
  return kept
}
