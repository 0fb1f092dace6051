import { type Material, Mesh, PlaneGeometry } from 'three'
import type { Section } from '../../../studio/soft-shapes.ts'
import type { Spot } from './strips.ts'

/** Points around a body at one height, as `loft` draws it. */
export function around([y, rx, rz, square = 2, dz = 0]: Section, off = 0, count = 48): Spot[] {
  return Array.from({ length: count + 1 }, (_, i): Spot => {
    const angle = (i / count) * Math.PI * 2
    const [c, s] = [Math.sin(angle), Math.cos(angle)]
    const power = 2 / square
    return [Math.sign(c) * Math.abs(c) ** power * (rx + off), y, Math.sign(s) * Math.abs(s) ** power * (rz + off) + dz]
  })
}

/** Moves the points of a mesh and smooths it again. */
export function shaped(mesh: Mesh, move: (x: number, y: number, z: number) => Spot): Mesh {
  const position = mesh.geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1)
    position.setXYZ(i, ...move(position.getX(i), position.getY(i), position.getZ(i)))
  mesh.geometry.computeVertexNormals()
  return mesh
}

/** Print that follows a bulging face. */
export function decal(
  w: number,
  h: number,
  y: number,
  material: Material,
  depth: (x: number, y: number) => number,
): Mesh {
  const plane = new Mesh(new PlaneGeometry(w, h, 24, 24), material)
  return shaped(plane, (px, py) => [px, py + y, depth(px, py + y) + 0.12])
}

/** Repeats the texture of a body more often around and upwards; its joint goes to the back. */
export function grained(mesh: Mesh, around: number, up: number): Mesh {
  const uv = mesh.geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, uv.getX(i) * around, uv.getY(i) * up)
  mesh.geometry.rotateY(Math.PI)
  return mesh
}
