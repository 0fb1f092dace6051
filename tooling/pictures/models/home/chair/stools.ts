import type { Object3D } from 'three'
import { tufts, upholstery } from '../../../studio/cloth/upholstery.ts'
import { matte, plastic } from '../../../studio/materials.ts'
import { at, box, drum, group, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { block, strut } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

/** Plastic stool of 46 cm: ribbed top with a grip hole, four hollow legs. */
export function plasticStool(color: string): Object3D {
  const body = plastic(color, 0.4)
  const shade = matte(darker(color, 0.35))
  const splay = (x: number, y: number, z: number): [number, number, number] => {
    const k = 1 + (23 - y) * 0.0048
    return [x * k, y, z * k]
  }
  const side = (turn: number) =>
    at(
      group(
        block([28, 9, 1.2], 0.5, body, (x, y, z) =>
          splay(x, y + 39 - 1.4 * (1 - (x / 14) ** 2) * Number(y < 0) * -3, z + 13.4),
        ),
        ...[-1, 1].map(s =>
          block([5.4, 42, 1.2], 0.5, body, (x, y, z) => {
            const [px, py, pz] = splay(x + s * 11.3, y + 21, z + 13.4)
            return [px, py, pz]
          }),
        ),
      ),
      { ry: turn },
    )
  return group(
    at(slab(rounded(31, 31, 6), 2.4, 0.8, body), { y: 44.2, rx: -Math.PI / 2 }),
    at(slab(rounded(25, 25, 4.6), 0.5, 0.2, plastic(darker(color, 0.06), 0.4)), { y: 45.4, rx: -Math.PI / 2 }),
    at(drum(2, 2, 0.2, shade, 0), { y: 45.6 }),
    ...[-8, -4, 4, 8].flatMap(z => at(box(18, 0.5, 0.9, 0.2, body), { y: 45.8, z })),
    ...[0, 1, 2, 3].map(i => side((i * Math.PI) / 2)),
  )
}

/** Stools stacked, with one in use beside them. */
export const stacked = (color: string): Object3D =>
  group(
    ...[0, 1, 2, 3].map(i => at(plasticStool(color), { x: -19, y: i * 9.8, z: -8, ry: i * 0.03 })),
    at(plasticStool(color), { x: 21, z: 8, ry: -0.5 }),
  )

/** Padded bench of 62 cm with buttons. */
export function bench(color: string): Object3D {
  const leg = timber('#cf9f68', 'up')
  const spots = [-20, 0, 20].flatMap(x => [-7, 7].map((z): [number, number] => [x, z]))
  const dent = (x: number, z: number) =>
    spots.reduce((deep, [a, b]) => deep + 2.4 * Math.exp(-((x - a) ** 2 + (z - b) ** 2) / 14), 0)
  return group(
    at(
      block(
        [64, 11, 34],
        4.4,
        upholstery(color, 'velvet'),
        (x, y, z) => [x, y + (y > 2 ? 2.2 * (1 - (x / 33) ** 4) * (1 - (z / 18) ** 4) - dent(x, z) : 0), z],
        30,
      ),
      { y: 33 },
    ),
    tufts(
      spots.map(([x, z]) => [x, 38.2, z] as const),
      color,
      0.9,
    ),
    at(box(58, 3, 28, 0.8, timber('#cf9f68')), { y: 26.4 }),
    ...[-1, 1].flatMap(s => [
      strut([s * 26, 26, 10], [s * 29, 0, 13], 2, leg, 1.2),
      strut([s * 26, 26, -10], [s * 29, 0, -13], 2, leg, 1.2),
    ]),
  )
}
