import {
  CylinderGeometry,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
  Quaternion,
  TorusGeometry,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { matte, metal, rubber } from '../../../studio/materials.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import type { Point } from '../../home/parts/shape.ts'

/** Many thin straight wires as one body. */
export function wires(pairs: readonly (readonly [Point, Point])[], radius: number, material: Material): Mesh {
  const parts = pairs.map(([from, to]) => {
    const [a, b] = [new Vector3(...from), new Vector3(...to)]
    const along = b.clone().sub(a)
    const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.clone().normalize())
    const middle = a.add(b).multiplyScalar(0.5)
    return new CylinderGeometry(radius, radius, along.length(), 6, 1).applyMatrix4(
      new Matrix4().compose(middle, turn, new Vector3(1, 1, 1)),
    )
  })
  return new Mesh(mergeGeometries(parts), material)
}

/** A drum that lies along z, centred. */
export const axle = (r: number, wide: number, material: Material, fillet = 0.1): Object3D =>
  group(at(drum(r, r, wide, material, fillet), { rx: Math.PI / 2, z: -wide / 2 }))

/** Ring of any fineness in the xy plane; `flat` stretches its section along z. */
export function hoop(radius: number, thick: number, material: Material, flat = 1, arc = Math.PI * 2): Mesh {
  const mesh = new Mesh(new TorusGeometry(radius, thick, 14, 96, arc), material)
  mesh.scale.z = flat
  return mesh
}

/** A wheel with spokes. */
export interface SpokedWheel {
  /** To the ground, with the tyre. */
  readonly r: number
  readonly tyre: number
  readonly rim?: string
  /** Depth of the rim towards the hub. */
  readonly deep?: number
  readonly spokes?: number
  readonly tyreTone?: string
  readonly wall?: string
  readonly knobs?: boolean
  /** Brake disc on this side of z. */
  readonly brake?: number
  /** Broad cast spokes in place of wires. */
  readonly cast?: number
}

/** Wheel of a bicycle in the xy plane around the origin. */
export function spoked(wheel: SpokedWheel): Object3D {
  const { r, tyre, rim = '#c4c7cc', deep = 1.6, spokes = 28, tyreTone = '#26272a', cast = 0 } = wheel
  const seat = r - tyre * 1.9
  const steel = metal(rim, 0.35)
  const parts: Object3D[] = [
    hoop(r - tyre, tyre, rubber(tyreTone)),
    hoop(seat - deep / 2 + 0.3, deep / 2 + 0.15, steel, Math.min(1.6, (tyre * 1.1) / (deep / 2 + 0.15))),
    axle(1.7, 6.4, metal('#8f9297', 0.35), 0.2),
    axle(0.7, 11, metal('#5e6167', 0.4), 0.2),
  ]
  if (wheel.wall) parts.push(hoop(r - tyre * 1.35, tyre * 0.86, rubber(wheel.wall), 1.16))
  if (cast)
    parts.push(
      ...Array.from({ length: cast }, (_, i) => {
        const turn = (i / cast) * Math.PI * 2 + 0.3
        const long = seat - deep
        return at(group(at(box(2.2, long, 2, 0.8, steel), { y: long / 2 })), { rz: turn })
      }),
      axle(3, 4, steel, 0.6),
    )
  else parts.push(wires(spokePlaces(spokes, seat - deep + 0.4), 0.12, metal('#b9bcc2', 0.4)))
  if (wheel.knobs) parts.push(knobs(r, tyre, tyreTone))
  if (wheel.brake) parts.push(at(brakeDisc(), { z: wheel.brake * 3.6 }))
  return group(...parts)
}

const spokePlaces = (count: number, far: number) =>
  Array.from({ length: count }, (_, i): readonly [Point, Point] => {
    const turn = (i / count) * Math.PI * 2
    const start = turn + (i % 4 < 2 ? 0.7 : -0.7)
    const side = i % 2 ? 2.4 : -2.4
    return [
      [Math.cos(start) * 1.8, Math.sin(start) * 1.8, side],
      [Math.cos(turn) * far, Math.sin(turn) * far, 0],
    ]
  })

const knobs = (r: number, tyre: number, tone: string): Object3D => {
  const pairs = Array.from({ length: 54 }, (_, i) => i).flatMap(i =>
    [-0.62, 0, 0.62].map((lean, k): readonly [Point, Point] => {
      const turn = ((i + (k === 1 ? 0.5 : 0)) / 54) * Math.PI * 2
      const away = r - tyre + tyre * Math.cos(lean)
      const z = tyre * Math.sin(lean) * 1.1
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return [
        [c * (away - 0.4), s * (away - 0.4), z],
        [c * (away + 0.32), s * (away + 0.32), z * 1.1],
      ]
    }),
  )
  return wires(pairs, 0.62, rubber(tone))
}

const brakeDisc = (): Object3D =>
  group(
    hoop(7.4, 0.7, metal('#c9ccd0', 0.3), 0.16),
    ...[0, 1, 2, 3, 4, 5].map(i => {
      const turn = (i / 6) * Math.PI * 2
      return at(box(0.7, 6, 0.2, 0.1, metal('#a5a8ad', 0.35)), {
        x: Math.cos(turn) * 4.4,
        y: Math.sin(turn) * 4.4,
        rz: turn - Math.PI / 2 + 0.5,
      })
    }),
  )

/** Solid wheel of a scooter or a skate in the xy plane: rubber around a core. */
export const solid = (r: number, wide: number, tread: Material, core: Material, share = 0.62): Object3D =>
  group(
    axle(r, wide, tread, Math.min(wide * 0.45, r * 0.3)),
    axle(r * share, wide + 0.16, core, 0.1),
    axle(r * share * 0.7, wide + 0.24, matte('#55585d', 0.6), 0.1),
    axle(r * share * 0.46, wide + 0.36, core, 0.1),
    axle(r * 0.16, wide + 0.7, metal('#a9acb1', 0.35), 0.05),
  )
