import type { Ctx } from '../../../../infra/context.ts'
import { KeptBy } from '../../../../infra/search/kept-by.ts'
import type { Lexicon } from '../../../../infra/search/lexicon.ts'
import { nearKeys, planOf, queryOf } from '../../../../infra/search/plan.ts'
import { letters, lettersApart } from '../../../../infra/search/vocabulary.ts'
import type { Word } from '../../../../infra/search/words.ts'
import { likelierWords } from './corrections.queries.ts'
import { hitsOf } from './hits.queries.ts'
import type { Knowledge } from './knowledge.queries.ts'

/** Corrections that are tried for a word. */
const TRIED = 4
/** A correction finds much more: so many times as many goods. */
const MUCH = 5
const COUNTED = 200

/**
 * The search with one word replaced by a likelier one that finds much more than the `found` goods: a word of the shop or
 * its goods that is one letter away, sounds alike, or has a character changed or two swapped; when none of these helps, one
 * that is two letters away. `near` has the words of goods that may be one letter away. Null when there is none.
 */
export async function didYouMean(
  ctx: Ctx,
  { lexicon }: Knowledge,
  words: readonly Word[],
  found: number,
  near: readonly string[],
): Promise<string | null> {
  const likely = words.map(({ kind, text }) =>
    kind === 'han' ? nearKeys(text, lexicon) : atDistance(text, lexicon, near, 1),
  )
  const best = await bestOf(ctx, lexicon, words, likely, found)
  if (best !== null || !words.some(isLong)) return best
  const unlikely = await Promise.all(
    words.map(async word =>
      isLong(word) ? atDistance(word.text, lexicon, await likelierWords(ctx, word.text), 2) : [],
    ),
  )
  return bestOf(ctx, lexicon, words, unlikely, found)
}

/** The first replacement that finds much more than the `found` goods; `likely` has some for each of the words. */
async function bestOf(
  ctx: Ctx,
  lexicon: Lexicon,
  words: readonly Word[],
  likely: readonly (readonly string[])[],
  found: number,
): Promise<string | null> {
  const tried = likely.flatMap((texts, at) =>
    texts
      .filter(text => text !== words[at]?.text)
      .slice(0, TRIED)
      .map(text => words.map((each, index) => (index === at ? text : each.text)).join(' ')),
  )
  const queries = tried.map(text => queryOf(planOf(wordsIn(text, words), lexicon)) ?? '')
  const hits = await hitsOf(ctx, queries, COUNTED)
  const best = hits.findIndex(count => count >= Math.max(1, found * MUCH))
  return tried[best] ?? null
}

const wordsIn = (text: string, typed: readonly Word[]): Word[] =>
  text.split(' ').map((part, at) => ({ kind: typed[at]?.kind ?? 'latin', text: part }))

/** Letters from which two wrong ones are still a typo and not another word. */
const LONG = 6

const isLong = ({ kind, text }: Word): boolean => kind === 'latin' && text.length >= LONG

const distant = new KeptBy<Lexicon, readonly string[]>()

/**
 * Words at that distance from the typed one, those with its first letter before others: it is seldom wrong. Marks of stored spellings are no
 * part of what a person types.
 */
const atDistance = (typed: string, lexicon: Lexicon, stored: readonly string[], apart: 1 | 2): readonly string[] =>
  distant.get(lexicon, [apart, typed, ...stored].join(' '), () =>
    [...new Set([...lexicon.letterWords(typed.length, apart), ...stored.map(letters)])]
      .filter(text => lettersApart(typed, text) === apart)
      .toSorted((a, b) => Number(a[0] !== typed[0]) - Number(b[0] !== typed[0]) || (a < b ? -1 : 1)),
  )
