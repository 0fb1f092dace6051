import { BufferGeometry, Float32BufferAttribute, Mesh, type Object3D } from 'three'
import { type Material, plastic } from '../../../studio/materials.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, drum, group } from '../../../studio/shapes.ts'
import { loft, type Section } from '../../../studio/soft-shapes.ts'
import { strip } from '../../electronics/parts/strips.ts'
import { fluted } from '../../food/parts/swept.ts'

/** Cross-section of a bottle: half width, half depth, squareness (2 is round). */
export interface Girth {
  readonly rx: number
  readonly rz: number
  readonly square?: number
}

/** Words on a part, with their look. */
export interface Printed {
  readonly words: Words
  readonly style: Style
}

/** Label that follows an upright wall, its middle at 0 and in front; `top` is the girth above against that below. */
export function sticker({ rx, rz, square = 2 }: Girth, w: number, h: number, material: Material, top = 1): Mesh {
  const fine = 400
  const ring = Array.from({ length: fine + 1 }, (_, i): [number, number] => {
    const turn = (i / fine) * Math.PI
    const [s, c] = [Math.sin(turn), Math.cos(turn)]
    return [Math.abs(s) ** (2 / square) * rx, Math.sign(c) * Math.abs(c) ** (2 / square) * rz]
  })
  const spot = (far: number): [number, number] => {
    let left = Math.abs(far)
    for (let i = 0; i < fine; i += 1) {
      const [[x, z], [nx, nz]] = [ring[i] ?? [0, 0], ring[i + 1] ?? [0, 0]]
      const step = Math.hypot(nx - x, nz - z)
      if (left <= step) return [Math.sign(far) * (x + ((nx - x) * left) / step), z + ((nz - z) * left) / step]
      left -= step
    }
    return [0, -rz]
  }
  const columns = 56
  const [places, uvs, faces]: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i <= columns; i += 1) {
    const [x, z] = spot((i / columns - 0.5) * w)
    places.push(x, -h / 2, z, x * top, h / 2, z * top)
    uvs.push(i / columns, 0, i / columns, 1)
    if (i < columns) faces.push(i * 2, i * 2 + 2, i * 2 + 1, i * 2 + 1, i * 2 + 2, i * 2 + 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}

/** Printed label of `w` × `h` centimetres around a wall. */
export const labelOn = (girth: Girth, w: number, h: number, { words, style }: Printed, top = 1): Mesh =>
  sticker({ ...girth, rx: girth.rx + 0.03, rz: girth.rz + 0.03 }, w, h, face(w, h, words, style, 64), top)

/** Ribbed collar or cap on y = 0, closed above. */
export const ribbed = (r: number, h: number, tone: string, stuff = plastic(tone, 0.4), ribs = 44): Object3D => {
  const side = fluted(
    [
      [r * 0.975, 0],
      [r * 0.975, h - 0.18],
      [r * 0.955, h - 0.06],
    ],
    ribs,
    0.022,
    tone,
  )
  side.material = stuff
  return group(side, drum(r * 0.965, r * 0.965, h, stuff, 0.16))
}

/** Lotion pump on y = 0: collar, stem, head with a nose towards +x. */
export const pumpHead = (r: number, tone: string, nose = 3.6, high = 2.4, stuff = plastic(tone, 0.36)): Object3D =>
  group(
    ribbed(r, r * 1.05, tone, stuff),
    at(drum(r * 0.52, r * 0.82, r * 0.3, stuff, 0.12), { y: r }),
    at(drum(0.36, 0.36, high, plastic('#f3f1ec', 0.3), 0.02), { y: r }),
    at(drum(r * 0.62, r * 0.5, 1.05, stuff, 0.2), { y: r + high * 0.62 }),
    at(
      strip(
        [
          [-r * 0.5, 0],
          [r * 0.4, 0.1],
          [nose * 0.66, 0.06],
          [nose * 0.93, -0.16],
          [nose, -0.62],
        ],
        t => r * 0.56 - t * r * 0.2,
        t => 0.42 - t * 0.12,
        stuff,
        { square: 2.5, steps: 36 },
      ),
      { y: r + high * 0.62 + 0.86 },
    ),
  )

/** Bottle body of `h` centimetres: straight walls, a round foot, a shoulder that starts at a share of the height. */
export function bottleBody(girth: Girth, h: number, neck: number, stuff: Material, shoulder = 0.76, foot = 0.93): Mesh {
  const { rx, rz, square = 2 } = girth
  const ring = (y: number, part: number, soft = 0): Section => [
    y,
    neck + (rx - neck) * part,
    neck + (rz - neck) * part,
    square + (2 - square) * soft,
  ]
  const s = h * shoulder
  const up = h - s
  return loft(
    [
      [0, rx * foot, rz * foot, square],
      [h * 0.008, rx * (foot + 1) * 0.5, rz * (foot + 1) * 0.5, square],
      [h * 0.03, rx, rz, square],
      [h * 0.3, rx, rz, square],
      [s, rx, rz, square],
      ring(s + up * 0.3, 0.95, 0.1),
      ring(s + up * 0.58, 0.8, 0.3),
      ring(s + up * 0.82, 0.5, 0.7),
      ring(s + up * 0.94, 0.16, 1),
      ring(h, 0, 1),
    ],
    stuff,
  )
}

/** How a bottle with a pump looks. */
export interface PumpBottle {
  readonly girth: Girth
  readonly h: number
  readonly colour: string
  readonly pump?: string
  readonly metal?: Material
  /** Turn of the nose, 0 to the right. */
  readonly turn?: number
  readonly shoulder?: number
  readonly stuff?: Material
  readonly label: Printed & { readonly w: number; readonly h: number; readonly y: number }
}

/** Bottle with a pump and a label around its front. */
export const pumpBottle = ({
  girth,
  h,
  colour,
  pump = '#f6f3ec',
  metal,
  turn = 0.5,
  shoulder,
  stuff,
  label,
}: PumpBottle): Object3D => {
  const neck = Math.min(girth.rx, girth.rz) * 0.56
  return group(
    bottleBody(girth, h, neck, stuff ?? plastic(colour, 0.4), shoulder),
    at(pumpHead(neck * 1.06, pump, girth.rx * 0.95, h * 0.15, metal ?? plastic(pump, 0.36)), { y: h - 0.1, ry: turn }),
    at(labelOn(girth, label.w, label.h, label), { y: label.y }),
  )
}
