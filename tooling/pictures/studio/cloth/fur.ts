import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three'
import { terry } from '../materials.ts'
import { noise } from '../noise.ts'
import { group } from '../shapes.ts'
import { clouds } from '../surfaces/fields.ts'
import { darker, lighter } from '../tones.ts'

/** Pile of a soft toy: length in centimetres, hairs per square centimetre, curl. */
export interface Pile {
  readonly long: number
  readonly dense: number
  readonly curl?: number
}

/** Short velour, the usual teddy, long mohair. */
export const PILES = {
  velour: { long: 0.28, dense: 9, curl: 0.5 },
  teddy: { long: 0.55, dense: 7, curl: 0.9 },
  mohair: { long: 1.1, dense: 6, curl: 1.6 },
} as const satisfies Readonly<Record<string, Pile>>

/** Ball stretched to `w` × `h` × `d` centimetres, a little lumpy, as stuffed parts are. */
export function stuffed(w: number, h: number, d: number, color: string, seed = 1): Mesh {
  const geometry = new SphereGeometry(1, 36, 26)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const lump = 0.965 + clouds(x * 1.6 + seed * 5 + 30, y * 1.6 + z * 1.2 + 30, 2) * 0.07
    position.setXYZ(i, (x * w * lump) / 2, (y * h * lump) / 2, (z * d * lump) / 2)
  }
  geometry.computeVertexNormals()
  return new Mesh(geometry, terry(color, 5))
}

/** The body with its hair. `size` makes one density fit large and small toys. */
export function furry(body: Mesh, color: string, { long, dense, curl = 1 }: Pile, most = 2600): Object3D {
  const count = Math.min(most, Math.round(area(body) * dense))
  const roots = rooted(body, count)
  const wide = Math.max(0.06, Math.sqrt(area(body) / count) * 0.42)
  const hair = new InstancedMesh(
    blade(long, wide, curl),
    new MeshLambertMaterial({ side: 2, emissive: new Color(color).multiplyScalar(0.34) }),
    count,
  )
  const [spot, normal, up, spin] = [new Vector3(), new Vector3(), new Vector3(0, 1, 0), new Quaternion()]
  const [matrix, turn, tint] = [new Matrix4(), new Quaternion(), new Color()]
  for (let i = 0; i < count; i += 1) {
    const root = roots[i]
    if (!root) continue
    spot.copy(root.spot)
    normal.copy(root.normal)
    normal.x += (noise(i) - 0.5) * curl
    normal.y += (noise(i + 5e4) - 0.5) * curl - 0.2
    normal.z += (noise(i + 9e4) - 0.5) * curl
    turn.setFromUnitVectors(up, normal.normalize())
    spin.setFromAxisAngle(up, noise(i + 2e4) * 6.28)
    const size = 0.7 + noise(i + 3e4) * 0.6
    matrix.compose(spot, turn.clone().multiply(spin), new Vector3(1, size, size))
    hair.setMatrixAt(i, matrix)
    hair.setColorAt(
      i,
      tint.set(noise(i + 7e4) > 0.5 ? lighter(color, noise(i + 1) * 0.22) : darker(color, noise(i + 1) * 0.16)),
    )
  }
  hair.userData.airy = true
  const whole = group(body)
  body.add(hair)
  return whole
}

/** Places of hairs, spread evenly over the faces by their area. */
function rooted({ geometry }: Mesh, count: number): { spot: Vector3; normal: Vector3 }[] {
  const position = geometry.getAttribute('position')
  const index = geometry.getIndex()
  if (!index) return []
  const corner = (face: number, k: number) => new Vector3().fromBufferAttribute(position, index.getX(face * 3 + k))
  const faces = Array.from({ length: index.count / 3 }, (_, face) => {
    const [a, b, c] = [corner(face, 0), corner(face, 1), corner(face, 2)]
    const normal = b.clone().sub(a).cross(c.clone().sub(a))
    return { a, b, c, normal, size: normal.length() }
  })
  const whole = faces.reduce((sum, { size }) => sum + size, 0)
  let reached = 0
  return faces.flatMap(({ a, b, c, normal, size }, face) => {
    const before = Math.floor((reached / whole) * count)
    reached += size
    const many = Math.floor((reached / whole) * count) - before
    return Array.from({ length: many }, (_, i) => {
      const [u, v] = [noise(face * 31 + i), noise(face * 37 + i + 6e5)]
      const [s, t] = u + v > 1 ? [1 - u, 1 - v] : [u, v]
      const spot = a.clone().addScaledVector(b.clone().sub(a), s).addScaledVector(c.clone().sub(a), t)
      return { spot, normal: normal.clone().normalize() }
    })
  })
}

function blade(long: number, wide: number, curl: number): BufferGeometry {
  const geometry = new BufferGeometry()
  const bend = long * 0.32 * curl
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      [
        -wide / 2,
        -0.05,
        0,
        wide / 2,
        -0.05,
        0,
        -wide * 0.36,
        long * 0.6,
        bend * 0.4,
        wide * 0.36,
        long * 0.6,
        bend * 0.4,
        0,
        long,
        bend,
      ],
      3,
    ),
  )
  geometry.setAttribute('normal', new Float32BufferAttribute([0, 1, 0, 0, 1, 0, 0, 1, 0.3, 0, 1, 0.3, 0, 1, 0.5], 3))
  geometry.setIndex([0, 1, 2, 1, 3, 2, 2, 3, 4])
  return geometry
}

function area(body: Mesh): number {
  body.geometry.computeBoundingBox()
  const size = body.geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3(1, 1, 1)
  return 2.1 * (size.x * size.y + size.y * size.z + size.x * size.z)
}
