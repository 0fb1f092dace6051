import { Color, DoubleSide, type Material, type Mesh, MeshPhysicalMaterial } from 'three'
import { metal } from '../../../studio/materials.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Point, surface } from '../../home/parts/shape.ts'

type Paint = Parameters<typeof painted>[2]

/** How a printed body shines. */
interface Skin {
  readonly dull?: number
  readonly coat?: number
  readonly metalness?: number
}

/** Opaque skin with a print all over it, for tubes, sachets and bottles. */
export const printed = (w: number, h: number, paint: Paint, { dull = 0.4, coat = 0.2, metalness = 0 }: Skin = {}) =>
  new MeshPhysicalMaterial({
    map: painted(w, h, paint),
    roughness: dull,
    clearcoat: coat,
    clearcoatRoughness: 0.3,
    metalness,
    side: DoubleSide,
  })

/** Pale gold of make-up cases. */
export const gold = (dull = 0.3): Material => metal('#f3d9a4', dull)

/** Silver of make-up cases. */
export const chrome = (dull = 0.22): Material => metal('#dcdee2', dull)

/** Cream, lipstick, balm: soft with a moist shine. */
export const creamy = (color: string, dull = 0.42, coat = 0.3): Material =>
  new MeshPhysicalMaterial({ color, roughness: dull, clearcoat: coat, clearcoatRoughness: 0.25, side: DoubleSide })

/** Gel that light passes through: it glows a little from within. */
export const jelly = (color: string): Material =>
  new MeshPhysicalMaterial({
    color: lighter(color, 0.08),
    emissive: new Color(color),
    emissiveIntensity: 0.22,
    roughness: 0.1,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    side: DoubleSide,
  })

/** Glass with a ground or sprayed surface, seen as one colour; a little lighter than what is inside. */
export const frosted = (color: string): Material =>
  new MeshPhysicalMaterial({
    color,
    emissive: new Color(darker(color, 0.1)),
    emissiveIntensity: 0.12,
    roughness: 0.5,
    clearcoat: 0.35,
    clearcoatRoughness: 0.5,
    side: DoubleSide,
  })

/** Quarter of a circle: 1 at t = 0, 0 at t = 1. */
export const quarter = (t: number): number => Math.max(0, Math.cos(Math.min(1, Math.max(0, t)) * Math.PI * 0.5))

/** Body turned around the upright axis whose radius may change around: `at` gives radius and height. */
export const spun = (
  place: (turn: number, t: number) => readonly [r: number, y: number],
  material: Material,
  around = 64,
  rows = 40,
): Mesh =>
  surface(
    (u, v): Point => {
      const turn = (u * 2 - 1) * Math.PI
      const [r, y] = place(turn, v)
      return [Math.sin(turn) * r, y, Math.cos(turn) * r]
    },
    material,
    around,
    rows,
  )

/** Lays the picture of a body on it from above, one picture every `size` cm. */
export function fromAbove(mesh: Mesh, size: number): Mesh {
  const position = mesh.geometry.getAttribute('position')
  const uv = mesh.geometry.getAttribute('uv')
  for (let i = 0; i < position.count; i += 1) uv.setXY(i, position.getX(i) / size + 0.5, position.getZ(i) / size + 0.5)
  return mesh
}

/** Cylinder with fine upright ribs. */
export const ribbed = (r: number, h: number, ribs: number, deep: number, material: Material): Mesh =>
  spun(
    (turn, t) => {
      const edge = Math.min(1, t * 30, (1 - t) * 30)
      const end = t === 0 || t === 1 ? 0 : 1
      return [end * (r - 0.04 * (1 - edge) + deep * edge * Math.cos(turn * ribs)), t * h]
    },
    material,
    ribs * 6,
    34,
  )
