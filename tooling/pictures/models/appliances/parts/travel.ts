import type { Object3D } from 'three'
import { cloth, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, box, drum, group, rod } from '../../../studio/shapes.ts'
import { pillow } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'

/** Hard suitcase of 38 × 54 cm standing upright, ribs on its shell. */
export const suitcase = (color: string): Object3D =>
  group(
    at(box(38, 52, 22, 4, plastic(color, 0.45)), { y: 29 }),
    ...[-12, -4, 4, 12].map(x => at(box(1.6, 46, 22.8, 0.7, plastic(darker(color, 0.1), 0.45)), { x, y: 29 })),
    at(box(38.6, 0.6, 1, 0.2, metal('#b9bcc2')), { y: 40 }),
    ...[-13, 13].map(x => at(drum(2.2, 2.2, 2, rubber('#2b2c2e'), 0.4), { x, y: 2.2, z: 8, rx: Math.PI / 2 })),
    ...[-8, 8].map(x => at(drum(0.7, 0.7, 14, metal('#b9bcc2')), { x, y: 54, z: -6 })),
    at(box(19, 2.2, 2.6, 1, plastic('#2b2c2e')), { y: 68, z: -6 }),
  )

/** One half of an open case, lying: shell, lining, a strap. Its floor is at y = 1. */
export const openCase = (shell: string, lining: string, w = 54, d = 38, high = 9): Object3D =>
  group(
    at(box(w, 1, d, 0.4, cloth(lining, 14)), { y: 0.5 }),
    ...[-1, 1].flatMap(side => [
      at(box(w + 2, high, 1.6, 0.7, plastic(shell, 0.45)), { y: high / 2, z: side * (d / 2 + 0.3) }),
      at(box(1.6, high, d + 2, 0.7, plastic(shell, 0.45)), { y: high / 2, x: side * (w / 2 + 0.3) }),
      at(box(w - 1, high - 1, 0.6, 0.2, cloth(lining, 14)), { y: high / 2 + 0.4, z: side * (d / 2 - 0.8) }),
      at(box(0.6, high - 1, d - 1, 0.2, cloth(lining, 14)), { y: high / 2 + 0.4, x: side * (w / 2 - 0.8) }),
    ]),
  )

/** Small passport-like booklet without words. */
export const booklet = (color: string): Object3D =>
  group(
    at(box(8.8, 0.7, 12.5, 0.2, matte(color, 0.6)), { y: 0.35 }),
    at(drum(1.8, 1.8, 0.06, metal('#d3ab62', 0.4), 0), { y: 0.7, z: -1 }),
    at(box(4, 0.06, 0.3, 0.02, metal('#d3ab62', 0.4)), { y: 0.72, z: 3.4 }),
  )

/** Pouch with a cord, lying or leaning. */
export const pouch = (color: string, w = 16, h = 20): Object3D =>
  group(
    at(pillow(w, h, 5, cloth(color, 10, 2), 0.4), { y: 2.4, rx: -Math.PI / 2 }),
    at(
      rod(
        [
          [-w * 0.4, 3, -h * 0.46],
          [0, 4.2, -h * 0.5],
          [w * 0.4, 3, -h * 0.46],
          [w * 0.62, 1, -h * 0.3],
        ],
        0.35,
        matte('#efe6d2'),
      ),
      {},
    ),
  )

/** Tag of paper on a string, no words. */
export const ticket = (color: string): Object3D =>
  group(
    at(box(15, 0.12, 6.4, 0.05, matte(color)), { y: 0.1 }),
    at(box(3.6, 0.02, 6.3, 0.005, matte(darker(color, 0.16))), { x: 5.4, y: 0.17 }),
    ...[0, 1, 2].map(i =>
      at(box(7 - i * 1.6, 0.02, 0.45, 0.005, matte(darker(color, 0.35))), {
        x: -2 - i * 0.8,
        y: 0.17,
        z: -1.6 + i * 1.5,
      }),
    ),
  )
