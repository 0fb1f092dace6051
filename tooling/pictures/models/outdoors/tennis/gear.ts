import { MeshPhysicalMaterial, type Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { glass, gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, placed, ring, rod, turned } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block } from '../../home/parts/shape.ts'
import { racket, tennisBall } from '../parts/rackets.ts'

type Spot = readonly [x: number, y: number, z: number]

/** Clear can with two balls in it, its lid beside, and balls before it. */
export const clearCan = (): Object3D =>
  group(
    at(tennisBall(), { y: 0.6, ry: 1 }),
    at(tennisBall('#d6e14a', [1, 0.5, 0]), { y: 7.4 }),
    at(tennisBall('#d6e14a', [0.2, 1.5, 0.6]), { y: 14.1 }),
    drum(3.7, 3.7, 0.7, plastic('#3c6f5f', 0.4), 0.2),
    turned(
      [
        [3.72, 0.4],
        [3.72, 21.4, 0.2],
      ],
      glass('#eef6f4', 0.24),
    ),
    at(ring(3.72, 0.14, glass('#ffffff', 0.6)), { y: 21.4, rx: Math.PI / 2 }),
    at(
      turned(
        [
          [3.76, 2.2],
          [3.76, 5.6],
        ],
        matte('#3c6f5f', 0.5),
      ),
      {},
    ),
    placed(drum(4, 4, 1.1, plastic('#3c6f5f', 0.4), 0.3), { x: -8, y: 4, z: 1.6, rx: Math.PI / 2 - 0.2, rz: 0.2 }),
    at(tennisBall('#d6e14a', [0.3, 0.6, 1]), { x: 7.8, z: 2.4 }),
    at(tennisBall('#d6e14a', [1.3, 0.2, 0.3]), { x: 12.8, z: -3 }),
  )

/** Metal can with its ring pulled and four balls in a row before it. */
export const pressureCan = (): Object3D =>
  group(
    placed(
      group(
        drum(3.8, 3.8, 26, new MeshPhysicalMaterial({ color: '#c33d33', metalness: 0.5, roughness: 0.34 }), 0.3),
        ...[0.4, 25.6].map(y => at(ring(3.8, 0.22, metal('#cfd2d6', 0.25)), { y, rx: Math.PI / 2 })),
        ...[6, 7.4].map(y => at(drum(3.84, 3.84, 0.7, matte('#f3efe4', 0.5), 0.1), { y })),
        at(drum(3.3, 3.3, 0.1, matte('#2b2a28'), 0), { y: 25.98 }),
      ),
      { x: -8, z: -6 },
    ),
    placed(
      group(
        drum(3.4, 3.4, 0.12, metal('#cfd2d6', 0.25), 0.04),
        at(ring(1.1, 0.18, metal('#b9bcc2', 0.25)), { x: 2.4, y: 0.5, rx: 1.2 }),
      ),
      { x: -4.4, y: 0.1, z: 9.5 },
    ),
    ...[0, 1, 2, 3].map(i =>
      at(tennisBall('#d6e14a', [i * 0.9, i * 0.5 + 0.3, i * 0.4]), { x: -9.5 + i * 7.1, z: 3.4 - i * 0.4 }),
    ),
  )

/** Six balls of two colours in a net bag that hangs from a hook; the lowest point is at y = 0. */
export const netBag = (main: string): Object3D => {
  const spots: Spot[] = [
    [0, 0.4, 0],
    [-3.9, 5, 1],
    [3.7, 5.4, 1.4],
    [0, 9.6, 3],
    [-3.4, 11.6, -2],
    [3.6, 11.2, -2],
  ]
  const cord = matte('#33373c', 0.9)
  const reach = (y: number) =>
    y < 8 ? 4 + 3.6 * Math.sin((y / 8) * 1.57) : y < 15 ? 7.6 : 7.6 * Math.max(0.04, 1 - (y - 15) / 9)
  const line = (turn: number, a: number): Object3D =>
    rod(
      Array.from({ length: 16 }, (_, i): Spot => {
        const y = -0.4 + (i / 15) * 24.4
        const b = a + turn * y * 0.13
        return [Math.cos(b) * reach(Math.max(0, y)), y, Math.sin(b) * reach(Math.max(0, y)) + 0.6]
      }),
      0.1,
      cord,
    )
  return group(
    ...spots.map(([x, y, z], i) =>
      at(tennisBall(i % 2 ? '#d6e14a' : main, [i, i * 0.7, 0.4], i % 2 ? main : '#d6e14a'), { x, y, z }),
    ),
    ...Array.from({ length: 13 }, (_, i) => group(line(1, (i / 13) * 6.283), line(-1, (i / 13) * 6.283))),
    rod(
      [
        [0, 23.6, 0.6],
        [-1.2, 28, 0.4],
        [0, 33, 0],
        [1.2, 28, 0.4],
        [0, 23.6, 0.6],
      ],
      0.22,
      cord,
    ),
    at(ball(0.7, matte(main)), { y: 24, z: 0.6 }),
    placed(drum(0.7, 0.7, 5, metal('#b98d4f', 0.3), 0.2), { y: 32.6, z: -4, rx: Math.PI / 2 }),
  )
}

/** Base filled with water, an elastic cord in an arc, the ball beside. */
export const soloTrainer = (main: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [13.6, 0, 1],
        [14, 3, 1.5],
        [11, 8, 2.5],
        [5, 10.4, 1.5],
        [3.6, 9.4, 0.6],
        [0, 9],
      ],
      gloss(main),
    ),
    at(ring(13.6, 0.5, rubber('#2a2c30')), { y: 0.6, rx: Math.PI / 2 }),
    at(drum(2.2, 2.2, 2.2, plastic('#2a2c30', 0.4), 0.4), { y: 8.8 }),
    placed(drum(1.6, 1.6, 1.6, plastic('#f2efe6'), 0.3), { x: 7.4, y: 7.2, z: 5, rx: 0.5, rz: -0.5 }),
    rod(
      [
        [0, 11, 0],
        [2, 17, 3],
        [12, 20, 8],
        [21, 11, 9],
        [25, 3.6, 6],
        [29, 1, 8],
        [32.4, 3.2, 9.4],
      ],
      0.26,
      rubber('#2a2c30'),
    ),
    at(tennisBall('#d6e14a', [0.5, 0.9, 0.2]), { x: 35.4, z: 10 }),
  )

const shell = (main: string) => fabric({ color: main, weave: 'canvas' })

/** Backpack of 52 cm for two rackets whose grips stick out. */
export const backpack = (main: string): Object3D => {
  const dark = shell(darker(main, 0.25))
  const swell = (x: number, y: number, z: number): Spot => [
    x * (1 - 0.12 * Math.max(0, y / 26) ** 2),
    y,
    z * (1 + 0.1 * Math.sin(((y + 26) / 52) * Math.PI)),
  ]
  return group(
    at(block([32, 52, 15], 6.5, shell(main), swell, 18), { y: 26 }),
    at(
      block([25, 27, 6], 2.8, dark, (x, y, z) => [x * (1 - 0.05 * (y / 13)), y, z], 12),
      { y: 16.5, z: 8 },
    ),
    rod(
      [
        [-11, 25.4, 11.2],
        [0, 26, 11.4],
        [11, 25.4, 11.2],
      ],
      0.26,
      matte('#d8d4c8'),
    ),
    rod(
      [
        [-13.6, 30, 7.4],
        [-12.4, 44, 6.4],
        [0, 50.4, 5.2],
        [12.4, 44, 6.4],
        [13.6, 30, 7.4],
      ],
      0.3,
      matte('#d8d4c8'),
    ),
    ...[-1, 1].map(s => at(block([6, 18, 11], 2.6, dark), { x: s * 17, y: 12 })),
    at(group(drum(3.4, 3.4, 21, matte('#dfe3e0', 0.4), 0.8), at(drum(2, 3, 3.4, matte('#34373c'), 0.4), { y: 21 })), {
      x: 17.6,
      y: 7,
    }),
    rod(
      [
        [-4, 51.4, -2],
        [-3, 56, -2],
        [3, 56, -2],
        [4, 51.4, -2],
      ],
      0.9,
      dark,
    ),
    ...[-1, 1].map(s =>
      placed(racket(s > 0 ? '#c9483c' : '#3f4752', { grip: s > 0 ? '#e7e2d6' : '#26282c' }), {
        x: s * 5.4,
        y: 74,
        z: -3.4,
        rz: Math.PI - s * 0.06,
      }),
    ),
  )
}

/** Long holdall of 78 cm, open on three grips. */
export const holdall = (main: string): Object3D => {
  const dark = shell(darker(main, 0.3))
  const form = (x: number, y: number, z: number): Spot => {
    const taper = 1 - 0.34 * Math.max(0, (x + 6) / 45)
    return [x, y * taper - (1 - taper) * 6, z * (0.9 + 0.1 * taper)]
  }
  return group(
    at(block([76, 32, 20], 8, shell(main), form, 20), { y: 16 }),
    at(block([34, 17, 4], 2, dark, undefined, 10), { x: -14, y: 13, z: 9.4 }),
    rod(
      [
        [-30, 20.6, 11],
        [-14, 21.4, 11.6],
        [2, 20.6, 11.2],
      ],
      0.28,
      matte('#d8d4c8'),
    ),
    ...[0, 1, 2].map(i =>
      placed(
        group(
          drum(1.7, 1.75, 20, rubber(['#e7e2d6', '#2b2d31', '#c9483c'][i] ?? '#2b2d31'), 0.4),
          drum(2, 2, 1.6, matte('#22242a'), 0.3),
        ),
        { x: 54, y: 8.6 + i * 4.6, z: 1.4 - Math.abs(i - 1) * 1.8, rz: Math.PI / 2 - 0.1 * (i - 1) },
      ),
    ),
    ...[-1, 1].map(s =>
      rod(
        [
          [-16, 28, s * 6],
          [-13, 37, s * 3],
          [0, 40, s * 2],
          [10, 36, s * 3],
          [12, 24, s * 6],
        ],
        1,
        dark,
      ),
    ),
    placed(box(9, 3.4, 7, 1.4, shell(lighter(main, 0.12))), { x: -1, y: 39.6, z: 0 }),
    rod(
      [
        [30, 24, 4],
        [24, 29.6, 0],
        [6, 31.4, 0],
        [-30, 31.4, 0],
      ],
      0.3,
      matte('#d8d4c8'),
    ),
  )
}

/** Cap lying on its rim. */
export const cap = (color: string): Object3D => {
  const dome = at(ball(9, matte(color, 0.9)), {})
  dome.scale.set(1, 0.86, 1.1)
  const brim = at(drum(8.4, 8.8, 0.7, matte(darker(color, 0.12), 0.9), 0.2), { y: 0.1, z: 7.4 })
  return group(dome, brim, at(ball(0.8, matte(color)), { y: 7.8 }))
}
