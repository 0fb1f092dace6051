import { type Material, Mesh, type Object3D, PlaneGeometry } from 'three'
import { matte, metal } from '../../../studio/materials.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { pane, pillow } from '../../../studio/soft-shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { darker } from '../../../studio/tones.ts'
import { fluted } from './swept.ts'

/** Sheet of foil or paper with creases, lying; its rim curls up by `curl`. */
export function crumpled(w: number, d: number, deep: number, material: Material, curl = 0, seed = 1): Object3D {
  const geometry = new PlaneGeometry(w, d, 44, 44)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1) {
    const [x, y] = [position.getX(i), position.getY(i)]
    const [u, v] = [(x / w) * 2, (y / d) * 2]
    const crease =
      Math.abs(clouds(x / 2 + seed * 11 + 60, y / 2 + 60, 2) - 0.5) +
      Math.abs(clouds(x / 1.1 + 90, y / 1.1 + seed * 5 + 90, 2) - 0.5) * 0.5
    const rim = Math.max(0, Math.max(Math.abs(u), Math.abs(v)) - 0.72) / 0.28
    position.setXYZ(
      i,
      x * (1 - rim * 0.04),
      y * (1 - rim * 0.04),
      crease * deep * 2.4 * (0.4 + rim * 0.6) + rim * rim * curl,
    )
  }
  geometry.computeVertexNormals()
  const mesh = new Mesh(geometry, material)
  mesh.rotation.x = -Math.PI / 2
  return group(mesh)
}

/** Silver or golden foil. */
export const foil = (colour = '#d4d6da') => metal(colour, 0.34)

/** Sweet in paper twisted at both ends, lying along x. */
export function twisted(
  w: number,
  r: number,
  colour: string,
  fan = darker(colour, 0.06),
  material = matte(colour, 0.4),
): Object3D {
  const end = (side: number) =>
    at(
      group(
        fluted(
          [
            [r * 0.16, 0],
            [r * 0.3, r * 0.4],
            [r * 0.75, r * 0.9],
            [r * 0.95, r * 1.3],
          ],
          9,
          0.35,
          fan,
          'soft',
        ),
      ),
      { x: side * w * 0.48, rz: (-side * Math.PI) / 2 },
    )
  return group(at(group(box(w, r * 1.7, r * 1.9, r * 0.6, material), end(-1), end(1)), { y: r * 0.86 }))
}

/** Small sachet, standing on its lower edge and facing +z; its middle is at half its height. */
export function sachet(w: number, h: number, words: Words, style: Style, thick = 0.16): Object3D {
  const skin = matte(style.ground, 0.5)
  const seal = (y: number) => at(box(w * 0.97, h * 0.07, 0.16, 0.05, matte(darker(style.ground, 0.12), 0.5)), { y })
  return group(
    at(pillow(w, h * 0.94, w * thick * 2, skin, 0.42), { y: h / 2 }),
    seal(h * 0.965),
    seal(h * 0.035),
    at(pane(w * 0.7, h * 0.66, 0.2, face(w * 0.7, h * 0.66, words, style, 60)), { y: h * 0.5, z: w * thick * 1.02 }),
  )
}
