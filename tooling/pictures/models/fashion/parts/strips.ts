import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  type Material,
  Mesh,
  type Object3D,
  TorusGeometry,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { matte, metal } from '../../../studio/materials.ts'
import { at, box, group, rod } from '../../../studio/shapes.ts'
import { mesh } from './mesh.ts'

/** A point in centimetres. */
export type Spot = readonly [x: number, y: number, z: number]

/** Smooth curve through the points. */
export const curveOf = (points: readonly Spot[], closed = false): CatmullRomCurve3 =>
  new CatmullRomCurve3(
    points.map(p => new Vector3(...p)),
    closed,
    'centripetal',
  )

/** The line again with points no further apart than `gap`, so that a curve through them keeps its corners. */
export const straight = (points: readonly Spot[], gap = 0.6): Spot[] =>
  points.flatMap((a, i): Spot[] => {
    const b = points[i + 1]
    if (!b) return [a]
    const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / gap))
    return Array.from({ length: count }, (_, k): Spot => {
      const t = k / count
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
    })
  })

/** Which way the flat side of a strip looks: everywhere the same, or by its share of the length. */
export type Facing = Spot | ((t: number) => Spot)

/** Flat strip along a curve: straps, belts, bands, tapes. */
export function strap(
  points: readonly Spot[],
  wide: number | ((t: number) => number),
  thick: number,
  material: Material,
  face: Facing = [0, 0, 1],
  steps = 56,
): Mesh {
  const curve = curveOf(points)
  const length = curve.getLength()
  const rows: (readonly [number, number, number])[][] = []
  const uvs: (readonly [number, number])[][] = []
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const spot = curve.getPointAt(t)
    const along = curve.getTangentAt(t)
    const towards = new Vector3(...(typeof face === 'function' ? face(t) : face))
    const across = new Vector3().crossVectors(towards, along).normalize()
    const normal = new Vector3().crossVectors(along, across).normalize()
    const half = (typeof wide === 'number' ? wide : wide(t)) / 2
    const bevel = Math.min(thick * 0.5, half * 0.5)
    const profile = [
      [-half, -thick / 4],
      [-half, thick / 4],
      [bevel - half, thick / 2],
      [half - bevel, thick / 2],
      [half, thick / 4],
      [half, -thick / 4],
      [half - bevel, -thick / 2],
      [bevel - half, -thick / 2],
      [-half, -thick / 4],
    ] as const
    rows.push(profile.map(([a, n]) => spot.clone().addScaledVector(across, a).addScaledVector(normal, n).toArray()))
    uvs.push(profile.map(([a]) => [a / 10, (t * length) / 10] as const))
  }
  const ends = [rows[0], rows.at(-1)].map(row => row ?? [])
  const capped = [
    ends[0]?.map(() => middleOf(ends[0] ?? [])) ?? [],
    ...rows,
    ends[1]?.map(() => middleOf(ends[1] ?? [])) ?? [],
  ]
  return mesh(capped, [uvs[0] ?? [], ...uvs, uvs.at(-1) ?? []], material)
}

function middleOf(row: readonly (readonly [number, number, number])[]): [number, number, number] {
  const sum = row.slice(0, 8).reduce((all, p) => all.add(new Vector3(...p)), new Vector3())
  return sum.divideScalar(8).toArray()
}

/** Several geometries as one mesh, which is drawn at once. */
export const merged = (geometries: readonly BufferGeometry[], material: Material): Mesh =>
  new Mesh(mergeGeometries([...geometries]), material)

/** Stitches along a line. */
export function stitches(points: readonly Spot[], color: string, gap = 0.85, thick = 0.16, closed = false): Mesh {
  const curve = curveOf(points, closed)
  const count = Math.max(2, Math.round(curve.getLength() / gap))
  const dashes = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const dash = new BoxGeometry(thick, thick, gap * 0.62)
    const place = new Mesh(dash)
    place.position.copy(curve.getPointAt(t))
    place.lookAt(place.position.clone().add(curve.getTangentAt(t)))
    place.updateMatrix()
    return dash.applyMatrix4(place.matrix)
  })
  return merged(dashes, matte(color, 0.8))
}

/** Chain of oval links along a line. */
export function chain(points: readonly Spot[], size: number, material: Material = metal('#d4b269', 0.26)): Mesh {
  const curve = curveOf(points)
  const count = Math.max(3, Math.round(curve.getLength() / (size * 1.15)))
  const links = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const link = new TorusGeometry(size * 0.5, size * 0.14, 6, 14).scale(0.72, 1, 1)
    link.rotateX(Math.PI / 2).rotateZ((i % 2) * (Math.PI / 2) + 0.4)
    const place = new Mesh(link)
    place.position.copy(curve.getPointAt(t))
    place.lookAt(place.position.clone().add(curve.getTangentAt(t)))
    place.updateMatrix()
    return link.applyMatrix4(place.matrix)
  })
  return merged(links, material)
}

/** Rectangular ring standing in the xy plane: buckles, sliders, D-rings. */
export function buckle(w: number, h: number, thick: number, material: Material): Object3D {
  const [x, y, r] = [w / 2, h / 2, Math.min(w, h) * 0.16]
  const corner = (sx: number, sy: number): Spot[] =>
    sx * sy > 0
      ? [
          [sx * x, sy * (y - r), 0],
          [sx * (x - r * 0.3), sy * (y - r * 0.3), 0],
          [sx * (x - r), sy * y, 0],
        ]
      : [
          [sx * (x - r), sy * y, 0],
          [sx * (x - r * 0.3), sy * (y - r * 0.3), 0],
          [sx * x, sy * (y - r), 0],
        ]
  const points = [...corner(1, 1), ...corner(-1, 1), ...corner(-1, -1), ...corner(1, -1), ...corner(1, 1).slice(0, 1)]
  return rod(points, thick, material)
}

/** Zip along a line: tape, teeth, and a slider with its puller at share `open`. */
export function zip(points: readonly Spot[], tape: string, face: Facing = [0, 0, 1], open = 0.06, size = 1): Object3D {
  const curve = curveOf(points)
  const spot = curve.getPointAt(open)
  const towards = new Vector3(...(typeof face === 'function' ? face(open) : face)).normalize()
  const slider = group(
    box(0.9 * size, 1.3 * size, 0.5 * size, 0.15, metal('#c9c6bf', 0.3)),
    at(box(0.55 * size, 2.6 * size, 0.2 * size, 0.1, metal('#d5d2cb', 0.28)), { y: -1.7 * size, z: 0.25 * size }),
  )
  slider.position.copy(spot).addScaledVector(towards, 0.35)
  slider.lookAt(slider.position.clone().add(towards))
  const lifted = points.map((p): Spot => [p[0] + towards.x * 0.16, p[1] + towards.y * 0.16, p[2] + towards.z * 0.16])
  return group(
    strap(points, 1.9 * size, 0.2, matte(tape, 0.9), face),
    stitches(lifted, '#b9b4aa', 0.55, 0.5 * size),
    slider,
  )
}
