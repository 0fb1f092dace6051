import {
  CatmullRomCurve3,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  type Object3D,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  SplineCurve,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'

/** A point of an outline: half width (or x), height, and the fillet radius of this corner. */
export type Corner = readonly [x: number, y: number, fillet?: number]

type Place = { x?: number; y?: number; z?: number; rx?: number; ry?: number; rz?: number; s?: number }

/** Moves, turns (radians) and scales an object, and hands it back. */
export function at<T extends Object3D>(object: T, place: Place): T {
  object.position.set(place.x ?? 0, place.y ?? 0, place.z ?? 0)
  object.rotation.set(place.rx ?? 0, place.ry ?? 0, place.rz ?? 0)
  if (place.s !== undefined) object.scale.setScalar(place.s)
  return object
}

/** Like `at`, in a group of its own: who takes the thing may place it again. */
export const placed = (object: Object3D, place: Place): Group => group(at(object, place))

/** Several parts as one. */
export function group(...parts: Object3D[]): Group {
  const whole = new Group()
  whole.add(...parts)
  return whole
}

/** Box with rounded edges, centred. */
export function box(w: number, h: number, d: number, radius: number, material: Material): Mesh {
  return new Mesh(new RoundedBoxGeometry(w, h, d, 4, Math.min(radius, w / 2, h / 2, d / 2)), material)
}

/** Ball, centred. */
export function ball(radius: number, material: Material): Mesh {
  return new Mesh(new SphereGeometry(radius, 36, 24), material)
}

/** Ring lying in the xy plane. `arc` in radians. */
export function ring(radius: number, thick: number, material: Material, arc = Math.PI * 2): Mesh {
  return new Mesh(new TorusGeometry(radius, thick, 10, 52, arc), material)
}

/** Round rod through the given points. */
export function rod(points: readonly (readonly [number, number, number])[], radius: number, material: Material): Mesh {
  const curve = new CatmullRomCurve3(
    points.map(p => new Vector3(...p)),
    false,
    'centripetal',
  )
  return new Mesh(new TubeGeometry(curve, 48, radius, 10), material)
}

/** Body turned around the vertical axis, corners rounded by their fillet. */
export function turned(corners: readonly Corner[], material: Material): Mesh {
  return new Mesh(new LatheGeometry(outline(corners), 60), material)
}

/** Body turned around the vertical axis along a smooth curve through the points. */
export function thrown(points: readonly (readonly [number, number])[], material: Material): Mesh {
  const curve = new SplineCurve(points.map(p => new Vector2(...p)))
  return new Mesh(new LatheGeometry(curve.getPoints(48), 60), material)
}

/** Upright cylinder or cone standing on y = 0 with rounded edges. */
export function drum(top: number, bottom: number, h: number, material: Material, fillet = 0.03): Mesh {
  return turned(
    [
      [0, 0],
      [bottom, 0, fillet],
      [top, h, fillet],
      [0, h],
    ],
    material,
  )
}

/** Flat outline with thickness and a soft edge, centred in depth. */
export function slab(corners: readonly Corner[], depth: number, bevel: number, material: Material): Mesh {
  const shape = new Shape(outline([...corners, corners[0] ?? [0, 0]], true))
  const inner = Math.max(depth - bevel * 2, 0.001)
  const geometry = new ExtrudeGeometry(shape, {
    depth: inner,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 6,
    curveSegments: 48,
  })
  geometry.translate(0, 0, -inner / 2)
  return new Mesh(geometry, material)
}

/** Plate seen from the front, for labels, screens and prints. */
export function sheet(w: number, h: number, material: Material): Mesh {
  return new Mesh(new PlaneGeometry(w, h), material)
}

/** Label that follows a round body: `arc` radians wide, facing the camera. */
export function wrap(radius: number, h: number, arc: number, material: Material): Mesh {
  const columns = 64
  const points = [new Vector2(radius, -h / 2), new Vector2(radius, h / 2)]
  const geometry = new LatheGeometry(points, columns, -arc / 2, arc)
  return new Mesh(geometry, material)
}

function outline(corners: readonly Corner[], closed = false): Vector2[] {
  const count = closed ? corners.length - 1 : corners.length
  const corner = (i: number): Corner => corners[(i + count) % count] ?? [0, 0]
  const points: Vector2[] = []
  for (let i = 0; i < count; i += 1) {
    const [x, y, fillet = 0] = corner(i)
    const here = new Vector2(x, y)
    const isEnd = !closed && (i === 0 || i === count - 1)
    if (isEnd || fillet === 0) {
      points.push(here)
      continue
    }
    const before = new Vector2(...xy(corner(i - 1)))
    const after = new Vector2(...xy(corner(i + 1)))
    const reach = Math.min(fillet, here.distanceTo(before) * 0.49, here.distanceTo(after) * 0.49)
    const start = here.clone().lerp(before, reach / here.distanceTo(before))
    const end = here.clone().lerp(after, reach / here.distanceTo(after))
    for (let step = 0; step <= 10; step += 1) {
      const t = step / 10
      const a = start.clone().lerp(here, t)
      points.push(a.lerp(here.clone().lerp(end, t), t))
    }
  }
  return closed ? points : supported(points)
}

/** Extra points close to the ends of long straight runs, so that flat walls are shaded flat. */
function supported(points: readonly Vector2[]): Vector2[] {
  const dense: Vector2[] = []
  for (const [i, point] of points.entries()) {
    dense.push(point)
    const next = points[i + 1]
    if (!next || point.distanceTo(next) < 0.05) continue
    for (const t of [0.004, 0.02, 0.1, 0.5, 0.9, 0.98, 0.996]) dense.push(point.clone().lerp(next, t))
  }
  return dense
}

function xy(corner: Corner): [number, number] {
  return [corner[0], corner[1]]
}
