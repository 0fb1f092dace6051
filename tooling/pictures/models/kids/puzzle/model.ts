import type { Material, Object3D } from 'three'
import { metal } from '../../../studio/materials.ts'
import { at, box, type Corner, drum, group, ring, slab } from '../../../studio/shapes.ts'
import { timber } from '../../home/parts/timber.ts'

const gear = (r: number, teeth: number, stuff: Material): Object3D => {
  const corners = Array.from({ length: teeth * 4 }, (_, i): Corner => {
    const turn = (i / (teeth * 4)) * Math.PI * 2
    const away = i % 4 < 2 ? r : r * 0.86
    return [Math.cos(turn) * away, Math.sin(turn) * away]
  })
  return slab(corners, 0.5, 0.06, stuff)
}

const horse = (stuff: Material): Object3D =>
  group(
    slab(
      [
        [-2.6, 0, 0.1],
        [-1.9, 0.1, 0.1],
        [-1.5, 1.6, 0.4],
        [0.9, 1.7, 0.4],
        [1.9, 0.5, 0.2],
        [2.6, 0.8, 0.1],
        [1.9, 2.2, 0.4],
        [2.2, 3.9, 0.5],
        [3.3, 3.4, 0.2],
        [3.6, 4, 0.2],
        [2.5, 5.2, 0.3],
        [2.2, 5.8, 0.1],
        [1.6, 5.2, 0.4],
        [0.8, 3.5, 0.5],
        [-1.4, 3.5, 0.5],
        [-2.6, 3.2, 0.3],
        [-3.3, 1.6, 0.2],
        [-2.7, 1.9, 0.3],
        [-2.2, 1.6, 0.4],
      ],
      0.5,
      0.08,
      stuff,
    ),
  )

/** Carousel of plywood with gears at its foot and horses on rods. */
export function carousel(): Object3D {
  const [pale, mid, dark] = [
    timber('#dfc08d', 'across', 0.12),
    timber('#c9a069', 'across', 0.12),
    timber('#8f6238', 'across', 0.12),
  ]
  const brass = metal('#c9a35a', 0.32)
  return group(
    at(drum(9.6, 9.6, 0.6, mid, 0.08), {}),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(i =>
      at(drum(0.4, 0.4, 3.4, dark), { x: Math.cos(i * 0.785) * 8.4, y: 0.6, z: Math.sin(i * 0.785) * 8.4 }),
    ),
    at(gear(4.2, 18, pale), { y: 1.8, x: 3, z: 5.4, rx: Math.PI / 2 }),
    at(gear(2.6, 12, dark), { y: 2.4, x: -3.6, z: 6.2, rx: Math.PI / 2 }),
    at(gear(5.6, 26, pale), { x: 0, y: 3.1, rx: Math.PI / 2 }),
    at(gear(3, 14, mid), { x: 9.4, y: 3.2, z: 2, ry: 1.3 }),
    at(drum(10.6, 10.6, 0.6, pale, 0.08), { y: 4 }),
    at(ring(10.3, 0.22, dark), { y: 4.6, rx: Math.PI / 2 }),
    at(drum(1.6, 1.6, 14, mid, 0.1), { y: 4.4 }),
    ...[0, 1, 2, 3, 4, 5].flatMap(i => {
      const turn = i * 1.047 + 0.35
      const [x, z] = [Math.cos(turn) * 7.6, Math.sin(turn) * 7.6]
      return [
        at(drum(0.2, 0.2, 13.6, brass), { x, y: 4.6, z }),
        at(group(at(horse(i % 2 ? pale : mid), { y: 6.4 + (i % 2) * 1.8, s: 0.92 })), {
          x,
          z,
          ry: -turn + Math.PI / 2 + Math.PI,
        }),
      ]
    }),
    at(drum(10.6, 10.6, 0.6, pale, 0.08), { y: 18 }),
    ...Array.from({ length: 16 }, (_, i) =>
      at(
        group(
          at(
            slab(
              [
                [-2, 1.6],
                [2, 1.6],
                [2, 0.2],
                [1.2, -0.9, 0.3],
                [0, -1.3, 0.4],
                [-1.2, -0.9, 0.3],
                [-2, 0.2],
              ],
              0.4,
              0.05,
              i % 2 ? mid : pale,
            ),
            { y: 18, z: 10.4 },
          ),
        ),
        { ry: (i / 16) * 6.283 },
      ),
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      at(
        group(
          slab(
            [
              [0, 18.6],
              [10.4, 18.6],
              [10, 19.4, 0.2],
              [4, 22.4, 1.5],
              [0.8, 26.4, 0.3],
              [0, 26.4],
            ],
            0.42,
            0.05,
            i % 2 ? pale : mid,
          ),
        ),
        { ry: (i / 12) * 6.283 },
      ),
    ),
    at(drum(7, 7, 0.4, mid), { y: 20.4 }),
    at(drum(3.4, 3.4, 0.4, mid), { y: 22.6 }),
    at(drum(0.3, 0.3, 4, brass), { y: 26 }),
    at(
      slab(
        [
          [0, 0],
          [2.8, 0.9, 0.2],
          [0, 1.8],
        ],
        0.3,
        0.05,
        dark,
      ),
      { y: 28 },
    ),
  )
}

/** Flat sheet of laser-cut parts, some of them pressed out. */
export const partsSheet = (): Object3D => {
  const [ply, cut] = [timber('#dfc08d', 'across', 0.1), timber('#8f6238', 'across', 0.3)]
  return group(
    at(box(20, 26, 0.35, 0.1, ply), { y: 13 }),
    ...[0, 1, 2, 3, 4, 5].map(i =>
      at(gear(i % 2 ? 2.4 : 1.7, 12, cut), { x: -6 + (i % 3) * 6, y: 7 + Math.floor(i / 3) * 11, z: 0.02, s: 0.98 }),
    ),
  )
}

/** Skeleton of a long dinosaur from slices of plywood, one metre long. */
export function skeleton(): Object3D {
  const ply = timber('#dcbf8e', 'across', 0.05)
  const spineAt = (t: number): Corner => {
    const x = -50 + t * 100
    if (t < 0.42) return [x, 17 + 19 * (t / 0.42) ** 1.6]
    if (t < 0.66) return [x, 36 - ((t - 0.42) / 0.24) ** 2 * 2]
    const u = (t - 0.66) / 0.34
    return [x, 34 + u ** 1.5 * 24]
  }
  const steps = Array.from({ length: 41 }, (_, i) => i / 40)
  const thick = (t: number) => 0.6 + 2 * Math.sin(Math.min(1, Math.max(0, t)) * Math.PI) ** 1.4
  const spine = [
    ...steps.map((t, i): Corner => [spineAt(t)[0], spineAt(t)[1] + thick(t) * (i % 2 ? 1.2 : 0.4)]),
    ...[...steps].reverse().map((t): Corner => [spineAt(t)[0], spineAt(t)[1] - thick(t)]),
  ]
  const rib = (t: number, r: number) =>
    at(ring(r, 0.55, ply, Math.PI * 1.5), {
      x: spineAt(t)[0],
      y: spineAt(t)[1] - r + 0.6,
      ry: Math.PI / 2,
      rz: -Math.PI * 0.25,
    })
  const leg = (x: number, top: number, z: number, sway: number) =>
    at(
      slab(
        [
          [-1.8, 0, 0.4],
          [2.8, 0, 0.4],
          [2.6, 1.6, 0.5],
          [1.2, 2, 0.6],
          [1.4 + sway, top * 0.5, 1],
          [2.6, top - 2, 1.4],
          [1, top + 1.4, 1],
          [-1.8, top + 1, 1],
          [-2.2, top - 3, 1.4],
          [-0.8 + sway, top * 0.5, 1],
          [-0.6, 2, 0.6],
        ],
        0.8,
        0.1,
        ply,
      ),
      { x, z },
    )
  return group(
    slab(spine, 0.9, 0.1, ply),
    ...Array.from({ length: 10 }, (_, i) => rib(0.38 + i * 0.03, 5.4 + Math.sin((i / 9) * Math.PI) * 4.6)),
    ...[0.12, 0.18, 0.24, 0.3, 0.72, 0.78, 0.84, 0.9].map(t =>
      at(box(0.7, thick(t) * 2.2, 3.4, 0.3, ply), { x: spineAt(t)[0], y: spineAt(t)[1] }),
    ),
    ...[-1, 1].flatMap(side => [leg(-10, 33, side * 6.4, -2), leg(15, 31, side * 5.6, 2)]),
    at(
      slab(
        [
          [-3, -1.6, 0.6],
          [1, -2.4, 0.5],
          [7.4, -2.6, 0.6],
          [8, -1, 0.6],
          [5, 0.6, 1],
          [2.6, 2.2, 0.8],
          [-1.6, 2.4, 1],
          [-3.4, 0.8, 0.8],
        ],
        1,
        0.1,
        ply,
      ),
      { x: 51.5, y: 58.4 },
    ),
    ...[-1, 1].map(side =>
      at(
        slab(
          [
            [-1.6, -1.8, 0.4],
            [4, -2, 0.5],
            [2, 1.2, 0.8],
            [-1.8, 1.6, 0.8],
          ],
          0.5,
          0.1,
          ply,
        ),
        { x: 52, y: 58.6, z: side * 1.2 },
      ),
    ),
    at(box(11, 0.8, 15, 0.2, ply), { x: -10, y: 26, rz: 0.12 }),
    at(box(9, 0.8, 13, 0.2, ply), { x: 15, y: 25, rz: -0.1 }),
  )
}
