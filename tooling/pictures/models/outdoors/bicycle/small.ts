import type { Object3D } from 'three'
import { gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, box, group, rod, thrown } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, type Point, strut } from '../../home/parts/shape.ts'
import { axle, hoop, spoked } from '../parts/wheels.ts'
import { fork, knot, stays } from './bikes.ts'
import { bar, bell, bright, chain, cranks, dark, derailleur, kickstand, lever, mudguard, saddle } from './parts.ts'

/** How a folding bicycle is made and how far it is folded. */
export interface Folding {
  readonly r: number
  readonly cast?: boolean
  /** Turn of the front half about the hinge. */
  readonly fold?: number
  /** Saddle down and bar folded aside. */
  readonly low?: boolean
  readonly grip?: string
}

/** Folding bicycle: one low beam with a hinge, a tall seat post and a tall stem. */
export function folding(main: string, { r, cast = false, fold = 0, low = false, grip = '#26272a' }: Folding): Object3D {
  const paint = cast ? plastic(main, 0.45) : gloss(main)
  const half = r + 22
  const [rear, front, bb]: [Point, Point, Point] = [
    [-half, r, 0],
    [half, r, 0],
    [-9, Math.max(26, r + 2), 0],
  ]
  const head = half - 12
  const wheel = {
    r,
    tyre: 2.1,
    rim: cast ? '#3a3c40' : '#c4c7cc',
    deep: 1.8,
    spokes: 20,
    ...(cast ? { cast: 5, brake: -1 } : {}),
  }
  const hinge = 8
  const beam = (x: number) => 41 + (x + 14) * 0.16
  const seat = low ? 62 : 92
  const back = group(
    at(spoked(wheel), { x: rear[0], y: rear[1] }),
    tapered([-15, beam(-15), 0], [hinge - 1, beam(hinge), 0], cast ? 4.4 : 3.2, paint),
    strut([bb[0], bb[1], 0], [-17, 58, 0], 2.1, paint),
    knot(bb[0], bb[1], 3.2, paint),
    stays(bb, rear, 1.2, paint),
    stays([-14.6, 46, 0], rear, 1, paint, 1.8),
    strut([-16, 55, 0], [-16 - (seat - 55) * 0.27, seat, 0], 1.6, bright()),
    at(saddle(26, 16, 5, grip), { x: -16 - (seat - 55) * 0.27, y: seat - 1 }),
    at(group(cranks(7.4, 15.5, -0.4)), { x: bb[0], y: bb[1] }),
    chain(bb, 7.4, rear, 3.6),
    ...(cast
      ? []
      : [
          derailleur(rear),
          mudguard(r + 2, 5.4, 0.5, 2.2, paint)
            .translateX(rear[0])
            .translateY(rear[1]),
        ]),
    kickstand(-14, 22, 8),
  )
  const stem = group(
    strut([0, 0, 0], [-5, 38, 0], 1.7, cast ? dark() : bright(), 1.4),
    at(
      bar(
        [
          [-5, 38, 0],
          [-5.2, 38.4, 10],
          [-6, 38.6, 22],
          [-7, 38.6, 28],
        ],
        grip,
        dark(),
        1.15,
        2,
      ),
      {},
    ),
    lever(-5.4, 38, 17),
  )
  const fore = group(
    at(spoked(wheel), { x: front[0], y: front[1] }),
    tapered([hinge + 1, beam(hinge), 0], [head, beam(head), 0], cast ? 4.2 : 3, paint),
    strut([head + 2, beam(head) - 5, 0], [head - 1, beam(head) + 9, 0], 2.4, paint),
    fork([head + 2.4, beam(head) - 6, 0], front, 1.3, cast ? paint : dark(), 0),
    at(axle(2.4, 5, metal('#8f9297', 0.35)), { x: head - 1.2, y: beam(head) + 11 }),
    ...(cast
      ? []
      : [
          mudguard(r + 2, 5.4, 0.7, 1.7, paint)
            .translateX(front[0])
            .translateY(front[1]),
        ]),
    low
      ? at(group(stem), { x: head - 1, y: beam(head) + 9, z: 5, rz: Math.PI - 0.22 })
      : at(group(stem), { x: head - 1, y: beam(head) + 10 }),
  )
  const joint = group(
    at(box(5, 9, 7, 1.2, dark()), { x: hinge, y: beam(hinge) }),
    at(box(2, 3, 5, 0.8, bright()), { x: hinge, y: beam(hinge), z: 5 }),
  )
  const turned = at(group(at(fore, { x: -hinge, z: 5 })), { x: hinge, z: -5, ry: fold })
  return group(back, joint, turned)
}

const tapered = (from: Point, to: Point, r: number, stuff: ReturnType<typeof gloss>): Object3D => {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  return at(block([long + r, r * 2.1, r * 1.5], r * 0.7, stuff), {
    x: (from[0] + to[0]) / 2,
    y: (from[1] + to[1]) / 2,
    rz: Math.atan2(to[1] - from[1], to[0] - from[0]),
  })
}

/** Small bicycle with stabilisers, a padded bar, a chain guard, a bell and streamers. */
export function kids(main: string): Object3D {
  const paint = gloss(main)
  const soft = lighter(main, 0.55)
  const [rear, front, bb]: [Point, Point, Point] = [
    [-31, 20, 0],
    [33, 20, 0],
    [-3, 19, 0],
  ]
  const wheel = { r: 20, tyre: 2.4, rim: soft, deep: 1.6, spokes: 20, tyreTone: '#3a3b3e', wall: '#f3efe6' }
  return group(
    at(spoked(wheel), { x: rear[0], y: rear[1] }),
    at(spoked(wheel), { x: front[0], y: front[1] }),
    rod(
      [
        [21, 46, 0],
        [12, 34, 0],
        [2, 25, 0],
        [-3, 19.6, 0],
      ],
      1.9,
      paint,
    ),
    rod(
      [
        [20, 50, 0],
        [8, 40, 0],
        [-8, 37, 0],
      ],
      1.5,
      paint,
    ),
    strut(bb, [-11, 44, 0], 1.7, paint),
    strut([23, 42, 0], [19.4, 53, 0], 2.1, paint),
    knot(bb[0], bb[1], 2.7, paint),
    stays(bb, rear, 1, paint),
    stays([-9.6, 40, 0], rear, 0.9, paint, 1.6),
    fork([23.6, 41, 0], front, 1.2, paint, 1),
    mudguard(22.2, 6, 0.5, 2.2, gloss(soft)).translateX(rear[0]).translateY(rear[1]),
    mudguard(22.2, 6, 0.85, 1.7, gloss(soft)).translateX(front[0]).translateY(front[1]),
    strut([-11, 44, 0], [-13, 51, 0], 1.2, bright()),
    at(saddle(21, 15, 5, darker(main, 0.35)), { x: -13, y: 49.6 }),
    strut([19.4, 53, 0], [17.4, 60, 0], 1.3, bright()),
    rod(
      [
        [17.6, 59, 4],
        [17.4, 65, 12],
        [12, 70, 22],
        [8, 70, 27],
      ],
      1,
      bright(),
    ),
    rod(
      [
        [17.6, 59, -4],
        [17.4, 65, -12],
        [12, 70, -22],
        [8, 70, -27],
      ],
      1,
      bright(),
    ),
    rod(
      [
        [17.6, 59, -4],
        [17.6, 59, 4],
      ],
      1,
      bright(),
    ),
    rod(
      [
        [17.8, 66.4, -13],
        [17.8, 66.4, 13],
      ],
      2.6,
      matte(soft, 0.8),
    ),
    ...[-1, 1].flatMap(s => [
      rod(
        [
          [12, 70, s * 21],
          [10, 70, s * 24],
          [7, 70, s * 28],
        ],
        1.7,
        rubber(darker(main, 0.35)),
      ),
      streamers(main, 7, 70, s * 28.5, s),
    ]),
    at(bell('#e8c25a'), { x: 14.6, y: 69, z: 17, s: 1.2 }),
    at(group(cranks(5.6, 10.5, -0.4, darker(main, 0.35))), { x: bb[0], y: bb[1] }),
    at(
      block([38, 12, 3], 1.4, gloss(soft), (x, y, z) => [x, y * (1 + x * 0.016), z]),
      { x: -13.5, y: 19.8, z: 6.4 },
    ),
    ...[-1, 1].flatMap(s => [
      rod(
        [
          [-31, 20, s * 6],
          [-31, 19, s * 12],
          [-31, 12, s * 15],
          [-31, 6.4, s * 16],
        ],
        0.9,
        bright(),
      ),
      at(axle(5.6, 3.2, rubber('#3a3b3e'), 1), { x: -31, y: 5.6, z: s * 17 }),
      at(axle(3.6, 3.5, plastic(soft, 0.5), 0.3), { x: -31, y: 5.6, z: s * 17 }),
    ]),
  )
}

const streamers = (main: string, x: number, y: number, z: number, s: number): Object3D =>
  group(
    ...[main, lighter(main, 0.5), '#f7f2e8', darker(main, 0.2), '#f3cf6a'].map((tone, i) =>
      rod(
        [
          [x, y, z],
          [x - 2 - i * 0.6, y - 1, z + s * (3 + i * 0.3)],
          [x - 3 - i * 1.3, y - 8, z + s * (4.4 - i * 0.5)],
          [x - 3 - i * 1.8, y - 15 + (i % 2) * 2, z + s * (4 + i * 0.4)],
        ],
        0.5,
        matte(tone, 0.6),
      ),
    ),
  )

/** Light small bicycle: one curved cast piece from head to hub. */
export function oneRibbon(main: string): Object3D {
  const paint = plastic(main, 0.4)
  const [rear, front, bb]: [Point, Point, Point] = [
    [-32, 20, 0],
    [34, 20, 0],
    [-3, 20, 0],
  ]
  const wheel = { r: 20, tyre: 2.2, rim: '#f3efe6', deep: 2, cast: 6, tyreTone: '#2f3033', brake: -1 }
  const sweep = (z: number) =>
    rod(
      [
        [22, 50, z * 0.2],
        [14, 40, z * 0.5],
        [2, 28, z * 0.8],
        [-10, 24, z],
        [-24, 22, z * 1.2],
        [-32, 20, z * 1.4],
      ],
      2.2,
      paint,
    )
  return group(
    at(spoked(wheel), { x: rear[0], y: rear[1] }),
    at(spoked(wheel), { x: front[0], y: front[1] }),
    sweep(4),
    sweep(-4),
    at(
      block([30, 7, 5], 2.2, paint, (x, y, z) => [x, y + x * x * 0.012, z]),
      { x: 8, y: 35, rz: 0.86 },
    ),
    strut([-1, 28, 0], [-9, 43, 0], 2.5, paint, 2),
    strut([24, 44, 0], [20.4, 55, 0], 2.4, paint),
    knot(bb[0], bb[1] + 1, 4, paint),
    fork([24.6, 42, 0], front, 1.5, paint, 0.6),
    strut([-9, 43, 0], [-11.6, 53, 0], 1.2, dark()),
    at(saddle(21, 13, 4, '#6b4a34'), { x: -12, y: 51.6 }),
    strut([20.4, 55, 0], [18.8, 61, 0], 1.3, dark()),
    bar(
      [
        [19, 61, 0],
        [19, 62, 8],
        [16, 64, 18],
        [13, 64, 25],
      ],
      '#6b4a34',
      dark(),
      1.1,
      2,
    ),
    lever(16.6, 63.4, 14),
    at(group(cranks(5.6, 10.5, -0.4)), { x: bb[0], y: bb[1] }),
    chain(bb, 5.6, rear, 3),
    kickstand(-12, 20, 7),
  )
}

/** Child's helmet with a dark rim and straps, standing on the ground. */
export function helmet(color: string): Object3D {
  const dome = thrown(
    [
      [10, 1.6],
      [10.2, 4.4],
      [8.8, 9.6],
      [5, 13.6],
      [0.01, 14.6],
    ],
    plastic(color, 0.4),
  )
  dome.scale.x = 1.2
  const rim = hoop(10, 0.9, matte('#34363b', 0.85))
  rim.rotation.x = Math.PI / 2
  rim.scale.set(1.2, 1, 1)
  return group(
    dome,
    at(group(rim), { y: 1.4 }),
    ...[-1, 0, 1].map(i =>
      at(block([10 - Math.abs(i) * 2, 1.4, 1.7], 0.68, matte('#34363b', 0.85)), {
        y: 14.4 - Math.abs(i) * 1.7,
        z: i * 4.6,
        rx: i * 0.5,
      }),
    ),
    rod(
      [
        [-4, 1.4, 9.6],
        [0, 0.5, 13],
        [6, 0.5, 15],
      ],
      0.5,
      matte('#34363b'),
    ),
    rod(
      [
        [5, 1.4, 9.2],
        [5, 0.5, 12],
        [6, 0.5, 15],
      ],
      0.5,
      matte('#34363b'),
    ),
  )
}
