import type { Material, Object3D } from 'three'
import { fabric, type Pattern } from '../../../studio/cloth/fabric.ts'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { noise } from '../../../studio/noise.ts'
import { at, group } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { darker } from '../../../studio/tones.ts'
import { block, surface } from './shape.ts'

/** Cotton of a bed: plain, striped or checked. */
export const cotton = (color: string, pattern: Pattern = 'plain', second?: string): Material => {
  if (pattern === 'plain') return upholstery(color, 'linen')
  const stuff = fabric({ color, weave: 'poplin', pattern, ...(second === undefined ? {} : { second }) })
  stuff.map?.repeat.set(6, 6)
  return stuff
}

/** Mattress lying on y = 0, its faces quilted a little, with a band around. */
export const mattress = (w: number, h: number, l: number, color = '#f4f1ea'): Object3D =>
  group(
    at(
      block(
        [w, h, l],
        4,
        upholstery(color, 'weave'),
        (x, y, z) => [x, y + (y > h * 0.4 ? 0.8 * Math.sin(x / 5) * Math.sin(z / 5) : 0), z],
        24,
      ),
      { y: h / 2 },
    ),
    at(block([w + 0.6, h * 0.16, l + 0.6], 1, upholstery(darker(color, 0.1), 'weave')), { y: h * 0.5 }),
  )

/** Bed pillow lying, `w` × `d` cm, dented where a head lay. */
export const pillow = (w: number, d: number, stuff: Material, high = 15, seed = 1): Object3D =>
  at(
    group(
      block(
        [w, high, d],
        high / 2,
        stuff,
        (x, y, z) => {
          const [u, v] = [x / (w / 2), z / (d / 2)]
          const full = Math.max(0, (1 - u ** 4) * (1 - v ** 4)) ** 0.55
          const corner = 1 + 0.07 * Math.abs(u * v) ** 2 - 0.05 * (1 - Math.abs(u * v))
          const dent = y > 0 ? 0.24 * Math.exp(-(u * u * 3 + v * v * 3)) : 0
          const crease = (clouds(x / 9 + seed * 7 + 40, z / 9 + 40, 2, 64) - 0.5) * 1.5
          return [x * corner, y * (0.16 + full * (0.9 - dent)) + crease * full, z * corner]
        },
        22,
      ),
    ),
    { y: high / 2 },
  )

/** Quilt over a mattress of `w` × `l`: it hangs `drop` over both sides and the foot; `from` is where it begins. */
export function quilt(w: number, l: number, drop: number, stuff: Material, from = 0, seed = 1): Object3D {
  const bend = (a: number, half: number): [number, number] => {
    const over = Math.abs(a) - half
    if (over <= 0) return [a, 0]
    const r = 5
    const turn = Math.min(Math.PI / 2, over / r)
    const rest = Math.max(0, over - (r * Math.PI) / 2)
    return [Math.sign(a) * (half + Math.sin(turn) * r), -(1 - Math.cos(turn)) * r - rest]
  }
  const wide = w / 2 + drop + 3
  const long = l * (1 - from) + drop + 3
  return group(
    surface(
      (u, v) => {
        const [a, b] = [(u * 2 - 1) * wide, v * long]
        const [x, dx] = bend(a, w / 2)
        const [over, dz] = bend(b, l * (1 - from))
        const soft = (clouds(a / 26 + seed * 9 + 60, b / 26 + 60, 3, 64) - 0.5) * 6
        const wave = (dx < -6 ? Math.sin(b / 9 + noise(seed) * 4) * 1.6 : 0) * Math.sign(a)
        const puff = 4.5 * Math.min(1, v * 14) * Math.min(1, (1 - Math.abs(u * 2 - 1)) * 10)
        return [
          x + wave,
          puff + soft * (dx > -3 ? 1 : 0.3) + Math.min(dx, 0) + Math.min(dz, 0),
          l * (from - 0.5) + over,
        ]
      },
      stuff,
      56,
      64,
    ),
  )
}

/** Turned-back edge of a quilt or sheet, `deep` wide. */
export const turnBack = (w: number, deep: number, stuff: Material): Object3D =>
  group(
    block(
      [w + 6, 4.4, deep],
      2.1,
      stuff,
      (x, y, z) => [
        x,
        y + (clouds(x / 20 + 30, z / 9 + 30, 2, 64) - 0.5) * 3 - 3 * Math.max(0, (Math.abs(x) - w / 2 + 4) / 7) ** 2,
        z + (clouds(x / 30 + 9, 4, 2, 64) - 0.5) * 4,
      ],
      24,
    ),
  )

/** Quilt folded to a parcel. */
export const foldedQuilt = (w: number, d: number, stuff: Material, layers = 3, thick = 7): Object3D =>
  group(
    ...Array.from({ length: layers }, (_, i) =>
      at(
        block([w - i * 0.8, thick, d - (i % 2)], thick / 2, stuff, (x, y, z) => [
          x,
          y + (clouds(x / 16 + i * 11 + 20, z / 16 + 20, 2, 64) - 0.5) * 2,
          z,
        ]),
        { y: thick * (i + 0.5) * 0.94 },
      ),
    ),
  )
