import type { Material, Mesh, Object3D } from 'three'
import { anodised, matte } from '../../../studio/materials.ts'
import { at, box, group, rod } from '../../../studio/shapes.ts'

type Spot = readonly [x: number, y: number, z: number]

/** Rope that hangs between two points, `sag` lower in its middle. */
export function hangingRope(from: Spot, to: Spot, sag: number, radius: number, material: Material): Mesh {
  const points = Array.from({ length: 13 }, (_, i): Spot => {
    const t = i / 12
    return [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - sag * 4 * t * (1 - t),
      from[2] + (to[2] - from[2]) * t,
    ]
  })
  return rod(points, radius, material)
}

/** Guy line from a tent to its peg in the ground. */
export const guyLine = (from: Spot, to: Spot, radius: number, color = '#e8dfc9'): Object3D =>
  group(
    rod([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], to], radius, matte(color)),
    at(box(radius * 5, radius * 14, radius * 5, radius, anodised('#9aa0a8')), {
      x: to[0],
      y: to[1] + radius * 4,
      z: to[2],
    }),
  )

/** Carabiner standing in the xy plane, `high` cm. */
export const carabiner = (high: number, color: string): Object3D => {
  const [w, h] = [high * 0.27, high / 2]
  return group(
    rod(
      [
        [w, h * 0.5, 0],
        [w * 0.9, h * 0.85, 0],
        [0, h, 0],
        [-w * 0.8, h * 0.8, 0],
        [-w, h * 0.3, 0],
        [-w, -h * 0.4, 0],
        [-w * 0.6, -h * 0.9, 0],
        [0, -h, 0],
        [w * 0.75, -h * 0.8, 0],
        [w, -h * 0.45, 0],
      ],
      high * 0.055,
      anodised(color),
    ),
    rod(
      [
        [w, -h * 0.5, 0],
        [w * 1.02, 0, 0],
        [w, h * 0.55, 0],
      ],
      high * 0.045,
      anodised('#c9ccd2'),
    ),
  )
}
