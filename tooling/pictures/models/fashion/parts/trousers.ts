import type { Material, Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { darker } from '../../../studio/tones.ts'
import { both, type Dot, pad, trace } from './outline.ts'
import { type Piece, piece, type Relief } from './piece.ts'
import { bandOn, seamLine, topstitch } from './sewing.ts'

/** Cut of trousers: half widths at waist and hip, middles and half widths of a leg at knee and hem; heights run down. */
export interface Legs {
  readonly waist: number
  readonly hip: number
  readonly rise: number
  readonly long: number
  readonly knee: readonly [middle: number, half: number]
  readonly hem: readonly [middle: number, half: number]
  /** How far the hem bows down. */
  readonly bow?: number
}

/** Outline from the waist to both hems. */
export function legsOf({ waist, hip, rise, long, knee: [km, kh], hem: [hm, hh], bow = 0.6 }: Legs): Dot[] {
  const ky = rise + (long - rise) * 0.44
  return both([
    [0, -0.8],
    [waist * 0.6, -0.7, waist, 0],
    [waist + (hip - waist) * 0.8, -rise * 0.3, hip, -rise * 0.72],
    [hip - 0.2, -rise * 1.1, km + kh, -ky],
    [km + kh - (km + kh - hm - hh) * 0.2, -(ky + (long - ky) * 0.45), hm + hh, -long],
    [hm, -long - bow, hm - hh, -long],
    [km - kh + (hm - hh - km + kh) * 0.2, -(ky + (long - ky) * 0.45), km - kh, -ky],
    [0.7, -rise - 7, 0.45, -rise - 1],
    [0.2, -rise, 0, -rise],
  ])
}

/** How trousers are sewn. */
export interface Sewn {
  readonly legs: Legs
  readonly stuff: Material
  readonly color: string
  readonly creases?: number
  readonly puff?: number
  readonly relief?: Relief
  readonly fade?: (x: number, y: number) => number
}

/** Front of trousers with the dark inside of the waist behind. */
export function trousers({ legs, stuff, color, creases = 0.45, puff = 2.4, relief, fade }: Sewn): {
  readonly front: Piece
  readonly parts: Object3D[]
} {
  const front = piece(legsOf(legs), stuff, {
    puff,
    soft: 6.5,
    creases,
    z: 0.4,
    relief: (x, y, far) => whiskers(x, y, legs) + (relief?.(x, y, far) ?? 0),
    ...(fade ? { fade } : {}),
  })
  const inside = piece(
    trace([
      [-legs.waist, -0.4],
      [-legs.waist * 0.6, 2.2, 0, 2.2],
      [legs.waist * 0.6, 2.2, legs.waist, -0.4],
      [0, -3, -legs.waist, -0.4],
    ]),
    matte(darker(color, 0.45)),
    { puff: 0.5, soft: 2, creases: 0, z: -0.2, cell: 0.8 },
  )
  return { front, parts: [inside.mesh, front.mesh] }
}

/** Creases that run out from the fork. */
const whiskers = (x: number, y: number, { rise, hip }: Legs): number => {
  const depth = Math.max(0, 1 - Math.hypot(Math.abs(x) * 0.9 - hip * 0.25, (y + rise) * 0.8) / (hip * 0.8))
  return -0.55 * depth * Math.max(0, Math.sin((Math.abs(x) * 0.55 - (y + rise)) * 0.75))
}

/** Waistband over the upper edge. */
export const waistband = (front: Piece, { waist }: Legs, wide: number, stuff: Material, thick = 0.7): Object3D => {
  const line = Array.from({ length: 17 }, (_, i): Dot => {
    const x = ((i - 8) / 8) * (waist + 0.1)
    return [x, -0.8 * (1 - (x / waist) ** 2) - wide * 0.36]
  })
  return bandOn({ high: (x, y) => Math.max(0.8, front.high(x * 0.96, y - 1.4)) }, line, wide, stuff, thick, 0.15)
}

/** Slanted or round openings of front pockets, doubly stitched. */
export const scoops = (
  front: Piece,
  { waist, hip, rise }: Legs,
  thread: string,
  color: string,
  round = true,
): Object3D[] =>
  [-1, 1].flatMap(side => {
    const line = (off: number): Dot[] =>
      trace(
        round
          ? [
              [side * (waist * 0.54 - off), -3.4],
              [side * (waist * 0.6 - off), -8.6 - off, side * (hip * 0.93), -9.6 - off],
            ]
          : [
              [side * (waist * 0.72 - off), -3.2],
              [side * (hip * 0.95 - off), -rise * 0.62],
            ],
      )
    return [
      seamLine(front, line(0), color, 0.22),
      topstitch(front, line(0.5), thread),
      topstitch(front, line(1.1), thread),
    ]
  })

/** Fly with its curved double row of stitches. */
export const fly = (front: Piece, { rise }: Legs, thread: string, color: string): Object3D[] => [
  seamLine(
    front,
    [
      [0, -3.6],
      [0.1, -rise + 2],
    ],
    color,
    0.24,
  ),
  ...[2.6, 3.2].map(off =>
    topstitch(
      front,
      trace([
        [off, -3.8],
        [off, -rise * 0.48],
        [off, -rise * 0.66, 0.3, -rise * 0.74],
      ]),
      thread,
    ),
  ),
]

/** Seams at the inner and outer sides of the legs, and rows of stitches at the hems. */
export const legSeams = (
  front: Piece,
  { long, rise, knee: [km, kh], hem: [hm, hh], hip }: Legs,
  thread: string,
  color: string,
  up = 2.2,
): Object3D[] =>
  [-1, 1].flatMap(side => [
    topstitch(
      front,
      trace([
        [side * 0.9, -rise - 0.6],
        [side * 1.4, -rise - 8, side * (km - kh + 0.8), -(rise + (long - rise) * 0.44)],
        [side * (hm - hh + 0.8), -long + 3],
      ]),
      thread,
      1,
      0.18,
    ),
    seamLine(
      front,
      trace([
        [side * (hip - 1.1), -rise * 0.8],
        [side * (hip - 1), -rise * 1.1, side * (km + kh - 1), -(rise + (long - rise) * 0.44)],
        [side * (hm + hh - 1), -long + 3],
      ]),
      color,
      0.16,
    ),
    topstitch(
      front,
      [
        [side * (hm - hh + 0.5), -long + up],
        [side * hm, -long + up - 0.4],
        [side * (hm + hh - 0.5), -long + up],
      ],
      thread,
    ),
  ])

/** Loops for a belt. */
export const beltLoops = (front: Piece, { waist }: Legs, stuff: Material): Object3D[] =>
  [-0.82, -0.42, 0.42, 0.82].map(share => {
    const x = share * waist
    return bandOn(
      { high: (px, y) => Math.max(1, front.high(px, Math.min(y, -3))) },
      [
        [x, 0.4],
        [x, -2],
        [x, -4.6],
      ],
      1.3,
      stuff,
      0.4,
      0.9,
    )
  })

/** Outline of a pocket with a pointed lower edge. */
export const pocketCut = (w: number, h: number, x: number, y: number): Dot[] =>
  trace([
    [x - w / 2, y + h / 2],
    [x + w / 2, y + h / 2],
    [x + w * 0.46, y - h * 0.34],
    [x, y - h / 2],
    [x - w * 0.46, y - h * 0.34],
    [x - w / 2, y + h / 2],
  ])

/** Outline of a flap. */
export const flapCut = (w: number, h: number, x: number, y: number): Dot[] => pad(w, h, 0.8, x, y)
