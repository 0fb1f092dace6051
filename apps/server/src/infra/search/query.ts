import { INITIALS, SPELLED, syllablesOf } from './pinyin.ts'
import { pairsOf, partsOf, type Word, wordsOf } from './words.ts'

/** Maximum words of a query; the rest of a pasted title would only cost time. */
const WORDS = 12

/** Words of a search text. */
export const queryWords = (text: string): Word[] => wordsOf(text).slice(0, WORDS)

/**
 * The words as text of a `tsquery`: all must match, the last as a prefix, since it may still be typed. Tokens contain
 * only letters, digits and our marks, so quoting them is enough. Undefined when there is nothing to look for.
 */
export function exactQuery(words: readonly Word[]): string | undefined {
  return all(words.map((word, index) => any(alternatives(word, index === words.length - 1))))
}

/**
 * The same, tolerating one wrong letter per word: words that sound like Han words, Han words of three and more without
 * one of their characters, and the given corrections (vocabulary terms, marked as stored) of letters.
 */
export function forgivingQuery(
  words: readonly Word[],
  corrections: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  return all(
    words.map((word, index) =>
      any([
        ...alternatives(word, index === words.length - 1),
        ...(word.kind === 'han' ? alikes(word.text) : (corrections.get(word.text) ?? []).map(prefixOrWhole)),
      ]),
    ),
  )
}

const quoted = (token: string): string => `'${token}'`
const prefix = (token: string): string => `${quoted(token)}:*`
const prefixOrWhole = (term: string): string => (isSpelling(term) ? prefix(term) : quoted(term))
const isSpelling = (term: string): boolean => term.startsWith(SPELLED) || term.startsWith(INITIALS)

const any = (options: readonly string[]): string =>
  options.length === 1 ? (options[0] ?? '') : `(${options.join('|')})`
const all = (parts: readonly string[]): string | undefined => (parts.length === 0 ? undefined : parts.join('&'))

function alternatives({ kind, text }: Word, isLast: boolean): string[] {
  if (kind === 'han') return [`(${pairsOf(text).map(quoted).join('&')})`]
  const written = isLast ? prefix : quoted
  const parts = partsOf(text)
  const last = parts.at(-1)
  const apart =
    parts.length < 2 || last === undefined ? [] : [`(${[...parts.slice(0, -1).map(quoted), written(last)].join('&')})`]
  const spelled = /^[a-z]{2,}$/.test(text) ? [prefix(SPELLED + text), prefix(INITIALS + text)] : []
  return [written(text), ...apart, ...spelled]
}

function alikes(han: string): string[] {
  const characters = [...han]
  if (characters.length < 2) return []
  const syllables = syllablesOf(han)
  const sound = syllables.includes('') ? [] : [prefix(SPELLED + syllables.join(''))]
  if (characters.length < 3) return sound
  const without = characters.map((_, gap) => `(${characters.toSpliced(gap, 1).map(quoted).join('&')})`)
  return [...sound, ...without]
}
