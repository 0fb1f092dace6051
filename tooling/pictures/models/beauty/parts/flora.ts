import type { Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { leaf } from '../../../studio/props/green.ts'
import { at, ball, group, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Point, surface } from '../../home/parts/shape.ts'
import { creamy } from './stuff.ts'

/** One petal, its foot at 0, cupped and lying along +z. */
export const petal = (color: string, l = 3, w = 2.6, cup = 0.7): Object3D =>
  surface(
    (u, v): Point => {
      const side = 1 - u * 2
      const wide = w * 0.5 * Math.sin(Math.PI * (0.12 + v * 0.8)) ** 0.7 * (1 - 0.1 * v)
      const notch = v > 0.8 ? (1 - Math.abs(side)) ** 2 * (v - 0.8) * l * 0.25 : 0
      return [side * wide, cup * (side * side * 0.5 + (v - 0.2) ** 2 * 0.9) + 0.03, v * l - notch]
    },
    creamy(color, 0.6, 0.05),
    14,
    14,
  )

/** Petals strewn flat. */
export const petals = (color: string, count: number, rx: number, rz: number, size = 1, seed = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(petal(noise(i + seed) > 0.5 ? color : lighter(color, 0.14), 2.4 * size, 2.1 * size, 0.6 * size), {
        x: (noise(i * 3 + seed) - 0.5) * rx * 2,
        z: (noise(i * 5 + seed + 20) - 0.5) * rz * 2,
        ry: noise(i + seed + 70) * 6.3,
        rx: -0.12,
        y: 0.12 * size,
      }),
    ),
  )

/** Camellia or rose lying open on y = 0, `r` wide. */
export const camellia = (color: string, r = 3.4, heart = '#e6b84c', rows = 3): Object3D =>
  group(
    ...Array.from({ length: rows }, (_row, row) =>
      group(
        ...Array.from({ length: 6 - row }, (_, i) =>
          at(
            group(
              at(petal(row % 2 ? lighter(color, 0.1) : color, r * (1 - row * 0.2), r * (1.1 - row * 0.18), r * 0.24), {
                rx: -0.18 - row * 0.42,
              }),
            ),
            { ry: (i / (6 - row)) * Math.PI * 2 + row * 0.7, y: row * r * 0.06 },
          ),
        ),
      ),
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      at(ball(r * 0.06, matte(heart, 0.6)), {
        x: Math.sin(i * 2.4) * r * 0.16 * Math.sqrt(i / 12),
        y: r * 0.36,
        z: Math.cos(i * 2.4) * r * 0.16 * Math.sqrt(i / 12),
      }),
    ),
  )

/** Round scalloped leaf on a thin stalk, as gotu kola has. */
export const cicaLeaf = (r = 1.6, green = '#6f9a57', seed = 1): Object3D =>
  group(
    surface(
      (u, v): Point => {
        const turn = -(u * 5.4 + 0.44)
        const edge = r * (1 + 0.035 * Math.cos(turn * 16)) * v
        return [Math.sin(turn) * edge, 0.1 * r * v * v + 0.05 * r * Math.cos(turn * 7) * v, Math.cos(turn) * edge]
      },
      creamy(noise(seed) > 0.5 ? green : lighter(green, 0.12), 0.55, 0.15),
      60,
      8,
    ),
    rod(
      [
        [0, 0, 0],
        [r * 0.1, -r * 0.1, r * 0.9],
        [r * 0.5, -r * 0.12, r * 1.9],
      ],
      r * 0.05,
      matte(darker(green, 0.1)),
    ),
  )

/** Cica leaves lying about. */
export const cica = (count: number, rx: number, rz: number, size = 1.5, green = '#6f9a57', seed = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(group(cicaLeaf(size * (0.7 + noise(i + seed) * 0.5), green, i + seed)), {
        x: (noise(i * 3 + seed) - 0.5) * rx * 2,
        y: size * 0.22 + i * 0.06,
        z: (noise(i * 7 + seed + 9) - 0.5) * rz * 2,
        ry: noise(i + seed + 31) * 6.3,
        rx: (noise(i + 5) - 0.5) * 0.3,
      }),
    ),
  )

/** Stem of lavender, upright, `high` cm. */
export const lavender = (high = 12, color = '#8b77bd', seed = 1): Object3D =>
  group(
    rod(
      [
        [0, 0, 0],
        [high * 0.02, high * 0.5, 0],
        [high * 0.05, high, 0],
      ],
      high * 0.007,
      matte('#7c8a5f'),
    ),
    ...Array.from({ length: 34 }, (_, i) => {
      const t = 0.58 + (i / 34) * 0.44
      const bud = at(ball(high * 0.022, matte(noise(i + seed) > 0.5 ? color : lighter(color, 0.18))), {
        x: high * 0.035 * t + Math.sin(i * 2.4) * high * 0.03 * (1.25 - t),
        y: high * t,
        z: Math.cos(i * 2.4) * high * 0.03 * (1.25 - t),
        rz: Math.sin(i * 2.4) * -0.7,
        rx: Math.cos(i * 2.4) * 0.7,
      })
      bud.scale.set(0.8, 1.5, 0.8)
      return bud
    }),
  )

/** Twig with narrow leaves lying along x, flat on the ground; `fruit` adds round fruit. */
export const sprigLying = (green: string, long = 14, pairs = 6, size = 3.4, narrow = 0.26, fruit?: string): Object3D =>
  group(
    rod(
      [
        [-long / 2, 0.25, 0],
        [0, 0.5, long * 0.04],
        [long / 2, 0.3, 0],
      ],
      long * 0.008,
      matte('#7b6a48'),
    ),
    ...Array.from({ length: pairs * 2 }, (_, i) => {
      const t = (Math.floor(i / 2) + 0.5) / pairs
      return at(leaf(i % 3 ? green : lighter(green, 0.16), size * (1.1 - t * 0.3), size * narrow, size * 0.08), {
        x: -long / 2 + t * long,
        y: 0.35,
        z: long * 0.03 * Math.sin(t * 3),
        ry: (i % 2 ? 1 : -1) * (0.75 + noise(i) * 0.3),
        rz: 0.06 + noise(i + 8) * 0.14,
      })
    }),
    ...(fruit
      ? [0, 1, 2].map(i => {
          const one = at(ball(size * 0.24, creamy(i === 1 ? lighter(fruit, 0.12) : fruit, 0.35, 0.3)), {
            x: -long * 0.2 + i * long * 0.2,
            y: size * 0.22,
            z: (i % 2 ? 1 : -1) * size * 0.36,
          })
          one.scale.set(1.25, 0.95, 0.95)
          return one
        })
      : []),
  )

/** Small grains strewn over a plate: oats, rice, beans. `long` and `flat` give their form. */
export const grains = (
  color: string,
  count: number,
  rx: number,
  rz: number,
  size = 0.3,
  long = 1.6,
  flat = 0.6,
  seed = 1,
): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = noise(i + seed) * 6.3
      const away = Math.sqrt(noise(i * 3 + seed + 11))
      const one = at(
        ball(size * (0.85 + noise(i) * 0.3), matte(noise(i + 60) > 0.5 ? color : lighter(color, 0.18), 0.7)),
        {
          x: Math.cos(turn) * away * rx,
          y: size * flat * 0.9,
          z: Math.sin(turn) * away * rz,
          ry: noise(i + 90) * 6.3,
        },
      )
      one.scale.set(long, flat, 1)
      return one
    }),
  )
