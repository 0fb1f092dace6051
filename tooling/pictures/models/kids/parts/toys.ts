import type { Material, Object3D } from 'three'
import { gloss, matte, plastic } from '../../../studio/materials.ts'
import { at, ball, box, drum, group } from '../../../studio/shapes.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
}

/** Die with pips on the three sides that are seen, standing on y = 0. */
export function die(top: number, size = 1.6, color = '#f3ecdd', pip = '#2b2622', front = 0): Object3D {
  const half = size / 2
  const dot = gloss(pip)
  const side = front || (top % 6) + 1
  const other = [1, 2, 3, 4, 5, 6].find(n => n !== top && n !== side && n !== 7 - top && n !== 7 - side) ?? 3
  const pips = (n: number) =>
    group(
      ...(PIPS[n] ?? []).map(([x, y]) =>
        at(drum(size * 0.085, size * 0.085, 0.04, dot, 0.01), {
          x: x * size * 0.26,
          y: half - 0.01,
          z: y * size * 0.26,
        }),
      ),
    )
  return group(
    at(
      group(
        box(size, size, size, size * 0.16, plastic(color, 0.3)),
        pips(top),
        at(pips(side), { rx: Math.PI / 2 }),
        at(pips(other), { rz: -Math.PI / 2 }),
        at(pips(7 - other), { rz: Math.PI / 2 }),
      ),
      { y: half },
    ),
  )
}

/** Flattened round stone, as Go is played with. */
export function goStone(r: number, material: Material): Object3D {
  const stone = at(ball(r, material), { y: r * 0.42 })
  stone.scale.y = 0.42
  return group(stone)
}

/** Little pawn of a board game. */
export const peg = (color: string, high = 2.4): Object3D =>
  group(
    drum(high * 0.1, high * 0.34, high * 0.74, plastic(color, 0.35), 0.1),
    at(ball(high * 0.24, plastic(color, 0.35)), { y: high * 0.78 }),
  )

/** Stack of round card tokens. */
export const tokens = (color: string, count = 4, r = 1.3): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(drum(r, r, 0.26, matte(color, 0.6), 0.04), { x: (i % 2) * 0.12, y: i * 0.27, z: (i % 3) * 0.08 }),
    ),
  )
