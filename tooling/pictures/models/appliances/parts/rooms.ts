import type { Object3D } from 'three'
import { cushion as soft } from '../../../studio/cloth/upholstery.ts'
import { cloth, glow, matte, metal, plastic, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, drum, group, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { thin } from './bodies.ts'

/** Curtain of linen in folds, hanging to the floor: `w` wide, `h` high; `sway` bends its foot in the wind. */
export const curtain = (color: string, w = 60, h = 180, sway = 0): Object3D =>
  group(
    ...Array.from({ length: Math.round(w / 6) }, (_, i) => {
      const x = (i + 0.5) * 6 - w / 2
      return rod(
        [
          [x, h, 0],
          [x + sway * 0.1, h * 0.66, (noise(i) - 0.5) * 3],
          [x + sway * 0.45, h * 0.33, (noise(i + 5) - 0.5) * 4],
          [x + sway, 0, (noise(i + 9) - 0.5) * 5],
        ],
        3.7,
        cloth(i % 2 ? color : lighter(color, 0.1), 10, 1),
      )
    }),
  )

/** Bed seen from its side or foot: frame, mattress, duvet, pillows; 120 × 200 cm lying along x. */
export const bed = (duvet: string, frame = '#a5784d', l = 190, d = 110): Object3D =>
  group(
    at(box(l, 20, d, 3, wood(frame)), { y: 18 }),
    at(box(l - 4, 20, d - 4, 6, cloth('#f3efe6', 14)), { y: 36 }),
    at(soft(l * 0.72, 12, d + 6, cloth(duvet, 16), { swell: 3, soft: 2, round: 5 }), { x: l * 0.12, y: 48 }),
    at(soft(36, 15, d * 0.5, cloth(lighter(duvet, 0.5), 12), { swell: 6, soft: 2, round: 6 }), {
      x: -l * 0.38,
      y: 52,
      z: 0,
    }),
    at(box(5, 78, d + 4, 2, wood(frame)), { x: -l / 2, y: 44 }),
  )

/** Cot with bars, 110 × 60 × 85 cm. */
export const cot = (color = '#e6d2b0', sheet = '#dbe6ea'): Object3D =>
  group(
    ...[-1, 1].flatMap(z => [
      at(box(112, 4, 3, 1.4, wood(color)), { y: 86, z: z * 30 }),
      at(box(112, 4, 3, 1.4, wood(color)), { y: 30, z: z * 30 }),
      ...Array.from({ length: 13 }, (_, i) =>
        at(thin(2, 54, 1.6, wood(color)), { x: -52 + i * 8.66, y: 58, z: z * 30 }),
      ),
    ]),
    ...[-1, 1].flatMap(x => [-1, 1].map(z => at(box(4, 88, 4, 1.4, wood(color)), { x: x * 56, y: 44, z: z * 30 }))),
    at(box(108, 10, 56, 4, cloth(sheet, 14)), { y: 38 }),
  )

/** Sofa of two seats, plain, 150 cm. */
export const sofa = (color: string, w = 150): Object3D => {
  const stuff = cloth(color, 18, 1.6)
  return group(
    at(box(w, 18, 78, 5, stuff), { y: 24 }),
    at(box(w, 46, 18, 7, stuff), { y: 50, z: -32 }),
    ...[-1, 1].flatMap(x => [
      at(box(18, 40, 78, 7, stuff), { x: x * (w / 2 - 9), y: 36 }),
      at(soft(w / 2 - 20, 14, 62, stuff, { swell: 3, soft: 1, round: 4 }), { x: x * (w / 4 - 9), y: 39, z: 6 }),
      at(soft(w / 2 - 20, 36, 16, stuff, { swell: 4, soft: 1.5, round: 5 }), {
        x: x * (w / 4 - 9),
        y: 60,
        z: -20,
        rx: -0.14,
      }),
    ]),
    ...[-1, 1].flatMap(x => [-1, 1].map(z => at(drum(2, 1.5, 15, wood('#6f4a30')), { x: x * (w / 2 - 8), z: z * 30 }))),
  )
}

/** Low cabinet on legs: `w` × `h` × `d`, doors with a joint. */
export const cabinet = (color: string, w = 120, h = 50, d = 40, doors = 3): Object3D =>
  group(
    at(box(w, h - 12, d, 1, wood(color)), { y: h / 2 + 6 }),
    ...Array.from({ length: doors }, (_, i) =>
      group(
        at(box(w / doors - 1.6, h - 16, 1, 0.4, wood(lighter(color, 0.06))), {
          x: ((i + 0.5) / doors - 0.5) * w,
          y: h / 2 + 6,
          z: d / 2 + 0.3,
        }),
        at(ball(1, metal('#c9a35a', 0.3)), {
          x: ((i + 0.5) / doors - 0.5) * w + w / doors / 2 - 5,
          y: h / 2 + 10,
          z: d / 2 + 1.6,
        }),
      ),
    ),
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(z => at(drum(1.8, 1.3, 13, wood(darker(color, 0.1))), { x: x * (w / 2 - 6), z: z * (d / 2 - 5) })),
    ),
  )

/** Lamp for a bedside, lit. */
export const nightLamp = (shade = '#ffe6c0', foot = '#7c5335'): Object3D =>
  group(
    drum(5, 6, 1.6, wood(foot), 0.4),
    at(drum(1, 1, 13, wood(foot)), { y: 1 }),
    at(drum(7, 10, 13, glow(shade, 0.75), 0.3), { y: 13 }),
  )

/** Pair of slippers. */
export const slippers = (color: string): Object3D =>
  group(
    ...[-1, 1].map(side =>
      at(
        group(
          at(slab(rounded(10, 27, 4.8), 2, 0.7, matte(lighter(color, 0.3))), { y: 1, rx: -Math.PI / 2 }),
          at(soft(10.4, 5.4, 12, cloth(color, 8), { swell: 1.6, soft: 0.4, round: 2.6 }), { y: 4.4, z: 6.6, rx: 0.16 }),
        ),
        { x: side * 6.4, ry: side * 0.14, z: side * 2 },
      ),
    ),
  )

/** Window in a wall with its frame, panes of light, 90 × 120 cm around y = 0. */
export const windowPane = (sky: string, w = 90, h = 120, frame = '#f4f1ea'): Object3D =>
  group(
    at(box(w, h, 0.6, 0.1, glow(sky, 0.55)), {}),
    ...[-1, 1].map(x => at(box(5, h + 5, 5, 0.6, plastic(frame)), { x: (x * w) / 2, z: 1 })),
    ...[-1, 0, 1].map(y => at(box(w + 5, y ? 5 : 3.4, y ? 5 : 4, 0.6, plastic(frame)), { y: (y * h) / 2, z: 1 })),
    at(box(3.4, h, 4, 0.4, plastic(frame)), { z: 1 }),
    at(box(w + 14, 3, 12, 0.8, plastic(frame)), { y: -h / 2 - 3, z: 4 }),
  )
