import type { Material, Object3D } from 'three'
import { cloth, matte, print } from '../../../studio/materials.ts'
import { face, fitted, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, sheet, slab } from '../../../studio/shapes.ts'
import { darker, inkOn, lighter } from '../../../studio/tones.ts'

/** A book in centimetres. */
export interface Book {
  readonly w: number
  readonly h: number
  readonly thick: number
  readonly words: Words
  readonly style: Style
}

const paper = (): Material =>
  print(64, 256, (pen, w, h) => {
    pen.fillStyle = '#f4ecd9'
    pen.fillRect(0, 0, w, h)
    for (let y = 0; y < h; y += 3) {
      pen.fillStyle = y % 2 ? '#e6dcc5' : '#f8f2e2'
      pen.fillRect(0, y, w, 1.4)
    }
  })

/** Spine with the title running down. */
function spine(thick: number, h: number, words: Words, ground: string, ink: string): Object3D {
  const material = print(Math.max(64, Math.round(thick * 60)), Math.round(h * 36), (pen, pw, ph) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, pw, ph)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    const letters = [...words.zh]
    const size = Math.min(pw * 0.52, (ph * 0.62) / letters.length)
    for (const [i, letter] of letters.entries())
      fitted(pen, letter, pw / 2, ph * 0.12 + (i + 0.5) * size * 1.12, pw, size, '700 $px "Noto Serif CJK SC"', ink)
    fitted(pen, words.brand, pw / 2, ph * 0.93, pw * 0.9, pw * 0.3, '600 $px "Noto Serif CJK SC"', ink)
  })
  return sheet(thick, h, material)
}

/** Paperback, standing upright with its spine on the left. */
export function paperback({ w, h, thick, words, style }: Book): Object3D {
  const ink = style.ink ?? inkOn(style.ground)
  return group(
    at(box(w - 0.25, h - 0.1, thick - 0.16, 0.02, paper()), { x: 0.06, y: h / 2 }),
    at(box(w, h, 0.08, 0.03, matte(style.ground, 0.5)), { y: h / 2, z: -thick / 2 }),
    at(box(w, h, 0.08, 0.03, matte(style.ground, 0.5)), { y: h / 2, z: thick / 2 }),
    at(sheet(w - 0.04, h - 0.04, face(w, h, words, style, 40)), { y: h / 2, z: thick / 2 + 0.05 }),
    at(box(0.12, h, thick + 0.06, 0.04, matte(style.ground, 0.5)), { x: -w / 2 + 0.03, y: h / 2 }),
    at(spine(thick, h, words, style.ground, ink), { x: -w / 2 - 0.04, y: h / 2, ry: -Math.PI / 2 }),
  )
}

/** Hardback in cloth with a round spine and a ribbon. */
export function hardback({ w, h, thick, words, style }: Book): Object3D {
  const stuff = cloth(style.ground, 14, 1.4)
  const ink = style.ink ?? inkOn(style.ground)
  const round = at(drum(thick / 2 + 0.12, thick / 2 + 0.12, h, stuff, 0.05), { x: -w / 2 + 0.1 })
  round.scale.x = 0.42
  return group(
    at(box(w - 0.7, h - 0.7, thick - 0.1, 0.03, paper()), { x: 0.1, y: h / 2 }),
    ...[-1, 1].map(side => at(box(w, h, 0.26, 0.08, stuff), { y: h / 2, z: (side * thick) / 2 })),
    round,
    at(sheet(w - 1.4, h - 1, face(w - 1.4, h - 1, words, style, 40)), { x: 0.5, y: h / 2, z: thick / 2 + 0.15 }),
    at(spine(thick * 0.8, h * 0.96, words, style.ground, ink), { x: -w / 2 - 0.46, y: h / 2, ry: -Math.PI / 2 }),
    at(box(0.5, 4, 0.05, 0.02, matte('#b8443a')), { x: w * 0.1, y: -1, z: 0.2, rz: 0.12 }),
  )
}

/** Lays a book down, cover up, `turn` radians around. */
export const lying = (book: Object3D, h: number, thick: number, turn = 0): Object3D =>
  group(at(group(at(book, { rx: -Math.PI / 2, z: h / 2, y: thick / 2 + 0.1 })), { ry: turn }))

/** Open book, pages of two columns; lines stand for words, so that neither language is wrong. */
export function open(w: number, h: number, color: string): Object3D {
  const page = print(400, 600, (pen, pw, ph) => {
    pen.fillStyle = '#faf5e9'
    pen.fillRect(0, 0, pw, ph)
    pen.fillStyle = '#8d867a'
    for (let line = 0; line < 24; line += 1)
      pen.fillRect(pw * 0.12, ph * (0.1 + line * 0.034), pw * (line % 7 === 6 ? 0.4 : 0.76), ph * 0.008)
  })
  const half = (side: number) =>
    at(
      group(
        at(
          slab(
            [
              [0, -h / 2],
              [w, -h / 2],
              [w, h / 2],
              [0, h / 2],
            ],
            0.5,
            0.1,
            matte('#f4ecd9'),
          ),
          { rx: -Math.PI / 2, y: 0.3 },
        ),
        at(sheet(w * 0.97, h * 0.97, page), { rx: -Math.PI / 2, x: w / 2, y: 0.58 }),
      ),
      { ry: side < 0 ? Math.PI : 0, rz: side < 0 ? -0.09 : 0.09 },
    )
  return group(
    at(box(w * 2.04, 0.12, h * 1.03, 0.05, matte(color)), { y: 0.06 }),
    at(half(1), { y: 0.1, rz: 0.09 }),
    at(half(-1), { y: 0.1, ry: Math.PI, rz: 0.09 }),
  )
}

/** Slipcase with volumes, the first pulled out. */
export function boxed(tones: readonly string[], words: readonly Words[], style: Style, h = 21, w = 14.5): Object3D {
  const thick = 2.6
  const whole = tones.length * (thick + 0.1)
  const volumes = tones.map((tone, i) => {
    const book = paperback({
      w,
      h: h - 0.4,
      thick,
      words: words[i] ?? { brand: '', zh: '', en: '' },
      style: { ...style, ground: tone, art: style.art ?? (() => undefined) },
    })
    return at(group(book), { x: i === 0 ? -4.6 : 0, y: 0.2, z: (i - (tones.length - 1) / 2) * (thick + 0.1) })
  })
  const shell = matte(darker(style.ground, 0.25), 0.6)
  const front = whole / 2 + 0.1
  return group(
    ...volumes,
    ...[-1, 1].map(side => at(box(w - 1.6, h, 0.24, 0.06, shell), { x: 1, y: h / 2, z: side * front })),
    at(box(w - 1.6, 0.24, whole + 0.4, 0.06, shell), { x: 1, y: 0.06 }),
    at(box(w - 1.6, 0.24, whole + 0.4, 0.06, shell), { x: 1, y: h + 0.06 }),
    at(box(0.24, h, whole + 0.4, 0.06, shell), { x: w / 2 + 0.1, y: h / 2 }),
    at(
      sheet(
        w - 1.8,
        h - 0.2,
        face(w - 1.8, h - 0.2, words[0] ?? { brand: '', zh: '', en: '' }, { ...style, plan: 'minimal' }, 40),
      ),
      { x: 1, y: h / 2, z: front + 0.14 },
    ),
    at(box(w - 1.6, 0.02, 0.02, 0.005, matte(lighter(style.ground, 0.3))), { x: 1, y: h, z: front }),
  )
}
