import type { Material, Object3D } from 'three'
import { matte, metal, print } from '../../../studio/materials.ts'
import { blossoms, twig } from '../../../studio/props/green.ts'
import { at, ball, box, drum, group, rod } from '../../../studio/shapes.ts'
import { loft, type Section } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { around, decal, grained, shaped } from '../parts/bodies.ts'
import { merged, type Spot, stitches, strap } from '../parts/strips.ts'
import { leather, suede } from '../parts/stuffs.ts'

interface Tote {
  readonly stuff: Material
  readonly thread: string
  readonly w: number
  readonly h: number
  readonly d: number
  readonly handle: number
  readonly strap: Material
  readonly soft: number
}

/** Open bag with two long handles. */
function tote({ stuff, thread, w, h, d, handle, strap: band, soft }: Tote): Object3D {
  const [a, b] = [w / 2, d / 2]
  const rim: Section = [h, a, b * 0.86, 4]
  const body = loft(
    [
      [0, a * 0.84, b * 0.92, 6],
      [0.7, a * 0.87, b, 6],
      [h * 0.5, a * 0.93, b, 5],
      [h * 0.86, a * 0.98, b * 0.92, 4.4],
      rim,
      [h, a - 0.45, b * 0.86 - 0.45, 4],
      [h * 0.6, a * 0.92, b - 0.6, 4.6],
      [h * 0.3, a * 0.88, b - 0.8, 5],
    ],
    stuff,
  )
  grained(body, 3, 2)
  shaped(body, (x, y, z) => {
    const fold = Math.sin(x * 0.32 + y * 0.11) * Math.sin(y * 0.16 + 1) * soft * Math.min(1, y / h)
    return [x + Math.sin(y * 0.3 + z) * soft * 0.25, y + (y > h * 0.9 ? Math.cos(x * 0.2) * soft * 0.5 : 0), z + fold]
  })
  const handles = [-1, 1].flatMap(side => {
    const z = side * (b * 0.95 + 0.25)
    const lean = side > 0 ? 1.6 : -1.2
    const line: Spot[] = [
      [-a * 0.42, h * 0.62, z],
      [-a * 0.42, h * 0.98, z * 0.92],
      [-a * 0.4, h + handle * 0.55, z * 0.7 + lean],
      [0, h + handle, z * 0.5 + lean],
      [a * 0.4, h + handle * 0.55, z * 0.7 + lean],
      [a * 0.42, h * 0.98, z * 0.92],
      [a * 0.42, h * 0.62, z],
    ]
    return [
      strap(line, 2.4, 0.5, band, [0, 0, side], 80),
      ...[-1, 1].map(x =>
        at(drum(0.55, 0.55, 0.4, metal('#c9a35a', 0.3), 0.1), {
          x: x * a * 0.42,
          y: h * 0.66,
          z: z + side * 0.2,
          rx: Math.PI / 2,
        }),
      ),
    ]
  })
  return group(body, stitches(around([h - 1.4, a * 0.995, b * 0.875, 4.05], 0.12), thread, 1.1, 0.18), ...handles)
}

/** Leather tote with papers and a folder. */
export const leatherTote = (main: string): Object3D =>
  group(
    tote({
      stuff: leather(main),
      strap: leather(darker(main, 0.2)),
      thread: darker(main, 0.45),
      w: 40,
      h: 31,
      d: 14,
      handle: 21,
      soft: 0.25,
    }),
    at(box(25, 32, 0.4, 0.1, matte('#fbf8f0')), { x: -3, y: 20.5, z: -1, rz: 0.07 }),
    at(box(24, 32, 1.2, 0.2, matte('#3f5a6b', 0.6)), { x: 3, y: 19, z: 1.4, rz: -0.05 }),
    at(box(3.4, 7.5, 0.5, 0.4, leather(darker(main, 0.25))), { x: -15, y: 24, z: 6.8, rz: 0.12 }),
  )

/** Canvas tote with a line drawing; bread and flowers look out. */
export const canvasTote = (main: string): Object3D => {
  const art = print(700, 700, (pen, w) => drawing(pen, w, darker(main, 0.72)), 0.9)
  return group(
    tote({
      stuff: suede(main),
      strap: suede(darker(main, 0.1)),
      thread: '#f6f1e4',
      w: 37,
      h: 36,
      d: 9,
      handle: 20,
      soft: 0.6,
    }),
    decal(
      21,
      21,
      16.5,
      art,
      (x, y) => 4.62 + Math.sin(x * 0.32 + y * 0.11) * Math.sin(y * 0.16 + 1) * 0.6 * Math.min(1, y / 36),
    ),
    at(baguette(), { x: -9, y: 28, z: 0, rz: 0.14 }),
    at(baguette(), { x: -4.4, y: 25, z: -1, rz: 0.02 }),
    ...[0, 1, 2].map(i => at(twig('#5f7f55', 22, 6, 5), { x: 7 + i * 3, y: 28, rz: -0.12 - i * 0.12, z: i - 1 })),
    at(blossoms('#e8a3a0', 7, 4.4, 1.9), { x: 9, y: 45, z: 1.2, rx: 0.8 }),
    at(blossoms('#f3d064', 5, 3.4, 1.5), { x: 12, y: 41.5, z: 2.4, rx: 0.9 }),
  )
}

function baguette(): Object3D {
  const crust = matte('#c98a45', 0.7)
  const cuts = Array.from({ length: 4 }, (_, i) => {
    const cut = ball(1, matte('#f0d7a4'))
    cut.scale.set(1.9, 0.5, 0.5)
    return at(cut, { y: 4 + i * 4.4, z: 2, rz: 0.7 })
  })
  return group(
    loft(
      [
        [-6, 2.2, 2],
        [0, 2.6, 2.4],
        [14, 2.6, 2.4],
        [19, 1.9, 1.8],
        [21, 0.5, 0.5],
      ],
      crust,
      32,
    ),
    ...cuts,
  )
}

function drawing(pen: CanvasRenderingContext2D, w: number, ink: string): void {
  pen.strokeStyle = ink
  pen.lineWidth = w * 0.014
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const u = w / 100
  const line = (points: readonly (readonly [number, number])[]) => {
    pen.beginPath()
    for (const [i, [x, y]] of points.entries()) {
      const next = points[i + 1]
      if (i === 0) pen.moveTo(x * u, y * u)
      else if (next) pen.quadraticCurveTo(x * u, y * u, ((x + next[0]) / 2) * u, ((y + next[1]) / 2) * u)
      else pen.lineTo(x * u, y * u)
    }
    pen.stroke()
  }
  line([
    [28, 92],
    [26, 70],
    [30, 60],
    [70, 60],
    [74, 70],
    [72, 92],
    [28, 92],
  ])
  for (const [x, y, r] of [
    [50, 24, 11],
    [32, 36, 8],
    [68, 38, 9],
  ] as const) {
    line([
      [50, 60],
      [(x + 50) / 2, y + 20],
      [x, y + r],
    ])
    for (let i = 0; i < 6; i += 1) {
      const turn = (i / 6) * Math.PI * 2
      pen.beginPath()
      pen.ellipse(
        (x + Math.cos(turn) * r * 0.75) * u,
        (y + Math.sin(turn) * r * 0.75) * u,
        r * 0.5 * u,
        r * 0.3 * u,
        turn,
        0,
        7,
      )
      pen.stroke()
    }
  }
  line([
    [50, 60],
    [62, 54],
    [66, 48],
    [58, 50],
    [50, 60],
  ])
  line([
    [50, 60],
    [38, 56],
    [34, 50],
    [42, 52],
    [50, 60],
  ])
}

/** Fringe on a knot. */
export const tassel = (color: string, long = 6): Object3D => {
  const cord = matte(color, 0.7)
  const threads = Array.from({ length: 14 }, (_, i) => {
    const turn = (i / 14) * Math.PI * 2
    const thread = rod(
      [
        [0, 0, 0],
        [Math.cos(turn) * 0.45, -1, Math.sin(turn) * 0.45],
        [Math.cos(turn) * 0.75, -long, Math.sin(turn) * 0.75],
      ],
      0.15,
      cord,
    )
    return thread.geometry
  })
  return group(
    at(ball(0.62, cord), { y: 0.3 }),
    at(drum(0.5, 0.5, 0.6, metal('#d0a95c', 0.3), 0.1), { y: -0.7 }),
    merged(threads, cord),
  )
}
