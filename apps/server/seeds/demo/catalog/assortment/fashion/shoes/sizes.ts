import type { Choice } from '../../shape.ts'

/** The choice of a European shoe size, `from` to `to`, all at one price. */
export const shoeSizes = (from: number, to: number): Choice => ({
  name: '鞋码|Shoe size',
  values: Array.from({ length: to - from + 1 }, (_, at) => [`${from + at}|EU ${from + at}`, 1] as const),
})
