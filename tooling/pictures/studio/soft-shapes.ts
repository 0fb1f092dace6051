import {
  BufferGeometry,
  CircleGeometry,
  Float32BufferAttribute,
  type Material,
  Mesh,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three'
import type { Corner } from './shapes.ts'

/** Cross-section of a loft: height, half width, half depth, squareness (2 ellipse … 8 box), shift in z. */
export type Section = readonly [y: number, rx: number, rz: number, square?: number, dz?: number]

/** Rectangle with round corners as an outline for `slab`. */
export function rounded(w: number, h: number, r: number): Corner[] {
  return [
    [-w / 2, -h / 2, r],
    [w / 2, -h / 2, r],
    [w / 2, h / 2, r],
    [-w / 2, h / 2, r],
  ]
}

/** Flat plate with round corners that shows its picture once: screens, labels, prints. */
export function pane(w: number, h: number, r: number, material: Material): Mesh {
  const [x, y] = [w / 2, h / 2]
  const shape = new Shape()
  shape.absarc(x - r, y - r, r, 0, Math.PI / 2)
  shape.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI)
  shape.absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5)
  shape.absarc(x - r, -y + r, r, Math.PI * 1.5, Math.PI * 2)
  const geometry = new ShapeGeometry(shape, 16)
  const position = geometry.getAttribute('position')
  const uv = Array.from({ length: position.count }, (_, i) => [position.getX(i) / w + 0.5, position.getY(i) / h + 0.5])
  geometry.setAttribute('uv', new Float32BufferAttribute(uv.flat(), 2))
  return new Mesh(geometry, material)
}

/** Disc lying on y = 0 that shows its picture once. */
export function disc(radius: number, material: Material): Mesh {
  const geometry = new CircleGeometry(radius, 72)
  geometry.rotateX(-Math.PI / 2)
  return new Mesh(geometry, material)
}

/** Skin over cross-sections from bottom to top, smooth along the height, closed at both ends. */
export function loft(sections: readonly Section[], material: Material, around = 96): Mesh {
  const rows = densified(sections)
  const vertices: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  for (const [r, [y, rx, rz, square = 2, dz = 0]] of rows.entries()) {
    for (let i = 0; i <= around; i += 1) {
      const [x, z] = superEllipse((i / around) * Math.PI * 2, square)
      vertices.push(x * rx, y, z * rz + dz)
      uvs.push(i / around, r / (rows.length - 1))
    }
  }
  const width = around + 1
  for (let r = 0; r < rows.length - 1; r += 1)
    for (let i = 0; i < around; i += 1) {
      const a = r * width + i
      faces.push(a, a + 1, a + width, a + 1, a + width + 1, a + width)
    }
  for (const end of [0, rows.length - 1]) {
    const row = rows[end]
    if (!row) continue
    const middle = vertices.length / 3
    vertices.push(0, row[0], row[4] ?? 0)
    uvs.push(0.5, 0.5)
    const rim = middle + 1
    for (let i = 0; i <= around; i += 1) {
      const at = (end * width + i) * 3
      vertices.push(vertices[at] ?? 0, vertices[at + 1] ?? 0, vertices[at + 2] ?? 0)
      uvs.push(0.5, 0.5)
    }
    for (let i = 0; i < around; i += 1)
      faces.push(...(end === 0 ? [middle, rim + i + 1, rim + i] : [middle, rim + i, rim + i + 1]))
  }
  return skin(vertices, uvs, faces, material)
}

/** Stuffed square: cushions, pouches, sachets. `full` near 0 is flat at the seam, 1 is round. */
export function pillow(w: number, h: number, d: number, material: Material, full = 0.5): Mesh {
  const steps = 40
  const vertices: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  for (const side of [1, -1]) {
    const base = vertices.length / 3
    for (let j = 0; j <= steps; j += 1)
      for (let i = 0; i <= steps; i += 1) {
        const [u, v] = [(i / steps) * 2 - 1, (j / steps) * 2 - 1]
        const swell = ((1 - u ** 2) * (1 - v ** 2)) ** full
        const pull = 1 - 0.07 * (1 - u ** 2) * v ** 8
        const pinch = 1 - 0.07 * (1 - v ** 2) * u ** 8
        vertices.push((u * w * pinch) / 2, (v * h * pull) / 2, (side * swell * d) / 2)
        uvs.push(i / steps, j / steps)
      }
    for (let j = 0; j < steps; j += 1)
      for (let i = 0; i < steps; i += 1) {
        const a = base + j * (steps + 1) + i
        const [b, c, e] = [a + 1, a + steps + 1, a + steps + 2]
        faces.push(...(side > 0 ? [a, b, c, b, e, c] : [a, c, b, b, c, e]))
      }
  }
  return skin(vertices, uvs, faces, material)
}

/** Outline of a rolled strip seen from the end: mats, towels. */
export function spiral(inner: number, outer: number, turns: number, thick: number): Corner[] {
  const steps = 40 * turns
  const edge = (offset: number) =>
    Array.from({ length: steps + 1 }, (_, i): Corner => {
      const t = i / steps
      const r = inner + (outer - inner) * t + offset
      const angle = t * turns * Math.PI * 2
      return [Math.cos(angle) * r, Math.sin(angle) * r]
    })
  return [...edge(0), ...edge(thick).reverse()]
}

function superEllipse(angle: number, square: number): [number, number] {
  const [c, s] = [Math.sin(angle), Math.cos(angle)]
  const power = 2 / square
  return [Math.sign(c) * Math.abs(c) ** power, Math.sign(s) * Math.abs(s) ** power]
}

function densified(sections: readonly Section[]): Section[] {
  const rows: Section[] = []
  for (const [i, here] of sections.entries()) {
    const next = sections[i + 1]
    rows.push(here)
    if (!next) break
    const before = sections[i - 1] ?? here
    const after = sections[i + 2] ?? next
    const length = new Vector2(next[0] - here[0], next[1] - here[1]).length()
    const steps = length < 0.08 ? 2 : 12
    for (let step = 1; step < steps; step += 1) {
      const t = step / steps
      const mix = (k: 0 | 1 | 2 | 3 | 4, rest: number) => {
        const [p, a, b, n] = [before[k] ?? rest, here[k] ?? rest, next[k] ?? rest, after[k] ?? rest]
        const bend = (b - p) * 0.25
        const bow = (n - a) * 0.25
        const lo = Math.min(a, b)
        const hi = Math.max(a, b)
        const value = a + (b - a) * t + bend * t * (1 - t) ** 2 - bow * t * t * (1 - t)
        return Math.min(hi, Math.max(lo, value))
      }
      rows.push([mix(0, 0), mix(1, 0), mix(2, 0), mix(3, 2), mix(4, 0)])
    }
  }
  return rows
}

function skin(vertices: number[], uvs: number[], faces: number[], material: Material): Mesh {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(vertices, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}
