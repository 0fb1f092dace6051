import { type Material, type Mesh, type Object3D, SplineCurve, Vector2 } from 'three'
import { matte } from '../../../studio/materials.ts'
import { group, rod } from '../../../studio/shapes.ts'
import { along, type Last, type Profile } from './last.ts'
import { mesh } from './mesh.ts'
import { type Spot, stitches } from './strips.ts'

/** A boot over a last: its front from the toe up to the collar, its back, and the width of its shaft. */
export interface Boot {
  readonly form: Last
  readonly length: number
  /** Places of the front edge as it rises: x from the middle of the foot, height over the bed. */
  readonly front: readonly (readonly [x: number, y: number])[]
  /** Place of the back edge by height. */
  readonly back: Profile
  /** Half width of the shaft by height; the foot's own width below the ankle. */
  readonly shaft: Profile
  readonly ankle: number
  /** How much of the bed's rise the shaft keeps. */
  readonly rise?: number
}

/** Places on a boot: `t` runs from the sole to the collar, `u` from the heel (0) round the outer side to the toe (0.5) and back. */
export interface Skin {
  readonly on: (t: number, u: number, off?: number) => Spot
  /** Share of the way up at a height over the bed. */
  readonly tAt: (height: number) => number
}

/** Builds the form of a boot. */
export function skinOf({ form, length, front, back, shaft, ankle, rise = 0 }: Boot): Skin {
  const edge = new SplineCurve(front.map(([x, y]) => new Vector2(x, y))).getSpacedPoints(240)
  const backAt = along(back)
  const shaftAt = along(shaft)
  const smooth = (t: number) => Math.min(1, Math.max(0, t)) ** 2 * (3 - 2 * Math.min(1, Math.max(0, t)))
  const on = (t: number, u: number, off = 0): Spot => {
    const spot = edge[Math.round(t * 240)] ?? new Vector2()
    const y = Math.max(0, spot.y)
    const [f, b] = [spot.x + off, backAt(y) - off]
    const angle = u * Math.PI * 2
    const s = (1 - Math.cos(angle)) / 2
    const x = b + (f - b) * s
    const share = Math.min(0.999, Math.max(0.001, x / length + 0.5))
    const up = smooth((y - ankle * 0.35) / (ankle * 0.65))
    const slim = 1 - Math.min(0.3, Math.max(0, y - 1.5) * 0.055) * (1 - up)
    const foot =
      form.half(share) * slim * Math.min(1, Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, (f - x) / 3.4)) ** 2)))
    const round = shaftAt(y) * Math.abs(Math.sin(angle)) ** 0.82
    const half = foot * (1 - up) + round * up + off * Math.min(1, Math.abs(Math.sin(angle)) * 2)
    const ground = form.bed(share) * (1 - up) + (rise || form.bed(0.2)) * up
    return [x, ground + y, Math.sin(angle) >= 0 ? half : -half]
  }
  return {
    on,
    tAt: height =>
      Math.max(
        0,
        edge.findIndex(({ y }) => y >= height),
      ) / 240,
  }
}

/** Part of a boot's skin. */
export function bootSkin(
  { on }: Skin,
  material: Material,
  { from = 0, to = 1, left = 0, right = 1, off = 0 } = {},
): Mesh {
  const [rows, columns] = [Math.max(8, Math.round(70 * (to - from))), Math.max(10, Math.round(72 * (right - left)))]
  const grid = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (__, i) =>
      on(from + ((to - from) * j) / rows, left + ((right - left) * i) / columns, off),
    ),
  )
  const uv = grid.map((row, j) =>
    row.map((_, i): readonly [number, number] => [(i / columns) * 5 * (right - left), (j / rows) * 2.4 * (to - from)]),
  )
  return mesh(grid, uv, material)
}

/** Padded collar and the lining inside. */
export function collar(skin: Skin, color: string, thick = 0.6, deep = 0.2): Object3D {
  const rim = Array.from({ length: 41 }, (_, i): Spot => skin.on(1, i / 40, -thick * 0.5))
  const inner = Array.from({ length: 7 }, (_, j) =>
    Array.from({ length: 41 }, (__, i) => skin.on(1 - (j / 6) * deep, i / 40, -thick)),
  )
  return group(rod(rim, thick, matte(color, 0.9)), mesh(inner, null, matte(color, 0.95)))
}

/** Stitches around at a height, between two places of the round. */
export const stitchRound = (skin: Skin, t: number, left: number, right: number, color: string, off = 0.1): Object3D =>
  stitches(
    Array.from({ length: 30 }, (_, i) => skin.on(t, left + ((right - left) * i) / 29, off)),
    color,
    0.6,
    0.13,
  )
