import type { Material, Object3D } from 'three'
import { gloss, matte, plastic, print } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, drum, group, placed, ring, slab } from '../../../studio/shapes.ts'
import { pane } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { type Finish, pan, pressed, roundCase, squareCase, wedge } from '../parts/compacts.ts'
import { smear } from '../parts/dabs.ts'
import { chrome, creamy, fromAbove, gold, jelly, quarter, spun } from '../parts/stuff.ts'

type Shade = readonly [color: string, finish?: Finish]

/** Case open with its pans in rows; `flat` lets the lid lie back on the table. */
interface Palette {
  readonly columns: number
  readonly shades: readonly Shade[]
  readonly shell: Material
  readonly tray: Material
  readonly flat?: boolean
  readonly round?: number
}

/** Palette with pans of 2.4 cm. */
export const palette = ({ columns, shades, shell, tray, flat = false, round = 0.5 }: Palette): Object3D => {
  const rows = Math.ceil(shades.length / columns)
  const pitch = 2.72
  const [w, d] = [columns * pitch + 1.2, rows * pitch + 1.2]
  return group(
    squareCase(w, d, shell, tray, { lean: flat ? 1.5 : 0.26, round, high: 1.1 }),
    ...shades.map(([color, finish], i) =>
      at(pan(2.44, 2.44, color, finish), {
        x: ((i % columns) - (columns - 1) / 2) * pitch,
        y: 1.14,
        z: (Math.floor(i / columns) - (rows - 1) / 2) * pitch,
      }),
    ),
  )
}

/** Warm earth: four dull, five with pearl. */
export const earth = (main: string): Shade[] => [
  ['#f0dcc4'],
  ['#e3b58a', 'shimmer'],
  ['#c98a5c'],
  [lighter(main, 0.28), 'shimmer'],
  [main, 'shimmer'],
  ['#8a4f30'],
  ['#f2d9a6', 'glitter'],
  ['#6d3a24', 'shimmer'],
  ['#3f2a22'],
]

/** Rose and brown. */
export const roseBrown = (main: string): Shade[] => [
  ['#f6e4dc'],
  ['#eec4bb', 'shimmer'],
  [lighter(main, 0.34)],
  ['#d59a8c'],
  [main, 'shimmer'],
  ['#b06a68'],
  ['#f3d6c4', 'glitter'],
  ['#9a5a55', 'shimmer'],
  ['#5d3834'],
]

/** Plum for the evening: twelve, three of them change in the light. */
export const plums = (main: string): Shade[] => [
  ['#ead9e6', 'shimmer'],
  ['#cfa2c4'],
  ['#b06a9c', 'shimmer'],
  ['#e6c2a8', 'glitter'],
  [lighter(main, 0.3), 'shimmer'],
  [main],
  ['#8a3a5c', 'shimmer'],
  ['#5a4a9a', 'glitter'],
  ['#c98a9c'],
  ['#54305f', 'shimmer'],
  ['#7a6a86'],
  ['#2c1f33'],
]

/** Cool greys, all dull. */
export const greys = (main: string): Shade[] => [
  ['#eceae6'],
  ['#d6d2cd'],
  ['#bcb6b4'],
  ['#a3a0a4'],
  ['#c9c4c9'],
  [lighter(main, 0.4)],
  [lighter(main, 0.16)],
  [main],
  ['#8b8488'],
  ['#6a6468'],
  ['#474a52'],
  ['#2b2d33'],
]

/** Round case with four wedges, `relief` draws a rose on them. */
export const quad = (main: string, shades: readonly Shade[], relief = false): Object3D => {
  const r = 3.7
  const wedges = shades.map(([color, finish], i) => {
    const from = (i * Math.PI) / 2 + Math.PI / 4
    return group(
      at(slab(wedge(r * 0.86, from, from + Math.PI / 2, 0.05), 0.1, 0.02, gold(0.3)), { rx: -Math.PI / 2, y: 0.02 }),
      at(slab(wedge(r * 0.84, from, from + Math.PI / 2, 0.1), 0.2, 0.06, pressed(color, finish)), {
        rx: -Math.PI / 2,
        y: 0.04,
      }),
    )
  })
  return group(
    roundCase(r, gloss(main), matte(darker(main, 0.45), 0.6), { half: true, high: 1.3, lean: 0.34 }),
    ...wedges.map(part => at(part, { y: 1.32 })),
    ...(relief ? [at(placed(rosePrint(r * 1.5), { rx: -Math.PI / 2 }), { y: 1.48 })] : []),
  )
}

/** Lines of an embossed rose: each with a light edge below a dark one. */
const rosePrint = (size: number): Object3D =>
  pane(
    size,
    size,
    size / 2,
    print(512, 512, (pen, w, h) => {
      const line = (tone: string, shift: number) => {
        pen.strokeStyle = tone
        pen.lineWidth = w * 0.012
        pen.lineCap = 'round'
        for (let row = 0; row < 4; row += 1)
          for (let i = 0; i < 5; i += 1) {
            const turn = (i / 5) * Math.PI * 2 + row * 0.62
            const r = w * (0.08 + row * 0.105)
            pen.beginPath()
            pen.arc(
              w / 2 + Math.cos(turn) * r * 0.42,
              h / 2 + Math.sin(turn) * r * 0.42 + shift,
              r * 0.72,
              turn - 1.15,
              turn + 1.15,
            )
            pen.stroke()
          }
      }
      line('rgba(40,12,14,0.42)', 0)
      line('rgba(255,236,226,0.5)', w * 0.012)
    }),
  )

/** Tiny pot with one domed pan; its clear lid leans on it unless it is `alone`. */
export const single = (color: string, kind: 'glitter' | 'jelly', alone = false): Object3D => {
  const [r, h] = [1.9, 1.4]
  const stuff = kind === 'glitter' ? pressed(color, 'glitter') : jelly(color)
  const dome = fromAbove(
    spun((_turn, t) => [1.62 * quarter(t) ** 0.9, 0.06 + 0.42 * Math.sin((t * Math.PI) / 2)], stuff, 60, 20),
    2.6,
  )
  const shell = kind === 'glitter' ? plastic('#f4efe6', 0.3) : plastic(lighter(color, 0.5), 0.4)
  const body = group(
    drum(r, r * 0.97, h * 0.7, shell, 0.16),
    at(drum(1.76, 1.76, 0.5, shell, 0.06), { y: h * 0.66 }),
    at(ring(1.7, 0.07, kind === 'glitter' ? gold(0.26) : chrome()), { y: h * 0.66 + 0.48, rx: Math.PI / 2 }),
    at(dome, { y: h * 0.66 + 0.4 }),
  )
  if (alone) return body
  const lid = group(
    drum(1.96, 1.96, 0.9, clear('#e6ebee', 0.4), 0.16),
    at(ring(1.92, 0.06, clear('#ffffff', 0.7)), { y: 0.06, rx: Math.PI / 2 }),
    at(ring(1.92, 0.06, kind === 'glitter' ? gold(0.26) : chrome()), { y: 0.84, rx: Math.PI / 2 }),
  )
  const lean = 0.62
  const swatch = kind === 'glitter' ? [] : [at(smear(3.6, 1.2, 0.1, jelly(color), 5), { x: -2.2, z: 3.1, ry: 0.16 })]
  return group(body, at(placed(lid, { rx: lean, y: 1.96 * Math.sin(lean) }), { x: 2.9, z: 1.3, ry: 1 }), ...swatch)
}

const tip = (r: number, color: string): Object3D =>
  spun((_turn, t) => [r * quarter(t) ** 0.66, r * 1.3 * t], creamy(color, 0.4, 0.3), 40, 18)

/** Stick of 12 cm lying, its cap beside it, a stroke before it. */
export const stick = (color: string, aslant = 0.42): Object3D => {
  const barrel = group(
    drum(0.56, 0.5, 1.8, gold(0.34), 0.1),
    at(drum(0.56, 0.56, 7.6, gold(0.22), 0.04), { y: 1.9 }),
    at(drum(0.5, 0.5, 0.9, creamy(color), 0.04), { y: 9.4 }),
    at(tip(0.42, color), { y: 10.2 }),
  )
  const cap = group(drum(0.6, 0.6, 3.1, gold(0.22), 0.1), at(drum(0.61, 0.61, 0.4, creamy(color), 0.04), { y: 2.6 }))
  return group(
    at(placed(barrel, { rz: -Math.PI / 2, y: 0.57 }), { x: -5.4, ry: aslant, z: aslant * 3 - 0.6 }),
    at(placed(cap, { rz: -Math.PI / 2, y: 0.61 }), { x: 2.6, z: 2.2, ry: -0.34 }),
    at(smear(6.4, 1, 0.07, pressed(color, 'shimmer'), 4, 0.8), { x: -1.4, z: 4, ry: aslant * 0.5 }),
  )
}

/** Stick with a broad tip and a fine one, both caps off, standing caps behind. */
export const doubleStick = (color: string): Object3D => {
  const second = blend(color, '#8a5a44', 0.5)
  const shell = plastic(lighter(color, 0.12), 0.36)
  const barrel = group(
    at(drum(0.5, 0.5, 7, shell, 0.05), { y: 2 }),
    at(drum(0.52, 0.52, 0.3, chrome(), 0.03), { y: 5.35 }),
    at(drum(0.42, 0.46, 0.8, chrome(), 0.05), { y: 8.96 }),
    at(tip(0.36, color), { y: 9.7 }),
    at(placed(group(drum(0.24, 0.46, 0.9, chrome(), 0.05), at(tip(0.2, second), { y: 0.86 })), { rx: Math.PI }), {
      y: 2.04,
    }),
  )
  const cap = () => drum(0.53, 0.53, 2.4, shell, 0.12)
  return group(
    at(placed(barrel, { rz: -Math.PI / 2, y: 0.52 }), { x: -5, z: 0.4, ry: 0.3 }),
    at(cap(), { x: -3.2, z: -2.4 }),
    at(placed(cap(), { rz: -Math.PI / 2, y: 0.53 }), { x: 2.6, z: 2.2, ry: 0.5 }),
    at(smear(3.6, 0.9, 0.07, pressed(color, 'shimmer'), 4, 0.8), { x: -3.2, z: 3.4, ry: 0.3 }),
    at(smear(3, 0.4, 0.05, pressed(second, 'matte'), 6, 0.8), { x: -2.6, z: 4.7, ry: 0.3 }),
  )
}
