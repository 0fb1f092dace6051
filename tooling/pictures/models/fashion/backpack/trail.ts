import type { Material, Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { at, box, group, placed, ring } from '../../../studio/shapes.ts'
import { loft } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { grained } from '../parts/bodies.ts'
import { pad } from '../parts/outline.ts'
import { piece } from '../parts/piece.ts'
import { bandOn } from '../parts/sewing.ts'
import { type Spot, strap } from '../parts/strips.ts'
import { nylon } from '../parts/stuffs.ts'
import { bottlePocket, clip, packBody, pocket, shoulders } from './packs.ts'

/** Tall pack with lid, hip belt, loops, a rolled mat and a bottle. */
export const hikingPack = (main: string, mat = '#e0a33c', loaded = true): Object3D => {
  const stuff = nylon(main, 0.6)
  const dark = nylon(darker(main, 0.55), 0.7)
  const accent = nylon(lighter(main, 0.16), 0.6)
  const { whole, front } = packBody({ w: 31, h: 54, d: 21, stuff, top: 0.92, square: 3.6 })
  const stretch = piece(pad(20, 26, 4, 0, 17), dark, { puff: 2, soft: 3.4, creases: 0.5, on: front.high, cell: 0.6 })
  const panel = piece(pad(15, 12, 2, 0, 38), accent, { puff: 1, soft: 2, creases: 0.3, on: front.high, cell: 0.6 })
  const lid = grained(
    loft(
      [
        [0, 12.5, 9.5, 3.4],
        [1, 15.4, 12, 3.4],
        [4, 15.8, 12.4, 3.2],
        [7.4, 13.8, 10.4, 3],
        [9, 9, 6.4, 2.8],
      ],
      accent,
    ),
    4,
    2,
  )
  const belt: Spot[] = [
    [-8, 8, -9.6],
    [-16, 9, -6.6],
    [-19.6, 8.4, 2],
    [-14, 6.6, 12],
    [-4.6, 5.4, 15.4],
  ]
  const wing = (side: number) =>
    group(
      strap(
        belt.map(([x, y, z]): Spot => [x * side, y, z]),
        t => 9 - t * 6.4,
        1.4,
        dark,
        t => [side * (t - 0.75) * 1.4, 0, t * 1.2],
        48,
      ),
    )
  const lidStrap = (x: number) =>
    group(
      bandOn(
        front,
        [
          [x, 50],
          [x, 42],
          [x, 33],
          [x, 24],
        ],
        1.9,
        dark,
        0.35,
        1.4,
      ),
      at(clip('#2b2e33', 0.8), { x, y: 44, z: front.high(x, 44) + 1.9 }),
    )
  const loops = [10, 15, 20, 25].map(y =>
    bandOn(
      stretch,
      [
        [-2.4, y],
        [0, y + 0.01],
        [2.4, y],
      ],
      1.2,
      matte(lighter(main, 0.4)),
      0.3,
      0.2,
    ),
  )
  return group(
    whole,
    stretch.mesh,
    panel.mesh,
    at(lid, { y: 51.5, z: 0.6 }),
    at(group(pocket({ ...front, high: () => 12.4 }, 20, 5.4, 0, 55.6, accent, darker(main, 0.6), 0.4).whole), {}),
    lidStrap(-10.6),
    lidStrap(10.6),
    ...loops,
    wing(1),
    wing(-1),
    at(clip('#2b2e33', 1.2), { y: 5.4, z: 15.8, rz: Math.PI / 2 }),
    bottlePocket(31, 1, dark, '#d8dce0'),
    shoulders(31, 54, 21, dark),
    ...(loaded ? rolledMat(mat, dark) : []),
    ...sideStraps(dark, 1),
    ...sideStraps(dark, -1),
    at(box(2.4, 1.4, 0.4, 0.2, matte('#e8e2c8')), { x: 7.4, y: 55.6, z: 13.4 }),
  )
}

const rolledMat = (tone: string, dark: Material): Object3D[] => [
  placed(
    loft(
      [
        [-21, 4.6, 4.6],
        [-20.6, 5, 5],
        [20.6, 5, 5],
        [21, 4.6, 4.6],
      ],
      matte(tone, 0.9),
      48,
    ),
    { rz: Math.PI / 2, y: 63.8 },
  ),
  ...[-9, 9].map(x => at(ring(5.3, 0.5, dark), { x, y: 63.8, ry: Math.PI / 2 })),
]

const sideStraps = (dark: Material, side: number): Object3D[] =>
  [12, 26, 40].map(y =>
    strap(
      [
        [side * 15.4, y, -6],
        [side * 16.6, y + 1, 0],
        [side * 14.6, y + 2, 7.4],
        [side * 11, y + 2.4, 10.4],
      ],
      1.5,
      0.3,
      dark,
      [side, 0, 0.4],
      24,
    ),
  )
