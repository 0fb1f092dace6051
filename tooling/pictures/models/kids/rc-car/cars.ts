import type { Material, Object3D } from 'three'
import { gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, type Corner, drum, group, rod, slab } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { coil } from '../../electronics/parts/strips.ts'
import { timber } from '../../home/parts/timber.ts'

/** How a wheel is made. */
interface Wheel {
  readonly r: number
  readonly wide: number
  readonly rim?: string
  readonly knobs?: number
  readonly lit?: string
  readonly tyre?: string
}

/** Wheel whose axle lies along z, its middle at the origin. */
export function wheel({ r, wide, rim = '#c9ccd2', knobs = 0, lit, tyre: tone = '#26272a' }: Wheel): Object3D {
  const tyre = rubber(tone)
  const disc = metal(rim, 0.34)
  const along = (part: Object3D) => group(at(group(at(part, { y: -wide / 2 })), { rx: Math.PI / 2 }))
  return group(
    along(drum(r, r, wide, tyre, r * 0.2)),
    ...[-1, 1].flatMap(s => [
      at(group(at(drum(r * 0.64, r * 0.64, 0.12, lit ? glow(lit, 0.8) : disc, 0.04), { rx: (s * Math.PI) / 2 })), {
        z: s * (wide * 0.5 - 0.06),
      }),
      at(group(at(drum(r * 0.56, r * 0.56, 0.1, matte('#2f3034'), 0.02), { rx: (s * Math.PI) / 2 })), {
        z: s * wide * 0.5,
      }),
      ...[0, 1, 2, 3, 4].map(i =>
        at(group(at(box(r * 0.14, r * 1.06, 0.22, 0.05, lit ? glow(lit, 0.7) : disc), { rz: (i * Math.PI) / 5 })), {
          z: s * (wide * 0.5 + 0.14),
        }),
      ),
      at(group(at(drum(r * 0.2, r * 0.24, 0.4, disc, 0.06), { rx: (s * Math.PI) / 2 })), { z: s * wide * 0.5 }),
    ]),
    ...Array.from({ length: knobs * 2 }, (_, i) => {
      const turn = (i / (knobs * 2)) * Math.PI * 2
      return at(box(r * 0.16, r * 0.22, wide * 0.46, 0.06, tyre), {
        x: Math.cos(turn) * r,
        y: Math.sin(turn) * r,
        z: (i % 2 ? 1 : -1) * wide * 0.25,
        rz: turn,
      })
    }),
  )
}

const four = (x1: number, x2: number, y: number, z: number, of: Wheel, turn = 0): Object3D[] =>
  [-1, 1].flatMap(s => [
    at(group(wheel(of)), { x: x1, y, z: s * z, ry: turn }),
    at(group(wheel(of)), { x: x2, y, z: s * z }),
  ])

const lamp = (r: number, tone = '#fff0c8'): Object3D =>
  group(
    at(
      group(
        at(drum(r, r * 1.1, 0.5, metal('#8d9096', 0.3), 0.06), {}),
        at(drum(r * 0.86, r * 0.86, 0.1, glow(tone, 0.9), 0.02), { y: 0.46 }),
      ),
      { rz: -Math.PI / 2 },
    ),
  )

const roofRack = (dark: Material): Object3D[] => [
  ...[-1, 1].map(s =>
    rod(
      [
        [-8, 19.4, s * 4.6],
        [-0.6, 19.4, s * 4.6],
        [0, 20.8, s * 4.6],
        [-8.4, 20.8, s * 4.6],
      ],
      0.3,
      dark,
    ),
  ),
  ...[0, 1, 2, 3].map(i => at(box(0.4, 0.4, 9.2, 0.1, dark), { x: -8 + i * 2.4, y: 19.5 })),
  at(box(4.4, 2.4, 4.4, 0.4, plastic('#5a6a52')), { x: -5.6, y: 20.8, z: -1.8 }),
  at(group(at(drum(1.1, 1.1, 6.4, plastic('#c9a878'), 0.3), { rx: Math.PI / 2, z: -3 })), { x: -2.2, y: 20.9 }),
]

/** Off-roader with springs, roof bar and lamps; `rack` adds a cage and a roof rack. Front is +x. */
export function offRoad(color: string, rack = false): Object3D {
  const shell = gloss(color)
  const dark = plastic('#2a2b2f', 0.5)
  const pane = gloss('#1b2229')
  const of: Wheel = { r: 4.6, wide: 4.2, knobs: 14, rim: rack ? '#c9a35a' : '#c9ccd2' }
  const springs = [-1, 1].flatMap(s =>
    [-9.4, 9.4].map(x =>
      coil(
        [
          [x * 0.9, 5.2, s * 5.6],
          [x * 0.8, 10, s * 4.6],
        ],
        7,
        0.8,
        metal(rack ? '#d0503f' : '#e8b23c', 0.3),
        0.2,
      ),
    ),
  )
  return group(
    ...four(9.8, -9.8, 4.6, 7.6, of, 0.2),
    ...[-9.8, 9.8].map(x => at(group(at(drum(0.7, 0.7, 13, dark, 0.05), { rx: Math.PI / 2, z: -6.5 })), { x, y: 4.6 })),
    ...springs,
    at(box(25, 1.4, 7, 0.4, metal('#6a6d73', 0.4)), { y: 7 }),
    at(
      slab(
        [
          [-14, 8, 0.8],
          [14, 8, 0.8],
          [14.6, 11, 1],
          [13, 12.6, 1],
          [5, 13.4, 1],
          [-14, 13.4, 1],
        ],
        11.5,
        0.7,
        shell,
      ),
      {},
    ),
    at(
      slab(
        [
          [-8.4, 13, 0.2],
          [5.4, 13, 0.2],
          [1.6, 18, 0.8],
          [-7.4, 18, 0.8],
        ],
        9.8,
        0.6,
        pane,
      ),
      {},
    ),
    at(
      slab(
        [
          [-8.6, 17.5, 0.3],
          [2, 17.5, 0.3],
          [1.4, 18.7, 0.4],
          [-7.8, 18.7, 0.4],
        ],
        10.2,
        0.4,
        shell,
      ),
      {},
    ),
    ...[-1, 1].flatMap(s => [
      rod(
        [
          [4.6, 13, s * 4.9],
          [1.2, 18, s * 4.7],
          [-7.2, 18, s * 4.7],
          [-8.4, 13, s * 4.9],
        ],
        0.42,
        rack ? dark : shell,
      ),
      at(box(0.5, 5, 0.4, 0.1, shell), { x: -2.4, y: 15.6, z: s * 4.75 }),
      ...[-9.8, 9.8].map(x =>
        at(
          slab(
            [
              [-5.8, 0, 0.3],
              [5.8, 0, 0.3],
              [4, 2.4, 1.2],
              [-4, 2.4, 1.2],
            ],
            3.4,
            0.4,
            dark,
          ),
          { x, y: 9, z: s * 6.6 },
        ),
      ),
      at(group(at(lamp(1.1), {})), { x: 14.2, y: 10.8, z: s * 3.8 }),
      at(box(0.5, 1.2, 2.4, 0.1, glow('#e0503c', 0.7)), { x: -14, y: 11, z: s * 3.6 }),
    ]),
    at(box(1, 2.6, 7, 0.3, dark), { x: 14.2, y: 10 }),
    at(box(1.8, 1.8, 13.6, 0.6, dark), { x: 16, y: 8 }),
    ...[-3.6, -1.2, 1.2, 3.6].map(z => at(lamp(0.95), { x: 1.4, y: 19.9, z })),
    at(box(0.8, 0.6, 10, 0.2, dark), { x: 0.6, y: 19 }),
    at(group(at(drum(3.2, 3.2, 2.6, rubber('#26272a'), 0.6), { rz: Math.PI / 2 })), { x: -14, y: 13.6 }),
    ...(rack ? roofRack(dark) : []),
  )
}

/** Kit of plywood panels with rubber wheels, one panel still off, a screwdriver before it. */
export function woodenCar(): Object3D {
  const ply = timber('#dcbf90', 'across', 0.08)
  const cut = timber('#b98757', 'across', 0.3)
  const side: Corner[] = [
    [-10, 4, 0.4],
    [-8, 4, 0.4],
    [-6.8, 5.6, 1],
    [-4.4, 5.6, 1],
    [-3.2, 4, 0.4],
    [3.2, 4, 0.4],
    [4.4, 5.6, 1],
    [6.8, 5.6, 1],
    [8, 4, 0.4],
    [10.4, 4, 0.4],
    [10.6, 8, 0.6],
    [4.4, 8.8, 0.5],
    [1.6, 12.4, 0.6],
    [-8.4, 12.4, 0.6],
    [-10, 8.6, 0.5],
  ]
  return group(
    ...four(5.6, -5.6, 3, 5.6, { r: 3, wide: 2.2, rim: '#c39a67', knobs: 12 }),
    ...[-1, 1].map(s => at(slab(side, 0.5, 0.06, ply), { z: s * 4.2 })),
    ...[-1, 1].map(s =>
      at(
        slab(
          [
            [-7, 9, 0.4],
            [-2.6, 9, 0.4],
            [-2.6, 11.6, 0.4],
            [-6.6, 11.6, 0.4],
          ],
          0.1,
          0.02,
          matte('#5a4330'),
        ),
        { z: s * 4.48 },
      ),
    ),
    ...[-1, 1].map(s =>
      at(
        slab(
          [
            [-1.8, 9, 0.4],
            [2.8, 9, 0.4],
            [1, 11.6, 0.4],
            [-1.8, 11.6, 0.4],
          ],
          0.1,
          0.02,
          matte('#5a4330'),
        ),
        { z: s * 4.48 },
      ),
    ),
    at(box(20, 0.5, 8.4, 0.1, ply), { y: 4.4 }),
    at(box(6, 0.5, 8.6, 0.1, ply), { x: 7.4, y: 8.6, rz: -0.12 }),
    at(box(0.5, 4, 8.4, 0.1, ply), { x: 10.4, y: 6.2 }),
    at(box(9.6, 0.5, 8.6, 0.1, ply), { x: -3.4, y: 12.5 }),
    at(box(5, 2.4, 3.4, 0.3, plastic('#3f4a52')), { x: 2, y: 6 }),
    ...[-2.4, 2.4].map(z => at(lamp(0.9), { x: 10.7, y: 6.8, z })),
    ...[-8.8, 9.2].flatMap(x =>
      [-1, 1].map(s =>
        at(group(at(drum(0.32, 0.32, 0.3, metal('#c9a35a', 0.3), 0.05), { rx: (s * Math.PI) / 2 })), {
          x,
          y: 7,
          z: s * 4.5,
        }),
      ),
    ),
    at(
      group(at(box(15, 0.4, 9, 0.1, ply), {}), ...[-4, 0, 4].map(x => at(drum(1.2, 1.2, 0.1, cut, 0), { x, y: 0.18 }))),
      { x: -14, y: 0.3, z: 9, ry: 0.3 },
    ),
    at(
      group(
        at(drum(0.9, 0.8, 6.4, gloss('#d0503f'), 0.3), { rz: -Math.PI / 2 }),
        at(drum(0.26, 0.26, 7, metal('#c9ccd2', 0.25), 0.03), { rz: -Math.PI / 2, x: 6 }),
      ),
      { x: 1, y: 0.9, z: 13, ry: 0.25 },
    ),
    ...[0, 1, 2, 3].map(i =>
      at(drum(0.4, 0.24, 0.5, metal('#c9a35a', 0.3), 0.05), { x: -3 + i * 1.7, z: 16 + (i % 2) }),
    ),
  )
}

/** Open-wheel racer with wings; `carbon` has a dark weave and orange lines. */
export function racer(color: string, carbon = false): Object3D {
  const shell = gloss(color)
  const dark = plastic('#26272b', 0.4)
  const mark = gloss(carbon ? '#e0623c' : '#f4f1ea')
  const half = (w: number, corners: readonly Corner[], stuff: Material, y: number) =>
    at(slab(corners, w, Math.min(0.5, w * 0.3), stuff), { y })
  return group(
    ...four(
      11,
      -10.6,
      3.4,
      7.2,
      { r: 3.4, wide: 4.2, rim: carbon ? '#f07a48' : '#c9ccd2', tyre: carbon ? '#45474d' : '#26272a' },
      0.12,
    ),
    ...[11, -10.6].flatMap(x =>
      [-1, 1].flatMap(s => [
        rod(
          [
            [x - 1.4, 4, 0],
            [x, 3.6, s * 5.6],
          ],
          0.28,
          dark,
        ),
        rod(
          [
            [x + 1.4, 3, 0],
            [x, 3, s * 5.6],
          ],
          0.28,
          dark,
        ),
      ]),
    ),
    half(
      5,
      [
        [-14, 2, 0.6],
        [6, 1.6, 0.4],
        [18.4, 1.8, 0.4],
        [18.6, 2.8, 0.5],
        [7, 5.4, 2],
        [-2, 6, 1],
        [-8, 9, 1.4],
        [-14, 5.4, 1],
      ],
      shell,
      0,
    ),
    half(
      13,
      [
        [-11, 1.6, 0.6],
        [4, 1.4, 0.6],
        [5, 3.6, 1],
        [1, 4.8, 1],
        [-9, 4, 1],
      ],
      shell,
      0,
    ),
    half(
      5.2,
      [
        [-3, 5.6, 0.3],
        [5, 4.9, 0.3],
        [4, 5.6, 0.3],
        [-2.6, 6.3, 0.3],
      ],
      dark,
      0.25,
    ),
    at(ball(1.7, gloss(carbon ? '#e0623c' : '#f0bf3c')), { x: -1.4, y: 7 }),
    at(box(2, 0.7, 1.9, 0.2, dark), { x: -0.3, y: 7.1 }),
    at(box(3.6, 0.4, 18, 0.15, shell), { x: 18.4, y: 1.8, rz: 0.1 }),
    ...[-1, 1].flatMap(s => [
      at(box(4.6, 1.8, 0.4, 0.15, mark), { x: 18, y: 2.2, z: s * 9 }),
      at(box(5.4, 5, 0.4, 0.2, mark), { x: -15.4, y: 8, z: s * 7 }),
      at(box(7, 0.14, 0.9, 0.04, mark), { x: 11, y: 4.25, z: s * 0.9, rz: -0.235 }),
      at(box(1.4, 0.2, 1.6, 0.1, dark), { x: 3, y: 6.4, z: s * 3.4 }),
    ]),
    at(box(4.4, 0.4, 14, 0.15, shell), { x: -15.4, y: 9.8, rz: -0.2 }),
    at(box(2.6, 0.4, 14, 0.15, dark), { x: -15.8, y: 7.6, rz: -0.1 }),
    at(box(1.8, 5, 1, 0.2, dark), { x: -14, y: 6.4 }),
    at(box(24, 0.5, 9, 0.2, dark), { y: 1.2 }),
  )
}

/** Closed coupe with wide arches and a wing, front wheels turned. */
export function coupe(color: string, long = 28, lit = true): Object3D {
  const shell = gloss(color)
  const dark = plastic('#222327', 0.45)
  const pane = gloss('#161b21')
  const body = slab(
    [
      [-14, 2.4, 0.6],
      [-12.6, 1.4, 0.5],
      [12.8, 1.2, 0.5],
      [14.4, 2, 0.5],
      [14.4, 3.8, 0.8],
      [11.6, 5, 2],
      [5.4, 6, 1.6],
      [-10, 6.6, 1.6],
      [-14.2, 6, 0.8],
    ],
    11.4,
    0.9,
    shell,
  )
  const of: Wheel = { r: 2.9, wide: 2.7, rim: lit ? '#d9b66a' : '#f2ede2' }
  const whole = group(
    body,
    at(
      slab(
        [
          [-9.6, 6.2, 0.3],
          [6, 5.8, 0.3],
          [1.4, 9, 1],
          [-5, 9.2, 1],
        ],
        9.6,
        0.9,
        pane,
      ),
      {},
    ),
    at(
      slab(
        [
          [-5.8, 8.5, 0.2],
          [2, 8.3, 0.2],
          [1, 9.4, 0.4],
          [-4.8, 9.6, 0.4],
        ],
        8.8,
        0.4,
        shell,
      ),
      {},
    ),
    ...[-1, 1].flatMap(s => [
      rod(
        [
          [5.6, 6, s * 4.9],
          [1.5, 9, s * 4],
          [-5, 9.2, s * 4],
          [-9.6, 6.4, s * 4.9],
        ],
        0.34,
        shell,
      ),
      ...[8.8, -8.6].map(x =>
        at(
          slab(
            Array.from(
              { length: 17 },
              (_, i): Corner => [Math.cos((i / 16) * Math.PI) * 4, Math.sin((i / 16) * Math.PI) * 3.9],
            ),
            2.2,
            0.5,
            shell,
          ),
          { x, y: 2.4, z: s * 5 },
        ),
      ),
      ...[8.8, -8.6].map(x =>
        at(group(at(drum(3.2, 3.2, 0.2, matte('#131417'), 0), { rx: Math.PI / 2 })), { x, y: 2.9, z: s * 6.1 }),
      ),
      at(box(0.9, 1, 2.8, 0.3, lit ? glow('#fff6dc', 1) : gloss('#e9eef2')), {
        x: 13.9,
        y: 4,
        z: s * 3.9,
        ry: s * -0.3,
      }),
      at(box(0.6, 0.9, 3.4, 0.25, lit ? glow('#ff5a46', 0.95) : gloss('#c8392e')), { x: -14.1, y: 5, z: s * 3.4 }),
      at(box(1.4, 0.8, 1, 0.25, shell), { x: 3.6, y: 6.8, z: s * 5.7 }),
      at(box(0.7, 2.4, 0.5, 0.1, dark), { x: -12.6, y: 7.6, z: s * 3.8 }),
    ]),
    ...[-1, 1].flatMap(s => [
      at(group(wheel(of)), { x: 8.8, y: 2.9, z: s * 5.6, ry: 0.42 }),
      at(group(wheel(of)), { x: -8.6, y: 2.9, z: s * 5.5 }),
    ]),
    at(box(3, 0.5, 12.6, 0.2, dark), { x: -13, y: 8.9, rz: -0.12 }),
    at(box(0.6, 1.4, 6, 0.2, dark), { x: 14.2, y: 2.3 }),
    at(box(26, 0.7, 11.6, 0.2, dark), { y: 1.3 }),
    ...[-1.4, 1.4].map(z => at(box(7, 0.12, 1, 0.04, matte(lighter(color, 0.6), 0.4)), { x: 9, y: 5.7, z, rz: -0.13 })),
  )
  return at(whole, { s: long / 28 })
}

/** Excavator: tracks, turning cab, jointed arm with a full bucket. */
export function digger(color: string): Object3D {
  const shell = plastic(color, 0.34)
  const dark = plastic('#33353a', 0.5)
  const steel = metal('#8d9096', 0.4)
  const track = (s: number) =>
    group(
      at(
        slab(
          [
            [-9, 0, 2.2],
            [9, 0, 2.2],
            [9, 5, 2.2],
            [-9, 5, 2.2],
          ],
          4,
          0.3,
          rubber('#2a2b2e'),
        ),
        { z: s * 6.4 },
      ),
      ...Array.from({ length: 14 }, (_, i) =>
        at(box(0.7, 0.5, 4.2, 0.1, rubber('#222326')), { x: -8 + i * 1.24, y: 5.05, z: s * 6.4 }),
      ),
      ...[-6.4, -2.2, 2.2, 6.4].map(x =>
        at(group(at(drum(1.4, 1.4, 0.4, steel, 0.08), { rx: (s * Math.PI) / 2 })), { x, y: 2.5, z: s * 8.4 }),
      ),
    )
  const bar = (a: readonly [number, number], b: readonly [number, number], w: number, d: number, stuff: Material) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    return at(box(Math.hypot(dx, dy), w, d, 0.4, stuff), {
      x: (a[0] + b[0]) / 2,
      y: (a[1] + b[1]) / 2,
      rz: Math.atan2(dy, dx),
    })
  }
  const cab = group(
    at(box(17, 5, 13, 0.8, shell), { x: -2, y: 9.2 }),
    at(box(6.4, 7.4, 12.4, 0.8, shell), { x: -7.4, y: 12.2 }),
    at(
      group(
        at(
          slab(
            [
              [-3.4, 0, 0.4],
              [4.2, 0, 0.4],
              [3.6, 7.4, 0.6],
              [-3.4, 7.4, 0.6],
            ],
            5.4,
            0.4,
            gloss('#20282f'),
          ),
          {},
        ),
        at(box(8.4, 0.8, 6, 0.3, shell), { y: 8 }),
        ...[-3.4, 3.6].flatMap(x => [-1, 1].map(s => at(box(0.7, 8, 0.7, 0.2, shell), { x, y: 4, z: s * 2.6 }))),
      ),
      { x: 1, y: 11.4, z: 3.4 },
    ),
    at(box(6, 0.6, 0.3, 0.1, dark), { x: -7.4, y: 12.6, z: 6.3 }),
    at(box(6, 0.6, 0.3, 0.1, dark), { x: -7.4, y: 11.2, z: 6.3 }),
    bar([4, 10.6], [12.6, 24], 2.6, 2.6, shell),
    bar([12.2, 23.6], [23.6, 20.6], 2.4, 2.4, shell),
    bar([23, 21], [27, 9.6], 2, 2, shell),
    bar([6, 9.6], [12, 18.4], 1, 1, steel),
    bar([13.6, 25.4], [20, 22.8], 1, 1, steel),
    ...(
      [
        [12.4, 23.8],
        [23.4, 20.8],
        [27, 9.6],
      ] as const
    ).map(([x, y]) => at(group(at(drum(1.1, 1.1, 3.6, dark, 0.1), { rx: Math.PI / 2, z: -1.8 })), { x, y })),
    at(
      group(
        slab(
          [
            [-3.4, 3.4, 0.4],
            [-3.2, -0.6, 1.6],
            [0, -3, 1.4],
            [3, -1.8, 0.4],
            [3.4, 0.4, 0.2],
            [2.2, 2.4, 0.4],
          ],
          6.4,
          0.3,
          metal('#9a9da3', 0.4),
        ),
        at(ball(2.6, matte('#d9bf8c', 1)), { x: 0.2, y: 1.6 }),
        ...[-2.4, -0.8, 0.8, 2.4].map(z => at(box(1.6, 0.5, 0.7, 0.1, steel), { x: 3.7, y: 0.4, z, rz: 0.5 })),
      ),
      { x: 27, y: 6.4 },
    ),
  )
  return group(
    track(-1),
    track(1),
    at(box(10, 3, 10, 0.5, dark), { y: 3.6 }),
    at(drum(5, 5, 1.6, dark, 0.2), { y: 5.2 }),
    cab,
  )
}

/** Dump truck, its bed tipped, gravel sliding out. Front is +x. */
export function dumper(color: string): Object3D {
  const shell = plastic(color, 0.34)
  const dark = plastic('#33353a', 0.5)
  const bed = group(
    at(box(22, 0.8, 14, 0.3, shell), { x: 11 }),
    ...[-1, 1].map(s =>
      at(
        slab(
          [
            [0, 0, 0.3],
            [22, 0, 0.3],
            [22, 7, 0.5],
            [1, 4.6, 0.5],
          ],
          0.8,
          0.2,
          shell,
        ),
        { z: s * 6.8 },
      ),
    ),
    at(box(0.8, 7.6, 14, 0.3, shell), { x: 22, y: 3.6 }),
    at(box(6, 0.8, 14, 0.3, shell), { x: 24.6, y: 7.2 }),
    ...[4, 10, 16].flatMap(x => [-1, 1].map(s => at(box(1, 4.4, 0.6, 0.15, shell), { x, y: 2.4, z: s * 7.3 }))),
    ...Array.from({ length: 46 }, (_, i) =>
      at(ball(0.9 + (i % 4) * 0.2, matte(['#9a958c', '#b9b2a4', '#837e76'][i % 3] ?? '#9a958c')), {
        x: 1 + ((i * 7) % 15),
        y: 1.2 + (i % 3) * 0.9,
        z: ((i * 5) % 11) - 5,
      }),
    ),
  )
  return group(
    ...[10, -4.4, -11.4].flatMap(x =>
      [-1, 1].map(s => at(group(wheel({ r: 3.7, wide: 3.4, knobs: 14, rim: color })), { x, y: 3.7, z: s * 6.4 })),
    ),
    at(box(34, 2.4, 7, 0.5, dark), { x: -0.6, y: 5 }),
    at(
      slab(
        [
          [4.6, 5, 0.4],
          [16, 5, 0.6],
          [16, 9.6, 0.8],
          [14, 16, 1],
          [4.6, 16, 0.8],
        ],
        12.4,
        0.6,
        shell,
      ),
      {},
    ),
    at(
      slab(
        [
          [13.2, 10.4, 0.3],
          [16.1, 10.4, 0.3],
          [14.4, 15, 0.4],
          [13.2, 15, 0.3],
        ],
        10.6,
        0.2,
        gloss('#20282f'),
      ),
      { x: 0.25 },
    ),
    ...[-1, 1].flatMap(s => [
      at(
        slab(
          [
            [6.6, 10.4, 0.4],
            [12.6, 10.4, 0.4],
            [11.8, 14.6, 0.4],
            [6.6, 14.6, 0.4],
          ],
          0.2,
          0.05,
          gloss('#20282f'),
        ),
        { z: s * 6.25 },
      ),
      at(lamp(0.9), { x: 16, y: 7.6, z: s * 4.4 }),
    ]),
    at(box(1, 2.6, 5, 0.2, dark), { x: 16, y: 7.4 }),
    at(box(1.6, 1.8, 13, 0.5, dark), { x: 16.4, y: 4.4 }),
    rod(
      [
        [2, 6, 0],
        [-1.4, 14, 0],
      ],
      0.8,
      metal('#8d9096', 0.3),
    ),
    at(bed, { x: -15.6, y: 7.4, rz: 0.62 }),
    ...Array.from({ length: 26 }, (_, i) =>
      at(ball(0.7 + (i % 4) * 0.22, matte(['#9a958c', '#b9b2a4', '#837e76'][i % 3] ?? '#9a958c')), {
        x: -19.4 - ((i * 3) % 6),
        y: 0.8 + (i > 19 ? 1.4 : 0),
        z: (((i * 7) % 12) - 5.5) * (i > 19 ? 0.5 : 1),
      }),
    ),
  )
}

/** Flat car with four huge soft wheels, either side up, up on its rear wheels. */
export function stunt(color: string): Object3D {
  const shell = gloss(color)
  const dark = plastic('#2b2d33', 0.45)
  const of: Wheel = {
    r: 4.7,
    wide: 3.8,
    knobs: 11,
    rim: lighter(color, 0.2),
    lit: lighter(color, 0.35),
    tyre: '#5b6068',
  }
  const car = group(
    ...four(8.4, -8.4, 0, 7, of),
    at(
      slab(
        [
          [-11, -2.4, 1.4],
          [11, -2.4, 1.4],
          [13, 0, 1],
          [11, 2.4, 1.4],
          [-11, 2.4, 1.4],
          [-13, 0, 1],
        ],
        9,
        0.9,
        shell,
      ),
      {},
    ),
    ...[-1, 1].flatMap(s => [
      at(
        slab(
          [
            [-5, 0, 0.6],
            [5, 0, 0.6],
            [2.8, 2, 0.8],
            [-2.8, 2, 0.8],
          ],
          6,
          0.4,
          gloss('#20282f'),
        ),
        { y: s * 2.3, rx: s < 0 ? Math.PI : 0 },
      ),
      at(box(3.4, 0.3, 6, 0.1, gloss('#f4f1ea')), { x: 8.4, y: s * 2.4 }),
      at(box(0.8, 1, 1.7, 0.3, glow('#fff2cf', 0.9)), { x: 12.4, z: s * 2.6 }),
    ]),
    ...[-8.4, 8.4].map(x => at(group(at(drum(1, 1, 12, dark, 0.1), { rx: Math.PI / 2, z: -6 })), { x })),
  )
  return group(at(group(at(car, { x: 8.4 })), { x: -8.4, y: 4.9, rz: 0.62 }))
}

/** Remote control with two sticks and an aerial, lying. */
export const remote = (color: string): Object3D =>
  group(
    at(box(15, 2.6, 9.4, 1.2, plastic('#2e3036', 0.45)), { y: 1.4 }),
    at(box(6, 0.6, 7.4, 0.3, plastic(color)), { y: 2.6 }),
    ...[-1, 1].flatMap(s => [
      at(drum(1.9, 2, 0.4, plastic('#1d1e22'), 0.1), { x: s * 5, y: 2.6 }),
      at(drum(0.5, 0.4, 1.6, metal('#b9bcc2', 0.3), 0.1), { x: s * 5, y: 2.8 }),
      at(drum(0.95, 0.8, 0.5, plastic('#3a3c42'), 0.15), { x: s * 5, y: 4.2 }),
    ]),
    at(drum(0.24, 0.3, 12, metal('#b9bcc2', 0.3), 0.05), { x: 0, y: 2, z: -4, rx: -0.5 }),
  )

/** Toy road cone. */
export const cone = (tone = '#e0623c', high = 8): Object3D =>
  group(
    at(box(high * 0.72, 0.5, high * 0.72, 0.2, plastic(tone)), { y: 0.25 }),
    at(drum(high * 0.05, high * 0.27, high, plastic(tone), 0.1), { y: 0.3 }),
    at(drum(high * 0.125, high * 0.192, high * 0.3, plastic('#f4f1ea'), 0.02), { y: 0.3 + high * 0.36 }),
  )
