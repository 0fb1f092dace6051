import type { Material, Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { at, group } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { both, type Dot, flipped, type Step, trace } from './outline.ts'
import { type Piece, piece, type Relief } from './piece.ts'
import { bandOn, seamLine, topstitch } from './sewing.ts'

/** Cut of a top: half widths and heights in centimetres; the neck points are at y = 0, heights run down. */
export interface Cut {
  readonly neck: number
  readonly drop: number
  readonly pointed?: boolean
  readonly shoulder: Dot
  readonly pit: number
  readonly chest: number
  readonly waist?: number
  readonly hem: number
  readonly long: number
  /** How far the hem hangs lower in the middle. */
  readonly curve?: number
  /** How far the armhole is cut in. */
  readonly inset?: number
}

/** Right half of the neckline, from the middle to the neck point. */
const neckHalf = ({ neck, drop, pointed }: Cut): Step[] => [
  [0, -drop],
  pointed ? [neck * 0.45, -drop * 0.5, neck, 0] : [neck * 0.86, -drop, neck, 0],
]

/** Outline of a body. */
export function bodyOf(cut: Cut): Dot[] {
  const { shoulder, pit, chest, waist = chest, hem, long, curve = 0, inset = 0 } = cut
  const [sx, sy] = shoulder
  return both([
    ...neckHalf(cut),
    [sx - 0.8, sy + 0.5],
    [sx, sy + 0.2, sx, sy - 0.8],
    [Math.min(sx, chest) - 1.2 - inset, -pit * 0.62, chest, -pit],
    [chest - (chest - waist) * 0.6, -(pit + (long - pit) * 0.3), waist, -(pit + (long - pit) * 0.4)],
    [waist + (hem - waist) * 0.3, -(pit + (long - pit) * 0.7), hem, -long],
    [hem * 0.5, -long - curve, 0, -long - curve],
  ])
}

/** The neckline from one neck point to the other. */
export function necklineOf(cut: Cut): Dot[] {
  const right = trace(neckHalf(cut), 16)
  return [
    ...right
      .slice(1)
      .map(([x, y]): Dot => [-x, y])
      .reverse(),
    ...right,
  ]
}

/** A sleeve: its length, how steeply it hangs (radians), widths at the cuff; `full` bows it outwards. */
export interface Arm {
  readonly long: number
  readonly hang?: number
  readonly cuff: number
  readonly full?: number
}

/** Outline of the right sleeve, and its cuff from the outer to the inner edge. */
export function armOf(
  { shoulder: [sx, sy], pit, chest }: Cut,
  { long, hang = 1.16, cuff, full = 0.6 }: Arm,
): { readonly dots: Dot[]; readonly cuff: readonly [Dot, Dot] } {
  const [c, s] = [Math.cos(hang), Math.sin(hang)]
  const outer: Dot = [sx + c * long, sy - s * long]
  const inner: Dot = [outer[0] - s * cuff, outer[1] - c * cuff]
  const bow = (a: Dot, b: Dot, by: number): Step => [(a[0] + b[0]) / 2 + s * by, (a[1] + b[1]) / 2 + c * by, b[0], b[1]]
  const top: Dot = [sx - 0.4, sy + 0.3]
  const under: Dot = [chest - 0.8, -pit - 1.4]
  return {
    dots: trace([
      [sx - 4, sy - 1],
      top,
      bow(top, outer, full),
      inner,
      bow(inner, under, -full * 0.5),
      [chest - 5, -pit],
    ]),
    cuff: [outer, inner],
  }
}

/** How a top is sewn. */
export interface Top {
  readonly cut: Cut
  readonly stuff: Material
  readonly color: string
  readonly arm?: Arm
  readonly puff?: number
  readonly creases?: number
  readonly relief?: Relief
  readonly armRelief?: Relief
  readonly fade?: (x: number, y: number) => number
  /** How high the back of the neck stands over the neck points. */
  readonly back?: number
}

/** A sewn top: its pieces, and everything as one. */
export interface SewnTop {
  readonly body: Piece
  readonly arms: readonly Piece[]
  readonly cuffs: readonly (readonly [Dot, Dot])[]
  readonly parts: readonly Object3D[]
}

/** Body, back and sleeves. */
export function topOf({
  cut,
  stuff,
  color,
  arm,
  puff = 2.2,
  creases = 0.42,
  relief,
  armRelief,
  fade,
  back = 1.2,
}: Top): SewnTop {
  const extra = { ...(relief ? { relief } : {}), ...(fade ? { fade } : {}) }
  const body = piece(bodyOf(cut), stuff, { puff, soft: 6, creases, z: 0.4, ...extra })
  const inner = piece(
    bodyOf({
      ...cut,
      drop: -back,
      pointed: false,
      long: Math.min(cut.long, cut.pit + 12),
      curve: 0,
      hem: cut.waist ?? cut.chest,
    }),
    matte(darker(color, 0.42)),
    { puff: 0.2, soft: 3, creases: 0, z: -0.3, cell: 1.2 },
  )
  const parts: Object3D[] = [inner.mesh, body.mesh]
  if (!arm) return { body, arms: [], cuffs: [], parts }
  const right = armOf(cut, arm)
  const sides = [right, { dots: flipped(right.dots), cuff: right.cuff.map(([x, y]): Dot => [-x, y]) }]
  const hang = arm.hang ?? 1.16
  const arms = sides.map(({ dots }, i) =>
    piece(dots, stuff, {
      puff: puff * 0.95,
      soft: 4.6,
      creases: creases * 1.25,
      z: -0.1,
      grain: (i === 0 ? 1 : -1) * (Math.PI / 2 - hang),
      seed: 4 + i,
      ...(armRelief ? { relief: armRelief } : {}),
      ...(fade ? { fade } : {}),
    }),
  )
  const cuffs = sides.map(({ cuff: [a = [0, 0], b = [0, 0]] }): readonly [Dot, Dot] => [a, b])
  return { body, arms, cuffs, parts: [...arms.map(({ mesh }) => mesh), ...parts] }
}

/** Ribbed or folded band at the end of each sleeve. */
export const cuffsOf = ({ arms, cuffs }: SewnTop, wide: number, stuff: Material, thick = 1.4): Object3D =>
  group(
    ...cuffs.map(([a, b], i) => {
      const arm = arms[i]
      const ground = { high: (x: number, y: number) => Math.max(0.6, (arm?.high(x, y) ?? 0) * 0.8) }
      const mid: Dot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      return bandOn(ground, [a, mid, b], wide, stuff, thick, 0.1)
    }),
  )

/** Band along the neckline, and the part of it that stands behind. */
export function neckBand(cut: Cut, { body }: SewnTop, wide: number, stuff: Material, back = 1.2): Object3D {
  const line = necklineOf(cut)
  const behind = trace(
    [
      [-cut.neck, 0.1],
      [0, back + 1.6, cut.neck, 0.1],
    ],
    16,
  )
  return group(
    bandOn(body, line, wide, stuff, 0.7, 0.3),
    at(bandOn({ high: () => 0.1 }, behind, wide, stuff, 0.6, 0), { z: -0.2 }),
  )
}

/** Band of ribs at the hem. */
export const hemBand = ({ hem, long, curve = 0 }: Cut, { body }: SewnTop, wide: number, stuff: Material): Object3D => {
  const y = -long + wide * 0.3 - curve * 0.5
  return bandOn(
    { high: (x, py) => Math.max(0.7, body.high(x * 0.97, py + wide * 0.5)) },
    Array.from({ length: 13 }, (_, i): Dot => [((i - 6) / 6) * (hem - 0.4), y]),
    wide,
    stuff,
    1.2,
    0,
  )
}

/** Seams along the shoulders and stitches along the hem. */
export const plainSeams = (cut: Cut, { body }: SewnTop, color: string, up = 2): Object3D => {
  const { shoulder, pit, chest, hem, long, curve = 0 } = cut
  const side = (sign: number): Dot[] =>
    trace([
      [sign * (shoulder[0] - 0.5), shoulder[1] - 1.2],
      [sign * (Math.min(shoulder[0], chest) - 1.6 - (cut.inset ?? 0)), -pit * 0.62, sign * (chest - 0.6), -pit],
    ])
  return group(
    seamLine(body, side(1), color, 0.2),
    seamLine(body, side(-1), color, 0.2),
    topstitch(
      body,
      [
        [-hem + 0.8, -long + up],
        [-hem * 0.5, -long + up - curve * 0.7],
        [0, -long + up - curve],
        [hem * 0.5, -long + up - curve * 0.7],
        [hem - 0.8, -long + up],
      ],
      darker(color, 0.3),
      0.9,
      0.16,
    ),
  )
}

/** Two flaps of a collar that lie on the front, and its stand behind. */
export function collarOn(
  cut: Cut,
  { body }: SewnTop,
  stuff: Material,
  { long = 7, spread = 5, stand = 2.6, lift = 0.5 } = {},
): { readonly whole: Object3D; readonly flaps: readonly Piece[] } {
  const { neck } = cut
  const right = trace([
    [0.3, -cut.drop + 0.4],
    [neck * 0.75, -cut.drop * 0.45, neck - 0.2, stand - 0.6],
    [neck + 1.6, stand - 1, neck + 2.4, -0.8],
    [spread + 1.4, -cut.drop * 0.7 - long * 0.3, spread, -cut.drop - long * 0.55],
    [0.3, -cut.drop + 0.4],
  ])
  const flaps = [right, flipped(right)].map(dots =>
    piece(dots, stuff, {
      puff: 0.7,
      soft: 1.2,
      creases: 0.06,
      z: lift,
      on: (x, y) => Math.max(0.6, body.high(x, y)),
      cell: 0.45,
    }),
  )
  const behind = trace([
    [-neck - 0.4, 0],
    [-neck, stand + 0.6, -neck * 0.5, stand + 1],
    [0, stand + 1.4, neck * 0.5, stand + 1],
    [neck, stand + 0.6, neck + 0.4, 0],
    [0, -1.6, -neck - 0.4, 0],
  ])
  const stood = piece(behind, stuff, { puff: 0.6, soft: 1.4, creases: 0, z: -0.1, cell: 0.5 })
  return { whole: group(stood.mesh, ...flaps.map(({ mesh }) => mesh)), flaps }
}
