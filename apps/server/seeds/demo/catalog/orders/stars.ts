import type { Random } from '../random.ts'
import { STORES } from '../stores.ts'

/** Of a hundred written comments of an ordinary store: 68 with five stars, 20 with four, 7 with three, 3 with two, 2 with one. */
const UP_TO = [
  [0.68, 5],
  [0.88, 4],
  [0.95, 3],
  [0.98, 2],
  [1, 1],
] as const

/**
 * How popular a store is, from 0.6 to 8 with 1 for an ordinary one: its buyers give more stars, so that stores differ.
 */
const liking = (store: number): number => 0.6 + (7.4 * ((store * 5) % STORES.length)) / (STORES.length - 1)

/** Stars that a buyer of a store gives. */
export function drawStars(random: Random, store: number): number {
  const roll = random.next() ** liking(store)
  return UP_TO.find(([limit]) => roll < limit)?.[1] ?? 5
}
