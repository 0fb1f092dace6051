import type { Object3D } from 'three'
import { anodised, gloss, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { groove, lamp, softBox, thin } from '../parts/bodies.ts'
import { button, printed, readout } from '../parts/panels.ts'

const steel = () => metal('#d3d6da', 0.24)

/** One round blade head: collar, slotted ring, cap. It faces up. */
const cutter = (r: number, main: string): Object3D =>
  group(
    drum(r, r * 0.96, 0.7, plastic(darker(main, 0.35)), 0.2),
    at(drum(r * 0.84, r * 0.9, 0.4, steel(), 0.14), { y: 0.6 }),
    at(ring(r * 0.6, 0.1, matte('#5a5d62')), { y: 1, rx: Math.PI / 2 }),
    ...Array.from({ length: 22 }, (_, i) => {
      const turn = (i / 22) * Math.PI * 2
      return at(thin(0.07, 0.05, r * 0.24, matte('#2b2d30')), {
        x: Math.sin(turn) * r * 0.68,
        y: 1.01,
        z: Math.cos(turn) * r * 0.68,
        ry: turn,
      })
    }),
    at(drum(r * 0.36, r * 0.4, 0.3, metal('#d3ab62', 0.3), 0.1), { y: 0.9 }),
  )

/** Rotary shaver: grip of rubber, tilted neck, three heads in a triangle. It stands on its end. */
export const rotary = (main: string, { digits = '' } = {}): Object3D =>
  group(
    at(
      loft(
        [
          [0, 1.7, 1.6, 2.4],
          [0.6, 2.2, 2, 2.4],
          [5, 2.5, 2.3, 2.3],
          [9, 2.3, 2.1, 2.3],
          [12, 2, 1.8, 2.1],
        ],
        plastic(main, 0.34),
        56,
      ),
      {},
    ),
    ...[-1, 1].map(x =>
      at(
        loft(
          [
            [1.2, 0.5, 1.3, 3],
            [6, 0.6, 1.5, 3],
            [9.6, 0.4, 1, 2.4],
          ],
          rubber(darker(main, 0.45)),
          32,
        ),
        { x: x * 2.02 },
      ),
    ),
    ...[-1, 1].flatMap(x =>
      Array.from({ length: 7 }, (_, i) =>
        at(thin(0.16, 0.18, 1.8, rubber(darker(main, 0.65))), { x: x * 2.6, y: 2.4 + i * 0.8 }),
      ),
    ),
    at(slab(rounded(2.2, 7, 1), 0.5, 0.2, gloss('#141518')), { y: 5.4, z: 2.1, rx: -0.04 }),
    ...(digits
      ? [at(readout(1.8, 3, { digits, ink: '#8fe0ff' }), { y: 4.4, z: 2.38 })]
      : [...[3.4, 2.7, 2].map((y, i) => at(lamp(0.18, i ? '#3a6f8a' : '#8fe0ff'), { y: y + 0.6, z: 2.4 }))]),
    at(button(0.8, '#3a3c40', '#d3d6da'), { y: 7.4, z: 2.34 }),
    at(ring(1.95, 0.18, steel()), { y: 11.8, rx: Math.PI / 2 }),
    at(
      group(
        at(drum(2.6, 1.5, 2, plastic('#232428'), 0.5), {}),
        at(
          slab(
            [
              [-3.1, -2, 2],
              [3.1, -2, 2],
              [0, 3.4, 2.6],
            ],
            1.5,
            0.5,
            plastic(main, 0.34),
          ),
          { y: 2.6, rx: -Math.PI / 2 },
        ),
        ...[
          [-1.55, 0.95],
          [1.55, 0.95],
          [0, -1.6],
        ].map(([x = 0, z = 0]) => at(cutter(1.46, main), { x, y: 3.1, z, rx: z * 0.1, rz: -x * 0.1 })),
      ),
      { y: 12, z: 0.5, rx: 0.55 },
    ),
  )

/** Dock that washes and charges: tub with a lit edge, tank behind; the shaver is inside. */
export const inDock = (main: string): Object3D =>
  group(
    at(softBox(11, 4.4, 13, 3.4, gloss('#1c1d21'), 1), {}),
    at(softBox(10, 13, 4.6, 2.2, gloss('#26272c'), 0.8), { y: 3.6, z: -4.2 }),
    at(softBox(9, 1, 9, 3, plastic('#2f3136'), 0.3), { y: 4.2, z: 1.4 }),
    at(box(7.4, 0.3, 0.4, 0.1, matte('#7fd6ff', 0.3)), { y: 2.4, z: 6.5 }),
    at(printed(1.4, 1.4, ['drop'], '#bfe6ff'), { y: 1.4, z: 6.55 }),
    at(rotary(main), { y: 4.2, z: 1.8 }),
  )

/** Foil shaver: square shoulders, bar head with strips of foil. */
export const foil = (main: string, { blades = 3, body = 'satin' as 'satin' | 'metal' | 'retro' } = {}): Object3D => {
  const skin = body === 'satin' ? plastic(main, 0.36) : body === 'metal' ? metal('#c9ccd2', 0.3) : anodised(main)
  return group(
    at(slab(rounded(5.6, 11, body === 'retro' ? 1.6 : 1), 3.4, 0.8, skin), { y: 5.5 }),
    ...(body === 'retro'
      ? [
          ...Array.from({ length: 11 }, (_, i) =>
            at(thin(0.14, 8.4, 0.16, metal(lighter(main, 0.25), 0.3)), { x: (i - 5) * 0.44, y: 4.8, z: 1.7 }),
          ),
          at(box(5.7, 0.5, 3.5, 0.2, metal('#d3ab62', 0.3)), { y: 10.1 }),
        ]
      : [
          at(
            slab(
              rounded(3.4, 8.4, 1.2),
              0.5,
              0.2,
              body === 'metal' ? matte('#2b2d31', 0.5) : rubber(darker(main, 0.3)),
            ),
            { y: 4.8, z: 1.6 },
          ),
          ...Array.from({ length: 6 }, (_, i) =>
            at(thin(2.4, 0.16, 0.14, matte(darker(body === 'metal' ? '#2b2d31' : main, 0.5))), {
              y: 1.9 + i * 0.5,
              z: 1.9,
            }),
          ),
        ]),
    at(button(0.8, body === 'retro' ? '#e6d2a8' : '#d9dbdf', '#c9ccd2', body === 'metal' ? '#8fe0ff' : undefined), {
      y: 7.4,
      z: 1.95,
    }),
    at(box(5.2, 1, 3, 0.3, matte('#1b1c1f')), { y: 11.3 }),
    at(box(6.2, 2.2, 3.8, 0.7, body === 'satin' ? plastic(lighter(main, 0.3), 0.36) : plastic('#232428', 0.4)), {
      y: 12.8,
    }),
    ...Array.from({ length: blades }, (_, i) => {
      const z = (i - (blades - 1) / 2) * (3 / blades)
      const strip = i % 2 ? metal('#d3ab62', 0.3) : steel()
      return group(
        at(drum(1.3 / blades, 1.3 / blades, 5.4, strip, 0.1), { x: 2.7, y: 13.9, z, rz: Math.PI / 2 }),
        ...Array.from({ length: 15 }, (_, k) =>
          at(thin(0.09, 0.06, 1.5 / blades, matte('#4a4d52')), { x: (k - 7) * 0.35, y: 13.9 + 1.3 / blades, z }),
        ),
      )
    }),
    at(box(1.6, 0.8, 0.5, 0.2, steel()), { x: 0, y: 13, z: 1.9 }),
  )
}

/** Coin-thick pocket shaver: short cylinder, one head; `cap` lies beside it. */
export const pocket = (main: string, { headOff = false } = {}): Object3D =>
  group(
    drum(2.5, 2.4, 5.4, plastic(main, 0.38), 0.6),
    ...Array.from({ length: 28 }, (_, i) => {
      const turn = (i / 28) * Math.PI * 2
      return at(thin(0.2, 2.2, 0.14, plastic(darker(main, 0.16))), {
        x: Math.sin(turn) * 2.46,
        y: 2,
        z: Math.cos(turn) * 2.46,
        ry: turn,
      })
    }),
    at(button(0.7, lighter(main, 0.4), '#d9dbdf', '#8fe0b0'), { y: 4.2, z: 2.44 }),
    groove(2.5, 5.4, '#d3d6da', 0.14),
    ...(headOff
      ? [
          at(drum(1.7, 1.9, 0.8, matte('#26272a'), 0.2), { y: 5.4 }),
          ...[0, 1, 2].map(i => at(group(at(box(1.3, 0.3, 0.4, 0.1, steel()), { x: 0.6 })), { y: 6.3, ry: i * 2.09 })),
          at(group(at(cutter(2.3, main), {})), { x: 5.6, y: 1.6, z: 2.4, rz: -0.9 }),
        ]
      : [
          at(group(at(cutter(2.3, main), {})), { y: 5.5 }),
          at(
            group(
              turned(
                [
                  [2.4, 0],
                  [2.6, 0],
                  [2.6, 2, 0.6],
                  [0, 2.2],
                ],
                plastic(lighter(main, 0.3), 0.38),
              ),
              at(ring(2.6, 0.1, metal('#d3ab62', 0.3)), { y: 0.2, rx: Math.PI / 2 }),
            ),
            { x: -5.8, z: 2 },
          ),
        ]),
  )

/** Razor: T-shaped head with five blades or an edge on both sides; upright, its head above. */
const razorOf = (handle: ReturnType<typeof plastic>, doubleEdged = false): Object3D =>
  group(
    at(drum(0.55, 0.7, 10, handle, 0.2), {}),
    ...Array.from({ length: 9 }, (_, i) =>
      at(ring(0.68 - i * 0.008, 0.07, steel()), { y: 1 + i * 0.5, rx: Math.PI / 2 }),
    ),
    at(ball(0.75, steel()), { y: 0.2 }),
    at(drum(0.42, 0.42, 1.8, steel(), 0.1), { y: 9.8 }),
    ...(doubleEdged
      ? [
          at(slab(rounded(4.3, 2.6, 0.6), 0.7, 0.3, steel()), { y: 12, rx: -Math.PI / 2 }),
          at(slab(rounded(4.1, 2.9, 0.3), 0.1, 0.02, metal('#8f949a', 0.2)), { y: 11.66, rx: -Math.PI / 2 }),
          ...Array.from({ length: 12 }, (_, i) => at(thin(0.14, 0.3, 2.7, steel()), { x: (i - 5.5) * 0.34, y: 11.4 })),
        ]
      : [
          at(
            group(
              at(box(4.2, 2.1, 0.9, 0.3, plastic('#26272b', 0.4)), {}),
              ...[0, 1, 2, 3, 4].map(i =>
                at(thin(3.7, 0.1, 0.12, metal('#eef0f2', 0.14)), { y: 0.6 - i * 0.28, z: 0.48 }),
              ),
              at(box(3.8, 0.36, 0.3, 0.1, matte('#7fb5a8')), { y: 0.86, z: 0.44 }),
            ),
            { y: 12.2, z: 0.6, rx: -0.4 },
          ),
        ]),
  )

/** Razor that hangs in its small stand. */
export const onStand = (main: string): Object3D =>
  group(
    drum(3.2, 3.5, 1.2, metal(main, 0.34), 0.4),
    at(
      rod(
        [
          [0, 1, -2],
          [0, 8, -2.2],
          [0, 12.4, -1.8],
          [0, 12.8, -0.6],
        ],
        0.42,
        steel(),
      ),
      {},
    ),
    at(ring(0.95, 0.2, steel(), Math.PI * 1.4), { y: 12.6, rx: Math.PI / 2, rz: 2.4 }),
    at(razorOf(metal(main, 0.36)), { y: 3.2 }),
  )

/** Leather case that stands open, the metal razor and a box of blades in it. */
export const caseRazor = (main: string): Object3D => {
  const hide = matte(main, 0.55)
  return group(
    at(box(17, 3, 9, 0.8, hide), { y: 1.5 }),
    at(box(15.6, 0.4, 7.6, 0.2, matte(lighter(main, 0.35), 0.9)), { y: 3 }),
    at(
      group(
        at(box(17, 9, 1.4, 0.6, hide), { y: 4.5 }),
        at(box(15.6, 7.6, 0.3, 0.1, matte(lighter(main, 0.35), 0.9)), { y: 4.5, z: 0.7 }),
        ...[-1, 1].map(x => at(box(0.16, 8, 0.1, 0.02, matte('#e6c9a0')), { x: x * 8, y: 4.5, z: 0.72 })),
      ),
      { y: 2.9, z: -4.4, rx: -0.3 },
    ),
    at(group(at(razorOf(metal('#d3d6da', 0.16), true), { rz: Math.PI / 2 })), { x: 5.6, y: 4, z: 1.2 }),
    at(box(4.4, 0.9, 2.4, 0.2, metal(main, 0.34)), { x: 4.6, y: 3.6, z: -2 }),
    at(drum(0.6, 0.6, 0.4, metal('#d3ab62', 0.3), 0.1), { y: 1.8, z: 4.6, rx: Math.PI / 2 }),
  )
}

/** Brush for lather: wooden grip, bristles. */
export const latherBrush = (): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [1.7, 0, 0.4],
        [1.3, 2.4, 0.8],
        [1.7, 4, 0.4],
        [1.4, 4.6],
        [0, 4.6],
      ],
      wood('#7c4f30'),
    ),
    at(
      turned(
        [
          [1.2, 0],
          [1.9, 3.4, 1],
          [1.2, 5, 0.8],
          [0, 5.4],
        ],
        matte('#d9cdb8'),
      ),
      { y: 4.5 },
    ),
    at(ring(1.3, 0.2, metal('#d3ab62', 0.3)), { y: 4.6, rx: Math.PI / 2 }),
    ...Array.from({ length: 24 }, (_, i) =>
      at(thin(0.08, 3.6, 0.08, matte(i % 2 ? '#b9a98f' : '#efe6d6')), {
        x: (noise(i) - 0.5) * 2.8,
        y: 7.6,
        z: 0.9 + noise(i + 4) * 0.8,
      }),
    ),
  )
