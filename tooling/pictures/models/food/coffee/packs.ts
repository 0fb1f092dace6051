import type { Object3D } from 'three'
import { glass, glaze, gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { bottle, carton, pouch } from '../../../studio/packs/packs.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { beans, cup, saucer, scoop, spoon } from '../../../studio/props/table.ts'
import { at, box, drum, group, ring, slab, turned } from '../../../studio/shapes.ts'
import { disc, pane } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'

/** Bag of beans with some in front. */
export const beanBag = (words: Words, style: Style, roast: string, extra?: Object3D): Object3D =>
  group(pouch(13, 22, 8, words, style), at(beans(roast, 26, 6), { x: 9.6, z: 5 }), ...(extra ? [extra] : []))

/** Cup with a paper filter hooked over its rim. */
export const dripper = (color: string): Object3D => {
  const paper = matte('#f6f0e4')
  const wing = (side: number) =>
    at(box(0.14, 3.6, 4, 0.05, matte('#d9c9a8')), { x: side * 4.7, y: 7.6, rz: side * 0.5 })
  return group(
    cup(color, '#3a2415'),
    at(box(6.2, 4.6, 5, 0.6, paper), { y: 9.2 }),
    at(box(5.4, 0.6, 4.2, 0.2, matte('#4a2f1c', 0.9)), { y: 11.4 }),
    at(
      slab(
        [
          [-3.1, 0],
          [3.1, 0],
          [3.1, 2.4],
          [-3.1, 2.4],
        ],
        0.1,
        0.02,
        paper,
      ),
      { y: 11.2, z: -2.5, rx: -0.35 },
    ),
    wing(-1),
    wing(1),
  )
}

/** Carton of drip bags beside a cup with one. */
export const dripBox = (words: Words, style: Style, white: string): Object3D =>
  group(
    at(carton(12, 15, 6, words, style), { x: -6.4, z: -3, ry: 0.24 }),
    at(saucer(white), { x: 7, z: 2.4 }),
    at(dripper(white), { x: 7, y: 0.8, z: 2.4, ry: -0.3 }),
  )

/** Square jar of granules. */
export const jar = (words: Words, style: Style, lid: string, grain: string): Object3D => {
  const granules = Array.from({ length: 34 }, (_, i) =>
    at(box(0.5, 0.36, 0.44, 0.1, matte(i % 2 ? grain : lighter(grain, 0.16), 0.6)), {
      x: (noise(i) - 0.5) * 6,
      y: 9.2 + noise(i + 9) * 0.4,
      z: (noise(i + 30) - 0.5) * 6,
      ry: i,
      rz: i * 0.7,
    }),
  )
  return group(
    at(box(7, 9, 7, 1.1, matte(grain, 0.8)), { y: 4.9 }),
    ...granules,
    at(box(8, 12, 8, 1.5, glass('#f2f6f6', 0.1)), { y: 6 }),
    at(drum(3.5, 3.7, 1.2, glass('#eef4f4', 0.3), 0.3), { y: 11.8 }),
    at(drum(4.1, 4.1, 2.6, plastic(lid), 0.3), { y: 12.4 }),
    at(pane(6, 5.4, 0.4, face(6, 5.4, words, style, 70)), { y: 5.2, z: 4.03 }),
  )
}

/** One capsule with a foil lid. */
export const capsule = (color: string): Object3D =>
  group(
    drum(1.5, 1.15, 2.6, metal(color, 0.34), 0.3),
    at(drum(1.75, 1.75, 0.16, metal(lighter(color, 0.3), 0.3), 0.05), { y: 2.6 }),
    ...Array.from({ length: 12 }, (_, i) =>
      at(box(0.1, 2, 0.12, 0.04, metal(darker(color, 0.1), 0.34)), {
        x: Math.cos(i * 0.5236) * 1.34,
        y: 1.4,
        z: Math.sin(i * 0.5236) * 1.34,
        ry: -i * 0.5236,
      }),
    ),
  )

/** Open carton with rows of capsules and an espresso before it. */
export const capsules = (words: Words, style: Style, color: string): Object3D =>
  group(
    at(carton(18, 5, 9, words, style), { z: -5 }),
    ...[-6.4, -2.2, 2.2, 6.4].map(x => at(capsule(color), { x, y: 5, z: -5 })),
    ...[-7, -3.2].map((x, i) => at(capsule(i ? lighter(color, 0.35) : color), { x, z: 3.6 })),
    at(saucer('#f4f0e8', 5.6), { x: 5.6, z: 5 }),
    at(espresso(), { x: 5.6, y: 0.8, z: 5 }),
  )

const espresso = (): Object3D => {
  const small = group(cup('#f4f0e8', '#6b4023'), at(disc(2.9, gloss('#b47a3e')), { y: 6.7 }))
  small.scale.setScalar(0.66)
  return group(small)
}

/** Amber bottle of concentrate with an iced glass. */
export const cold = (words: Words, style: Style): Object3D =>
  group(
    at(
      group(
        bottle(
          [
            [0, 0],
            [3.6, 0, 0.8],
            [3.6, 13, 2.4],
            [1.5, 17.6, 1],
            [1.5, 20],
          ],
          '#8a4a1c',
          '#2c170c',
          { r: 3.6, y: 6.8, h: 8, words, style },
          0.78,
        ),
        at(drum(1.7, 1.7, 2.2, plastic('#23211f'), 0.2), { y: 19.6 }),
      ),
      { x: -4.4, z: -1 },
    ),
    at(icedGlass('#5a3014', 3.7, 11.5), { x: 4.8, z: 2.4 }),
  )

/** Clear glass of black coffee with ice that looks out. */
export const icedGlass = (drink: string, r: number, high: number): Object3D =>
  group(
    at(drum(r * 0.9, r * 0.82, high * 0.66, liquid(drink), 0.3), { y: 0.5 }),
    at(disc(r * 0.86, liquid(lighter(drink, 0.22))), { y: high * 0.66 + 0.56 }),
    ...[0, 1, 2].map(i =>
      at(box(2.3, 2.1, 2.2, 0.4, matte(i === 1 ? '#f4f8f9' : '#e3ecef', 0.2)), {
        x: (i - 1) * r * 0.44,
        y: high * 0.66 + 0.9 + (i % 2) * 0.5,
        z: (i % 2) * -0.9 + 0.5,
        ry: 0.5 + i,
        rz: 0.3 - i * 0.4,
      }),
    ),
    turned(
      [
        [0, 0],
        [r * 0.86, 0, 0.4],
        [r, high, 0.1],
        [r * 0.95, high],
      ],
      clear('#f4f8f8', 0.24),
    ),
    at(ring(r * 0.98, 0.09, matte('#eef3f4', 0.2)), { y: high, rx: Math.PI / 2 }),
  )

/** Portafilter of an espresso machine. */
export const portafilter = (): Object3D =>
  group(
    at(drum(3.4, 3.2, 2.6, metal('#c6c9cf', 0.2), 0.3), { y: 0.8 }),
    at(disc(2.9, matte('#3a2415')), { y: 3.3 }),
    at(drum(0.9, 1.2, 11, plastic('#2a2422'), 0.4), { x: 3, y: 2, rz: -Math.PI / 2 }),
  )

/** Glass dripper on a server. */
export const glassDripper = (): Object3D =>
  group(
    at(drum(5, 3.4, 6, glass('#5a3118', 0.82), 0.4), { y: 0.3 }),
    at(drum(4.4, 5.4, 9, glass('#eef4f4', 0.24), 0.6), {}),
    at(drum(6, 2, 6.4, glass('#eef4f4', 0.34), 0.2), { y: 10 }),
    at(drum(5.4, 1.8, 5.4, glaze('#f7f2e8'), 0.1), { y: 10.8 }),
    at(drum(3.2, 3.2, 1, plastic('#2a2422'), 0.2), { y: 9 }),
  )

/** Wooden scoop or spoon beside a pack. */
export const scooped = (roast: string): Object3D => group(scoop(), at(beans(roast, 5, 1), { x: -5.6, y: 0.8 }))

/** Steel spoon with granules. */
export const heaped = (grain: string): Object3D => group(spoon(), at(beans(grain, 6, 1), { x: -5.8, y: 0.6 }))
