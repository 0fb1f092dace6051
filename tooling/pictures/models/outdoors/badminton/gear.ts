import type { Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { glass, matte, metal, plastic } from '../../../studio/materials.ts'
import { at, box, drum, group, placed, ring, rod, turned } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { block, strut } from '../../home/parts/shape.ts'
import { lyingRacket, lyingShuttle, racket, shuttle } from '../parts/rackets.ts'

/** Card tube of 38 cm with a band of a second colour, open above. */
const cardTube = (color: string, band: string): Object3D =>
  group(
    turned(
      [
        [0, 0.2],
        [3.5, 0.2],
        [3.5, 37.8],
        [3.25, 37.8],
        [3.25, 20],
      ],
      matte(color, 0.6),
    ),
    at(
      turned(
        [
          [3.54, 22],
          [3.54, 31],
        ],
        matte(band, 0.6),
      ),
      {},
    ),
    at(
      turned(
        [
          [3.54, 6],
          [3.54, 7],
        ],
        matte(band, 0.6),
      ),
      {},
    ),
    ...[0.3, 37.6].map(y => at(ring(3.46, 0.2, metal('#c9ccd0', 0.3)), { y, rx: Math.PI / 2 })),
    at(drum(3.3, 3.3, 0.1, matte('#2a2b2c'), 0), { y: 30 }),
  )

/** Tube on its side, feathers fanned before it. */
export const feathers = (): Object3D =>
  group(
    placed(cardTube('#2f6b4f', '#e9dfc4'), { x: 20, y: 3.7, z: -5, rz: Math.PI / 2, ry: 0.14 }),
    placed(lyingShuttle(), { x: -19.5, z: -6.6, ry: 3.1 }),
    placed(shuttle(), { x: -5, z: 6 }),
    placed(shuttle(), { x: 5.4, z: 4.6 }),
    placed(lyingShuttle(), { x: 12, z: 8, ry: 0.5 }),
  )

/** One shuttle near, its dark tube behind. */
export const matchShuttle = (): Object3D =>
  group(lyingShuttle('#fbf9f2', '#efe3c8'), placed(shuttle('#fbf9f2', '#efe3c8'), { x: -6, z: -6 }))

/** The dark tube that stands behind. */
export const darkTube = (): Object3D => cardTube('#2d3440', '#b98d4f')

/** Nylon shuttles in a clear tube and before it. */
export const nylonTube = (main: string): Object3D =>
  group(
    placed(
      group(
        ...[0, 1, 2, 3, 4].map(i => placed(shuttle(main, '#f6f3ea', true), { y: 0.6 + i * 2.6 })),
        drum(3.7, 3.7, 0.8, plastic('#3b4450', 0.4), 0.2),
        turned(
          [
            [3.72, 0.4],
            [3.72, 23],
          ],
          glass('#f2f7f8', 0.22),
        ),
        at(drum(3.85, 3.85, 1.6, plastic('#3b4450', 0.4), 0.4), { y: 22.4 }),
      ),
      { x: -5, z: -3 },
    ),
    placed(shuttle(main, '#f6f3ea', true), { x: 5.4, z: 2 }),
    placed(lyingShuttle(main, '#f6f3ea', true), { x: 8, z: -5, ry: -0.5 }),
  )

/** Flat bag for two rackets, lying, its opening to +z. */
const flatBag = (color: string): Object3D =>
  group(
    at(
      block(
        [30, 3.4, 62],
        1.6,
        fabric({ color, weave: 'canvas' }),
        (x, y, z) => [x * (1 - 0.22 * Math.max(0, z / 31)), y, z],
        14,
      ),
      { y: 1.7 },
    ),
    rod(
      [
        [-11, 3.5, 24],
        [0, 3.6, 25],
        [10, 3.5, 24],
      ],
      0.3,
      matte('#e2ddd0'),
    ),
  )

/** Two rackets crossed on a flat bag, shuttles between the grips. */
export const crossed = (main: string, second: string): Object3D =>
  group(
    placed(flatBag('#8d8a84'), { z: -12 }),
    placed(lyingRacket(main, { game: 'badminton' }, 0.42), { y: 3.4, x: -2 }),
    placed(lyingRacket(second, { game: 'badminton', grip: '#efeae0' }, -0.42), { y: 4.8, x: 2 }),
    placed(shuttle('#f7f5ee', '#efe6d2', true), { x: -2.4, z: 34 }),
    placed(lyingShuttle('#f7f5ee', '#efe6d2', true), { x: 2, z: 27, ry: -1.2 }),
  )

/** Two short rackets beside each other, a soft shuttle between them. */
export const shortPair = (main: string, second: string): Object3D =>
  group(
    placed(lyingRacket(main, { game: 'badminton', long: 53, grip: '#efe9dd' }, 0.2), { x: -12 }),
    placed(lyingRacket(second, { game: 'badminton', long: 53, grip: '#efe9dd' }, -0.2), { x: 12 }),
    placed(lyingShuttle(main, '#e07a54', true), { x: -3, z: 19, ry: 0.6 }),
    placed(shuttle(second, '#e07a54', true), { x: 0, z: 6 }),
  )

/** Net of 310 × 155 cm on poles that stand on a base case. */
export const setUpNet = (main: string): Object3D => {
  const cord = matte(darker(main, 0.1), 0.8)
  const [w, low, top] = [300, 80, 150]
  const columns = 36
  const rows = 9
  return group(
    at(block([86, 18, 22], 4, plastic(main, 0.5)), { y: 9 }),
    at(box(22, 3, 5, 1, plastic('#2b2d31', 0.5)), { y: 18.5 }),
    ...[-1, 1].flatMap(s => [
      strut([s * 30, 9, 0], [s * 112, 3, 0], 1.8, plastic(main, 0.4)),
      strut([s * 112, 2, -26], [s * 112, 2, 26], 1.5, plastic('#2b2d31', 0.5)),
      strut([s * 112, 2, 0], [s * 134, 84, 0], 1.9, plastic(main, 0.4)),
      strut([s * 134, 84, 0], [s * (w / 2 + 1), 155, 0], 1.3, metal('#b9bdc2', 0.3)),
      at(drum(2.2, 2.2, 6, plastic('#2b2d31', 0.5), 0.6), { x: s * 133, y: 80, rz: -s * 0.25 }),
    ]),
    ...Array.from({ length: columns + 1 }, (_, i) => {
      const x = (i / columns - 0.5) * w
      const squeeze = 1 - 0.11
      return strut([x * squeeze, low, 0], [x, top, 0], 0.34, cord)
    }),
    ...Array.from({ length: rows + 1 }, (_, i) => {
      const t = i / rows
      const half = (w / 2) * (0.89 + 0.11 * t)
      return strut([-half, low + (top - low) * t, 0], [half, low + (top - low) * t, 0], 0.34, cord)
    }),
    at(box(w, 5, 1, 0.4, matte('#f4f1e8')), { y: top }),
  )
}

/** Racket that leans on something behind. */
export const leant = (main: string, make = {}, rz = 0.08, rx = -0.2): Object3D =>
  group(placed(racket(main, { game: 'badminton', ...make }), { rx, rz }))
