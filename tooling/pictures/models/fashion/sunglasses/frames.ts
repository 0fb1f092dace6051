import {
  DoubleSide,
  ExtrudeGeometry,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  type Object3D,
  Path,
  Shape,
  ShapeGeometry,
} from 'three'
import { gloss, metal, rubber } from '../../../studio/materials.ts'
import { at, ball, box, group, rod } from '../../../studio/shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { shaped } from '../parts/bodies.ts'
import { mesh } from '../parts/mesh.ts'
import { type Dot, flipped, trace } from '../parts/outline.ts'
import { type Spot, straight, strap } from '../parts/strips.ts'

/** Outline of the right lens around its own middle. */
export type LensShape = 'square' | 'round' | 'cat' | 'drop' | 'panto'

const SHAPES: Readonly<Record<LensShape, readonly Dot[]>> = {
  square: trace([
    [-2.1, 1.95],
    [0, 2.1, 2.1, 2.05],
    [3, 2, 2.95, 1.1],
    [2.85, -0.8],
    [2.6, -2.2, 1.2, -2.2],
    [-1, -2.2],
    [-2.3, -2.2, -2.5, -0.9],
    [-2.75, 1],
    [-2.85, 1.9, -2.1, 1.95],
  ]),
  round: Array.from(
    { length: 40 },
    (_, i): Dot => [Math.cos((i / 40) * Math.PI * 2) * 2.45, Math.sin((i / 40) * Math.PI * 2) * 2.4],
  ),
  cat: trace([
    [-2.5, 1.3],
    [0, 2.1, 2.3, 2.7],
    [3.4, 3, 3.1, 1.6],
    [2.6, -1.9, 0.4, -2.2],
    [-2.4, -2.2, -2.8, 0.2],
    [-2.9, 1.1, -2.5, 1.3],
  ]),
  drop: trace([
    [-2.5, 1.9],
    [0, 2.4, 2.4, 2.2],
    [3.3, 2, 3.1, 0.6],
    [2.7, -2.9, -0.1, -2.9],
    [-2, -2.8, -2.7, -0.2],
    [-3.2, 1.5, -2.5, 1.9],
  ]),
  panto: trace([
    [-2.2, 1.7],
    [0, 2.3, 2.2, 1.8],
    [2.8, 1.5, 2.6, 0.4],
    [2.2, -2.2, 0, -2.2],
    [-2.2, -2.2, -2.6, 0.4],
    [-2.8, 1.5, -2.2, 1.7],
  ]),
}

/** Lens of tinted or mirrored glass: darker above, with a reflection aslant. */
export const tinted = (color: string, opacity = 0.82, mirror = 0): Material => {
  const map = painted(128, 128, (pen, w, h) => {
    const wash = pen.createLinearGradient(0, h * 0.1, 0, h * 0.95)
    wash.addColorStop(0, darker(color, 0.3))
    wash.addColorStop(0.55, color)
    wash.addColorStop(1, lighter(color, 0.4))
    pen.fillStyle = wash
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = 'rgba(255,255,255,0.2)'
    for (const [x, wide] of [
      [0.5, 0.2],
      [0.8, 0.07],
    ] as const) {
      pen.beginPath()
      pen.moveTo(w * x, 0)
      pen.lineTo(w * (x + wide), 0)
      pen.lineTo(w * (x + wide - 0.42), h)
      pen.lineTo(w * (x - 0.42), h)
      pen.fill()
    }
  })
  return new MeshPhysicalMaterial({
    map,
    roughness: 0.08,
    metalness: mirror,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    envMapIntensity: 1.5,
    side: DoubleSide,
    ...(opacity < 1 ? { transparent: true, opacity } : {}),
  })
}

interface Glasses {
  readonly shape: LensShape
  readonly lens: Material
  readonly frame: Material
  /** Width of the rim; thin ones are wire. */
  readonly rim: number
  readonly tips: Material
  /** Folded temples lie behind the front. */
  readonly folded?: boolean
  readonly bridges?: number
  readonly scale?: number
}

const HALF = 3.55

/** Spectacles that stand open on a table, or folded. */
export function glasses(options: Glasses): Object3D {
  const { shape, lens, frame, rim, folded = false, bridges = 1, scale = 1 } = options
  const right = SHAPES[shape].map(([x, y]): Dot => [x * scale, y * scale])
  const low = Math.min(...right.map(([, y]) => y)) - rim
  const wrap = (x: number, _y: number, z: number): number => z - (Math.abs(x) / 7) ** 2 * 0.75
  const bent = (mesh: Mesh) => shaped(mesh, (x, y, z) => [x, y, wrap(x, y, z)])
  const sides = [right, flipped(right)].map((dots, i) => ({ dots, x: i === 0 ? HALF : -HALF }))
  const lenses = sides.map(({ dots, x }) =>
    bent(
      lensOf(
        dots.map(([a, b]): Dot => [a + x, b]),
        lens,
      ),
    ),
  )
  const rims = sides.map(({ dots, x }) => {
    const places = dots.map(([a, b]): Dot => [a + x, b])
    return rim > 0.3 ? bent(thickRim(places, x, rim, frame)) : wireRim(places, rim, frame)
  })
  const top = (Math.max(...right.map(([, y]) => y)) - 0.4) * 0.7
  const bridge = Array.from({ length: bridges }, (_, i) => {
    const y = 0.5 + i * 1.15
    const reach = HALF - 2.5 * scale + (rim > 0.3 ? 0 : 0.1)
    const line: Spot[] = [
      [-reach - 0.2, y, 0],
      [0, y + (i === 0 ? 0.3 : 0.1), 0.1],
      [reach + 0.2, y, 0],
    ]
    return rim > 0.3
      ? strap([[-reach - 0.3, y + 0.1, 0], ...line.slice(1, 2), [reach + 0.3, y + 0.1, 0]], rim * 1.9, rim * 0.7, frame)
      : rod(line, rim * 1.2, frame)
  })
  const pads = [-1, 1].map(side => {
    const drop = ball(0.42, rim > 0.3 ? frame : tinted('#f3ece2', 0.7))
    drop.scale.set(0.45, 1, 0.6)
    return at(drop, { x: side * 0.82, y: -0.5, z: -0.5, rz: side * 0.3 })
  })
  const temples = [-1, 1].map(side => temple(side, top, low, wrap(7, 0, 0), options, folded))
  return at(group(at(group(...lenses, ...rims, ...bridge, ...pads, ...temples), { y: -low + (folded ? 0.02 : 0) })), {})
}

function lensOf(dots: readonly Dot[], stuff: Material): Mesh {
  const shape = new Shape()
  for (const [i, [x, y]] of dots.entries()) i === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)
  const geometry = new ShapeGeometry(shape)
  const middle = dots.reduce((sum, [x]) => sum + x, 0) / dots.length
  const places = geometry.getAttribute('position')
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < places.count; i += 1)
    uv.setXY(i, (places.getX(i) - middle) / 6.4 + 0.5, places.getY(i) / 5.6 + 0.5)
  return new Mesh(geometry, stuff)
}

function thickRim(dots: readonly Dot[], x: number, rim: number, stuff: Material): Mesh {
  const grow = (by: number) =>
    dots.map(
      ([a, b]): Dot => [
        x + (a - x) * (1 + (by / Math.abs(a - x || 1)) * Math.min(1, Math.abs(a - x) / 2.2)),
        b * (1 + by / 2.3),
      ],
    )
  const shape = new Shape()
  for (const [i, [a, b]] of grow(rim).entries()) i === 0 ? shape.moveTo(a, b) : shape.lineTo(a, b)
  const hole = new Path()
  for (const [i, [a, b]] of dots.entries()) i === 0 ? hole.moveTo(a, b) : hole.lineTo(a, b)
  shape.holes.push(hole)
  const geometry = new ExtrudeGeometry(shape, {
    depth: rim * 0.55,
    bevelEnabled: true,
    bevelSize: 0.09,
    bevelThickness: 0.09,
    bevelSegments: 3,
  })
  geometry.translate(0, 0, -rim * 0.28)
  return new Mesh(geometry, stuff)
}

function wireRim(dots: readonly Dot[], rim: number, stuff: Material): Mesh {
  const line = [...dots, ...dots.slice(0, 2)].map(([x, y]): Spot => [x, y, -((Math.abs(x) / 7) ** 2) * 0.75])
  return strap(straight(line, 0.5), rim * 1.6, rim * 2, stuff, [0, 0, 1], 90)
}

function temple(
  side: number,
  top: number,
  low: number,
  z: number,
  { frame, rim, tips, scale = 1 }: Glasses,
  folded: boolean,
): Object3D {
  const x = side * (HALF + 2.85 * scale + (rim > 0.3 ? rim * 0.5 : 0))
  const fall = low - top
  const open: Spot[] = [
    [x, top, z],
    [x + side * 0.25, top - 0.05, z - 3],
    [x, top + fall * 0.16, z - 8],
    [x - side * 0.3, top + fall * 0.34, z - 10.6],
    [x - side * 0.5, top + fall * 0.97, z - 13.8],
  ]
  const shut: Spot[] = [
    [x, top, z],
    [x - side * 0.4, top, z - 0.9],
    [x - side * 6, top - 0.4 + side * 0.1, z - 1.4 - side * 0.35],
    [x - side * 9.6, top - 0.8, z - 0.9 - side * 0.35],
    [x - side * 12.4, top - 2.7, z - 0.5 - side * 0.35],
  ]
  const line = folded ? shut : open
  const hinge = at(box(0.5, rim > 0.3 ? 0.9 : 0.4, 0.6, 0.12, rim > 0.3 ? frame : metal('#c9c6bf', 0.3)), {
    x: x - side * 0.12,
    y: top,
    z: z + 0.1,
  })
  const face: Spot = folded ? [0, 0.001, 1] : [side, 0, 0.0001]
  if (rim > 0.3)
    return group(
      hinge,
      strap(line, t => 1.15 - t * 0.35, 0.42, frame, face, 60),
    )
  return group(
    hinge,
    rod(line, Math.max(0.09, rim * 0.8), frame),
    rod(
      line.slice(2).map(([a, b, c]): Spot => [a, b, c]),
      0.2,
      tips,
    ),
  )
}

/** Curved shield over both eyes, with a brow and rubber temples. */
export const shield = (main: string, lens: Material, half = false): Object3D => {
  const rows = 14
  const columns = 60
  const R = 7.4
  const reach = 1.18
  const edge = (a: number, t: number): Spot => {
    const nose = Math.max(0, 1 - Math.abs(a) / 0.16)
    const high = 2.5 - Math.abs(a) * 0.5
    const low = -2.5 + Math.abs(a) ** 2 * 1.4 + nose * 2.2 - Math.max(0, 0.34 - Math.abs(Math.abs(a) - 0.42)) * 1.1
    return [Math.sin(a) * R, low + (high - low) * t, Math.cos(a) * R - R + (t - 0.5) * 0.5]
  }
  const grid = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => edge((i / columns - 0.5) * 2 * reach, j / rows)),
  )
  const glass = mesh(grid, null, lens)
  const along = (t: number) => Array.from({ length: 25 }, (_, i) => edge((i / 24 - 0.5) * 2 * reach, t))
  const rimAt = (side: number) => [0, 0.3, 0.6, 1].map(t => edge(side * reach, t))
  const frame = gloss(main)
  const out = (t: number): Spot => {
    const a = (t - 0.5) * 2 * reach
    return [Math.sin(a), 0, Math.cos(a)]
  }
  const temples = [-1, 1].map(side => {
    const [x, , z] = edge(side * reach, 1)
    const line: Spot[] = [
      [x, 1.2, z],
      [x + side * 0.5, 1.1, z - 3],
      [x + side * 0.1, 0.5, z - 7],
      [x - side * 0.8, -1.5, z - 10.6],
    ]
    const grip: Spot[] = [
      [x + side * 0.12, 0.62, z - 6.4],
      [x - side * 0.3, -0.3, z - 8.6],
      [x - side * 0.84, -1.6, z - 10.9],
    ]
    return group(
      strap(line, t => 1.8 - t * 0.9, 0.5, frame, [side, 0, 0.01], 40),
      strap(grip, t => 1.4 - t * 0.2, 0.75, rubber(darker(main, 0.7)), [side, 0, 0.01], 30),
    )
  })
  return at(
    group(
      at(
        group(
          glass,
          strap(along(1), half ? 0.75 : 0.55, 0.5, frame, out, 80),
          ...(half ? [] : [strap(along(0), 0.3, 0.36, frame, out, 100)]),
          ...(half ? [] : [-1, 1].map(side => strap(rimAt(side), 0.36, 0.36, frame, [side, 0, 0.01], 12))),
          ...temples,
          at(box(1.6, 0.7, 0.7, 0.3, rubber(darker(main, 0.7))), { y: -0.3, z: -0.4 }),
        ),
        { y: 2.72 },
      ),
    ),
    {},
  )
}
