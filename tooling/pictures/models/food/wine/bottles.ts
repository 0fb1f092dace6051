import type { Object3D } from 'three'
import { gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, ring, rod, sheet, turned, wrap } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { around } from '../parts/cream.ts'
import { finished } from '../parts/organic.ts'

type Outline = readonly (readonly [number, number, number?])[]

/** Outlines of bottles: straight shoulders, sloping shoulders, flute, heavy. */
export const BORDEAUX: Outline = [
  [0, 0],
  [3.7, 0, 0.5],
  [3.8, 18.4, 2.2],
  [1.5, 22.6, 1.6],
  [1.42, 29.2, 0.1],
  [1.62, 29.3, 0.1],
  [1.62, 30.2, 0.1],
  [1.4, 30.4],
]
export const BURGUNDY: Outline = [
  [0, 0],
  [4.1, 0, 0.5],
  [4.15, 14, 3],
  [2.6, 20, 3],
  [1.5, 24.4, 1.4],
  [1.45, 28.6, 0.1],
  [1.65, 28.7, 0.1],
  [1.65, 29.5, 0.1],
  [1.4, 29.7],
]
export const FLUTE: Outline = [
  [0, 0],
  [3.5, 0, 0.5],
  [3.5, 15, 3],
  [2.2, 24, 3],
  [1.4, 30, 1],
  [1.4, 33],
  [1.6, 33.1],
  [1.6, 33.9],
  [1.3, 34],
]
export const HEAVY: Outline = [
  [0, 0],
  [4.3, 0, 0.6],
  [4.4, 15, 3],
  [2.9, 20.6, 3],
  [1.7, 25, 1.4],
  [1.6, 28.6, 0.2],
  [1.9, 28.8, 0.1],
  [1.9, 29.6, 0.1],
  [1.6, 29.8],
]

interface Dress {
  readonly glass: string
  /** Wine in clear glass; null when the glass is too dark. */
  readonly wine: string | null
  readonly label: {
    readonly r: number
    readonly y: number
    readonly h: number
    readonly words: Words
    readonly style: Style
  }
  readonly capsule: string
  /** Where the capsule begins. */
  readonly from: number
}

/** Bottle with its label and capsule. */
export function wineBottle(outline: Outline, { glass, wine, label, capsule, from }: Dress): Object3D {
  const high = Math.max(...outline.map(([, y]) => y))
  const inner = outline
    .filter(([, y]) => y > 0 && y < high * 0.8)
    .map(([x, y, f]): [number, number, number] => [x * 0.92, Math.max(1, y), f ?? 0.2])
  const neck = outline.filter(([, y]) => y >= from - 0.1)
  const rim: [number, number, number] = [(neck[0]?.[0] ?? 1.5) * 0.86, from - 1.6, 0.2]
  const body = wine
    ? [
        turned(
          [[0, 1.4], [inner[0]?.[0] ?? 3, 1.2, 0.4], ...inner.filter(([, y]) => y < rim[1]), rim, [0, rim[1]]],
          liquid(wine),
        ),
        turned(outline, clear(glass, 0.34)),
      ]
    : [turned(outline, gloss(glass))]
  const width = Math.min(2.1, 7 / label.r)
  return group(
    ...body,
    at(wrap(label.r + 0.05, label.h, width, face(label.r * width, label.h, label.words, label.style, 60)), {
      y: label.y,
    }),
    turned(
      [
        [(neck[0]?.[0] ?? 1.5) * 1.06, from, 0.05],
        ...neck.map(([x, y]): [number, number, number] => [x * 1.07, y, 0.05]),
        [0, high + 0.1],
      ],
      metal(capsule, 0.42),
    ),
    at(ring((neck[0]?.[0] ?? 1.5) * 1.08, 0.07, metal(lighter(capsule, 0.3), 0.3)), { y: from + 0.3, rx: Math.PI / 2 }),
  )
}

const GLASSES = {
  red: { r: 4.4, bowl: 10.5, stem: 8.5 },
  white: { r: 3.6, bowl: 9.5, stem: 8.5 },
  flute: { r: 2.5, bowl: 14, stem: 8 },
  small: { r: 2.6, bowl: 6.4, stem: 5 },
} as const

/** Stemmed glass; `flute` is tall and narrow with bubbles. */
export function stemGlass(wine: string, shape: 'red' | 'white' | 'flute' | 'small' = 'red', full = 0.42): Object3D {
  const { r, bowl, stem } = GLASSES[shape]
  const profile = (k: number): [number, number][] => [
    [0, 0],
    [r * 0.5 * k, bowl * 0.06],
    [r * 0.9 * k, bowl * 0.28],
    [r * k, bowl * 0.48],
    [r * 0.94 * k, bowl * 0.75],
    [r * 0.8 * k, bowl],
  ]
  const wet = profile(0.94).map(([x, y]): [number, number] => [x, Math.min(y + 0.2, bowl * full)])
  const last = wet.at(-1) ?? [1, 1]
  const bubbles =
    shape === 'flute'
      ? Array.from({ length: 26 }, (_, i) =>
          at(ball(0.09 + noise(i) * 0.07, finished('wet', '#fffdf2')), {
            x: (noise(i + 4) - 0.5) * r * 1.3,
            y: stem + 1 + noise(i + 40) * bowl * full * 0.9,
            z: Math.sqrt(Math.max(0.1, 0.8 - noise(i + 4))) * r * 0.85,
          }),
        )
      : []
  return group(
    turned(
      [
        [0, 0],
        [r * 0.82, 0, 0.1],
        [r * 0.8, 0.25],
        [0.4, 0.7, 0.3],
        [0.32, stem * 0.5],
        [0.5, stem, 0.4],
      ],
      clear('#eef4f6', 0.5),
    ),
    at(turned([[0, 0.2], ...wet, [0, last[1]]], liquid(wine)), { y: stem }),
    at(disc(last[0] * 0.99, finished('wet', lighter(wine, 0.12))), { y: stem + last[1] + 0.03 }),
    at(turned(profile(1), clear('#f2f7f8', 0.3)), { y: stem }),
    at(ring(r * 0.8, 0.07, clear('#ffffff', 0.9)), { y: stem + bowl, rx: Math.PI / 2 }),
    ...bubbles,
  )
}

/** Wired cage over foil, for sparkling wine; stands at the height of the neck. */
export const cage = (foil: string): Object3D =>
  group(
    turned(
      [
        [2.2, -4.6, 0.1],
        [2.05, -1.4, 0.2],
        [2.1, 0, 0.2],
        [1.9, 1.2, 0.5],
        [1.5, 2.2, 0.3],
        [0, 2.3],
      ],
      metal(foil, 0.4),
    ),
    around(() => at(box(0.14, 2.6, 0.3, 0.04, metal(darker(foil, 0.12), 0.4)), { y: -3 }), 22, 2.1, 0),
    ...[0, 1, 2, 3].map(i =>
      at(
        group(
          rod(
            [
              [1.45, 2.35, 0],
              [2, 1.2, 0],
              [2.15, 0, 0],
            ],
            0.09,
            metal('#9a9da3', 0.3),
          ),
        ),
        { ry: (i * Math.PI) / 2 + 0.4 },
      ),
    ),
    at(ring(2.14, 0.1, metal('#9a9da3', 0.3)), { y: 0, rx: Math.PI / 2 }),
    at(disc(1.3, metal('#c9a35a', 0.3)), { y: 2.38 }),
  )

/** Box of wine with a tap at the lower front. */
export const wineBox = (words: Words, style: Style): Object3D =>
  group(
    at(box(26, 18, 12, 0.2, matte(style.ground, 0.55)), { y: 9 }),
    at(sheet(25.8, 17.8, face(26, 18, words, style, 36)), { y: 9, z: 6.03 }),
    at(box(8, 0.5, 1, 0.2, matte(darker(style.ground, 0.3))), { y: 18.05 }),
    at(drum(1.5, 1.5, 1.2, plastic('#2a2422'), 0.2), { x: 9, y: 3.4, z: 6, rx: Math.PI / 2 }),
    at(box(1.5, 1.5, 2.4, 0.4, plastic('#2a2422')), { x: 9, y: 3.4, z: 8 }),
    at(drum(0.6, 0.5, 1.4, plastic('#2a2422'), 0.1), { x: 9, y: 2, z: 8.6 }),
    at(box(3.2, 0.5, 0.9, 0.2, plastic('#c3222c')), { x: 9, y: 4.5, z: 8.2 }),
  )

/** Bucket of steel with ice. */
export const bucket = (r: number, h: number): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.78, 0, 0.5],
        [r, h, 0.1],
        [r * 1.06, h + 0.3, 0.2],
        [r * 0.96, h, 0.1],
        [r * 0.9, h * 0.7],
        [0, h * 0.7],
      ],
      metal('#c9ccd2', 0.24),
    ),
    ...[-1, 1].map(s => at(ring(1.5, 0.3, metal('#b9bcc2', 0.26)), { x: s * r * 1.02, y: h * 0.75 })),
    ...Array.from({ length: 26 }, (_, i) =>
      at(box(2.3, 2.1, 2.2, 0.4, i % 3 ? finished('wet', '#dfeef4') : clear('#e6f4fa', 0.6)), {
        x: Math.sin(i * 2.4) * Math.sqrt(i / 26) * r * 0.85,
        y: h * 0.88 + noise(i) * 1.4,
        z: Math.cos(i * 2.4) * Math.sqrt(i / 26) * r * 0.85,
        rx: i,
        ry: i * 2,
      }),
    ),
  )

/** Cork, lying. */
export const cork = (): Object3D =>
  group(
    at(drum(1.15, 1.15, 4.4, matte('#c79f6c'), 0.2), { rz: Math.PI / 2, x: 2.2, y: 1.15 }),
    ...[0, 1, 2].map(i => at(ring(1.16, 0.03, matte('#8f6a3f')), { x: -1 + i * 1.1, y: 1.15, ry: Math.PI / 2 })),
  )
