/** Of a hundred comments that are not full of praise: 62 with four stars, 22 with three, 9 with two, 7 with one. */
const BELOW = [
  [0.62, 4],
  [0.84, 3],
  [0.93, 2],
  [1, 1],
] as const
/** Stars that such a comment lacks on average. */
const LACK = 0.62 + 2 * 0.22 + 3 * 0.09 + 4 * 0.07

/** Multiples of this, without their whole part, are spread evenly from the first ones on. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Stars that the buyer number `turn` gives goods that are liked with `liking` stars on average. The stars of a product are
 * spread evenly, so that ten of them already come near its average.
 */
export function starsOf(liking: number, start: number, turn: number): number {
  const roll = ((start * GOLDEN * GOLDEN + turn * GOLDEN) % 1) / Math.min(1, (5 - liking) / LACK)
  return BELOW.find(([limit]) => roll < limit)?.[1] ?? 5
}
