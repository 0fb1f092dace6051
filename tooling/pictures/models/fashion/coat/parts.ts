import type { Material, Object3D } from 'three'
import { matte, metal, plastic } from '../../../studio/materials.ts'
import { at, box, group, rod } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { armOf, type Cut, type SewnTop, type Top, topOf } from '../parts/garment.ts'
import { type Dot, flipped, pad, trace } from '../parts/outline.ts'
import { type Piece, piece, type Relief } from '../parts/piece.ts'
import { bandOn, buttonsOn, patch, seamLine, topstitch } from '../parts/sewing.ts'
import { buckle } from '../parts/strips.ts'

/** Two lapels with their collar, notched. */
export function lapels(
  { neck, drop }: Cut,
  { body }: SewnTop,
  stuff: Material,
  wide: number,
  over = 1,
  color = '#000000',
): Object3D {
  const lapel = trace([
    [over, -drop],
    [neck + wide * 0.5, -drop * 0.72, neck + wide, -drop * 0.3],
    [neck + wide * 0.36, -drop * 0.25],
    [neck * 0.62, -drop * 0.34],
    [neck * 0.3, -drop * 0.7, over, -drop],
  ])
  const collar = trace([
    [neck * 0.6, -drop * 0.36],
    [neck * 0.9, -drop * 0.12, neck - 0.2, 1.6],
    [neck + 1.6, 1.4, neck + 2.8, -0.4],
    [neck + wide * 0.72, -drop * 0.19],
    [neck + wide * 0.36, -drop * 0.26],
    [neck * 0.6, -drop * 0.36],
  ])
  const behind = trace([
    [-neck - 0.6, 0.4],
    [-neck, 3.2, 0, 3.4],
    [neck, 3.2, neck + 0.6, 0.4],
    [0, -1, -neck - 0.6, 0.4],
  ])
  const lie = {
    puff: 0.75,
    soft: 1.3,
    creases: 0.08,
    z: 0.5,
    cell: 0.55,
    on: (x: number, y: number) => Math.max(0.9, body.high(x, y)),
  }
  const pieces = [
    piece(behind, stuff, { puff: 0.9, soft: 1.6, creases: 0, z: -0.2, cell: 0.6 }),
    ...[lapel, flipped(lapel)].map(dots => piece(dots, stuff, lie)),
    ...[collar, flipped(collar)].map(dots => piece(dots, stuff, { ...lie, z: 0.8 })),
  ]
  const notch = [-1, 1].map(side =>
    seamLine(
      pieces[side > 0 ? 3 : 4] ?? body,
      [
        [side * (neck + wide * 0.38), -drop * 0.25],
        [side * neck * 0.66, -drop * 0.345],
      ],
      color,
      0.14,
    ),
  )
  return group(...pieces.map(({ mesh }) => mesh), ...notch)
}

/** Edge where one front lies over the other. */
export const frontEdge = ({ drop, long, curve = 0 }: Cut, { body }: SewnTop, x: number, color: string): Object3D =>
  group(
    seamLine(
      body,
      [
        [x * 0.6, -drop],
        [x, -drop - 6],
        [x, -long - curve + 0.4],
      ],
      color,
      0.34,
    ),
    topstitch(
      body,
      [
        [x - 1, -drop - 4],
        [x - 1, -long + 0.6],
      ],
      darker(color, 0.25),
      1,
      0.14,
    ),
  )

/** Welt or flap pockets on both sides. */
export const pocketsAt = (
  { body }: SewnTop,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  stuff: Material,
  stitch: string,
): Object3D =>
  group(
    ...[-1, 1].map(side => {
      const dots = pad(w, h, 0.7).map(
        ([px, py]): Dot => [
          side * x + px * Math.cos(side * turn) - py * Math.sin(side * turn),
          y + px * Math.sin(side * turn) + py * Math.cos(side * turn),
        ],
      )
      return patch(body, dots, stuff, stitch).whole
    }),
  )

/** Belt around the waist. */
export const beltOn = ({ body }: SewnTop, half: number, y: number, wide: number, stuff: Material): Object3D =>
  bandOn(
    { high: (x, py) => Math.max(0.9, body.high(x * 0.97, py)) },
    Array.from({ length: 17 }, (_, i): Dot => [((i - 8) / 8) * half, y - (1 - ((i - 8) / 8) ** 2) * 0.8]),
    wide,
    stuff,
    0.8,
    0.35,
  )

/** Knot of a belt with two ends. */
export const tied = ({ body }: SewnTop, y: number, stuff: Material, long = 34): Object3D => {
  const up = { high: (x: number, py: number) => body.high(x, py) + 0.9 }
  return group(
    bandOn(
      up,
      [
        [0.6, y],
        [2, y - 9],
        [3.4, y - long * 0.6],
        [2.6, y - long],
      ],
      4.4,
      stuff,
      0.6,
      0.5,
    ),
    bandOn(
      up,
      [
        [-0.8, y],
        [-2.6, y - 7],
        [-4, y - long * 0.5],
        [-5.4, y - long * 0.82],
      ],
      4.4,
      stuff,
      0.6,
      0.2,
    ),
    bandOn(
      up,
      [
        [-3.2, y + 1.6],
        [0.4, y + 0.4],
        [3, y - 1.6],
      ],
      4.2,
      stuff,
      1.6,
      1,
    ),
  )
}

/** Buckle of a belt with its free end. */
export const buckled = ({ body }: SewnTop, y: number, stuff: Material, color: string): Object3D => {
  const z = body.high(0, y) + 1.4
  return group(
    at(buckle(5.4, 6, 0.5, plastic(color, 0.35)), { y, z }),
    at(box(5, 0.6, 0.5, 0.2, plastic(color, 0.35)), { x: 0, y, z: z + 0.1 }),
    bandOn(
      { high: (x, py) => body.high(x, py) + 0.9 },
      [
        [2, y],
        [7, y - 1],
        [10.6, y - 4],
        [11.4, y - 9],
      ],
      4,
      stuff,
      0.6,
      0.4,
    ),
  )
}

/** Tabs on the shoulders. */
export const epaulettes = (
  { neck, shoulder: [sx, sy] }: Cut,
  { body }: SewnTop,
  stuff: Material,
  color: string,
): Object3D =>
  group(
    ...[-1, 1].map(side => {
      const dots = trace([
        [side * (neck + 2.6), -2],
        [side * (sx - 0.6), sy - 1.2],
        [side * (sx - 1.6), sy - 4.8],
        [side * (neck + 3.8), -4.9],
        [side * (neck + 2.2), -3.4],
        [side * (neck + 2.6), -2],
      ])
      const tab = patch(body, side > 0 ? dots : dots, stuff, undefined, { z: 0.4 })
      return group(tab.whole, buttonsOn({ high: (x, y) => tab.high(x, y) }, [[side * (neck + 4.2), -3.3]], color, 0.7))
    }),
  )

/** Baffles along a sleeve of the given hang. */
export const sleeveBaffles =
  (hang: number, wide: number, deep: number): Relief =>
  (x, y) => {
    const s = Math.abs(x) * Math.cos(hang) - y * Math.sin(hang)
    return deep * Math.abs(Math.sin((s * Math.PI) / wide)) ** 0.55
  }

/** High collar that stands, closed by the zip. */
export const standCollar = ({ neck }: Cut, stuff: Material, high: number, relief?: Relief): Piece =>
  piece(
    trace([
      [-neck - 1.4, -3.4],
      [-neck - 1.2, high * 0.6, -neck + 0.2, high],
      [0, high + 0.7, neck - 0.2, high],
      [neck + 1.2, high * 0.6, neck + 1.4, -3.4],
      [0, -6.4, -neck - 1.4, -3.4],
    ]),
    stuff,
    { puff: 2.6, soft: 3, creases: 0.2, z: 0.9, cell: 0.55, ...(relief ? { relief } : {}) },
  )

/** Zip down the front, with a second slider below. */
export const frontZip = (
  { long, curve = 0 }: Cut,
  { body }: SewnTop,
  top: number,
  collar: Piece | null,
  color: string,
): Object3D => {
  const high = (y: number) => Math.max(body.high(0, y), collar ? collar.high(0, y) : 0)
  const line = Array.from({ length: 24 }, (_, i): Dot => [0, top + ((-long - curve + 0.8 - top) * i) / 23])
  const surface = { high: (_x: number, y: number) => high(y) }
  const slider = (y: number) =>
    at(
      group(
        box(1.2, 1.8, 0.7, 0.2, metal('#c9c6bf', 0.3)),
        at(box(0.7, 3.4, 0.3, 0.12, metal('#d5d2cb', 0.3)), { y: -2.2, z: 0.3 }),
      ),
      { y, z: high(y) + 0.7 },
    )
  return group(
    bandOn(surface, line, 2.6, matte(darker(color, 0.3), 0.9), 0.3, 0.3),
    topstitch({ high: (_x, y) => high(y) + 0.42 }, line, '#c9c5bb', 0.6, 0.6),
    slider(top - 1.4),
    slider(-long + 4),
  )
}

/** Scarf laid around a collar, both ends hanging. */
export const scarf = (stuff: Material, { body }: SewnTop): Object3D => {
  const front = body.high(0, -12) + 4.4
  const tail = (x: number, lean: number, long: number, z: number) =>
    bandOn(
      { high: () => front + z },
      trace([
        [x * 0.5, -3],
        [x, -12, x + lean * 0.5, -24],
        [x + lean, -36, x + lean, -long],
      ]),
      8.4,
      stuff,
      1.8,
      0.2,
    )
  return group(
    rod(
      [
        [-12, 4.6, -1],
        [-10.4, -0.4, front - 2],
        [0, -4.4, front + 1.4],
        [10.4, -0.4, front - 2],
        [12, 4.6, -1],
      ],
      3.1,
      stuff,
    ),
    tail(-4, -1.6, 54, 0.4),
    tail(3.4, 2.2, 44, 1.4),
  )
}

/** Body, back and sleeves of a coat; sleeves may be turned up. */
export function coatOf(top: Top): SewnTop {
  return topOf(top)
}

/** Turned-up ends of sleeves. */
export const rolled = (cut: Cut, top: Top, sewn: SewnTop, wide: number, stuff: Material): Object3D => {
  if (!top.arm) return group()
  const { cuff } = armOf(cut, top.arm)
  return group(
    ...[1, -1].map((side, i) => {
      const [a, b] = cuff
      const mid: Dot = [(side * (a[0] + b[0])) / 2, (a[1] + b[1]) / 2]
      const arm = sewn.arms[i]
      const high = (x: number, y: number) => Math.max(0.8, arm?.high(mid[0] + (x - mid[0]) * 0.8, y + 3) ?? 0.8)
      return bandOn({ high }, [[side * (a[0] + 0.5), a[1]], mid, [side * (b[0] - 0.5), b[1]]], wide, stuff, 1, 0.2)
    }),
  )
}
