import type { Material, Object3D } from 'three'
import { cloth, gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { wire } from '../../electronics/parts/strips.ts'
import { timber } from '../../home/parts/timber.ts'
import { frets, mirrored, smooth, stringsOf } from '../parts/strings.ts'

/** Measures and woods of a guitar or ukulele in centimetres. */
export interface Wood {
  readonly body: number
  readonly lower: number
  readonly waist: number
  readonly upper: number
  readonly deep: number
  readonly neck: number
  readonly wide: number
  readonly head: number
  readonly strings: 4 | 6
  readonly top: string
  readonly side: string
  readonly cut?: boolean
  readonly slots?: boolean
  readonly ring?: string
}

const glossy = (color: string): Material => (isDark(color) ? gloss(color) : timber(color, 'up', 0.05))
const isDark = (color: string) => color === '#24272c'

/** Head of the neck with its pegs, slotted or solid. */
function headOf({ wide, head, strings, slots, top, side }: Wood): Object3D {
  const nickel = metal('#c9ccd2', 0.28)
  const pegs = strings / 2
  return group(
    slab(
      [
        [-wide * 0.5, 0, 0.3],
        [wide * 0.5, 0, 0.3],
        [wide * 0.72, head * 0.3, 0.5],
        [wide * 0.66, head, 0.6],
        [0, head * 0.95, 2],
        [-wide * 0.66, head, 0.6],
        [-wide * 0.72, head * 0.3, 0.5],
      ],
      1.5,
      0.2,
      glossy(isDark(top) ? top : side),
    ),
    ...(slots
      ? [-1, 1].map(s =>
          at(slab(rounded(wide * 0.24, head * 0.62, wide * 0.11), 0.2, 0.02, matte('#1a1411')), {
            x: s * wide * 0.26,
            y: head * 0.52,
            z: 0.72,
          }),
        )
      : []),
    ...[-1, 1].flatMap(s =>
      Array.from({ length: pegs }, (_, i) =>
        group(
          at(ball(head * 0.062, slots ? matte('#f4eedd', 0.4) : nickel), {
            x: s * wide * 0.98,
            y: head * (0.26 + (i * 0.58) / Math.max(1, pegs - 1)),
            z: -0.2,
          }),
          at(box(wide * 0.4, 0.4, 0.4, 0.1, nickel), {
            x: s * wide * 0.8,
            y: head * (0.26 + (i * 0.58) / Math.max(1, pegs - 1)),
            z: -0.2,
          }),
          at(group(at(drum(0.4, 0.4, 0.9, nickel, 0.05), { rx: Math.PI / 2 })), {
            x: s * wide * 0.36,
            y: head * (0.26 + (i * 0.58) / Math.max(1, pegs - 1)),
            z: 0.7,
          }),
        ),
      ),
    ),
  )
}

/** Guitar upright, its face to the front. */
export function acoustic(of: Wood): Object3D {
  const { body: l, lower, waist, upper, deep, neck, wide, head, strings, cut, slots } = of
  const right: [number, number][] = [
    [0, 0],
    [lower * 0.55, l * 0.018],
    [lower * 0.9, l * 0.11],
    [lower, l * 0.25],
    [lower * 0.82, l * 0.48],
    [waist, l * 0.62],
    [upper, l * 0.83],
    [upper * 0.62, l * 0.985],
    [0, l],
  ]
  const left = right
    .slice(1, -1)
    .map(([x, y]): [number, number] => [-x, y])
    .reverse()
  const cutaway: [number, number][] = [
    [0, 0],
    [lower * 0.55, l * 0.018],
    [lower * 0.9, l * 0.11],
    [lower, l * 0.25],
    [lower * 0.82, l * 0.48],
    [waist, l * 0.63],
    [upper * 0.98, l * 0.77],
    [upper * 0.86, l * 0.88],
    [wide * 0.72, l * 0.82],
    [wide * 0.62, l * 0.99],
    [0, l],
  ]
  const outline = smooth([...(cut ? cutaway : right), ...left])
  const shrunk = outline.map(([x, y]) => [x * 0.975, l / 2 + (y - l / 2) * 0.98] as const)
  const [front, nickel] = [deep / 2, metal('#c9ccd2', 0.28)]
  const board = timber('#4a3024', 'up', 0.1)
  const holeY = l * 0.665
  const nut = l + neck
  const bridgeY = l * 0.3
  const long = nut - bridgeY
  const r = lower * 0.25
  return group(
    slab(outline, deep, 0.5, glossy(of.side)),
    at(slab(outline, 0.5, 0.2, matte('#efe3c6', 0.5)), { z: front - 0.16 }),
    at(slab(shrunk, 0.4, 0.1, glossy(of.top)), { z: front + 0.02 }),
    at(group(at(drum(r, r, 0.1, matte('#1c1512'), 0), { rx: Math.PI / 2 })), { y: holeY, z: front + 0.16 }),
    ...[1.07, 1.2, 1.3].map((t, i) =>
      at(ring(r * t, i === 1 ? r * 0.06 : r * 0.025, matte(i === 1 ? (of.ring ?? '#7c4f30') : '#3a2418', 0.5)), {
        y: holeY,
        z: front + 0.2,
      }),
    ),
    at(box(lower * 0.84, l * 0.055, 0.8, 0.3, board), { y: bridgeY, z: front + 0.5 }),
    at(box(wide * 1.35, 0.5, 0.6, 0.15, matte('#f4eedd', 0.4)), { y: bridgeY + l * 0.012, z: front + 1 }),
    at(box(wide * 0.92, neck + l * 0.2, 3, 1.2, timber(isDark(of.side) ? '#6b4630' : of.side, 'up', 0.5)), {
      y: nut - (neck + l * 0.2) / 2 + l * 0.1,
      z: front - 1.3,
    }),
    at(box(wide, nut - holeY - r * 0.9, 0.6, 0.15, board), { y: (nut + holeY + r * 0.9) / 2, z: front + 0.5 }),
    frets(strings === 4 ? 14 : 19, nut, long, wide, front + 0.8, nickel),
    ...[2.5, 4.5, 6.5, 8.5, 11.5].map(f =>
      at(group(at(drum(wide * 0.07, wide * 0.07, 0.06, matte('#f4eedd', 0.4), 0), { rx: Math.PI / 2 })), {
        y: nut - long * (1 - 2 ** (-f / 12)),
        z: front + 0.82,
      }),
    ),
    at(box(wide, 0.6, 1, 0.1, matte('#f4eedd', 0.4)), { y: nut, z: front + 0.4 }),
    at(headOf(of), { y: nut, z: front - 0.6, rx: -0.16 }),
    stringsOf(
      strings,
      [bridgeY, nut + head * 0.3],
      [wide * 0.98, wide * 0.72],
      front + 1.15,
      slots ? matte('#f1ead6', 0.4) : nickel,
      strings === 4 ? 0.07 : 0.09,
    ),
  )
}

/** Folding stand that carries a guitar; the guitar leans in it. */
export const onStand = (guitar: Object3D, l = 50, deep = 10): Object3D => {
  const steel = metal('#2c2d31', 0.45)
  const soft = rubber('#1f2023')
  return group(
    at(group(guitar), { y: 9, rx: -0.16 }),
    ...[-1, 1].flatMap(s => [
      rod(
        [
          [s * 8, 8.4, -deep * 0.3],
          [s * 16, 4, 2],
          [s * 20, 0.6, deep + 6],
        ],
        0.8,
        steel,
      ),
      rod(
        [
          [s * 8, 8.2, -deep * 0.5],
          [s * 8, 8, deep * 0.7],
          [s * 8, 11, deep * 0.9],
        ],
        0.9,
        soft,
      ),
    ]),
    rod(
      [
        [0, l * 0.5, -deep - 4],
        [0, 20, -deep - 6],
        [0, 0.6, -deep - 20],
      ],
      0.9,
      steel,
    ),
    at(box(17, 1.8, 1.8, 0.6, steel), { y: 8.2, z: -deep * 0.4 }),
  )
}

const solidBody = () =>
  smooth(
    [
      [0, 0],
      [9, 0.6],
      [16.4, 7],
      [15.4, 15],
      [11.4, 21.6],
      [12.2, 28],
      [14.4, 34.5],
      [12, 36.4],
      [8, 32],
      [3.4, 30.4],
      [-3.4, 30.6],
      [-7, 34],
      [-10.5, 40.6],
      [-13.6, 40],
      [-13.6, 33],
      [-12, 24],
      [-13, 19],
      [-16.6, 12],
      [-15.4, 4],
      [-9, 0.4],
    ],
    150,
  )
const pickGuard = () =>
  smooth(
    [
      [-2, 9],
      [4, 7],
      [10, 4.6],
      [12.6, 8],
      [9, 15],
      [7, 21],
      [9, 27],
      [4, 29],
      [-4, 29.6],
      [-8, 33],
      [-10, 33],
      [-9.4, 25],
      [-7, 18],
    ],
    110,
  )

/** Solid electric guitar with two horns. */
export function electric(color: string, maple = '#dcb779', flame = false): Object3D {
  const outline = solidBody()
  const nickel = metal('#c9ccd2', 0.26)
  const cream = plastic('#f2ece0', 0.36)
  const neck = timber(maple, 'up', 0.5)
  const nut = 80
  const bridge = 12
  return group(
    slab(outline, 4.4, 0.8, gloss(color)),
    ...(flame
      ? [
          at(
            slab(
              outline.map(([x, y]) => [x * 0.9, 20 + (y - 20) * 0.92] as const),
              0.3,
              0.1,
              gloss(lighter(color, 0.22)),
            ),
            { z: 2.16 },
          ),
        ]
      : [at(slab(pickGuard(), 0.3, 0.06, cream), { z: 2.3 })]),
    at(box(5.4, nut - 26, 2.6, 1, neck), { y: (nut + 26) / 2, z: 1.6 }),
    at(box(5.5, nut - 27, 0.6, 0.2, timber(maple === '#dcb779' ? '#4a3024' : darker(maple, 0.1), 'up', 0.5)), {
      y: (nut + 27) / 2,
      z: 3,
    }),
    frets(21, nut, nut - bridge, 5.5, 3.34, nickel),
    ...[2.5, 4.5, 6.5, 8.5, 11.5, 14.5].map(f =>
      at(group(at(drum(0.4, 0.4, 0.06, cream, 0), { rx: Math.PI / 2 })), {
        y: nut - (nut - bridge) * (1 - 2 ** (-f / 12)),
        z: 3.32,
      }),
    ),
    ...[16, 20.6, 25.2].map((y, i) =>
      at(
        box(
          i === 0 ? 8 : 7.6,
          i === 0 ? 3.4 : 1.8,
          1.1,
          0.5,
          flame ? plastic('#1f2023') : i === 0 ? plastic('#26282c') : plastic('#ffffff'),
        ),
        { y, z: 2.8, rz: i === 0 ? 0 : 0 },
      ),
    ),
    at(box(8, 3.2, 0.9, 0.3, nickel), { y: bridge, z: 2.7 }),
    wire(
      [
        [3.6, bridge, 3.4],
        [6, bridge, 5.4],
        [10, bridge + 5, 6.4],
        [11, bridge + 9, 6.2],
      ],
      0.32,
      nickel,
      30,
    ),
    ...[
      [7, 15],
      [9, 11],
      [10.6, 7],
    ].map(([x, y]) =>
      at(group(at(drum(1, 1.3, 1.2, flame ? nickel : cream, 0.2), { rx: Math.PI / 2 })), {
        x: x ?? 0,
        y: y ?? 0,
        z: 2.3,
      }),
    ),
    at(
      slab(
        smooth(
          [
            [-2.6, 0],
            [2.6, 0],
            [3.4, 5],
            [4, 14],
            [2.6, 18],
            [-0.6, 17.4],
            [-2.4, 14],
            [-4.4, 5],
          ],
          60,
        ),
        1.5,
        0.25,
        neck,
      ),
      { y: nut, z: 1.8, rx: -0.06 },
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      at(ball(0.95, nickel), { x: -4.7 + i * 0.32, y: nut + 3.6 + i * 2.1, z: 1.7 }),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      at(group(at(drum(0.45, 0.45, 1, nickel, 0.05), { rx: Math.PI / 2 })), {
        x: -2 + i * 0.34,
        y: nut + 3.6 + i * 2.1,
        z: 2.4,
      }),
    ),
    stringsOf(6, [bridge, nut + 8], [5, 3.8], 3.9, nickel, 0.07),
  )
}

/** Small practice amplifier with its cable. */
export const amp = (color = '#2a2b2f'): Object3D =>
  group(
    at(box(30, 30, 19, 1.4, matte(color, 0.7)), { y: 15.6 }),
    at(box(26.4, 20, 0.6, 0.3, cloth('#8c8375', 24)), { y: 12.8, z: 9.4 }),
    at(box(26.4, 4.4, 0.6, 0.2, metal('#b9a06a', 0.34)), { y: 26.4, z: 9.4 }),
    ...[0, 1, 2, 3, 4].map(i =>
      at(group(at(drum(0.9, 1.1, 1.2, plastic('#1f2023'), 0.2), { rx: Math.PI / 2 })), {
        x: -8 + i * 4,
        y: 26.4,
        z: 9.6,
      }),
    ),
    wire(
      [
        [-9, 31, 0],
        [-7, 34, 0],
        [7, 34, 0],
        [9, 31, 0],
      ],
      0.8,
      matte('#1c1d20', 0.6),
      30,
    ),
    wire(
      [
        [11, 26, 10],
        [14, 18, 16],
        [16, 1, 20],
        [24, 0.6, 24],
        [30, 0.6, 18],
        [24, 0.6, 13],
        [19, 0.8, 19],
        [26, 0.7, 26],
      ],
      0.5,
      rubber('#26272b'),
      120,
    ),
  )

const violinBody = () =>
  mirrored(
    [
      [0, 0],
      [5.6, 0.5],
      [9.2, 3.4],
      [10.4, 8],
      [9.4, 12],
      [9.7, 13.2],
      [8.7, 13.5],
      [6.2, 15.4],
      [5.5, 18],
      [6, 20.8],
      [7.4, 22.4],
      [8.2, 22.9],
      [7.7, 24],
      [8.4, 27.6],
      [7.6, 32],
      [4.6, 35],
      [0, 35.8],
    ],
    130,
  )

const soundHoles = (ebony: Material): Object3D[] =>
  [-1, 1].flatMap(s => [
    rod(
      [
        [s * 2.9, 19.6, 2.45],
        [s * 3.5, 20.2, 2.45],
        [s * 3.3, 18.6, 2.45],
        [s * 4.3, 15.4, 2.45],
        [s * 4.9, 13.8, 2.4],
        [s * 4.2, 13.2, 2.45],
      ],
      0.2,
      ebony,
    ),
    at(ball(0.42, ebony), { x: s * 2.9, y: 19.4, z: 2.3 }),
    at(ball(0.5, ebony), { x: s * 4.6, y: 13.6, z: 2.2 }),
  ])

/** Violin upright with a polished top; 58 cm of the full size. */
export function violin(varnish = '#a5562a', top = '#c27a3c'): Object3D {
  const outline = violinBody()
  const inset = outline.map(([x, y]) => [x * 0.9, 18 + (y - 18) * 0.94] as const)
  const ebony = gloss('#211c1b')
  const shine = (color: string, along: number): Material => {
    const stuff = timber(color, 'up', along)
    stuff.clearcoat = 0.9
    stuff.clearcoatRoughness = 0.12
    return stuff
  }
  const [skin, front] = [shine(varnish, 0.06), shine(top, 0.06)]
  const nut = 48.6
  return group(
    slab(outline, 3.4, 0.5, skin),
    at(slab(outline, 0.7, 0.3, front), { z: 1.7 }),
    at(slab(inset, 0.7, 0.34, front), { z: 2.02 }),
    ...soundHoles(ebony),
    at(
      slab(
        [
          [-0.9, 3, 0.4],
          [0.9, 3, 0.4],
          [2.1, 12, 0.5],
          [0, 12.8, 1.4],
          [-2.1, 12, 0.5],
        ],
        0.9,
        0.3,
        ebony,
      ),
      { z: 3.3, rx: -0.05 },
    ),
    at(box(4.2, 0.5, 2.6, 0.15, timber('#dcb779')), { y: 16.8, z: 3.5 }),
    at(
      slab(
        [
          [-2.1, 0],
          [2.1, 0],
          [1.25, 27.4],
          [-1.25, 27.4],
        ],
        0.8,
        0.2,
        ebony,
      ),
      { y: 21.6, z: 3.9, rx: 0.03 },
    ),
    at(box(2.5, 14, 2, 0.8, skin), { y: 41.6, z: 2.6 }),
    at(
      slab(
        [
          [-1.3, 0, 0.3],
          [1.3, 0, 0.3],
          [1.05, 7.4, 0.3],
          [-1.05, 7.4, 0.3],
        ],
        2,
        0.4,
        skin,
      ),
      { y: nut, z: 2.6, rx: -0.1 },
    ),
    at(
      group(
        at(drum(1.7, 1.7, 2.4, skin, 0.3), { rz: Math.PI / 2, x: 1.2 }),
        at(drum(0.9, 0.9, 3.6, skin, 0.2), { rz: Math.PI / 2, x: 1.8 }),
      ),
      { y: nut + 8.4, z: 2.2 },
    ),
    ...[0, 1, 2, 3].map(i =>
      at(
        group(
          at(drum(0.42, 0.34, 3, ebony, 0.1), { rz: i % 2 ? Math.PI / 2 : -Math.PI / 2 }),
          at(ball(0.75, ebony), { x: (i % 2 ? -1 : 1) * 3.4 }),
        ),
        { y: nut + 1.4 + i * 1.5, z: 2.5 },
      ),
    ),
    at(
      slab(
        smooth(
          [
            [-8, 0.6],
            [-3, 0.2],
            [-2, 3],
            [-4, 6.4],
            [-8, 6.4],
            [-9.4, 3.6],
          ],
          50,
        ),
        0.9,
        0.35,
        ebony,
      ),
      { z: 3.1 },
    ),
    stringsOf(4, [12, nut + 4], [2.6, 1.4], 4.7, metal('#c9ccd2', 0.28), 0.05),
  )
}

/** Bow of 68 cm, lying along x. */
export const bow = (stick = '#6b3420'): Object3D =>
  group(
    rod(
      [
        [-34, 0.6, 0],
        [-10, 0.4, 0.5],
        [14, 0.4, 0.5],
        [32, 0.6, 0],
        [34.4, 0.7, 1.6],
      ],
      0.38,
      timber(stick),
    ),
    at(box(64, 0.1, 0.9, 0.04, matte('#f1e9d6', 0.5)), { x: 0.4, y: 0.5, z: 2 }),
    at(box(4.6, 1, 2.2, 0.3, gloss('#211c1b')), { x: -30, y: 0.5, z: 1.1 }),
    at(group(at(drum(0.45, 0.45, 1.6, metal('#c9ccd2', 0.25), 0.1), { rz: Math.PI / 2 })), { x: -33.6, y: 0.6 }),
  )

/** Open case lined with velvet, lying. */
export const violinCase = (color: string, lining: string): Object3D =>
  group(
    at(box(30, 7, 80, 3, matte(color, 0.8)), { y: 3.5 }),
    at(box(27, 1, 77, 2, cloth(lining, 18)), { y: 6.7 }),
    at(
      group(
        at(box(30, 5, 80, 2.4, matte(color, 0.8)), { y: 2.5 }),
        at(box(27, 1, 77, 2, cloth(lining, 18)), { y: 0.4 }),
      ),
      { x: -21.6, y: 20.4, rz: 1.25 },
    ),
  )
