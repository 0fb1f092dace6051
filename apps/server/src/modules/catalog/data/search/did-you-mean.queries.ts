import type { Ctx } from '../../../../infra/context.ts'
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
 * its goods that is one or two letters away, sounds alike, or has a character changed or two swapped. Null when there is
 * none.
 */
export async function didYouMean(
  ctx: Ctx,
  { lexicon }: Knowledge,
  words: readonly Word[],
  found: number,
): Promise<string | null> {
  const tried = (
    await Promise.all(
      words.map(async (word, at) => {
        const likelier =
          word.kind === 'han' ? nearKeys(word.text, lexicon) : await likelierLatin(ctx, word.text, lexicon)
        return likelier
          .filter(text => text !== word.text)
          .slice(0, TRIED)
          .map(text => words.map((each, index) => (index === at ? text : each.text)).join(' '))
      }),
    )
  ).flat()
  const queries = tried.map(text => queryOf(planOf(wordsIn(text, words), lexicon)) ?? '')
  const hits = await hitsOf(ctx, queries, COUNTED)
  const best = hits.findIndex(count => count >= Math.max(1, found * MUCH))
  return tried[best] ?? null
}

const wordsIn = (text: string, typed: readonly Word[]): Word[] =>
  text.split(' ').map((part, at) => ({ kind: typed[at]?.kind ?? 'latin', text: part }))

/** Letters from which two wrong ones are still a typo and not another word. */
const LONG = 6

/** Words of the shop and its goods; marks of stored spellings are no part of what a person types. */
async function likelierLatin(ctx: Ctx, typed: string, lexicon: Lexicon): Promise<string[]> {
  const most = typed.length >= LONG ? 2 : 1
  const stored = (await likelierWords(ctx, typed)).map(letters)
  return [...new Set([...lexicon.letterWords(), ...stored])]
    .filter(text => Math.abs(text.length - typed.length) <= most)
    .map(text => ({ text, apart: lettersApart(typed, text) }))
    .filter(({ apart }) => apart > 0 && apart <= most)
    .toSorted((a, b) => a.apart - b.apart || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text)
}
