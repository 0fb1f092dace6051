import { INITIALS, SPELLED, syllablesOf } from './pinyin.ts'
import { wordsOf } from './words.ts'

/** A word that may be suggested or meant: as written, and for Han words its pronunciation. */
export interface VocabularyWord {
  readonly word: string
  readonly pinyin: string
  readonly initials: string
}

const SHORTEST_TYPO = 3
const LONGEST_TERM = 24

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words of texts for suggestions and corrections: letters of three and more, Han words of two to six characters. */
export function vocabularyOf(texts: readonly string[]): VocabularyWord[] {
  const words = new Set<string>()
  for (const { kind, text } of texts.flatMap(wordsOf)) {
    if (kind === 'latin') {
      if (/^\p{L}{3,}$/u.test(text)) words.add(text)
    } else for (const word of hanWords(text)) words.add(word)
  }
  return [...words].toSorted().map(withSound)
}

/**
 * A word of a text as a completion; `leads` when the text, or a part of it after a blank or punctuation, begins with
 * it, `ends` when it ends with it.
 */
export interface Completion extends VocabularyWord {
  /** The syllables of a Han word one by one; empty for letters. */
  readonly syllables: readonly string[]
  readonly leads: boolean
  /** Whether a part of the text ends with it: it may be a head noun. */
  readonly ends: boolean
}

/** Completions of names that were split lately; the same goods are found again and again. */
const taken = new Map<string, readonly Completion[]>()
const MOST_TAKEN = 5_000

/** The words of one name, fragments left out: Han words of the dictionary and short runs as a whole, letters of three and more. */
export function completionsOf(text: string): readonly Completion[] {
  const before = taken.get(text)
  if (before !== undefined) return before
  const completions = wordsOf(text).flatMap(({ kind, text: run }) => {
    const words = kind === 'han' ? dictionaryWords(run) : /^\p{L}{3,}$/u.test(run) ? [run] : []
    return words.map(word => ({
      ...withSound(word),
      syllables: kind === 'han' ? syllablesOf(word) : [],
      leads: run.startsWith(word),
      ends: run.endsWith(word),
    }))
  })
  if (taken.size >= MOST_TAKEN) taken.clear()
  taken.set(text, completions)
  return completions
}

const isWordLong = (word: string): boolean => [...word].length >= 2 && [...word].length <= 6

const dictionaryWords = (run: string): string[] =>
  [...new Set([run, ...Array.from(segmenter.segment(run), ({ segment }) => segment)])].filter(isWordLong)

/** A short run is a word itself (class and brand names are); in longer ones the words of a dictionary are. */
const hanWords = (run: string): string[] =>
  [run, ...Array.from(segmenter.segment(run), ({ segment }) => segment)].filter(isWordLong)

function withSound(word: string): VocabularyWord {
  if (!/^\p{Script=Han}/u.test(word)) return { word, pinyin: '', initials: '' }
  const syllables = syllablesOf(word)
  if (syllables.includes('')) return { word, pinyin: '', initials: '' }
  return { word, pinyin: syllables.join(''), initials: syllables.map(syllable => syllable.charAt(0)).join('') }
}

/** What a word can be corrected to: itself when it is letters, else its marked spelling and initials. */
export function termsOf({ word, pinyin, initials }: VocabularyWord): string[] {
  const terms = pinyin === '' ? (/^[a-z]+$/.test(word) ? [word] : []) : [SPELLED + pinyin, INITIALS + initials]
  return terms.filter(term => letters(term).length >= SHORTEST_TYPO && term.length <= LONGEST_TERM)
}

/** A stored term without its mark. */
export const letters = (term: string): string =>
  term.startsWith(SPELLED) || term.startsWith(INITIALS) ? term.slice(1) : term

/**
 * The text and the text without each one letter. Two texts that are one letter apart (missing, added, different or two
 * swapped) always share one of these, so a misspelt word is looked up by key.
 */
export function variantsOf(term: string): string[] {
  const text = letters(term)
  if (text.length < SHORTEST_TYPO || text.length > LONGEST_TERM) return []
  const characters = [...text]
  return [...new Set([text, ...characters.map((_, gap) => characters.toSpliced(gap, 1).join(''))])]
}

/** The texts without each one and each two letters: shared by texts that are up to two letters apart. */
export function widerVariantsOf(term: string): string[] {
  return [...new Set(variantsOf(term).flatMap(variant => [variant, ...variantsOf(variant)]))]
}

/** Rows of the table of `lettersApart`, kept between calls: one search compares hundreds of words. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(64))

/** How many letters are missing, added, different or swapped with their neighbour; three for more than two. */
export function lettersApart(typed: string, term: string): number {
  const text = letters(term)
  const [rows, columns] = [typed.length, text.length]
  if (Math.abs(rows - columns) > 2) return 3
  if (columns >= 64) return typed === text ? 0 : 3
  let [beforeLast = new Uint8Array(), last = beforeLast, next = beforeLast] = ROWS
  for (let at = 0; at <= columns; at += 1) last[at] = at
  for (let row = 1; row <= rows; row += 1) {
    next[0] = row
    let least = row
    for (let at = 1; at <= columns; at += 1) {
      const cost = typed[row - 1] === text[at - 1] ? 0 : 1
      let fewest = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + cost)
      if (row > 1 && at > 1 && typed[row - 1] === text[at - 2] && typed[row - 2] === text[at - 1])
        fewest = Math.min(fewest, (beforeLast[at - 2] ?? 0) + 1)
      next[at] = fewest
      least = Math.min(least, fewest)
    }
    // A swap adds one to the row before the last, which is at most one less than this row: it cannot get below three.
    if (least > 2) return 3
    ;[beforeLast, last, next] = [last, next, beforeLast]
  }
  return Math.min(3, last[columns] ?? 3)
}

/** Whether at most one letter is missing, added, different or swapped with its neighbour. */
export function isOneLetterApart(typed: string, term: string): boolean {
  const text = letters(term)
  if (Math.abs(typed.length - text.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === text[start]) start += 1
  const rest = typed.slice(start)
  const other = text.slice(start)
  if (rest === other) return true
  if (rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1)) return true
  return rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
}
