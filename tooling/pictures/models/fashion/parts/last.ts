import { type Material, type Mesh, type Object3D, SplineCurve, Vector2 } from 'three'
import { matte } from '../../../studio/materials.ts'
import { rod } from '../../../studio/shapes.ts'
import { mesh } from './mesh.ts'
import { type Facing, type Spot, strap } from './strips.ts'

/** A value at shares of the length: 0 is the heel, 1 the toe. */
export type Profile = readonly (readonly [share: number, value: number])[]

/** Smooth function through the values. */
export function along(profile: Profile): (share: number) => number {
  const points = new SplineCurve(profile.map(([x, y]) => new Vector2(x, y))).getPoints(200)
  return share => {
    const next = points.findIndex(({ x }) => x >= share)
    const [a, b] = [points[Math.max(0, next - 1)], points[next < 0 ? points.length - 1 : next]]
    if (!a || !b) return 0
    return b.x === a.x ? b.y : a.y + ((share - a.x) / (b.x - a.x)) * (b.y - a.y)
  }
}

/** Shapes of toes: how long the tip is, and how it closes. */
const TOES = {
  point: [0.5, 1.3, 0.86],
  almond: [0.36, 1.7, 0.66],
  round: [0.26, 2, 0.5],
  square: [0.2, 3.4, 0.34],
} as const

/** A foot's form with a shoe around it; centimetres, the toe points to +x. */
export interface Foot {
  readonly length: number
  readonly wide?: number
  readonly toe: keyof typeof TOES
  /** Height of the ground under the foot. */
  readonly bed: Profile
  /** Height of the closed upper over the bed. */
  readonly height: Profile
}

/** The form: places on it by share and turn; turn runs from the inner sole edge (0) over the top to the outer one (π). */
export interface Last {
  readonly x: (share: number) => number
  readonly bed: (share: number) => number
  readonly half: (share: number) => number
  readonly on: (share: number, turn: number, off?: number) => Spot
  /** Turn at which the upper is as high as `cut` over the bed. */
  readonly turnAt: (share: number, cut: number) => number
}

const BASE: Profile = [
  [0, 3],
  [0.12, 3.15],
  [0.34, 2.75],
  [0.5, 3.2],
  [0.68, 4.25],
  [0.8, 4.2],
  [0.92, 3.8],
  [1, 3.4],
]

/** Builds the form. */
export function last({ length, wide = 1, toe, bed: bedAt, height: heightAt }: Foot): Last {
  const [tip, p, q] = TOES[toe]
  const base = along(BASE)
  const bed = along(bedAt)
  const height = along(heightAt)
  const round = (t: number) => Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, Math.max(0, t))) ** 2))
  const close = (t: number) => (1 - (1 - Math.min(1, Math.max(0, t))) ** p) ** q
  const half = (share: number) => Math.max(0.02, base(share) * wide * round(share / 0.13) * close((1 - share) / tip))
  const x = (share: number) => (share - 0.5) * length
  const tall = (share: number) => height(share) * (0.35 + 0.65 * round((1 - share) / 0.09))
  return {
    x,
    bed,
    half,
    on: (share, turn, off = 0) => {
      const [c, s] = [Math.cos(turn), Math.max(0, Math.sin(turn))]
      const h = tall(share) + off
      const lean = s ** 0.8
      const narrow = 1 - lean * Math.min(0.4, Math.max(0, h - 3.4) * 0.075)
      return [
        x(share) + (share < 0.06 ? -lean * 0.35 - off * 0.5 : 0),
        bed(share) + h * lean,
        -Math.sign(c) * Math.abs(c) ** 0.82 * (half(share) + off) * narrow,
      ]
    },
    turnAt: (share, cut) => (cut >= tall(share) ? Math.PI / 2 : Math.asin(Math.max(0, cut / tall(share)) ** 1.25)),
  }
}

/** Part of an upper: from which share to which, how high it is cut, how far it stands off. */
export interface Upper {
  readonly from?: number
  readonly to?: number
  readonly cut: (share: number) => number
  readonly off?: number
  /** Lower edge over the bed. */
  readonly low?: number
}

const shareAt = (t: number, from: number, to: number): number => from + (to - from) * ((1 - Math.cos(Math.PI * t)) / 2)

/** Skin of an upper, open between its edges at the top. */
export function upper(form: Last, { from = 0, to = 1, cut, off = 0, low = 0 }: Upper, material: Material): Mesh {
  const rows = Array.from({ length: 91 }, (_, i) => {
    const share = shareAt(i / 90, from, to)
    const top = form.turnAt(share, cut(share))
    const foot = low === 0 ? -0.06 : Math.min(top, form.turnAt(share, low))
    const side = (turn: number) => form.on(share, turn, off)
    const half = Array.from({ length: 19 }, (_, k) => foot + ((top - foot) * k) / 18)
    return [
      ...half.map(side),
      ...half
        .map(turn => Math.PI - turn)
        .reverse()
        .map(side),
    ]
  })
  const open = rows.map(row => row.slice(0, 19))
  const other = rows.map(row => row.slice(19))
  const uv = (part: readonly (readonly Spot[])[]) =>
    part.map(row => row.map(([x, y, z]): readonly [number, number] => [x / 10, (y + Math.abs(z)) / 10]))
  const left = mesh(open, uv(open), material)
  left.add(mesh(other, uv(other), material))
  return left
}

/** Rolled edge along the cut of an upper. */
export function topline(form: Last, { from = 0, to = 1, cut }: Upper, color: string, thick = 0.17): Object3D {
  const shares = Array.from({ length: 40 }, (_, i) => shareAt(i / 39, from, to))
  const left = shares.map(share => form.on(share, form.turnAt(share, cut(share)), 0.02))
  const right = shares.map(share => form.on(share, Math.PI - form.turnAt(share, cut(share)), 0.02)).reverse()
  return rod([...left.slice(0, -1), ...right, ...left.slice(0, 1)], thick, matte(color, 0.7))
}

/** Inner sole: a pad over the bed. */
export function insole(form: Last, material: Material, up = 0.12, narrow = 0.97): Mesh {
  const rows = Array.from({ length: 61 }, (_, i) => {
    const share = shareAt(i / 60, 0.004, 0.996)
    return Array.from({ length: 13 }, (_, k): Spot => {
      const side = k / 6 - 1
      return [form.x(share), form.bed(share) + up + side ** 2 * 0.12, side * form.half(share) * narrow]
    })
  })
  return mesh(rows, null, material)
}

/** Sole under the bed: `low` is its lower face by share, `grow` how far it stands out. */
export function sole(form: Last, low: (share: number) => number, material: Material, grow = 0.1, up = 0.14): Mesh {
  const rows = Array.from({ length: 81 }, (_, i) => {
    const share = shareAt(i / 80, -0.012 * Math.min(1, grow * 4), 1 + 0.012 * Math.min(1, grow * 4))
    const s = Math.min(1, Math.max(0, share))
    const [half, top, under] = [form.half(s) + grow, form.bed(s) + up, low(s)]
    const bevel = Math.min(0.3, (top - under) * 0.3)
    const profile: readonly (readonly [number, number])[] = [
      [0, top],
      [half - bevel, top],
      [half, top - bevel],
      [half, (top + under) / 2],
      [half, under + bevel],
      [half - bevel, under],
      [0, under],
      [bevel - half, under],
      [-half, under + bevel],
      [-half, (top + under) / 2],
      [-half, top - bevel],
      [bevel - half, top],
      [0, top],
    ]
    return profile.map(([z, y]): Spot => [form.x(share), y, -z])
  })
  return mesh(rows, null, material)
}

/** Strap over the foot from the inner edge to the outer one. */
export function over(
  form: Last,
  inner: number,
  outer: number,
  wide: number,
  material: Material,
  lift = 0.12,
  turns: readonly [number, number] = [0.02, Math.PI - 0.02],
  thick = 0.32,
): Mesh {
  const points = Array.from({ length: 17 }, (_, i): Spot => {
    const t = i / 16
    return form.on(inner + (outer - inner) * t, turns[0] + (turns[1] - turns[0]) * t, lift)
  })
  const face: Facing = t => {
    const turn = turns[0] + (turns[1] - turns[0]) * t
    return [0.16 * Math.sin(turn), Math.max(0.02, Math.sin(turn)), -Math.cos(turn)]
  }
  return strap(points, wide, thick, material, face, 44)
}
