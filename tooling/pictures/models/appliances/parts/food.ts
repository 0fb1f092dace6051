import type { Object3D } from 'three'
import { glaze, gloss, matte, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { bowl } from '../../../studio/props/table.ts'
import { at, ball, box, drum, group, rod, turned } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { thin } from './bodies.ts'

/** Grains, chips and other small food in a heap of radius `r`: `size` gives length, height, width of one. */
export const heapOf = (
  colors: readonly string[],
  r: number,
  high: number,
  count: number,
  size: readonly [number, number, number],
  round = false,
): Object3D => {
  const stuff = colors.map(color => matte(color, 0.6))
  return group(
    ...Array.from({ length: count }, (_, i) => {
      const away = Math.sqrt((i + 0.5) / count)
      const turn = i * 2.39996
      const material = stuff[i % stuff.length] ?? matte('#ffffff')
      const bit = round ? ball(0.5, material) : box(1, 1, 1, 0.18, material)
      bit.scale.set(...size)
      return at(group(bit), {
        x: Math.cos(turn) * away * r,
        y: high * (1 - away * away) + size[1] * 0.4,
        z: Math.sin(turn) * away * r,
        ry: noise(i) * 6,
        rx: (noise(i + 7) - 0.5) * 0.7,
        rz: (noise(i + 70) - 0.5) * 0.7,
      })
    }),
  )
}

/** Cooked rice: a soft white heap with single grains on it. */
export const rice = (r: number, high: number): Object3D =>
  group(
    turned(
      [
        [r, 0],
        [r * 0.9, high * 0.45, r * 0.3],
        [r * 0.5, high * 0.9, r * 0.3],
        [0, high],
      ],
      matte('#f4f0e4', 0.75),
    ),
    heapOf(['#fbf8ef', '#f3eddd'], r * 0.92, high * 0.86, Math.round(70 + r * 6), [0.75, 0.26, 0.26], true),
  )

/** Bowl of rice with chopsticks across it. */
export const riceBowl = (color: string, chopsticks = true): Object3D =>
  group(
    bowl(color, 6, 5.6),
    at(rice(5.3, 2.4), { y: 4.3 }),
    ...(chopsticks
      ? [-0.4, 0.4].map(z =>
          rod(
            [
              [-9, 6.2, z * 2 + 2],
              [2, 6.9, z + 1],
              [12, 7.4, z * 2],
            ],
            0.28,
            wood('#7c4a2c'),
          ),
        )
      : []),
  )

/** Rice paddle lying along x. */
export const paddle = (color = '#b98757'): Object3D => {
  const blade = at(ball(1, wood(color)), { x: -6, y: 0.5 })
  blade.scale.set(4.6, 0.5, 3.2)
  return group(
    blade,
    rod(
      [
        [-2.6, 0.5, 0],
        [4, 0.8, 0],
        [11, 0.6, 0],
      ],
      0.7,
      wood(color),
    ),
  )
}

/** Egg lying; half of it when cut. */
export const egg = (color = '#e6c3a0', r = 2.2): Object3D => {
  const shell = at(ball(r, matte(color, 0.5)), { y: r * 0.95 })
  shell.scale.set(1.28, 0.96, 0.96)
  return group(shell)
}

/** Cob of corn lying along x. */
export const corn = (l = 9, r = 2.1): Object3D => {
  const grain = matte('#f0c33c', 0.45)
  const dark = matte('#e2ac2c', 0.45)
  return group(
    at(drum(r * 0.7, r * 0.9, l, matte('#dca92f')), { x: l / 2, y: r, rz: Math.PI / 2 }),
    ...Array.from({ length: 9 * 9 }, (_, i) => {
      const [row, turn] = [Math.floor(i / 9), ((i % 9) / 9) * Math.PI * 2]
      const wide = r * (0.96 - (row / 9) * 0.2)
      return at(ball(r * 0.27, i % 4 ? grain : dark), {
        x: (row / 8 - 0.5) * l * 0.94,
        y: r + Math.cos(turn) * wide * 0.86,
        z: Math.sin(turn) * wide * 0.86,
      })
    }),
  )
}

/** Bowl of noodles in soup with an egg and green onion. */
export const noodles = (color: string): Object3D =>
  group(
    bowl(color, 7.4, 6),
    at(drum(6.4, 6.4, 0.3, gloss('#c98a3e'), 0.05), { y: 4.8 }),
    ...Array.from({ length: 16 }, (_, i) => {
      const z = (i / 15 - 0.5) * 8
      const half = Math.sqrt(Math.max(4, 30 - z * z)) * 0.8
      return rod(
        [
          [-half, 5, z],
          [-half * 0.3, 5.7 + noise(i) * 0.5, z + (noise(i + 3) - 0.5) * 2],
          [half * 0.4, 5.6, z + (noise(i + 6) - 0.5) * 2],
          [half, 5, z],
        ],
        0.26,
        matte('#f0d898', 0.5),
      )
    }),
    at(drum(1.9, 1.9, 0.7, matte('#fbf7ec', 0.4), 0.3), { x: -1.8, y: 5.7, z: 1.6, rx: 0.2 }),
    at(drum(0.95, 0.95, 0.3, matte('#f0a93c', 0.3), 0.1), { x: -1.8, y: 6.3, z: 1.7, rx: 0.2 }),
    ...Array.from({ length: 12 }, (_, i) =>
      at(drum(0.36, 0.36, 0.3, matte(i % 2 ? '#6fa04c' : '#8fbb62'), 0), {
        x: 1.5 + (noise(i) - 0.5) * 4,
        y: 5.9,
        z: (noise(i + 20) - 0.5) * 5,
      }),
    ),
  )

/** Stew of meat and carrot in a bowl. */
export const stew = (color: string, r = 7): Object3D =>
  group(
    bowl(color, r, 5.6),
    at(drum(r * 0.86, r * 0.86, 0.3, gloss('#7a3f1e'), 0.05), { y: 4.4 }),
    at(heapOf(['#7b452a', '#8f5532', '#d9762e', '#6a3a22'], r * 0.62, 1.3, 22, [1.8, 1.3, 1.5]), { y: 4.4 }),
    at(heapOf(['#6fa04c'], r * 0.4, 1.2, 8, [0.5, 0.16, 0.5]), { y: 5.6 }),
  )

/** Jar of glass with dry beans and a wooden lid. */
export const jarOf = (color: string, r = 4, high = 12, full = 0.75): Object3D =>
  group(
    at(drum(r * 0.92, r * 0.92, high * full, matte(darker(color, 0.1)), 0.4), { y: 0.3 }),
    at(heapOf([color, lighter(color, 0.16), darker(color, 0.2)], r * 0.84, 0.7, 46, [1.1, 0.7, 0.8], true), {
      y: high * full,
    }),
    turned(
      [
        [0, 0],
        [r, 0, 0.6],
        [r, high, 0.6],
        [r * 0.9, high],
      ],
      glassy(),
    ),
    at(drum(r * 0.96, r * 0.96, 1.4, wood('#b98757'), 0.2), { y: high }),
  )

const glassy = () => {
  const clear = glaze('#eef6f6')
  clear.transparent = true
  clear.opacity = 0.16
  clear.depthWrite = false
  return clear
}

/** Croissant: rolled segments bent to a crescent. */
export const croissant = (size = 1): Object3D =>
  group(
    ...Array.from({ length: 9 }, (_, i) => {
      const t = i / 8 - 0.5
      const part = ball(1, matte(i % 2 ? '#c98a44' : '#dba35c', 0.5))
      const thick = (1.9 - Math.abs(t) * 2.3) * size
      part.scale.set(1.25 * size, thick, thick * 1.1)
      return at(group(part), {
        x: t * 9 * size,
        y: thick * 0.9,
        z: t * t * 9 * size,
        ry: -t * 1.7,
      })
    }),
  )

/** Loaf of bread with scores. */
export const loaf = (l = 18, w = 9): Object3D => {
  const body = at(ball(1, matte('#b9743a', 0.6)), { y: w * 0.4 })
  body.scale.set(l / 2, w * 0.42, w / 2)
  return group(
    body,
    ...[-0.26, 0, 0.26].map(t => {
      const cut = at(ball(1, matte('#ecd0a0', 0.8)), { x: t * l, y: w * 0.74 - Math.abs(t) * w * 0.16, ry: 0.6 })
      cut.scale.set(0.6, 0.5, w * 0.3)
      return cut
    }),
  )
}

/** Chopping board with a handle hole, lying. */
export const board = (w = 30, d = 20, color = '#b98757'): Object3D =>
  group(
    at(box(w, 1.6, d, 0.7, wood(color)), { y: 0.8 }),
    at(thin(3, 0.06, 1, matte('#4a3322')), { x: w * 0.4, y: 1.62 }),
  )
