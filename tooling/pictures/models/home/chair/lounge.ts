import type { Object3D } from 'three'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { at, box, drum, group, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, type Point, strut, surface } from '../parts/shape.ts'
import { lattice, timber } from '../parts/timber.ts'

/** Low chair of oak: each side is one bent ribbon, seat and back are loose cushions. */
export function bentwood(color: string): Object3D {
  const wood = timber('#dcb988')
  const skin = upholstery(color, 'boucle')
  const path: Point[] = [
    [0, 0.8, -34],
    [0, 1.2, 6],
    [0, 3, 27],
    [0, 12, 35],
    [0, 28, 36],
    [0, 46, 35],
    [0, 53, 28],
    [0, 54.6, 6],
    [0, 53.6, -18],
    [0, 51.6, -30],
  ]
  const plump = (w: number, h: number, deep: number): ReturnType<typeof block> =>
    block([w, h, deep], 5, skin, (x, y, z) => [
      x,
      y + Math.sign(y) * 2.2 * (1 - (x / w) ** 2 * 4) * (1 - (z / deep) ** 2 * 4) * Number(Math.abs(y) > h * 0.3),
      z,
    ])
  return group(
    ...[-31, 31].map(x => {
      const ribbon = rod(path, 1.5, wood)
      ribbon.scale.x = 2.3
      return at(group(ribbon), { x })
    }),
    ...[-1, 1].map(s => strut([s * 27, 26, 20], [s * 27, 30, 20], 1.6, wood)),
    at(box(58, 4, 4, 1.4, wood), { y: 31, z: 24 }),
    at(box(58, 4, 4, 1.4, wood), { y: 24, z: -20 }),
    ...[-1, 1].flatMap(s => [
      at(box(3, 5, 50, 1.2, wood), { x: s * 27, y: 27.6, z: 2, rx: -0.14 }),
      strut([s * 26, 24, -18], [s * 24, 78, -42], 1.8, wood, 1.4),
      strut([s * 29, 29, 22], [s * 31, 29, 33], 1.6, wood),
      strut([s * 27, 48, -29], [s * 31, 51.6, -29], 1.6, wood),
    ]),
    ...Array.from({ length: 5 }, (_, i) => at(box(50, 3, 1.6, 0.7, wood), { y: 38 + i * 9, z: -24.6 - i * 4 })),
    at(plump(54, 12, 52), { y: 37, z: 2, rx: 0.13 }),
    at(group(at(plump(52, 11, 50), { rx: Math.PI / 2 })), { y: 64, z: -26, rx: -0.44 }),
  )
}

/** Reclining chair of steel tube with a woven sling, a pillow and a hat on its arm. */
export function recliner(color: string): Object3D {
  const tube = metal('#5d6166', 0.42)
  const weave = lattice(color, 22, 'mesh')
  const line: Point[] = [
    [0, 40, 66],
    [0, 45, 40],
    [0, 40, 16],
    [0, 37, -6],
    [0, 52, -28],
    [0, 74, -50],
    [0, 92, -66],
  ]
  const at2 = (v: number): Point => {
    const k = v * (line.length - 1)
    const i = Math.min(line.length - 2, Math.floor(k))
    const [a, b] = [line[i] ?? [0, 0, 0], line[i + 1] ?? [0, 0, 0]]
    const t = k - i
    return [0, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
  }
  const sling = surface(
    (u, v) => {
      const [, y, z] = at2(v)
      return [(u - 0.5) * 50, y - 2.6 * (1 - (2 * u - 1) ** 2), z]
    },
    weave,
    16,
    60,
  )
  const side = (x: number) =>
    group(
      rod(
        line.map(([, y, z]): Point => [x, y, z]),
        1.5,
        tube,
      ),
      rod(
        [
          [x * 1.08, 0.9, -44],
          [x * 1.08, 1, 0],
          [x * 1.08, 1, 42],
        ],
        1.3,
        tube,
      ),
      strut([x * 1.08, 1, -36], [x * 1.08, 58, 14], 1.3, tube),
      strut([x * 1.08, 1, 36], [x * 1.08, 58, -22], 1.3, tube),
      at(block([6, 2.4, 46], 1.2, timber('#b98757')), { x: x * 1.14, y: 60, z: -4 }),
      at(drum(2, 2, 1.6, matte('#33363b'), 0.4), { x: x * 1.1, y: 31, z: -6, rz: Math.PI / 2 }),
    )
  return group(
    sling,
    side(-27),
    side(27),
    strut([-29, 1, -42], [29, 1, -42], 1.3, tube),
    strut([-29, 1, 40], [29, 1, 40], 1.3, tube),
    strut([-27, 40, 66], [27, 40, 66], 1.5, tube),
    strut([-27, 92, -66], [27, 92, -66], 1.5, tube),
    at(block([38, 14, 8], 4, upholstery(lighter(color, 0.25), 'linen')), { y: 84, z: -54, rx: -0.85 }),
    at(hat(), { x: 31, y: 62, z: 2, rz: -0.12 }),
  )
}

const hat = (): Object3D => {
  const straw = matte('#e3c98f', 0.9)
  return group(
    drum(17, 17, 0.7, straw, 0.3),
    at(drum(7.6, 8.6, 8.4, straw, 2.2), { y: 0.4 }),
    at(drum(8.75, 8.8, 2.2, matte('#7a4a34'), 0.1), { y: 0.8 }),
  )
}

/** Round padded bar stool with a foot ring: a dark seat on beech, or wood stained as walnut under a pale seat. */
export function bar(color: string): Object3D {
  const stained = color === '#7c5335'
  const wood = stained ? '#6f482c' : '#c58f56'
  const seat = stained ? '#d6c5a6' : color
  const leg = timber(wood, 'up')
  const brass = metal('#c2a06a', 0.3)
  return group(
    at(drum(17.5, 17, 2.4, timber(wood), 0.6), { y: 59.4 }),
    at(drum(18.4, 18, 5.4, upholstery(seat, 'leather'), 2.4), { y: 61.4 }),
    at(rod(loop(18.2, 0), 0.4, matte(darker(seat, 0.3))), { y: 63 }),
    ...[0, 1, 2, 3].map(i => {
      const turn = i * (Math.PI / 2) + Math.PI / 4
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return strut([c * 12, 60, s * 12], [c * 22, 0, s * 22], 1.9, leg, 1.3)
    }),
    at(rod(loop(18.6, 0), 0.85, brass), { y: 21 }),
  )
}

const loop = (r: number, y: number): Point[] =>
  Array.from(
    { length: 49 },
    (_, i): Point => [Math.cos((i / 48) * Math.PI * 2) * r, y, Math.sin((i / 48) * Math.PI * 2) * r],
  )
