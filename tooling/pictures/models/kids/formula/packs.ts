import type { Object3D } from 'three'
import { matte, metal, plastic, print } from '../../../studio/materials.ts'
import { face, fitted, type Style, typeset, type Words } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, ring, sheet, turned, wrap } from '../../../studio/shapes.ts'
import { pillow } from '../../../studio/soft-shapes.ts'
import { darker, inkOn, lighter } from '../../../studio/tones.ts'
import { surface } from '../../home/parts/shape.ts'

type Art = (pen: CanvasRenderingContext2D, w: number, h: number) => void

const SERIF = '"Noto Serif CJK SC", serif'
const SANS = '"Noto Sans CJK SC", "Noto Sans", sans-serif'

/** Label of a tin: brand and name above, a disc with the stage or the strongest word, the drawing low down. */
export interface TinLabel {
  readonly words: Words
  readonly ground: string
  readonly ink: string
  readonly accent: string
  /** Figure in the disc. */
  readonly stage?: string
  readonly art: Art
}

const tinFace = ({ words, ground, ink, accent, stage, art }: TinLabel, w: number, h: number) =>
  print(
    Math.round(w * 44),
    Math.round(h * 44),
    (pen, pw, ph) => {
      pen.fillStyle = ground
      pen.fillRect(0, 0, pw, ph)
      art(pen, pw, ph)
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      const [mid, wide, u] = [pw / 2, pw * 0.44, Math.min(ph, pw * 0.6)]
      fitted(pen, words.brand, mid, ph * 0.11, wide, u * 0.085, `600 $px ${SERIF}`, accent, 0.3)
      fitted(pen, words.zh, mid, ph * 0.28, wide, u * 0.17, `700 $px ${SERIF}`, ink, 0.06)
      fitted(pen, words.en.toUpperCase(), mid, ph * 0.41, wide, u * 0.062, `500 $px ${SANS}`, ink, 0.14)
      if (stage) {
        pen.fillStyle = accent
        pen.beginPath()
        pen.arc(mid, ph * 0.62, u * 0.13, 0, 7)
        pen.fill()
        fitted(pen, stage, mid, ph * 0.63, u * 0.2, u * 0.17, `700 $px ${SANS}`, inkOn(accent))
      }
      if (words.fine) {
        pen.fillStyle = ground
        pen.beginPath()
        pen.roundRect(mid - u * 0.14, ph * 0.92 - u * 0.052, u * 0.28, u * 0.1, u * 0.05)
        pen.fill()
      }
      if (words.fine) fitted(pen, words.fine, mid, ph * 0.925, wide, u * 0.06, `500 $px ${SANS}`, ink, 0.08)
    },
    0.42,
  )

/** Tin of powder: rolled rims of metal, a printed wall, a plastic lid. */
export function tinOf(r: number, h: number, label: TinLabel, lid: string): Object3D {
  const rim = metal('#c8c6c0', 0.3)
  const arc = Math.PI * 1.3
  const high = h - 3
  return group(
    at(drum(r, r, h - 2, matte(label.ground, 0.45), 0.1), {}),
    at(wrap(r + 0.03, high, arc, tinFace(label, r * arc, high)), { y: 0.7 + high / 2 }),
    at(ring(r, 0.22, rim), { y: 0.25, rx: Math.PI / 2 }),
    at(ring(r, 0.2, rim), { y: h - 2.1, rx: Math.PI / 2 }),
    turned(
      [
        [r * 1.03, h - 2],
        [r * 1.03, h - 0.2, 0.35],
        [r * 0.9, h, 0.2],
        [r * 0.86, h - 0.3, 0.1],
        [0, h - 0.3],
      ],
      plastic(lid, 0.36),
    ),
  )
}

/** Slim sachet of `h` centimetres, standing; its upper end is torn off when `open`. */
export function stick(h: number, color: string, words: Words, open = false): Object3D {
  const w = 2.3
  const high = open ? h * 0.86 : h
  const skin = matte(color, 0.45)
  const printed = print(
    120,
    Math.round(high * 44),
    (pen, pw, ph) => {
      pen.clearRect(0, 0, pw, ph)
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      const ink = inkOn(color)
      const size = pw * 0.4
      for (const [i, letter] of [...words.zh].entries())
        fitted(pen, letter, pw / 2, ph * 0.24 + i * size * 1.15, pw, size, `700 $px ${SERIF}`, ink)
      fitted(pen, words.en, pw / 2, ph * 0.8, pw * 0.86, pw * 0.2, `500 $px ${SANS}`, ink)
    },
    0.5,
  )
  const seal = (y: number) => at(box(w * 0.98, 0.9, 0.14, 0.05, matte(darker(color, 0.14), 0.5)), { y })
  return group(
    at(pillow(w, high, 1.1, skin, 0.3), { y: high / 2 }),
    at(sheet(w * 0.8, high * 0.86, printed), { y: high / 2, z: 0.6 }),
    seal(0.45),
    ...(open ? [at(box(w * 0.9, 0.3, 0.5, 0.1, matte('#f3e7cb')), { y: high - 0.1 })] : [seal(high - 0.45)]),
  )
}

/** Box without its lid with its sachets upright. */
export function stickBox(color: string, words: Words, style: Style, tones: readonly string[], count = 8): Object3D {
  const [w, h, d] = [count * 2.2 + 1.2, 10.4, 5.4]
  const card = matte(style.ground, 0.55)
  return group(
    at(box(w, h, 0.22, 0.06, card), { y: h / 2, z: d / 2 }),
    at(box(w, h + 1.6, 0.22, 0.06, card), { y: h / 2 + 0.8, z: -d / 2 }),
    ...[-1, 1].map(s => at(box(0.22, h, d, 0.06, card), { x: (s * w) / 2, y: h / 2 })),
    at(box(w, 0.22, d, 0.06, card), { y: 0.11 }),
    at(sheet(w - 0.2, h - 0.2, face(w, h, words, style, 46)), { y: h / 2, z: d / 2 + 0.13 }),
    ...[0, 1].flatMap(row =>
      Array.from({ length: count }, (_, i) =>
        at(stick(13.4, tones[(i + row) % tones.length] ?? color, { brand: '', zh: '', en: '' }), {
          x: (i - (count - 1) / 2) * 2.2,
          y: 0.4 + ((i * 7 + row * 3) % 4) * 0.16,
          z: row * -2 + 0.9,
          rz: (((i * 5) % 3) - 1) * 0.02,
        }),
      ),
    ),
  )
}

/** Stand-up pouch with a zip; front printed all over, filled with powder. */
export function standUp(w: number, h: number, d: number, words: Words, style: Style): Object3D {
  const deep = (v: number) =>
    d * 0.5 * (v < 0.08 ? 0.86 + v * 1.75 : Math.max(0, Math.cos(((v - 0.08) / 0.8) * 1.6))) ** 0.9
  const round = (u: number) => Math.max(0, 1 - Math.abs(u * 2 - 1) ** 3.4) ** 0.62
  const place =
    (side: number) =>
    (u: number, v: number): readonly [number, number, number] => {
      const pinch = 1 - 0.05 * Math.sin(Math.min(1, v * 1.3) * Math.PI)
      const z = v > 0.87 ? 0.06 : deep(v) * round(u) + 0.06
      const foot = v < 0.1 ? (0.1 - v) * Math.cos((u - 0.5) * Math.PI) * -4 * 0.2 : 0
      return [(u - 0.5) * w * pinch, Math.max(0, v * h + foot * 0), side * z]
    }
  const front = print(Math.round(w * 50), Math.round(h * 50), (pen, pw, ph) => typeset(pen, pw, ph, words, style), 0.4)
  front.transparent = false
  front.depthWrite = true
  const back = matte(style.ground, 0.42)
  const dark = matte(darker(style.ground, 0.18), 0.45)
  return group(
    surface(place(1), front, 40, 60),
    surface(place(-1), back, 40, 40),
    ...[0.905, 0.925].map(v => at(box(w * 0.98, 0.16, 0.34, 0.07, dark), { y: h * v })),
    at(box(w * 0.985, 0.5, 0.2, 0.06, dark), { y: h * 0.985 }),
  )
}

/** Squat carton of cereal with a round-edged lid. */
export function cerealBox(words: Words, style: Style, lid: string): Object3D {
  const [w, h, d] = [10.6, 12.4, 6.6]
  return group(
    at(box(w, h, d, 0.5, matte(style.ground, 0.55)), { y: h / 2 }),
    at(sheet(w - 0.9, h - 1.2, face(w - 0.9, h - 1.2, words, style, 56)), { y: h / 2, z: d / 2 + 0.02 }),
    at(box(w + 0.5, 2.6, d + 0.5, 1.2, plastic(lid, 0.4)), { y: h + 0.6 }),
    at(box(w * 0.34, 0.5, 0.5, 0.2, plastic(lighter(lid, 0.2), 0.4)), { y: h + 0.2, z: d / 2 + 0.3 }),
  )
}
