import type { Object3D } from 'three'
import { type Material, matte, plastic, print } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face, fitted, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, ring, slab, turned, wrap } from '../../../studio/shapes.ts'
import { loft, pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { surface } from '../../home/parts/shape.ts'

/** Pump with a round head and a spout to the right. */
const pump = (y: number, color: string): Object3D => {
  const stuff = plastic(color, 0.38)
  return group(
    at(drum(1.5, 1.6, 1.6, stuff, 0.15), { y }),
    at(drum(0.5, 0.5, 1.8, stuff, 0.05), { y: y + 1.5 }),
    at(drum(1.5, 1.3, 1.1, stuff, 0.4), { y: y + 3 }),
    at(box(3.6, 0.7, 0.9, 0.34, stuff), { x: 1.9, y: y + 3.55, rz: -0.1 }),
  )
}

/** Soft-shouldered pump bottle of half width `r`; `oil` makes the wall clear and fills it. */
export function pumpBottle(
  r: number,
  h: number,
  body: string,
  lid: string,
  words: Words,
  style: Style,
  oil?: string,
): Object3D {
  const outline = (k: number, top: number): [number, number, number?][] => [
    [0, 0.1],
    [r * 0.96 * k, 0.1, 0.8],
    [r * k, h * 0.5 * top, 3],
    [r * 0.92 * k, h * 0.82 * top, r * 0.9],
    [1.5 * k, h * 0.96 * top, 0.7],
    [1.5 * k, h * top],
  ]
  const high = h * 0.46
  return group(
    ...(oil
      ? [
          turned(
            [
              [0, 0.3],
              [r * 0.9, 0.3, 0.8],
              [r * 0.94, h * 0.5, 3],
              [r * 0.88, h * 0.8, r * 0.6],
              [r * 0.6, h * 0.885, 0.1],
              [0, h * 0.885],
            ],
            liquid(oil),
          ),
          at(drum(0.22, 0.22, h * 0.14, plastic('#f4ead8', 0.4), 0), { y: h * 0.86 }),
          turned(outline(1, 1), clear(lighter(oil, 0.6), 0.3)),
        ]
      : [turned(outline(1, 1), plastic(body, 0.4))]),
    at(wrap(r * 1.005, high, 1.9, face(r * 1.9, high, words, style, 60)), { y: h * 0.4 }),
    pump(h - 0.2, lid),
  )
}

/** Tube standing on its cap, its crimp above. */
export function tube(w: number, h: number, lid: string, words: Words, style: Style): Object3D {
  const foot = 2.4
  const r = w / 2
  const skin = plastic(style.ground, 0.4)
  return group(
    drum(r * 0.72, r * 0.76, foot, plastic(lid, 0.4), 0.25),
    loft(
      [
        [foot, r * 0.74, r * 0.74],
        [foot + 0.7, r * 0.92, r * 0.9],
        [h * 0.5, r, r * 0.66],
        [h * 0.8, r * 1.04, r * 0.32],
        [h * 0.93, r * 1.06, 0.16],
        [h, r * 1.06, 0.12],
      ],
      skin,
    ),
    at(box(r * 2.12, h * 0.07, 0.28, 0.08, plastic(darker(style.ground, 0.1), 0.4)), { y: h * 0.965 }),
    surface(
      (u, v) => {
        const y = foot + 1.2 + v * (h * 0.9 - foot - 1.2)
        const t = (y - foot) / (h - foot)
        const deep = r * (0.93 - t * 0.82) + 0.06
        const x = (u - 0.5) * 1.5 * r
        return [x, y, deep * Math.sqrt(Math.max(0, 1 - (x / (r * 1.03)) ** 2)) + 0.12]
      },
      face(r * 1.5, h * 0.9 - foot - 1.2, words, style, 60),
    ),
  )
}

/** Swirl of cream. */
export const swirl = (r: number, color = '#fffaf2'): Object3D => {
  const stuff = plastic(color, 0.5)
  return group(
    at(drum(r * 0.8, r, r * 0.3, stuff, r * 0.14), {}),
    ...[0.72, 0.5, 0.28].map((s, i) =>
      at(ring(r * s, r * 0.22, stuff), { x: i * r * 0.04, y: r * (0.34 + i * 0.24), rx: -Math.PI / 2 + 0.08 }),
    ),
    at(drum(0.05, r * 0.26, r * 0.55, stuff, 0.02), { x: r * 0.1, y: r * 0.86, rz: -0.3 }),
  )
}

/** Low round jar, open; its lid leans beside it if it has one. */
export function creamJar(color: string, words: Words, style: Style, lid?: Material): Object3D {
  const [r, h] = [3.7, 3.8]
  return group(
    drum(r, r * 0.95, h, plastic(color, 0.3), 0.5),
    at(drum(r * 0.92, r * 0.92, 0.7, plastic(lighter(color, 0.2), 0.3), 0.1), { y: h - 0.1 }),
    at(swirl(r * 0.62), { y: h + 0.2 }),
    at(wrap(r * 0.99, h * 0.74, 1.6, face(r * 1.6, h * 0.74, words, style, 70)), { y: h * 0.5 }),
    ...(lid
      ? [
          at(group(at(drum(r * 1.02, r * 1.02, 1.7, lid, 0.3), { rx: Math.PI / 2 })), {
            x: 7.4,
            y: r,
            z: -2.6,
            rx: -0.2,
          }),
        ]
      : []),
  )
}

/** Bar of soap pressed as a bear's face, lying. */
export const bearSoap = (color: string): Object3D => {
  const stuff = plastic(color, 0.5)
  const dark = plastic(darker(color, 0.16), 0.5)
  const part = (r: number, high: number, x: number, z: number, tone = stuff) =>
    at(drum(r, r, high, tone, high * 0.42), { x, z })
  return group(
    part(3.9, 2.4, 0, 0),
    part(1.6, 2, -3, -3),
    part(1.6, 2, 3, -3),
    at(part(0.8, 0.3, -3, -3, dark), { x: -3, y: 1.86, z: -3 }),
    at(part(0.8, 0.3, 3, -3, dark), { x: 3, y: 1.86, z: -3 }),
    at(drum(1.7, 1.7, 0.5, plastic(lighter(color, 0.2), 0.5), 0.2), { y: 2.2, z: 1.1 }),
    at(ball(0.36, dark), { x: -1.5, y: 2.4, z: -0.9 }),
    at(ball(0.36, dark), { x: 1.5, y: 2.4, z: -0.9 }),
    at(ball(0.45, dark), { y: 2.7, z: 0.7 }),
  )
}

/** Waisted bar of soap with a leaf pressed in. */
export const waistSoap = (color: string): Object3D => {
  const stuff = plastic(color, 0.5)
  const leaf = (x: number, turn: number) => {
    const one = at(ball(1, plastic(darker(color, 0.14), 0.5)), { x, y: 2.42, ry: turn })
    one.scale.set(1.1, 0.1, 0.42)
    return one
  }
  return group(
    at(
      slab(
        [
          [-4.4, -2.8, 1.4],
          [0, -2.3, 3],
          [4.4, -2.8, 1.4],
          [4.4, 2.8, 1.4],
          [0, 2.3, 3],
          [-4.4, 2.8, 1.4],
        ],
        2.4,
        0.8,
        stuff,
      ),
      { y: 1.2, rx: -Math.PI / 2 },
    ),
    leaf(-0.9, 0.5),
    leaf(0.9, -0.5),
  )
}

/** Tray of slats. */
export const slatTray = (w: number, d: number, stuff: Material): Object3D =>
  group(
    ...[-1, 1].map(s => at(box(w * 0.96, 0.8, 0.8, 0.2, stuff), { y: 0.4, z: s * d * 0.36 })),
    ...Array.from({ length: 6 }, (_, i) => at(box(w / 7.4, 0.6, d, 0.2, stuff), { x: (i - 2.5) * (w / 6.1), y: 1.1 })),
  )

/** Flat soft pack of wipes lying, its lid open, one wipe pulled up. */
export function wipes(color: string, lid: string, words: Words, style: Style): Object3D {
  const [w, d] = [19, 11]
  const skin = plastic(color, 0.42)
  return group(
    at(box(w, 5.4, d, 2, skin), { y: 2.7 }),
    ...[-1, 1].map(s => at(box(1.6, 0.3, d * 0.9, 0.12, skin), { x: s * (w / 2 + 0.5), y: 2.7 })),
    at(pane(w * 0.74, 3.4, 0.3, bigWords(w * 0.74, 3.4, words, style)), { y: 2.7, z: d / 2 + 0.03 }),
    at(slab(rounded(10, 6.6, 1.4), 0.6, 0.25, plastic(lid, 0.4)), { y: 5.6, rx: -Math.PI / 2 }),
    at(slab(rounded(7.4, 4.2, 1.6), 0.2, 0.05, matte(darker(lid, 0.2))), { y: 5.86, rx: -Math.PI / 2 }),
    at(slab(rounded(10, 6.6, 1.4), 0.6, 0.25, plastic(lid, 0.4)), { y: 8.6, z: -4.1, rx: -0.24 }),
    surface(
      (u, v) => {
        const a = u * Math.PI * 2
        const r = 2.4 * (1 - v) ** 0.7 * (1 + 0.3 * Math.sin(a * 4 + v * 2)) + 0.1 * (1 - v)
        return [Math.cos(a) * r * 1.1 + v * 1.4, 5.8 + v * 6.4, Math.sin(a) * r * 0.5]
      },
      matte('#fbfbf8', 0.95),
      60,
      30,
    ),
  )
}

/** Two lines of words as large as the face allows. */
const bigWords = (w: number, h: number, words: Words, style: Style): Material =>
  print(w * 60, h * 60, (pen, pw, ph) => {
    pen.fillStyle = style.ground
    pen.fillRect(0, 0, pw, ph)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    const ink = style.ink ?? '#ffffff'
    fitted(pen, words.zh, pw / 2, ph * 0.38, pw * 0.9, ph * 0.46, '700 $px "Noto Serif CJK SC"', ink, 0.1)
    fitted(pen, words.en.toUpperCase(), pw / 2, ph * 0.8, pw * 0.9, ph * 0.19, '500 $px "Noto Sans CJK SC"', ink, 0.14)
  })
