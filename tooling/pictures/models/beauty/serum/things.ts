import type { Object3D } from 'three'
import { glass, gloss, plastic, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { carton } from '../../../studio/packs/packs.ts'
import type { Style, Words } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, placed, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { dollop, smear } from '../parts/dabs.ts'
import { bottleBody, bulb, clearCap, dropperBottle, pipette, vial, vialTab } from '../parts/droppers.ts'
import { chrome, creamy, gold, jelly } from '../parts/stuff.ts'

/** Clear straight bottle with its blue liquid. */
export const clearDropper = (tone: string, words: Words): Object3D =>
  dropperBottle({ r: 1.65, h: 7, tone, words, ink: '#2f4a5c', full: 0.9 }, plastic('#f4f5f5', 0.4), '#f4f5f5')

/** Ground glass with a paper label. */
export const frostedDropper = (tone: string, words: Words): Object3D =>
  dropperBottle(
    { r: 1.8, h: 6.6, tone: '#dfe6d6', wall: 'frosted', words, label: tone, ink: '#33401c', shoulder: 0.1 },
    chrome(0.3),
    '#fbfbf6',
  )

/** Dyed glass lying open, its dropper beside it, a drop of gel. */
export const lyingDropper = (tone: string, words: Words): Object3D =>
  group(
    at(
      placed(
        placed(bottleBody({ r: 1.65, h: 6.8, tone, wall: 'dyed', words, label: '#f4f1e6', ink: '#3c4a38' }), { ry: 0 }),
        { rx: -Math.PI / 2, y: 1.65 },
      ),
      {
        x: -1.6,
        z: 3.4,
        ry: 0.42,
      },
    ),
    at(placed(pipette(plastic('#2c2f2c', 0.5), '#2c2f2c', tone, 4.6, 0.98), { rx: Math.PI / 2, y: 1.04 }), {
      x: 4,
      z: -3.2,
      ry: 0.16,
    }),
    at(dollop(0.66, jelly(tone)), { x: 3.9, z: 4.8 }),
  )

/** Bottle before its carton. */
export const boxedDropper = (tone: string, words: Words, style: Style): Object3D =>
  group(
    dropperBottle({ r: 1.75, h: 6.9, tone, wall: 'dyed', words, ink: '#f1e4d4', shoulder: 0.2 }, gold(0.28), '#1f1a22'),
    at(carton(4.6, 11.4, 4.6, words, style), { x: -4.6, z: -2.6, ry: 0.24 }),
  )

/** Bottle open, its dropper leaning on it with a drop. */
export const openDropper = (tone: string, words: Words): Object3D =>
  group(
    bottleBody({ r: 1.8, h: 6.4, tone, wall: 'dyed', words, label: '#f6efe0', ink: '#5a3512', shoulder: 0.5 }),
    at(placed(pipette(plastic('#2a2522', 0.5), '#2a2522', tone, 5), { rz: Math.PI, y: 8.6 }), {
      x: 5.4,
      y: -0.2,
      z: 0.6,
      rz: 0.46,
    }),
    at(smear(3, 0.9, 0.1, jelly(tone), 4), { x: -3.4, z: 3, ry: Math.PI + 0.1 }),
    at(dollop(0.6, jelly(tone)), { x: -2, z: 2.9 }),
  )

/** Slim opaque bottle with its press pump under a clear cap; the cap stands beside it when `off`. */
export const pumped = (tone: string, words: Words, off = false, collar: 'gold' | 'silver' = 'gold'): Object3D => {
  const [r, h] = [1.7, 8.6]
  const metal = collar === 'gold' ? gold(0.28) : chrome(0.28)
  return group(
    bottleBody({ r, h, tone, wall: 'opaque', words, ink: '#4a4038', shoulder: 0.8 }),
    at(drum(1.24, 1.24, 0.7, metal, 0.06), { y: h + 0.05 }),
    at(drum(0.36, 0.36, 0.9, chrome(), 0.02), { y: h + 0.7 }),
    at(
      group(
        drum(0.8, 0.86, 0.9, plastic('#faf7f1', 0.36), 0.2),
        at(placed(drum(0.18, 0.22, 0.7, plastic('#faf7f1', 0.36), 0.04), { rx: Math.PI / 2 }), { y: 0.5, z: 0.5 }),
      ),
      { y: h + 1.4 },
    ),
    at(clearCap(1.34, 3.1), off ? { x: 3.9, z: 1 } : { y: h + 0.5 }),
    ...(off ? [at(dollop(0.7, creamy('#f6f1e8', 0.3, 0.6)), { x: 2.2, z: 3.2 })] : []),
  )
}

/** Flat carton with five vials before it, one twisted open. */
export const ampoules = (words: Words, style: Style, tone: string): Object3D =>
  group(
    at(carton(8.6, 9.4, 3, words, style), { x: -2.8, z: -2.4 }),
    ...[0, 1, 2, 3].map(i => at(vial(tone), { x: 3 + i * 1.6, z: -1.6 + i * 0.8, ry: noise(i) * 0.8 })),
    at(vial(tone, true), { x: 2.6, z: 2.4 }),
    at(placed(vialTab(), { rx: Math.PI / 2, y: 0.18 }), { x: 0.6, z: 2.8, ry: 0.8 }),
  )

/** Open carton lying with its vials in a row in it, one out in front. */
export const ampouleTray = (words: Words, style: Style, tone: string): Object3D => {
  const wall = plastic(style.ground, 0.6)
  const [w, d, h] = [10.6, 6.8, 2]
  return group(
    at(box(w, 0.16, d, 0.05, wall), { y: 0.08 }),
    ...[-1, 1].map(s => at(box(w, h, 0.14, 0.05, wall), { y: h / 2, z: s * (d / 2) })),
    ...[-1, 1].map(s => at(box(0.14, h, d, 0.05, wall), { y: h / 2, x: s * (w / 2) })),
    at(box(w - 0.4, 0.9, d - 0.4, 0.1, plastic('#f4f7f8', 0.5)), { y: 0.6 }),
    ...[0, 1, 2, 3, 4, 5, 6].map(i =>
      at(placed(vial(tone), { rx: -Math.PI / 2, y: 1.42 }), { x: -4.2 + i * 1.4, z: 2.6 }),
    ),
    at(placed(group(at(carton(w, d, 0.4, words, style), {})), { rx: -0.2 }), { y: h * 0.9, z: -d / 2 - 0.2 }),
    at(placed(vial(tone, true), { rz: Math.PI / 2, y: 0.67 }), { x: 3.4, z: 5.4, ry: 0.3 }),
  )
}

/** Squat round bottle of thick glass with golden oil, its dropper in. */
export const faceOil = (tone: string, words: Words): Object3D =>
  group(
    bottleBody({ r: 2.9, h: 5.2, tone, words, ink: '#6b3d22', full: 0.8, shoulder: 1 }),
    at(bulb(gold(0.28), '#f3ede2', 1), { y: 5.3 }),
  )

/** Bottle of dyed glass without a maker's name, for pictures that several articles share. */
export const plainDropper = (tone: string): Object3D =>
  dropperBottle(
    {
      r: 1.7,
      h: 6.9,
      tone,
      words: { brand: '', zh: '精华液', en: 'Serum', fine: '30 ml' },
      label: '#f6f3ea',
      ink: '#3f3a36',
    },
    plastic('#2c2b2a', 0.5),
    '#2c2b2a',
  )

/** Round board of wood under a bottle. */
export const board = (r: number): Object3D => drum(r, r, 0.8, wood('#8a5f3d'), 0.2)

/** Cubes of ice. */
export const ice = (count: number, size = 2.2, seed = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(box(size, size, size, 0.4, glass('#e6f2f8', 0.5)), {
        x: i * size * 1.06,
        y: size / 2,
        z: (noise(i + seed) - 0.5) * size,
        ry: noise(i * 3 + seed) * 1.4,
      }),
    ),
  )

/** Plate of glass under a bottle. */
export const glassPlate = (w: number, d: number): Object3D =>
  placed(slab(rounded(w, d, 0.8), 0.4, 0.1, gloss('#e3ecef')), { y: 0.2, rx: -Math.PI / 2 })
