import type { Material, Object3D } from 'three'
import { gloss, matte, metal, rubber } from '../../../studio/materials.ts'
import { at, ball, drum, group, ring } from '../../../studio/shapes.ts'
import { loft } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { along, type Foot, insole, type Last, last, over, sole, topline, type Upper, upper } from '../parts/last.ts'
import { buckle, type Spot, strap } from '../parts/strips.ts'

/** Bed of a shoe whose heel is `high`. */
export const raised = (high: number, length = 23): Foot['bed'] => [
  [0, high + 0.3],
  [0.1, high + 0.1],
  [0.24, high * 0.84],
  [0.42, high * 0.46],
  [0.58, high * 0.12 + 0.4],
  [0.7, 0.5],
  [0.84, 0.45],
  [1, 0.5 + 11 / length],
]

export const HEIGHT: Foot['height'] = [
  [0, 5.6],
  [0.1, 6.6],
  [0.4, 7.4],
  [0.6, 5.2],
  [0.75, 3.7],
  [0.88, 2.7],
  [1, 1.7],
]

/** Heel standing under the seat: half widths along and across at its foot and top. */
export function heel(
  form: Last,
  high: number,
  foot: readonly [number, number],
  top: readonly [number, number],
  stuff: Material,
  square = 2.4,
  lean = 0,
): Object3D {
  const x0 = form.x(0.115)
  const waist = foot[0] + (top[0] - foot[0]) * 0.2
  const wall = foot[1] + (top[1] - foot[1]) * 0.2
  const post = loft(
    [
      [0.5, foot[1], foot[0], square, lean],
      [high * 0.45, wall, waist, square, lean * 0.55],
      [high * 0.72, foot[1] + (top[1] - foot[1]) * 0.5, foot[0] + (top[0] - foot[0]) * 0.52, square, lean * 0.25],
      [high * 0.9, top[1] * 0.94, top[0] * 0.94, 2.4, 0],
      [high + 0.05, top[1], top[0], 2.4, 0],
    ],
    stuff,
    48,
  )
  const tip = at(
    group(
      at(
        loft(
          [
            [0, foot[1] * 1.02, foot[0] * 1.02, square, lean],
            [0.5, foot[1] * 1.02, foot[0] * 1.02, square, lean],
          ],
          rubber('#26231f'),
          32,
        ),
        {},
      ),
    ),
    {},
  )
  return at(group(post, tip), { x: x0, ry: Math.PI / 2 })
}

/** How a pump is made. */
export interface Pump {
  readonly stuff: Material
  readonly lining: string
  readonly edge: string
  readonly high: number
  readonly toe: Foot['toe']
  readonly heel: Object3D | ((form: Last) => Object3D)
  readonly extra?: (form: Last) => readonly Object3D[]
  readonly throat?: number
}

/** Low-cut pump. */
export function pump({ stuff, lining, edge, high, toe, heel: post, extra, throat = 0.7 }: Pump): Object3D {
  const form = last({ length: toe === 'point' ? 24.5 : 23, wide: 0.92, toe, bed: raised(high), height: HEIGHT })
  const cut = along([
    [0, 4.7],
    [0.08, 4.4],
    [0.2, 3.4],
    [0.38, 2.6],
    [0.54, 2.35],
    [throat - 0.06, 2.3],
    [throat - 0.02, 2.8],
    [throat + 0.01, 4.4],
    [throat + 0.03, 7],
    [1, 9],
  ])
  const skin: Upper = { cut }
  const under = along([
    [0, high - 0.2],
    [0.12, high - 0.3],
    [0.24, high * 0.84 - 0.3],
    [0.42, high * 0.46 - 0.28],
    [0.58, high * 0.12 + 0.12],
    [0.7, 0.02],
    [0.86, 0.02],
    [1, 0.72],
  ])
  return group(
    upper(form, skin, stuff),
    upper(form, { cut: share => cut(share) - 0.02, off: -0.14 }, matte(lining, 0.8)),
    topline(form, { to: throat + 0.025, cut }, edge, 0.15),
    insole(form, matte(lining, 0.75)),
    sole(form, under, matte(darker(edge, 0.1), 0.6), 0, -0.03),
    typeof post === 'function' ? post(form) : post,
    ...(extra?.(form) ?? []),
  )
}

/** Pointed pump on a thin heel. */
export const stiletto = (main: string, stuff: Material, high: number, pearls = false): Object3D =>
  pump({
    stuff,
    lining: '#dcc3a0',
    edge: darker(main, 0.2),
    high,
    toe: 'point',
    heel: form => heel(form, high, [0.5, 0.46], [2.5, 2.4], stuff, 2.4, -0.3),
    extra: form => (pearls ? pearlRow(form) : []),
  })

function pearlRow(form: Last): Object3D[] {
  const pearl = gloss('#fdf8ee')
  return Array.from({ length: 15 }, (_, i) => {
    const turn = 0.55 + (i / 14) * (Math.PI - 1.1)
    const [x, y, z] = form.on(0.735 - Math.abs(i - 7) * 0.009, turn, 0.22)
    return at(ball(i === 7 ? 0.42 : 0.3, pearl), { x, y, z })
  })
}

/** Round pump on a thick heel. */
export const blockPump = (main: string, stuff: Material, square: boolean): Object3D => {
  const high = 5.6
  return pump({
    stuff,
    lining: lighter(main, 0.55),
    edge: darker(main, 0.25),
    high,
    toe: square ? 'square' : 'round',
    throat: square ? 0.66 : 0.7,
    heel: form =>
      heel(
        form,
        high,
        square ? [2.1, 2.5] : [2.2, 2.3],
        [2.7, 2.7],
        square ? stuff : matte('#6b4630', 0.5),
        square ? 5 : 3,
        -0.1,
      ),
    extra: form =>
      square
        ? [
            over(form, 0.52, 0.52, 1.3, stuff, 0.2, [0.12, Math.PI - 0.12], 0.3),
            at(buckle(1.5, 1.5, 0.16, metal('#d0a95c', 0.26)), placeOn(form, 0.52, 2.3)),
          ]
        : [
            at(
              group(at(ring(1, 0.2, metal('#d0a95c', 0.26)), { rx: -0.7, rz: 0.2 })),
              toSpot(form.on(0.76, Math.PI / 2, 0.25)),
            ),
          ],
  })
}

const toSpot = ([x, y, z]: Spot) => ({ x, y, z })
const placeOn = (form: Last, share: number, turn: number) => ({ ...toSpot(form.on(share, turn, 0.55)), rx: -0.5 })

/** Thin ring of a strap around the ankle, with a buckle. */
export const ankle = (form: Last, up: number, wide: number, stuff: Material, reach = 3.4): Object3D => {
  const [x0, y0] = [form.x(0.15), form.bed(0.1) + up]
  const line = Array.from({ length: 25 }, (_, i): Spot => {
    const turn = (i / 24) * Math.PI * 2
    return [x0 + Math.cos(turn) * reach, y0 + Math.cos(turn) * 0.7, Math.sin(turn) * reach * 0.8]
  })
  return group(
    strap(line, wide, 0.28, stuff, t => [Math.cos(t * Math.PI * 2), 0.001, Math.sin(t * Math.PI * 2)], 72),
    at(buckle(1.3, wide + 0.5, 0.12, metal('#d0a95c', 0.26)), {
      x: x0 + reach * 0.4,
      y: y0 + 0.28,
      z: reach * 0.75,
      ry: 0.4,
    }),
    at(drum(0.16, 0.16, 0.2, metal('#d0a95c', 0.26)), { x: x0 - 0.4, y: y0, z: reach * 0.82, rx: Math.PI / 2 }),
  )
}
