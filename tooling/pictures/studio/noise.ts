/** Same number for the same place, between 0 and 1: pictures must not differ from one run to the next. */
export function noise(place: number): number {
  let h = Math.imul(place ^ 0x9e3779b9, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
