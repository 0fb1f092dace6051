import type { Material, Object3D } from 'three'
import { metal, plastic, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, drum, group, rod, turned } from '../../../studio/shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import {
  bearPrint,
  broadTeat,
  cap,
  collar,
  filling,
  frosted,
  handles,
  marks,
  milk,
  type Outline,
  silicone,
  slimTeat,
} from './parts.ts'

const WIDE: Outline = [
  [0, 0.1],
  [3.5, 0.1, 0.9],
  [3.6, 8.2, 1.6],
  [2.8, 10.1, 0.9],
  [2.8, 10.6],
]

/** Wide-neck bottle of amber-clear plastic with milk; ring and foot have the colour. */
export const wideBottle = (main: string): Object3D =>
  group(
    filling(WIDE, 0.62, plastic('#f3ead8', 0.5)),
    turned(WIDE, clear('#dba85e', 0.5)),
    at(marks(3.64, 6, 240, 60, '#fffaf0'), { y: 5 }),
    at(collar(3.25, 2.1, main), { y: 10.2 }),
    at(broadTeat(2.5), { y: 12.3 }),
    drum(3.62, 3.5, 1.1, plastic(main, 0.4), 0.35),
  )

/** Its dome cap, standing on its rim. */
export const domeCap = (main: string, r = 3.1): Object3D => cap(r, 5, frosted(lighter(main, 0.35), 0.7))

/** Wide-neck bottle of clear glass in a silicone sleeve with windows. */
export function glassBottle(main: string): Object3D {
  const body: Outline = [
    [0, 0.1],
    [3.3, 0.1, 1],
    [3.75, 3.4, 2],
    [3.4, 7.6, 2.4],
    [2.7, 9.6, 0.8],
    [2.7, 10.2],
  ]
  return group(
    filling(body, 0.74, milk(), 0.26),
    turned(body, clear('#ffffff', 0.34)),
    at(marks(3.62, 3.2, 160, 80, darker(main, 0.4), 0.7), { y: 6.4 }),
    turned(
      [
        [0, 0],
        [3.4, 0, 1],
        [3.92, 3.4, 2],
        [3.82, 5, 0.1],
        [3.62, 5.1],
      ],
      silicone(main),
    ),
    ...[0, 1, 2].map(i => at(dent(i), { y: 1.5 + i * 1.05 })),
    at(collar(3.1, 2, '#fbf4ea'), { y: 9.9 }),
    at(broadTeat(2.4), { y: 11.9 }),
  )

  function dent(i: number): Object3D {
    return turned(
      [
        [3.68 + i * 0.1, 0],
        [3.86 + i * 0.08, 0.14, 0.1],
        [3.74 + i * 0.1, 0.3],
      ],
      silicone(lighter(main, 0.14)),
    )
  }
}

/** Insulated bottle of brushed steel with two handles; ring, handles and foot have the colour. */
export const steelBottle = (main: string): Object3D => {
  const soft = silicone(main)
  return group(
    turned(
      [
        [0, 0.1],
        [3.3, 0.1, 0.5],
        [3.4, 8.6, 1.6],
        [2.8, 10.4, 0.8],
        [2.8, 11],
      ],
      metal('#c9cccf', 0.4),
    ),
    drum(3.5, 3.42, 3.2, soft, 0.4),
    at(drum(3.5, 3.52, 1.5, soft, 0.3), { y: 7.3 }),
    handles(3.3, 4.8, 3.2, 3, soft, 0.66),
    at(collar(3.2, 2.1, main), { y: 10.7 }),
    at(broadTeat(2.45), { y: 12.8 }),
  )
}

const SLIM: Outline = [
  [0, 0.1],
  [2.4, 0.1, 0.7],
  [2.5, 13.2, 1],
  [1.9, 14.2, 0.5],
  [1.9, 14.8],
]

/** Slim bottle of tinted half-clear plastic with a bear on the wall. */
export const slimBottle = (main: string): Object3D =>
  group(
    filling(SLIM, 0.5, plastic(blend(main, '#f6efe2', 0.62), 0.5), 0.24),
    turned(SLIM, frosted(blend(main, '#ffffff', 0.3), 0.72)),
    at(bearPrint(2.56, 3.8, '#a9764c', '#f6e4cc'), { y: 4.6 }),
    at(marks(2.56, 5.4, 250, 125, darker(main, 0.45), 1), { y: 10 }),
    at(collar(2.3, 1.8, main), { y: 14.2 }),
    at(slimTeat(), { y: 16 }),
  )

/** Its cap: tall, solid. */
export const slimCap = (main: string): Object3D => cap(2.2, 5, plastic(lighter(main, 0.2), 0.4))

const SMALL: Outline = [
  [0, 0.1],
  [2.2, 0.1, 0.7],
  [2.3, 7.6, 1],
  [1.8, 8.6, 0.5],
  [1.8, 9.2],
]

/** Small slim bottle of clear glass. */
export const smallBottle = (main: string): Object3D =>
  group(
    filling(SMALL, 0.56, milk(), 0.26),
    turned(SMALL, clear(lighter(main, 0.6), 0.42)),
    at(marks(2.34, 6, 120, 30, darker(main, 0.45), 1.1), { y: 4 }),
    at(collar(2.2, 1.8, main), { y: 8.7 }),
    at(slimTeat(), { y: 10.5 }),
  )

/** Round drying rack with pegs; things stand on y = 1.3. */
export const rack = (color: string, r = 7.6): Object3D => {
  const stuff = plastic(color, 0.4)
  const pegs: readonly (readonly [number, number, number])[] = [
    [-4.8, -2.2, 7],
    [4.9, -2.6, 5.2],
    [5.2, 2.2, 4],
    [-2, -5.2, 6],
    [2.2, -5.2, 7.6],
  ]
  return group(
    drum(r, r * 0.95, 1.3, stuff, 0.4),
    ...pegs.map(([x, z, h]) => at(group(drum(0.3, 0.4, h, stuff, 0.2), at(ball(0.42, stuff), { y: h })), { x, z })),
  )
}

/** Brush for bottles, lying along x. */
export const bottleBrush = (color: string): Object3D => {
  const hairs: Material = plastic('#f4efe4', 0.7)
  return group(
    at(drum(0.7, 0.8, 12, wood('#d2a873'), 0.4), { x: 12, y: 1.4, rz: Math.PI / 2 - 0.04 }),
    at(drum(0.74, 0.74, 0.8, plastic(color), 0.1), { x: 0.9, y: 1.7, rz: Math.PI / 2 }),
    rod(
      [
        [-9, 2, 0],
        [0, 1.8, 0],
      ],
      0.16,
      metal('#c9ccd0'),
    ),
    ...Array.from({ length: 260 }, (_, i) => {
      const [x, a] = [-9 + (i / 260) * 8, i * 2.4]
      const long = 1.9 * Math.min(1, 0.55 + (x + 9) * 0.4) * (0.9 + noise(i) * 0.15)
      return rod(
        [
          [x, 2, 0],
          [x + (noise(i + 9) - 0.5) * 0.3, 2 + Math.sin(a) * long, Math.cos(a) * long],
        ],
        0.05,
        hairs,
      )
    }),
  )
}
