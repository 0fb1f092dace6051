/** What decides whether goods fit beside those already chosen. */
export interface Candidate {
  readonly id: number
  readonly name: string
  readonly storeId: number
  readonly classId: number
}

/** Names that share more than this of their pairs of characters are the same thing to a reader. */
const SAME_FROM = 0.6

/**
 * The first of a ranked list that stand well side by side: few of one store or class, none twice in almost the same
 * words. Where a small shop has no others, more of a store or class follow; near-identical names never do.
 */
export function pickVaried<C extends Candidate>(ranked: readonly C[], count: number): C[] {
  const most = { store: Math.max(2, Math.ceil(count / 5)), klass: Math.max(2, Math.ceil(count / 3)) }
  const chosen: { readonly of: C; readonly pairs: ReadonlySet<string> }[] = []
  const spare: C[] = []
  const isNew = (one: C) => {
    const pairs = pairsOf(one.name)
    return chosen.every(other => likeness(pairs, other.pairs) <= SAME_FROM)
  }
  const countOf = (is: (other: C) => boolean) => chosen.filter(({ of }) => is(of)).length
  const choose = (one: C) => chosen.push({ of: one, pairs: pairsOf(one.name) })
  for (const one of ranked) {
    if (chosen.length === count) break
    const isTooMany =
      countOf(other => other.storeId === one.storeId) >= most.store ||
      countOf(other => other.classId === one.classId) >= most.klass
    if (isTooMany) spare.push(one)
    else if (isNew(one)) choose(one)
  }
  for (const one of spare) {
    if (chosen.length === count) break
    if (isNew(one)) choose(one)
  }
  return chosen.map(({ of }) => of)
}

const pairsOf = (name: string): ReadonlySet<string> => {
  const letters = [...name.toLowerCase().replaceAll(/\s/g, '')]
  return new Set(letters.slice(1).map((letter, place) => `${letters[place]}${letter}`))
}

/** Share of common pairs among all; names of one character are compared as unlike. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const pair of one) if (other.has(pair)) common += 1
  const all = one.size + other.size - common
  return all === 0 ? 0 : common / all
}
