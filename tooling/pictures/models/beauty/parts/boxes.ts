import { DoubleSide, type Mesh, type Object3D } from 'three'
import { type Material, matte, plastic } from '../../../studio/materials.ts'
import { face } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, sheet } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { surface } from '../../home/parts/shape.ts'
import { type Printed, ribbed } from './pumps.ts'

/** Material that is printed all over and hides what is behind it. */
export function printedSkin(w: number, h: number, { words, style }: Printed, dull = 0.5, metallic = 0): Material {
  const skin = face(w, h, words, style, 56)
  skin.transparent = false
  skin.depthWrite = true
  skin.roughness = dull
  skin.metalness = metallic
  skin.side = DoubleSide
  return skin
}

/** The print stays upright where the pouch is cut narrower. */
function level(front: Mesh, w: number): Mesh {
  const [position, uv] = [front.geometry.getAttribute('position'), front.geometry.getAttribute('uv')]
  for (let i = 0; i < uv.count; i += 1) uv.setX(i, position.getX(i) / w + 0.5)
  return front
}

/** How a stand-up pouch looks. */
export interface Pouch {
  readonly w: number
  readonly h: number
  readonly d: number
  readonly label: Printed
  readonly dull?: number
  readonly metallic?: number
  /** Cap of a spout in the upper right corner. */
  readonly spout?: string
  /** Notched line of a zip below the upper seam. */
  readonly zip?: boolean
}

/** Stand-up pouch that bulges, its sides and upper edge sealed flat. */
export function standPouch({ w, h, d, label, dull = 0.42, metallic = 0, spout, zip = false }: Pouch): Object3D {
  const cut = spout ? 0.3 : 0
  const right = (v: number) => w / 2 - Math.max(0, v - (1 - cut * 0.9)) * h * 0.92
  const deep = (x: number, v: number, edge: number) => {
    const seam = 0.9
    const share = Math.min(1, Math.abs(x) / (edge * seam))
    const full = Math.max(0, 1 - share ** 2.6) ** 0.62
    const up = Math.max(0, 1 - (v / 0.93) ** 1.7) ** 0.8
    const wrinkle = Math.sin(v * 23 + x * 1.4) * 0.05 * (1 - full) * full * 4
    return full * (d / 2) * up * (0.94 + 0.06 * Math.min(1, v * 12)) + wrinkle + 0.03
  }
  const side =
    (front: 1 | -1) =>
    (u: number, v: number): [number, number, number] => {
      const edge = right(v)
      const x = -w / 2 + u * (edge + w / 2)
      const from = x < 0 ? w / 2 : edge
      return [x * (1 - 0.03 * Math.sin(v * Math.PI)), v * h, front * deep(x, v, from)]
    }
  const skin = printedSkin(w, h, label, dull, metallic)
  const plain = matte(label.style.ground, dull)
  plain.metalness = metallic
  const seal = darker(label.style.ground, 0.1)
  return group(
    level(surface(side(1), skin, 56, 64), w),
    surface((u, v) => side(-1)(1 - u, v), plain, 40, 40),
    ...(zip
      ? [
          at(box(w * 0.97, 0.16, 0.24, 0.06, matte(seal, dull)), { y: h * 0.9 }),
          at(box(w * 0.97, 0.1, 0.2, 0.04, matte(seal, dull)), { y: h * 0.885 }),
        ]
      : []),
    at(box(cut ? w - h * 0.25 : w * 0.995, h * 0.035, 0.16, 0.05, matte(seal, dull)), {
      y: h * 0.985,
      x: cut ? -h * 0.125 : 0,
    }),
    ...(spout
      ? [
          at(
            group(
              at(drum(1, 1.3, 1.3, plastic('#f4f2ec', 0.4), 0.1), { y: -0.5 }),
              at(ribbed(1.35, 1.7, spout, plastic(spout, 0.36), 32), { y: 0.7 }),
            ),
            { x: w / 2 - h * 0.125, y: h * 0.87, rz: -0.75 },
          ),
        ]
      : []),
  )
}

/** Carton with its front, one side and its top printed or folded; `open` lifts the lid. */
export const cartonOf = (w: number, h: number, d: number, label: Printed, lid?: number): Object3D => {
  const card = matte(label.style.ground, 0.6)
  return group(
    at(box(w, h, d, 0.1, card), { y: h / 2 }),
    at(sheet(w - 0.06, h - 0.06, face(w, h, label.words, label.style, 64)), { y: h / 2, z: d / 2 + 0.02 }),
    at(box(w * 0.2, h * 0.997, 0.02, 0.01, matte(label.style.accent, 0.6)), {
      x: w / 2 - w * 0.0,
      y: h / 2,
      z: 0,
      ry: Math.PI / 2,
    }),
    ...(lid === undefined
      ? []
      : [at(group(at(box(w, 0.08, d, 0.03, card), { z: d / 2 })), { y: h, z: -d / 2, rx: -lid })]),
  )
}
