import { BufferGeometry, Float32BufferAttribute, type Material, Mesh, SplineCurve, Vector2, Vector3 } from 'three'
import { clouds } from '../surfaces/fields.ts'

/** A point of an edge in centimetres. */
export type Edge = readonly (readonly [x: number, y: number])[]

/** A piece of cloth between two edges that run in the same direction, usually from top to hem. */
export interface Cut {
  readonly left: Edge
  readonly right: Edge
  /** How far the middle stands off, in centimetres. */
  readonly puff?: number
  /** Folds that run from top to hem: how many, how deep at the hem, from which share of the length on. */
  readonly folds?: { readonly count: number; readonly deep: number; readonly from?: number; readonly spread?: number }
  /** Soft creases all over, in centimetres. */
  readonly creases?: number
  /** How far the start sags in the middle: a neckline. */
  readonly dip?: number
  /** Same for the end: a curved hem is negative. */
  readonly hem?: number
  readonly z?: number
  /** Direction of the thread, radians; stripes of a sleeve follow the sleeve. */
  readonly grain?: number
  readonly seed?: number
}

/** A sewn panel: its surface, and places on it for seams and buttons (shares across and along). */
export interface Panel {
  readonly mesh: Mesh
  readonly place: (u: number, t: number, off?: number) => Vector3
}

const ROWS = 64
const COLUMNS = 44

/** Cloth with puff, folds and creases between two edges. */
export function panel(cut: Cut, material: Material): Panel {
  const place = placer(cut)
  const vertices: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  const [c, s] = [Math.cos(cut.grain ?? 0), Math.sin(cut.grain ?? 0)]
  for (let row = 0; row <= ROWS; row += 1)
    for (let column = 0; column <= COLUMNS; column += 1) {
      const { x, y, z } = place(column / COLUMNS, row / ROWS)
      vertices.push(x, y, z)
      uvs.push((x * c - y * s) / 10, (x * s + y * c) / 10)
    }
  const wide = COLUMNS + 1
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const a = row * wide + column
      faces.push(a, a + wide, a + 1, a + 1, a + wide, a + wide + 1)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(vertices, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return { mesh: new Mesh(geometry, material), place }
}

function placer({ left, right, puff = 1.6, folds, creases = 0.35, dip = 0, hem = 0, z = 0, seed = 1 }: Cut) {
  const edge = (points: Edge) => new SplineCurve(points.map(([x, y]) => new Vector2(x, y))).getSpacedPoints(ROWS * 2)
  const [a, b] = [edge(left), edge(right)]
  const along = (points: Vector2[], t: number) => {
    const at = t * (points.length - 1)
    const low = Math.floor(at)
    return (points[low] ?? new Vector2())
      .clone()
      .lerp(points[Math.min(points.length - 1, low + 1)] ?? new Vector2(), at - low)
  }
  return (u: number, t: number, off = 0): Vector3 => {
    const spot = along(a, t).lerp(along(b, t), u)
    const middle = 1 - (2 * u - 1) ** 2
    const y = spot.y - dip * middle * (1 - t) ** 5 - hem * middle * t ** 8
    const body = puff * Math.max(0, 1 - Math.abs(2 * u - 1) ** 3.2) ** 0.6
    return new Vector3(
      spot.x,
      y,
      z + off + body + foldAt(u, t, folds, seed) + creaseAt(spot.x, y, creases, seed) * middle,
    )
  }
}

function foldAt(u: number, t: number, folds: Cut['folds'], seed: number): number {
  if (!folds) return 0
  const from = folds.from ?? 0
  const grown = Math.max(0, (t - from) / (1 - from)) ** 0.8
  const bend = clouds(u * 3 + seed * 5, t * 1.2, 2, 64) * 1.9 + (folds.spread ?? 0) * (u - 0.5) * t
  const wave = Math.sin(u * folds.count * Math.PI * 2 + bend * 2.2)
  const rim = Math.min(1, Math.min(u, 1 - u) * 9 + 0.2)
  return folds.deep * grown * (0.5 + 0.5 * wave) ** 1.4 * rim
}

function creaseAt(x: number, y: number, deep: number, seed: number): number {
  if (deep === 0) return 0
  const [a, b] = [x / 13 + seed * 3 + 40, y / 17 + 60]
  const ridge = 1 - Math.abs(clouds(a + b * 0.5, b - a * 0.4, 2, 64, seed) * 2 - 1)
  return ridge ** 3 * deep * 2.4 + (clouds(x / 9 + 33, y / 9 + 71, 2, 64, seed) - 0.5) * deep * 1.6
}
