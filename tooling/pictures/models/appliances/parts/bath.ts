import type { Object3D } from 'three'
import { gloss, matte, metal, plastic, terry, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { thin } from './bodies.ts'

/** Round mirror on a foot. */
export const standMirror = (r = 9, frame = '#d3ab62'): Object3D =>
  group(
    drum(r * 0.55, r * 0.6, 1, metal(frame, 0.34), 0.3),
    at(drum(0.5, 0.5, r * 0.7, metal(frame, 0.34)), { y: 0.8 }),
    at(
      group(
        at(drum(r, r, 0.6, metal('#e6edf0', 0.14), 0.1), { rx: Math.PI / 2 }),
        at(ring(r, 0.5, metal(frame, 0.34)), { z: 0.3 }),
      ),
      { y: r * 1.55, rx: -0.12 },
    ),
  )

/** Comb lying along x. */
export const comb = (color: string): Object3D =>
  group(
    at(box(17, 0.5, 1.6, 0.24, plastic(color, 0.4)), { y: 0.3, z: -1 }),
    ...Array.from({ length: 26 }, (_, i) =>
      at(thin(0.3, 0.4, 2.6, plastic(color, 0.4)), { x: -7.8 + i * 0.62, y: 0.3, z: 0.9 }),
    ),
  )

/** Hair ties. */
export const ties = (colors: readonly string[]): Object3D =>
  group(
    ...colors.map((color, i) =>
      at(ring(2.3, 0.5, terry(color)), {
        x: i * 4.4 - 3,
        y: 0.5 + (i % 2) * 0.2,
        z: (i % 2) * 2.6,
        rx: Math.PI / 2 - (i % 2) * 0.12,
      }),
    ),
  )

/** Towel that hangs from a bar, `w` cm wide; its upper edge is at y = 0. */
export const hangingTowel = (color: string, w = 24, h = 40): Object3D =>
  group(
    at(box(w, h, 1.8, 0.8, terry(color, 4)), { y: -h / 2 }),
    at(box(w + 0.1, 1.6, 1.9, 0.4, terry(darker(color, 0.18), 4)), { y: -h + 5 }),
    at(drum(0.7, 0.7, w + 14, metal('#c9ccd2', 0.26)), { x: (w + 14) / 2, rz: Math.PI / 2 }),
  )

/** Jar of cream with a lid. */
export const jar = (color: string, lid = '#d3ab62', r = 3.2): Object3D =>
  group(
    drum(r, r * 0.94, r * 1.3, gloss(color), 0.4),
    at(drum(r * 1.02, r * 1.02, r * 0.6, metal(lid, 0.3), 0.2), { y: r * 1.3 }),
  )

/** Bottle with a dropper or a pump. */
export const dropper = (tone: string, high = 9): Object3D =>
  group(
    at(drum(high * 0.19, high * 0.19, high * 0.55, liquid(tone), 0.3), { y: 0.2 }),
    drum(high * 0.22, high * 0.22, high * 0.72, clear('#ffffff', 0.3), 0.3),
    at(drum(high * 0.12, high * 0.14, high * 0.16, plastic('#f5f1e8'), 0.1), { y: high * 0.72 }),
    at(drum(high * 0.06, high * 0.09, high * 0.2, plastic('#2b2c2e'), 0.2), { y: high * 0.88 }),
  )

/** Tooth glass with a brush in it or not. */
export const toothCup = (color: string): Object3D =>
  turned(
    [
      [0, 0],
      [3.4, 0, 0.6],
      [4, 9.6, 0.2],
      [3.7, 9.6, 0.1],
      [3.1, 0.8, 0.4],
      [0, 0.7],
    ],
    gloss(color),
  )

/** Tube of paste lying along x. */
export const paste = (color: string): Object3D =>
  group(
    at(
      slab(
        [
          [-7, -2.4, 0.2],
          [-7, 2.4, 0.2],
          [6, 1.7, 0.6],
          [6, -1.7, 0.6],
        ],
        1.8,
        0.8,
        plastic(color, 0.4),
      ),
      { y: 1, rx: -Math.PI / 2 },
    ),
    at(drum(1.2, 1.4, 2, plastic('#f6f3ec'), 0.2), { x: 8, y: 1.1, rz: Math.PI / 2 }),
  )

/** Foam: many bubbles in a heap. */
export const foam = (r: number, count = 34, seed = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const away = Math.sqrt((i + 0.5) / count)
      const size = r * (0.14 + noise(i + seed) * 0.16)
      return at(ball(size, matte('#fbfdfd', 0.5)), {
        x: Math.cos(i * 2.4) * away * r,
        y: size * 0.5 + (1 - away) * r * 0.4,
        z: Math.sin(i * 2.4) * away * r * 0.8,
      })
    }),
  )

/** Tray of wood or stone with a rim. */
export const tray = (w = 28, d = 18, color = '#a5784d'): Object3D =>
  group(
    at(slab(rounded(w, d, 2), 0.8, 0.3, wood(color)), { y: 0.4, rx: -Math.PI / 2 }),
    at(
      rod(
        [
          [-w / 2 + 0.6, 1, -d / 2 + 0.6],
          [w / 2 - 0.6, 1, -d / 2 + 0.6],
          [w / 2 - 0.6, 1, d / 2 - 0.6],
          [-w / 2 + 0.6, 1, d / 2 - 0.6],
          [-w / 2 + 0.6, 1, -d / 2 + 0.6],
        ],
        0.5,
        wood(darker(color, 0.1)),
      ),
      {},
    ),
  )
