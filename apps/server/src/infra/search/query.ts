import { markToken } from './document.ts'
import { HEAD, nounToken } from './heads.ts'
import { INITIALS, SPELLED } from './pinyin.ts'
import { singular } from './stems.ts'
import { pairsOf, partsOf, type Word, wordsOf } from './words.ts'

/** Maximum words of a query; the rest of a pasted title would only cost time. */
const WORDS = 12

/** Words of a search text. */
export const queryWords = (text: string): Word[] => wordsOf(text).slice(0, WORDS)

/** What matches one part of a search: any of these. */
export interface Alternatives {
  /** Words as typed, or that mean the same; of each all runs must match. */
  readonly words: readonly (readonly Word[])[]
  /** A word in letters that may be a beginning, a spelling or initials. */
  readonly typed?: string
  /** Whether the typed word may still be continued. */
  readonly isOpen?: boolean
  /** Stored terms with their mark, matched as they are, spellings also as beginnings. */
  readonly terms?: readonly string[]
  /** Ids of what the words mean. */
  readonly marks?: readonly number[]
}

/**
 * The alternatives as text of a `tsquery` over search documents. Tokens contain only letters, digits and our marks, so
 * quoting them is enough.
 */
export const matching = ({ words, typed, isOpen = false, terms = [], marks = [] }: Alternatives): string =>
  oneOf([
    ...words.map(written),
    ...(typed === undefined ? [] : openings(typed, isOpen)),
    ...terms.map(prefixOrWhole),
    ...marks.map(id => quoted(markToken(id))),
  ])

/** The same over leads: one of the words anywhere in the name. */
export const inName = ({ words, typed, isOpen = false, terms = [] }: Alternatives): string =>
  oneOf([...words.map(written), ...(typed === undefined ? [] : openings(typed, isOpen)), ...terms.map(prefixOrWhole)])

/** The same over leads: one of the words is a head noun of the name, as written or as it sounds. */
export const asHead = ({ words, typed, terms = [] }: Alternatives): string =>
  oneOf([
    ...words.map(headed),
    ...(typed === undefined ? [] : [`${quoted(SPELLED + typed)}:${HEAD}`, `${quoted(INITIALS + typed)}:${HEAD}`]),
    ...terms.map(term => `${quoted(term)}:${HEAD}`),
  ])

/** A typed word as a head noun, over search documents. */
export const asNoun = (words: readonly Word[]): string => {
  const last = words.at(-1)
  if (last === undefined) return quoted(nounToken(''))
  const end = last.kind === 'han' ? [...last.text].slice(-LONGEST_HEAD).join('') : singular(last.text)
  return quoted(nounToken(end))
}

/** All parts must match; undefined when there is nothing to look for. */
export const all = (parts: readonly string[]): string | undefined => (parts.length === 0 ? undefined : parts.join('&'))

/** One of the parts must match. */
export const oneOf = (parts: readonly string[]): string => {
  const each = [...new Set(parts)]
  return each.length === 1 ? (each[0] ?? '') : `(${each.join('|')})`
}

/**
 * The words as typed, as text of a `tsquery`: all must match, the last as a prefix, since it may still be typed.
 * Undefined when there is nothing to look for.
 */
export function exactQuery(words: readonly Word[]): string | undefined {
  return all(
    words.map((word, index) =>
      matching(
        word.kind === 'han'
          ? { words: [[word]] }
          : { words: [[word]], typed: word.text, isOpen: index === words.length - 1 },
      ),
    ),
  )
}

const quoted = (token: string): string => `'${token}'`
const prefix = (token: string): string => `${quoted(token)}:*`
const prefixOrWhole = (term: string): string => (isSpelling(term) ? prefix(term) : quoted(term))
const isSpelling = (term: string): boolean => term.startsWith(SPELLED) || term.startsWith(INITIALS)

const together = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('&')})`)

const written = (words: readonly Word[]): string => together(words.flatMap(tokensOf))

function tokensOf({ kind, text }: Word): string[] {
  return kind === 'han' ? pairsOf(text).map(quoted) : [oneOf([text, singular(text)].map(quoted))]
}

const LONGEST_HEAD = 6

function headed(words: readonly Word[]): string {
  const last = words.at(-1)
  if (last === undefined) return written(words)
  const end = last.kind === 'han' ? [[...last.text].slice(-LONGEST_HEAD).join('')] : [last.text, singular(last.text)]
  return together([...words.slice(0, -1).flatMap(tokensOf), oneOf(end.map(token => `${quoted(token)}:${HEAD}`))])
}

/** How letters that are being typed may go on: as a word, as its parts, as a spelling. */
function openings(text: string, isOpen: boolean): string[] {
  const ending = isOpen ? prefix : quoted
  const parts = partsOf(text)
  const last = parts.at(-1)
  const apart =
    parts.length < 2 || last === undefined ? [] : [together([...parts.slice(0, -1).map(quoted), ending(last)])]
  const spelled = /^[a-z]{2,}$/.test(text) ? [prefix(SPELLED + text), prefix(INITIALS + text)] : []
  return [ending(text), ...apart, ...spelled]
}
