import type { Random } from '../random.ts'

/** What is special about goods. */
export type GoodsState = 'listed' | 'off_shelf' | 'to_be_reviewed' | 'rejected' | 'sold_out'

const SHARES: readonly (readonly [Exclude<GoodsState, 'listed'>, number])[] = [
  ['off_shelf', 0.03],
  ['to_be_reviewed', 0.02],
  ['rejected', 0.01],
  ['sold_out', 0.02],
]

/** States of `count` goods in the shares of the demo. The first `safe` ones, one per class, are always listed and in stock. */
export function drawStates(random: Random, count: number, safe: number): GoodsState[] {
  const states: GoodsState[] = Array.from({ length: count }, () => 'listed')
  const free = random.shuffle(Array.from({ length: Math.max(0, count - safe) }, (_, index) => safe + index))
  let next = 0
  for (const [state, share] of SHARES) {
    const until = next + Math.ceil(count * share)
    for (const index of free.slice(next, until)) states[index] = state
    next = until
  }
  return states
}
