import type { Material, Object3D } from 'three'
import { matte, metal, rubber } from '../../../studio/materials.ts'
import { at, ball, group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { along, insole, type Last, last, over, sole, upper } from '../parts/last.ts'
import { buckle, type Spot, strap } from '../parts/strips.ts'
import { leather, nylon } from '../parts/stuffs.ts'

const HEIGHT = [
  [0, 5],
  [0.1, 6],
  [0.36, 7.2],
  [0.56, 6.2],
  [0.72, 4.8],
  [0.86, 3.8],
  [1, 2.8],
] as const

const slabOf = (thick: number, wide: number, length = 27): Last =>
  last({
    length,
    wide,
    toe: 'round',
    bed: [
      [0, thick + 0.3],
      [0.3, thick],
      [0.7, thick - 0.1],
      [1, thick + 0.3],
    ],
    height: HEIGHT,
  })

const flat = along([
  [0, 0.5],
  [0.06, 0.1],
  [0.5, 0],
  [0.9, 0.1],
  [1, 0.7],
])

/** Strappy sandal of webbing on a thick tread. */
export const webSandal = (main: string): Object3D => {
  const form = slabOf(3, 1.12)
  const web = nylon(main, 0.7)
  const place = (share: number, turn: number) => {
    const [x, y, z] = form.on(share, turn, 0.6)
    return { x, y, z }
  }
  return group(
    sole(form, share => flat(share) + 1.1, matte('#c9b893', 0.8), 0.3, 0.3),
    sole(form, flat, rubber('#33312d'), 0.36, -1.7),
    insole(form, matte('#6f6a58', 0.9), 0.4),
    over(form, 0.72, 0.79, 2.6, web, 0.2),
    over(form, 0.53, 0.57, 2.6, web, 0.2),
    over(form, 0.78, 0.55, 2, nylon(darker(main, 0.25), 0.7), 0.5),
    slingBack(form, web, 2.2),
    at(buckle(3, 2.2, 0.26, matte('#26282c', 0.5)), { ...place(0.56, 2.2), rx: -0.7 }),
    at(buckle(3, 2.2, 0.26, matte('#26282c', 0.5)), { ...place(0.765, 2.3), rx: -0.7 }),
  )
}

const slingBack = (form: Last, stuff: Material, wide: number, up = 5.4): Object3D => {
  const side = (z: number): Spot[] => [
    form.on(0.5, z > 0 ? Math.PI - 0.4 : 0.4, 0.2),
    [form.x(0.3), form.bed(0.3) + up * 0.74, z * 3.5],
    [form.x(0.1), form.bed(0.1) + up, z * 3],
    [form.x(0.0), form.bed(0) + up, z * 1.7],
    [form.x(-0.02), form.bed(0) + up, 0],
  ]
  return group(...[-1, 1].map(z => strap(side(z), wide, 0.32, stuff, t => [-t * t, 0.02, z * (1 - t * t * 0.98)], 40)))
}

/** Thin leather sandal with a toe post and an ankle strap. */
export const thinSandal = (main: string): Object3D => {
  const form = slabOf(1.2, 0.96, 25)
  const stuff = leather(main)
  const [px, py] = form.on(0.84, Math.PI / 2, 0)
  const post: Spot[] = [
    [px + 0.6, form.bed(0.86) + 0.1, 0.6],
    [px + 0.2, py - 1.4, 0.5],
    [px - 1.2, py - 0.1, 0.3],
  ]
  const run = (z: number): Spot[] => [
    [px - 1.2, py - 0.1, 0.3],
    form.on(0.68, Math.PI / 2 + z * 0.35, 0.1),
    form.on(0.5, Math.PI / 2 + z * 0.75, 0.1),
    [form.x(0.3), form.bed(0.3) + 4.6, z * 3.2],
    [form.x(0.1), form.bed(0.1) + 5, z * 2.7],
    [form.x(-0.015), form.bed(0) + 5, 0],
  ]
  return group(
    sole(form, flat, matte('#6b4a32', 0.6), 0.12, 0.1),
    insole(form, matte('#d9b98a', 0.7), 0.3),
    strap(post, 0.8, 0.3, stuff, [0.3, 0.5, 0], 20),
    ...[-1, 1].map(z =>
      strap(run(z), 0.85, 0.28, stuff, t => [t > 0.8 ? -0.7 : 0.1, 1 - t * 0.8, z * (0.4 + t * 0.5)], 60),
    ),
    over(form, 0.66, 0.66, 0.9, stuff, 0.14),
    upper(
      form,
      {
        to: 0.16,
        cut: along([
          [0, 5],
          [0.08, 4.4],
          [0.16, 0.8],
        ]),
        off: 0.05,
      },
      stuff,
    ),
    at(buckle(1.5, 1.3, 0.14, metal('#d0a95c', 0.26)), { x: form.x(0.26), y: form.bed(0.26) + 4.75, z: 3.45 }),
    at(ball(0.5, metal('#d0a95c', 0.3)), { x: px - 1.2, y: py + 0.1, z: 0.3 }),
  )
}

/** Flip-flop with a V strap. */
export const flipFlop = (main: string, thick: number): Object3D => {
  const form = slabOf(thick, 1.08)
  const band = rubber(thick > 2.4 ? darker(main, 0.12) : lighter(main, 0.72))
  const [px] = form.on(0.8, 0.5)
  const knot: Spot = [px, form.bed(0.8) + 2.7, 0.6]
  const run = (z: number): Spot[] => [
    knot,
    form.on(0.66, Math.PI / 2 + z * 0.62, 0.1),
    form.on(0.52, Math.PI / 2 + z * 1.05, 0.2),
    [form.x(0.4), form.bed(0.4) + 0.5, z * (form.half(0.4) - 0.3)],
  ]
  return group(
    sole(form, share => flat(share) + thick * 0.34, matte(main, 0.8), 0.3, 0.1),
    sole(form, flat, rubber(thick > 2.4 ? lighter(main, 0.6) : darker(main, 0.3)), 0.36, -thick * 0.6),
    insole(form, matte(thick > 2.4 ? lighter(main, 0.16) : darker(main, 0.14), 0.9), 0.26, 0.9),
    strap(
      [[px + 0.5, form.bed(0.82) + 0.1, 0.6], [px + 0.3, form.bed(0.8) + 1.6, 0.6], knot],
      0.9,
      0.7,
      band,
      [1, 0.2, 0],
      16,
    ),
    ...[-1, 1].map(z =>
      strap(
        run(z),
        t => 1.3 + Math.sin(t * Math.PI) * 0.9,
        0.55,
        band,
        t => [0.3, 1 - t * 0.5, z * (0.2 + t * 0.7)],
        50,
      ),
    ),
  )
}

/** Foam slide, or a slipper of fleece. */
export const slide = (main: string, fleece: boolean): Object3D => {
  const form = slabOf(fleece ? 2.4 : 3.4, 1.14)
  const stuff = fleece ? matte(main, 1) : matte(main, 0.75)
  const cut = fleece
    ? along([
        [0.4, 0.4],
        [0.46, 5],
        [0.5, 9],
        [1, 9],
      ])
    : along([
        [0.46, 9],
        [0.84, 9],
      ])
  return group(
    sole(form, share => flat(share) + (fleece ? 1 : 0.9), matte(fleece ? '#e9dfcc' : main, 0.85), 0.4, 0.3),
    sole(form, flat, rubber(fleece ? '#8a7a66' : darker(main, 0.25)), 0.42, fleece ? -1.3 : -2.3),
    insole(form, matte(fleece ? '#f6efe2' : darker(main, 0.1), 1), 0.5, 0.96),
    upper(form, { from: fleece ? 0.42 : 0.48, to: fleece ? 1 : 0.83, cut, off: fleece ? 0.5 : 0.45 }, stuff),
    upper(
      form,
      { from: fleece ? 0.42 : 0.48, to: fleece ? 1 : 0.83, cut, off: fleece ? 0.1 : -0.1 },
      matte(fleece ? '#f6efe2' : darker(main, 0.2), 1),
    ),
    over(
      form,
      fleece ? 0.445 : 0.485,
      fleece ? 0.445 : 0.485,
      fleece ? 1.8 : 0.9,
      matte(fleece ? '#f6efe2' : main, 1),
      fleece ? 0.4 : 0.2,
      [0.02, Math.PI - 0.02],
      fleece ? 1.5 : 0.75,
    ),
    ...(fleece ? [] : [over(form, 0.825, 0.825, 0.9, matte(main, 0.75), 0.2, [0.02, Math.PI - 0.02], 0.75)]),
    ...(fleece
      ? []
      : [0.56, 0.65, 0.74].map(share =>
          over(form, share, share, 0.9, matte(lighter(main, 0.12), 0.75), 0.5, [0.3, Math.PI - 0.3], 0.3),
        )),
  )
}
