import { keyOf, type Lexicon } from './lexicon.ts'
import { HAN_STOPS, LATIN_STOPS, TURNS, WISHES } from './stop-words.ts'
import type { Word } from './words.ts'

/** A part of a search that means one thing. */
export interface Unit {
  /** As typed, in lower case. */
  readonly text: string
  readonly key: string
  readonly words: readonly Word[]
  /** Index of the typed word that it begins in. */
  readonly from: number
  /** Whether the shop knows the word: a class, brand, value or synonym. */
  readonly isKnown: boolean
}

/** A search as units in the order typed; the head is what is looked for, the others describe it. */
export interface ReadQuery {
  readonly units: readonly Unit[]
  /** Index of the head. */
  readonly head: number
  /** Whether that is certain: by grammar, or because it names a class. */
  readonly isHeadSure: boolean
  /** Han runs that were divided, as typed: names that contain one as a whole fit better. */
  readonly wholes: readonly string[]
}

const LONGEST_PHRASE = 5
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const unitOf = (words: readonly Word[], from: number, lexicon: Lexicon): Unit => {
  const text = words.map(word => word.text).join(' ')
  const key = keyOf(text)
  return { text, key, words, from, isKnown: lexicon.has(key) }
}

/** Divides a search into units: the longest known phrases first, Chinese runs into words, particles left out. */
export function readQuery(words: readonly Word[], lexicon: Lexicon): ReadQuery {
  const units: Unit[] = []
  const wholes: string[] = []
  let turn: number | undefined
  for (let at = 0; at < words.length; ) {
    const first = words[at]
    const phrase =
      first !== undefined && isWish(first, words[at + 1])
        ? undefined
        : longestPhrase(words.slice(at, at + LONGEST_PHRASE), at, lexicon)
    if (phrase !== undefined) {
      units.push(phrase)
      at += phrase.words.length
      continue
    }
    const from = at
    const word = words[from]
    at += 1
    if (word === undefined) continue
    if (word.kind === 'latin') {
      if (TURNS.has(word.text) && units.length > 0) turn ??= units.length - 1
      if (!LATIN_STOPS.has(word.text) && !isWish(word, words[at])) units.push(unitOf([word], from, lexicon))
      continue
    }
    const measured = measureOf(words[from - 1], word, units.at(-1))
    const rest = measured === undefined ? word.text : word.text.slice(measured.length)
    if (measured !== undefined)
      units.push(unitOf([...(units.pop()?.words ?? []), { kind: 'han', text: measured }], from - 1, lexicon))
    if (rest === '') continue
    const parts = divide(rest, lexicon)
    if (parts.length > 1) wholes.push(rest)
    units.push(...parts.map(text => unitOf([{ kind: 'han', text }], from, lexicon)))
  }
  const only = units.length === 0 ? words.map((word, at) => unitOf([word], at, lexicon)) : units
  return { units: only, ...headOf(only, words, lexicon, turn), wholes }
}

/** "Gift for kids" looks for things for kids. */
const isWish = (word: Word, next: Word | undefined): boolean =>
  WISHES.has(word.text) && next !== undefined && TURNS.has(next.text)

function longestPhrase(words: readonly Word[], from: number, lexicon: Lexicon): Unit | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const unit = unitOf(words.slice(0, length), from, lexicon)
    // A value such as "mechanical keyboard" is divided further: its last word may name a class.
    if (unit.isKnown && (length > 1 || unit.words[0]?.kind === 'latin' || lexicon.isName(unit.key))) return unit
  }
  return undefined
}

const MEASURE = /^(?:英寸|寸|厘米|毫米|公斤|千克|毫升|斤|克|升|瓦|米|件|只|个|双|片|包|盒|支|瓶|人|岁|码|号)/u

/** The unit of measure that follows a number: "24寸" and "5斤" are one fact. */
function measureOf(before: Word | undefined, word: Word, last: Unit | undefined): string | undefined {
  if (before?.kind !== 'latin' || !/^\p{N}+$/u.test(before.text) || last?.words.at(-1) !== before) return undefined
  return MEASURE.exec(word.text)?.[0]
}

/**
 * The head is the last unit; in a search with blanks the last that names a class, in English the one before "for" or
 * "with".
 */
function headOf(
  units: readonly Unit[],
  words: readonly Word[],
  lexicon: Lexicon,
  turn: number | undefined,
): Pick<ReadQuery, 'head' | 'isHeadSure'> {
  if (turn !== undefined) return { head: turn, isHeadSure: true }
  const last = units.length - 1
  if (words.length < 2) return { head: last, isHeadSure: true }
  const named = units.findLastIndex(({ key }) => lexicon.meaningOf(key).classIds.length > 0)
  if (named >= 0) return { head: named, isHeadSure: true }
  const ended = units.findLastIndex(({ key }) => lexicon.endingWith(key).length > 0)
  if (ended >= 0) return { head: ended, isHeadSure: true }
  const begun = units.findLastIndex(({ key }) => lexicon.startingWith(key).length > 0)
  return begun >= 0 ? { head: begun, isHeadSure: true } : { head: last, isHeadSure: units.length < 2 }
}

interface Step {
  readonly cost: number
  readonly parts: readonly { readonly text: string; readonly isStop: boolean }[]
}

const COST = { known: 1, stop: 0.9, word: 1.3, letter: 2.2 }
const LONGEST_WORD = 8

/** The words of a Han run: words of the shop first, then those of a dictionary; particles are left out. */
function divide(run: string, lexicon: Lexicon): string[] {
  const characters = [...run]
  if (characters.length < 2 || lexicon.isName(run)) return [run]
  const dictionary = dictionaryEnds(run)
  const best: (Step | undefined)[] = [{ cost: 0, parts: [] }]
  for (let end = 1; end <= characters.length; end += 1)
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = best[start]
      const text = characters.slice(start, end).join('')
      const cost = costOf(text, end - start, dictionary.get(start) === end, lexicon)
      if (before === undefined || cost === undefined) continue
      const total = before.cost + cost
      const known = best[end]
      if (known === undefined || total < known.cost)
        best[end] = {
          cost: total,
          parts: [...before.parts, { text, isStop: HAN_STOPS.has(text) && !lexicon.has(text) }],
        }
    }
  return joined(best.at(-1)?.parts ?? [], run, lexicon)
}

function costOf(text: string, length: number, isDictionary: boolean, lexicon: Lexicon): number | undefined {
  if (lexicon.isName(text)) return COST.known
  if (HAN_STOPS.has(text)) return COST.stop
  if (length === 1) return COST.letter
  return isDictionary ? COST.word : undefined
}

function dictionaryEnds(run: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  let at = 0
  for (const { segment } of segmenter.segment(run)) {
    const length = [...segment].length
    ends.set(at, at + length)
    at += length
  }
  return ends
}

/** Single characters that are no words of the shop are parts of the word that follows; particles between words go. */
function joined(parts: Step['parts'], run: string, lexicon: Lexicon): string[] {
  const words: string[] = []
  let open = ''
  for (const [at, { text, isStop }] of parts.entries()) {
    if (isStop) {
      if (open !== '') words.push(open)
      open = ''
      continue
    }
    const isFragment = [...text].length === 1 && !lexicon.has(text)
    if (isFragment && at < parts.length - 1) open += text
    else {
      words.push(open !== '' && lexicon.has(text) ? open : `${open}${text}`)
      if (open !== '' && lexicon.has(text)) words.push(text)
      open = ''
    }
  }
  if (open !== '') words.push(open)
  return words.length === 0 || isTorn(words, run, lexicon) ? [run] : words
}

/**
 * Whether a word of two characters lost one as a particle, and the other means nothing in the shop: 华为 is not 华. After a verb it may be the
 * end or the beginning of a class: 买灯 looks for lamps.
 */
function isTorn([word = '', ...others]: readonly string[], run: string, lexicon: Lexicon): boolean {
  if (others.length > 0 || [...word].length > 1 || [...run].length > 2 || lexicon.has(word)) return false
  const isPart = lexicon.endingWith(word).length > 0 || lexicon.startingWith(word).length > 0
  return !(run.endsWith(word) && isPart)
}
