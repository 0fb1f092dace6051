import type { Material, Object3D } from 'three'
import { metal, plastic } from '../../../studio/materials.ts'
import { at, ball, drum, group, ring, slab } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { wire } from './bodies.ts'

/** Wheel of blades of radius `r`, facing +z. */
export const blades = (r: number, count: number, material: Material, hub: Material): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(
        group(
          at(
            slab(
              [
                [-r * 0.08, r * 0.12, 0],
                [r * 0.1, r * 0.12, 0],
                [r * (count > 5 ? 0.34 : 0.46), r * 0.66, r * 0.2],
                [r * (count > 5 ? 0.24 : 0.3), r * 0.96, r * 0.18],
                [-r * 0.1, r * 0.9, r * 0.2],
              ],
              r * 0.03,
              r * 0.012,
              material,
            ),
            { ry: 0.5 },
          ),
        ),
        { rz: (i / count) * Math.PI * 2 },
      ),
    ),
    at(drum(r * 0.17, r * 0.19, r * 0.2, hub, r * 0.06), { rx: Math.PI / 2, z: -r * 0.06 }),
  )

/** Front of a cage: rings, spokes that swirl by `swirl`, a badge in the middle. */
export const cageFront = (
  r: number,
  deep: number,
  spokes: number,
  material: Material,
  swirl = 0,
  badge: Material = material,
): Object3D =>
  group(
    ring(r, r * 0.022, material),
    ...[0.78, 0.52].map(share => at(ring(r * share, r * 0.008, material), { z: deep * Math.sqrt(1 - share * share) })),
    ...Array.from({ length: spokes }, (_, i) => {
      const turn = (i / spokes) * Math.PI * 2
      const points = [0.2, 0.5, 0.78, 1].map((share): [number, number, number] => {
        const here = turn + swirl * (1 - share)
        return [Math.cos(here) * r * share, Math.sin(here) * r * share, deep * Math.sqrt(1 - share * share * 0.999)]
      })
      return wire(points, r * 0.009, material, 6)
    }),
    at(drum(r * 0.2, r * 0.2, r * 0.04, badge, r * 0.012), { z: deep * 0.98, rx: Math.PI / 2 }),
  )

/** Head of a fan: cage before and behind, blades, motor. */
export const fanHead = (
  r: number,
  {
    count = 5,
    spokes = 36,
    swirl = 0.5,
    cage = metal('#c9ccd2', 0.3),
    blade = plastic('#f3f0e8'),
    hub = plastic('#f3f0e8'),
    badge = hub,
    motor = plastic('#f3f0e8'),
  }: {
    count?: number
    spokes?: number
    swirl?: number
    cage?: Material
    blade?: Material
    hub?: Material
    badge?: Material
    motor?: Material
  } = {},
): Object3D =>
  group(
    at(cageFront(r, r * 0.26, spokes, cage, swirl, badge), { z: r * 0.12 }),
    at(group(at(cageFront(r * 0.99, r * 0.2, Math.round(spokes * 0.6), cage, -swirl * 0.6), { ry: Math.PI })), {
      z: -r * 0.04,
    }),
    at(ring(r, r * 0.05, cage), { z: r * 0.04 }),
    at(blades(r * 0.92, count, blade, hub), { z: r * 0.06 }),
    at(drum(r * 0.24, r * 0.3, r * 0.5, motor, r * 0.08), { z: -r * 0.62, rx: Math.PI / 2 }),
    at(ball(r * 0.1, plastic(darker('#c9ccd2', 0.4))), { z: -r * 0.64 }),
  )
