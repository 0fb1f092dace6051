import { Color, DoubleSide, type Material, Mesh, MeshPhysicalMaterial, type Object3D } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { matte } from '../materials.ts'
import { noise } from '../noise.ts'
import { at, group, rod } from '../shapes.ts'
import { clouds } from '../surfaces/fields.ts'
import { levels, once, repeated } from '../surfaces/painted.ts'
import { darker, lighter } from '../tones.ts'

/** Cover of furniture. */
export type Cover = 'weave' | 'linen' | 'leather' | 'cord' | 'velvet' | 'boucle'

const COVERS: Readonly<Record<Cover, readonly [repeat: number, deep: number, dull: number, sheen: number]>> = {
  weave: [9, 1.6, 0.95, 0.3],
  linen: [6, 2.6, 0.95, 0.3],
  leather: [9, 0.7, 0.46, 0.05],
  cord: [5, 6, 0.95, 0.8],
  velvet: [5, 0.6, 0.85, 1],
  boucle: [9, 4, 1, 0.5],
}

/** Material of upholstery; its relief repeats on each cushion. */
export function upholstery(color: string, cover: Cover): MeshPhysicalMaterial {
  const [repeat, deep, dull, sheen] = COVERS[cover]
  return new MeshPhysicalMaterial({
    color,
    roughness: dull,
    sheen,
    sheenRoughness: 0.55,
    sheenColor: new Color(lighter(color, 0.4)),
    clearcoat: cover === 'leather' ? 0.2 : 0,
    clearcoatRoughness: 0.5,
    bumpMap: repeated(relief(cover), repeat, repeat),
    bumpScale: deep,
    side: DoubleSide,
  })
}

const relief = (cover: Cover) =>
  once(
    `upholstery-${cover}`,
    128,
    128,
    levels((x, y) => {
      if (cover === 'cord') return Math.abs(Math.sin((x / 128) * Math.PI * 4)) ** 0.6
      if (cover === 'leather') return 1 - Math.abs(clouds(x / 8, y / 8, 2, 16) * 2 - 1) ** 0.6
      if (cover === 'boucle') return clouds(x / 6, y / 6, 2, 21)
      return (
        0.5 + Math.sin((x / 128) * Math.PI * 32) * Math.sin((y / 128) * Math.PI * 32) * 0.35 + noise(x * 131 + y) * 0.15
      )
    }),
    false,
  )

/** How a cushion is stuffed. */
export interface Stuffing {
  /** Swell of the large faces in centimetres. */
  readonly swell?: number
  /** Depth of the dents and creases. */
  readonly soft?: number
  readonly round?: number
  /** Piping along the seam. */
  readonly piping?: boolean
  readonly seed?: number
}

/** Cushion of `w` × `h` × `d` centimetres, centred; its faces bulge and sag a little. */
export function cushion(
  w: number,
  h: number,
  d: number,
  material: Material,
  { swell = 3, soft = 0.8, round = 5, seed = 1 }: Stuffing = {},
): Object3D {
  const geometry = new RoundedBoxGeometry(w, h, d, 9, Math.min(round, w / 2.1, h / 2.1, d / 2.1))
  divide(geometry, w, h, d, swell, soft, seed)
  return new Mesh(geometry, material)
}

function divide(
  geometry: RoundedBoxGeometry,
  w: number,
  h: number,
  d: number,
  swell: number,
  soft: number,
  seed: number,
): void {
  const position = geometry.getAttribute('position')
  const bulge = (a: number, b: number) => Math.max(0, 1 - a * a) * Math.max(0, 1 - b * b)
  for (let i = 0; i < position.count; i += 1) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const [u, v, n] = [(x / w) * 2, (y / h) * 2, (z / d) * 2]
    const crease = (clouds(x / 14 + seed * 7 + 50, y / 14 + z / 14 + 50, 2, 64) - 0.5) * soft * 2
    position.setXYZ(
      i,
      x + Math.sign(x) * Math.abs(u) ** 3 * bulge(v, n) * swell * 0.5 + crease * 0.3,
      y + Math.sign(y) * Math.abs(v) ** 3 * bulge(u, n) * swell + crease,
      z + Math.sign(z) * Math.abs(n) ** 3 * bulge(u, v) * swell * 0.8 + crease * 0.4,
    )
  }
  geometry.computeVertexNormals()
}

/** Piping around the front face of a cushion. */
export function piping(w: number, h: number, z: number, color: string, thick = 0.6): Object3D {
  const [x, y] = [w / 2 - 1.6, h / 2 - 1.6]
  return group(
    rod(
      [
        [-x, -y, z],
        [0, -y - 0.6, z],
        [x, -y, z],
        [x + 0.4, 0, z],
        [x, y, z],
        [0, y + 0.6, z],
        [-x, y, z],
        [-x - 0.4, 0, z],
        [-x, -y, z],
      ],
      thick,
      matte(darker(color, 0.12)),
    ),
  )
}

/** Row of buttons or tufts. */
export const tufts = (places: readonly (readonly [number, number, number])[], color: string, r = 1.2): Object3D =>
  group(
    ...places.map(([x, y, z]) =>
      at(cushion(r * 2, r * 2, r, matte(darker(color, 0.2)), { swell: 0, soft: 0, round: r }), { x, y, z }),
    ),
  )
