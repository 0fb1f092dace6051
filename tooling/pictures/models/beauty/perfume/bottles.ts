import type { Material, Object3D } from 'three'
import { gloss, matte, metal, wood } from '../../../studio/materials.ts'
import { clear, flacon, liquid, pebble, roundFlacon } from '../../../studio/packs/glassware.ts'
import { face } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, ring } from '../../../studio/shapes.ts'
import { disc, pane } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'

/** The name on a label. */
export interface Name {
  readonly zh: string
  readonly en: string
}

const paper = '#faf5ea'

const labelled = (w: number, h: number, name: Name, ink = '#4a3a30', ground = paper): Object3D =>
  pane(
    w,
    h,
    0.1,
    face(w, h, { brand: '花信', zh: name.zh, en: name.en }, { ground, ink, accent: '#c9a35a', plan: 'classic' }, 90),
  )

/** Tall square bottle of 13 cm. */
export const tall = (tone: string, name: Name, cap: 'wood' | 'black' | 'gold'): Object3D => {
  const lid: Material = cap === 'wood' ? wood('#a5784d') : cap === 'black' ? gloss('#1d1b1c') : metal('#f0cf92', 0.4)
  return group(
    flacon(5.4, 9.4, 3.4, tone),
    at(drum(0.95, 0.95, 0.9, metal('#d3ab62', 0.2), 0.06), { y: 9.3 }),
    at(box(3.1, 3.2, 2.6, 0.16, lid), { y: 11.7 }),
    at(labelled(4.1, 4.9, name), { y: 4.4, z: 1.75 }),
  )
}

/** Round pebble with a ball as its cap. */
export const round = (tone: string, name: Name, cap: string, flat = 0.55): Object3D =>
  group(
    pebble(
      [
        [0, 2.6, 2.6 * flat, 2.4],
        [0.5, 3.9, 3.9 * flat, 2.3],
        [2.6, 5, 5 * flat, 2.1],
        [4.8, 5.1, 5.1 * flat, 2],
        [7, 4, 4 * flat, 2],
        [8.3, 2.1, 2.1 * flat, 2],
        [8.8, 1.05, 1.05, 2],
        [9.3, 1, 1, 2],
      ],
      tone,
    ),
    at(drum(1.1, 1.1, 0.8, metal('#d3ab62', 0.2), 0.06), { y: 9 }),
    at(ball(1.75, gloss(cap)), { y: 11.1 }),
    at(labelled(4.6, 3.1, name, darker(tone, 0.5)), { y: 4.5, z: 5.1 * flat + 0.12 }),
  )

/** Ball of glass on a foot. */
export const globe = (tone: string, name: Name, cap: Material): Object3D =>
  group(
    roundFlacon(
      [
        [0, 0],
        [3, 0, 0.4],
        [5, 2.4, 2],
        [5.2, 5.6, 2.4],
        [3.4, 8.8, 2],
        [1.1, 9.4, 0.3],
        [1.1, 10],
      ],
      tone,
    ),
    at(drum(1.2, 1.2, 0.6, metal('#d3ab62', 0.2), 0.06), { y: 9.8 }),
    at(drum(1.9, 1.6, 2.4, cap, 0.3), { y: 10.4 }),
    at(labelled(4.4, 3, name, darker(tone, 0.55)), { y: 4.9, z: 5.28 }),
  )

/** Thin roll-on of 9 cm lying beside its cap. */
export const roller = (tone: string, upright = false): Object3D => {
  const vial = group(
    drum(0.72, 0.72, 6.4, liquid(tone), 0.2),
    drum(0.86, 0.86, 7, clear('#ffffff', 0.26), 0.2),
    at(drum(0.6, 0.6, 0.6, metal('#c9ccd2', 0.2), 0.05), { y: 7 }),
    at(ball(0.5, metal('#e2e4e8', 0.1)), { y: 7.7 }),
    at(drum(0.88, 0.88, 0.24, metal('#d3ab62', 0.2), 0.02), { y: 0.6 }),
  )
  const cap = drum(0.92, 0.92, 3, metal('#d3ab62', 0.22), 0.14)
  return upright
    ? group(vial, at(cap, { x: 2.6, z: 0.9 }))
    : group(
        at(vial, { x: 3.6, y: 0.86, rz: Math.PI / 2, ry: 0 }),
        at(group(at(cap, { rz: Math.PI / 2, y: 0.92 })), { x: 3.4, z: 2.6, ry: 0.5 }),
      )
}

/** Flat tin of balm, its lid leaning on it. */
export const balm = (tone: string): Object3D =>
  group(
    drum(3.4, 3.4, 1.3, metal(tone, 0.3), 0.16),
    at(disc(3.05, matte('#efe2c4', 0.55)), { y: 1.31 }),
    at(ring(3.2, 0.14, metal(tone, 0.24)), { y: 1.32, rx: Math.PI / 2 }),
    at(disc(0.8, matte('#e2d2ad', 0.4)), { x: 0.7, y: 1.33, z: 0.8 }),
    at(
      group(
        drum(3.5, 3.5, 0.7, metal(lighter(tone, 0.12), 0.28), 0.14),
        at(ring(2.4, 0.06, metal(darker(tone, 0.2), 0.3)), { y: 0.72, rx: Math.PI / 2 }),
      ),
      { x: -3.6, y: 1.4, z: -0.6, rz: 0.96 },
    ),
  )

/** Slim mist of 18 cm with a clear cap. */
export const mist = (tone: string, name: Name): Object3D =>
  group(
    drum(1.85, 1.85, 10.8, liquid(lighter(tone, 0.2)), 0.3),
    drum(2.1, 2.1, 13.4, clear('#ffffff', 0.24), 0.4),
    at(drum(1.2, 1.2, 1.2, metal('#c9ccd2', 0.24), 0.1), { y: 13.2 }),
    at(drum(0.9, 0.9, 1.4, gloss('#f4f1ea'), 0.2), { y: 14.2 }),
    at(drum(1.75, 1.75, 3.8, clear('#eef4f8', 0.3), 0.2), { y: 13.3 }),
    at(labelled(2.5, 4.4, name, darker(tone, 0.5)), { y: 5.6, z: 2.12 }),
  )
