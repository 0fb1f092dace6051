import type { Material, Object3D } from 'three'
import { matte, metal, rubber } from '../../../studio/materials.ts'
import { at, ball, group, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { along, insole, type Last, last, over, sole, topline, upper } from '../parts/last.ts'
import { buckle, type Spot, stitches, strap } from '../parts/strips.ts'
import { calf } from '../parts/stuffs.ts'

const HEIGHT = [
  [0, 5.2],
  [0.1, 6],
  [0.36, 7],
  [0.56, 5.8],
  [0.72, 4.4],
  [0.86, 3.5],
  [1, 2.4],
] as const
const BED = [
  [0, 1.3],
  [0.3, 1.1],
  [0.7, 0.7],
  [0.9, 0.8],
  [1, 1.2],
] as const

const bow = (form: Last, share: number, color: string): Object3D => {
  const [x, y] = form.on(share, Math.PI / 2, 0.2)
  const cord = matte(color, 0.6)
  return at(
    group(
      ...[-1, 1].map(side =>
        rod(
          [
            [0, 0, 0],
            [0.3, 0.5, side * 1],
            [0.1, 0.2, side * 1.9],
            [-0.4, 0.1, side * 1],
            [0, 0, 0],
          ],
          0.2,
          cord,
        ),
      ),
      ...[-1, 1].map(side =>
        rod(
          [
            [0, 0, 0],
            [-0.5, 0.1, side * 0.5],
            [-1.3, 0.1, side * 0.9],
          ],
          0.17,
          cord,
        ),
      ),
      at(ball(0.34, cord), {}),
    ),
    { x, y, rz: -0.3 },
  )
}

/** Low-cut flat with a small bow. */
export const balletFlat = (main: string, stuff: Material, square: boolean): Object3D => {
  const form = last({ length: 24, wide: 0.96, toe: square ? 'square' : 'round', bed: BED, height: HEIGHT })
  const throat = square ? 0.7 : 0.74
  const cut = along([
    [0, 4.3],
    [0.1, 3.9],
    [0.3, 2.5],
    [0.5, 2],
    [throat - 0.08, 1.9],
    [throat - 0.03, 2.5],
    [throat, 4.6],
    [throat + 0.03, 7],
    [1, 9],
  ])
  return group(
    upper(form, { cut }, stuff),
    upper(form, { cut: share => cut(share) - 0.02, off: -0.14 }, matte(lighter(main, 0.5), 0.8)),
    topline(form, { to: throat + 0.02, cut }, darker(main, 0.22), 0.24),
    insole(form, matte('#e3cba8', 0.8)),
    sole(
      form,
      along([
        [0, 0.04],
        [0.2, 0],
        [0.85, 0],
        [1, 0.5],
      ]),
      rubber(darker(main, 0.55)),
      0.16,
      -0.2,
    ),
    bow(form, throat + 0.005, darker(main, 0.22)),
  )
}

/** Slip-on loafer: strap or bit over the instep, stitched toe, small heel. */
export const loafer = (main: string, stuff: Material, bit: boolean): Object3D => {
  const form = last({
    length: 27.5,
    wide: 1.06,
    toe: 'round',
    bed: [
      [0, 2.6],
      [0.26, 2.2],
      [0.6, 1.3],
      [0.9, 1.2],
      [1, 1.7],
    ],
    height: [
      [0, 5.4],
      [0.12, 6.2],
      [0.36, 7],
      [0.56, 6],
      [0.74, 4.8],
      [0.88, 3.9],
      [1, 2.6],
    ],
  })
  const throat = 0.5
  const cut = along([
    [0, 5.2],
    [0.1, 4.9],
    [0.26, 3.9],
    [0.4, 4.2],
    [throat - 0.04, 5.2],
    [throat, 7.4],
    [0.6, 9],
    [1, 9],
  ])
  const ring = Array.from({ length: 27 }, (_, i): Spot => {
    const t = i / 26
    const turn = 0.62 + t * (Math.PI - 1.24)
    const share = 0.66 + Math.sin(t * Math.PI) ** 0.7 * 0.265
    return form.on(share, turn, 0.18)
  })
  const gold = metal('#d0a95c', 0.26)
  const bridge = over(form, 0.575, 0.575, 2.3, stuff, 0.26, [0.04, Math.PI - 0.04])
  const top = form.on(0.575, Math.PI / 2, 0.62)
  return group(
    upper(form, { cut }, stuff),
    upper(form, { cut: share => cut(share) - 0.02, off: -0.16 }, matte('#d9b98a', 0.8)),
    topline(form, { to: throat + 0.03, cut }, darker(main, 0.25), 0.26),
    insole(form, matte('#c9a878', 0.8)),
    rod(ring, 0.2, matte(darker(main, 0.2), 0.6)),
    stitches(
      ring.map(([x, y, z]): Spot => [x - 0.25, y + 0.22, z]),
      lighter(main, 0.45),
      0.55,
      0.14,
    ),
    bridge,
    ...(bit
      ? [
          rod(
            [
              [top[0], top[1] + 0.1, -1.6],
              [top[0], top[1] + 0.34, 0],
              [top[0], top[1] + 0.1, 1.6],
            ],
            0.22,
            gold,
          ),
          ...[-1, 1].map(side =>
            at(buckle(1.7, 1.5, 0.2, gold), { x: top[0], y: top[1] - 0.2, z: side * 2, rx: -Math.PI / 2 + side * 0.5 }),
          ),
        ]
      : [
          strap(
            [
              [top[0] - 0.3, top[1] - 0.05, -1.1],
              [top[0], top[1] + 0.12, 0],
              [top[0] - 0.3, top[1] - 0.05, 1.1],
            ],
            0.7,
            0.2,
            matte(darker(main, 0.6)),
            [0.3, 1, 0],
            16,
          ),
        ]),
    sole(
      form,
      along([
        [0, 1.5],
        [0.28, 1.2],
        [0.34, 0.5],
        [0.6, 0.1],
        [0.86, 0.1],
        [1, 0.7],
      ]),
      matte(darker(main, 0.62), 0.6),
      0.34,
      0.05,
    ),
    heelBlock(form, darker(main, 0.68)),
  )
}

const heelBlock = (form: Last, color: string): Object3D => {
  const points = Array.from({ length: 13 }, (_, i): Spot => [form.x(0.01 + (i / 12) * 0.27), 0.75, 0])
  return strap(points, t => (form.half(0.01 + t * 0.27) + 0.3) * 2, 1.5, calf(color, 0.5), [0, 1, 0.0001], 24)
}
