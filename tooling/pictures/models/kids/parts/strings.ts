import { CatmullRomCurve3, type Material, type Object3D, Vector3 } from 'three'
import { at, box, type Corner, drum, group } from '../../../studio/shapes.ts'

/** Smooth closed outline through the given points. */
export function smooth(points: readonly (readonly [number, number])[], count = 110): Corner[] {
  const curve = new CatmullRomCurve3(
    points.map(([x, y]) => new Vector3(x, y, 0)),
    true,
    'centripetal',
  )
  return curve
    .getSpacedPoints(count)
    .slice(0, -1)
    .map(({ x, y }): Corner => [x, y])
}

/** The same from its right half (bottom to top), mirrored. */
export const mirrored = (right: readonly (readonly [number, number])[], count = 110): Corner[] =>
  smooth(
    [
      ...right,
      ...right
        .filter(([x]) => x > 0)
        .map(([x, y]): [number, number] => [-x, y])
        .reverse(),
    ],
    count,
  )

/** Strings side by side from `low` to `high`, fanned from `wide` to `narrow`. */
export const stringsOf = (
  count: number,
  [low, high]: readonly [number, number],
  [wide, narrow]: readonly [number, number],
  z: number,
  stuff: Material,
  thick = 0.07,
): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1) - 0.5
      const [x1, x2] = [t * wide, t * narrow]
      const long = Math.hypot(high - low, x2 - x1)
      return at(drum(thick, thick, long, stuff, 0), { x: x1, y: low, z, rz: Math.atan2(x1 - x2, high - low) })
    }),
  )

/** Fret wires over a neck that starts at y = `nut` and whose strings are `scale` long. */
export const frets = (count: number, nut: number, scale: number, wide: number, z: number, stuff: Material): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(box(wide, 0.16, 0.16, 0.05, stuff), { y: nut - scale * (1 - 2 ** (-(i + 1) / 12)), z }),
    ),
  )
