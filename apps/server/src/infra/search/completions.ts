import { type Completion, completionsOf } from './vocabulary.ts'

/** A found record with the names that can complete a typed word. */
export interface NamedRecord {
  readonly texts: readonly string[]
}

interface Tally {
  readonly rank: readonly number[]
  records: number
}

/**
 * How a word matches the typed text, the closest first: as written or by whole syllables, by a part of its sound, by
 * initials.
 */
const MATCHES: readonly ((completion: Completion, typed: string) => boolean)[] = [
  ({ word, syllables }, typed) =>
    word.startsWith(typed) || syllables.some((_, at) => syllables.slice(0, at + 1).join('') === typed),
  ({ pinyin }, typed) => pinyin.startsWith(typed),
  ({ initials }, typed) => initials.startsWith(typed),
]

/** The reader's language, and which words name a class. */
export interface CompletionOptions {
  readonly isEnglish: boolean
  readonly isClass?: (word: string) => boolean
}

/** Names of classes first, then head nouns of Chinese names, then other words. */
const kindOf = ({ word, pinyin, ends }: Completion, isClass: (word: string) => boolean): number =>
  isClass(word) ? 0 : pinyin === '' || ends ? 1 : 2

/**
 * Words of these records that begin or sound like the typed text, the best first: in the reader's own script, close to
 * the typed text, at the start of a name or of one of its parts before inside, names of classes and head nouns before
 * others, in many names before few. Chinese words from the middle of a name are left out unless they name a class: a
 * dictionary may have cut them out of two words.
 */
export function completions(
  records: readonly NamedRecord[],
  typed: string,
  { isEnglish, isClass = () => false }: CompletionOptions,
): string[] {
  const tallies = new Map<string, Tally>()
  for (const { texts } of records) {
    const here = new Map<string, readonly number[]>()
    for (const completion of texts.flatMap(completionsOf)) {
      const { word, pinyin, leads, ends } = completion
      if (pinyin !== '' && !leads && !ends && !isClass(word)) continue
      const match = MATCHES.findIndex(matches => matches(completion, typed))
      if (match < 0) continue
      const isOwn = (pinyin === '') === isEnglish
      const rank = [Number(!isOwn), match, Number(!leads), kindOf(completion, isClass)]
      const before = here.get(word)
      if (before === undefined || compare(rank, before) < 0) here.set(word, rank)
    }
    for (const [word, rank] of here) {
      const tally = tallies.get(word)
      const better = tally === undefined || compare(rank, tally.rank) < 0 ? rank : tally.rank
      tallies.set(word, { rank: better, records: (tally?.records ?? 0) + 1 })
    }
  }
  return [...tallies]
    .toSorted(
      ([wordA, a], [wordB, b]) =>
        compare(a.rank, b.rank) || b.records - a.records || wordA.length - wordB.length || (wordA < wordB ? -1 : 1),
    )
    .map(([word]) => word)
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
