import type { Both } from './types.ts'

/** Chinese and English in one literal, as the grammar files write them: `'马克杯|Mug'`. */
export type Pair = `${string}|${string}`

/** Splits a pair at its bar. */
export function both(pair: Pair): Both {
  const bar = pair.indexOf('|')
  return { zh: pair.slice(0, bar), en: pair.slice(bar + 1) }
}
