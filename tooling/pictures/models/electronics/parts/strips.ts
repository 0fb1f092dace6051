import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  type Material,
  Mesh,
  TubeGeometry,
  Vector3,
} from 'three'

/** A point of space. */
export type Point = readonly [x: number, y: number, z: number]

type Along = number | ((t: number) => number)

const value = (of: Along, t: number) => (typeof of === 'number' ? of : of(t))

const power = (v: number, square: number) => Math.sign(v) * Math.abs(v) ** (2 / square)

/**
 * Strip along a smooth curve in the xy plane, as wide in z: bands, straps, arms, curled paper.
 * `wide` and `thick` are half measures and may change along it; `square` 2 is round, 8 has edges.
 */
export function strip(
  points: readonly (readonly [x: number, y: number])[],
  wide: Along,
  thick: Along,
  material: Material,
  { square = 4, steps = 48 }: { readonly square?: number; readonly steps?: number } = {},
): Mesh {
  const curve = new CatmullRomCurve3(
    points.map(([x, y]) => new Vector3(x, y, 0)),
    false,
    'centripetal',
  )
  const around = 20
  const vertices: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const spot = curve.getPointAt(t)
    const way = curve.getTangentAt(t)
    const [w, h] = [value(wide, t), value(thick, t)]
    for (let j = 0; j <= around; j += 1) {
      const angle = (j / around) * Math.PI * 2
      const off = power(Math.cos(angle), square) * h
      vertices.push(spot.x + way.y * off, spot.y - way.x * off, spot.z + power(Math.sin(angle), square) * w)
      uvs.push(t, j / around)
    }
  }
  const ring = around + 1
  for (let i = 0; i < steps; i += 1)
    for (let j = 0; j < around; j += 1) {
      const a = i * ring + j
      faces.push(a, a + ring, a + 1, a + 1, a + ring, a + ring + 1)
    }
  for (const end of [0, steps]) {
    const base = vertices.length / 3
    for (let j = 0; j <= around; j += 1) {
      const from = (end * ring + j) * 3
      vertices.push(vertices[from] ?? 0, vertices[from + 1] ?? 0, vertices[from + 2] ?? 0)
      uvs.push(0.5, 0.5)
    }
    for (let j = 1; j < around - 1; j += 1)
      faces.push(...(end === 0 ? [base, base + j, base + j + 1] : [base, base + j + 1, base + j]))
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(vertices, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}

/** Points of half an ellipse or a part of it in the xy plane, angles in radians from +x. */
export const arc = (a: number, b: number, from = 0, to = Math.PI, y = 0, count = 16): [number, number][] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count
    return [Math.cos(angle) * a, y + Math.sin(angle) * b]
  })

/** Closed ellipse in the xy plane at a height z. */
export const ellipse = (a: number, b: number, z = 0, count = 32): Point[] =>
  Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2
    return [Math.cos(angle) * a, Math.sin(angle) * b, z]
  })

/** Round wire with as many joints as it needs. */
export function wire(points: readonly Point[], radius: number, material: Material, steps = 90): Mesh {
  const curve = new CatmullRomCurve3(
    points.map(([x, y, z]) => new Vector3(x, y, z)),
    false,
    'centripetal',
  )
  return new Mesh(new TubeGeometry(curve, steps, radius, 8), material)
}

/** Spiral cord around a curve: cables of studio headphones and old telephones. */
export function coil(points: readonly Point[], turns: number, radius: number, material: Material, thick = 0.16): Mesh {
  const curve = new CatmullRomCurve3(
    points.map(([x, y, z]) => new Vector3(x, y, z)),
    false,
    'centripetal',
  )
  const count = turns * 8
  const spiral = Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const spot = curve.getPointAt(t)
    const way = curve.getTangentAt(t)
    const side = new Vector3(0, 1, 0).cross(way).normalize()
    const up = way.clone().cross(side)
    const angle = (i / 8) * Math.PI * 2
    return spot.addScaledVector(side, Math.cos(angle) * radius).addScaledVector(up, Math.sin(angle) * radius)
  })
  return new Mesh(new TubeGeometry(new CatmullRomCurve3(spiral), count, thick, 6), material)
}
