import type { Material, Object3D } from 'three'
import { gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { at, ball, box, group, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Point, strut } from '../../home/parts/shape.ts'
import { spoked } from '../parts/wheels.ts'
import {
  bar,
  basketOf,
  bell,
  bright,
  chain,
  cranks,
  dark,
  derailleur,
  kickstand,
  lamp,
  lever,
  mudguard,
  pannier,
  rack,
  saddle,
} from './parts.ts'

/** Two stays from a place on the frame to a hub, one on each side of the wheel. */
export const stays = (from: Point, hub: Point, radius: number, stuff: Material, near = 2.2): Object3D =>
  group(
    ...[-1, 1].map(s => strut([from[0], from[1], s * near], [hub[0], hub[1], s * 5.6], radius, stuff, radius * 0.8)),
  )

/** Fork with two blades from the crown to the hub. */
export const fork = (crown: Point, hub: Point, radius: number, stuff: Material, bend = 2): Object3D =>
  group(
    at(box(4, 3.4, 12, 1.5, stuff), { x: crown[0], y: crown[1] }),
    ...[-1, 1].map(s =>
      rod(
        [
          [crown[0], crown[1], s * 5.2],
          [crown[0] + (hub[0] - crown[0]) * 0.5 - bend, crown[1] + (hub[1] - crown[1]) * 0.55, s * 5.4],
          [hub[0], hub[1], s * 5.6],
        ],
        radius,
        stuff,
      ),
    ),
  )

/** Round knot where tubes meet. */
export const knot = (x: number, y: number, r: number, stuff: Material): Object3D => at(ball(r, stuff), { x, y })

const pair = (r: number, rear: Point, front: Point, wheel: Omit<Parameters<typeof spoked>[0], 'r'>): Object3D =>
  group(
    at(spoked({ r, ...wheel }), { x: rear[0], y: rear[1] }),
    at(group(at(spoked({ r, ...wheel }), { rz: 0.1 })), { x: front[0], y: front[1] }),
  )

/** Everyday bicycle with a low frame; `load` is what it carries. */
export function city(main: string, load: 'basket' | 'pannier'): Object3D {
  const paint = gloss(main)
  const [rear, front, bb]: Point[] = [
    [-50, 33, 0],
    [54, 33, 0],
    [-4, 28, 0],
  ]
  if (!rear || !front || !bb) return group()
  const leather = '#9a6239'
  const commuter = load === 'pannier'
  const tubes = commuter
    ? [
        strut([36, 76, 0], [-15, 58, 0], 1.7, paint),
        strut([37.4, 70, 0], bb, 2.2, paint),
        strut(bb, [-18, 72, 0], 1.7, paint),
      ]
    : [
        rod(
          [
            [36, 70, 0],
            [22, 50, 0],
            [6, 37, 0],
            [-4, 28.6, 0],
          ],
          2,
          paint,
        ),
        rod(
          [
            [35, 75, 0],
            [20, 56, 0],
            [2, 46, 0],
            [-11, 45, 0],
          ],
          1.5,
          paint,
        ),
        strut(bb, [-18, 72, 0], 1.7, paint),
      ]
  return group(
    pair(33, rear, front, { tyre: commuter ? 1.9 : 2.3, ...(commuter ? {} : { wall: '#d8c09a' }) }),
    ...tubes,
    strut([38.4, 65, 0], [33.6, 81, 0], 2.2, paint),
    knot(bb[0], bb[1], 3, paint),
    stays(bb, rear, 1.1, paint),
    stays([-15, 62, 0], rear, 0.9, paint, 1.6),
    fork([39, 63.4, 0], front, 1.2, paint, 3),
    mudguard(35.2, 6, 0.15, 2.5, paint).translateX(rear[0]).translateY(rear[1]),
    mudguard(35.2, 6, 0.55, 2.0, paint).translateX(front[0]).translateY(front[1]),
    strut([-18, 72, 0], [-21, 81, 0], 1.3, bright()),
    at(saddle(26, commuter ? 17 : 21, commuter ? 5 : 7, commuter ? '#2b2c2f' : leather, !commuter), { x: -22, y: 80 }),
    strut([33.6, 81, 0], [30, 94, 0], 1.2, bright()),
    bar(
      commuter
        ? [
            [31, 94, 0],
            [33, 95.5, 12],
            [26, 97, 28],
            [18, 97, 32],
            [13, 96.6, 33],
          ]
        : [
            [31, 94, 0],
            [37, 98, 10],
            [31, 101, 23],
            [14, 99, 30],
            [2, 97, 31],
          ],
      commuter ? '#26272a' : leather,
      bright(),
      1.15,
      2,
    ),
    lever(22, 97.4, 27, -1),
    at(bell(), { x: 35, y: 97, z: 11 }),
    at(group(cranks(8.6, 16.5, -0.35)), { x: bb[0], y: bb[1] }),
    ...(commuter
      ? [chain(bb, 8.6, rear, 4.2), derailleur(rear)]
      : [
          rod(
            [
              [-2, 29.5, 7.6],
              [-20, 31.5, 7.4],
              [-52, 33.5, 6.6],
            ],
            3.6,
            gloss(lighter(main, 0.08)),
          ),
          rod(
            [
              [-1, 29, 7.9],
              [-2, 28.6, 7.9],
              [-5, 28.8, 7.9],
            ],
            8.4,
            paint,
          ),
        ]),
    rack(-20, 71, 42, rear, bright()),
    kickstand(-12, 26),
    at(lamp(commuter ? '#2b2d31' : '#cfd2d6'), { x: 42, y: 72 }),
    at(box(1.6, 3.4, 4.4, 0.8, gloss('#b3322a')), { x: -63, y: 70 }),
    commuter
      ? at(pannier('#b98a54'), { x: -43, y: 54, z: 12 })
      : group(
          at(basketOf(30, 23, 36, '#c8a069'), { x: 58, y: 77 }),
          at(loaves(), { x: 58, y: 80 }),
          strut([42, 77, 0], [70, 77, 0], 0.8, bright()),
          ...[-1, 1].map(s => strut([54, 34, s * 6.4], [64, 77, s * 8], 0.5, bright())),
        ),
  )
}

const loaves = (): Object3D =>
  group(
    ...[
      [-2, -5, 0.16],
      [3, 3, -0.2],
      [-4, 7, 0.05],
    ].map(([x = 0, z = 0, lean = 0]) =>
      rod(
        [
          [x, 0, z],
          [x + lean * 18, 17, z],
          [x + lean * 38, 35, z + 1],
        ],
        3.1,
        matte('#c98f4e', 0.8),
      ),
    ),
    at(ball(6, matte('#7f9a55', 0.9)), { x: 2, y: 19, z: -10 }),
    at(ball(5, matte('#c8533c', 0.5)), { x: 7, y: 19, z: 10 }),
  )

/** Bicycle for rough ground; `fine` is the light one with hydraulic brakes. */
export function mountain(main: string, fine = false): Object3D {
  const paint = fine ? plastic(main, 0.5) : gloss(main)
  const [rear, front, bb]: [Point, Point, Point] = [
    [-50, 36, 0],
    [63, 36, 0],
    [-6, 32, 0],
  ]
  const leg = metal(fine ? '#c99b4e' : '#c6c9ce', 0.22)
  return group(
    pair(36, rear, front, {
      tyre: 2.9,
      rim: '#33353a',
      deep: 2.2,
      knobs: true,
      brake: -1,
      ...(fine ? { wall: '#b58a5a' } : {}),
    }),
    rod(
      [
        [39.4, 80, 0],
        [16, 75.5, 0],
        [-19, 64, 0],
      ],
      fine ? 2.4 : 2.2,
      paint,
    ),
    rod(
      [
        [41.6, 74, 0],
        [22, 54, 0],
        [-6, 32.6, 0],
      ],
      fine ? 3.1 : 2.8,
      paint,
    ),
    strut([bb[0], bb[1], 0], [-22, 71, 0], 2, paint),
    strut([43, 71, 0], [37.8, 84.6, 0], 2.9, paint),
    knot(bb[0], bb[1], 3.6, paint),
    stays(bb, rear, 1.4, paint),
    stays([-18.4, 62, 0], rear, 1, paint, 1.6),
    at(box(5, 4, 14, 1.8, dark()), { x: 44.6, y: 68 }),
    ...[-1, 1].flatMap(s => [
      strut([44.8, 68, s * 6], [52, 51, s * 6], 1.6, leg),
      strut([51.2, 53, s * 6], [61.4, 36, s * 6], 2.3, dark(), 1.9),
    ]),
    rod(
      [
        [51, 54, -5.6],
        [55, 66, 0],
        [51, 54, 5.6],
      ],
      1.4,
      dark(),
    ),
    strut([-22, 71, 0], [-27, 87, 0], 1.5, dark()),
    at(saddle(27, 14, 4.4, '#26272a'), { x: -28, y: 86 }),
    strut([37.8, 84.6, 0], [37, 88, 0], 2.4, dark()),
    strut([37, 88, 0], [43, 90, 0], 1.7, dark(), 1.4),
    bar(
      [
        [43, 90, 0],
        [43, 90.4, 8],
        [42, 92.5, 18],
        [40, 93, 30],
        [39, 93, 36],
      ],
      fine ? '#8a6a45' : '#26272a',
      dark(),
      1.3,
      2,
    ),
    lever(41.6, 92, 23),
    at(group(cranks(7.4, 17, -0.5)), { x: bb[0], y: bb[1] }),
    chain(bb, 7.4, rear, fine ? 6.4 : 5),
    derailleur(rear),
    ...(fine ? [] : [at(bottleOn('#e9e6de', darker(main, 0.3)), { x: 12, y: 52, rz: -0.82 + Math.PI / 2 - 1.46 })]),
    kickstand(-20, 30, 10),
  )
}

const bottleOn = (color: string, lid: string): Object3D =>
  group(
    strut([0, -3, 0], [0, 11, 0], 3.5, plastic(color, 0.4)),
    strut([0, 11, 0], [0, 14, 0], 3.3, plastic(lid, 0.4), 2.2),
    strut([0, 14, 0], [0, 16.4, 0], 1, plastic(lid, 0.4)),
  )

/** Bicycle with a drop bar; `carbon` has deep rims and a matt frame. */
export function road(main: string, carbon = false): Object3D {
  const paint = carbon ? plastic(main, 0.55) : gloss(main)
  const [rear, front, bb]: [Point, Point, Point] = [
    [-48, 34, 0],
    [53, 34, 0],
    [-6, 27, 0],
  ]
  const tape = carbon ? '#1f2023' : '#26272a'
  const drop: Point[] = [
    [45, 85, 0],
    [45.6, 85, 12],
    [46.6, 85, 18.5],
    [51, 84.8, 20.5],
    [56, 82, 21],
    [57, 77.6, 21.3],
    [53, 73, 21.7],
    [46, 71.6, 22],
    [42, 71.4, 22],
  ]
  return group(
    pair(34, rear, front, {
      tyre: 1.4,
      rim: carbon ? '#2b2d31' : '#3a3c40',
      deep: carbon ? 6 : 2.6,
      spokes: carbon ? 16 : 24,
      ...(carbon ? { brake: -1 } : { wall: '#c79a63' }),
    }),
    strut([34, 78, 0], [-20.6, 73, 0], carbon ? 2.1 : 1.6, paint, carbon ? 1.7 : 1.6),
    strut([37, 69, 0], [bb[0], bb[1], 0], carbon ? 3 : 2, paint, carbon ? 3.2 : 2),
    strut([bb[0], bb[1], 0], [-21.6, 76, 0], carbon ? 2 : 1.6, paint),
    strut([38, 66.4, 0], [33.4, 80, 0], 2.2, paint),
    knot(bb[0], bb[1], carbon ? 3.9 : 2.8, paint),
    stays(bb, rear, 1.1, paint),
    stays([carbon ? -17 : -20.4, carbon ? 63 : 72, 0], rear, 0.8, paint, 1.4),
    fork([38.8, 64.4, 0], front, carbon ? 1.4 : 1.1, carbon ? paint : plastic('#2b2d31', 0.4), 1.4),
    strut([-21.6, 76, 0], [-26, 90, 0], carbon ? 1.6 : 1.3, carbon ? dark() : bright()),
    at(saddle(27, 13.4, 3.2, carbon ? '#1f2023' : '#26272a'), { x: -26, y: 89 }),
    strut([33.4, 80, 0], [33, 83, 0], 2, dark()),
    strut([33, 82.6, 0], [45, 85, 0], 1.6, dark()),
    bar(drop, tape, dark(), 1.25, 7),
    ...[-1, 1].flatMap(s => [
      rod(
        [
          [53, 83.6, s * 20.6],
          [58, 86, s * 20.8],
          [60, 89, s * 20.8],
        ],
        1.9,
        plastic('#222327', 0.6),
      ),
      rod(
        [
          [59, 84, s * 21.6],
          [61, 79, s * 22],
          [59, 73.6, s * 22.4],
        ],
        0.7,
        metal('#3a3c40', 0.35),
      ),
    ]),
    at(group(cranks(9.6, 17, -0.6)), { x: bb[0], y: bb[1] }),
    chain(bb, 9.6, rear, 4.6),
    derailleur(rear),
    ...(carbon ? [] : [at(bottleOn('#f1eee6', '#3a3c40'), { x: 8.6, y: 46, rz: -0.81 })]),
  )
}
