import type { Material, Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Boot, bootSkin, collar, type Skin, skinOf, stitchRound } from '../parts/boot.ts'
import { along, type Last, last, sole } from '../parts/last.ts'
import { type Spot, stitches, strap, zip } from '../parts/strips.ts'
import { HEIGHT, heel, raised } from './pumps.ts'

const shapeOf = (form: Last, length: number, pointed: boolean): Boot => ({
  form,
  length,
  front: [
    [length / 2 - 0.1, 0],
    [length / 2 - 0.15, 0.5],
    [length / 2 - (pointed ? 1.6 : 0.5), 1.7],
    [length / 2 - 4, pointed ? 2.8 : 3.1],
    [length * 0.2, 4.2],
    [1.6, 6.4],
    [-1.4, 9],
    [-2.4, 12],
    [-2.2, 15.4],
    [-1.9, 16.4],
  ],
  back: [
    [0, -length / 2],
    [3, -length / 2 - 0.1],
    [7, -length / 2 + 0.7],
    [11, -length / 2 + 0.8],
    [17, -length / 2 - 0.2],
  ],
  shaft: [
    [0, 3.6],
    [6, 3.7],
    [10, 3.9],
    [17, 4.7],
  ],
  ankle: 7,
})

const sideZip = (skin: Skin, color: string): Object3D => {
  const line = Array.from({ length: 9 }, (_, i): Spot => skin.on(0.5 + i * 0.0575, 0.2, 0.1))
  return zip(line.reverse(), color, [-0.1, 0.1, 1], 0.04, 0.75)
}

/** Leather ankle boot on a stacked heel, zip at the side. */
export const stackedBoot = (main: string, stuff: Material): Object3D => {
  const high = 5.4
  const length = 24.5
  const form = last({ length, toe: 'round', bed: raised(high), height: HEIGHT })
  const skin = skinOf(shapeOf(form, length, false))
  return group(
    bootSkin(skin, stuff),
    collar(skin, darker(main, 0.2), 0.26),
    sole(
      form,
      along([
        [0, high - 0.5],
        [0.12, high - 0.6],
        [0.24, high * 0.84 - 0.6],
        [0.42, high * 0.46 - 0.5],
        [0.58, high * 0.12 - 0.1],
        [0.7, 0],
        [0.86, 0],
        [1, 0.55],
      ]),
      matte('#4a3626', 0.6),
      0.34,
      0.4,
    ),
    heel(form, high - 0.3, [2.5, 2.6], [3, 3], stackOf(), 3.4, -0.1),
    sideZip(skin, darker(main, 0.4)),
    stitchRound(skin, skin.tAt(4.4), 0.34, 0.66, lighter(main, 0.3)),
    pullTab(skin, stuff),
  )
}

const stackOf = () => matte('#5b4331', 0.55)

const pullTab = (skin: Skin, stuff: Material): Object3D => {
  const [x, y] = skin.on(1, 0, 0)
  return strap(
    [
      [x + 0.2, y - 2.4, 0],
      [x - 0.1, y + 1, 0],
      [x + 0.5, y + 1.5, 0],
      [x + 0.8, y - 1, 0],
    ],
    1.5,
    0.24,
    stuff,
    t => [Math.cos(t * 3.1) * -1, Math.sin(t * 3.1), 0.001],
    24,
  )
}

/** Pointed ankle boot with embroidered flowers on a thin heel. */
export const flowerBoot = (main: string, stuff: Material): Object3D => {
  const high = 6.4
  const length = 25.5
  const form = last({ length, wide: 0.96, toe: 'point', bed: raised(high), height: HEIGHT })
  const skin = skinOf(shapeOf(form, length, true))
  const thread = ['#f0bf3c', '#f0c6c6', '#e0623c', '#9dd2bd']
  const flower = (t: number, u: number, size: number, i: number): Object3D[] =>
    Array.from({ length: 6 }, (_, k) => {
      const turn = (k / 6) * Math.PI * 2 + i
      const tip = skin.on(t + Math.sin(turn) * size * 0.052, u + Math.cos(turn) * size * 0.034, 0.14)
      const middle = skin.on(t + Math.sin(turn) * size * 0.012, u + Math.cos(turn) * size * 0.008, 0.16)
      return strap(
        [middle, mix(middle, tip, 0.5), tip],
        w => 0.25 + Math.sin(w * Math.PI) * size * 0.62,
        0.14,
        matte(thread[(i + (k % 2)) % 4] ?? '#f0bf3c', 0.6),
        [0, 0.1, 1],
        12,
      )
    })
  const stem = (from: readonly [number, number], to: readonly [number, number]) =>
    stitches(
      Array.from({ length: 12 }, (_, i) =>
        skin.on(
          from[0] + ((to[0] - from[0]) * i) / 11,
          from[1] + ((to[1] - from[1]) * i) / 11 + Math.sin(i * 0.5) * 0.006,
          0.12,
        ),
      ),
      '#8fbf9a',
      0.42,
      0.2,
    )
  return group(
    bootSkin(skin, stuff),
    collar(skin, darker(main, 0.25), 0.26),
    sole(
      form,
      along([
        [0, high - 0.3],
        [0.12, high - 0.4],
        [0.24, high * 0.84 - 0.4],
        [0.42, high * 0.46 - 0.36],
        [0.58, high * 0.12 + 0.05],
        [0.7, 0.02],
        [0.86, 0.02],
        [1, 0.72],
      ]),
      matte('#2c2420', 0.6),
      0.14,
      0.2,
    ),
    heel(form, high, [0.7, 0.66], [2.7, 2.6], stuff, 2.4, -0.2),
    stem([0.56, 0.16], [0.95, 0.24]),
    stem([0.6, 0.2], [0.8, 0.3]),
    stem([0.5, 0.3], [0.66, 0.24]),
    ...flower(0.9, 0.235, 1.5, 0),
    ...flower(0.72, 0.2, 1.7, 1),
    ...flower(0.78, 0.3, 1.2, 2),
    ...flower(0.58, 0.26, 1.4, 3),
    ...flower(0.44, 0.34, 1, 0),
    pullTab(skin, stuff),
  )
}

const mix = (a: Spot, b: Spot, t: number): Spot => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
