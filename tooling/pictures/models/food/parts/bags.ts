import type { Object3D } from 'three'
import { glass, matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, ring, turned, wrap } from '../../../studio/shapes.ts'
import { pane } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { mound, type Spot, set } from './organic.ts'
import { opaque } from './solid.ts'
import { net } from './swept.ts'

/** Open paper bag, standing, its rim cut in teeth; `words` are printed on it. */
export function paperBag(w: number, h: number, d: number, colour: string, words?: Words, style?: Style): Object3D {
  const rows = 14
  const body = net({
    rows,
    columns: 96,
    colour: (t, turn) => (t < 0.98 && Math.abs(Math.sin(turn)) > 0.97 ? darker(colour, 0.1) : colour),
    finish: 'dry',
    place: (t, turn, into) => {
      const [s, c] = [Math.sin(turn), Math.cos(turn)]
      const power = 0.22
      const bulge =
        1 + Math.sin(t * Math.PI) * 0.04 + (noise(Math.round(t * rows) * 7 + Math.round(turn * 3)) - 0.5) * 0.015
      const tooth = t > 0.99 ? (Math.round((turn / (Math.PI * 2)) * 96) % 2) * h * 0.02 : 0
      into.set(
        Math.sign(s) * Math.abs(s) ** power * (w / 2) * bulge,
        t * h - tooth,
        Math.sign(c) * Math.abs(c) ** power * (d / 2) * bulge,
      )
    },
  })
  const print =
    words && style
      ? [at(pane(w * 0.74, h * 0.5, 0.2, face(w * 0.74, h * 0.5, words, style)), { y: h * 0.46, z: d / 2 + 0.32 })]
      : []
  return group(body, at(box(w * 0.94, h * 0.8, d * 0.9, 0.3, matte(darker(colour, 0.45))), { y: h * 0.42 }), ...print)
}

/** Places against the inside of a jar: rows from `from` to `to`, all around. */
export const packed = (r: number, from: number, to: number, size: number): Spot[] => {
  const spots: Spot[] = []
  const rows = Math.max(1, Math.round((to - from) / (size * 0.8)))
  const count = Math.round((Math.PI * 2 * r) / (size * 1.05))
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < count; i += 1) {
      const turn = ((i + (j % 2) / 2 + (noise(i + j * 50) - 0.5) * 0.3) / count) * Math.PI * 2
      if (Math.cos(turn) < -0.55) continue
      spots.push([Math.sin(turn) * r, from + (j + 0.5) * ((to - from) / rows), Math.cos(turn) * r])
    }
  return spots
}

/** A layer of a jar: what lies in it, how large that is, and up to which share of the height. */
export interface Fill {
  readonly things: readonly Object3D[]
  readonly size: number
  readonly to: number
}

/** Wide jar of glass with its contents in layers; `lid` is its colour, null leaves it open. */
export function jarWith(
  r: number,
  h: number,
  fills: readonly Fill[],
  lid: string | null,
  words: Words,
  style: Style,
  core = '#7a4f2a',
): Object3D {
  let from = 0.5
  const layers = fills.map(({ things, size, to }, i) => {
    const top = h * to
    const layer = set(things, packed(r - size * 0.82, from, top, size), 2.4, i + 1)
    from = top
    return layer
  })
  const last = fills.at(-1)
  const crown = last
    ? [
        at(
          set(last.things, mound(Math.round((r * r * 2.2) / (last.size * last.size)), r * 0.72, last.size * 0.4), 2, 9),
          { y: from - last.size * 0.5 },
        ),
      ]
    : []
  return group(
    at(drum(r * 0.6, r * 0.6, from - 0.5, matte(core), 0.2), { y: 0.4 }),
    ...layers,
    ...crown,
    turned(
      [
        [0, 0],
        [r * 0.97, 0, 0.8],
        [r, h * 0.5, 0],
        [r, h * 0.86, 1.2],
        [r * 0.86, h * 0.95, 0.4],
        [r * 0.86, h],
      ],
      glass('#eef5f4', 0.16),
    ),
    at(ring(r * 0.86, 0.14, glass('#ffffff', 0.6)), { y: h, rx: Math.PI / 2 }),
    at(wrap(r + 0.06, h * 0.3, 1.7, opaque(face(r * 1.7, h * 0.3, words, style, 60))), { y: h * 0.42 }),
    ...(lid ? [at(screwLid(r * 0.92, h * 0.12, lid), { y: h * 0.94 })] : []),
  )
}

/** Metal lid with a rolled rim. */
export const screwLid = (r: number, h: number, colour: string): Object3D =>
  group(
    drum(r, r, h, metal(colour, 0.36), 0.25),
    at(ring(r, 0.16, metal(lighter(colour, 0.2), 0.3)), { y: 0.16, rx: Math.PI / 2 }),
    at(ring(r * 0.8, 0.1, metal(lighter(colour, 0.2), 0.3)), { y: h, rx: Math.PI / 2 }),
  )
