import type { Object3D } from 'three'
import { anodised, glass, gloss, matte, metal, plastic, rubber, wood } from '../materials.ts'
import { at, ball, box, drum, group, placed, ring, rod, slab } from '../shapes.ts'
import { rounded } from '../soft-shapes.ts'
import { darker, lighter } from '../tones.ts'

/** Closed book, lying; no title, so that no language is wrong. */
export const book = (color: string, w = 14, d = 20.5, thick = 2.4): Object3D =>
  group(
    at(box(w, 0.25, d, 0.06, matte(color, 0.7)), { y: 0.13 }),
    at(box(w - 0.8, thick - 0.5, d - 0.7, 0.05, matte('#f3ead6')), { x: 0.2, y: thick / 2 }),
    at(box(w, 0.25, d, 0.06, matte(color, 0.7)), { y: thick - 0.13 }),
    at(box(0.3, thick, d, 0.1, matte(color, 0.7)), { x: -w / 2 + 0.1, y: thick / 2 }),
  )

/** Several books on each other, each turned a little. */
export const books = (colors: readonly string[]): Object3D =>
  group(
    ...colors.map((color, i) =>
      at(book(color, 14 - i * 0.7, 20 - i, 2.2), { y: i * 2.2, ry: (i % 2 ? 0.22 : -0.12) + i * 0.05 }),
    ),
  )

/** Notebook with an elastic band. */
export const notebook = (color: string): Object3D =>
  group(
    at(box(14.8, 1.3, 21, 0.3, matte(color, 0.6)), { y: 0.65 }),
    at(box(0.6, 1.36, 21.1, 0.1, matte(darker(color, 0.35))), { x: 5.6, y: 0.66 }),
  )

/** Six-sided pencil, lying along x, 17.5 cm. */
export const pencil = (color = '#d9a441'): Object3D =>
  placed(
    group(
      at(drum(0.36, 0.36, 14.6, plastic(color), 0.05), { y: 0 }),
      at(drum(0.08, 0.36, 1.9, matte('#e4c79a'), 0), { y: 14.6 }),
      at(drum(0.02, 0.09, 0.5, matte('#3a3633'), 0), { y: 16.4 }),
      at(drum(0.38, 0.38, 0.9, metal('#c9ccd2'), 0.02), { y: -0.6 }),
    ),
    { x: 8, y: 0.38, rz: Math.PI / 2 },
  )

/** Slim pen with a clip, lying along x, 14 cm. */
export const pen = (color = '#2a2d33'): Object3D =>
  placed(
    group(
      at(drum(0.42, 0.42, 12, gloss(color), 0.1), {}),
      at(drum(0.1, 0.4, 1.5, metal('#c9ccd2'), 0.02), { y: 12 }),
      at(box(0.18, 4, 0.14, 0.05, metal('#c9ccd2')), { y: 2.4, z: 0.5 }),
    ),
    { x: 6.5, y: 0.44, rz: Math.PI / 2 },
  )

/** Phone lying face down: plain back, two lenses. */
export const phone = (color = '#3b4048'): Object3D =>
  placed(
    group(
      slab(rounded(7.2, 15, 1.1), 0.8, 0.2, anodised(color)),
      at(slab(rounded(2.4, 3.6, 0.8), 0.3, 0.1, gloss(darker(color, 0.2))), { x: -1.9, y: 5, z: 0.45 }),
      ...[5.9, 4.2].map(y =>
        at(drum(0.62, 0.62, 0.3, gloss('#0c0d11'), 0.05), { x: -1.9, y, z: 0.5, rx: Math.PI / 2 }),
      ),
    ),
    { y: 0.4, rx: -Math.PI / 2 },
  )

/** Cable in loose loops with a small plug. */
export const cable = (color = '#e9e6e0'): Object3D =>
  group(
    rod(
      Array.from({ length: 26 }, (_, i): [number, number, number] => {
        const turn = (i / 25) * Math.PI * 4.6
        return [Math.cos(turn) * (4 + i * 0.08), 0.22 + (i % 3) * 0.08, Math.sin(turn) * (3 + i * 0.06)]
      }),
      0.2,
      rubber(color),
    ),
    at(box(2.2, 0.7, 1.1, 0.25, plastic(color)), { x: 5.6, y: 0.35, z: 4.4, ry: 0.6 }),
  )

/** Glasses lying folded open. */
export const glasses = (color = '#4a3a2e'): Object3D =>
  group(
    ...[-3.4, 3.4].flatMap(x => [
      at(ring(2.5, 0.22, gloss(color)), { x, y: 2.6 }),
      at(drum(2.4, 2.4, 0.06, glass('#dfe6ea', 0.25), 0), { x, y: 2.6, rx: Math.PI / 2 }),
      rod(
        [
          [x * 1.74, 3.2, 0],
          [x * 1.78, 3, -8],
          [x * 1.72, 1, -13],
        ],
        0.2,
        gloss(color),
      ),
    ]),
    rod(
      [
        [-1, 3, 0],
        [0, 3.4, 0.1],
        [1, 3, 0],
      ],
      0.2,
      gloss(color),
    ),
  )

/** Two keys on a ring. */
export const keys = (): Object3D =>
  group(
    at(ring(1.5, 0.12, metal('#c2c5cb')), { y: 0.15, rx: Math.PI / 2 }),
    ...[0.3, 1.2].map((turn, i) =>
      at(
        group(
          at(drum(1.1, 1.1, 0.24, metal(i ? '#c9a35a' : '#b9bcc2', 0.3), 0.06), { x: 3 }),
          at(box(4.4, 0.2, 0.7, 0.06, metal(i ? '#c9a35a' : '#b9bcc2', 0.3)), { x: 5.6, y: 0.12 }),
          at(box(0.4, 0.2, 0.6, 0.04, metal(i ? '#c9a35a' : '#b9bcc2', 0.3)), { x: 7, y: 0.12, z: 0.5 }),
        ),
        { ry: -turn },
      ),
    ),
  )

/** Coin of 2.5 cm, standing beside small things for their size. */
export const coin = (): Object3D =>
  placed(
    group(
      drum(1.25, 1.25, 0.2, plastic('#cfc6b2', 0.4), 0.05),
      at(ring(1.05, 0.04, metal('#a9a49a')), { y: 0.2, rx: Math.PI / 2 }),
    ),
    {
      y: 1.25,
      rx: Math.PI / 2,
    },
  )

/** Wooden ruler of 20 cm, standing upright, a notch per centimetre. */
export const ruler = (): Object3D =>
  group(
    at(box(3, 20, 0.3, 0.05, wood('#dcbd8a')), { y: 10 }),
    ...Array.from({ length: 19 }, (_, i) =>
      at(box(i % 5 === 4 ? 1.3 : 0.7, 0.07, 0.04, 0.01, matte('#4a3b2a')), {
        x: i % 5 === 4 ? 0.8 : 1.1,
        y: i + 1,
        z: 0.16,
      }),
    ),
  )

/** Bank card, lying; a chip and no words. */
export const card = (color = '#7d8a96'): Object3D =>
  group(
    at(slab(rounded(8.6, 5.4, 0.4), 0.1, 0.03, plastic(color)), { y: 0.06, rx: -Math.PI / 2 }),
    at(box(1.2, 0.06, 0.9, 0.02, metal('#d8b66a')), { x: -2.4, y: 0.12, z: -0.2 }),
  )

/** Ball of 6.5 cm with a seam. */
export const ballToy = (color = '#c9d26a', r = 3.3): Object3D =>
  group(
    at(ball(r, matte(color)), { y: r }),
    at(ring(r * 0.99, 0.1, matte(lighter(color, 0.7))), { y: r, ry: 0.7, rx: 0.4 }),
  )

/** Wooden bricks, stacked askew. */
export const bricks = (colors: readonly string[]): Object3D =>
  group(
    ...colors.map((color, i) =>
      at(box(4, 4, 4, 0.35, matte(color, 0.6)), {
        x: i === 2 ? 2.2 : i * 4.6,
        y: i === 2 ? 6 : 2,
        z: i * 0.5,
        ry: i * 0.5 - 0.3,
      }),
    ),
  )
