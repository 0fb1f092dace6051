import { syllablesOf } from './pinyin.ts'

const SHORTEST = 3

/** The sound of a Han word without tones; undefined when a character has none. */
export function soundOf(han: string): string | undefined {
  const syllables = syllablesOf(han)
  return syllables.length === 0 || syllables.includes('') ? undefined : syllables.join('')
}

/**
 * Whether two words of three and more characters differ in one of them, or in the order of two neighbours. Takes their
 * characters, since a search compares one word with every word of the shop.
 */
export function isOneCharacterApart(typed: readonly string[], word: readonly string[]): boolean {
  const { length } = typed
  if (length < SHORTEST || length !== word.length) return false
  let first = 0
  while (first < length && typed[first] === word[first]) first += 1
  if (first === length) return false
  const second = nextDifference(typed, word, first + 1)
  if (second === length) return true
  const isSwapped = second === first + 1 && typed[first] === word[second] && typed[second] === word[first]
  return isSwapped && nextDifference(typed, word, second + 1) === length
}

function nextDifference(typed: readonly string[], word: readonly string[], from: number): number {
  let at = from
  while (at < typed.length && typed[at] === word[at]) at += 1
  return at
}
