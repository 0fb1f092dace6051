/** A small seeded generator (mulberry32): the same seed gives the same sequence of numbers on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** Whole number from low to high, both included. */
  between(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** True in `share` of the cases. */
  chance(share: number): boolean
  /** A copy in random order. */
  shuffle<T>(items: readonly T[]): T[]
}

/** Makes the generator of a seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return {
    next,
    between,
    pick,
    chance: share => next() < share,
    shuffle: items => {
      const copy = [...items]
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = between(0, index)
        const [a, b] = [copy[index], copy[other]]
        if (a !== undefined && b !== undefined) [copy[index], copy[other]] = [b, a]
      }
      return copy
    },
  }
}

/** A generator for one part of the demo, so that a change in one part leaves the others as they are. */
export function randomFor(seed: number, part: string): Random {
  let hash = 2_166_136_261
  for (const char of `${seed}:${part}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return createRandom(hash)
}
