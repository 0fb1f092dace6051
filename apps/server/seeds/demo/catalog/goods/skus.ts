import type { Leaf } from '../assortment/shape.ts'
import type { Random } from '../random.ts'
import type { DemoSku } from '../types.ts'
import type { ChosenAxis } from './axes.ts'
import { valuePrice } from './prices.ts'

/** One row per combination of values; now and then one of them is sold out, or all are. */
export function skusFor(
  random: Random,
  axes: readonly ChosenAxis[],
  base: number,
  ending: Leaf['ending'],
  soldOut: boolean,
): DemoSku[] {
  const rows = axes.reduce<number[][]>(
    (all, { factors }) => all.flatMap(row => factors.map((_, at) => [...row, at])),
    [[]],
  )
  const dead = random.between(0, rows.length - 1)
  return rows.map((valueIndex, position) => {
    const factor = axes.reduce((product, { factors }, axis) => product * (factors[valueIndex[axis] ?? 0] ?? 1), 1)
    const isGone = soldOut || (rows.length > 1 && position === dead && random.chance(0.08))
    return {
      valueIndex,
      price: valuePrice(base, factor, ending),
      stock: isGone ? 0 : random.chance(0.02) ? random.between(1, 6) : random.between(12, 400),
      image: axes[0]?.axis.values[valueIndex[0] ?? 0]?.image ?? '',
    }
  })
}
