import type { Object3D } from 'three'
import { gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, type Point, strut } from '../../home/parts/shape.ts'
import { axle, hoop, solid } from '../parts/wheels.ts'

const steel = () => metal('#c3c6cb', 0.3)
const black = () => plastic('#2b2d31', 0.5)

/** Board to stand on, lying along x, its top on the origin; `grip` is the rough cover. */
const board = (long: number, wide: number, thick: number, color: string, grip: string, r = 4): Object3D =>
  group(
    at(slab(rounded(long, wide, r), thick, 0.5, gloss(color)), { y: -thick / 2, rx: -Math.PI / 2 }),
    at(slab(rounded(long - 4, wide - 2.6, Math.max(1, r - 1)), 0.3, 0.1, matte(grip, 0.98)), {
      y: 0.1,
      rx: -Math.PI / 2,
    }),
  )

/** Straight handlebar across z with soft grips. */
const cross = (half: number, grip: string, tube = steel(), thick = 1.3): Object3D =>
  group(
    strut([0, 0, -half], [0, 0, half], thick, tube),
    ...[-1, 1].flatMap(s => [
      strut([0, 0, s * (half - 11)], [0, 0, s * half], thick * 1.45, rubber(grip)),
      at(axle(thick * 1.9, 0.8, rubber(grip), 0.3), { z: s * (half - 11) }),
      at(ball(thick * 1.45, rubber(grip)), { z: s * half }),
    ]),
  )

/** How a folding scooter is made. */
export interface Kick {
  /** Height of the bar. */
  readonly high?: number
  readonly r?: number
  readonly hand?: boolean
  readonly wheel?: string
  readonly grip?: string
}

/** Two-wheel scooter with a slim board, a folding joint and a straight bar. */
export function kick(
  main: string,
  { high = 96, r = 10, hand = false, wheel = '#f0ede6', grip = '#2b2d31' }: Kick = {},
): Object3D {
  const paint = gloss(main)
  const front: Point = [42, r, 0]
  const foot: Point = [33, r * 2 + 5, 0]
  const top: Point = [foot[0] - (high - foot[1]) * 0.14, high, 0]
  const mid: Point = [foot[0] - (high * 0.6 - foot[1]) * 0.14, high * 0.6, 0]
  const rolling = () => solid(r, 3, rubber(wheel), plastic(darker(main, 0.15), 0.4), 0.74)
  const deckAt = r * 0.82
  return group(
    at(rolling(), { x: -40, y: r }),
    at(rolling(), { x: front[0], y: r }),
    at(board(56, 13, 3.2, main, '#33353a', 3), { x: -6, y: deckAt + 1.6 }),
    ...[-1, 1].map(s => at(box(17, 2.6, 1.2, 0.5, black()), { x: -36, y: (deckAt + r) / 2, z: s * 2.6 })),
    at(hoop(r + 1.6, 0.6, black(), 3.4, 1.15), { x: -40, y: r, rz: 0.9 }),
    at(block([20, 3.4, 7], 1.4, paint), { x: 26, y: deckAt + 4.6, rz: 0.62 }),
    at(axle(2.9, 8, metal('#8f9297', 0.35), 0.4), { x: 31.4, y: deckAt + 9 }),
    at(box(4, 8, 2.4, 0.9, plastic('#c0402f', 0.4)), { x: 27.8, y: deckAt + 11.4, z: 4.4, rz: -0.3 }),
    strut([35.4, r * 2 + 0.5, 0], [32.4, r * 2 + 13, 0], 2.6, paint),
    ...[-1, 1].map(s =>
      rod(
        [
          [36, r * 2 + 1, s * 1],
          [38.4, r * 2 - 2, s * 2.8],
          [front[0], r, s * 2.8],
        ],
        1,
        paint,
      ),
    ),
    ...(hand
      ? [0, 1, 2, 3, 4].map(i =>
          at(hoop(3, 0.5, metal('#d9b45a', 0.3)), { x: 32.4 - i * 0.22, y: r * 2 + 13.6 + i * 1.5, rx: Math.PI / 2 }),
        )
      : []),
    strut(foot, mid, 2, paint),
    at(axle(2.7, 4.4, black(), 0.6), { x: mid[0], y: mid[1] }),
    strut(mid, top, 1.5, steel()),
    at(box(4, 4.4, 4.4, 1.2, black()), { x: top[0], y: top[1] }),
    at(cross(25, grip), { x: top[0], y: top[1] }),
    ...(hand
      ? [
          rod(
            [
              [top[0] + 1, high - 0.6, 12],
              [top[0] + 4.4, high - 2, 15],
              [top[0] + 4.6, high - 3, 25],
            ],
            0.6,
            steel(),
          ),
          rod(
            [
              [top[0] + 1, high, 12],
              [top[0] + 7, high - 8, 7],
              [mid[0] + 5, mid[1], 2],
              [foot[0] + 4, foot[1], 0],
              [40, r + 6, 3],
            ],
            0.4,
            black(),
          ),
          at(hoop(4.6, 0.5, metal('#c9ccd0', 0.3), 0.3), { x: 42, y: r, z: 2.4 }),
        ]
      : []),
    strut([-14, deckAt - 1, 4], [-18, 0.6, 11], 0.8, metal('#8f9297', 0.35)),
  )
}

/** How a three-wheel scooter is made. */
export interface Three {
  readonly high?: number
  readonly lit?: boolean
  readonly wide?: number
  /** Without the bar, which then lies in front. */
  readonly apart?: boolean
  readonly wheel?: string
}

/** Three-wheel scooter: two wheels in front, a broad short board. */
export function threeWheel(
  main: string,
  { high = 68, lit = false, wide = 15, apart = false, wheel }: Three = {},
): Object3D {
  const paint = plastic(main, 0.4)
  const soft = lighter(main, 0.5)
  const tread = lit ? glow(lighter(main, 0.7), 1) : rubber(wheel ?? '#f4f0e8')
  const core = plastic(lit ? soft : darker(main, 0.3), 0.45)
  const bar = (): Object3D =>
    group(
      strut([0, 0, 0], [-6, high * 0.45, 0], 2.1, plastic(soft, 0.45)),
      strut([-6, high * 0.45, 0], [-9.4, high - 12, 0], 1.6, steel()),
      at(axle(2.5, 4.4, paint, 0.8), { x: -6, y: high * 0.45 }),
      at(block([5, 5, 9], 2, paint), { x: -9.4, y: high - 12 }),
      at(cross(18, darker(main, 0.25), steel(), 1.3), { x: -9.4, y: high - 12 }),
    )
  const shape = block([46, 3.2, wide], 1.5, paint, (x, y, z) => [
    x,
    y + Math.max(0, x - 14) ** 2 * 0.016,
    z * (1 - Math.max(0, -x - 8) * 0.018),
  ])
  return group(
    at(shape, { x: -3, y: 7.6 }),
    ...[-2, -1, 0, 1, 2].map(i => at(box(24, 0.5, 1.1, 0.25, matte(soft, 0.9)), { x: -6, y: 9.3, z: i * wide * 0.15 })),
    at(block([10, 6, 10], 2.6, paint), { x: 22, y: 9.6 }),
    rod(
      [
        [22, 8.4, -wide * 0.9],
        [23.4, 9.4, 0],
        [22, 8.4, wide * 0.9],
      ],
      1.5,
      plastic(darker(main, 0.25), 0.5),
    ),
    ...[-1, 1].map(s => at(solid(6.4, 3, tread, core), { x: 22, y: 6.4, z: s * (wide * 0.9 + 1.6) })),
    ...[-1, 1].map(s => at(solid(4.6, 2.2, tread, core), { x: -25, y: 4.6, z: s * 1.5 })),
    at(hoop(6, 0.7, plastic(soft, 0.45), 6, 1.9), { x: -25, y: 4.6, rz: 0.5 }),
    apart
      ? group(
          at(group(at(bar(), { rz: Math.PI / 2 - 0.16 })), { x: 26, y: 2.4, z: 44, ry: -0.1 }),
          at(axle(2.2, 1, black()), { x: 22.4, y: 13, rx: Math.PI / 2 }),
        )
      : at(bar(), { x: 22.6, y: 12 }),
  )
}

/** Three-wheel scooter with a small seat on an arm and a low bar. */
export function sitting(main: string): Object3D {
  const soft = lighter(main, 0.5)
  return group(
    threeWheel(main, { high: 46, wide: 15 }),
    rod(
      [
        [12, 11, 0],
        [6, 16, 0],
        [-4, 19.6, 0],
        [-12, 20.4, 0],
      ],
      1.8,
      plastic('#f4f0e8', 0.45),
    ),
    at(
      block([25, 4.4, 18], 2.1, plastic(darker(soft, 0.06), 0.55), (x, y, z) => [
        x,
        y + (x < -7 ? (x + 7) ** 2 * 0.05 : 0),
        z * (1 - Math.max(0, x) * 0.03),
      ]),
      { x: -10, y: 22.6 },
    ),
  )
}

/** Low ride-on with four quiet wheels, a saddle moulded into its body and a handle. */
export function rideOn(main: string): Object3D {
  const paint = plastic(main, 0.42)
  const pale = plastic('#f6f2ea', 0.5)
  const body = block([52, 11, 17], 5.2, paint, (x, y, z) => {
    const dip = Math.max(0, 1 - ((x + 8) / 15) ** 2)
    return [x, y * (1 - dip * 0.3) + Math.max(0, x - 8) * 0.2, z * (1 - dip * 0.18)]
  })
  const wheel = () => solid(6.2, 4, rubber('#f6f2ea'), plastic('#c9a06e', 0.6), 0.6)
  return group(
    at(body, { y: 17 }),
    at(
      block([24, 2.6, 15], 1.2, plastic(lighter(main, 0.45), 0.6), (x, y, z) => [
        x,
        y + (x / 12) ** 2 * 1.6,
        z * (1 - Math.max(0, x) * 0.016),
      ]),
      { x: -9, y: 21.6 },
    ),
    ...[-1, 1].flatMap(s => [
      at(wheel(), { x: 19, y: 6.2, z: s * 12 }),
      at(wheel(), { x: -19, y: 6.2, z: s * 12 }),
      rod(
        [
          [19, 14, s * 5],
          [19, 9, s * 9],
          [19, 6.2, s * 11],
        ],
        1.7,
        pale,
      ),
      rod(
        [
          [-19, 14, s * 5],
          [-19, 9, s * 9],
          [-19, 6.2, s * 11],
        ],
        1.7,
        pale,
      ),
    ]),
    strut([20, 21, 0], [15, 40, 0], 2.2, pale),
    at(cross(13, '#c9a06e', pale, 1.4), { x: 15, y: 40 }),
    ...[-1, 1].map(s => at(ball(1.2, plastic('#3a3b3e')), { x: 25, y: 19.6, z: s * 4.4 })),
  )
}

/** Stunt scooter: one-piece bar in the shape of a Y, a thick short board, small wheels with metal cores. */
export function stunt(main: string, { starter = false } = {}): Object3D {
  const paint = starter ? gloss(main) : plastic(main, 0.45)
  const second = starter ? '#2b2d31' : '#d9a13a'
  const barTone = starter ? plastic('#2b2d31', 0.4) : metal('#c99b3e', 0.28)
  const core = metal(starter ? '#b9bcc2' : '#d9b45a', 0.25)
  const wheel = () => solid(5.5, 2.6, rubber('#2b2d31'), core, 0.78)
  const foot: Point = [27, 16, 0]
  const up = (y: number): number => 27 - (y - 16) * 0.1
  return group(
    at(wheel(), { x: -27, y: 5.5 }),
    at(wheel(), { x: 31, y: 5.5 }),
    at(board(46, 12, 4.4, main, '#2b2c30', 2.6), { x: -3, y: 8.2 }),
    ...[-1, 1].map(s => at(box(14, 3.4, 1.6, 0.6, paint), { x: -22, y: 6, z: s * 2.6 })),
    at(hoop(7, 0.5, metal('#8f9297', 0.35), 5, 1.1), { x: -27, y: 5.5, rz: 0.9 }),
    at(block([20, 4.6, 6], 1.8, paint), { x: 21, y: 11.4, rz: 0.5 }),
    strut([28.6, 11, 0], [26.6, 20, 0], 2.6, paint),
    ...[-1, 1].map(s =>
      rod(
        [
          [28.8, 12, s * 1.4],
          [30, 9.6, s * 2.6],
          [31, 5.5, s * 2.6],
        ],
        1.2,
        plastic('#2b2d31', 0.4),
      ),
    ),
    at(
      group(
        ...[0, 1].map(i =>
          at(axle(2.9, 5, metal(second, 0.35), 0.6), { x: up(23 + i * 4), y: 23 + i * 4, rx: Math.PI / 2 }),
        ),
      ),
      {},
    ),
    strut(foot, [up(58), 58, 0], 1.9, barTone),
    ...[-1, 1].map(s =>
      rod(
        [
          [up(56), 56, 0],
          [up(64), 64, s * 5],
          [up(74), 74, s * 17],
          [up(80), 80, s * 25],
        ],
        1.5,
        barTone,
      ),
    ),
    strut([up(66), 66, -7], [up(66), 66, 7], 1.3, barTone),
    at(cross(29, '#26272a', barTone, 1.5), { x: up(80), y: 80 }),
    strut([-9, 6.4, 4.4], [-12.4, 0.5, 11.5], 0.8, metal('#8f9297', 0.35)),
    at(ball(1, rubber('#2b2d31')), { x: -12.4, y: 0.9, z: 11.5 }),
    ...(starter ? stickers() : []),
  )
}

const stickers = (): Object3D[] =>
  (
    [
      [-16, 2.6, '#f3cf5a'],
      [-9, -2, '#f4f0e8'],
      [-1, 2.2, '#6fb3c9'],
      [7, -1.6, '#f08a4b'],
    ] as const
  ).map(([x, z, tone], i) =>
    at(axle(i % 2 ? 1.6 : 2.1, 0.2, matte(tone, 0.5), 0.02), { x, y: 8.5, z, rx: Math.PI / 2 }),
  )

/** Loop of ribbon that holds a balloon up. */
export const balloon = (color: string, high = 74): Object3D => {
  const skin = ball(13, gloss(color))
  skin.scale.y = 1.18
  return group(
    at(skin, { y: high }),
    at(ring(0.9, 0.5, gloss(darker(color, 0.1))), { y: high - 15.6, rx: Math.PI / 2 }),
    rod(
      [
        [0, high - 16, 0],
        [1.4, high * 0.5, 0],
        [-1, high * 0.25, 0],
        [0, 1.6, 0],
      ],
      0.16,
      matte('#d9d3c6'),
    ),
    at(ball(2, matte(darker(color, 0.25))), { y: 1.6 }),
  )
}
