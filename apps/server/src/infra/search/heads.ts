import { INITIALS, SPELLED, syllablesOf } from './pinyin.ts'
import { singular } from './stems.ts'
import { pairsOf, partsOf, wordsOf } from './words.ts'

/** Weights of the words of a name: the head nouns, and all others. */
export const HEAD = 'A'
export const NAMED = 'B'

/** The names of a record that lead its results, and texts in front of them that are not the thing (its brand). */
export interface LeadTexts {
  readonly name: string
  readonly nameEn: string
  readonly brand: readonly string[]
}

const LONGEST_HEAD = 6

/** Prefix of a token that is a head noun as written: found by the index of documents. */
const NOUN = '!'

/** The token that finds all records whose name has this head noun. */
export const nounToken = (word: string): string => `${NOUN}${word}`

/** Head nouns of the names as tokens of a document. */
export function nounTokens({ name, nameEn, brand }: LeadTexts): string[] {
  const han = wordsOf(without(name, brand)).flatMap(({ kind, text }) => (kind === 'han' ? endsOf(text) : []))
  const english = englishHead(nameEn)
  return [...han, ...(english === undefined ? [] : [english, singular(english)])].map(nounToken)
}

/**
 * Words of the names with their weights, as text of a `tsvector` (ADR 0033). A head noun ends a Han run of the name, so
 * that 手机 leads to 长辈手机 and not to 手机壳, or is the last English word before a comma or "with".
 */
export function leadOf({ name, nameEn, brand }: LeadTexts): string {
  const weights = new Map<string, string>()
  const add = (token: string, weight: string): void => {
    if (weights.get(token) !== HEAD) weights.set(token, weight)
  }
  for (const { kind, text } of wordsOf(without(name, brand))) {
    if (kind === 'latin') for (const token of [text, ...partsOf(text)]) add(token, NAMED)
    else {
      for (const token of [...text, ...pairsOf(text)]) add(token, NAMED)
      for (const token of hanHeads(text)) add(token, HEAD)
    }
  }
  for (const { kind, text } of wordsOf(brand.join(' ')))
    for (const token of kind === 'han' ? [...text, ...pairsOf(text)] : [text]) add(token, NAMED)
  const english = wordsOf(nameEn).map(word => word.text)
  for (const word of english) for (const token of [word, singular(word)]) add(token, NAMED)
  const head = englishHead(nameEn)
  if (head !== undefined) for (const token of [head, singular(head)]) add(token, HEAD)
  return [...weights].map(([token, weight]) => `'${token}':1${weight}`).join(' ')
}

/** The last English word before a comma or what the thing is for or with. */
const englishHead = (nameEn: string): string | undefined =>
  wordsOf(nameEn.split(/[,，:：(（]|\s(?:with|for|in|of|from)\s/i)[0] ?? '').at(-1)?.text

const endsOf = (run: string): string[] => {
  const characters = [...run]
  return Array.from({ length: Math.min(LONGEST_HEAD, characters.length) }, (_, at) =>
    characters.slice(-at - 1).join(''),
  )
}

/** The name without its brand in front. */
function without(name: string, brand: readonly string[]): string {
  const found = brand.find(each => each !== '' && name.startsWith(each))
  return found === undefined ? name : name.slice(found.length)
}

/** Ends of a Han run, as written, spelled and by initials. */
function hanHeads(run: string): string[] {
  const syllables = syllablesOf(run)
  return endsOf(run).flatMap((text, at) => {
    const own = syllables.slice(-at - 1)
    const spoken = own.length === at + 1 && !own.includes('')
    return spoken
      ? [text, `${SPELLED}${own.join('')}`, ...(at > 0 ? [`${INITIALS}${own.map(one => one.charAt(0)).join('')}`] : [])]
      : [text]
  })
}
