import type { Object3D } from 'three'
import { gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, slab } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { groove, lamp, thin } from '../parts/bodies.ts'
import { button, printed } from '../parts/panels.ts'

const white = () => plastic('#f7f5f0', 0.36)

/** Narrow oval head with tufts; its bristles face +z, its neck stands on y = 0. */
const ovalHead = (tip: string, rows = 9): Object3D =>
  group(
    at(drum(0.36, 0.62, 4.4, white(), 0.1), {}),
    at(slab(rounded(1.25, 2.9, 0.6), 0.5, 0.18, white()), { y: 5.4 }),
    ...Array.from({ length: rows * 4 }, (_, i) => {
      const [x, y] = [((i % 4) - 1.5) * 0.27, 4.25 + Math.floor(i / 4) * (2.35 / (rows - 1))]
      const long = 1.05 + Math.sin((Math.floor(i / 4) / (rows - 1)) * Math.PI) * 0.14
      const edge = Math.floor(i / 4) < 2 || Math.floor(i / 4) > rows - 3
      return at(box(0.2, 0.2, long, 0.05, matte(edge ? tip : i % 2 ? '#fbfaf6' : lighter(tip, 0.5), 0.6)), {
        x,
        y,
        z: 0.2 + long / 2,
      })
    }),
  )

/** Small round head on a thin neck. */
const roundHead = (tip: string): Object3D =>
  group(
    at(drum(0.42, 0.78, 5, white(), 0.1), {}),
    at(drum(0.75, 0.75, 0.9, white(), 0.2), { y: 5.7, z: -0.4, rx: Math.PI / 2 }),
    ...[
      [1, 0],
      [6, 0.26],
      [11, 0.52],
    ].flatMap(([count = 1, r = 0], k) =>
      Array.from({ length: count }, (_, i) => {
        const turn = (i / count) * Math.PI * 2
        return at(box(0.2, 0.2, 0.95, 0.05, matte(k === 2 ? tip : '#fbfaf6', 0.6)), {
          x: Math.cos(turn) * r,
          y: 5.7 + Math.sin(turn) * r,
          z: 0.9,
        })
      }),
    ),
  )

/** Slender round handle with one key; 25 cm with its head. */
export const slim = (main: string, { ringOf = '', fine = false } = {}): Object3D =>
  group(
    loft(
      [
        [0, 1.1, 1.1, 2],
        [0.5, 1.3, 1.3, 2],
        [8, 1.34, 1.34, 2],
        [15, 1.26, 1.26, 2],
        [17.4, 0.8, 0.8, 2],
      ],
      plastic(main, 0.38),
      48,
    ),
    at(ring(1.32, 0.06, metal('#d9dbdf', 0.3)), { y: 1.3, rx: Math.PI / 2 }),
    at(slab(rounded(1.1, 2.2, 0.5), 0.3, 0.1, gloss(lighter(main, 0.5))), { y: 11.6, z: 1.24 }),
    at(printed(0.7, 0.7, ['power'], darker(main, 0.5)), { y: 11.6, z: 1.41 }),
    ...[8.6, 7.8, 7].map((y, i) => at(lamp(0.12, i ? '#dfe6e8' : '#8fe0b0'), { y, z: 1.34 })),
    ...(ringOf
      ? [at(ring(1.02, 0.22, glow(ringOf, 1)), { y: 16.7, rx: Math.PI / 2 })]
      : [at(ring(0.92, 0.12, metal('#d3ab62', 0.3)), { y: 17, rx: Math.PI / 2 })]),
    at(ovalHead(main, fine ? 12 : 9), { y: 17.6 }),
  )

/** Thicker handle with a grip pattern and a round head. */
export const rotating = (main: string): Object3D =>
  group(
    loft(
      [
        [0, 1.5, 1.5, 2],
        [0.6, 1.75, 1.75, 2.2],
        [8, 1.6, 1.7, 2.2],
        [14.6, 1.5, 1.5, 2],
        [16.6, 0.95, 0.95, 2],
      ],
      white(),
      48,
    ),
    at(
      loft(
        [
          [1.4, 1.3, 0.6, 3],
          [8, 1.1, 0.6, 3],
          [13.4, 0.7, 0.4, 2.4],
        ],
        rubber(main),
        40,
      ),
      { z: 1.28 },
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      at(thin(1.5 - i * 0.05, 0.16, 0.12, rubber(darker(main, 0.3))), { y: 2 + i * 0.62, z: 1.9 }),
    ),
    at(
      loft(
        [
          [1.4, 1.5, 0.9, 3],
          [10, 1.3, 0.9, 3],
          [14, 0.9, 0.6, 2.4],
        ],
        rubber(main),
        40,
      ),
      { z: -0.95 },
    ),
    at(button(0.62, lighter(main, 0.3), '#d9dbdf', '#ffffff'), { y: 10.4, z: 1.86 }),
    groove(1.02, 16.4, '#9aa0a6', 0.1),
    at(roundHead(main), { y: 16.6 }),
  )

/** Cradle that charges: oval foot with a peg, `brush` stands on it. */
export const cradle = (brush: Object3D, tone = '#f3f1ec', r = 3.4): Object3D =>
  group(
    drum(r * 0.94, r, 1.6, plastic(tone, 0.4), 0.5),
    at(ring(r * 0.6, 0.14, plastic(darker(tone, 0.2))), { y: 1.6, rx: Math.PI / 2 }),
    at(lamp(0.2, '#8fe0b0'), { y: 0.8, z: r * 0.98 }),
    at(brush, { y: 1.6 }),
  )

/** Chunky handle with ears above a face, tiny head, suction foot. */
export const child = (main: string, animal: 'bear' | 'cat' = 'bear'): Object3D =>
  group(
    at(drum(2.6, 3, 0.7, rubber(darker(main, 0.16)), 0.3), {}),
    at(drum(1, 2.4, 1.2, rubber(darker(main, 0.16)), 0.4), { y: 0.6 }),
    at(
      loft(
        [
          [0, 1.5, 1.5, 2],
          [0.8, 2, 1.9, 2.2],
          [6, 1.8, 1.7, 2.2],
          [9.4, 2.1, 1.9, 2.2],
          [11.6, 1.5, 1.4, 2],
          [12.2, 0.8, 0.8, 2],
        ],
        plastic(main, 0.4),
        48,
      ),
      { y: 1.6 },
    ),
    ...[-1, 1].map(x =>
      animal === 'bear'
        ? group(
            at(ball(0.95, plastic(main, 0.4)), { x: x * 1.6, y: 13.2 }),
            at(ball(0.55, plastic('#fbf3e6')), { x: x * 1.6, y: 13.2, z: 0.56 }),
          )
        : at(
            slab(
              [
                [-0.8, 0, 0.2],
                [0.8, 0, 0.2],
                [x * 0.5, 2, 0.4],
              ],
              0.9,
              0.3,
              plastic(main, 0.4),
            ),
            { x: x * 1.3, y: 12.4 },
          ),
    ),
    ...[-0.7, 0.7].map(x => at(ball(0.26, gloss('#2b2320')), { x, y: 11, z: 1.86 })),
    at(ball(0.2, gloss('#2b2320')), { y: 10.5, z: 1.98 }),
    ...[-1.15, 1.15].map(x => at(ball(0.26, matte('#f09a9a')), { x, y: 10.4, z: 1.66 })),
    at(button(0.9, '#fbf3e6', '#f0c24a', main), { y: 6.6, z: 1.74 }),
    ...[4.4, 3.6, 2.8].map((y, i) => at(lamp(0.2, i ? '#fbf3e6' : '#f0c24a'), { y, z: 1.86 })),
    at(group(at(ovalHead(main, 6), {})), { y: 13.4, s: 0.86 }),
  )

/** Short brush in its clear case with a slide at the side. */
export const travel = (main: string): Object3D =>
  group(
    loft(
      [
        [0, 1.2, 1.1, 2.6],
        [0.6, 1.4, 1.3, 2.6],
        [9.4, 1.3, 1.2, 2.6],
        [11, 0.8, 0.8, 2],
      ],
      plastic(main, 0.4),
      48,
    ),
    at(slab(rounded(0.8, 2, 0.4), 0.5, 0.15, plastic(lighter(main, 0.5))), { y: 6.6, z: 1.2 }),
    ...[6, 6.5, 7].map(y => at(thin(0.6, 0.1, 0.1, matte(darker(main, 0.4))), { y, z: 1.48 })),
    at(group(at(ovalHead(main, 7), {})), { y: 10.6, s: 0.9 }),
    at(
      loft(
        [
          [9.4, 1.46, 1.5, 2.8],
          [17.6, 1.4, 1.5, 2.8],
          [18.4, 0.9, 1, 2.4],
        ],
        clear('#e6f2f2', 0.36),
        48,
      ),
      { z: 0.2 },
    ),
    at(ring(1.46, 0.1, plastic(lighter(main, 0.5))), { y: 9.4, rx: Math.PI / 2 }),
    at(box(0.5, 3, 0.8, 0.2, plastic(lighter(main, 0.5))), { x: 1.4, y: 13.4 }),
  )

/** Folding brush, its head bent by `bend` radians out of its handle. */
export const foldingBrush = (main: string, bend = 1): Object3D =>
  group(
    at(slab(rounded(3, 12.4, 1.4), 1.9, 0.6, plastic(main, 0.4)), { y: 6.2 }),
    at(slab(rounded(1.6, 10, 0.7), 0.4, 0.1, matte(darker(main, 0.35))), { y: 6.6, z: 0.85 }),
    at(drum(0.95, 0.95, 3.2, metal('#d9dbdf', 0.3), 0.2), { x: 1.6, y: 11.9, rz: Math.PI / 2 }),
    at(button(0.6, lighter(main, 0.4), '#d9dbdf'), { y: 2.4, z: 1 }),
    at(box(0.9, 0.1, 0.5, 0.04, matte('#1d1e20')), { y: 0.02 }),
    at(group(at(box(1.5, 2.4, 1.2, 0.5, plastic(lighter(main, 0.3))), { y: 1.2 }), at(ovalHead(main, 8), { y: 2 })), {
      y: 11.9,
      rx: bend,
    }),
  )
