import type { Object3D } from 'three'
import { anodised, matte, metal } from '../../../studio/materials.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { loft } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { grained } from '../parts/bodies.ts'
import { pad } from '../parts/outline.ts'
import { piece } from '../parts/piece.ts'
import { bandOn, topstitch } from '../parts/sewing.ts'
import { buckle, straight, strap, zip } from '../parts/strips.ts'
import { calf, duck, leather, nylon } from '../parts/stuffs.ts'
import { archZip, bottlePocket, clip, packBody, pocket, rowOn, shoulders, tab, topHandle } from './packs.ts'

/** Slim pack of nylon; the laptop is half out. */
export const laptopPack = (main: string): Object3D => {
  const stuff = nylon(main)
  const dark = darker(main, 0.5)
  const { whole, front } = packBody({ w: 30, h: 44, d: 15, stuff, top: 0.86 })
  const low = pocket(front, 24, 17, 0, 11.5, nylon(darker(main, 0.12)), dark, 1.8)
  return group(
    whole,
    at(archZip(29.4, 44, 3.2, dark, 0.2, 0.985), {}),
    low.whole,
    at(
      zip(
        straight(
          [
            [-9, 29, front.high(-9, 29) + 0.1],
            [9, 29, front.high(9, 29) + 0.1],
          ],
          3,
        ),
        dark,
        [0, 0, 1],
        0.95,
      ),
      {},
    ),
    tab(low.face, -8.4, 6.4, lighter(main, 0.35)),
    topHandle(44, nylon(dark)),
    shoulders(30, 44, 15, nylon(darker(main, 0.25))),
    at(box(24, 30, 1.3, 0.6, anodised('#c9ccd2')), { y: 37, z: -3.2, rz: 0.03 }),
    at(box(1.6, 1.6, 0.1, 0.5, metal('#e8eaee', 0.2)), { y: 47, z: -2.5 }),
  )
}

/** Leather pack with a flap pocket and two buckled straps. */
export const leatherPack = (main: string): Object3D => {
  const skin = leather(main)
  const dark = calf(darker(main, 0.3), 0.42)
  const { whole, front } = packBody({ w: 31, h: 42, d: 14, stuff: skin, top: 0.9, square: 5.5 })
  const flat = piece(pad(23, 16, 1.6, 0, 11.6), skin, { puff: 2, soft: 2.4, creases: 0.2, on: front.high, cell: 0.5 })
  const flap = piece(pad(24.2, 8.4, 2.4, 0, 16.6), dark, {
    puff: 0.6,
    soft: 0.9,
    creases: 0.1,
    on: flat.high,
    z: 0.1,
    cell: 0.45,
  })
  const strapAt = (x: number) =>
    group(
      bandOn(
        flap,
        [
          [x, 19.6],
          [x, 16],
          [x, 13],
          [x, 8],
        ],
        2,
        dark,
        0.35,
        0.25,
      ),
      at(buckle(3, 2.4, 0.26, metal('#d0a95c', 0.28)), { x, y: 11, z: flat.high(x, 11) + 0.6 }),
    )
  return group(
    whole,
    at(archZip(30.6, 42, 2.6, darker(main, 0.5), 0.42, 0.985), {}),
    flat.mesh,
    flap.mesh,
    topstitch(
      flap,
      [
        [-11, 19.8],
        [-11.3, 14.6],
        [-9.6, 13.1],
        [9.6, 13.1],
        [11.3, 14.6],
        [11, 19.8],
      ],
      '#d8c0a0',
      0.9,
      0.18,
    ),
    strapAt(-6.4),
    strapAt(6.4),
    topHandle(42, dark),
    shoulders(31, 42, 14, dark),
  )
}

/** School bag with pockets, bottle and bright edges. */
export const schoolBag = (main: string, open = false): Object3D => {
  const stuff = duck(main)
  const dark = darker(main, 0.5)
  const { whole, front } = packBody({ w: 31, h: 42, d: 19, stuff, top: 0.76, square: 3.6 })
  const low = pocket(front, 24, 15.5, 0, 10, duck(darker(main, 0.16)), dark, 2.6)
  const up = pocket(front, 20, 10, 0, 26, duck(lighter(main, 0.12)), dark, 1.8)
  const shine = matte('#f3f0d2', 0.4)
  const books = open
    ? [
        ['#e0623c', 19, 4, -0.05],
        ['#f0bf3c', 16, 0.4, 0.06],
        ['#8faac4', 18, -3.4, -0.02],
      ].map(([color, w, z, turn]) =>
        at(box(Number(w), 26, 2.4, 0.3, matte(String(color), 0.6)), {
          y: 38 + Number(turn) * 30,
          z: Number(z),
          x: Number(turn) * 50,
          rz: Number(turn),
        }),
      )
    : []
  return group(
    whole,
    at(archZip(29.6, 42, 5, dark, 0.36, 0.985), {}),
    low.whole,
    up.whole,
    bandOn(
      low.face,
      [
        [-10.8, 5.6],
        [0, 5],
        [10.8, 5.6],
      ],
      1.5,
      shine,
      0.2,
      0.08,
    ),
    bottlePocket(31, 1, duck(darker(main, 0.24)), '#f0bf3c'),
    topHandle(42, nylon(dark)),
    shoulders(31, 42, 19, duck(darker(main, 0.3))),
    ...books,
  )
}

/** Tall bag whose top is rolled down and held by a buckle. */
export const rollTop = (main: string, soft = false): Object3D => {
  const stuff = soft ? duck(main) : nylon(main, 0.42)
  const trim = soft ? leather('#8a5a35') : nylon(darker(main, 0.6))
  const { whole, front } = packBody({ w: 29, h: 40, d: 15, stuff, top: 0.98, square: 5 })
  const roll = grained(
    loft(
      [
        [-14.4, 2.9, 2.5, 2.2],
        [-14, 3.4, 3, 2.2],
        [0, 3.6, 3.2, 2.2],
        [14, 3.4, 3, 2.2],
        [14.4, 2.9, 2.5, 2.2],
      ],
      stuff,
      48,
    ),
    2,
    2,
  )
  const curl = loft(
    [
      [14.3, 1.9, 1.6, 2.2],
      [14.7, 1.5, 1.3, 2.2],
    ],
    matte(darker(main, 0.3)),
    32,
  )
  const down = (x: number) =>
    strap(
      [
        [x, 42, 1.4],
        [x, 44.6, 3.6],
        [x, 42, 6.6],
        [x, 38, 7.4],
        [x, 30, front.high(x, 30) + 0.2],
        [x, 24, front.high(x, 24) + 0.2],
      ],
      2.5,
      0.35,
      trim,
      [0, 0.5, 1],
      60,
    )
  return group(
    whole,
    at(group(at(group(roll, curl), { rz: Math.PI / 2 })), { y: 41, z: 2 }),
    ...(soft
      ? [
          down(-7),
          down(7),
          ...[-7, 7].map(x =>
            at(buckle(3.4, 2.4, 0.26, metal('#c9a35a', 0.3)), { x, y: 29, z: front.high(x, 29) + 0.5 }),
          ),
        ]
      : [down(0), at(clip(darker(main, 0.72), 1.1), { y: 30, z: front.high(0, 30) + 0.7 })]),
    soft
      ? pocket(front, 21, 15, 0, 12, duck(darker(main, 0.06)), darker(main, 0.5), 1.4).whole
      : zip(
          straight(
            [
              [-9, 20, front.high(-9, 20) + 0.1],
              [9, 15, front.high(9, 15) + 0.1],
            ],
            3,
          ),
          darker(main, 0.6),
          [0, 0, 1],
          0.95,
        ),
    rowOn(front, 4.6, 24, soft ? '#8a5a35' : '#f2f2e6'),
    topHandle(41, trim, -6, 10),
    shoulders(29, 40, 15, trim),
  )
}

/** Small round bag. */
export const miniPack = (main: string, cloth = false): Object3D => {
  const stuff = cloth ? duck(main) : calf(main, 0.4)
  const trim = cloth ? leather('#7c5335') : calf(darker(main, 0.14), 0.4)
  const { whole, front } = packBody({ w: 22, h: 26, d: 11.5, stuff, top: 0.62, square: 3 })
  const low = pocket(front, 15.5, 10, 0, 7.6, stuff, darker(main, 0.5), 1.6)
  return group(
    whole,
    at(archZip(20.6, 26, 2.6, darker(main, 0.4), 0.44, 0.985), {}),
    low.whole,
    ...(cloth
      ? [
          bandOn(
            front,
            [
              [-6.6, 23],
              [-6.6, 14],
            ],
            1.6,
            trim,
            0.3,
            0.2,
          ),
          bandOn(
            front,
            [
              [6.6, 23],
              [6.6, 14],
            ],
            1.6,
            trim,
            0.3,
            0.2,
          ),
        ]
      : [tab(low.face, 0, 5, '#d6ae5e')]),
    topHandle(26, trim, -0.5, 6),
    ...[-1, 1].map(side =>
      strap(
        [
          [side * 4, 25, -3.4],
          [side * 9, 26, -6],
          [side * 14, 17, -7],
          [side * 14.6, 8, -5],
          [side * 9, 1.4, -4],
        ],
        2,
        0.4,
        trim,
        [0, 0.4, -1],
        50,
      ),
    ),
  )
}
