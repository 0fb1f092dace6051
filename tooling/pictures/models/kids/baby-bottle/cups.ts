import type { Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { cloth, metal, plastic } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, drum, group, ring, rod, slab, thrown, turned } from '../../../studio/shapes.ts'
import { pillow, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { shaped } from '../../home/parts/shape.ts'
import { collar, duckBill, filling, frosted, handles, marks, type Outline, silicone } from './parts.ts'

const water = () => clear('#9ec6cf', 0.34)

/** Lid of a straw cup: low cap, straw bent forward, cover flipped back on its hinge. */
const strawLid = (r: number, main: string, straw: string): Object3D => {
  const stuff = plastic(main, 0.4)
  return group(
    collar(r, 1.9, main),
    at(drum(r * 0.66, r * 0.84, 1, stuff, 0.4), { y: 1.8 }),
    at(drum(0.85, 1.1, 0.9, silicone(straw), 0.2), { y: 2.5, z: 0.3 }),
    rod(
      [
        [0, 2.4, 0.3],
        [0, 4.2, 0.4],
        [0.1, 5.2, 0.7],
        [0.5, 5.9, 1.5],
        [0.8, 6.3, 2.5],
      ],
      0.52,
      silicone(straw),
    ),
    at(drum(0.5, 0.5, 2.6, plastic(darker(main, 0.12)), 0.1), { x: 1.3, y: 2.5, z: -r * 0.72, rz: Math.PI / 2 }),
    at(
      group(
        turned(
          [
            [0, 1.5],
            [r * 0.5, 1.5, 0.7],
            [r * 0.72, 0, 0.1],
          ],
          stuff,
        ),
      ),
      { y: 4.6, z: -r * 0.9, rx: -Math.PI / 2 + 0.25 },
    ),
  )
}

const TUBBY: Outline = [
  [0, 0.1],
  [3.4, 0.1, 1],
  [4.2, 3, 3],
  [4.2, 9.2, 0.8],
  [3.6, 9.8],
]

/** Tubby straw cup with two handles; a weighted straw shows through the wall. */
export const strawCup = (main: string): Object3D =>
  group(
    rod(
      [
        [0, 10, 0],
        [0.2, 7, 0],
        [1, 4, 0.6],
        [1.6, 1.6, 0.8],
      ],
      0.42,
      silicone('#f6f0e6'),
    ),
    at(drum(0.75, 0.75, 1.5, metal('#b9bdc2', 0.3), 0.4), { x: 1.2, y: 0.8, z: 0.8 }),
    filling(TUBBY, 0.68, water(), 0.3),
    turned(TUBBY, clear(lighter(main, 0.35), 0.5)),
    drum(4, 3.5, 1.3, plastic(main, 0.42), 0.6),
    at(drum(4.26, 4.26, 1.7, plastic(main, 0.42), 0.4), { y: 7 }),
    handles(4, 3.4, 4.2, 3.4, plastic(main, 0.42), 0.74),
    at(marks(4.23, 4.4, 300, 100, darker(main, 0.45), 0.8), { y: 4.2 }),
    at(strawLid(4.1, main, '#f6f0e6'), { y: 9 }),
  )

/** Straw bottle of soft matt silicone, pressed in at the middle. */
export const softCup = (main: string): Object3D => {
  const body = shaped(
    turned(
      [
        [0, 0],
        [3, 0, 1],
        [3.5, 2.4, 2],
        [3.5, 4.4, 1],
        [3.5, 6.4, 1],
        [3.4, 8.4, 2],
        [2.7, 10.2, 0.8],
        [2.7, 10.8],
      ],
      silicone(main),
    ),
    (x, y, z) => {
      const angle = Math.atan2(x, z)
      const high = Math.exp(-(((y - 5.2) / 1.9) ** 2))
      const pressed = Math.exp(-(((angle - 0.75) / 0.5) ** 2)) + Math.exp(-(((angle + 1.5) / 0.6) ** 2)) * 0.8
      const k = 1 - 0.3 * high * pressed
      return [x * k, y, z * k]
    },
  )
  return group(body, at(strawLid(3.05, '#fbf3e8', main), { y: 10.3 }))
}

/** Round-bellied cup with a duck-bill spout and two big loops. */
export const spoutCup = (main: string): Object3D => {
  const loops = plastic(main, 0.42)
  const loop = (s: number) => {
    const one = at(ring(3, 0.74, loops), { x: s * 6.1, y: 5.4, rz: s * 0.14 })
    one.scale.set(0.9, 1.16, 1)
    return one
  }
  return group(
    thrown(
      [
        [0, 0.05],
        [2.6, 0.05],
        [3.2, 0.3],
        [4.2, 2.6],
        [4.6, 5],
        [4.1, 7.4],
        [3.3, 8.8],
        [3.1, 9.4],
      ],
      plastic(lighter(main, 0.42), 0.4),
    ),
    loop(-1),
    loop(1),
    at(drum(3.7, 3.7, 1, loops, 0.3), { y: 8.5 }),
    at(collar(3.5, 1.7, main), { y: 9 }),
    at(duckBill('#f4e2cf'), { y: 10.6 }),
  )
}

const MUG: Outline = [
  [0, 0.1],
  [3.1, 0.1, 1.1],
  [3.8, 6.4, 1],
  [3.9, 7],
]

/** Rim with a clear valve disc set in it. */
const valve = (r: number, rim: string): Object3D =>
  group(
    at(drum(r * 0.9, r * 0.94, 0.4, frosted('#f3f6f4', 0.9), 0.15), { y: 0.9 }),
    at(ball(0.9, silicone('#f3f6f4')), { y: 1.1 }),
    at(ring(r, 0.55, plastic(rim, 0.38)), { y: 1.3, rx: Math.PI / 2 }),
    drum(r * 1.05, r * 1.06, 1.2, plastic(rim, 0.38), 0.25),
  )

/** Low learner cup with a round rim under a valve disc; water shows through the tinted wall. */
export const learnerCup = (main: string, upturned = false): Object3D => {
  const cup = group(
    upturned
      ? at(
          filling(
            [
              [0, 0],
              [2.6, 0],
              [3.2, 0],
              [3.5, 5],
            ],
            0.9,
            clear('#cfe4ea', 0.5),
            0.1,
          ),
          { y: 3 },
        )
      : filling(MUG, 0.7, clear('#cfe4ea', 0.5), 0.3),
    turned(MUG, frosted(main, 0.82, 0.14)),
    drum(3.4, 3.2, 0.9, plastic(main, 0.4), 0.4),
    handles(3.6, 1.6, 4, 3, plastic(main, 0.42), 0.8),
    at(valve(3.75, '#f7f5f0'), { y: 6.8 }),
  )
  return upturned ? group(at(cup, { y: 8.65, rz: Math.PI })) : cup
}

/** Learner cup of half-clear plastic with raised marks, its wall more upright. */
export const markedCup = (main: string): Object3D => {
  const body: Outline = [
    [0, 0.1],
    [3.5, 0.1, 0.8],
    [3.6, 7.8, 0.8],
    [3.6, 8.2],
  ]
  return group(
    filling(body, 0.92, plastic('#f4dcaa', 0.4), 0.3),
    turned(body, frosted(lighter(main, 0.3), 0.6)),
    at(marks(3.66, 6.2, 200, 50, '#ffffff', 0.9), { y: 3.9 }),
    handles(3.4, 2, 4.6, 3.2, plastic(main, 0.42), 0.84),
    at(valve(3.6, main), { y: 7.9 }),
  )
}

/** Slice of toast lying. */
export const toast = (): Object3D =>
  group(
    at(slab(rounded(8.4, 8, 1.8), 1.2, 0.4, plastic('#a8703a', 0.8)), { y: 0.6, rx: -Math.PI / 2 }),
    at(slab(rounded(7.6, 7.2, 1.5), 0.5, 0.2, plastic('#e2b878', 0.9)), { y: 1.05, rx: -Math.PI / 2 }),
  )

/** Straw hat lying on its brim. */
export const strawHat = (band: string): Object3D => {
  const straw = fabric({ color: '#e0c48e', weave: 'knit' })
  return group(
    thrown(
      [
        [15, 0.6],
        [12.5, 0.3],
        [9.4, 0.7],
        [8.6, 1.6],
        [8.2, 5],
        [7, 7.4],
        [3.6, 8.6],
        [0, 8.8],
      ],
      straw,
    ),
    at(drum(8.5, 8.9, 2, fabric({ color: band, weave: 'canvas' }), 0.2), { y: 1.4 }),
  )
}

/** Soft bag for nappies, standing, with two straps. */
export const nappyBag = (color: string): Object3D => {
  const stuff = cloth(color, 14, 1.4)
  const strap = (z: number) =>
    rod(
      [
        [-6, 17, z],
        [-5, 23, z * 1.2],
        [0, 25, z * 1.3],
        [5, 23, z * 1.2],
        [6, 17, z],
      ],
      0.6,
      stuff,
    )
  return group(
    at(pillow(27, 21, 14, stuff, 0.4), { y: 10 }),
    strap(2.6),
    strap(-2.6),
    at(pillow(15, 10, 4, cloth(darker(color, 0.12), 8, 1.4), 0.3), { y: 7.4, z: 5.6 }),
  )
}
