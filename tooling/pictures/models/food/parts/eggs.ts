import type { Object3D } from 'three'
import { noise } from '../../../studio/noise.ts'
import { group } from '../../../studio/shapes.ts'
import { blend, darker } from '../../../studio/tones.ts'
import { grown } from './organic.ts'

/** Hen's egg, blunt end down, middle at 0, 5.8 cm high. `spots` is a second colour in flecks. */
export const egg = (colour: string, r = 2.2, spots?: string, seed = 1): Object3D =>
  group(
    grown({
      size: [r, r * 1.32, r],
      colour: p => {
        const fleck = noise(Math.round(p.x * 13) * 71 + Math.round(p.y * 13) * 7 + Math.round(p.z * 13) * 1301 + seed)
        if (spots && fleck > 0.66) return blend(colour, spots, 0.35 + fleck * 0.6)
        return blend(colour, darker(colour, 0.12), noise(Math.round(p.x * 40) + Math.round(p.y * 40) * 90) * 0.3)
      },
      bend: p => {
        const narrow = 1 - 0.16 * p.y - 0.05 * p.y * p.y
        p.x *= narrow
        p.z *= narrow
      },
      fine: spots ? 44 : 30,
      seed,
    }),
  )
