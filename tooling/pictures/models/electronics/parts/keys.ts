import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from 'three'

/** A key on its board: centre and size in the xz plane, its row from the back and its place in the row. */
export interface Key {
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
  readonly row: number
  readonly column: number
}

const ones = (count: number) => Array.from({ length: count }, () => 1)

/** Widths of keys in units, row by row from the back; a negative number is a gap. */
export type Rows = readonly (readonly number[])[]

/** 87 keys without the number block. */
export const TENKEYLESS: Rows = [
  [1, -1, ...ones(4), -0.5, ...ones(4), -0.5, ...ones(4), -0.25, ...ones(3)],
  [...ones(13), 2, -0.25, ...ones(3)],
  [1.5, ...ones(12), 1.5, -0.25, ...ones(3)],
  [1.75, ...ones(11), 2.25],
  [2.25, ...ones(10), 2.75, -1.25, 1],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25, -0.25, ...ones(3)],
]

/** The same with the number block. */
export const FULL: Rows = [
  [...(TENKEYLESS[0] ?? []), -0.25, ...ones(4)],
  [...(TENKEYLESS[1] ?? []), -0.25, ...ones(4)],
  [...(TENKEYLESS[2] ?? []), -0.25, ...ones(4)],
  [...(TENKEYLESS[3] ?? []), -3.5, ...ones(4)],
  [...(TENKEYLESS[4] ?? []), -1.25, ...ones(4)],
  [...(TENKEYLESS[5] ?? []), -0.25, 2, 1, 1],
]

/** 68 keys: letters, digits and a column at the right. */
export const SMALL: Rows = [
  [...ones(13), 2, -0.15, 1],
  [1.5, ...ones(12), 1.5, -0.15, 1],
  [1.75, ...ones(11), 2.25, -0.15, 1],
  [2.25, ...ones(10), 1.75, 1, -0.15, 1],
  [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, -0.15, 1],
]

/** Keys of a laptop: a low row of functions, then five. */
export const LAPTOP: Rows = [
  ones(15),
  [...ones(13), 2],
  [1.5, ...ones(12), 1.5],
  [1.75, ...ones(11), 2.25],
  [2.25, ...ones(10), 2.75],
  [1, 1, 1, 1, 5.5, 1, 1, 1, 1, 1.5],
]

/** The same with a number block. */
export const LAPTOP_WIDE: Rows = LAPTOP.map((row, i) => [...row, -0.3, ...(i === 0 ? ones(4) : ones(4))])

/** Places of the keys, centred on the origin; `pitch` is the distance of keys, `gap` what stays free between them. */
export function keysOf(rows: Rows, pitch: number, gap: number, deep = pitch): Key[] {
  const wide = Math.max(...rows.map(row => row.reduce((sum, w) => sum + Math.abs(w), 0)))
  return rows.flatMap((row, r) => {
    let left = -wide / 2
    return row.flatMap((w, column): Key[] => {
      const x = (left + Math.abs(w) / 2) * pitch
      left += Math.abs(w)
      if (w < 0) return []
      return [{ x, z: (r - (rows.length - 1) / 2) * deep, w: w * pitch - gap, d: deep - gap, row: r, column }]
    })
  })
}

/** How caps are shaped: height, how much narrower their top is, and whether they are round. */
export interface CapShape {
  readonly high: number
  readonly taper: number
  readonly corner?: number
  readonly round?: boolean
}

/** All caps of one material as one body, their feet on y = 0. */
export function keycaps(keys: readonly Key[], shape: CapShape, material: Material): Mesh {
  const vertices: number[] = []
  for (const key of keys) cap(vertices, key, shape)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(vertices, 3))
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}

function cap(vertices: number[], key: Key, { high, taper, corner = 0.14, round = false }: CapShape): void {
  const levels = [
    ring(key, 0, 0, corner, round),
    ring(key, high * 0.8, taper * 0.75, corner, round),
    ring(key, high, taper + high * 0.12, corner, round),
  ]
  const middle = [key.x, high * 0.94, key.z]
  for (const [i, low] of levels.entries()) {
    const up = levels[i + 1]
    for (let j = 0; j < low.length; j += 1) {
      const [a, b] = [low[j] ?? [], low[(j + 1) % low.length] ?? []]
      if (!up) {
        vertices.push(...a, ...middle, ...b)
        continue
      }
      const [c, d] = [up[j] ?? [], up[(j + 1) % up.length] ?? []]
      vertices.push(...a, ...c, ...b, ...b, ...c, ...d)
    }
  }
}

function ring({ x, z, w, d }: Key, y: number, inset: number, corner: number, round: boolean): number[][] {
  const [a, b] = [w / 2 - inset, d / 2 - inset]
  if (round && w < d * 1.3)
    return Array.from({ length: 18 }, (_, i) => {
      const turn = (i / 18) * Math.PI * 2
      return [x + Math.cos(turn) * a, y, z + Math.sin(turn) * b]
    })
  const r = round ? b * 0.98 : Math.min(corner, a, b)
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([sx = 1, sz = 1], q) =>
    [0, 0.5, 1].map(t => {
      const turn = q * (Math.PI / 2) + t * (Math.PI / 2)
      return [x + sx * (a - r) + Math.cos(turn) * r, y, z + sz * (b - r) + Math.sin(turn) * r]
    }),
  )
}
