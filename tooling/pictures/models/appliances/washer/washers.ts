import type { Object3D } from 'three'
import { cushion as soft } from '../../../studio/cloth/upholstery.ts'
import { cloth, gloss, glow, matte, metal, plastic, terry } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { feet, softBox, thin } from '../parts/bodies.ts'
import { knob, panelOf, readout, ticks } from '../parts/panels.ts'

const steel = () => metal('#cfd2d6', 0.26)

/** Round door: ring and bulging glass; opens around its left edge. */
const porthole = (
  r: number,
  rim: string,
  { open = 0, dark = false, inside = group() as Object3D, double = false } = {},
): Object3D =>
  group(
    at(drum(r * 1.02, r * 1.02, 0.6, matte('#1d1e20'), 0), { rx: Math.PI / 2 }),
    ...(open || !dark
      ? [at(drum(r * 0.84, r * 0.84, 0.7, metal('#8d9197', 0.5), 0), { rx: Math.PI / 2, z: 0.05 })]
      : []),
    ...(open
      ? [at(ring(r * 0.86, r * 0.07, matte('#3a3c40', 0.5)), { z: 0.6 }), at(steelDisc(r * 0.8), { z: 0.8 })]
      : []),
    at(inside, { z: 1 }),
    at(
      group(
        at(ring(r * 0.92, r * 0.13, rim === 'steel' ? steel() : gloss(rim)), { x: r * 0.98, z: 1.6 }),
        ...(double ? [at(ring(r * 0.72, r * 0.05, steel()), { x: r * 0.98, z: 2.4 })] : []),
        at(
          group(
            turned(
              [
                [r * 0.82, 0],
                [r * 0.6, r * 0.16, r * 0.2],
                [0, r * 0.22],
              ],
              dark ? gloss('#15171a') : clear('#bcd0d8', 0.42),
            ),
          ),
          { x: r * 0.98, z: 1.4, rx: Math.PI / 2 },
        ),
        at(box(r * 0.12, r * 0.5, 2.2, 0.8, steel()), { x: r * 1.86, z: 2.6 }),
      ),
      { x: -r * 0.98, ry: -open },
    ),
  )

/** Bottom of a drum as a flat face, for open doors. */
const steelDisc = (r: number): Object3D =>
  group(
    at(drum(r, r, 0.2, metal('#6f747a', 0.42), 0), { rx: Math.PI / 2 }),
    ...[0.7, 0.4].map(share => at(ring(r * share, 0.3, metal('#4f5358', 0.4)), { z: 0.3 })),
    ...[0, 1, 2].map(i =>
      at(group(at(box(r * 0.2, r * 0.5, 2.6, 1, metal('#b9bdc3', 0.3)), { y: r * 0.68, z: 1 })), {
        rz: (i / 3) * Math.PI * 2 + 0.5,
      }),
    ),
    ...Array.from({ length: 26 }, (_, i) => {
      const away = Math.sqrt((i + 0.5) / 26) * r * 0.9
      return at(thin(0.7, 0.7, 0.1, matte('#2b2d30')), {
        x: Math.cos(i * 2.4) * away,
        y: Math.sin(i * 2.4) * away,
        z: 0.3,
      })
    }),
  )

/** How a front loader differs. */
export interface Front {
  readonly d?: number
  readonly open?: number
  readonly rim?: string
  readonly dark?: boolean
  readonly double?: boolean
  readonly inside?: Object3D
  readonly digits?: string
  readonly drawerOut?: number
  readonly lint?: boolean
  readonly body?: string
}

/** Front loader of 60 × 85 cm: door, drawer, dial, display. */
export const frontLoader = (
  main: string,
  {
    d = 58,
    open = 0,
    rim = 'steel',
    dark = false,
    double = false,
    inside = group(),
    digits = '0:45',
    drawerOut = 0,
    lint = false,
    body,
  }: Front = {},
): Object3D => {
  const shell = plastic(body ?? main, 0.36)
  return group(
    feet(50, d - 10, 1.6, 2),
    at(box(60, 83, d, 1.6, shell), { y: 43 }),
    at(box(60.3, 2.6, d + 0.4, 0.8, plastic(darker(body ?? main, 0.08), 0.4)), { y: 84 }),
    at(slab(rounded(57, 11.4, 1.4), 0.8, 0.3, plastic(lighter(body ?? main, 0.2), 0.4)), { y: 76, z: d / 2 + 0.2 }),
    at(
      group(
        at(slab(rounded(17, 9, 1), 1.6, 0.4, plastic(main, 0.36)), { z: drawerOut }),
        ...(drawerOut
          ? [
              at(box(15, 5.4, drawerOut, 0.4, plastic('#f6f4ee')), { y: -1, z: drawerOut / 2 - 0.4 }),
              at(box(13, 0.6, drawerOut * 0.7, 0.2, gloss('#7fb4d9')), { y: 1.6, z: drawerOut / 2 }),
            ]
          : []),
      ),
      { x: -18.5, y: 76, z: d / 2 + 0.8 },
    ),
    at(ticks(5.2, 13, '#8d9096'), { x: 0, y: 76, z: d / 2 + 0.7 }),
    at(knob(3.4, 2.2, '#d9dbdf', '#3a3c40'), { y: 76, z: d / 2 + 0.6 }),
    at(panelOf(17, 6.4, { digits, keys: ['drop', 'power'], ink: '#e6f4ff' }), { x: 17.5, y: 76, z: d / 2 + 0.7 }),
    at(porthole(20, rim, { open, dark, double, inside }), { y: 42, z: d / 2 + 0.2 }),
    ...(lint
      ? [
          at(slab(rounded(52, 7, 1), 1, 0.3, plastic(lighter(body ?? main, 0.12), 0.4)), { y: 8, z: d / 2 + 0.2 }),
          at(box(12, 1, 1, 0.4, steel()), { y: 9, z: d / 2 + 0.9 }),
        ]
      : [at(box(8, 5, 0.8, 0.3, plastic(darker(main, 0.06))), { x: 22, y: 8, z: d / 2 + 0.2 })]),
  )
}

/** Washing behind the glass. */
export const laundry = (tones: readonly string[], r = 13): Object3D =>
  group(
    ...tones.flatMap((tone, i) =>
      [0, 1].map(k => {
        const roll = ball(r * 0.42, terry(tone, 3))
        roll.scale.set(1.5, 0.8, 0.4)
        return at(group(roll), {
          x: (noise(i * 2 + k) - 0.5) * r * 1.3,
          y: -r * 0.35 + (noise(i + k * 9) - 0.5) * r * 0.9,
          z: 0.6,
          rz: noise(i + k) * 3,
        })
      }),
    ),
  )

/** Warm light in a drum. */
export const warm = (): Object3D =>
  at(group(at(drum(15, 15, 0.3, glow('#e08a3c', 0.65), 0), { rx: Math.PI / 2 }), laundry(['#e6d2b4', '#c9b494'])), {})

/** Top loader: tall, lid of glass up by `open`, a drum of steel below. */
export const topLoader = (main: string, { open = 1.75, load = group() as Object3D } = {}): Object3D =>
  group(
    feet(46, 46, 1.6, 2),
    at(softBox(55, 84, 56, 4, plastic(main, 0.36), 1), { y: 1.4 }),
    at(slab(rounded(50, 44, 5), 1.6, 0.4, plastic('#2b2d31', 0.4)), { y: 86, z: 4, rx: -Math.PI / 2 }),
    at(group(at(drum(19.4, 19.4, 0.8, matte('#0f1012'), 0), {})), { y: 86.3, z: 5 }),
    at(
      group(
        turned(
          [
            [18.8, 0.9],
            [18.4, 0],
            [17, -0.4],
          ],
          steel(),
        ),
      ),
      { y: 86.6, z: 5 },
    ),
    at(ring(19.2, 0.9, steel()), { y: 87.2, z: 5, rx: Math.PI / 2 }),
    at(group(at(steelDisc(16.4), { rx: -Math.PI / 2 })), { y: 86.6, z: 5 }),
    at(drum(3, 6.4, 3.4, plastic('#e9ecee', 0.3), 1), { y: 86.8, z: 5 }),
    at(load, { y: 87, z: 5 }),
    at(box(55, 11, 11, 3, plastic(main, 0.36)), { y: 89, z: -22 }),
    at(panelOf(34, 6, { digits: '0:38', keys: ['drop', 'clock', 'leaf', 'power'], ink: '#e6f4ff' }), {
      y: 92,
      z: -16.6,
      rx: -0.7,
    }),
    at(
      group(
        at(slab(rounded(50, 42, 4), 1.4, 0.5, plastic(lighter(main, 0.4), 0.4)), { y: 21 }),
        at(slab(rounded(40, 31, 3), 1.8, 0.3, clear('#cfe0e6', 0.5)), { y: 21 }),
        at(box(14, 1.6, 2, 0.6, steel()), { y: 41, z: 1 }),
      ),
      { y: 88, z: -16, rx: open - Math.PI / 2 - 0.3 },
    ),
  )

/** Quilt that hangs over the edge of a drum. */
export const quilt = (tone: string): Object3D =>
  group(
    at(soft(30, 9, 26, cloth(tone, 14), { swell: 4, soft: 2, round: 4 }), { y: 2, z: 2, rx: 0.1 }),
    at(soft(28, 6, 22, cloth(lighter(tone, 0.2), 14), { swell: 3, soft: 2, round: 3 }), { y: -6, z: 26, rx: 1.3 }),
  )

/** Small washer on the wall: round or a cube, a porthole, pipes below. */
export const miniWasher = (main: string, cube = false): Object3D =>
  group(
    ...(cube
      ? [at(group(at(slab(rounded(38, 40, 6), 27, 2, gloss(main)), {})), { y: 22 })]
      : [at(group(at(drum(20, 21, 26, gloss(main), 4), { rx: Math.PI / 2 })), { y: 22, z: -13 })]),
    at(slab(rounded(30, 26, 3), 2, 0.4, plastic('#d9dbdf', 0.4)), { y: 22, z: -14 }),
    at(porthole(12.4, 'steel', { inside: laundry(['#f3e6d2', '#8fb0c4', '#e6a08a'], 8) }), {
      y: cube ? 19.6 : 20.6,
      z: cube ? 13.8 : 13.4,
    }),
    at(readout(15, 3, { digits: '15', keys: ['drop', 'power'], ink: '#ffffff' }), {
      y: cube ? 38 : 36.6,
      z: cube ? 13.7 : 13.2,
    }),
    ...[-5, 5].map((x, i) =>
      rod(
        [
          [x, 4, -6],
          [x, -3, -7],
          [x + (i ? 2 : -2), -10, -9],
          [x + (i ? 3 : -3), -19, -11],
        ],
        1,
        i ? matte('#e9e6e0') : metal('#c9ccd2', 0.3),
      ),
    ),
    at(drum(1.7, 1.7, 2, metal('#d3ab62', 0.3), 0.3), { x: -8, y: -20, z: -11, rx: 0.2 }),
  )

/** Two machines on each other. */
export const stacked = (main: string, below: string): Object3D =>
  group(
    frontLoader(below, { inside: laundry(['#8fb0c4', '#f3efe6', '#d98f6a']) }),
    at(box(58, 1.6, 54, 0.4, plastic('#c9ccd2')), { y: 86 }),
    at(frontLoader(main, { dark: true, lint: true, rim: '#2b2d31', digits: '1:20' }), { y: 86.6 }),
  )
