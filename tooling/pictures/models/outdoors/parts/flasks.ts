import { type Material, type Mesh, MeshPhysicalMaterial, type Object3D } from 'three'
import { gloss, matte, metal, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, type Corner, drum, group, ring, rod, turned } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { levels, once, painted, repeated } from '../../../studio/surfaces/painted.ts'
import { lighter } from '../../../studio/tones.ts'

type Spot = readonly [x: number, y: number, z: number]

/** Powder coat: dull, with the faintest grain. */
export const powder = (color: string): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.62,
    clearcoat: 0.12,
    clearcoatRoughness: 0.6,
    bumpMap: repeated(grain(), 14, 14),
    bumpScale: 0.5,
  })

/** Hammered lacquer: small round dents that shine. */
export const hammered = (color: string): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.36,
    metalness: 0.25,
    clearcoat: 0.7,
    clearcoatRoughness: 0.2,
    bumpMap: repeated(dents(), 11, 11),
    bumpScale: 1.3,
  })

/** Coat that fades upwards from the colour to a paler one; for bodies with `byHeight`. */
export const fading = (color: string, to = lighter(color, 0.75)): Material =>
  new MeshPhysicalMaterial({
    map: painted(8, 256, (pen, w, h) => {
      const wash = pen.createLinearGradient(0, 0, 0, h)
      wash.addColorStop(0.12, to)
      wash.addColorStop(0.8, color)
      pen.fillStyle = wash
      pen.fillRect(0, 0, w, h)
    }),
    roughness: 0.5,
    clearcoat: 0.25,
    clearcoatRoughness: 0.5,
  })

/** Bare titanium with the flakes of its crystals. */
export const titanium = (): Material =>
  new MeshPhysicalMaterial({
    color: '#ffffff',
    map: repeated(
      once('flask-titanium', 512, 512, (pen, w, h) => {
        pen.fillStyle = '#a9a8a4'
        pen.fillRect(0, 0, w, h)
        for (let i = 0; i < 900; i += 1) {
          const [x, y, r] = [noise(i) * w, noise(i + 5000) * h, 14 + noise(i + 70) * 26]
          const level = Math.round(150 + noise(i + 900) * 56)
          pen.fillStyle = `rgba(${level},${level},${Math.round(level * (0.96 + noise(i + 40) * 0.08))},0.75)`
          for (const [dx, dy] of [
            [0, 0],
            [w, 0],
            [0, h],
          ] as const) {
            pen.beginPath()
            for (let k = 0; k < 6; k += 1) {
              const a = (k / 6) * Math.PI * 2 + noise(i + k * 31)
              pen.lineTo(x - dx + Math.cos(a) * r * (0.6 + noise(i * 7 + k) * 0.6), y - dy + Math.sin(a) * r * 0.8)
            }
            pen.fill()
          }
        }
      }),
      3,
      3,
    ),
    metalness: 0.85,
    roughness: 0.36,
  })

const grain = () =>
  once(
    'flask-grain',
    64,
    64,
    levels((x, y) => noise(x * 71 + y)),
    false,
  )

const dents = () =>
  once(
    'flask-dents',
    128,
    128,
    levels((x, y) => Math.abs(clouds(x / 16, y / 16, 1, 8) - 0.5) * 2),
    false,
  )

/** Texture of a turned body laid by height instead of by corner. */
export function byHeight(mesh: Mesh): Mesh {
  mesh.geometry.computeBoundingBox()
  const low = mesh.geometry.boundingBox?.min.y ?? 0
  const high = (mesh.geometry.boundingBox?.max.y ?? 1) - low
  const [uv, position] = [mesh.geometry.getAttribute('uv'), mesh.geometry.getAttribute('position')]
  for (let i = 0; i < uv.count; i += 1) uv.setY(i, (position.getY(i) - low) / high)
  return mesh
}

/** Body from the foot's middle to the rim of the mouth, open above; texture by height. */
export const wallOf = (corners: readonly Corner[], stuff: Material): Mesh =>
  byHeight(turned([[0, 0], ...corners], stuff))

/** Mouth of steel: rim, inner wall, and what is in it `deep` below. */
export const mouth = (r: number, y: number, deep = 6, content?: Material, steel = metal('#cfd2d6', 0.24)): Object3D =>
  group(
    turned(
      [
        [r + 0.14, y - 0.3],
        [r + 0.14, y, 0.1],
        [r - 0.12, y, 0.1],
        [r - 0.2, y - deep],
        [0, y - deep],
      ],
      steel,
    ),
    ...(content ? [at(disc(r - 0.2, content), { y: y - deep + 0.06 })] : []),
  )

/** Fine dark joint around a body. */
export const jointAt = (r: number, y: number, tone = '#2a2b2e', thick = 0.06): Object3D =>
  at(ring(r, thick, matte(tone)), { y, rx: Math.PI / 2 })

/** Thread below a mouth. */
export const thread = (r: number, y: number, stuff: Material, turns = 3): Object3D =>
  group(
    ...Array.from({ length: turns }, (_, i) => at(ring(r, 0.13, stuff), { y: y + i * 0.55, rx: Math.PI / 2 + 0.03 })),
  )

/** Band handle standing off a body at its right side: feet at `low` and `high`, `reach` wide. */
export function sideHandle(
  r: number,
  low: number,
  high: number,
  reach: number,
  thick: number,
  stuff: Material,
): Object3D {
  const tall = high - low
  const band = rod(
    [
      [r - 0.4, high, 0],
      [r + reach * 0.5, high + tall * 0.03, 0],
      [r + reach * 0.95, high - tall * 0.14, 0],
      [r + reach, low + tall * 0.5, 0],
      [r + reach * 0.92, low + tall * 0.14, 0],
      [r + reach * 0.5, low - tall * 0.01, 0],
      [r - 0.4, low, 0],
    ],
    thick,
    stuff,
  )
  band.scale.z = 1.7
  return group(band)
}

/** Ring or loop to carry by, above a lid, `w` wide. */
export const carryLoop = (w: number, high: number, thick: number, stuff: Material): Object3D => {
  const loop = rod(
    [
      [-w / 2, 0, 0],
      [-w * 0.49, high * 0.55, 0],
      [-w * 0.3, high * 0.94, 0],
      [0, high, 0],
      [w * 0.3, high * 0.94, 0],
      [w * 0.49, high * 0.55, 0],
      [w / 2, 0, 0],
    ],
    thick,
    stuff,
  )
  loop.scale.z = 1.8
  return group(loop)
}

/** Ribs around a lid, so that fingers hold it. */
export const ribs = (r: number, y: number, high: number, count: number, stuff: Material, thick = 0.16): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2
      return at(drum(thick, thick, high, stuff, 0.05), { x: Math.sin(a) * r, y, z: Math.cos(a) * r })
    }),
  )

/** Straw through a lid, bent a little at its top. */
export const straw = (points: readonly Spot[], tone = '#f4f1ea', r = 0.36): Object3D => rod(points, r, gloss(tone))

/** Rubber foot of a flask. */
export const foot = (r: number, tone = '#3a3b3e', high = 0.9): Object3D => drum(r, r * 0.97, high, rubber(tone), 0.25)
