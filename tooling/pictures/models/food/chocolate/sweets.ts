import type { Object3D } from 'three'
import { glass, matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, ring, sheet, slab } from '../../../studio/shapes.ts'
import { disc, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { cutPaint, ringed } from '../parts/cuts.ts'
import { kernel } from '../parts/nuts.ts'
import { finished, grown } from '../parts/organic.ts'
import { fluted } from '../parts/swept.ts'

/** Part of a bar: which squares are there. Lies flat, one square is 2.4 × 2.4 cm. */
export function bar(
  colour: string,
  columns: number,
  rows: number,
  without: readonly number[] = [],
  studs?: Object3D,
): Object3D {
  const stuff = finished('waxed', colour)
  const top = finished('waxed', lighter(colour, 0.05))
  const square = 2.4
  const parts: Object3D[] = []
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) {
      if (without.includes(j * columns + i)) continue
      const [x, z] = [(i - (columns - 1) / 2) * square, (j - (rows - 1) / 2) * square]
      parts.push(
        at(box(square * 1.01, 0.55, square * 1.01, 0.05, stuff), { x, y: 0.28, z }),
        at(slab(rounded(square * 0.86, square * 0.86, 0.12), 0.5, 0.22, top), { x, y: 0.68, z, rx: -Math.PI / 2 }),
        at(slab(rounded(square * 0.5, square * 0.5, 0.1), 0.1, 0.05, stuff), { x, y: 0.94, z, rx: -Math.PI / 2 }),
      )
      if (studs && (i + j) % 2 === 0) parts.push(at(studs.clone(), { x, y: 0.95, z, ry: i * 2 }))
    }
  return group(...parts)
}

/** Paper sleeve around a bar, lying, its print on top. */
export const sleeve = (w: number, d: number, words: Words, style: Style): Object3D =>
  group(
    at(box(w, 1.2, d, 0.15, matte(style.ground, 0.6)), { y: 0.6 }),
    at(sheet(w - 0.1, d - 0.1, face(w, d, words, style, 50)), { y: 1.22, rx: -Math.PI / 2 }),
  )

type Form = 'dome' | 'square' | 'heart' | 'log' | 'fluted'

/** One filled chocolate. */
export function praline(form: Form, colour: string, trim: string): Object3D {
  const stuff = finished('waxed', colour)
  const line = (z: number) => at(box(2.1, 0.12, 0.18, 0.06, finished('soft', trim)), { z, ry: 0.5 })
  if (form === 'dome')
    return group(
      at(
        grown({
          size: [1.5, 1.5, 1.5],
          colour,
          bend: p => {
            p.y = Math.max(0, p.y)
          },
          finish: 'waxed',
        }),
        {},
      ),
      at(ring(0.55, 0.1, finished('soft', trim)), { y: 1.36, rx: Math.PI / 2 }),
      at(ball(0.28, finished('soft', trim)), { y: 1.46 }),
    )
  if (form === 'square')
    return group(at(box(2.6, 1.6, 2.6, 0.3, stuff), { y: 0.8 }), at(group(line(-0.6), line(0), line(0.6)), { y: 1.64 }))
  if (form === 'heart')
    return group(
      at(
        slab(
          [
            [0, -1.5, 0.3],
            [1.55, 0.2, 0.7],
            [0.9, 1.4, 0.8],
            [0, 0.85, 0.15],
            [-0.9, 1.4, 0.8],
            [-1.55, 0.2, 0.7],
          ],
          1.5,
          0.35,
          stuff,
        ),
        { y: 0.76, rx: -Math.PI / 2 },
      ),
    )
  if (form === 'log')
    return group(at(box(1.7, 1.4, 2.9, 0.6, stuff), { y: 0.7 }), at(kernel(2, trim), { y: 1.5, ry: 1.5 }))
  return group(
    fluted(
      [
        [1.45, 0],
        [1.45, 0.5],
        [1.3, 1],
        [0.9, 1.5],
        [0.3, 1.75],
        [0, 1.78],
      ],
      10,
      0.12,
      colour,
      'waxed',
    ),
    at(ball(0.3, finished('soft', trim)), { y: 1.7 }),
  )
}

const holed = (...paint: Parameters<typeof cutPaint>): ReturnType<typeof cutPaint> => {
  const face = cutPaint(...paint)
  face.alphaTest = 0.5
  return face
}

/** Chocolate cut in half: shell, filling, a cherry within. */
export const cutPraline = (): Object3D =>
  group(
    at(
      group(
        grown({
          size: [1.7, 1.7, 1.7],
          colour: '#42210f',
          bend: p => {
            p.z = Math.min(0, p.z)
            p.y = Math.max(-0.6, p.y)
          },
          finish: 'waxed',
        }),
        at(
          disc(
            1.66,
            holed(
              (pen, w) => {
                ringed([
                  [1, '#3a1c0d'],
                  [0.8, '#e0455a'],
                  [0.58, '#9c1a30'],
                  [0.16, '#c9a06a'],
                ])(pen, w)
                pen.fillStyle = '#3a1c0d'
                pen.fillRect(0, w * 0.62, w, w * 0.07)
                pen.clearRect(0, w * 0.68, w, w)
              },
              0.25,
              1,
            ),
          ),
          { rx: Math.PI / 2, z: 0.03 },
        ),
      ),
      { y: 1.05, rx: -0.2 },
    ),
  )

/** Block of nougat, `bits` poke out of its cut faces. */
export function nougat(bits: readonly string[], seed = 1, cream = '#f7eeda'): Object3D {
  const [w, h, d] = [4.6, 2, 2.2]
  const lumps = Array.from({ length: 22 }, (_, i) => {
    const side = i % 4
    const u = (noise(i + seed * 60) - 0.5) * 0.86
    const v = (noise(i + seed * 60 + 500) - 0.5) * 0.7
    const place =
      side < 2
        ? { x: u * w, y: v * h + h / 2, z: d / 2 - 0.14 }
        : side === 2
          ? { x: u * w, y: h - 0.12, z: v * d }
          : { x: w / 2 - 0.12, y: v * h + h / 2, z: u * d }
    return at(group(at(kernel(i, bits[i % bits.length] ?? '#c99a5a'), { s: 0.46 + noise(i) * 0.2 })), {
      ...place,
      ry: noise(i + 7) * 6,
      rz: noise(i + 3),
    })
  })
  return group(at(box(w, h, d, 0.22, finished('soft', cream)), { y: h / 2 }), ...lumps)
}

/** Gummy in one of several shapes, dusted. */
export function gummy(colour: string, form: number): Object3D {
  const stuff = finished('wet', colour)
  stuff.emissive.set(colour)
  stuff.emissiveIntensity = 0.25
  if (form % 4 === 0) return at(ring(0.72, 0.38, stuff), { rx: Math.PI / 2, y: 0.38 })
  if (form % 4 === 1)
    return at(
      slab(
        [
          [0, -1.1, 0.3],
          [1.15, 0.2, 0.5],
          [0.6, 1, 0.5],
          [0, 0.6, 0.1],
          [-0.6, 1, 0.5],
          [-1.15, 0.2, 0.5],
        ],
        0.9,
        0.3,
        stuff,
      ),
      { rx: -Math.PI / 2, y: 0.45 },
    )
  if (form % 4 === 2)
    return group(
      at(ball(0.62, stuff), { y: 1.5, z: -0.1 }),
      at(box(1.3, 1.5, 1, 0.5, stuff), { y: 0.5 }),
      ...[-0.5, 0.5].flatMap(x => [
        at(ball(0.26, stuff), { x: x * 0.9, y: 2.05 }),
        at(ball(0.34, stuff), { x: x * 1.3, y: 0.8, z: 0.45 }),
        at(ball(0.36, stuff), { x, y: 0, z: 0.5 }),
      ]),
    )
  return at(box(1.5, 1, 1.5, 0.4, stuff), { y: 0.5 })
}

/** Clear drop in a clear twisted wrapper. */
export const drop = (colour: string): Object3D => {
  const wing = (side: number) =>
    at(
      group(
        fluted(
          [
            [0.12, 0],
            [0.3, 0.3],
            [0.75, 0.95],
          ],
          8,
          0.4,
          lighter(colour, 0.6),
          'waxed',
        ),
      ),
      { x: side * 0.95, y: 0.8, rz: (-side * Math.PI) / 2 },
    )
  return group(
    at(ball(0.85, finished('wet', colour)), { y: 0.82 }),
    at(ball(0.95, glass('#f2fbff', 0.25)), { y: 0.82 }),
    wing(-1),
    wing(1),
  )
}

/** Flat tin with a hinged lid that stands open; the print is inside the lid and around. */
export const hingedTin = (w: number, d: number, h: number, words: Words, style: Style): Object3D => {
  const skin = metal(style.ground, 0.42)
  const inside = metal('#c9cdd3', 0.36)
  return group(
    at(slab(rounded(w, d, 1.2), h, 0.1, skin), { y: h / 2, rx: -Math.PI / 2 }),
    at(slab(rounded(w - 0.5, d - 0.5, 1), 0.1, 0.02, inside), { y: h + 0.02, rx: -Math.PI / 2 }),
    ...[-1, 1].map(s =>
      at(drum(0.2, 0.2, 1.4, metal('#b9bdc4', 0.3), 0.05), {
        x: s * w * 0.28 + 0.7,
        y: h,
        z: -d / 2 - 0.1,
        rz: Math.PI / 2,
      }),
    ),
    at(
      group(
        at(slab(rounded(w, d, 1.2), 0.7, 0.1, skin), { y: d / 2 }),
        at(slab(rounded(w - 0.6, d - 0.6, 1), 0.1, 0.02, inside), { y: d / 2, z: 0.34 }),
        at(
          sheet(
            w * 0.8,
            d * 0.66,
            face(w * 0.8, d * 0.66, words, { ...style, ground: darker('#d4d8dd', 0.02), ink: style.ground }, 70),
          ),
          { y: d / 2, z: 0.42 },
        ),
      ),
      { y: h, z: -d / 2 - 0.3, rx: -0.3 },
    ),
  )
}
