import type { Material, Object3D } from 'three'
import { Group } from 'three'
import { matte, metal, plastic, wood } from '../materials.ts'
import { at, ball, box, drum, group, rod } from '../shapes.ts'
import { darker } from '../tones.ts'
import type { Panel } from './panel.ts'

/** Line of stitches or a sewn edge over a panel: shares across and along from one place to another. */
export function seam(
  { place }: Panel,
  from: readonly [number, number],
  to: readonly [number, number],
  color: string,
  thick = 0.16,
): Object3D {
  const points = Array.from({ length: 14 }, (_, i): [number, number, number] => {
    const t = i / 13
    const spot = place(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, thick * 0.3)
    return [spot.x, spot.y, spot.z]
  })
  return rod(points, thick, matte(darker(color, 0.16)))
}

/** Buttons in a column at `u`, between two shares of the length. */
export function buttons(
  { place }: Panel,
  u: number,
  from: number,
  to: number,
  count: number,
  color: string,
  r = 0.62,
): Object3D {
  return group(
    ...Array.from({ length: count }, (_, i) => {
      const spot = place(u, from + ((to - from) * i) / Math.max(1, count - 1), 0.25)
      return at(
        group(drum(r, r, 0.28, plastic(color), 0.08), at(ball(r * 0.16, matte(darker(color, 0.5))), { y: 0.28 })),
        {
          x: spot.x,
          y: spot.y,
          z: spot.z,
          rx: Math.PI / 2,
        },
      )
    }),
  )
}

/** Ribbed band along a curve: neck, cuff, hem. */
export function band(
  points: readonly (readonly [number, number, number])[],
  wide: number,
  material: Material,
): Object3D {
  const whole = rod(points, wide, material)
  whole.scale.z = 0.55
  return group(whole)
}

/** Knot of cloth and its loop, as on a qipao. */
export const knot = (color: string): Object3D =>
  group(
    at(ball(0.62, matte(color, 0.5)), {}),
    rod(
      [
        [-2.6, 0.2, 0],
        [-0.4, 0, 0.1],
        [2.6, 0.2, 0],
      ],
      0.28,
      matte(color, 0.5),
    ),
  )

/** Hanger of wood; the neck of the garment is at y = 0. */
export const hanger = (color = '#b98757', wide = 19): Object3D =>
  group(
    rod(
      [
        [-wide, -5.4, -0.6],
        [-wide * 0.5, -2.2, -0.6],
        [0, 0.6, -0.6],
        [wide * 0.5, -2.2, -0.6],
        [wide, -5.4, -0.6],
      ],
      1,
      wood(color),
    ),
    rod(
      [
        [0, 0.6, -0.6],
        [0, 5, -0.6],
        [2.2, 7.4, -0.6],
        [0.4, 9.8, -0.6],
        [-1.8, 8.2, -0.6],
      ],
      0.26,
      metal('#b5b8be', 0.3),
    ),
  )

/** Clothes rail that hangers hang from. */
export const rail = (wide = 120): Object3D =>
  at(group(at(drum(1.3, 1.3, wide, metal('#c9a35a', 0.34)), { x: wide / 2, rz: Math.PI / 2 })), { y: 9.4, z: -0.6 })

/** Lays an upright garment on the floor for a flat lay. */
export function laid(garment: Object3D, turn = 0): Object3D {
  const flat = new Group()
  garment.rotation.x = -Math.PI / 2
  flat.add(garment)
  flat.rotation.y = turn
  return group(flat)
}

/** Garment folded to a parcel of `w` × `d` cm. */
export const foldedStack = (materials: readonly Material[], w = 27, d = 33, thick = 2.6): Object3D =>
  group(
    ...materials.flatMap((material, i) => [
      at(box(w, thick * 0.62, d, thick * 0.3, material), { y: thick * 0.31 + i * thick * 1.25 }),
      at(box(w - 0.5, thick * 0.62, d - 0.4, thick * 0.3, material), { y: thick * 0.92 + i * thick * 1.25, z: 0.2 }),
    ]),
  )
