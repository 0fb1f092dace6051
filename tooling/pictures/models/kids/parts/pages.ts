import { BufferGeometry, Float32BufferAttribute, type Material, Mesh, MeshPhysicalMaterial, type Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { at, box, type Corner, group, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { once } from '../../../studio/surfaces/painted.ts'

/** Cut edges of a block of paper: fine lines along the pages. */
export const edges = (tone = '#f4ecda'): Material =>
  new MeshPhysicalMaterial({
    color: tone,
    map: once('page-edges', 64, 128, (pen, w, h) => {
      pen.fillStyle = '#ffffff'
      pen.fillRect(0, 0, w, h)
      for (let y = 0; y < h; y += 4) {
        pen.fillStyle = y % 12 === 0 ? '#d6cfc2' : '#ece7dd'
        pen.fillRect(0, y, w, 1.5)
      }
    }),
    roughness: 0.9,
  })

/** A bound book in centimetres and how it looks. */
export interface Bound {
  readonly w: number
  readonly h: number
  readonly thick: number
  readonly board: Material
  /** Print of the front. */
  readonly front?: Material
  readonly block?: Material
  /** Radius of the corners. */
  readonly round?: number
  /** Thickness of the boards. */
  readonly stiff?: number
}

/** Closed hardback, standing, spine at the left. */
export function bound({ w, h, thick, board, front, block = edges(), round = 0.5, stiff = 0.28 }: Bound): Object3D {
  const whole = group(
    at(box(w - 0.7, h - 0.6, thick - stiff, 0.04, block), { x: 0, y: h / 2 }),
    ...[-1, 1].map(side =>
      at(slab(rounded(w, h, round), stiff, stiff * 0.35, board), { y: h / 2, z: (side * (thick - stiff)) / 2 }),
    ),
    at(box(stiff * 1.1, h - 0.1, thick * 0.98, stiff * 0.5, board), { x: -w / 2 + stiff * 0.5, y: h / 2 }),
  )
  if (front) whole.add(at(pane(w - 0.06, h - 0.06, round, front), { y: h / 2, z: thick / 2 + 0.015 }))
  return whole
}

/** Lays a standing thing on its back, its top away from the camera; `thick` is its depth. */
export const laidDown = (thing: Object3D, h: number, thick: number, turn = 0): Object3D =>
  group(at(group(at(thing, { rx: -Math.PI / 2, z: h / 2, y: thick / 2 })), { ry: turn }))

/** Height of an open page over the table, from the fold (0) to the fore-edge (1). */
export const swell = (t: number): number => 0.2 + 0.8 * Math.sin(Math.min(1, t / 0.22) * 1.5708) - 0.34 * t * t

/**
 * Open book lying on y = 0: its fold runs along z, its foot is towards the camera. `w` is one page,
 * `thick` the height of the paper, the prints are those of the left and the right page.
 */
export function spread(
  w: number,
  h: number,
  thick: number,
  board: Material,
  left: Material,
  right: Material,
): Object3D {
  return group(
    at(slab(rounded(w * 2 + 0.9, h + 0.5, 0.4), 0.24, 0.08, board), { rx: -Math.PI / 2, y: 0.12 }),
    at(leaves(w, h, thick, right, 1), { y: 0.24 }),
    at(leaves(w, h, thick, left, -1), { y: 0.24 }),
  )
}

function leaves(w: number, h: number, thick: number, face: Material, side: 1 | -1): Object3D {
  const steps = 28
  const line = Array.from({ length: steps + 1 }, (_, i): Corner => {
    const t = i / steps
    return [side * t * w, swell(t) * thick]
  })
  const outline: Corner[] = [[0, 0], ...line, [side * w * 1.01, 0]]
  const body = slab(side > 0 ? outline.reverse() : outline, h, 0, edges())
  const [vertices, uvs, faces]: [number[], number[], number[]] = [[], [], []]
  for (const [i, [x, y]] of line.entries())
    for (const end of [0, 1]) {
      vertices.push(x, y + 0.03, (end - 0.5) * h)
      uvs.push(side > 0 ? i / steps : 1 - i / steps, 1 - end)
    }
  for (let i = 0; i < steps; i += 1) {
    const a = i * 2
    faces.push(...(side > 0 ? [a, a + 1, a + 2, a + 1, a + 3, a + 2] : [a, a + 2, a + 1, a + 1, a + 2, a + 3]))
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(vertices, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return group(body, new Mesh(geometry, face))
}

/** Ribbon that marks a page, hanging out at the foot. */
export const marker = (color: string, long = 4): Object3D => box(0.5, long, 0.05, 0.02, matte(color))
