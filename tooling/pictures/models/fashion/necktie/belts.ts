import type { Object3D } from 'three'
import { matte, metal } from '../../../studio/materials.ts'
import { at, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { buckle, type Spot, stitches, strap } from '../parts/strips.ts'
import { calf, canvas, leather } from '../parts/stuffs.ts'

const WIDE = 3.6

/** Coiled leather belt with a pin buckle. */
export const coiledBelt = (main: string): Object3D => {
  const turns = Math.PI * 6.2
  const place = (t: number, up: number, off = 0): Spot => {
    const angle = turns * t
    const r = 2.2 + t * 4.6 + off
    return [Math.cos(angle) * r, up, Math.sin(angle) * r]
  }
  const face = (t: number): Spot => [Math.cos(turns * t), 0, Math.sin(turns * t)]
  const line = (up: number, off = 0, from = 0) =>
    Array.from({ length: 120 }, (_, i) => place(from + ((1 - from) * i) / 119, up, off))
  const [ex, , ez] = place(1, 0)
  const brass = metal('#d0a95c', 0.24)
  const turn = -turns
  const end = (far: number): Spot => [ex - Math.sin(turns) * far, WIDE / 2, ez + Math.cos(turns) * far]
  return group(
    strap(line(WIDE / 2), WIDE, 0.36, leather(main), face, 260),
    ...[0.35, WIDE - 0.35].map(up => stitches(line(up, 0.19, 0.66), lighter(main, 0.45), 0.62, 0.13)),
    strap([end(-0.4), end(1.2), end(2.6)], WIDE, 0.6, leather(darker(main, 0.1)), face(1), 12),
    at(buckle(4.4, 5, 0.36, brass), { x: end(4)[0], y: WIDE / 2, z: end(4)[2], ry: turn - Math.PI / 2 }),
    rod([end(2.2), [end(4)[0] + face(1)[0] * 0.5, WIDE / 2, end(4)[2] + face(1)[2] * 0.5], end(6.4)], 0.24, brass),
    at(box(1.2, WIDE + 0.7, 0.9, 0.2, leather(darker(main, 0.15))), {
      x: place(0.965, 0)[0],
      y: WIDE / 2,
      z: place(0.965, 0)[2],
      ry: -turns * 0.965 + Math.PI / 2,
    }),
  )
}

/** Belt on its edge in a curve, with a plate buckle. */
export const plateBelt = (main: string): Object3D => {
  const points: Spot[] = [
    [-15, WIDE / 2, 4],
    [-9, WIDE / 2, 8.4],
    [2, WIDE / 2, 8.8],
    [11, WIDE / 2, 4],
    [11.6, WIDE / 2, -4],
    [4, WIDE / 2, -8],
    [-6, WIDE / 2, -6.6],
    [-11, WIDE / 2, -1.4],
    [-7, WIDE / 2, 2.4],
    [0, WIDE / 2, 2],
  ]
  const shift = (up: number): Spot[] => points.slice(0, 6).map(([x, , z]): Spot => [x * 1.018, up, z * 1.02])
  const silver = metal('#c6c9cf', 0.2)
  const skin = calf(main, 0.28)
  return group(
    strap(
      points,
      WIDE,
      0.4,
      skin,
      t => {
        const angle = Math.PI * (0.85 - t * 1.85)
        return [Math.cos(angle), 0, Math.sin(angle)]
      },
      160,
    ),
    stitches(shift(0.4), lighter(main, 0.35), 0.62, 0.12),
    stitches(shift(WIDE - 0.4), lighter(main, 0.35), 0.62, 0.12),
    at(
      group(
        box(4.6, 4.2, 0.7, 0.35, silver),
        at(box(3.4, 3, 0.2, 0.2, metal('#aeb2b9', 0.34)), { z: 0.36 }),
        at(box(0.4, 3.2, 0.24, 0.1, silver), { x: -1.2, z: 0.44 }),
      ),
      { x: -16.4, y: WIDE / 2 + 0.2, z: 3.6, ry: -0.62 },
    ),
    at(box(1.2, WIDE + 0.6, 1, 0.2, skin), { x: -11.2, y: WIDE / 2, z: 7.2, ry: -0.6 }),
  )
}

/** Webbing belt with two rings, lying in loops. */
export const ringBelt = (main: string): Object3D => {
  const points: Spot[] = [
    [-16, 0.3, 6],
    [-8, 0.3, 9],
    [4, 0.3, 9],
    [13, 0.3, 4],
    [13, 0.35, -4],
    [4, 0.4, -8.4],
    [-8, 0.4, -8],
    [-14, 0.6, -2],
    [-6, 0.9, 2.6],
    [4, 1.3, 1.6],
    [11, 1.5, 5],
    [16, 1.1, 10.4],
  ]
  const weave = canvas(main)
  const tone = canvas(lighter(main, 0.5))
  const raised = points.map(([x, y, z]): Spot => [x, y + 0.12, z])
  const stripe = strap(raised, 1.3, 0.4, tone, [0.001, 1, 0.001], 170)
  const steel = metal('#b9bcc2', 0.28)
  return group(
    strap(points, WIDE, 0.4, weave, [0.001, 1, 0.001], 170),
    stripe,
    ...[0, 0.9].map(i =>
      at(ring(2.5, 0.32, steel), { x: -17 - i * 0.9, y: 0.55 + i * 0.4, z: 5.4 - i * 0.4, rx: Math.PI / 2 - 0.12 }),
    ),
    strap(
      [
        [-13.6, 0.75, 7.2],
        [-16.4, 0.95, 5.9],
        [-17.2, 0.5, 5.5],
      ],
      WIDE * 0.92,
      0.34,
      weave,
      [0.001, 1, 0.001],
      16,
    ),
    at(box(2.4, 0.3, WIDE + 0.3, 0.1, leather('#8a5a35')), { x: 15.4, y: 1.2, z: 9.6, ry: -0.8 }),
    at(drum(0.3, 0.3, 0.2, matte('#d8b56a'), 0.05), { x: 15.2, y: 1.34, z: 9.4 }),
  )
}
