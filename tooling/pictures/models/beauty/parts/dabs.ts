import type { Material, Object3D } from 'three'
import { glass } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, group } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { type Point, surface } from '../../home/parts/shape.ts'
import { creamy, quarter, spun } from './stuff.ts'

/** Stroke of cream, lipstick or powder, lying along x; `dry` has ragged ends. */
export const smear = (
  long: number,
  wide: number,
  high: number,
  material: Material | string,
  seed = 1,
  dry = 0.5,
): Object3D =>
  surface(
    (u, v): Point => {
      const side = 1 - v * 2
      const ragged = dry * (clouds(v * 7 + seed * 5, seed * 3.1, 3) - 0.5)
      const start = -long / 2 + wide * 0.5 * (1 - Math.sqrt(Math.max(0, 1 - side * side)))
      const end = long / 2 + ragged * wide * 1.6 - wide * 0.3 * side * side
      const x = start + (end - start) * u
      const wave = (clouds(u * 3 + seed, 2.7 + seed, 2) - 0.5) * wide * 0.12
      const edge = Math.sqrt(Math.max(0, 1 - side ** 6)) * Math.min(1, u * 12, (1 - u) * 8)
      const streak = 0.55 + 0.9 * (clouds(v * 9 + seed * 2, u * 1.2, 3) - 0.2)
      return [x, 0.015 + high * edge * streak * (1 - u * 0.45), side * wide * 0.5 + wave]
    },
    typeof material === 'string' ? creamy(material) : material,
    60,
    26,
  )

/** Surface of cream in a jar: a spiral left by a spatula, `r` wide, its rim on y = 0. */
export const swirl = (r: number, high: number, material: Material | string, turns = 1.6): Object3D =>
  spun(
    (turn, t) => {
      const away = 1 - t
      const tip = high * t ** 2.4
      const groove = high * 0.26 * Math.sin(turn + away * turns * Math.PI * 2) * Math.min(1, away * 3, t * 6)
      return [away * r, tip + groove + (t > 0.02 ? high * 0.16 : 0)]
    },
    typeof material === 'string' ? creamy(material) : material,
    72,
    44,
  )

/** Pea of cream with a drawn-out tip, standing on y = 0. */
export const dollop = (r: number, material: Material | string, lean = 0.5): Object3D =>
  surface(
    (u, v): Point => {
      const turn = -u * Math.PI * 2
      const away = r * (v < 0.12 ? 0.86 + v : quarter((v - 0.12) / 0.9) ** 0.8 * (1 - 0.25 * v)) * (v > 0.995 ? 0 : 1)
      const y = r * 1.25 * v ** 1.1
      const shift = lean * r * v ** 3
      const wave = 1 + 0.07 * Math.sin(turn * 2 + v * 5)
      return [Math.sin(turn) * away * wave + shift, y, Math.cos(turn) * away * wave]
    },
    typeof material === 'string' ? creamy(material) : material,
    48,
    28,
  )

/** Rope of cream pressed out of a tube, along the given line in the xz plane; the last point is its tip. */
export const squeezed = (
  points: readonly (readonly [number, number])[],
  r: number,
  material: Material | string,
): Object3D => {
  const place = (t: number): [number, number] => {
    const at0 = Math.min(points.length - 1.001, t * (points.length - 1))
    const i = Math.floor(at0)
    const [p, a, b, n] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]]
    if (!p || !a || !b || !n) return [0, 0]
    const f = at0 - i
    const mix = (k: 0 | 1) =>
      0.5 *
      (2 * a[k] +
        (b[k] - p[k]) * f +
        (2 * p[k] - 5 * a[k] + 4 * b[k] - n[k]) * f * f +
        (3 * a[k] - p[k] - 3 * b[k] + n[k]) * f ** 3)
    return [mix(0), mix(1)]
  }
  return surface(
    (u, v): Point => {
      const [x, z] = place(v)
      const [x2, z2] = place(Math.min(1, v + 0.01))
      const [x0, z0] = place(Math.max(0, v - 0.01))
      const [dx, dz] = [x2 - x0, z2 - z0]
      const length = Math.hypot(dx, dz) || 1
      const taper = v > 0.86 ? Math.max(0, (1 - v) / 0.14) ** 0.6 : v < 0.02 ? v * 50 : 1
      const turn = -u * Math.PI * 2
      const away = r * taper * (1 + 0.05 * Math.sin(v * 40))
      return [
        x + (-dz / length) * Math.cos(turn) * away,
        away * 0.92 + Math.sin(turn) * away,
        z + (dx / length) * Math.cos(turn) * away,
      ]
    },
    typeof material === 'string' ? creamy(material) : material,
    28,
    70,
  )
}

/** Water drops strewn over a plate, half of each in it. */
export const beads = (count: number, rx: number, rz: number, size = 0.4, seed = 3, tint = '#f4fafc'): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const r = size * (0.35 + noise(i * 3 + seed) * 0.8)
      const drop = at(ball(r, glass(tint, 0.5)), {
        x: (noise(i + seed) - 0.5) * rx * 2,
        z: (noise(i + seed + 40) - 0.5) * rz * 2,
        y: r * 0.14,
      })
      drop.scale.set(1, 0.42, 0.9)
      return drop
    }),
  )
