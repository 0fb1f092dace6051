import type { Object3D } from 'three'
import { type Material, matte, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, drum, group, ring, turned } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { finished, grown } from '../../food/parts/organic.ts'
import { net } from '../../food/parts/swept.ts'
import { labelOn, type Printed, ribbed } from './pumps.ts'

/** Surface of something thick in a round vessel: uneven, higher where it was pushed. */
export const paste = (r: number, colour: string, rough = 0.5, finish: 'dry' | 'soft' | 'wet' = 'soft', seed = 1) =>
  net({
    rows: 26,
    columns: 72,
    colour,
    finish,
    place: (t, turn, into) => {
      const [x, z] = [Math.sin(turn) * t * r, Math.cos(turn) * t * r]
      const lump = clouds(x * 0.55 + seed * 9 + 40, z * 0.55 + 40, 3) - 0.5
      const edge = 1 - t ** 6
      into.set(
        x,
        (lump * rough * 2 + (noise(Math.round(x * 9) * 77 + Math.round(z * 9)) - 0.5) * rough * 0.16) * edge,
        z,
      )
    },
  })

/** Heap of powder or fine grains: a soft cone with a ragged foot. */
export const powder = (r: number, high: number, colour: string, seed = 1): Object3D =>
  net({
    rows: 30,
    columns: 72,
    colour,
    finish: 'dry',
    place: (t, turn, into) => {
      const [s, c] = [Math.sin(turn), Math.cos(turn)]
      const ragged = 1 + (clouds(s * 2 + seed * 11 + 50, c * 2 + 50, 3) - 0.5) * 0.4 * t
      const away = t * r * ragged
      const lump = (clouds(s * away * 0.9 + seed * 5 + 60, c * away * 0.9 + 60, 3) - 0.5) * high * 0.22
      into.set(s * away, Math.max(0.02, high * (1 - t) ** 1.25 * (1 + t * 0.5) + lump * (1 - t)), c * away)
    },
  })

/** Loose grains on the table, a few in a place. */
export const grains = (count: number, reach: number, colour: string, size = 0.16, seed = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = noise(i + seed * 61) * Math.PI * 2
      const away = noise(i + seed * 83 + 500) ** 0.8 * reach
      const s = size * (0.6 + noise(i + 9) * 0.9)
      return at(grown({ size: [s, s * 0.8, s * 0.9], colour, fine: 6, lump: 0.5, seed: i, finish: 'waxed' }), {
        x: Math.cos(turn) * away,
        y: s * 0.5,
        z: Math.sin(turn) * away * 0.7,
        ry: i,
      })
    }),
  )

/** Wide jar of plastic or glass, open: thick wall, thread at the mouth. */
export const openTub = (r: number, h: number, stuff: Material, fill: Object3D, level = 0.86): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.95, 0, 0.5],
        [r, h * 0.12, 0.5],
        [r, h * 0.76, 0.4],
        [r * 0.93, h * 0.8, 0.1],
        [r * 0.93, h, 0.12],
        [r * 0.85, h, 0.12],
        [r * 0.85, h * 0.3],
        [0, h * 0.3],
      ],
      stuff,
    ),
    ...[0.85, 0.92].map(y => at(ring(r * 0.935, 0.09, stuff), { y: h * y, rx: Math.PI / 2 })),
    at(fill, { y: h * level }),
  )

/** Flat screw lid, hollow below. */
export const screwTop = (r: number, h: number, colour: string, stuff: Material = plastic(colour, 0.36)): Object3D =>
  group(
    ribbed(r, h * 0.82, colour, stuff, 64),
    at(drum(r * 0.93, r * 0.96, h * 0.2, stuff, 0.14), { y: h * 0.8 }),
    at(drum(r * 0.86, r * 0.86, 0.1, matte('#fdfbf6', 0.5), 0), { y: -0.02 }),
  )

/** Lid leaning on a thing at its right, the rim on the table. */
export const leaningLid = (r: number, h: number, colour: string, stuff?: Material, lean = 1.12): Object3D =>
  group(at(screwTop(r, h, colour, stuff), { y: r * Math.sin(lean) + h * 0.0, rz: -lean, x: 0 }))

/** Tub of powder with a round shoulder, a wide ribbed lid and a label all round. */
export const powderTub = (
  r: number,
  h: number,
  colour: string,
  lid: string,
  label: Printed & { readonly h: number },
  stuff: Material = plastic(colour, 0.46),
): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.96, 0, 0.6],
        [r, h * 0.06, 0.8],
        [r, h * 0.72, 2],
        [r * 0.82, h * 0.82, 0.8],
        [r * 0.8, h * 0.86],
      ],
      stuff,
    ),
    at(ribbed(r * 0.86, h * 0.17, lid, plastic(lid, 0.42), 70), { y: h * 0.83 }),
    at(labelOn({ rx: r, rz: r }, r * 3.1, label.h, label), { y: h * 0.09 + label.h / 2 }),
  )

/** Wooden spatula lying along x. */
export const spatula = (colour = '#c79a63', long = 11): Object3D => {
  const blade = at(grown({ size: [2.2, 0.16, 0.95], colour, fine: 24, finish: 'soft' }), { x: -long * 0.36, y: 0.2 })
  return group(
    blade,
    at(drum(0.3, 0.42, long * 0.72, finished('soft', colour), 0.2), { x: -long * 0.22, y: 0.24, rz: -Math.PI / 2 }),
  )
}
