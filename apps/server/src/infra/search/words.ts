import { clip } from '@shiji/kit/text/clip.ts'

/** A run of one script: Han characters, or letters and digits of any other. */
export interface Word {
  readonly kind: 'han' | 'latin'
  readonly text: string
}

/** Longest word of letters and digits that is kept whole; the rest is ignored. */
const LATIN_LENGTH = 40

/** Separates Han from other letters, so that "Pro手机" is two words; Han signs that are not letters are left out. */
const RUNS = /(?:(?=\p{Script=Han})[\p{L}\p{N}])+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const IS_HAN = /^\p{Script=Han}/u

/** Unifies full-width forms, case and ü for both sides of a search. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('ü', 'v')

/** The words of a text in order; signs and blanks only separate them. */
export function wordsOf(text: string): Word[] {
  return Array.from(
    plain(text).matchAll(RUNS),
    ([run]): Word => (IS_HAN.test(run) ? { kind: 'han', text: run } : { kind: 'latin', text: clip(run, LATIN_LENGTH) }),
  )
}

/** Separates letters from digits: "iphone15" also means "iphone" and "15". One part if there is nothing to separate. */
export const partsOf = (latin: string): string[] => latin.match(/\p{N}+|[^\p{N}]+/gu) ?? []

/** Pairs of neighbouring characters; a single character is its own pair. */
export function pairsOf(han: string): string[] {
  const characters = [...han]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}
