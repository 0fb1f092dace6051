import type { Material, Object3D } from 'three'
import { matte, metal, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, ring, turned } from '../../../studio/shapes.ts'
import { pane } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { finished, grown, set, strewn } from '../../food/parts/organic.ts'
import { fluted } from '../../food/parts/swept.ts'
import { block } from '../../home/parts/shape.ts'
import { labelOn, type Printed, ribbed } from '../parts/pumps.ts'
import { powder } from '../parts/tubs.ts'

/** Scoop of plastic with a long handle, filled with powder. */
export const scoop = (powderTone: string, colour = '#f7f4ec'): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [1.9, 0, 0.3],
        [2.2, 3.2, 0.1],
        [2.05, 3.2, 0.1],
        [1.8, 0.3],
        [0, 0.3],
      ],
      plastic(colour, 0.4),
    ),
    at(box(6.4, 0.4, 1.1, 0.18, plastic(colour, 0.4)), { x: 5, y: 3 }),
    at(powder(2, 1.1, powderTone, 3), { y: 2.9 }),
  )

/** Heap of powder with a scoop lying in it. */
export const scoopHeap = (tone: string): Object3D =>
  group(powder(6, 1.9, tone, 2), at(group(at(scoop(tone), { rz: -0.2 })), { x: 0.4, y: 0.9, z: 1.2, ry: -0.4 }))

/** Shaker of 22 cm: cup, lid, spout cap and carrying loop. */
export const shaker = (cup: Material, lid: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [3.5, 0, 0.6],
        [4.3, 15.6, 0.3],
        [0, 15.6],
      ],
      cup,
    ),
    at(ribbed(4.55, 2.6, lid, plastic(lid, 0.4), 50), { y: 15 }),
    at(drum(2.2, 4.2, 1.4, plastic(lid, 0.4), 0.4), { y: 17.4 }),
    at(drum(1.5, 1.6, 2.2, plastic(darker(lid, 0.2), 0.4), 0.3), { y: 18.2, x: 0.6 }),
    at(ring(1.7, 0.34, plastic(lid, 0.4), Math.PI), { x: -2.2, y: 18.6, ry: 0.3 }),
  )

/** Clear shaker with marks and a drink. */
export const clearShaker = (drink: string, lid: string): Object3D =>
  group(at(drum(3.9, 3.35, 9, liquid(drink), 0.4), { y: 0.4 }), shaker(clear('#eaf2f4', 0.3), lid))

/** Wrapped bar of 13 × 4.2 × 2 cm lying along x: puffed film with sealed ends. */
export const wrapped = (colour: string, label: Printed): Object3D => {
  const film = plastic(colour, 0.3)
  film.clearcoat = 0.5
  const end = (side: number) =>
    group(
      at(box(1.3, 0.14, 4.2, 0.05, film), { x: side * 6.2, y: 1 }),
      ...Array.from({ length: 4 }, (_, i) =>
        at(box(0.09, 0.2, 4.2, 0.03, plastic(darker(colour, 0.1), 0.3)), { x: side * (5.75 + i * 0.28), y: 1 }),
      ),
    )
  return group(
    at(
      block(
        [11.6, 2, 4.2],
        0.8,
        film,
        (x, y, z) => {
          const tight = 1 - Math.max(0, Math.abs(x) - 4.3) * 0.58
          return [x, y * tight + Math.sin(x * 2.6 + z) * 0.05 * (Math.abs(x) / 5.8) ** 3, z]
        },
        22,
      ),
      { y: 1 },
    ),
    end(-1),
    end(1),
    at(pane(8.2, 3.2, 0.2, face(8.2, 3.2, label.words, label.style, 70)), { y: 2.04, rx: -Math.PI / 2 }),
  )
}

/** Bar torn open: its film folded back, a dense piece bitten off. */
export const bitten = (colour: string, inner: string, bits: string, label: Printed): Object3D => {
  const film = plastic(colour, 0.3)
  return group(
    at(
      block([6.4, 2, 4.2], 0.8, film, (x, y, z) => [x, y * (x < -2 ? 1 + (x + 2) * 0.5 : 1), z], 16),
      { x: -3, y: 1 },
    ),
    at(box(1.2, 0.14, 4.2, 0.05, film), { x: -6.6, y: 1 }),
    at(pane(4.4, 3.2, 0.2, face(8.2, 3.2, label.words, label.style, 70)), { x: -2.6, y: 2.04, rx: -Math.PI / 2 }),
    ...Array.from({ length: 9 }, (_, i) =>
      at(box(0.9 + noise(i) * 0.6, 0.06, 0.5, 0.02, matte('#cfd1d4', 0.3)), {
        x: 0.5 + noise(i + 4) * 0.3,
        y: 2.02 - (i % 2) * 0.1,
        z: (i - 4) * 0.48,
        rz: 0.25 + noise(i + 8) * 0.4,
      }),
    ),
    at(
      block(
        [6.6, 1.6, 3.6],
        0.4,
        finished('dry', inner),
        (x, y, z) => [
          x > 2.6
            ? x -
              (1 - Math.min(1, Math.hypot(z, y * 1.4) / 2)) * 1.1 +
              (noise(Math.round(z * 7) + Math.round(y * 9) * 13) - 0.5) * 0.25
            : x,
          y,
          z,
        ],
        22,
      ),
      { x: 2, y: 0.95 },
    ),
    at(set([grown({ size: [0.3, 0.2, 0.26], colour: bits, fine: 10, lump: 0.4 })], strewn(18, 2.2, 1.4, 0.6, 5), 1), {
      x: 2.4,
      y: 1.74,
    }),
  )
}

/** Bottle with a pleated waist, wide neck and tamper ring, 17 cm. */
export const readyBottle = (colour: string, lid: string, label: Printed): Object3D => {
  const skin = plastic(colour, 0.34)
  const waist = fluted(
    [
      [3.3, 8.6],
      [2.9, 9.2],
      [2.8, 10],
      [2.9, 10.8],
      [3.3, 11.4],
    ],
    26,
    0.05,
    colour,
  )
  waist.material = skin
  return group(
    turned(
      [
        [0, 0],
        [3.3, 0, 0.6],
        [3.4, 0.6, 0.2],
        [3.4, 8.3, 0.4],
        [2.7, 9.1, 0.2],
        [2.7, 10.9, 0.2],
        [3.4, 11.6, 0.4],
        [3.3, 13, 1.2],
        [2.1, 14.6, 0.4],
        [2.1, 15.2],
      ],
      skin,
    ),
    waist,
    at(drum(2.35, 2.35, 0.5, plastic(lid, 0.36), 0.12), { y: 14.7 }),
    at(ribbed(2.3, 1.8, lid, plastic(lid, 0.36), 46), { y: 15.3 }),
    at(labelOn({ rx: 3.4, rz: 3.4 }, 6, 6.6, label), { y: 4.6 }),
  )
}

/** Slim stick sachet, standing. */
export const stick = (colour: string, label: Printed): Object3D => {
  const film = plastic(colour, 0.36)
  return group(
    at(
      block([2.2, 13, 0.9], 0.42, film, (x, y, z) => [x, y, z * (1 - (Math.abs(y) / 6.5) ** 6)], 16),
      { y: 6.6 },
    ),
    at(box(2.2, 0.8, 0.1, 0.03, plastic(darker(colour, 0.12), 0.36)), { y: 12.8 }),
    at(pane(1.7, 8, 0.1, face(1.7, 8, label.words, label.style, 80)), { y: 6.6, z: 0.46 }),
  )
}

/** Open carton with a row of sticks standing in it. */
export const stickBox = (colour: string, box_: Printed, one: Printed): Object3D => {
  const card = matte(box_.style.ground, 0.6)
  const [w, d, h] = [13, 5, 9.4]
  return group(
    at(box(w, h, 0.16, 0.05, card), { y: h / 2, z: d / 2 }),
    at(box(w, h * 1.24, 0.16, 0.05, card), { y: h * 0.62, z: -d / 2 }),
    ...[-1, 1].map(s => at(box(0.16, h * 1.1, d, 0.05, card), { x: (s * w) / 2, y: h * 0.55 })),
    at(box(w, 0.2, d, 0.05, card), { y: 0.1 }),
    at(box(w, 0.16, d, 0.05, matte(lighter(box_.style.ground, 0.2), 0.6)), {
      y: h * 1.24 + 1.4,
      z: -d / 2 - 2,
      rx: 0.62,
    }),
    at(pane(w * 0.96, h * 0.94, 0.1, face(w, h, box_.words, box_.style, 64)), { y: h / 2, z: d / 2 + 0.1 }),
    ...Array.from({ length: 10 }, (_, i) =>
      at(stick(colour, one), {
        x: ((i % 5) - 2) * 2.44 + (i > 4 ? 0.5 : 0),
        y: 0.3 + noise(i) * 0.5,
        z: i > 4 ? -1.2 : 1,
        rz: (noise(i + 5) - 0.5) * 0.07,
      }),
    ),
  )
}

/** Peas and grains of rice lying about. */
export const peasAndRice = (count: number, reach: number): Object3D =>
  group(
    set(
      [grown({ size: [0.62, 0.6, 0.62], colour: '#7fae3f', fine: 16, finish: 'waxed' })],
      strewn(count, reach, reach * 0.6, 1.2, 3),
    ).translateY(0.6),
    set(
      [grown({ size: [0.62, 0.2, 0.22], colour: '#efe4c4', fine: 10 })],
      strewn(count * 3, reach * 1.1, reach * 0.7, 0.5, 7),
    ).translateY(0.2),
  )

/** Steel cup for a shaker. */
export const steel = () => metal('#c9ccd2', 0.28)
