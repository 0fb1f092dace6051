import type { Object3D } from 'three'
import { matte, metal } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { loft } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { pad, trace } from '../parts/outline.ts'
import { diamonds, piece } from '../parts/piece.ts'
import { seamLine, topstitch } from '../parts/sewing.ts'
import { buckle, chain, type Spot, stitches, strap, zip } from '../parts/strips.ts'
import { calf, canvas, duck, leather } from '../parts/stuffs.ts'
import { tassel } from './totes.ts'

const brass = () => metal('#d0a95c', 0.26)

/** Small stiff bag with a flap and a knotted closure. */
export const knottedBag = (main: string): Object3D => {
  const skin = leather(main)
  const flap = piece(
    trace([
      [-10.4, 17.4],
      [10.4, 17.4],
      [10.7, 11],
      [10.6, 9.4, 8, 8.6],
      [0, 5.4, -8, 8.6],
      [-10.6, 9.4, -10.7, 11],
      [-10.4, 17.4],
    ]),
    leather(darker(main, 0.1)),
    { puff: 0.8, soft: 1.4, creases: 0.05, z: 4.3, cell: 0.4 },
  )
  const cord = matte(darker(main, 0.45), 0.5)
  const knotLoops = [-1, 1].map(side =>
    rod(
      [
        [side * 0.6, 7.6, 5.6],
        [side * 3.4, 9, 5.6],
        [side * 4.6, 7.6, 5.5],
        [side * 3.4, 6.3, 5.6],
        [side * 0.6, 7.4, 5.7],
      ],
      0.42,
      cord,
    ),
  )
  return group(
    loft(
      [
        [0, 10.4, 4.2, 9],
        [0.4, 10.8, 4.6, 9],
        [9, 10.7, 4.5, 8],
        [17, 10.2, 3.8, 7],
        [17.6, 9.8, 3.4, 6],
      ],
      skin,
    ),
    flap.mesh,
    topstitch(
      flap,
      trace([
        [-10, 11],
        [-9.9, 10, -7.8, 9.3],
        [0, 6.2, 7.8, 9.3],
        [9.9, 10, 10, 11],
      ]),
      darker(main, 0.5),
      0.8,
      0.16,
    ),
    rod(
      [
        [-6, 17, 0],
        [-6.4, 21, 0],
        [-3.5, 25, 0],
        [0, 26, 0],
        [3.5, 25, 0],
        [6.4, 21, 0],
        [6, 17, 0],
      ],
      0.75,
      skin,
    ),
    ...[-6, 6].map(x => at(ring(1, 0.24, brass()), { x, y: 17.8, ry: Math.PI / 2 })),
    ...knotLoops,
    at(ball(1.15, cord), { y: 7.5, z: 5.8 }),
    at(tassel(darker(main, 0.4), 5.6), { y: 5.4, z: 5.8 }),
    ...[
      [-9, -3],
      [9, -3],
      [-9, 3],
      [9, 3],
    ].map(([x = 0, z = 0]) => at(drum(0.5, 0.6, 0.5, brass(), 0.1), { x, y: -0.45, z })),
  )
}

/** Zipped handbag of smooth leather, its long strap coiled beside it. */
export const zippedBag = (main: string): Object3D => {
  const skin = calf(main, 0.4)
  const dark = calf(darker(main, 0.28), 0.4)
  const coil = Array.from({ length: 40 }, (_, i): Spot => {
    const turn = (i / 39) * Math.PI * 4.6
    const r = 2.2 + i * 0.085
    return [Math.cos(turn) * r, 0.9, Math.sin(turn) * r]
  })
  return group(
    loft(
      [
        [0, 12.6, 5.4, 7],
        [0.5, 13.2, 6, 7],
        [8, 13.6, 5.6, 5],
        [15, 13, 3.6, 4],
        [18.4, 12.2, 1.6, 4],
        [19, 11.6, 1.1, 4],
      ],
      skin,
    ),
    at(
      zip(
        [
          [-11.4, 19.2, 0],
          [0, 19.4, 0],
          [11.4, 19.2, 0],
        ],
        darker(main, 0.5),
        [0, 1, 0],
        0.94,
      ),
      {},
    ),
    loft(
      [
        [-0.1, 12.9, 5.7, 7],
        [4.4, 13.7, 6.1, 6],
        [4.5, 13.55, 5.9, 6],
      ],
      dark,
    ),
    stitches(
      [
        [-13, 4.9, 3.2],
        [-8, 4.9, 5.95],
        [0, 4.9, 6.05],
        [8, 4.9, 5.95],
        [13, 4.9, 3.2],
      ],
      '#e9e0cf',
      0.8,
      0.16,
    ),
    ...[-1, 1].map(side =>
      strap(
        [
          [-6.2, 12.6, side * 4.9],
          [-6.2, 16.4, side * 3.6],
          [-5, 23.5, side * 1.4],
          [0, 26.6, side * 0.9],
          [5, 23.5, side * 1.4],
          [6.2, 16.4, side * 3.6],
          [6.2, 12.6, side * 4.9],
        ],
        1.8,
        0.6,
        dark,
        [0, 0, side],
        72,
      ),
    ),
    ...[-6.2, 6.2].map(x => at(buckle(2.5, 1.5, 0.2, brass()), { x, y: 14.6, z: 4.55, rx: -0.3 })),
    at(group(at(box(2.6, 4, 0.4, 0.5, dark), { y: -2 }), at(ring(0.6, 0.13, brass()), { y: 0.3 })), {
      x: 3.6,
      y: 13,
      z: 5.3,
      rz: 0.1,
    }),
    at(
      strap(coil, 1.7, 0.28, dark, t => [Math.cos(t * Math.PI * 4.6), 0, Math.sin(t * Math.PI * 4.6)], 120),
      { x: 15.5, z: 8 },
    ),
    at(buckle(2.2, 1.6, 0.22, brass()), { x: 21.4, y: 0.95, z: 7.4, ry: 1.2 }),
  )
}

/** Quilted bag on a chain. */
export const quiltedBag = (main: string): Object3D => {
  const skin = leather(main)
  const puffy = { puff: 1, soft: 1.4, cell: 0.25, creases: 0 }
  const front = piece(pad(23, 14.4, 2, 0, 7.4), skin, { ...puffy, relief: diamonds(3.1, 0.5), z: 2.9 })
  const flap = piece(
    trace([
      [-11.5, 15],
      [11.5, 15],
      [11.6, 7],
      [11.6, 5, 9.6, 5],
      [-9.6, 5],
      [-11.6, 5, -11.6, 7],
      [-11.5, 15],
    ]),
    skin,
    { ...puffy, relief: diamonds(3.1, 0.5), z: 3.9 },
  )
  const hoop: Spot[] = [
    [-11, 14, -1],
    [-13, 19, -2],
    [-9, 26, -2.4],
    [0, 28.5, -2.4],
    [9, 26, -2.4],
    [13, 19, -2],
    [11, 14, -1],
  ]
  const coiled: Spot[] = [
    [11, 14, 0.4],
    [14.5, 12, 2],
    [16.5, 4, 4],
    [17.5, 0.8, 7],
    [13, 0.7, 11],
    [5, 0.7, 12],
    [-3, 0.7, 10.4],
    [-9, 0.7, 11.6],
    [-13.5, 0.7, 8.6],
    [-15.6, 1, 4],
    [-14.6, 8, 2],
    [-11, 14, 0.4],
  ]
  return group(
    loft(
      [
        [0, 11, 2.7, 6],
        [0.5, 11.6, 3.2, 6],
        [14, 11.5, 3.1, 6],
        [15, 11.2, 2.6, 5],
      ],
      skin,
    ),
    front.mesh,
    flap.mesh,
    seamLine(
      flap,
      trace([
        [-10.9, 14],
        [-10.9, 7],
        [-10.9, 5.7, 9.6 * -1, 5.7],
        [9.6, 5.7],
        [10.9, 5.7, 10.9, 7],
        [10.9, 14],
      ]),
      main,
      0.1,
    ),
    at(
      group(
        at(box(2.5, 2, 0.5, 0.3, brass()), {}),
        at(ring(0.62, 0.17, brass()), { z: 0.35 }),
        at(box(0.5, 1.5, 0.4, 0.15, brass()), { z: 0.4 }),
      ),
      { y: 6.6, z: 5.5 },
    ),
    chain(hoop, 1.25, brass()),
    chain(coiled, 1.25, brass()),
    ...[-11, 11].map(x => at(ring(0.9, 0.22, brass()), { x, y: 14.4, z: 0.4, ry: 0.6 })),
  )
}

/** Sling bag of canvas with a zip across. */
export const slingBag = (main: string): Object3D => {
  const cloth = duck(main)
  const face = piece(pad(25, 16, 4, 0, 8.6), cloth, { puff: 1.3, soft: 3, creases: 0.5, z: 2.9, cell: 0.4 })
  const pocket = piece(pad(21.5, 7.4, 2.2, 0, 5.6), canvas(darker(main, 0.12)), {
    puff: 0.8,
    soft: 1.4,
    creases: 0.2,
    on: face.high,
    cell: 0.4,
  })
  const line: Spot[] = [
    [-12, 14.6, 0],
    [-14.6, 15.4, 0.4],
    [-17, 9, 1.6],
    [-18.4, 1.6, 4],
    [-15, 0.4, 9],
    [-6, 0.3, 12],
    [5, 0.3, 12.4],
    [14, 0.3, 10.6],
    [18.6, 1.4, 6],
    [17.6, 8, 2.4],
    [14.8, 15.2, 0.6],
    [12, 14.6, 0],
  ]
  const lies = (t: number): Spot => {
    const flat = Math.max(0, Math.min(1, (0.5 - Math.abs(t - 0.5)) * 6 - 0.9))
    return [(t < 0.5 ? -1 : 1) * (1 - flat) + 0.001, 0.15 + flat, flat * 0.2]
  }
  return group(
    loft(
      [
        [0.2, 10.4, 2.6, 4],
        [0.8, 11.6, 3, 4],
        [8, 12.4, 3.1, 4],
        [14, 11.8, 3, 4],
        [16.8, 10, 2.4, 4],
      ],
      cloth,
    ),
    face.mesh,
    pocket.mesh,
    topstitch(
      pocket,
      trace([
        [-9.8, 8.2],
        [9.8, 8.2],
      ]),
      '#d8d2c4',
      0.8,
      0.18,
    ),
    at(
      zip(
        [
          [-10.4, 12.4, 4.1],
          [0, 12.4, 4.35],
          [10.4, 12.4, 4.1],
        ],
        darker(main, 0.5),
        [0, 0, 1],
        0.9,
      ),
      {},
    ),
    strap(line, 2.6, 0.35, canvas(darker(main, 0.3)), lies, 120),
    at(buckle(2.4, 3.6, 0.24, metal('#8d9096', 0.35)), { x: -8, y: 0.5, z: 11.5, rx: -Math.PI / 2, rz: 1.35 }),
    ...[-11.6, 11.6].map(x =>
      at(buckle(3.3, 1.5, 0.22, metal('#8d9096', 0.35)), { x, y: 14.4, z: 0.1, rz: x > 0 ? -0.35 : 0.35 }),
    ),
    at(box(2.6, 1.7, 0.2, 0.15, leather('#9a6b41')), { x: 7.6, y: 5.4, z: pocket.high(7.6, 5.4) + 0.08 }),
  )
}
