import { MeshPhysicalMaterial, type Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { glass, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, type Corner, drum, group, placed, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { once } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, strut } from '../../home/parts/shape.ts'

/** How a bat is made. */
export interface Bat {
  readonly pimpled?: boolean
  readonly pen?: boolean
  /** Wood of the handle. */
  readonly handle?: string
  readonly back?: string
  readonly badge?: boolean
}

const disc = (r: number, high: number): Corner[] => [
  ...Array.from({ length: 49 }, (_, i): Corner => {
    const a = -2.62 + (i / 48) * 5.24
    return [Math.sin(a) * r, 9.9 + Math.cos(a) * r * high]
  }),
  [3.5, 1.2, 0.6],
  [-3.5, 1.2, 0.6],
]

const dots = () =>
  once(
    'bat-pimples',
    512,
    512,
    (pen, w, h) => {
      pen.fillStyle = '#000000'
      pen.fillRect(0, 0, w, h)
      pen.fillStyle = '#ffffff'
      for (let y = 0; y < 32; y += 1)
        for (let x = 0; x < 32; x += 1) {
          pen.beginPath()
          pen.arc(x * 16 + (y % 2) * 8 + 4, y * 16 + 8, 5, 0, 7)
          pen.fill()
        }
    },
    false,
  )

const facing = (color: string, pimpled: boolean) => {
  const stuff = new MeshPhysicalMaterial({
    color,
    roughness: pimpled ? 0.75 : 0.42,
    clearcoat: pimpled ? 0 : 0.25,
    clearcoatRoughness: 0.3,
  })
  if (!pimpled) return stuff
  const map = dots().clone()
  map.repeat.set(0.11, 0.11)
  map.needsUpdate = true
  stuff.bumpMap = map
  stuff.bumpScale = 4
  return stuff
}

/** Bat standing on its handle, the coloured rubber towards +z; 25.5 cm, its lowest point at y = 0. */
export function bat(
  main: string,
  { pimpled = false, pen = false, handle = '#c08f58', back = '#26272b', badge = false }: Bat = {},
): Object3D {
  const blade = wood('#dcb988')
  const grip = wood(handle)
  const high = pen ? 0.98 : 1.05
  const top = pen ? 7.4 : 10
  const parts: Object3D[] = [
    at(slab(disc(7.55, high), 0.62, 0.12, blade), { y: top - 2 }),
    at(slab(disc(7.7, high).slice(0, 49), 0.2, 0.08, facing(main, pimpled)), { y: top - 2, z: 0.64 }),
    at(slab(disc(7.7, high).slice(0, 49), 0.22, 0.05, matte('#e7b45f', 0.8)), { y: top - 2, z: 0.42 }),
    at(slab(disc(7.7, high).slice(0, 49), 0.22, 0.05, matte('#e7b45f', 0.8)), { y: top - 2, z: -0.42 }),
    at(slab(disc(7.7, high).slice(0, 49), 0.2, 0.08, facing(back, false)), { y: top - 2, z: -0.64 }),
    ...[-1, 1].map(s =>
      at(
        slab(
          [
            [-1.75, 0, 0.4],
            [1.75, 0, 0.4],
            [1.4, 4, 1],
            [1.35, top - 1, 0.8],
            [1.7, top + 1.4, 1],
            [-1.7, top + 1.4, 1],
            [-1.35, top - 1, 0.8],
            [-1.4, 4, 1],
          ],
          1,
          0.45,
          grip,
        ),
        { z: s * 0.72 },
      ),
    ),
    at(box(2.9, top, 0.5, 0.1, blade), { y: top / 2 + 0.1 }),
    ...[-0.62, 0.62].map(x => at(box(0.2, top - 0.4, 0.05, 0.02, matte('#f3ead8')), { x, y: top / 2 + 0.3, z: 1.22 })),
    ...(badge
      ? [placed(drum(0.85, 0.85, 0.2, metal('#d9c08a', 0.25), 0.06), { y: top - 1.6, z: 1.2, rx: Math.PI / 2 })]
      : []),
  ]
  return group(...parts)
}

/** Bat lying on its back, handle to +z. */
export const lyingBat = (main: string, make: Bat = {}, turn = 0): Object3D =>
  placed(group(at(group(bat(main, make)), { y: 1.25, z: 12, rx: -Math.PI / 2 })), { ry: turn })

/** Ball of 4 cm. */
export const pong = (color = '#f6f4ec'): Object3D =>
  group(at(ball(2, new MeshPhysicalMaterial({ color, roughness: 0.45, sheen: 0.3 })), { y: 2 }))

/** Bat that leans back on a ball. */
export const leaningBat = (main: string, make: Bat = {}): Object3D =>
  group(placed(lyingBat(main, make), { y: 0.2, rx: 0.16 }), placed(pong(), { x: 10.6, z: 6 }))

/** Bat upright in a slot of a wooden stand. */
export const standBat = (main: string, make: Bat = {}): Object3D =>
  group(
    at(box(14, 2.4, 9, 0.8, wood('#a77a4c')), { y: 1.2 }),
    ...[-1, 1].map(s => at(box(1.4, 9, 4, 0.6, wood('#a77a4c')), { x: s * 3, y: 6.2 })),
    placed(bat(main, make), { y: 0.1 }),
    placed(pong(), { x: -9.4, z: 3.4 }),
    placed(pong('#ef9a3f'), { x: 10, z: 1.4 }),
  )

/** Zip case of a bat's outline. */
const caseHalf = (color: string, deep: number): Object3D =>
  group(
    at(
      block(
        [21, deep, 31],
        deep * 0.45,
        fabric({ color, weave: 'canvas' }),
        (x, y, z) => [x * (1 - 0.14 * Math.max(0, z / 15.5) ** 2), y, z],
        14,
      ),
      { y: deep / 2 },
    ),
    at(
      block(
        [18, 0.6, 28],
        0.3,
        matte(darker(color, 0.45), 0.95),
        (x, y, z) => [x * (1 - 0.14 * Math.max(0, z / 14) ** 2), y, z],
        10,
      ),
      { y: deep },
    ),
  )

/** Open case: two bats crossed at one side, three balls in the lid. */
export const openCase = (main: string): Object3D =>
  group(
    placed(caseHalf(main, 3.4), { x: -11.2 }),
    placed(caseHalf(main, 2.4), { x: 11.2, y: 0.1 }),
    rod(
      [
        [-0.2, 3, -12],
        [-0.2, 3.1, 0],
        [-0.2, 3, 12],
      ],
      0.5,
      matte('#d8d4c8'),
    ),
    placed(lyingBat('#c8332b', {}, 0.34), { x: -11.8, y: 3.6, z: -1 }),
    placed(lyingBat('#26272b', {}, -0.34), { x: -10.4, y: 5.9, z: -0.4 }),
    ...[0, 1, 2].map(i => placed(pong(i === 1 ? '#ef9a3f' : undefined), { x: 11.4, y: 2.6, z: -7.4 + i * 6.6 })),
    ...[-1, 1].map(s =>
      rod(
        [
          [11.2 + s * 3.6, 3, -10.5],
          [11.2 + s * 3.6, 4.8, 0],
          [11.2 + s * 3.6, 3, 10.5],
        ],
        0.16,
        matte('#8c8f93'),
      ),
    ),
  )

/** Four bats in a fan, the net rolled up and balls before them. */
export const familySet = (main: string): Object3D =>
  group(
    ...[-1.05, -0.38, 0.3, 0.97].map((turn, i) =>
      placed(group(placed(lyingBat([main, '#c8332b', main, '#26272b'][i] ?? main, {}), { z: -22 })), {
        y: i * 0.95,
        ry: -turn,
        z: 8,
      }),
    ),
    placed(netRoll(main), { x: -24, y: 4, z: 14, ry: 0.5 }),
    ...Array.from({ length: 8 }, (_, i) =>
      placed(pong(i % 3 ? undefined : '#ef9a3f'), {
        x: 10 + (i % 4) * 4.6,
        z: 15 + Math.floor(i / 4) * 4.7 + (i % 2) * 0.6,
      }),
    ),
  )

const netRoll = (main: string): Object3D =>
  group(
    placed(drum(3.4, 3.4, 17, plastic(darker(main, 0.15), 0.45), 1), { x: 8.5, rz: Math.PI / 2 }),
    at(box(10, 1.4, 1, 0.3, matte('#f4f1e8')), { y: -0.4, z: 3.4 }),
  )

/** Six balls in an open card box, one before it. */
export const boxed = (): Object3D => {
  const card = matte('#2f5d7c', 0.7)
  return group(
    at(box(13.6, 0.4, 9.2, 0.1, card), { y: 0.2 }),
    ...[-1, 1].map(s => at(box(13.6, 3.2, 0.3, 0.1, card), { y: 1.7, z: s * 4.6 })),
    ...[-1, 1].map(s => at(box(0.3, 3.2, 9.2, 0.1, card), { x: s * 6.7, y: 1.7 })),
    at(box(13.6, 8.6, 0.3, 0.1, card), { y: 7, z: -6, rx: -0.35 }),
    ...[0, 1, 2].map(i => at(group(ball(0.62, matte('#f0c24a', 0.5))), { x: -1.9 + i * 1.9, y: 1.7, z: 4.5, s: 0.7 })),
    ...Array.from({ length: 5 }, (_, i) => placed(pong(), { x: -4.3 + (i % 3) * 4.2, y: 0.5, z: i < 3 ? -2.2 : 2.1 })),
    placed(pong(), { x: 9.4, z: 6.6 }),
  )
}

/** Clear tub tipped over, balls rolling out. */
export const tub = (main: string): Object3D => {
  const inside = Array.from({ length: 34 }, (_, i) => {
    const [a, r, x] = [noise(i) * 6.28, 8.2 * Math.sqrt(noise(i + 50)), -25 + noise(i + 90) * 23]
    const y = 10.6 + Math.sin(a) * r
    return placed(pong(i % 2 ? main : '#f6f4ec'), { x, y: Math.min(y, 13 - (x + 25) * 0.22) - 2, z: Math.cos(a) * r })
  })
  const outside = Array.from({ length: 17 }, (_, i) =>
    placed(pong(i % 2 ? main : '#f6f4ec'), {
      x: 2 + (i % 5) * 4.6 + noise(i) * 1.6,
      z: -8 + Math.floor(i / 5) * 5.4 + noise(i + 7) * 1.2 + (i % 5) * 0.8,
    }),
  )
  return group(
    placed(
      group(
        turned(
          [
            [0, 0],
            [10.6, 0, 1],
            [10.9, 28, 0.2],
          ],
          glass('#f0f6f7', 0.22),
        ),
        at(ring(10.9, 0.4, plastic('#e9eceb', 0.3)), { y: 28, rx: Math.PI / 2 }),
        at(ring(10.6, 0.3, plastic('#e9eceb', 0.3)), { y: 0.4, rx: Math.PI / 2 }),
      ),
      { x: -27.6, y: 11, rz: -Math.PI / 2 },
    ),
    ...inside,
    ...outside,
    placed(drum(11.2, 11.2, 1.6, plastic('#3d5f86', 0.4), 0.5), { x: 6, y: 0, z: -20 }),
  )
}

/** Net pulled out between two clamps on the edge of a table board of 170 cm; the board is a prop. */
export const clampedNet = (main: string): Object3D => {
  const w = 150
  const shellStuff = plastic(main, 0.42)
  const clamp = (s: number): Object3D =>
    group(
      at(block([9, 17, 8], 2.6, shellStuff), { y: 8.6 }),
      at(box(5.4, 2, 10, 0.8, rubber('#26282c')), { y: 1 }),
      at(box(2, 13, 0.6, 0.3, plastic('#e9e6dc')), { x: -s * 3.6, y: 8.4, z: 3.9 }),
      placed(drum(1.5, 1.5, 1, plastic('#e9e6dc'), 0.3), { x: s * 1.2, y: 11.8, z: 3.6, rx: Math.PI / 2 }),
    )
  const cord = matte(darker(main, 0.2), 0.8)
  return group(
    ...[-1, 1].map(s => placed(clamp(s), { x: s * (w / 2) })),
    ...Array.from({ length: 61 }, (_, i) =>
      strut([(i / 60 - 0.5) * (w - 8), 1.2, 0], [(i / 60 - 0.5) * (w - 8), 14.6, 0], 0.13, cord),
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      strut([-w / 2 + 4, 1.2 + i * 2.2, 0], [w / 2 - 4, 1.2 + i * 2.2, 0], 0.13, cord),
    ),
    at(box(w - 8, 1.5, 0.4, 0.1, matte('#f6f3ea')), { y: 15 }),
  )
}

/** Board of a table under the net, its near edge in sight. */
export const tableBoard = (color = '#b98a5c', w = 420, d = 90): Object3D =>
  at(box(w, 4, d, 0.8, wood(color, 2)), { y: -2, z: 0 })

/** Trainer of 90 cm: base, springy rod, a ball on its axle. */
export const trainer = (main: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [14, 0, 1],
        [14.6, 2.4, 1.4],
        [12, 7, 2.4],
        [3.4, 9, 1.4],
        [2.4, 12, 0.6],
        [0, 12.4],
      ],
      plastic(main, 0.38),
    ),
    at(ring(14, 0.5, rubber('#2a2c30')), { y: 0.6, rx: Math.PI / 2 }),
    placed(drum(1.6, 1.6, 1, plastic('#f4f1e8'), 0.3), { x: 6, y: 6.8, z: 6.4, rx: 0.5, rz: -0.4 }),
    rod(
      [
        [0, 12, 0],
        [0, 40, 0],
        [0.6, 66, 0],
        [1.6, 84, 0],
      ],
      0.55,
      plastic('#e9e6dc', 0.4),
    ),
    at(drum(1.4, 1.4, 5, plastic(darker(main, 0.2), 0.4), 0.4), { y: 82, x: 1.3 }),
    ...[-1, 1].map(s =>
      group(
        strut([1.6, 85.4, 0], [1.6 + s * 7.4, 86.6, 0], 0.28, metal('#c9ccd0', 0.3)),
        placed(pong(s < 0 ? '#ef9a3f' : lighter('#f6f4ec', 0.1)), { x: 1.6 + s * 8, y: 84.7 }),
        at(ring(2.02, 0.2, plastic('#d9d6cc')), { x: 1.6 + s * 8, y: 86.7, ry: Math.PI / 2 }),
      ),
    ),
  )
