import type { Random } from '../random.ts'
import { STORES } from '../stores.ts'

/** Stars that buyers give on average: most goods between 4.4 and 4.8, one in twelve disappoints. */
const USUAL = 4.63
const SPREAD = 0.13
const WORST = 3.55
const BEST = 4.86
const DISAPPOINTING = 0.08

/** Stores differ by up to an eighth of a star to either side. */
const ofStore = (store: number): number => (((store * 5) % STORES.length) / (STORES.length - 1) - 0.5) / 4

/** Average stars of goods that a store sells. */
export function drawLiking(random: Random, store: number): number {
  const bell = Array.from({ length: 4 }, () => random.next()).reduce((sum, value) => sum + value, -2) / 0.58
  const usual = USUAL + bell * SPREAD
  const liking = random.chance(DISAPPOINTING) ? WORST + random.next() * 0.8 : usual
  return Math.min(BEST, Math.max(WORST, liking + ofStore(store)))
}
