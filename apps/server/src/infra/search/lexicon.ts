import { isOneCharacterApart } from './alike.ts'
import { syllablesOf } from './pinyin.ts'
import { singular } from './stems.ts'
import { wordsOf } from './words.ts'

/** What a known word means: ids of records of that name, and other words for the same. */
export interface Meaning {
  readonly classIds: readonly number[]
  readonly brandIds: readonly number[]
  readonly valueIds: readonly number[]
  /** Keys of words that mean the same. */
  readonly words: readonly string[]
}

/** A name that searches may contain, and what it is the name of. */
export interface LexiconName {
  readonly text: string
  readonly kind: 'class' | 'brand' | 'value'
  readonly id: number
}

/** Words that mean others; with a class when the word means a class by itself. */
export interface SynonymRule {
  readonly word: string
  readonly means: readonly string[]
  readonly isTwoWay: boolean
  readonly classId: number | null
}

/** How words are compared: lower case, runs of one script apart, English in the singular. */
export const keyOf = (text: string): string =>
  wordsOf(text)
    .map(({ kind, text: word }) => (kind === 'latin' ? singular(word) : word))
    .join(' ')

interface Entry {
  readonly classIds: Set<number>
  readonly brandIds: Set<number>
  readonly valueIds: Set<number>
  readonly words: Set<string>
}

const HAN = /^\p{Script=Han}+$/u
const LETTERS = /^[a-z]{3,}$/

/** A word with its characters. */
interface Spelt {
  readonly key: string
  readonly characters: readonly string[]
}

/** The words that a shop knows: names of its classes, brands and attribute values, and their synonyms. */
export class Lexicon {
  readonly #entries = new Map<string, Entry>()
  /** Classes whose name ends with a word, by that word. */
  readonly #ends = new Map<string, Set<number>>()
  /** Classes whose name begins with a word, by that word. */
  readonly #starts = new Map<string, Set<number>>()
  #sounds: ReadonlyMap<string, readonly string[]> | undefined
  #byLength: ReadonlyMap<number, readonly Spelt[]> | undefined
  #letterWords: ReadonlyMap<number, readonly string[]> | undefined

  constructor(names: readonly LexiconName[], synonyms: readonly SynonymRule[]) {
    for (const { text, kind, id } of names) {
      const key = keyOf(text)
      if (key === '') continue
      const entry = this.#entryOf(key)
      if (kind === 'brand') entry.brandIds.add(id)
      else if (kind === 'value') entry.valueIds.add(id)
      else {
        entry.classIds.add(id)
        for (const end of endsOf(key)) this.#ends.set(end, (this.#ends.get(end) ?? new Set()).add(id))
        for (const start of startsOf(key)) this.#starts.set(start, (this.#starts.get(start) ?? new Set()).add(id))
      }
    }
    for (const rule of synonyms) this.#learn(rule)
    this.#spread(synonyms)
  }

  /** Whether it is a word of the shop. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Whether it names a class or brand, or is a synonym: a word that Chinese runs are divided by. */
  isName(key: string): boolean {
    const entry = this.#entries.get(key)
    return (
      entry !== undefined &&
      (entry.valueIds.size === 0 || entry.classIds.size + entry.brandIds.size + entry.words.size > 0)
    )
  }

  /** Words of the shop that are one run of three and more letters of a to z, of about so many letters. */
  letterWords(length: number, apart: number): readonly string[] {
    this.#letterWords ??= Map.groupBy(
      [...this.#entries.keys()].filter(key => LETTERS.test(key)),
      key => key.length,
    )
    const byLength = this.#letterWords
    return Array.from({ length: 2 * apart + 1 }, (_, at) => byLength.get(length - apart + at) ?? []).flat()
  }

  /** Words of the shop that differ from a Chinese one in one character, or in the order of two neighbours. */
  oneCharacterApart(han: string): string[] {
    this.#byLength ??= Map.groupBy(
      [...this.#entries.keys()].map((key): Spelt => ({ key, characters: [...key] })),
      ({ characters }) => characters.length,
    )
    const typed = [...han]
    return (this.#byLength.get(typed.length) ?? [])
      .filter(({ characters }) => isOneCharacterApart(typed, characters))
      .map(({ key }) => key)
  }

  meaningOf(key: string): Meaning {
    const entry = this.#entries.get(key)
    return {
      classIds: [...(entry?.classIds ?? [])],
      brandIds: [...(entry?.brandIds ?? [])],
      valueIds: [...(entry?.valueIds ?? [])],
      words: [...(entry?.words ?? [])],
    }
  }

  /** Classes whose name ends with the word without being it: 灯 for 台灯. */
  endingWith(key: string): readonly number[] {
    const exact = this.#entries.get(key)?.classIds
    return [...(this.#ends.get(key) ?? [])].filter(id => exact?.has(id) !== true)
  }

  /** Classes whose name begins with the word without being it or ending with it: 咖啡 for 咖啡豆. */
  startingWith(key: string): readonly number[] {
    const exact = this.#entries.get(key)?.classIds
    const ends = this.#ends.get(key)
    return [...(this.#starts.get(key) ?? [])].filter(id => exact?.has(id) !== true && ends?.has(id) !== true)
  }

  /** Chinese words of the shop that sound so, by full spelling or initials of two and more. */
  soundingLike(latin: string): readonly string[] {
    this.#sounds ??= soundsOf([...this.#entries.keys()])
    return this.#sounds.get(latin) ?? []
  }

  #entryOf(key: string): Entry {
    const known = this.#entries.get(key)
    if (known !== undefined) return known
    const entry: Entry = { classIds: new Set(), brandIds: new Set(), valueIds: new Set(), words: new Set() }
    this.#entries.set(key, entry)
    return entry
  }

  #learn({ word, means, isTwoWay, classId }: SynonymRule): void {
    const all = [word, ...means].map(keyOf).filter(key => key !== '')
    const [first, ...others] = all
    if (first === undefined) return
    for (const key of isTwoWay ? all : [first]) {
      const entry = this.#entryOf(key)
      for (const other of isTwoWay ? all : others) if (other !== key) entry.words.add(other)
      if (classId !== null) entry.classIds.add(classId)
    }
    for (const other of others) this.#entryOf(other)
  }

  /** A synonym of a class's name means that class too. */
  #spread(synonyms: readonly SynonymRule[]): void {
    const named = new Map([...this.#entries].map(([key, { classIds }]) => [key, [...classIds]]))
    for (const key of new Set(synonyms.flatMap(({ word, means }) => [word, ...means].map(keyOf)))) {
      const entry = this.#entries.get(key)
      for (const other of entry?.words ?? []) {
        const ids = named.get(other) ?? []
        // A name that several classes share, as "keyboards" of computers and of music, says none of them.
        if (ids.length === 1) for (const id of ids) entry?.classIds.add(id)
      }
    }
  }
}

const LONGEST_END = 4

/** Words that a name can end with: parts of the last Han run, or the last English word. */
function endsOf(key: string): string[] {
  const last = key.split(' ').at(-1) ?? ''
  const characters = [...last]
  if (!HAN.test(last)) return [last]
  return Array.from({ length: Math.min(LONGEST_END, characters.length) }, (_, at) => characters.slice(-at - 1).join(''))
}

/** Words that a name can begin with: two and more characters of its first Han run, but not all. */
function startsOf(key: string): string[] {
  const first = key.split(' ')[0] ?? ''
  const characters = [...first]
  if (!HAN.test(first)) return []
  return Array.from({ length: Math.max(0, characters.length - 2) }, (_, at) => characters.slice(0, at + 2).join(''))
}

function soundsOf(keys: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const sounds = new Map<string, string[]>()
  const add = (sound: string, key: string): void => {
    const known = sounds.get(sound)
    if (known === undefined) sounds.set(sound, [key])
    else if (!known.includes(key)) known.push(key)
  }
  for (const key of keys) {
    if (!HAN.test(key)) continue
    const syllables = syllablesOf(key)
    if (syllables.includes('')) continue
    add(syllables.join(''), key)
    if (syllables.length > 1) add(syllables.map(syllable => syllable.charAt(0)).join(''), key)
  }
  return sounds
}
