import { CLASSES } from '../catalog/classes.ts'

/**
 * What a buyer types and what the first four places must be: codes of classes of any level (one of them), with
 * `brand:` a brand as well, or `nothing`; and, where a class sells several things, a word of the Chinese name.
 */
export type Query = readonly [text: string, expected: string, word?: string]

/** One place of the results, as far as it is judged. */
export interface Place {
  /** Codes of the leaf class and of the two above it, the top class last. */
  readonly classes: readonly [leaf: string, middle: string, root: string]
  readonly brand: string
  readonly name: string
}

/** How the first places of a query are judged. Absurd: the first place is of a top class that nobody meant. */
export type Verdict = 'right' | 'wrong' | 'absurd'

const JUDGED = 4

/** Codes of all classes with those above them. */
export const PATHS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>(
  CLASSES.flatMap((root): (readonly [string, readonly string[]])[] => [
    [root.code, [root.code]],
    ...root.middles.flatMap(middle => [
      [middle.code, [middle.code, root.code]] as const,
      ...middle.leaves.map(leaf => [leaf.code, [leaf.code, middle.code, root.code]] as const),
    ]),
  ]),
)

/** Judges the places that a query was answered with, in their order. */
export function judge([, expected, word = '']: Query, places: readonly Place[]): Verdict {
  const codes = expected.split(' ').filter(part => !part.startsWith('brand:'))
  const brand = expected
    .split(' ')
    .find(part => part.startsWith('brand:'))
    ?.slice('brand:'.length)
  const [first] = places
  if (codes.includes('nothing')) return first === undefined ? 'right' : 'wrong'
  if (first === undefined) return 'wrong'
  const roots = new Set(codes.map(code => PATHS.get(code)?.at(-1)))
  if (codes.length > 0 && !roots.has(first.classes[2])) return 'absurd'
  const isMeant = (place: Place) =>
    (codes.length === 0 || codes.some(code => place.classes.includes(code))) &&
    (brand === undefined || place.brand === brand) &&
    place.name.includes(word)
  return places.slice(0, JUDGED).every(isMeant) ? 'right' : 'wrong'
}
