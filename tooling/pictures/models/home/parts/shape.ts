import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  type Material,
  Mesh,
  Quaternion,
  Vector3,
} from 'three'

export type Point = readonly [x: number, y: number, z: number]

/** Where a point of a body goes. */
export type Move = (x: number, y: number, z: number) => Point

/** Box with round edges, centred, whose faces have enough points to be bent, dented or swollen by `move`. */
export function block(
  [w, h, d]: Point,
  radius: number,
  material: Material,
  move: Move = (x, y, z) => [x, y, z],
  n = 14,
): Mesh {
  const geometry = new BoxGeometry(2, 2, 2, n, n, n)
  const position = geometry.getAttribute('position')
  const r = Math.min(radius, w / 2, h / 2, d / 2)
  const half = [w / 2, h / 2, d / 2] as const
  const spread = (t: number, a: number) => Math.sin((t * Math.PI) / 2) * a
  for (let i = 0; i < position.count; i += 1) {
    const p = new Vector3(
      spread(position.getX(i), half[0]),
      spread(position.getY(i), half[1]),
      spread(position.getZ(i), half[2]),
    )
    const core = p
      .clone()
      .clamp(new Vector3(r - half[0], r - half[1], r - half[2]), new Vector3(half[0] - r, half[1] - r, half[2] - r))
    const out = p.sub(core)
    if (out.lengthSq() > 0) out.setLength(r)
    const { x, y, z } = core.add(out)
    position.setXYZ(i, ...move(x, y, z))
  }
  return new Mesh(smooth(geometry), material)
}

/** Moves the points of a body and lights it smoothly again. */
export function shaped(mesh: Mesh, move: Move): Mesh {
  const position = mesh.geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1)
    position.setXYZ(i, ...move(position.getX(i), position.getY(i), position.getZ(i)))
  smooth(mesh.geometry)
  return mesh
}

/** Normals that are the same for all points in one place, so that no seam of the texture shows as an edge. */
function smooth(geometry: BufferGeometry): BufferGeometry {
  geometry.computeVertexNormals()
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const sums = new Map<string, Vector3>()
  const keyOf = (i: number) =>
    `${Math.round(position.getX(i) * 500)},${Math.round(position.getY(i) * 500)},${Math.round(position.getZ(i) * 500)}`
  for (let i = 0; i < position.count; i += 1) {
    const sum = sums.get(keyOf(i)) ?? new Vector3()
    sums.set(keyOf(i), sum.add(new Vector3(normal.getX(i), normal.getY(i), normal.getZ(i))))
  }
  for (let i = 0; i < position.count; i += 1) {
    const { x, y, z } = (sums.get(keyOf(i)) ?? new Vector3(0, 1, 0)).clone().normalize()
    normal.setXYZ(i, x, y, z)
  }
  return geometry
}

/** Round bar between two points; `to` may have another radius. */
export function strut(from: Point, to: Point, radius: number, material: Material, end = radius): Mesh {
  const [a, b] = [new Vector3(...from), new Vector3(...to)]
  const along = b.clone().sub(a)
  const geometry = new CylinderGeometry(end, radius, along.length(), 16, 1)
  const mesh = new Mesh(geometry, material)
  mesh.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.clone().normalize()))
  mesh.position.copy(a.add(b).multiplyScalar(0.5))
  return mesh
}

/** Surface over a grid of places, `u` across and `v` along, both from 0 to 1. */
export function surface(place: (u: number, v: number) => Point, material: Material, nu = 30, nv = 40): Mesh {
  const geometry = new BufferGeometry()
  const [points, uvs, faces]: [number[], number[], number[]] = [[], [], []]
  for (let j = 0; j <= nv; j += 1)
    for (let i = 0; i <= nu; i += 1) {
      points.push(...place(i / nu, j / nv))
      uvs.push(i / nu, j / nv)
    }
  for (let j = 0; j < nv; j += 1)
    for (let i = 0; i < nu; i += 1) {
      const a = j * (nu + 1) + i
      faces.push(a, a + 1, a + nu + 1, a + 1, a + nu + 2, a + nu + 1)
    }
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  return new Mesh(smooth(geometry), material)
}
