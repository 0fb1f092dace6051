import type { Material, Object3D } from 'three'
import { matte, print } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, group } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { along, insole, type Last, last, over, sole, upper } from '../parts/last.ts'
import { type Spot, strap } from '../parts/strips.ts'
import { calf, leather } from '../parts/stuffs.ts'
import { ankle, HEIGHT, heel, raised } from './pumps.ts'

const counterOf = (form: Last, stuff: Material, up = 5.4): Object3D =>
  upper(
    form,
    {
      to: 0.2,
      cut: along([
        [0, up],
        [0.1, up - 0.6],
        [0.2, 0.6],
      ]),
      off: 0.04,
    },
    stuff,
  )

const backOf = (form: Last, up: number, stuff: Material): Object3D => {
  const [x, y] = [form.x(0), form.bed(0)]
  return strap(
    [
      [x + 0.1, y + 3.4, 0],
      [x + 0.1, y + up - 0.4, 0],
      [x + 0.34, y + up + 0.6, 0],
    ],
    1.6,
    0.3,
    stuff,
    [-1, 0, 0],
    16,
  )
}

/** Sandal of thin straps on a thin heel. */
export const strappy = (main: string): Object3D => {
  const high = 8.6
  const stuff = calf(main, 0.3)
  const form = last({ length: 23.5, wide: 0.9, toe: 'almond', bed: raised(high), height: HEIGHT })
  const under = along([
    [0, high - 0.3],
    [0.12, high - 0.4],
    [0.24, high * 0.84 - 0.4],
    [0.42, high * 0.46 - 0.36],
    [0.58, high * 0.12 + 0.05],
    [0.7, 0.02],
    [0.86, 0.02],
    [1, 0.62],
  ])
  return group(
    sole(form, under, matte(darker(main, 0.3), 0.5), 0.05),
    insole(form, matte('#d9b98a', 0.7), 0.26),
    heel(form, high, [0.46, 0.42], [2.4, 2.3], stuff, 2.4, -0.3),
    over(form, 0.8, 0.86, 1.5, stuff),
    over(form, 0.62, 0.76, 1.1, stuff, 0.14),
    over(form, 0.76, 0.62, 1.1, stuff, 0.32),
    counterOf(form, stuff, 5.2),
    backOf(form, 7, stuff),
    ankle(form, 7.2, 0.95, stuff, 3),
  )
}

/** Sandal on a wedge of cork. */
export const wedge = (main: string): Object3D => {
  const high = 6.4
  const stuff = leather(main)
  const form = last({
    length: 24,
    wide: 0.98,
    toe: 'round',
    bed: [
      [0, high + 0.6],
      [0.14, high + 0.4],
      [0.34, high * 0.74 + 0.6],
      [0.54, high * 0.4 + 0.6],
      [0.72, 2],
      [0.88, 1.9],
      [1, 2.2],
    ],
    height: HEIGHT,
  })
  const cork = print(512, 256, specks, 0.9)
  cork.transparent = false
  cork.depthWrite = true
  return group(
    sole(
      form,
      along([
        [0, 0.3],
        [0.08, 0.04],
        [0.5, 0],
        [0.86, 0.05],
        [1, 0.7],
      ]),
      cork,
      0.22,
    ),
    sole(
      form,
      along([
        [0, 0.02],
        [0.08, 0],
        [0.86, 0],
        [1, 0.5],
      ]),
      matte('#6b4630', 0.7),
      0.2,
      -1.4,
    ),
    insole(form, leather('#d9b98a'), 0.22),
    over(form, 0.7, 0.8, 2.6, stuff, 0.14),
    over(form, 0.8, 0.7, 2.6, stuff, 0.34),
    counterOf(form, stuff, 4.8),
    backOf(form, 6.6, stuff),
    ankle(form, 7, 1.3, stuff),
  )
}

function specks(pen: CanvasRenderingContext2D, w: number, h: number): void {
  pen.fillStyle = '#c99a62'
  pen.fillRect(0, 0, w, h)
  for (let i = 0; i < 900; i += 1) {
    pen.fillStyle = noise(i + 5) > 0.5 ? '#a97840' : '#e0b880'
    pen.fillRect(noise(i) * w, noise(i + 3000) * h, 2 + noise(i + 77) * 5, 2 + noise(i + 99) * 5)
  }
}

/** Sandal on a small slim heel. */
export const kitten = (main: string): Object3D => {
  const high = 4
  const stuff = leather(main)
  const form = last({ length: 23.5, wide: 0.94, toe: 'almond', bed: raised(high), height: HEIGHT })
  const under = along([
    [0, high - 0.3],
    [0.12, high - 0.4],
    [0.24, high * 0.84 - 0.4],
    [0.42, high * 0.46 - 0.36],
    [0.58, high * 0.12 + 0.05],
    [0.7, 0.02],
    [0.86, 0.02],
    [1, 0.62],
  ])
  return group(
    sole(form, under, matte(darker(main, 0.35), 0.5), 0.06),
    insole(form, matte('#d9b98a', 0.7), 0.28),
    heel(form, high, [0.8, 0.8], [2.3, 2.3], stuff, 2.6, 0.2),
    over(form, 0.76, 0.8, 2.2, stuff),
    over(form, 0.62, 0.72, 1.1, stuff),
    over(form, 0.72, 0.62, 1.1, stuff, 0.3),
    slingOf(form, stuff),
  )
}

const slingOf = (form: Last, stuff: Material): Object3D => {
  const side = (z: number): Spot[] => [
    form.on(0.6, z > 0 ? Math.PI - 0.3 : 0.3, 0.1),
    [form.x(0.34), form.bed(0.34) + 4.4, z * 3],
    [form.x(0.12), form.bed(0.1) + 5.4, z * 2.7],
    [form.x(-0.01), form.bed(0) + 5.2, z * 1.3],
    [form.x(-0.03), form.bed(0) + 5.1, 0],
  ]
  return group(...[-1, 1].map(z => strap(side(z), 0.95, 0.3, stuff, t => [-t * t, 0.02, z * (1 - t * t * 0.98)], 40)))
}

/** A pair: the second stands behind, turned. */
export const couple = (make: () => Object3D, gap = 9.6, turn = 0.5, back = -2): Object3D =>
  group(at(group(make()), { z: gap / 2 }), at(group(at(make(), { ry: turn })), { z: -gap / 2, x: back }))
