import type { Material, Object3D } from 'three'
import { metal, plastic } from '../../../studio/materials.ts'
import { at, box, drum, group, rod } from '../../../studio/shapes.ts'
import { loft, type Section } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { grained, shaped } from '../parts/bodies.ts'
import { type Dot, pad, trace } from '../parts/outline.ts'
import { type Piece, piece } from '../parts/piece.ts'
import { topstitch } from '../parts/sewing.ts'
import { buckle, type Spot, straight, strap, zip } from '../parts/strips.ts'

/** Soft standing body with a front of cloth that pockets are sewn on. */
export interface Body {
  readonly w: number
  readonly h: number
  readonly d: number
  /** Squareness of the cross-section, and share of the width at the top. */
  readonly square?: number
  readonly top?: number
  readonly stuff: Material
}

/** Upright body of a pack, round at the top, with its front as a piece. */
export function packBody({ w, h, d, square = 4.5, top = 0.8, stuff }: Body): {
  readonly whole: Object3D
  readonly front: Piece
} {
  const [a, b] = [w / 2, d / 2]
  const sections: Section[] = [
    [0, a * 0.86, b * 0.8, square],
    [h * 0.03, a * 0.97, b * 0.96, square],
    [h * 0.3, a, b, square],
    [h * 0.7, a * 0.98, b * 0.94, square],
    [h * 0.88, a * (top + 0.1), b * 0.8, square],
    [h * 0.96, a * top, b * 0.6, square],
    [h, a * top * 0.8, b * 0.34, square],
  ]
  const shell = grained(loft(sections, stuff), 4, 3)
  shaped(shell, (x, y, z) => [x + Math.sin(y * 0.35 + z * 0.4) * 0.18, y, z + Math.sin(x * 0.3 + y * 0.22) * 0.22])
  const front = piece(frontOf(w * 0.9, h * 0.95, top, h * 0.02), stuff, {
    puff: 1.5,
    soft: 4,
    creases: 0.14,
    z: b * 0.86,
    on: (_x, y) => -(Math.max(0, (y - h * 0.7) / (h * 0.3)) ** 2) * b * 0.55 - Math.max(0, 0.1 - y / h) * b,
    cell: 0.6,
  })
  return { whole: group(shell, front.mesh), front }
}

/** Outline of a front: round shoulders. */
export const frontOf = (w: number, h: number, top: number, y0: number): Dot[] => {
  const a = w / 2
  return trace([
    [-a * 0.9, y0 + 1.5],
    [-a * 0.9, y0, -a * 0.8, y0],
    [a * 0.8, y0],
    [a * 0.9, y0, a * 0.9, y0 + 1.5],
    [a, h * 0.5, a * 0.97, y0 + h * 0.78],
    [a * 0.94, y0 + h, a * top * 0.75, y0 + h],
    [-a * top * 0.75, y0 + h],
    [-a * 0.94, y0 + h, -a * 0.97, y0 + h * 0.78],
    [-a, h * 0.5, -a * 0.9, y0 + 1.5],
  ])
}

/** Pocket on a front, with its own swell and a zip along the top. */
export function pocket(
  front: Piece,
  w: number,
  h: number,
  x: number,
  y: number,
  stuff: Material,
  dark: string,
  deep = 2.2,
): { readonly whole: Object3D; readonly face: Piece } {
  const face = piece(pad(w, h, Math.min(w, h) * 0.18, x, y), stuff, {
    puff: deep,
    soft: deep * 1.5,
    creases: 0.08,
    on: front.high,
    cell: 0.5,
    z: 0.1,
  })
  const line: Spot[] = Array.from({ length: 9 }, (_, i): Spot => {
    const px = x + ((i - 4) / 4) * w * 0.4
    return [px, y + h * 0.36, face.high(px, y + h * 0.36) + 0.1]
  })
  return { whole: group(face.mesh, zip(line, dark, [0, 0.25, 1], 0.96)), face }
}

/** Zip that runs up one side, over the top and down the other, on a body's shell. */
export const archZip = (w: number, h: number, z: number, dark: string, down = 0.3, top = 0.9): Object3D => {
  const a = w / 2
  const steps: Dot[] = trace([
    [-a, h * down],
    [-a, h * 0.72],
    [-a * 0.98, h * top, -a * 0.62, h * top],
    [a * 0.62, h * top],
    [a * 0.98, h * top, a, h * 0.72],
    [a, h * down],
  ])
  return zip(
    straight(
      steps.map(([x, y]): Spot => [x, y, z]),
      2,
    ),
    dark,
    [0, 0, 1],
    0.03,
  )
}

/** Handle at the top. */
export const topHandle = (h: number, stuff: Material, z = -1, w = 9): Object3D =>
  strap(
    [
      [-w / 2, h - 1.2, z],
      [-w / 2 + 0.4, h + 2.4, z],
      [0, h + 3.8, z],
      [w / 2 - 0.4, h + 2.4, z],
      [w / 2, h - 1.2, z],
    ],
    2.4,
    0.8,
    stuff,
    [0, 0, 1],
  )

/** Shoulder straps behind, seen at the sides. */
export const shoulders = (w: number, h: number, d: number, stuff: Material): Object3D =>
  group(
    ...[-1, 1].map(side =>
      strap(
        [
          [side * w * 0.2, h * 0.93, -d * 0.4],
          [side * w * 0.3, h * 0.98, -d * 0.75],
          [side * w * 0.46, h * 0.72, -d * 1.05],
          [side * w * 0.58, h * 0.4, -d * 0.9],
          [side * w * 0.52, h * 0.12, -d * 0.5],
          [side * w * 0.4, h * 0.08, -d * 0.34],
        ],
        t => 6 - t * 3.4,
        1,
        stuff,
        [0, 0.5, -1],
        60,
      ),
    ),
  )

/** Side pocket with a bottle in it. */
export const bottlePocket = (w: number, side: number, stuff: Material, bottle: string): Object3D =>
  at(
    group(
      loft(
        [
          [0, 4, 4, 2.4],
          [1, 4.5, 4.6, 2.4],
          [11, 4.7, 4.8, 2.4],
          [12.4, 4.2, 4.3, 2.4],
        ],
        stuff,
        40,
      ),
      at(drum(3.3, 3.3, 20, plastic(bottle, 0.3), 0.8), { y: 1 }),
      at(drum(2.1, 2.4, 3.6, plastic('#f2f0ea', 0.4), 0.4), { y: 20.8 }),
      at(drum(2.5, 2.5, 1.1, plastic(darker(bottle, 0.35)), 0.2), { y: 20.4 }),
    ),
    { x: side * (w / 2 + 1.6), y: 1, z: -1 },
  )

/** Side-release buckle on a strap. */
export const clip = (color: string, s = 1): Object3D =>
  group(
    box(3.4 * s, 2.6 * s, 1 * s, 0.3 * s, plastic(color, 0.4)),
    at(box(2 * s, 2.8 * s, 0.9 * s, 0.3 * s, plastic(lighter(color, 0.12), 0.4)), { y: -1.8 * s }),
    at(buckle(3 * s, 1.4 * s, 0.22 * s, plastic(color, 0.4)), { y: 1.6 * s }),
  )

/** Rope in a coil. */
export const rope = (color: string, r = 6): Object3D =>
  group(
    rod(
      Array.from({ length: 70 }, (_, i): Spot => {
        const turn = (i / 69) * Math.PI * 10
        return [Math.cos(turn) * (r + Math.sin(i) * 0.3), i * 0.04, Math.sin(turn) * (r + Math.cos(i * 1.7) * 0.3)]
      }),
      0.55,
      plastic(color, 0.8),
    ),
  )

/** Stitched label without words. */
export const tab = (front: Piece, x: number, y: number, color: string): Object3D =>
  group(at(box(3.2, 2, 0.25, 0.15, metal(color, 0.45)), { x, y, z: front.high(x, y) + 0.15 }))

/** Two rows of stitches across. */
export const rowOn = (front: Piece, y: number, w: number, color: string): Object3D =>
  topstitch(
    front,
    [
      [-w / 2, y],
      [w / 2, y],
    ],
    color,
    1,
    0.2,
  )
