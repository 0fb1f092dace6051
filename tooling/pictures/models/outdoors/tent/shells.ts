import { BackSide, DoubleSide, FrontSide, type Material, MeshPhysicalMaterial, type Object3D, type Side } from 'three'
import { matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, box, drum, group, placed, ring, rod, slab } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { lit } from '../../home/parts/light.ts'
import { type Point, surface } from '../../home/parts/shape.ts'
import { guyLine } from '../parts/ropes.ts'

type Spot = [x: number, y: number, z: number]

/** Tent cloth: dull, with a breath of sheen. */
export const cloth = (color: string, side: Side = DoubleSide): Material =>
  new MeshPhysicalMaterial({ color, roughness: 0.78, sheen: 0.35, sheenRoughness: 0.6, side })

const mesh = (color: string): Material =>
  new MeshPhysicalMaterial({ color, roughness: 0.9, transparent: true, opacity: 0.72, side: DoubleSide })

/** A place on a shell: `a` turns from the front (0) to the right, `v` runs from the ground (0) to the top (1). */
type Shell = (a: number, v: number, off?: number) => Spot

/** Measures of a dome in centimetres. */
interface Dome {
  readonly w: number
  readonly d: number
  readonly h: number
  /** Squareness of its floor, how steep its walls stand, how far cloth sags between poles. */
  readonly square?: number
  readonly steep?: number
  readonly sag?: number
  /** How far the front reaches out as a porch. */
  readonly porch?: number
  readonly lift?: number
}

const shellOf =
  ({ w, d, h, square = 3.4, steep = 0.72, sag = 0.06, porch = 0, lift = 0 }: Dome): Shell =>
  (a, v, off = 0) => {
    const [s, c] = [Math.sin(a), Math.cos(a)]
    const p = 2 / square
    const top = Math.max(0, 1 - v * v) ** steep
    const hollow = 1 - sag * Math.abs(Math.cos(2 * a)) ** 2 * Math.sin(Math.min(1, v * 1.1) * Math.PI)
    const out = 1 + off / Math.max(60, (w + d) / 4)
    const front = c > 0 ? 1 + porch * c ** 3 * (1 - v) ** 0.8 : 1
    return [
      Math.sign(s) * Math.abs(s) ** p * (w / 2) * top * hollow * out,
      lift + v * h * (1 + off / (h * 2)),
      Math.sign(c) * Math.abs(c) ** p * (d / 2) * top * hollow * front * out,
    ]
  }

const skin = (shell: Shell, stuff: Material): Object3D =>
  surface((u, v) => shell((u - 0.5) * Math.PI * 2, v ** 0.8), stuff, 120, 40)

/** Arched piece on a shell, around `a`, from `low` to `high`, `half` radians wide at its foot. */
const arch = (
  shell: Shell,
  a: number,
  half: number,
  low: number,
  high: number,
  off: number,
  stuff: Material,
): Object3D =>
  surface(
    (u, t) => {
      const wide = half * Math.sqrt(Math.max(0, 1 - t ** 3.2)) * (1 + t * 0.5)
      return shell(a + (u * 2 - 1) * wide, low + (high - low) * t, off)
    },
    stuff,
    24,
    24,
  )

const archRim = (
  shell: Shell,
  a: number,
  half: number,
  low: number,
  high: number,
  off: number,
  r: number,
  stuff: Material,
): Object3D =>
  rod(
    Array.from({ length: 41 }, (_, i): Spot => {
      const t = 1 - Math.abs(i / 20 - 1)
      const side = i < 20 ? -1 : 1
      const wide = half * Math.sqrt(Math.max(0, 1 - t ** 3.2)) * (1 + t * 0.5)
      return shell(a + side * wide, low + (high - low) * t, off)
    }),
    r,
    stuff,
  )

const poleOn = (shell: Shell, a: number, r: number, stuff: Material, to = 1): Object3D =>
  rod(
    Array.from({ length: 21 }, (_, i): Spot => shell(a, (i / 20) * to, 2.5)),
    r,
    stuff,
  )

/** Pop-up tent on a spring hub: arched door with its flap rolled to one side, mesh windows, raised feet. */
export function popup(color: string, big = false, lining = '#55504a'): Object3D {
  const k = big ? 1.3 : 1
  const shell = shellOf({ w: 220 * k, d: 220 * k, h: 138 * (big ? 1.2 : 1), square: 5, steep: 0.62, sag: 0.1, lift: 4 })
  const dark = plastic(darker(color, 0.5), 0.6)
  const corners = [0.25, 0.75, -0.25, -0.75].map(q => q * Math.PI)
  return group(
    skin(shell, cloth(color)),
    ...corners.flatMap(a => {
      const [x, y, z] = shell(a, 0, 2)
      return [poleOn(shell, a, 1.5, dark), placed(drum(2, 2.6, 6, rubber('#2b2c2e'), 0.6), { x, y: y - 4, z })]
    }),
    arch(shell, 0, 0.44, 0.02, 0.74, 1.4, cloth(lining)),
    arch(shell, 0, 0.34, 0.02, 0.62, 1.9, matte(darker(lining, 0.35))),
    archRim(shell, 0, 0.44, 0.02, 0.74, 2, 1.3, matte('#f1ede2')),
    rod(
      [shell(-0.5, 0.1, 6), shell(-0.52, 0.3, 7), shell(-0.48, 0.5, 6), shell(-0.3, 0.7, 5)],
      5.4,
      cloth(lighter(color, 0.12)),
    ),
    ...[-1, 1].flatMap(s => [
      arch(shell, (s * Math.PI) / 2, 0.3, 0.26, 0.7, 1.4, mesh('#4c514e')),
      archRim(shell, (s * Math.PI) / 2, 0.3, 0.26, 0.7, 1.8, 1.1, matte(lighter(color, 0.5))),
    ]),
    placed(drum(6, 8, 5, dark, 1.4), { y: shell(0, 1)[1] }),
    placed(drum(3, 3, 5, plastic('#f1ede2'), 1), { y: shell(0, 1)[1] + 5 }),
  )
}

/** Flysheet rolled back from the front: the inner tent of mesh and its dark floor are seen. */
const thrownBack = (shell: Shell, inner: Shell, color: string, fly: Material): Object3D[] => {
  const half = 0.36 * Math.PI
  const net = matte('#4a5054', 0.95)
  return [
    surface((u, v) => shell(half + u * 2 * (Math.PI - half), v ** 0.8), fly, 100, 40),
    ...[-1, 1].map(s =>
      rod(
        Array.from({ length: 13 }, (_, i): Spot => shell(s * (half - 0.03), 0.02 + (i / 12) * 0.9, 3)),
        5,
        cloth(lighter(color, 0.25)),
      ),
    ),
    surface((u, v) => inner((u - 0.5) * 2 * half, v * 0.2, 1), cloth(darker(color, 0.35)), 40, 8),
    ...[-0.62, 0.62].map(a => arch(inner, a, 0.3, 0.24, 0.8, 1.4, net)),
  ]
}

/** Door of the flysheet, its flap rolled to one side. */
const flyDoor = (shell: Shell, color: string, glow: boolean): Object3D[] => [
  arch(shell, 0.42, 0.36, 0, 0.66, 1.2, glow ? lit('#fff0c4', 0.7) : cloth('#e4dcc9')),
  arch(shell, 0.4, 0.24, 0, 0.5, 1.8, glow ? lit('#ffdf94', 0.5) : matte('#b9ae98')),
  archRim(shell, 0.42, 0.36, 0, 0.66, 1.8, 0.9, matte('#f1ede2')),
  rod(
    [shell(0.02, 0.05, 5), shell(0, 0.3, 6), shell(0.1, 0.55, 5), shell(0.26, 0.66, 4)],
    3.6,
    cloth(lighter(color, 0.15)),
  ),
]

/** Door of mesh in the inner tent with its pale zip. */
const innerDoor = (inner: Shell): Object3D[] => [
  arch(inner, 0, 0.34, 0.06, 0.76, 1.6, matte('#33383c', 0.95)),
  archRim(inner, 0, 0.34, 0.06, 0.76, 2.2, 1.2, matte('#f1ede2')),
]

/** Low dome of two layers on crossed poles: flysheet with a porch, inner tent in its door, guy lines. */
export function dome(
  color: string,
  {
    w = 260,
    d = 150,
    h = 112,
    meshInner = false,
    glow = false,
  }: { w?: number; d?: number; h?: number; meshInner?: boolean; glow?: boolean } = {},
): Object3D {
  const shell = shellOf({ w, d, h, square: 3, steep: 0.6, sag: 0.07, porch: 0.42, lift: 5 })
  const inner = shellOf({ w: w * 0.93, d: d * 0.9, h: h * 0.95, square: 3, steep: 0.62, sag: 0.05 })
  const alloy = metal(glow ? '#c9a24f' : '#b9652f', 0.36)
  const fly = glow ? lit(color, 0.62, 0.7) : cloth(color)
  const diagonals = [0.3, -0.3, 0.7, -0.7].map(q => q * Math.PI)
  return group(
    skin(inner, cloth(meshInner ? '#d9d3c4' : '#e9e2d2')),
    ...(meshInner ? thrownBack(shell, inner, color, fly) : [skin(shell, fly)]),
    ...diagonals.map(a => poleOn(shell, a, 1.1, alloy)),
    ...(meshInner ? innerDoor(inner) : flyDoor(shell, color, glow)),
    ...diagonals.map(a => {
      const from = shell(a, 0.55, 1)
      const foot = shell(a, 0, 1)
      return guyLine(from, [foot[0] * 1.3, 0, foot[2] * 1.5], 0.5)
    }),
    ...(meshInner ? [] : [guyLine(shell(0, 0.6, 1), [0, 0, d * 1.05], 0.5)]),
    placed(box(16, 1.2, 10, 0.5, cloth(lighter(color, 0.2))), {
      x: shell(-0.5, 0.8, 2)[0],
      y: shell(-0.5, 0.8, 2)[1],
      z: shell(-0.5, 0.8, 2)[2],
      rx: 0.8,
    }),
  )
}

/** Tunnel on hoops along x; its porch is at the right. `hoops` 3 or 4. */
export function tunnel(color: string, { long = 460, w = 240, h = 180, hoops = 3 } = {}): Object3D {
  const place = (u: number, q: number, off = 0): Point => {
    const span = u * (hoops - 1)
    const s = span - Math.floor(Math.min(span, hoops - 1.0001))
    const k = 1 - 0.07 * Math.sin(s * Math.PI) ** 2
    const a = (q - 0.5) * Math.PI * 1.06
    const lowEnd = u < 0.16 ? 1 - ((0.16 - u) / 0.16) ** 2 * 0.28 : 1
    return [
      (u - 0.5) * long,
      Math.max(0, Math.cos(a) * 0.98 + 0.04) ** 0.9 * h * k * lowEnd + (off * h) / 200,
      Math.sin(a) * (w / 2) * k * (1 + off / w),
    ]
  }
  const dark = cloth(darker(color, 0.28))
  const patch = (u0: number, u1: number, q0: number, q1: number, off: number, stuff: Material) =>
    surface((u, v) => place(u0 + (u1 - u0) * u, q0 + (q1 - q0) * v, off), stuff, 20, 20)
  const end = (u: number, stuff: Material, off = 0) =>
    surface(
      (t, v) => {
        const [x, y, z] = place(u, t)
        return [
          x + off + (u < 0.5 ? -1 : 1) * Math.sin(v * Math.PI * 0.5) * (u < 0.5 ? 46 : 0) * 1,
          y * (1 - v),
          z * (1 - v * 0.92),
        ]
      },
      stuff,
      40,
      12,
    )
  return group(
    surface((u, q) => place(u, q), cloth(color), 90, 60),
    end(0, dark),
    end(0.985, matte('#39352f')),
    ...Array.from({ length: hoops }, (_, i) =>
      rod(
        Array.from({ length: 31 }, (_x, k): Spot => {
          const [x, y, z] = place(i / (hoops - 1), k / 30, 3)
          return [x, y, z]
        }),
        2.2,
        matte(darker(color, 0.45)),
      ),
    ),
    patch(0.6, 0.92, 0.74, 0.985, 2, matte('#39352f')),
    patch(0.62, 0.9, 0.62, 0.735, 3, cloth(lighter(color, 0.14))),
    patch(0.14, 0.4, 0.66, 0.82, 2, mesh('#dfe6e6')),
    ...[0.14, 0.27, 0.4].map(u =>
      rod(
        [place(u, 0.66, 3), place(u, 0.74, 3), place(u, 0.82, 3)].map(([x, y, z]): Spot => [x, y, z]),
        1,
        matte(lighter(color, 0.4)),
      ),
    ),
    ...[0.02, 0.5, 0.98].map(u => {
      const [x, y, z] = place(u, 0.76, 1)
      return guyLine([x, y, z], [x * 1.06, 0, z + 90], 0.8)
    }),
  )
}

const house = (w: number, wall: number, top: number): [number, number, number][] => [
  [-w / 2, 0, 2],
  [w / 2, 0, 2],
  [w / 2, wall, 8],
  [0, top, 10],
  [-w / 2, wall, 8],
]

/** Inflatable cabin: fat air beams along its edges, door and windows in front. */
export function inflatable(color: string): Object3D {
  const [w, d, wall, top] = [300, 240, 150, 212]
  const beam = new MeshPhysicalMaterial({
    color: lighter(color, 0.4),
    roughness: 0.42,
    clearcoat: 0.3,
    clearcoatRoughness: 0.4,
  })
  const hoop = (z: number): Object3D =>
    rod(
      [
        [-w / 2 - 4, 8, z],
        [-w / 2 - 6, wall * 0.55, z],
        [-w / 2 - 2, wall - 6, z],
        [-w * 0.32, wall + (top - wall) * 0.42, z],
        [0, top + 4, z],
        [w * 0.32, wall + (top - wall) * 0.42, z],
        [w / 2 + 2, wall - 6, z],
        [w / 2 + 6, wall * 0.55, z],
        [w / 2 + 4, 8, z],
      ],
      11,
      beam,
    )
  const pane = (x: number) =>
    group(
      placed(box(54, 46, 2, 8, mesh('#5a6468')), { x, y: 92, z: d / 2 + 1 }),
      placed(box(60, 3, 3, 1, matte('#f4efe2')), { x, y: 116, z: d / 2 + 2 }),
      placed(box(60, 3, 3, 1, matte('#f4efe2')), { x, y: 68, z: d / 2 + 2 }),
    )
  return group(
    slab(house(w, wall, top), d, 3, cloth(color)),
    ...[-1, 0, 1].map(i => hoop((i * d) / 2)),
    placed(
      rod(
        [
          [0, 0, 0],
          [0, 0, d / 2],
          [0, 0, d],
        ],
        9,
        beam,
      ),
      { y: top + 3, z: -d / 2 },
    ),
    slab(
      [
        [-38, 4, 4],
        [38, 4, 4],
        [38, 128, 36],
        [-38, 128, 36],
      ].map(([x = 0, y = 0, f = 0]) => [x, y, f] as const),
      d + 5,
      1,
      matte('#544c40'),
    ),
    placed(box(13, 120, 12, 6, cloth(lighter(color, 0.2))), { x: 46, y: 66, z: d / 2 + 8 }),
    pane(-92),
    pane(92),
    ...[-1, 1].map(s => placed(box(2, 50, 120, 8, mesh('#5a6468')), { x: (s * w) / 2 + s, y: 92 })),
    ...[-1, 1].map(s => guyLine([(s * w) / 2, wall, d / 2], [s * (w / 2 + 80), 0, d / 2 + 60], 0.9)),
  )
}

/** Cotton cabin with straight walls, steep roof, an awning on poles and a stove pipe. */
export function cotton(color: string): Object3D {
  const [w, d, wall, top] = [250, 300, 110, 250]
  const canvas = cloth(color)
  const pole = matte('#a87c50')
  const eave = (s: number) =>
    surface(
      (u, v) => [
        s * (w / 2 + 12) * v,
        top + 3 - (top - wall + 13) * v - Math.sin(v * Math.PI) * 9,
        (u - 0.5) * (d + 24),
      ],
      cloth(lighter(color, 0.2)),
      12,
      16,
    )
  return group(
    slab(house(w, wall, top), d, 2, canvas),
    eave(1),
    eave(-1),
    slab(
      [
        [-36, 2, 2],
        [36, 2, 2],
        [24, 132, 10],
        [-24, 132, 10],
      ].map(([x = 0, y = 0, f = 0]) => [x, y, f] as const),
      d + 4,
      1,
      lit('#d99a52', 0.35),
    ),
    ...[-1, 1].map(s =>
      placed(drum(7, 8, 122, cloth(lighter(color, 0.25)), 3), { x: s * 36, z: d / 2 + 8, y: 4, rz: s * 0.07 }),
    ),
    surface(
      (u, v) => [(u - 0.5) * 130, 158 - v * 6 - Math.sin(v * Math.PI) * 6, d / 2 + v * 110],
      cloth(lighter(color, 0.2)),
      10,
      12,
    ),
    ...[-1, 1].flatMap(s => [
      at(drum(2.2, 2.2, 152, pole, 0.6), { x: s * 62, z: d / 2 + 108 }),
      guyLine([s * 62, 150, d / 2 + 108], [s * 118, 0, d / 2 + 160], 0.9),
      guyLine([(s * w) / 2 + s * 10, wall, d / 2], [s * (w / 2 + 90), 0, d / 2 + 20], 0.9),
    ]),
    ...[-1, 1].map(s => placed(box(2, 40, 60, 4, mesh('#6b6a62')), { x: (s * w) / 2 + s, y: 64, z: 40 })),
    placed(ring(11, 3, matte('#6f675a')), { x: 62, y: 196, z: -20, rx: Math.PI / 2, rz: 0 }),
    at(drum(6, 6, 110, metal('#4a4c50', 0.45), 0.4), { x: 62, y: 170, z: -20 }),
    at(drum(4, 11, 9, metal('#4a4c50', 0.45), 0.6), { x: 62, y: 284, z: -20 }),
  )
}

/** Tarp of 4 × 3 m between two poles, its corners pulled low; black below. */
export function tarp(color: string): Object3D {
  const place = (u: number, v: number): Point => {
    const [x, z] = [u * 2 - 1, v * 2 - 1]
    const bow = 1 - 0.13 * (1 - z * z) * Math.abs(x) ** 3
    const bowZ = 1 - 0.16 * (1 - x * x) * Math.abs(z) ** 3
    const ridgeLine = 208 - 26 * (1 - x * x)
    return [x * 200 * bow, ridgeLine - Math.abs(z) ** 1.25 * (62 + 40 * x * x), z * 150 * bowZ]
  }
  const pole = metal('#4f5358', 0.4)
  const corners = [0, 1].flatMap(u => [0, 1].map(v => place(u, v)))
  return group(
    surface((u, v) => place(1 - u, v), cloth(color, FrontSide), 50, 40),
    surface((u, v) => place(1 - u, v), matteSide('#2b2a29'), 50, 40),
    ...[-1, 1].flatMap(s => [
      at(drum(2.4, 2.4, 214, pole, 0.6), { x: s * 200 }),
      guyLine([s * 200, 210, 0], [s * 310, 0, 30], 0.9),
    ]),
    ...corners.map(([x, y, z]) => guyLine([x, y, z], [x * 1.28, 0, z * 1.5], 0.9)),
  )
}

const matteSide = (color: string): Material => new MeshPhysicalMaterial({ color, roughness: 0.9, side: BackSide })
