import type { Material, Object3D } from 'three'
import { glass, matte, metal, plastic } from '../materials.ts'
import { at, box, drum, group, sheet, turned, wrap } from '../shapes.ts'
import { loft, pane } from '../soft-shapes.ts'
import { darker } from '../tones.ts'
import { face, type Style, type Words } from './typeset.ts'

/** Carton standing, its face and one side printed. */
export const carton = (w: number, h: number, d: number, words: Words, style: Style): Object3D =>
  group(
    at(box(w, h, d, 0.12, matte(style.ground, 0.6)), { y: h / 2 }),
    at(sheet(w - 0.1, h - 0.1, face(w, h, words, style)), { y: h / 2, z: d / 2 + 0.02 }),
    at(box(w * 0.995, 0.05, d * 0.995, 0.02, matte(darker(style.ground, 0.05))), { y: h }),
  )

/** Flat-bottom pouch with a rolled top and a valve. */
export const pouch = (w: number, h: number, d: number, words: Words, style: Style, skin?: Material): Object3D => {
  const stuff = skin ?? matte(style.ground, 0.58)
  return group(
    loft(
      [
        [0, w * 0.46, d * 0.46, 6],
        [h * 0.03, w * 0.5, d * 0.5, 6],
        [h * 0.45, w * 0.505, d * 0.48, 4.6],
        [h * 0.72, w * 0.5, d * 0.32, 3.6],
        [h * 0.86, w * 0.495, d * 0.13, 3],
        [h * 0.9, w * 0.49, d * 0.05, 4],
        [h, w * 0.49, d * 0.045, 4],
      ],
      stuff,
    ),
    at(box(w * 1.02, h * 0.06, d * 0.14, 0.3, matte(darker(style.ground, 0.2), 0.6)), { y: h * 0.985 }),
    at(pane(w * 0.72, h * 0.52, 0.2, face(w * 0.72, h * 0.52, words, style)), {
      y: h * 0.36,
      z: d * 0.505,
      rx: -0.015,
    }),
    at(drum(w * 0.04, w * 0.04, 0.2, plastic(darker(style.ground, 0.4)), 0.05), {
      y: h * 0.73,
      z: d * 0.31,
      rx: Math.PI / 2 - 0.36,
    }),
  )
}

/** Round tin or tub with a label around and a lid. */
export const tin = (r: number, h: number, words: Words, style: Style, lid = metal('#c9a35a', 0.3)): Object3D =>
  group(
    drum(r, r, h * 0.86, matte(style.ground, 0.5), 0.2),
    at(wrap(r + 0.02, h * 0.7, Math.PI * 1.1, face(r * Math.PI * 1.1, h * 0.7, words, style, 30)), { y: h * 0.42 }),
    at(drum(r * 1.02, r * 1.02, h * 0.16, lid, 0.2), { y: h * 0.85 }),
  )

/** Bottle of glass from its outline (half width, height), filled up to `full`, with a label around. */
export const bottle = (
  outline: readonly (readonly [number, number, number?])[],
  tone: string,
  drink: string,
  label: { readonly r: number; readonly y: number; readonly h: number; readonly words: Words; readonly style: Style },
  full = 0.7,
): Object3D => {
  const high = Math.max(...outline.map(([, y]) => y))
  const inner = outline
    .filter(([, y]) => y < high * full)
    .map(([x, y]): [number, number, number] => [x * 0.94, Math.max(0.3, y), 0.3])
  const rim = inner.at(-1)?.[0] ?? 1
  return group(
    turned([...inner, [rim, high * full], [0, high * full]], plastic(drink, 0.3)),
    turned(outline, glass(tone, 0.3)),
    at(
      wrap(
        label.r + 0.04,
        label.h,
        Math.PI * 1.05,
        face(label.r * Math.PI * 1.05, label.h, label.words, label.style, 40),
      ),
      { y: label.y },
    ),
  )
}
