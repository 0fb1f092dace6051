import { syllablesOf } from './pinyin.ts'

const SHORTEST = 3

/** The sound of a Han word without tones; undefined when a character has none. */
export function soundOf(han: string): string | undefined {
  const syllables = syllablesOf(han)
  return syllables.length === 0 || syllables.includes('') ? undefined : syllables.join('')
}

/** Whether two Han words of three and more characters differ in one of them, or in the order of two neighbours. */
export function isOneCharacterApart(typed: string, word: string): boolean {
  const [a, b] = [[...typed], [...word]]
  if (a.length < SHORTEST || a.length !== b.length) return false
  const apart = a.flatMap((character, at) => (character === b[at] ? [] : [at]))
  const [first, second] = apart
  if (first === undefined) return false
  if (second === undefined) return true
  return apart.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first]
}
