import { BufferGeometry, Float32BufferAttribute, type Material, Mesh, type Object3D, SplineCurve, Vector2 } from 'three'
import { matte } from '../materials.ts'
import { at, box, group, rod } from '../shapes.ts'
import { loft, type Section } from '../soft-shapes.ts'
import { darker } from '../tones.ts'

/** A value at shares of the length, heel 0, toe 1. */
export type Profile = readonly (readonly [share: number, value: number])[]

/** A left shoe of 29 cm: its toe points to +x, it stands on y = 0. Measures in centimetres. */
export interface Shoe {
  readonly upper: Material
  readonly lining: string
  readonly sole: Material
  readonly outsole: Material
  /** Thickness of the sole at the heel, middle and toe. */
  readonly stack: readonly [number, number, number]
  /** Rise of the toe and of the heel from the ground. */
  readonly rocker?: readonly [toe: number, heel: number]
  /** Height of the collar over the ground of the foot. */
  readonly collar?: number
  readonly laces: string
  readonly lugs?: number
  readonly toeCap?: Material
  readonly heelTab?: Material
  readonly stripe?: Material
  readonly tongue?: number
}

const LENGTH = 29
const WIDTH: Profile = [
  [0, 1.6],
  [0.05, 2.9],
  [0.2, 3.4],
  [0.42, 3.3],
  [0.68, 4.7],
  [0.84, 4.5],
  [0.95, 2.9],
  [1, 1.2],
]
const HEIGHT = (collar: number): Profile => [
  [0, collar * 0.86],
  [0.05, collar * 1.02],
  [0.16, collar * 0.9],
  [0.34, collar * 0.94],
  [0.46, collar * 1.06],
  [0.6, collar * 0.82],
  [0.78, 4.9],
  [0.9, 4.2],
  [0.97, 3.1],
  [1, 1.6],
]

const at0 = (profile: Profile) => {
  const curve = new SplineCurve(profile.map(([x, y]) => new Vector2(x, y))).getPoints(240)
  return (share: number): number => {
    const next = curve.findIndex(({ x }) => x >= share)
    const [a, b] = [curve[Math.max(0, next - 1)], curve[next < 0 ? curve.length - 1 : next]]
    if (!a || !b) return 0
    return a.x === b.x ? b.y : a.y + ((share - a.x) / (b.x - a.x)) * (b.y - a.y)
  }
}

/** Whole shoe. */
export function shoe(options: Shoe): Object3D {
  const { stack, rocker = [1.6, 0.6], collar = 9.6, lugs = 0 } = options
  const [heel, middle, toe] = stack
  const ground = at0([
    [0, rocker[1]],
    [0.12, 0.08],
    [0.3, 0],
    [0.6, 0],
    [0.8, 0.2],
    [0.92, rocker[0] * 0.55],
    [1, rocker[0]],
  ])
  const bed = at0([
    [0, heel + rocker[1] * 0.9],
    [0.2, heel],
    [0.5, middle],
    [0.75, toe + 0.1],
    [0.92, toe + rocker[0] * 0.42],
    [1, toe + rocker[0] * 0.7],
  ])
  const width = at0(WIDTH)
  const height = at0(HEIGHT(collar))
  const foot: Foot = { bed, width, height }
  const parts: Object3D[] = [
    lengthwise(share => [ground(share) + 0.5, bed(share) + 0.5, width(share) * 1.1 + 0.12], options.sole, 3.4),
    lengthwise(share => [ground(share), ground(share) + 0.75, width(share) * 1.07], options.outsole, 4),
    new Mesh(upper(foot), options.upper),
    new Mesh(upper(foot, true), matte(options.lining, 0.95)),
    collarRim(foot, options.lining),
    tongue(foot, options),
    ...laces(foot, options.laces),
  ]
  if (options.toeCap) parts.push(new Mesh(upper(foot, false, [0.86, 1], 0.14, [0.02, 0.98]), options.toeCap))
  if (options.heelTab) parts.push(new Mesh(upper(foot, false, [0, 0.13], 0.14), options.heelTab))
  if (options.stripe)
    for (const side of [0.1, 0.72])
      parts.push(new Mesh(upper(foot, false, [0.3, 0.62], 0.12, [side, side + 0.16], 0.14), options.stripe))
  for (let i = 0; i < lugs; i += 1) {
    const share = 0.05 + (i / (lugs - 1)) * 0.88
    for (const side of [-1, 1])
      parts.push(
        at(box(1.1, 0.9, 1.8, 0.2, options.outsole), {
          x: x(share),
          y: ground(share) + 0.1,
          z: side * width(share) * 0.8,
          ry: side * 0.3,
        }),
      )
  }
  return group(...parts)
}

const x = (share: number): number => (share - 0.5) * LENGTH

interface Foot {
  readonly bed: (share: number) => number
  readonly width: (share: number) => number
  readonly height: (share: number) => number
}

/** Half opening of the collar and throat at a share of the length, in radians from the top; 0 is closed. */
const OPENING = at0([
  [0, 0],
  [0.07, 0.2],
  [0.12, 0.62],
  [0.3, 0.66],
  [0.42, 0.4],
  [0.5, 0.22],
  [0.68, 0.16],
  [0.72, 0.0],
  [1, 0],
])

/** Point on the upper: `turn` runs from the inner sole edge over the top to the outer one. */
function onFoot({ bed, width, height }: Foot, share: number, turn: number, off = 0): [number, number, number] {
  const round = 0.78
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const w = width(share) * 1.0 + off
  const h = height(share) + off
  const lean = Math.max(0, s) ** round
  const narrow = 1 - lean * Math.min(0.46, (h - 4) * 0.07)
  return [x(share), bed(share) + 0.2 + h * lean, -Math.sign(c) * Math.abs(c) ** 0.8 * w * narrow]
}

function upper(
  foot: Foot,
  inside = false,
  [from, to]: readonly [number, number] = [0, 1],
  off = 0,
  [low, high]: readonly [number, number] = [0, 1],
  slope = 0,
): BufferGeometry {
  const [rows, columns] = [84, 52]
  const vertices: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  for (let row = 0; row <= rows; row += 1) {
    const share = from + ((to - from) * row) / rows
    const open = Math.max(0, OPENING(share))
    for (let column = 0; column <= columns; column += 1) {
      const t = low + ((high - low) * column) / columns + slope * (row / rows - 0.5)
      const side = t < 0.5 ? (t / 0.5) * (Math.PI / 2 - open) : Math.PI - ((1 - t) / 0.5) * (Math.PI / 2 - open)
      const [px, py, pz] = onFoot(foot, share, side, inside ? -0.36 : off)
      vertices.push(px, py, pz)
      uvs.push(share * 2.9, t * 2.4)
    }
  }
  const wide = columns + 1
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const share = from + ((to - from) * (row + 0.5)) / rows
      const t = low + ((high - low) * (column + 0.5)) / columns
      if (OPENING(share) > 0.01 && low === 0 && high === 1 && column === columns / 2) continue
      if (t < 0 || t > 1) continue
      const a = row * wide + column
      faces.push(a, a + 1, a + wide, a + 1, a + wide + 1, a + wide)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(vertices, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}

function collarRim(foot: Foot, color: string): Object3D {
  const points: [number, number, number][] = []
  for (let i = 0; i <= 14; i += 1)
    points.push(onFoot(foot, 0.5 - (i / 14) * 0.44, Math.PI / 2 - OPENING(0.5 - (i / 14) * 0.44)))
  for (let i = 14; i >= 0; i -= 1)
    points.push(onFoot(foot, 0.5 - (i / 14) * 0.44, Math.PI / 2 + OPENING(0.5 - (i / 14) * 0.44)))
  return rod(points, 0.52, matte(darker(color, 0.06), 0.95))
}

function tongue(foot: Foot, { lining, tongue: long = 2 }: Shoe): Object3D {
  const points = [0.73, 0.62, 0.5, 0.4].map(
    (share): Section => [
      -x(share),
      1.9,
      0.36,
      2.6,
      onFoot(foot, share, Math.PI / 2)[1] - 0.35 + (share < 0.45 ? long : share < 0.55 ? 0.5 : 0),
    ],
  )
  const strip = loft(
    [...points].sort((a, b) => a[0] - b[0]),
    matte(darker(lining, 0.04), 0.95),
    40,
  )
  return laidAlong(strip)
}

function laces(foot: Foot, color: string): Object3D[] {
  const rows = [0.68, 0.625, 0.57, 0.515, 0.46]
  const edge = (share: number, side: number) => onFoot(foot, share, Math.PI / 2 + side * (OPENING(share) + 0.12), 0.12)
  const top = (share: number) => onFoot(foot, share, Math.PI / 2, 0.5)
  const cords = rows.flatMap((share, i) => {
    const next = rows[i + 1] ?? share - 0.03
    return [-1, 1].map(side =>
      rod(
        [edge(share, side), [x((share + next) / 2), top((share + next) / 2)[1], 0], edge(next, -side)],
        0.24,
        matte(color),
      ),
    )
  })
  const [bx, by] = top(0.43)
  const loops = [-1, 1].map(side =>
    rod(
      [
        [bx, by + 0.2, 0],
        [bx - 0.6, by + 0.6, side * 1.8],
        [bx + 0.5, by - 0.2, side * 2.9],
        [bx + 0.7, by + 0.1, side * 1.2],
        [bx, by + 0.2, 0],
      ],
      0.22,
      matte(color),
    ),
  )
  return [...cords, ...loops]
}

/** Body along the length from its lower and upper edge and half width. */
function lengthwise(
  shape: (share: number) => readonly [low: number, high: number, half: number],
  material: Material,
  square: number,
): Object3D {
  const shares = Array.from({ length: 36 }, (_, i) => i / 35)
  const sections = shares.map((share): Section => {
    const [low, high, half] = shape(share)
    const end = share < 0.02 || share > 0.985 ? 0.9 : 1
    return [(0.5 - share) * LENGTH * 1.03, half * end, Math.max(0.05, (high - low) / 2), square, (low + high) / 2]
  })
  return laidAlong(
    loft(
      [...sections].sort((a, b) => a[0] - b[0]),
      material,
      56,
    ),
  )
}

/** Turns a loft that grows upwards so that it lies along x: its height runs to the heel, its depth is the height. */
function laidAlong(body: Mesh): Mesh {
  const position = body.geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1) {
    const [px, py, pz] = [position.getX(i), position.getY(i), position.getZ(i)]
    position.setXYZ(i, -py, pz, -px)
  }
  body.geometry.computeVertexNormals()
  return body
}
