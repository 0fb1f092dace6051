import type { Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { glass, gloss, type Material, matte, metal, print, wood } from '../../../studio/materials.ts'
import { at, ball, box, type Corner, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { bound, edges, laidDown, marker, spread } from '../parts/pages.ts'
import type { Art } from './rulings.ts'

const sheetOf = (w: number, h: number, art: Art, dots = 36): Material =>
  print(Math.round(w * dots), Math.round(h * dots), art, 0.75)

/** What a cover is made of. */
export const skins = {
  leather: (color: string): Material => upholstery(color, 'leather'),
  cloth: (color: string): Material => fabric({ color, weave: 'linen' }),
  canvas: (color: string): Material => fabric({ color, weave: 'canvas' }),
} as const

/** Hardcover journal, standing, with an elastic band and a ribbon. */
export function journal(
  w: number,
  h: number,
  thick: number,
  color: string,
  skin: Material,
  block = edges(),
  ribbon = false,
): Object3D {
  const band = matte(darker(color, 0.45), 0.7)
  return group(
    bound({ w, h, thick, board: skin, block, round: 0.9, stiff: 0.3 }),
    ...[-1, 1].map(side =>
      at(box(0.55, h + 0.1, 0.07, 0.03, band), { x: w * 0.36, y: h / 2, z: side * (thick / 2 + 0.03) }),
    ),
    ...[0, h].map(y => at(box(0.55, 0.07, thick + 0.1, 0.03, band), { x: w * 0.36, y })),
    ...(ribbon ? [at(marker(darker(color, 0.25)), { x: -w * 0.12, y: -1.2, rz: 0.1 })] : []),
  )
}

/** The same lying on its back cover. */
export const lyingJournal = (
  w: number,
  h: number,
  thick: number,
  color: string,
  skin: Material,
  turn: number,
  block = edges(),
): Object3D => laidDown(journal(w, h, thick, color, skin, block, true), h, thick + 0.06, turn)

/** Head of a bear sewn on cloth: satin threads. */
export function stitchedBear(tone: string): Object3D {
  const felt = (color: string) => fabric({ color, weave: 'satin' })
  const pad = (r: number, color: string, x: number, y: number, z = 0, flat = 1) => {
    const part = slab(rounded(r * 2, r * 2 * flat, r * 0.98 * flat), 0.16, 0.07, felt(color))
    return at(part, { x, y, z })
  }
  return group(
    pad(0.95, tone, -1.7, 1.75),
    pad(0.95, tone, 1.7, 1.75),
    pad(0.5, lighter(tone, 0.5), -1.7, 1.75, 0.08),
    pad(0.5, lighter(tone, 0.5), 1.7, 1.75, 0.08),
    pad(2.4, tone, 0, 0, 0.06, 0.9),
    pad(1.15, lighter(tone, 0.55), 0, -0.7, 0.14, 0.78),
    pad(0.32, '#3a2a24', 0, -0.35, 0.22, 0.75),
    pad(0.24, '#3a2a24', -0.95, 0.35, 0.16),
    pad(0.24, '#3a2a24', 0.95, 0.35, 0.16),
  )
}

/** Spiral notebook, standing: the wire runs down its left side; `curl` turns the lower right corner up. */
export function spiral(w: number, h: number, color: string, front: Art): Object3D {
  const thick = 1.1
  const wire = metal('#5b5f66', 0.3)
  const loops = Math.floor(h / 0.95)
  return group(
    at(box(w - 0.3, h - 0.3, thick, 0.05, edges()), { y: h / 2 }),
    at(slab(rounded(w, h, 0.7), 0.12, 0.03, matte(darker(color, 0.15))), { y: h / 2, z: -thick / 2 - 0.05 }),
    at(slab(rounded(w, h, 0.7), 0.12, 0.03, matte(color, 0.5)), { y: h / 2, z: thick / 2 + 0.05 }),
    at(pane(w - 0.04, h - 0.04, 0.7, sheetOf(w, h, front)), { y: h / 2, z: thick / 2 + 0.13 }),
    ...Array.from({ length: loops }, (_, i) =>
      at(ring(0.86, 0.075, wire), { x: -w / 2 + 0.1, y: h * 0.03 + ((i + 0.5) / loops) * h * 0.94, rx: Math.PI / 2 }),
    ),
  )
}

/** Spiral book lying open, the cover folded flat to the left. */
export function openSpiral(w: number, h: number, color: string, drawing: Art): Object3D {
  const wire = metal('#4f5359', 0.3)
  const loops = Math.floor(h / 1.1)
  return group(
    at(slab(rounded(w, h, 0.6), 0.2, 0.05, matte(color, 0.5)), { x: -w / 2 - 0.7, y: 0.12, rx: -Math.PI / 2 }),
    at(slab(rounded(w, h, 0.6), 0.2, 0.05, matte(color, 0.5)), { x: w / 2 + 0.7, y: 0.12, rx: -Math.PI / 2 }),
    at(box(w - 0.4, 1.1, h - 0.4, 0.04, edges()), { x: w / 2 + 0.7, y: 0.75 }),
    at(pane(w - 0.42, h - 0.42, 0.1, sheetOf(w, h, drawing)), { x: w / 2 + 0.7, y: 1.33, rx: -Math.PI / 2 }),
    ...Array.from({ length: loops }, (_, i) =>
      at(ring(1.15, 0.09, wire), { x: 0, y: 0.75, z: (((i + 0.5) / loops) * 2 - 1) * h * 0.48 }),
    ),
  )
}

/** Ring binder lying half open: loose leaves, dividers with tabs, a clear coloured cover raised. */
export function binder(w: number, h: number, color: string, page: Art, raise = 2.3): Object3D {
  const clear = glass(color, 0.82)
  const steel = metal('#c9ccd2', 0.2)
  const tabs = ['#e98f6a', '#f0c35a', '#8fb79c', '#8ea6c4']
  const cover = at(
    group(
      at(slab(rounded(w, h, 0.8), 0.16, 0.05, clear), { x: w / 2, rx: -Math.PI / 2 }),
      at(slab(rounded(w * 0.9, 0.5, 0.2), 0.06, 0.02, matte(darker(color, 0.3))), {
        x: w / 2,
        y: 0.06,
        z: h * 0.44,
        rx: -Math.PI / 2,
      }),
    ),
    { x: -0.9, y: 2.1, rz: raise },
  )
  return at(
    group(
      at(slab(rounded(w, h, 0.8), 0.2, 0.05, matte(color, 0.4)), { x: w / 2, y: 0.1, rx: -Math.PI / 2 }),
      at(box(0.3, 2.2, h, 0.1, matte(color, 0.4)), { x: -0.85, y: 1.1 }),
      cover,
      at(box(w - 1.4, 0.9, h - 0.9, 0.03, edges()), { x: w / 2 + 0.2, y: 0.66 }),
      ...tabs.map((tone, i) =>
        at(slab(rounded(2.6, 3, 0.4), 0.06, 0.02, matte(tone)), {
          x: w - 0.1,
          y: 1.1 - i * 0.05,
          z: -h * 0.34 + i * 3.5,
          rx: -Math.PI / 2,
        }),
      ),
      at(pane(w - 1.4, h - 0.9, 0.3, sheetOf(w, h, page)), { x: w / 2 + 0.2, y: 1.15, rx: -Math.PI / 2 }),
      at(box(1.1, 0.3, h - 1.6, 0.1, steel), { x: 0.3, y: 0.3 }),
      ...[-0.42, -0.32, -0.22, 0.22, 0.32, 0.42].map(t =>
        at(ring(1.35, 0.13, steel, Math.PI * 1.55), { x: 0.5, y: 1.2, z: t * h, rz: -0.6 }),
      ),
    ),
    { x: -w / 2 },
  )
}

/** The same closed and standing: the coloured cover, the rings at the spine, tabs at the right. */
export const closedBinder = (w: number, h: number, color: string): Object3D =>
  group(
    ...['#e98f6a', '#f0c35a', '#8fb79c', '#8ea6c4'].map((tone, i) =>
      at(box(2, 2.6, 0.08, 0.03, matte(tone)), { x: w / 2, y: h * 0.82 - i * 3.4, z: 0.6 - i * 0.3 }),
    ),
    at(box(w - 1.2, h - 0.8, 1.6, 0.04, edges()), { x: 0.2, y: h / 2 }),
    ...[-1, 1].map(side => at(slab(rounded(w, h, 0.8), 0.16, 0.05, gloss(color)), { y: h / 2, z: side * 1.3 })),
    at(box(0.3, h, 2.7, 0.12, gloss(color)), { x: -w / 2, y: h / 2 }),
    ...[-0.42, -0.32, -0.22, 0.22, 0.32, 0.42].map(t =>
      at(drum(0.3, 0.3, 0.1, metal('#c9ccd2', 0.2), 0.04), {
        x: -w / 2 + 1,
        y: h / 2 + t * h,
        z: 1.36,
        rx: Math.PI / 2,
      }),
    ),
    at(slab(rounded(w * 0.5, 3.4, 0.4), 0.06, 0.02, matte('#fbf7ee')), { x: 0.6, y: h * 0.7, z: 1.42 }),
  )

/** Closed leather binder with a strap and a snap, standing half open so that its rings show at the top. */
export function strapped(w: number, h: number, color: string): Object3D {
  const skin = upholstery(color, 'leather')
  const steel = metal('#d3c39a', 0.22)
  const thick = 3
  return group(
    ...[-1, 1].map(side =>
      at(slab(rounded(w, h, 0.9), 0.42, 0.16, skin), { y: h / 2, z: (side * (thick - 0.42)) / 2 }),
    ),
    at(box(0.5, h - 0.1, thick, 0.25, skin), { x: -w / 2 + 0.2, y: h / 2 }),
    at(box(w - 1.8, h - 1.1, thick - 1.2, 0.04, edges()), { x: 0.2, y: h / 2 }),
    ...['#d9a35c', '#8fa392', '#b56a55'].map((tone, i) =>
      at(box(1, 2.2, 0.06, 0.02, matte(tone)), { x: w / 2 - 0.6, y: h * (0.8 - i * 0.19), z: 0.5 - i * 0.4 }),
    ),
    at(slab(rounded(5, 3, 1.4), 0.3, 0.12, skin), { x: w / 2 - 1.2, y: h / 2, z: thick / 2 + 0.16 }),
    at(box(0.32, 3, thick + 0.4, 0.14, skin), { x: w / 2 + 0.9, y: h / 2 }),
    at(drum(0.62, 0.7, 0.22, steel, 0.08), { x: w / 2 - 2.4, y: h / 2, z: thick / 2 + 0.3, rx: Math.PI / 2 }),
    ...stitches(w, h, thick / 2 + 0.02, lighter(color, 0.35)),
  )
}

/** Sewn line along the edges of a cover. */
function stitches(w: number, h: number, z: number, tone: string): Object3D[] {
  const thread = matte(tone)
  const line: Object3D[] = []
  const [nx, ny] = [Math.floor(w / 0.6), Math.floor(h / 0.6)]
  for (let i = 1; i < nx; i += 1)
    for (const y of [0.45, h - 0.45])
      line.push(at(box(0.36, 0.08, 0.06, 0.02, thread), { x: -w / 2 + (i / nx) * w, y, z }))
  for (let i = 1; i < ny; i += 1)
    for (const x of [-w / 2 + 0.45, w / 2 - 0.45])
      line.push(at(box(0.08, 0.36, 0.06, 0.02, thread), { x, y: (i / ny) * h, z }))
  return line
}

/** Soft folder of a traveller, standing a little open: booklets inside, a cord around it, perhaps a toggle. */
export function traveller(w: number, h: number, color: string, skin: Material, toggle: boolean): Object3D {
  const cord = matte(toggle ? '#5d3d26' : darker(color, 0.45))
  const thick = 2.6
  const half = (side: 1 | -1) =>
    at(slab(rounded(w, h, 0.5), 0.32, 0.12, skin), {
      x: 0,
      y: h / 2,
      z: side * (thick / 2 - 0.1),
      ry: side * -0.03,
    })
  const spine: Corner[] = Array.from({ length: 19 }, (_, i): Corner => {
    const a = Math.PI / 2 + (i / 18) * Math.PI
    return [Math.cos(a) * 1.1, Math.sin(a) * (thick / 2 + 0.06)]
  })
  const inner = [...spine].reverse().map(([x, y]): Corner => [x * 0.7, y * 0.8])
  return group(
    half(1),
    half(-1),
    at(slab([...spine, ...inner], h, 0, skin), { x: -w / 2 + 0.25, y: h / 2, rx: Math.PI / 2 }),
    ...['#f2e8d5', '#e6d9bf', '#f4eee0'].map((tone, i) =>
      group(
        at(box(w - 0.9, h - 0.8, 0.5, 0.03, edges(tone)), { x: 0.1, y: h / 2, z: (i - 1) * 0.66 }),
        at(box(w - 0.8, h - 0.7, 0.08, 0.03, matte(darker(tone, 0.22))), {
          x: 0.1,
          y: h / 2,
          z: (i - 1) * 0.66 + 0.28,
        }),
      ),
    ),
    rod(
      [
        [w * 0.14, -0.05, 0],
        [w * 0.14, 0.1, thick / 2 + 0.12],
        [w * 0.14, h / 2, thick / 2 + 0.3],
        [w * 0.14, h - 0.1, thick / 2 + 0.12],
        [w * 0.14, h + 0.05, 0],
      ],
      0.14,
      cord,
    ),
    ...(toggle
      ? [
          at(drum(0.5, 0.5, 3.6, wood('#b98757'), 0.3), {
            x: w * 0.14 - 1.8,
            y: h * 0.5,
            z: thick / 2 + 0.75,
            rz: -Math.PI / 2,
          }),
          rod(
            [
              [w * 0.14, 0.2, thick / 2],
              [w * 0.2, -0.1, thick / 2 + 1.5],
              [w * 0.4, 0.12, thick / 2 + 3.2],
              [w * 0.5, 0.14, thick / 2 + 4.8],
            ],
            0.13,
            cord,
          ),
          at(ball(0.4, cord), { x: w * 0.5, y: 0.4, z: thick / 2 + 4.8 }),
        ]
      : []),
  )
}

/** Pocket sewn on the front of a cloth cover. */
export const pocket = (w: number, h: number, color: string): Object3D =>
  group(
    at(slab(rounded(w, h, 0.5), 0.14, 0.05, fabric({ color, weave: 'canvas' })), { y: h / 2 }),
    ...stitches(w, h, 0.08, lighter(color, 0.55)),
    at(slab(rounded(w * 0.62, 4, 0.2), 0.06, 0.02, matte('#f1e7d2')), { x: 0.3, y: h + 0.2, z: -0.06, rz: 0.06 }),
  )

/** Thin booklet with two staples, lying, printed on its front. */
export const booklet = (w: number, h: number, color: string, front: Art): Object3D =>
  group(
    at(box(w - 0.1, 0.5, h - 0.1, 0.1, edges()), { y: 0.28 }),
    ...[0.06, 0.54].map(y => at(box(w, 0.1, h, 0.04, matte(color, 0.6)), { y })),
    at(box(0.12, 0.56, h, 0.05, matte(color, 0.6)), { x: -w / 2 + 0.02, y: 0.3 }),
    at(pane(w - 0.06, h - 0.06, 0.3, sheetOf(w, h, front)), { y: 0.6, rx: -Math.PI / 2 }),
    ...[-0.25, 0.25].map(t => at(box(0.1, 0.3, 1.3, 0.04, metal('#c9ccd2')), { x: -w / 2 - 0.05, y: 0.35, z: t * h })),
  )

/** Notebook lying open on ruled pages. */
export const opened = (w: number, h: number, color: string, left: Art, right: Art, thick = 1.6): Object3D =>
  group(
    spread(w, h, thick, matte(color, 0.7), sheetOf(w, h, left), sheetOf(w, h, right)),
    at(box(0.45, 0.05, h * 0.7, 0.02, gloss(darker(color, 0.2))), { x: w * 0.06, y: thick * 0.62, z: h * 0.3 }),
  )
