import type { Object3D } from 'three'
import { noise } from '../../../studio/noise.ts'
import { group } from '../../../studio/shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { grown, mottle } from './organic.ts'
import { swept } from './swept.ts'

/** Almond, lying along x. */
export const almond = (seed = 1, colour = '#a8642f'): Object3D =>
  grown({
    size: [1.25, 0.42, 0.72],
    colour: p => blend(colour, darker(colour, 0.3), (Math.sin(Math.atan2(p.y, p.z) * 14) + 1) * 0.28),
    bend: p => {
      const narrow = 1 - 0.45 * Math.max(0, p.x) ** 2
      p.y *= narrow
      p.z *= narrow
    },
    lump: 0.05,
    seed,
    fine: 24,
    finish: 'dry',
  })

/** Hazelnut, pale at its foot. */
export const hazelnut = (seed = 1, colour = '#b0682e', r = 0.85): Object3D =>
  grown({
    size: [r, r * 0.98, r],
    colour: p => (p.y < -0.62 ? '#dcc096' : blend(colour, lighter(colour, 0.25), mottle(p, 5, seed))),
    bend: p => {
      p.y += Math.max(0, p.y) ** 8 * 0.2
    },
    lump: 0.03,
    seed,
    fine: 22,
  })

/** Cashew: a small bent horn. */
export const cashew = (seed = 1, colour = '#e9cf9e'): Object3D =>
  swept({
    path: t => [Math.sin((t - 0.5) * 2.6) * 0.95, 0, Math.cos((t - 0.5) * 2.6) * 0.95 - 0.6],
    r: t => 0.5 * Math.max(0.02, 1 - Math.abs(t * 2 - 1) ** 2.6) ** 0.5 * (1 + (t - 0.5) * 0.3),
    colour: (t, turn) =>
      blend(colour, '#d9a861', (Math.cos(turn) + 1) * 0.2 + noise(Math.round(t * 20) + seed * 70) * 0.2),
    rows: 18,
    columns: 12,
  })

/** Half a walnut kernel, folded like a brain, lying on its flat side. */
export const walnut = (seed = 1, colour = '#cf9d5c'): Object3D =>
  grown({
    size: [1.5, 1, 1.25],
    colour: p => {
      const fold = Math.sin(p.x * 7 + Math.sin(p.z * 6 + seed) * 1.8) * Math.cos(p.z * 6 + p.x * 2)
      return blend(
        colour,
        darker(colour, 0.45),
        Math.min(1, Math.max(0, 0.35 - fold * 0.6)) * (Math.abs(p.z) < 0.1 ? 1.2 : 0.8),
      )
    },
    bend: p => {
      const fold = Math.sin(p.x * 7 + Math.sin(p.z * 6 + seed) * 1.8) * Math.cos(p.z * 6 + p.x * 2)
      const groove = Math.exp(-((p.z / 0.13) ** 2)) * 0.22
      p.multiplyScalar(1 + fold * 0.1 - groove)
      p.y = Math.max(p.y, -0.2)
    },
    seed,
    fine: 40,
  })

/** Half of a walnut shell, hollow side up. */
export const shell = (colour = '#b98d58'): Object3D =>
  group(
    grown({
      size: [1.9, 1.6, 1.7],
      colour: p =>
        Math.hypot(p.x, p.z) < 0.86 && p.y > -0.02 ? '#e3c79b' : blend(colour, darker(colour, 0.4), mottle(p, 7)),
      bend: p => {
        if (p.y > 0) p.y = -0.75 * Math.max(0, 1 - Math.hypot(p.x, p.z) ** 2)
      },
      lump: 0.14,
      grain: 6,
      fine: 46,
      finish: 'dry',
    }),
  )

/** Peanut pod: two bulges, a net of veins. */
export const pod = (seed = 1, colour = '#d8b277'): Object3D => {
  const long = 3.6 + noise(seed) * 0.8
  return swept({
    path: t => [(t - 0.5) * long, Math.sin(t * Math.PI) * 0.12, Math.sin(t * 5 + seed) * 0.12],
    r: (t, turn) => {
      const u = t * 2 - 1
      const full = Math.max(0.02, 1 - u ** 4) ** 0.5 * (0.88 - 0.22 * Math.exp(-((u / 0.3) ** 2)))
      return full * (1 + 0.05 * Math.sin(turn * 10) + 0.035 * Math.sin(t * 46 + seed))
    },
    colour: (t, turn) =>
      blend(
        colour,
        darker(colour, 0.45),
        Math.max(0, -Math.sin(turn * 10) * 0.35 - Math.sin(t * 46 + seed) * 0.3) + noise(seed * 50) * 0.12,
      ),
    rows: 44,
    columns: 40,
    finish: 'dry',
  })
}

/** Peanut kernel in its red skin, or without. */
export const kernel = (seed = 1, colour = '#9c3b2a'): Object3D =>
  grown({
    size: [0.92, 0.52, 0.55],
    colour: p => blend(colour, lighter(colour, 0.25), mottle(p, 6, seed) * 0.7),
    bend: p => {
      p.x += p.x > 0.6 ? 0.1 : 0
    },
    lump: 0.06,
    seed,
    fine: 20,
  })

/** Raisin, cranberry: a wrinkled drop. */
export const dried = (colour: string, seed = 1, r = 0.62): Object3D =>
  grown({
    size: [r * 1.3, r * 0.75, r],
    colour: p => blend(darker(colour, 0.35), colour, mottle(p, 5, seed)),
    lump: 0.55,
    grain: 4.5,
    seed,
    fine: 22,
    finish: 'waxed',
  })

/** Chestnut: glossy, flat below, with a pale foot and a point. `split` opens its skin. */
export const chestnut = (seed = 1, split = false, colour = '#5a2413'): Object3D =>
  grown({
    size: [1.55, 1.25, 1.3],
    colour: p => {
      if (
        split &&
        p.z > 0.3 &&
        Math.abs(p.x * 0.5 + p.y - 0.15) < 0.1 + 0.09 * Math.cos(p.x * 2.2) &&
        Math.abs(p.x) < 0.75
      )
        return '#f1cf7a'
      if (p.y < -0.55) return blend('#b98a58', '#8a5a35', mottle(p, 6))
      return blend(colour, '#8a4522', Math.max(0, Math.sin(p.x * 9 + p.y * 2) * 0.3) + Math.max(0, p.y) * 0.3)
    },
    bend: p => {
      p.y += Math.max(0, p.y) ** 6 * 0.24
      p.y = Math.max(p.y, -0.72)
      if (split && p.z > 0.3 && Math.abs(p.x * 0.5 + p.y - 0.15) < 0.1) p.multiplyScalar(1.02)
    },
    seed,
    lump: 0.05,
    fine: split ? 64 : 30,
    finish: 'waxed',
  })

/** Peeled chestnut: pale gold, furrowed. */
export const peeled = (seed = 1): Object3D =>
  grown({
    size: [1.4, 1.1, 1.2],
    colour: p => blend('#e2ae52', '#b9762a', mottle(p, 3.2, seed) * 0.9),
    bend: p => {
      p.multiplyScalar(1 - 0.06 * Math.exp(-((Math.sin(p.x * 3 + p.z * 2 + seed) / 0.3) ** 2)))
    },
    lump: 0.16,
    grain: 2.6,
    seed,
    fine: 32,
  })

/** Sunflower seed in its striped shell, lying along x. */
export const seedOf = (seed = 1, dark = '#2a2725'): Object3D =>
  grown({
    size: [1.05, 0.24, 0.46],
    colour: p =>
      blend(
        dark,
        '#efe8da',
        Math.abs(Math.sin(Math.atan2(p.y, p.z) * 3 + seed)) > 0.86 ? 0.85 : Math.max(0, Math.abs(p.x) - 0.8),
      ),
    bend: p => {
      const narrow = 1 - 0.6 * Math.max(0, p.x) ** 1.6
      p.y *= narrow
      p.z *= narrow
    },
    seed,
    fine: 26,
  })
