import type { Object3D } from 'three'
import { anodised, gloss, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, type Corner, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { arch, feet, groove, lamp, softBox } from '../parts/bodies.ts'
import { type Glyph, panelOf, printed, readout } from '../parts/panels.ts'

const steel = () => metal('#cfd2d6', 0.26)

/** Handle in the shape of a C at the right of a pot, from one height to another. */
const handle = (
  x: number,
  top: number,
  foot: number,
  reach: number,
  r: number,
  material: ReturnType<typeof plastic>,
): Object3D => {
  const grip = rod(
    [
      [x - 1, top, 0],
      [x + reach * 0.55, top + 1, 0],
      [x + reach, top - 1.6, 0],
      [x + reach * 0.96, (top + foot) / 2, 0],
      [x + reach * 0.62, foot + 0.4, 0],
      [x, foot, 0],
    ],
    r,
    material,
  )
  grip.scale.z = 1.5
  return grip
}

/** Round base with its cord. */
const base = (r: number, tone: string, back = true): Object3D =>
  group(
    drum(r * 0.97, r, 2, plastic(tone, 0.4), 0.6),
    ...(back
      ? [
          rod(
            [
              [r * 0.5, 0.8, -r * 0.8],
              [r * 0.9, 0.5, -r * 1.3],
              [r * 0.5, 0.4, -r * 1.9],
              [-r * 0.3, 0.4, -r * 2.2],
            ],
            0.34,
            rubber('#3a3b3e'),
          ),
        ]
      : []),
  )

/** Plump jug on its base: beak, lid with a knob, large handle. */
export const jug = (main: string, { digits = '', finish = 'satin' as 'satin' | 'gloss' } = {}): Object3D => {
  const skin = finish === 'gloss' ? gloss(main) : plastic(main, 0.42)
  return group(
    base(8.6, darker(main, 0.55)),
    at(
      turned(
        [
          [0, 0],
          [8, 0, 1.2],
          [8.3, 4, 4],
          [6.2, 17.6, 3],
          [5.8, 18],
          [0, 18],
        ],
        skin,
      ),
      { y: 2.3 },
    ),
    groove(7.9, 2.4, darker(main, 0.6), 0.14),
    at(drum(1.4, 3.7, 6.4, skin, 0.3), { x: -3.4, y: 15.2, rz: 0.92 }),
    at(drum(1.05, 1.05, 0.2, matte(darker(main, 0.75)), 0), { x: -8.42, y: 19.02, rz: 0.92 }),
    at(ring(5.8, 0.24, steel()), { y: 20.3, rx: Math.PI / 2 }),
    at(
      turned(
        [
          [5.7, 0],
          [5, 1.2, 0.8],
          [0, 1.7],
        ],
        skin,
      ),
      { y: 20.4 },
    ),
    at(drum(1.5, 1.1, 1.5, plastic(darker(main, 0.5)), 0.5), { y: 22 }),
    handle(5.6, 18.6, 5.4, 7, 1.15, plastic(darker(main, 0.5), 0.45)),
    at(box(2.4, 1, 2, 0.4, plastic(lighter(main, 0.4))), { x: 11.2, y: 4.9 }),
    ...(digits
      ? [at(panelOf(5.4, 3.2, { digits, ink: '#fff0d0' }), { y: 9.4, z: 7.75, rx: -0.16 })]
      : [
          at(slab(rounded(1.5, 8.4, 0.7), 0.4, 0.15, clear('#dfeaec', 0.6)), {
            x: 3.4,
            y: 10.8,
            z: 6.7,
            ry: 0.46,
            rx: -0.16,
          }),
        ]),
    at(lamp(0.4, '#f09a4a'), { x: 0, y: 1.1, z: 8.6 }),
  )
}

/** Old enamel kettle: bell shape, chrome rims, a gauge with a needle. */
export const retro = (main: string): Object3D =>
  group(
    base(9.4, '#2a2b2d'),
    at(ring(9, 0.3, steel()), { y: 2, rx: Math.PI / 2 }),
    at(
      turned(
        [
          [0, 0],
          [9, 0, 0.5],
          [9.2, 1.6, 0.6],
          [8.2, 9, 5],
          [5, 16.4, 2],
          [0, 16.6],
        ],
        gloss(main),
      ),
      { y: 2.2 },
    ),
    at(ring(5.2, 0.34, steel()), { y: 18.6, rx: Math.PI / 2 }),
    at(
      turned(
        [
          [5, 0],
          [3.4, 2.4, 1.4],
          [0, 3],
        ],
        gloss(main),
      ),
      { y: 18.7 },
    ),
    at(drum(0.5, 0.6, 1, steel(), 0.1), { y: 21.4 }),
    at(ball(1.35, plastic('#1f2022', 0.35)), { y: 23.4 }),
    at(
      rod(
        [
          [-6.4, 9.4, 0],
          [-9.4, 11.2, 0],
          [-10.8, 15.2, 0],
          [-13.6, 17.2, 0],
        ],
        1.15,
        gloss(main),
      ),
      {},
    ),
    at(drum(1.35, 1.35, 0.8, steel(), 0.2), { x: -13.3, y: 17, rz: 0.95 }),
    handle(5.4, 18, 7, 8.4, 1.1, plastic('#1f2022', 0.35)),
    at(
      group(
        at(ring(2.9, 0.34, steel()), { z: 0.2 }),
        at(drum(2.8, 2.8, 0.3, matte('#fbf7ec'), 0), { rx: Math.PI / 2 }),
        ...Array.from({ length: 11 }, (_, i) => {
          const turn = (0.75 + (i / 10) * 1.5) * Math.PI
          return at(box(0.14, 0.5, 0.05, 0.02, matte(i > 7 ? '#c8392e' : '#3a3733')), {
            x: Math.sin(turn) * 2.2,
            y: Math.cos(turn) * 2.2,
            z: 0.34,
            rz: -turn,
          })
        }),
        at(box(0.2, 2.2, 0.08, 0.04, matte('#c8392e')), { x: 0.62, y: 0.56, z: 0.4, rz: -0.85 }),
        at(drum(0.4, 0.4, 0.3, steel(), 0.05), { rx: Math.PI / 2, z: 0.3 }),
      ),
      { y: 9.6, z: 8.35, rx: -0.2 },
    ),
  )

/** Squat pot with a long thin spout on a square base with a display. */
export const gooseneck = (
  main: string,
  { grip = 'black' as 'black' | 'wood', brushed = false, digits = '92' } = {},
): Object3D => {
  const skin = brushed ? metal(main, 0.3) : anodised(main)
  const dark = grip === 'wood' ? wood('#7c5335') : plastic('#202124', 0.5)
  return group(
    feet(12, 12, 0.5),
    at(softBox(17, 2.4, 17, 2.6, plastic(brushed ? '#2a2b2e' : darker(main, 0.2), 0.45), 0.6), { y: 0.4 }),
    at(readout(7.6, 1.7, { digits, keys: ['flame', 'power'], ink: '#ffffff' }), { y: 1.6, z: 8.56 }),
    at(
      turned(
        [
          [0, 0],
          [7.4, 0, 0.7],
          [7.5, 1.4, 0.5],
          [4.9, 10.6, 0.8],
          [0, 10.8],
        ],
        skin,
      ),
      { y: 3.2 },
    ),
    at(ring(4.9, 0.24, steel()), { y: 13.9, rx: Math.PI / 2 }),
    at(drum(4.4, 4.7, 1, skin, 0.4), { y: 13.9 }),
    at(drum(0.4, 0.5, 0.8, steel(), 0.1), { y: 14.9 }),
    at(drum(1.2, 1, 1.3, dark, 0.4), { y: 15.6 }),
    rod(
      [
        [-6.2, 5.4, 0],
        [-8.8, 6, 0],
        [-10.2, 8.6, 0],
        [-10.6, 12.4, 0],
        [-12, 15.2, 0],
        [-14.6, 15.4, 0],
        [-16.2, 14.4, 0],
      ],
      0.62,
      skin,
    ),
    at(drum(0.8, 1.7, 3.4, skin, 0.1), { x: -5.4, y: 5.2, rz: 1.42 }),
    rod(
      [
        [4.4, 12.9, 0],
        [8, 13.8, 0],
        [11.4, 13.8, 0],
      ],
      0.6,
      steel(),
    ),
    at(
      slab(
        [
          [9.4, 14.8, 0.8],
          [13.6, 14.6, 1.4],
          [13.2, 4.2, 0.8],
          [11, 4.2, 0.8],
          [11.2, 12, 1.2],
          [9.2, 12.6, 0.6],
        ],
        2.4,
        0.6,
        dark,
      ),
      {},
    ),
  )
}

/** What swims in a glass kettle. */
export type Brew = 'dates' | 'lemon'

const floating = (brew: Brew, r: number, high: number): Object3D =>
  group(
    ...Array.from({ length: brew === 'dates' ? 12 : 5 }, (_, i) => {
      const turn = i * 2.4
      const away = r * (0.35 + 0.5 * noise(i + 3))
      const spot = {
        x: Math.cos(turn) * away,
        z: Math.abs(Math.sin(turn)) * away * 0.95,
        y: high * (0.2 + 0.8 * noise(i * 5 + 1)),
      }
      if (brew === 'lemon')
        return at(
          group(
            at(drum(2.3, 2.3, 0.5, matte('#f0cf4a', 0.4), 0.1), {}),
            at(drum(1.95, 1.95, 0.54, matte('#f7eaa6', 0.4), 0.1), { y: -0.02 }),
          ),
          { ...spot, rx: 1.2 + noise(i) * 0.5, rz: (noise(i + 5) - 0.5) * 1.4 },
        )
      const date = ball(1.15, gloss('#9c2f22'))
      date.scale.set(1.4, 1, 1)
      return at(group(date), { ...spot, ry: turn, rz: noise(i) })
    }),
    ...(brew === 'dates'
      ? Array.from({ length: 22 }, (_, i) => {
          const goji = ball(0.42, gloss('#d8502c'))
          goji.scale.set(1.6, 0.9, 0.9)
          return at(group(goji), {
            x: Math.cos(i * 1.9) * r * 0.85 * noise(i + 8),
            z: Math.abs(Math.sin(i * 1.9)) * r * 0.92,
            y: high * (0.9 + 0.12 * noise(i)),
            ry: i,
          })
        })
      : []),
  )

/** Clear kettle on a touch base with many signs; a wide band is its handle. */
export const glassKettle = (trim: string, brew: Brew, tea: string, s = 1): Object3D => {
  const keys: Glyph[] = ['leaf', 'drop', 'flame', 'cup', 'clock', 'power']
  const pot = group(
    at(softBox(20, 4, 21, 9.4, plastic(trim, 0.38), 1), { z: 0.6 }),
    at(readout(12.4, 2.2, { keys, ink: '#ffffff' }), { y: 2.1, z: 11.14 }),
    at(drum(7.6, 8, 1.6, steel(), 0.3), { y: 4 }),
    at(
      turned(
        [
          [0, 0],
          [7.4, 0, 0.6],
          [8.2, 3, 2],
          [7.3, 9.4],
          [0, 9.4],
        ],
        tinted(tea),
      ),
      { y: 5.8 },
    ),
    at(floating(brew, 6, 8.6), { y: 6.4 }),
    at(
      turned(
        [
          [0, 0],
          [7.9, 0, 1],
          [8.8, 3.4, 3],
          [7, 15.4, 0.6],
        ],
        clear('#eef6f6', 0.26),
      ),
      { y: 5.5 },
    ),
    at(drum(2.5, 2.3, 7.4, clear('#c9ccd2', 0.5), 0.3), { y: 13.2 }),
    at(ring(7, 0.4, steel()), { y: 20.8, rx: Math.PI / 2 }),
    at(drum(6.2, 6.9, 1.6, plastic(trim, 0.38), 0.7), { y: 20.9 }),
    at(drum(1.6, 1.3, 1.6, wood('#b98757'), 0.5), { y: 22.5 }),
    at(drum(1.1, 2.8, 4, clear('#eef6f6', 0.4), 0.2), { x: -5.6, y: 18.2, rz: 0.95 }),
    at(
      slab(
        [
          [6.6, 21.4, 0.8],
          [13.4, 21, 2.6],
          [13, 7.4, 1.2],
          [11.2, 7.4, 0.8],
          [11.6, 18, 2],
          [6.8, 19, 0.4],
        ],
        3.4,
        0.7,
        plastic(trim, 0.38),
      ),
      {},
    ),
    at(ring(7.35, 0.3, plastic(trim, 0.4)), { y: 18.8, rx: Math.PI / 2 }),
  )
  pot.scale.setScalar(s)
  return pot
}

const tinted = (tea: string) => {
  const stuff = liquid(tea)
  stuff.transparent = true
  stuff.opacity = 0.5
  stuff.depthWrite = false
  return stuff
}

/** Tall water boiler: head over the spout, panel, window for the level, handle. */
export const airpot = (main: string): Object3D =>
  group(
    feet(16, 16, 0.6),
    at(softBox(21, 27, 24, 10, plastic(main, 0.4), 1.2), { y: 0.6 }),
    at(softBox(21.2, 3, 24.2, 10, plastic('#1f2123', 0.4), 0.6), { y: 0.7 }),
    at(softBox(20.6, 6.4, 27, 9, plastic(darker(main, 0.35), 0.36), 2.2), { y: 27, z: 1.8 }),
    at(box(6, 2.4, 5.4, 1, plastic('#1f2123')), { y: 27, z: 12.6 }),
    at(drum(1.1, 1.3, 2.2, metal('#c9ccd2', 0.3), 0.2), { y: 24.6, z: 13 }),
    at(panelOf(13.4, 4.6, { digits: '85', keys: ['drop', 'flame', 'lock'], ink: '#ffe0b0' }), {
      y: 31,
      z: 14,
      rx: -0.62,
    }),
    at(slab(rounded(2.2, 15.4, 1.1), 0.5, 0.2, clear('#cfe2ea', 0.7)), { x: 6.4, y: 14.4, z: 11.2, ry: 0.42 }),
    at(slab(rounded(1.3, 9, 0.6), 0.3, 0.1, gloss('#5f92b4')), { x: 6.5, y: 11.4, z: 11.4, ry: 0.42 }),
    at(arch(22, 9, 1.5, 2.6, plastic('#1f2123', 0.4)), { y: 29.6, z: -4, rx: -0.5 }),
    at(printed(4, 2, ['cup'], '#e9e6e0'), { y: 18, z: 12.06 }),
  )

/** Slim flask that heats: screw lid with a loop, one touch display. */
export const flask = (main: string): Object3D =>
  group(
    drum(3.7, 3.5, 16.4, plastic(main, 0.4), 0.5),
    at(drum(3.72, 3.6, 1.6, rubber(darker(main, 0.5)), 0.3), {}),
    groove(3.72, 16.6, '#c9ccd2', 0.16),
    at(drum(3.5, 3.75, 3.6, plastic(lighter(main, 0.5), 0.4), 0.6), { y: 16.8 }),
    ...Array.from({ length: 26 }, (_, i) => {
      const turn = (i / 26) * Math.PI * 2
      return at(box(0.22, 2.2, 0.2, 0.08, plastic(lighter(main, 0.35))), {
        x: Math.sin(turn) * 3.68,
        y: 18.2,
        z: Math.cos(turn) * 3.68,
        ry: turn,
      })
    }),
    at(arch(5.6, 3.4, 0.7, 1.4, rubber(darker(main, 0.35))), { y: 20 }),
    at(slab(rounded(2.6, 6.4, 1.3), 0.5, 0.2, gloss('#101216')), { y: 9.4, z: 3.5 }),
    at(readout(2.2, 5.8, { digits: '45', keys: ['power'], ink: '#ffffff' }), { y: 9.4, z: 3.78 }),
  )

/** Silicone jug with folds; `tall` from 0.4 pressed down to 1. */
export const folding = (main: string, tall = 1): Object3D => {
  const folds: Corner[] = []
  for (let i = 0; i <= 5; i += 1) folds.push([i % 2 ? 6.1 : 7.5, 2.4 + i * 1.9 * tall, 0.5])
  const top = 2.4 + 9.5 * tall
  return group(
    base(8, '#eceae4', tall === 1),
    at(drum(7.8, 7.8, 1.2, steel(), 0.3), { y: 1.9 }),
    at(turned([[0, 2.2], [7.4, 2.2], ...folds, [6.4, top + 2.4, 0.5], [0, top + 2.4]], rubber(main)), { y: 0.6 }),
    at(drum(6.6, 6.9, 2.2, plastic('#f5f2ea', 0.4), 0.5), { y: top + 2.6 }),
    at(drum(1.7, 2.4, 1.2, plastic(main, 0.4), 0.4), { y: top + 4.8 }),
    at(drum(1, 2.2, 3.4, plastic('#f5f2ea', 0.4), 0.2), { x: -4.8, y: top + 2.2, rz: 1.0 }),
    at(
      slab(
        [
          [6, top + 4.6, 0.6],
          [11.6, top + 4.4, 1.6],
          [11.4, top - 5 * tall, 0.8],
          [9.9, top - 5 * tall, 0.6],
          [9.9, top + 2.6, 1],
          [6, top + 2.8, 0.4],
        ],
        2.6,
        0.6,
        plastic('#f5f2ea', 0.4),
      ),
      {},
    ),
    at(lamp(0.35, '#8fd07a'), { y: 1.1, z: 8 }),
  )
}
