import type { Object3D } from 'three'
import { matte, metal, plastic } from '../../../studio/materials.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { loft, type Section } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { grained, shaped } from '../parts/bodies.ts'
import { pad } from '../parts/outline.ts'
import { piece } from '../parts/piece.ts'
import { buckle, type Spot, stitches, straight, strap, zip } from '../parts/strips.ts'
import { duck, leather, nylon } from '../parts/stuffs.ts'
import { pull, wheel } from './shells.ts'

/** Cloth case with two outer pockets; the upper one may stand open. */
export const softCase = (main: string, out: number, open = false): Object3D => {
  const [w, h, d, low] = [38, 55, 22, 3.6]
  const stuff = nylon(main, 0.7)
  const dark = darker(main, 0.55)
  const front = piece(pad(w - 1, h - 1, 3.4, 0, low + h / 2), stuff, {
    puff: 1.6,
    soft: 4,
    creases: 0.12,
    z: d / 2 - 1.6,
    cell: 0.6,
  })
  const pocketOf = (ph: number, y: number) => {
    const face = piece(pad(w - 5, ph, 2.4, 0, low + y), nylon(lighter(main, 0.04), 0.7), {
      puff: 2.2,
      soft: 2.6,
      creases: 0.1,
      on: front.high,
      cell: 0.6,
    })
    const top = low + y + ph / 2 - 2.4
    const line: Spot[] = Array.from(
      { length: 9 },
      (_, i): Spot => [(i - 4) * 3.7, top, face.high((i - 4) * 3.7, top) + 0.1],
    )
    return group(face.mesh, zip(line, dark, [0, 0.3, 1], 0.96, 1.2))
  }
  const guard = (x: number, y: number) =>
    at(box(5.6, 5.6, d + 0.6, 2.2, plastic('#2b2d31', 0.5)), {
      x: x * (w / 2 - 2.4),
      y: low + h / 2 + y * (h / 2 - 2.4),
    })
  const around = straight(
    [...pad(w + 0.2, h + 0.2, 3, 0, low + h / 2), ...pad(w + 0.2, h + 0.2, 3, 0, low + h / 2).slice(0, 1)].map(
      ([x, y]): Spot => [x, y, d * 0.28],
    ),
    1.5,
  )
  return group(
    at(box(w, h, d - 2, 3.2, stuff), { y: low + h / 2 }),
    front.mesh,
    pocketOf(25, 15.4),
    open
      ? group(
          at(box(w - 6, 17, 1.6, 0.6, matte(darker(main, 0.7), 0.95)), { y: low + 41, z: d / 2 + 0.8 }),
          at(box(24, 16, 1, 0.3, matte('#e9dfc8')), { y: low + 44.6, z: d / 2 + 2.1, rz: 0.04 }),
          at(box(19, 14, 0.8, 0.3, matte('#d98f5a')), { y: low + 43, x: 3, z: d / 2 + 3, rz: -0.06 }),
          at(
            group(
              at(
                piece(pad(w - 5, 14, 2.4), nylon(lighter(main, 0.05), 0.7), {
                  puff: 1.2,
                  soft: 2,
                  creases: 0.6,
                  cell: 0.6,
                }).mesh,
                {},
              ),
            ),
            { y: low + 36.4, z: d / 2 + 5.4, rx: 0.34 },
          ),
        )
      : pocketOf(19, 40),
    stitches(around, '#bdb8ac', 0.8, 0.35),
    ...[
      [-1, -1],
      [1, -1],
    ].map(([x = 0, y = 0]) => guard(x, y)),
    ...[-1, 1].map(x => at(wheel(), { x: x * (w / 2 - 4.6), z: -d / 2 + 4, y: -0.4 })),
    ...[-1, 1].map(x => at(box(4, 3.6, 3, 0.8, plastic('#2b2d31', 0.5)), { x: x * (w / 2 - 5), y: 1.8, z: d / 2 - 4 })),
    pull(low + h, out, -d / 2 + 3, 14),
    strap(
      [
        [-7, low + h, 1],
        [-6, low + h + 2.6, 1],
        [0, low + h + 3.4, 1],
        [6, low + h + 2.6, 1],
        [7, low + h, 1],
      ],
      3,
      1.1,
      nylon(dark),
      [0, 1, 0.001],
    ),
    at(box(5.4, 2.2, 0.4, 0.2, metal('#c9ccd2', 0.35)), { y: low + 22, z: d / 2 + 3.4 }),
  )
}

/** Wide soft bag with two handles; `trim` is leather or webbing. */
export const duffel = (main: string, waxed: boolean): Object3D => {
  const stuff = waxed ? duck(main) : nylon(main, 0.6)
  const trim = waxed ? leather('#7a4a2c') : nylon(darker(main, 0.5), 0.6)
  const thread = waxed ? '#e9d6b0' : lighter(main, 0.5)
  const sections: Section[] = [
    [-26, 9.4, 9.6, 3],
    [-25.4, 11, 11.2, 3],
    [-18, 12.2, 12.4, 2.7],
    [0, 12.6, 12.9, 2.6],
    [18, 12.2, 12.4, 2.7],
    [25.4, 11, 11.2, 3],
    [26, 9.4, 9.6, 3],
  ]
  const roll = grained(loft(sections, stuff), 5, 3)
  shaped(roll, (x, y, z) => {
    const sag = Math.max(0, -x / 12.6)
    return [
      Math.max(-11.2, x * 0.94) + Math.sin(y * 0.35 + z * 0.2) * 0.3 * (1 - sag),
      y,
      z * (1 + sag * 0.06) + Math.sin(y * 0.24 + x * 0.3) * 0.35,
    ]
  })
  const lying = at(group(at(roll, { rz: Math.PI / 2 })), { y: 11.2 })
  const half = (z: number, side: number): Spot[] => [
    [-10, 3, side * 11.4],
    [-10, 10, side * 13.5],
    [-10, 17, side * 12.1],
    [-9.6, 22, side * 8.8],
    [-8, 26.6, side * 4.6],
    [-5, 31, z],
    [0, 32.6, z],
    [5, 31, z],
    [8, 26.6, side * 4.6],
    [9.6, 22, side * 8.8],
    [10, 17, side * 12.1],
    [10, 10, side * 13.5],
    [10, 3, side * 11.4],
  ]
  const shoulder: Spot[] = [
    [-26.4, 14, 0],
    [-31, 8, 3],
    [-31, 1, 9],
    [-22, 0.5, 17],
    [-6, 0.5, 20],
    [10, 0.5, 18.4],
    [17, 0.5, 17],
  ]
  return group(
    lying,
    at(
      zip(
        [
          [-23, 22.6, 0],
          [-12, 23.3, 0],
          [0, 23.5, 0],
          [12, 23.3, 0],
          [23, 22.6, 0],
        ],
        darker(main, 0.5),
        [0, 1, 0],
        0.95,
        1.4,
      ),
      {},
    ),
    ...[-1, 1].map(side =>
      strap(half(side * 2, side), 3, 0.6, trim, t => [0, 0.3 + Math.max(0, 0.6 - Math.abs(t - 0.5) * 3), side], 90),
    ),
    ...[-1, 1].map(x =>
      at(
        group(
          strap(
            [
              [0, 3, 0],
              [0, 14, 0],
            ],
            4.4,
            0.4,
            trim,
            [x, 0, 0.001],
            4,
          ),
        ),
        { x: x * 25.7, y: 3 },
      ),
    ),
    ...[-1, 1].map(x => at(buckle(4, 2.6, 0.3, metal('#c9a35a', 0.3)), { x: x * 26.5, y: 15.4, ry: Math.PI / 2 })),
    strap(shoulder, 3.2, 0.4, trim, t => (t < 0.3 ? [-1, 0.4, 0.2] : [0.05, 1, 0.05]), 90),
    at(box(6.4, 9, 0.4, 0.8, leather('#7a4a2c')), { x: 15.6, y: 12, z: 12.9, rz: 0.08 }),
    at(box(4, 5.6, 0.2, 0.4, matte('#f2ead6')), { x: 15.6, y: 11.6, z: 13.2, rz: 0.08 }),
    stitches(
      straight(
        [
          [-23, 4.4, 12.3],
          [-10, 4.4, 12.9],
          [10, 4.4, 12.9],
          [23, 4.4, 12.3],
        ],
        2,
      ),
      thread,
      1.1,
      0.22,
    ),
  )
}
