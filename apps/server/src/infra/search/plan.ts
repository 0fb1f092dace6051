import { soundOf } from './alike.ts'
import { KeptBy } from './kept-by.ts'
import { keyOf, type Lexicon } from './lexicon.ts'
import { INITIALS, SPELLED } from './pinyin.ts'
import { type Alternatives, all, asHead, asNoun, inName, matching, oneOf } from './query.ts'
import { type ReadQuery, readQuery, type Unit } from './units.ts'
import { type Word, wordsOf } from './words.ts'

/** One unit of a search, as queries for documents and leads, with the records that it names. */
export interface PlannedUnit {
  /** As typed. */
  readonly text: string
  readonly isKnown: boolean
  readonly query: string
  readonly head: string
  /** The same for the typed word alone, without words that mean the same. */
  readonly ownHead: string
  readonly name: string
  /** Classes that it means, and classes whose name ends with it. */
  readonly classIds: readonly number[]
  readonly endClassIds: readonly number[]
  /** Classes whose name begins with it. */
  readonly startClassIds: readonly number[]
  /** The typed word as a head noun, as a query for documents. */
  readonly noun: string
  readonly brandIds: readonly number[]
  readonly valueIds: readonly number[]
}

/** A search that can be run: what must match, and what ranks. */
export interface SearchPlan {
  readonly units: readonly PlannedUnit[]
  readonly head: number
  /** Whether the head is certain; otherwise the last word that is a head noun of goods is meant. */
  readonly isHeadSure: boolean
  /** Chinese runs of several units, as queries for leads: a name that has one as a whole fits better. */
  readonly wholes: readonly string[]
}

/** The query for documents of a plan; undefined without words. */
export const queryOf = ({ units }: SearchPlan): string | undefined => all(units.map(unit => unit.query))

const plans = new KeptBy<Lexicon, SearchPlan>()

/** Words of a search as a plan that matches them as they are written, spelled or meant. */
export const planOf = (words: readonly Word[], lexicon: Lexicon): SearchPlan =>
  plans.get(lexicon, JSON.stringify(words), () => exactPlan(words, lexicon))

function exactPlan(words: readonly Word[], lexicon: Lexicon): SearchPlan {
  const read = readQuery(words, lexicon)
  const last = words.at(-1)
  return {
    units: read.units.map(unit => plannedUnit(unit, lexicon, unit.words.at(-1) === last)),
    head: read.head,
    isHeadSure: read.isHeadSure,
    wholes: wholesOf(read),
  }
}

const wholesOf = ({ wholes }: ReadQuery): string[] => wholes.map(text => inName({ words: [[{ kind: 'han', text }]] }))

function plannedUnit(unit: Unit, lexicon: Lexicon, isOpen: boolean): PlannedUnit {
  const sounding = unit.isKnown ? [] : lexicon.soundingLike(unit.text)
  const meant = [unit.key, ...sounding].map(key => lexicon.meaningOf(key))
  const keys = [...sounding, ...meant.flatMap(({ words }) => words)]
  const single = unit.words.length === 1 ? unit.words[0] : undefined
  const classIds = distinct(meant.flatMap(meaning => meaning.classIds))
  const alternatives: Alternatives = {
    words: [unit.words, ...keys.map(wordsOf)],
    ...(single?.kind === 'latin' && !unit.isKnown ? { typed: single.text, isOpen } : {}),
    marks: classIds,
  }
  return {
    text: unit.text,
    isKnown: unit.isKnown || sounding.length > 0,
    ...queriesOf(alternatives),
    ownHead: asHead({ ...alternatives, words: [unit.words] }),
    classIds,
    endClassIds: distinct([unit.key, ...keys].flatMap(key => lexicon.endingWith(key))).filter(
      id => !classIds.includes(id),
    ),
    startClassIds: lexicon.startingWith(unit.key).filter(id => !classIds.includes(id)),
    noun: asNoun(unit.words),
    brandIds: distinct(meant.flatMap(meaning => meaning.brandIds)),
    valueIds: distinct(meant.flatMap(meaning => meaning.valueIds)),
  }
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)]

const queriesOf = (alternatives: Alternatives) => ({
  query: matching(alternatives),
  head: asHead(alternatives),
  name: inName(alternatives),
})

const forgivingPlans = new KeptBy<Lexicon, SearchPlan>()

/**
 * The same words with one wrong letter tolerated: Chinese words also by their sound and with another character, letters
 * by the given corrections. Known words stay as they are.
 */
export const forgivingPlanOf = (
  words: readonly Word[],
  lexicon: Lexicon,
  corrections: ReadonlyMap<string, readonly string[]>,
): SearchPlan =>
  forgivingPlans.get(lexicon, JSON.stringify([words, ...corrections]), () => forgivingPlan(words, lexicon, corrections))

function forgivingPlan(
  words: readonly Word[],
  lexicon: Lexicon,
  corrections: ReadonlyMap<string, readonly string[]>,
): SearchPlan {
  const read = readQuery(words, lexicon)
  const headUnit = read.units[read.head]
  const units: PlannedUnit[] = []
  let head = 0
  for (const members of runsOf(read.units)) {
    const planned = members.map(unit => plannedUnit(unit, lexicon, false))
    const at = headUnit === undefined ? -1 : members.indexOf(headUnit)
    const word = words[members[0]?.from ?? 0]
    if (planned.length === 1 || word === undefined || planned.every(unit => unit.isKnown)) {
      if (at >= 0) head = units.length + at
      units.push(...planned.map((unit, index) => forgiven(unit, members[index], lexicon, corrections)))
    } else {
      if (at >= 0) head = units.length
      const parts = planned.map((unit, index) => forgiven(unit, members[index], lexicon, corrections))
      units.push(wholeForgiven(parts, word, lexicon))
    }
  }
  return { units, head, isHeadSure: read.isHeadSure, wholes: wholesOf(read) }
}

/** Units by the run that they were divided from. */
const runsOf = (units: readonly Unit[]): readonly (readonly Unit[])[] => [
  ...Map.groupBy(units, unit => unit.from).values(),
]

function forgiven(
  planned: PlannedUnit,
  unit: Unit | undefined,
  lexicon: Lexicon,
  corrections: ReadonlyMap<string, readonly string[]>,
): PlannedUnit {
  if (planned.isKnown || unit === undefined) return planned
  const { words, text } = unit
  const isHan = words[0]?.kind === 'han'
  const terms = isHan ? soundTerms(text) : (corrections.get(text) ?? [])
  const keys = isHan ? nearKeys(text, lexicon) : terms.flatMap(term => keysOfTerm(term, lexicon))
  return widened(planned, { words: keys.map(wordsOf), terms }, keys, lexicon)
}

function wholeForgiven(parts: readonly PlannedUnit[], { text }: Word, lexicon: Lexicon): PlannedUnit {
  const keys = nearKeys(text, lexicon)
  const last = parts.at(-1)
  const joined: PlannedUnit = {
    text,
    isKnown: false,
    query: `(${all(parts.map(part => part.query)) ?? ''})`,
    head: last?.head ?? '',
    ownHead: last?.ownHead ?? '',
    name: last?.name ?? '',
    classIds: keys.length === 0 ? (last?.classIds ?? []) : [],
    endClassIds: keys.length === 0 ? (last?.endClassIds ?? []) : [],
    startClassIds: [],
    noun: last?.noun ?? '',
    brandIds: [],
    valueIds: [],
  }
  return widened(joined, { words: keys.map(wordsOf), terms: soundTerms(text) }, keys, lexicon)
}

function widened(unit: PlannedUnit, more: Alternatives, keys: readonly string[], lexicon: Lexicon): PlannedUnit {
  const meant = keys.map(key => lexicon.meaningOf(key))
  const marks = distinct(meant.flatMap(meaning => meaning.classIds))
  if (more.words.length === 0 && (more.terms ?? []).length === 0) return unit
  const leads: Alternatives = { words: more.words, terms: more.terms ?? [] }
  return {
    ...unit,
    query: oneOf([unit.query, matching({ ...more, marks })]),
    head: oneOf([unit.head, asHead(leads)]),
    name: oneOf([unit.name, inName(leads)]),
    classIds: distinct([...unit.classIds, ...marks]),
    brandIds: distinct([...unit.brandIds, ...meant.flatMap(meaning => meaning.brandIds)]),
  }
}

const soundTerms = (han: string): string[] => {
  // A short sound is the beginning of too many others.
  const sound = [...han].length < SHORTEST_SOUND ? undefined : soundOf(han)
  return sound === undefined ? [] : [SPELLED + sound]
}

const SHORTEST_SOUND = 3

const near = new KeptBy<Lexicon, readonly string[]>()

/** Words of the shop that sound like a Chinese word, or differ from it in one character. */
export const nearKeys = (han: string, lexicon: Lexicon): readonly string[] =>
  near.get(lexicon, han, () => {
    const sound = soundOf(han)
    const sounding = sound === undefined || [...han].length < 2 ? [] : lexicon.soundingLike(sound)
    return [...new Set([...sounding, ...lexicon.oneCharacterApart(han)])]
  })

/** Words of the shop that a stored term is the letters, the spelling or the initials of. */
export function keysOfTerm(term: string, lexicon: Lexicon): readonly string[] {
  if (term.startsWith(SPELLED) || term.startsWith(INITIALS)) return lexicon.soundingLike(term.slice(1))
  const key = keyOf(term)
  return lexicon.has(key) ? [key, ...lexicon.meaningOf(key).words] : [key]
}
