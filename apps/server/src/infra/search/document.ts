import { type SQL, sql } from 'drizzle-orm'
import { type LeadTexts, nounTokens } from './heads.ts'
import { spellingTokens } from './pinyin.ts'
import { singular } from './stems.ts'
import { pairsOf, partsOf, wordsOf } from './words.ts'

/** The texts that find a record: `named` ones also by the sound of their Han characters, `written` ones as written. */
export interface SearchTexts {
  readonly named: readonly string[]
  readonly written?: readonly string[]
  /** Ids of what the record belongs to: found by what a word means, not by how it is written. */
  readonly marks?: readonly number[]
  /** Names whose head nouns are looked up by themselves. */
  readonly lead?: LeadTexts
}

/** Prefix of a token that is an id. */
const MARK = '@'

/** The token that finds everything with this mark. */
export const markToken = (id: number): string => `${MARK}${id}`

/**
 * Tokens of a record (ADR 0009): each Han character and each pair, letters-and-digits words, their singulars and their
 * parts, spellings and initials, marks and head nouns. Each once, sorted.
 */
export function searchTokens({ named, written = [], marks = [], lead }: SearchTexts): string[] {
  const tokens = new Set<string>([...marks.map(markToken), ...(lead === undefined ? [] : nounTokens(lead))])
  for (const { kind, text } of [...named, ...written].flatMap(wordsOf)) {
    if (kind === 'latin') for (const token of [text, singular(text), ...partsOf(text)]) tokens.add(token)
    else for (const token of [...text, ...pairsOf(text)]) tokens.add(token)
  }
  for (const { kind, text } of named.flatMap(wordsOf)) {
    if (kind === 'han') for (const token of spellingTokens(text)) tokens.add(token)
  }
  return [...tokens].toSorted()
}

/** The tokens as a value for a `searchDocument` column. */
export const documentOf = (tokens: readonly string[]): SQL<string> =>
  sql<string>`array_to_tsvector(${sql.param([...tokens])}::text[])`
