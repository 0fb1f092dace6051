import type { Material, Object3D } from 'three'
import { at, group } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, type Point, surface } from '../parts/shape.ts'
import { pile, robeHanger } from './towels.ts'

interface Robe {
  readonly stuff: Material
  readonly trim: Material
  readonly long: number
  /** Half width at the chest and at the hem. */
  readonly chest: number
  readonly hem: number
  /** Width of the collar. */
  readonly collar: number
}

const HIGH = 124

/** Bathrobe on a hanger: body, sleeves, a collar that crosses, belt, two pockets. Stands on y = 0 with its hem. */
function robe({ stuff, trim, long, chest, hem, collar }: Robe): Object3D {
  const top = HIGH - 8
  const half = (v: number) =>
    v < 0.1
      ? 17 + (chest - 17) * (v / 0.1) ** 0.6
      : v < 0.46
        ? chest - 2.6 * ((v - 0.1) / 0.36)
        : chest - 2.6 + (hem - chest + 2.6) * ((v - 0.46) / 0.54) ** 0.9
  const deep = (u: number, v: number) => {
    const fold =
      Math.sin(u * 17 + v * 1.4) * 1.3 * Math.max(0, v - 0.42) * 2 + (clouds(u * 5 + 20, v * 6 + 20, 3, 64) - 0.5) * 2
    return 8.6 * Math.max(0, 1 - (u * 2 - 1) ** 4) ** 0.6 * (v > 0.4 && v < 0.5 ? 0.86 : 1) + fold
  }
  const front = (u: number, v: number): Point => {
    const x = (u * 2 - 1) * half(v)
    const shoulder = v < 0.1 ? -(Math.abs(u * 2 - 1) ** 1.6) * 5 * (1 - v * 6) : 0
    return [x, top - v * long + shoulder, deep(u, v)]
  }
  const sleeve = (s: 1 | -1) =>
    surface(
      (u, v) => {
        const turn = u * Math.PI * 2
        const r = 9.6 - 1.4 * v + (v > 0.84 ? 1.3 : 0)
        const cx = s * (17.5 + 13 * v ** 0.8)
        const cy = top - 9 - v * 57
        return [
          cx + Math.cos(turn) * r * (1 + 0.05 * Math.sin(v * 19)),
          cy + Math.cos(turn) * -s * 2 * (1 - v),
          2 + Math.sin(turn) * r * 0.62 + (clouds(v * 8 + s * 4 + 30, u * 3 + 30, 2, 64) - 0.5) * 1.6,
        ]
      },
      stuff,
      34,
      50,
    )
  const lapel = (s: 1 | -1) =>
    surface(
      (u, v) => {
        const x = s * (8.4 - 10.4 * v ** 1.2)
        const wide = collar * (0.66 + 0.5 * Math.sin(Math.min(1, v * 1.3) * Math.PI)) * (1 - 0.5 * v ** 3)
        const px = x + s * (u - 0.15) * wide
        const y = top + 3 - v * long * 0.43 - u * 1.4
        return [px, y, 9.2 + Math.sin(u * Math.PI) * 1.8 + (s > 0 ? 0.9 : 0) - 4.4 * (1 - v) ** 5]
      },
      trim,
      12,
      40,
    )
  return group(
    at(robeHanger(), { y: HIGH - 4 }),
    surface(front, stuff, 64, 80),
    surface(
      (u, v) => {
        const [x, y] = front(u, v)
        return [x, y, -2.6]
      },
      stuff,
      20,
      30,
    ),
    sleeve(1),
    sleeve(-1),
    lapel(-1),
    lapel(1),
    surface(
      (u, v) => [
        (u - 0.5) * 17 * (1 - 0.1 * v),
        top + 5 - v * 5 - 1.2 * (u * 2 - 1) ** 2,
        -0.4 + Math.sin(u * Math.PI) * -1.8,
      ],
      trim,
      20,
      6,
    ),
    at(
      block([half(0.46) * 2 + 1, 5.2, 12.4], 2, trim, (x, y, z) => [
        x,
        y + 0.5 * Math.sin(x / 4),
        z * Math.max(0.2, 1 - (x / (half(0.46) + 1)) ** 6),
      ]),
      { y: top - long * 0.46, z: 3.8 },
    ),
    at(block([5, 5.4, 4], 1.6, trim), { x: 1, y: top - long * 0.46, z: 10.8 }),
    ...[-1, 1].map(s =>
      at(
        block([4.2, 30, 1.4], 0.6, trim, (x, y, z) => [x + s * y * -0.12, y, z]),
        { x: 1 + s * 3.6, y: top - long * 0.46 - 16, z: 11, rz: s * 0.04 },
      ),
    ),
    ...[-1, 1].map(s =>
      at(block([12.4, 14, 1.2], 0.5, stuff), { x: s * 12.4, y: top - long * 0.62, z: 10.2, ry: s * 0.22 }),
    ),
    ...[-1, 1].map(s =>
      at(block([12.8, 2, 1.4], 0.6, trim), { x: s * 12.4, y: top - long * 0.62 + 6.6, z: 10.4, ry: s * 0.22 }),
    ),
  )
}

/** Waffle robe for women. */
export const waffle = (color: string): Object3D =>
  robe({
    stuff: pile(color, 10, 'waffle', 7),
    trim: pile(lighter(color, 0.2), 8, 'waffle', 6),
    long: 108,
    chest: 25,
    hem: 31,
    collar: 8,
  })

/** Thick robe for men with a wide shawl collar. */
export const shawl = (color: string): Object3D =>
  robe({
    stuff: pile(color, 9),
    trim: pile(lighter(color, 0.1), 7, 'loops', 8),
    long: 114,
    chest: 28,
    hem: 32,
    collar: 13,
  })

/** Slippers side by side. */
export const slippers = (color: string): Object3D =>
  group(
    ...[-6, 6].map((x, i) =>
      group(
        at(
          block([9.6, 2.4, 26], 1.1, pile(darker(color, 0.2), 6), (px, y, z) => [
            px * (1 - 0.16 * Math.cos((z / 13) * 2)),
            y,
            z,
          ]),
          { x, y: 1.2, z: i * 2 },
        ),
        at(
          block([9.4, 6, 13], 2.9, pile(color, 6), (px, y, z) => [px, y * (0.8 + (z / 13) * -0.3), z]),
          { x, y: 4, z: i * 2 + 6.4 },
        ),
      ),
    ),
  )
