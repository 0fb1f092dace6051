import { type SQL, sql } from 'drizzle-orm'
import { spellingTokens } from './pinyin.ts'
import { pairsOf, partsOf, wordsOf } from './words.ts'

/** The texts that find a record: `named` ones also by the sound of their Han characters, `written` ones as written. */
export interface SearchTexts {
  readonly named: readonly string[]
  readonly written?: readonly string[]
}

/**
 * Tokens of a record (ADR 0009): each Han character and each pair, letters-and-digits words and their parts, spellings and
 * initials. Each once, sorted.
 */
export function searchTokens({ named, written = [] }: SearchTexts): string[] {
  const tokens = new Set<string>()
  for (const { kind, text } of [...named, ...written].flatMap(wordsOf)) {
    if (kind === 'latin') for (const token of [text, ...partsOf(text)]) tokens.add(token)
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
