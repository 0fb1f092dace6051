import type { Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { shoe } from '../../../studio/cloth/shoe.ts'
import { matte, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, group, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { along, insole, last, over, sole, upper } from '../parts/last.ts'
import { type Spot, strap } from '../parts/strips.ts'
import { nylon, suede } from '../parts/stuffs.ts'

/** Low walking shoe. */
export const lowShoe = (main: string, rough: boolean): Object3D =>
  shoe({
    upper: rough ? suede(main) : fabric({ color: main, weave: 'canvas' }),
    lining: darker(main, 0.4),
    sole: matte(rough ? '#8a7355' : lighter(main, 0.6), 0.8),
    outsole: rubber('#2a2928'),
    stack: [3.4, 2.9, 2.5],
    rocker: [1.5, 0.5],
    collar: 9.2,
    laces: rough ? '#e0b24a' : '#f2efe6',
    lugs: 12,
    toeCap: rubber('#33312f'),
    heelTab: rubber(darker(main, 0.5)),
    stripe: suede(darker(main, 0.3)),
  })

/** Dried mud on a sole. */
export const clods = (): Object3D =>
  group(
    ...Array.from({ length: 9 }, (_, i) => {
      const clod = ball(0.9, matte('#6b5138'))
      clod.scale.set(1.3, 0.5, 0.9 + (i % 3) * 0.3)
      return at(clod, { x: -12 + i * 3 + (i % 2), y: 0.4 + (i % 3) * 0.3, z: (i % 2 ? 1 : -1) * (2.6 + (i % 3) * 0.5) })
    }),
  )

/** Water shoe of webbing with a cord lock and holes in its sole. */
export const waterShoe = (main: string, open: boolean): Object3D => {
  const form = last({
    length: 28.5,
    wide: 1.12,
    toe: 'round',
    bed: [
      [0, 3.4],
      [0.3, 2.9],
      [0.7, 2.5],
      [0.9, 2.8],
      [1, 3.6],
    ],
    height: [
      [0, 6.4],
      [0.14, 7],
      [0.34, 8.4],
      [0.5, 7.6],
      [0.66, 6],
      [0.8, 5],
      [0.92, 4.4],
      [1, 3.4],
    ],
  })
  const web = nylon(main, 0.6)
  const dark = nylon(darker(main, 0.5), 0.7)
  const low = along([
    [0, 0.6],
    [0.12, 0.1],
    [0.6, 0],
    [0.88, 0.3],
    [1, 1.3],
  ])
  const cord = matte('#f0bf3c', 0.7)
  const zig = (share: number, side: number): Spot => form.on(share, Math.PI / 2 + side * 0.36, 0.5)
  const cords = [0.42, 0.48, 0.54, 0.6].flatMap(share =>
    [-1, 1].map(side =>
      rod([zig(share, side), form.on(share + 0.03, Math.PI / 2, 0.7), zig(share + 0.06, -side)], 0.22, cord),
    ),
  )
  const [lx, ly] = form.on(0.4, Math.PI / 2, 1)
  return group(
    insole(form, matte('#3a3d40', 0.9), 0.2),
    sole(form, share => low(share) + 0.9, matte(lighter(main, 0.72), 0.7), 0.4, 0.7),
    sole(form, low, rubber('#2c2e31'), 0.5, -1.2),
    ...Array.from({ length: 8 }, (_, i) =>
      at(box(1.3, 0.8, 14, 0.35, matte('#1f2123', 0.9)), {
        x: form.x(0.2 + i * 0.075),
        y: form.bed(0.2 + i * 0.075) - 0.7,
      }),
    ),
    upper(
      form,
      {
        from: open ? 0.8 : 0.72,
        cut: along([
          [0.7, 3.4],
          [0.8, 6],
          [1, 9],
        ]),
        off: 0.1,
      },
      open ? rubber(darker(main, 0.4)) : dark,
    ),
    upper(
      form,
      {
        to: 0.24,
        cut: along([
          [0, 6],
          [0.1, 5.6],
          [0.24, 2.4],
        ]),
        off: 0.1,
      },
      dark,
    ),
    upper(form, { cut: () => 1.7, off: 0.16 }, rubber(darker(main, 0.35))),
    ...(open
      ? [
          over(form, 0.56, 0.66, 3, web, 0.24),
          over(form, 0.7, 0.62, 2.6, web, 0.5),
          over(form, 0.3, 0.4, 2.6, web, 0.3),
        ]
      : [0.28, 0.38, 0.48, 0.58, 0.68].map((share, i) =>
          group(
            over(form, share, share + 0.05, 1.5, web, 0.25, [0.05, Math.PI / 2 - 0.42]),
            over(form, share + 0.05, share, 1.5, web, 0.25, [Math.PI / 2 + 0.42, Math.PI - 0.05]),
            ...(i === 4 ? [over(form, 0.7, 0.7, 2.4, dark, 0.3)] : []),
          ),
        )),
    ...(open ? [] : cords),
    ...(open
      ? []
      : [
          at(box(1.6, 1.2, 1.4, 0.4, plastic('#24272c')), { x: lx, y: ly }),
          rod(
            [
              [lx - 0.4, ly, 0],
              [lx - 2.4, ly + 1.4, 1],
              [lx - 3.4, ly - 0.6, 0.4],
              [lx - 0.6, ly, 0],
            ],
            0.2,
            cord,
          ),
        ]),
    strap(
      [form.on(0.02, 1.2, 0.2), [form.x(-0.03), form.bed(0) + 7.4, 0], form.on(0.02, Math.PI - 1.2, 0.2)],
      1.3,
      0.3,
      web,
      [-1, 0.2, 0],
      20,
    ),
  )
}
