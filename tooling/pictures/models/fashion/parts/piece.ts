import { BufferGeometry, Color, Float32BufferAttribute, type Material, Mesh } from 'three'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { type Dot, inside } from './outline.ts'

/** Height of cloth at a place. */
export type Relief = (x: number, y: number, far: number) => number

/** How a piece of cloth lies. */
export interface Sewing {
  /** How far the middle stands off, and over which width it rises from the edge. */
  readonly puff?: number
  readonly soft?: number
  /** Depth of soft creases all over. */
  readonly creases?: number
  /** Folds, quilting, baffles: added to the height. `far` is the distance from the edge. */
  readonly relief?: Relief
  /** What it lies on. */
  readonly on?: (x: number, y: number) => number
  readonly z?: number
  /** Size of a mesh cell; a ninetieth of the larger side when left out. */
  readonly cell?: number
  /** Direction of the thread in radians. */
  readonly grain?: number
  readonly seed?: number
  /** Worn or dyed places: the material's colour is multiplied by it. */
  readonly fade?: (x: number, y: number) => number
}

/** A sewn piece, and the height of its surface anywhere. */
export interface Piece {
  readonly mesh: Mesh
  readonly high: (x: number, y: number) => number
  readonly dots: readonly Dot[]
}

/** Cloth of any outline that swells from its edges. */
export function piece(dots: readonly Dot[], material: Material, sewing: Sewing = {}): Piece {
  const { puff = 1.4, soft = 5, creases = 0.35, relief, on, z = 0, grain = 0, seed = 1, fade } = sewing
  const xs = dots.map(([x]) => x)
  const ys = dots.map(([, y]) => y)
  const [left, low] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - low]
  const cell = sewing.cell ?? Math.max(w, h) / 90
  const at = (x: number, y: number, far: number): number => {
    const t = Math.max(0, Math.min(1, far / soft))
    const body = puff * Math.sqrt(1 - (1 - t) ** 2)
    const wave = (creases === 0 ? 0 : creaseAt(x, y, seed) * creases) + (relief?.(x, y, Math.max(0, far)) ?? 0)
    return z + (on?.(x, y) ?? 0) + body + wave * Math.min(1, t * 1.6)
  }
  const high = (x: number, y: number) => at(x, y, inside(dots, x, y).far)
  const [nx, ny] = [Math.ceil(w / cell) + 1, Math.ceil(h / cell) + 1]
  const spots: (readonly [number, number, number])[] = []
  const isIn: boolean[] = []
  for (let j = 0; j <= ny; j += 1)
    for (let i = 0; i <= nx; i += 1) {
      const [x, y] = [left + (i - 0.5) * cell, low + (j - 0.5) * cell]
      const { far, edge } = inside(dots, x, y)
      const within = far > cell * 0.12
      isIn.push(within)
      spots.push(within ? [x, y, far] : [edge[0], edge[1], 0])
    }
  const faces: number[] = []
  for (let j = 0; j < ny; j += 1)
    for (let i = 0; i < nx; i += 1) {
      const a = j * (nx + 1) + i
      const [b, c, d] = [a + 1, a + nx + 1, a + nx + 2]
      if (isIn[a] || isIn[b] || isIn[c] || isIn[d]) faces.push(a, b, d, a, d, c)
    }
  const used = new Map<number, number>()
  const index = faces.map(face => {
    const known = used.get(face)
    if (known !== undefined) return known
    used.set(face, used.size)
    return used.size - 1
  })
  const shown = [...used.keys()].map(key => spots[key] ?? [0, 0, 0])
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      shown.flatMap(([x, y, far]) => [x, y, at(x, y, far)]),
      3,
    ),
  )
  const step = cell * 0.5
  const normals = shown.flatMap(([x, y]) => {
    const [dx, dy] = [high(x + step, y) - high(x - step, y), high(x, y + step) - high(x, y - step)]
    const long = Math.hypot(dx, dy, step * 2)
    return [-dx / long, -dy / long, (step * 2) / long]
  })
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  const [c, s] = [Math.cos(grain), Math.sin(grain)]
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      shown.flatMap(([x, y]) => [(x * c - y * s) / 10, (x * s + y * c) / 10]),
      2,
    ),
  )
  if (fade)
    geometry.setAttribute(
      'color',
      new Float32BufferAttribute(
        shown.flatMap(([x, y]) => tint(fade(x, y))),
        3,
      ),
    )
  geometry.setIndex(index)
  if (!fade) return { mesh: new Mesh(geometry, material), high, dots }
  const worn = material.clone()
  worn.vertexColors = true
  return { mesh: new Mesh(geometry, worn), high, dots }
}

const tint = (level: number): number[] => new Color(level, level, level).toArray()

function creaseAt(x: number, y: number, seed: number): number {
  const [a, b] = [x / 15 + seed * 3 + 40, y / 21 + 60 + seed]
  const ridge = 1 - Math.abs(clouds(a + b * 0.6, b - a * 0.45, 2, 64, seed) * 2 - 1)
  return ridge ** 3 * 2.2 + (clouds(x / 10 + 33, y / 12 + 71, 2, 64, seed) - 0.5) * 1.6
}

/** Diamond quilting of the given size: hollow along two families of lines. */
export const diamonds =
  (size: number, deep: number): Relief =>
  (x, y) => {
    const a = Math.abs(Math.sin(((x + y * 0.8) * Math.PI) / size))
    const b = Math.abs(Math.sin(((x - y * 0.8) * Math.PI) / size))
    return deep * (Math.min(1, a * 1.3) ** 0.6 * Math.min(1, b * 1.3) ** 0.6)
  }

/** Baffles across: fat bands between seams, with small puckers. */
export const baffles =
  (wide: number, deep: number, from = 0): Relief =>
  (x, y) => {
    const t = Math.abs(Math.sin(((y - from) * Math.PI) / wide))
    const pucker = clouds(x / 2.2 + 20, y / 5 + 30, 2, 64) - 0.5
    return deep * t ** 0.55 + pucker * deep * 0.5 * (1 - t * 0.55)
  }
