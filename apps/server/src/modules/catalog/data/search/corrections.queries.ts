import type { Ctx } from '../../../../infra/context.ts'
import { isOneLetterApart, variantsOf, widerVariantsOf } from '../../../../infra/search/vocabulary.ts'
import { runPrepared, Values } from '../sql-text.ts'

const MOST_CORRECTIONS = 40

/** Vocabulary that may be one letter away from one of the words. */
export const nearWords = (ctx: Ctx, typed: readonly string[]): Promise<readonly string[]> =>
  termsOf(ctx, typed.flatMap(variantsOf))

/** Those of the terms that are one letter away from each of the words, the closest in length first. */
export const correctionsAmong = (
  terms: readonly string[],
  typed: readonly string[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    typed.map(word => [
      word,
      terms
        .filter(term => isOneLetterApart(word, term))
        .toSorted((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length) || (a < b ? -1 : 1))
        .slice(0, MOST_CORRECTIONS),
    ]),
  )

/** Vocabulary that may be one letter away from a word, or two where letters are missing or added. */
export const likelierWords = (ctx: Ctx, typed: string): Promise<readonly string[]> =>
  termsOf(ctx, widerVariantsOf(typed))

async function termsOf(ctx: Ctx, variants: readonly string[]): Promise<string[]> {
  if (variants.length === 0) return []
  const values = new Values()
  const rows = await runPrepared<{ term: string }>(
    ctx,
    `select distinct term from search_variants where variant = any(${values.add(variants)}::text[]) limit 2000`,
    values,
  )
  return rows.map(row => row.term)
}
