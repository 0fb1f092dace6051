import type { Object3D, Vector3 } from 'three'
import { matte } from '../materials.ts'
import { at, group, slab } from '../shapes.ts'
import { darker } from '../tones.ts'
import { type Fabric, fabric } from './fabric.ts'
import { type Edge, type Panel, panel } from './panel.ts'
import { band, buttons, seam } from './trims.ts'

/** A top in centimetres, seen from the front; the shoulders' neck points are at y = 0. */
export interface Top {
  readonly cloth: Fabric
  readonly sleeve?: 'short' | 'long' | 'folded' | 'none'
  readonly neck?: 'crew' | 'polo' | 'henley'
  /** Half width at the chest and whole length. */
  readonly chest?: number
  readonly long?: number
  /** Colour of collar, cuffs and neck band; the cloth's when left out. */
  readonly trim?: string
  readonly button?: string
  /** How far the hem hangs lower in the middle. */
  readonly curve?: number
  /** Open buttons. */
  readonly open?: boolean
  readonly over?: (body: Panel) => Object3D[]
}

/** T-shirt, long-sleeved shirt, polo or henley. */
export function top(options: Top): Object3D {
  const { cloth, sleeve = 'short', neck = 'crew', chest = 26, long = 70, curve = 0.8 } = options
  const stuff = fabric(cloth)
  const trim = options.trim ?? cloth.color
  const side = (sign: number): Edge => [
    [sign * 8.4, 0.4],
    [sign * 13, -1.6],
    [sign * (chest - 5), -5],
    [sign * (chest - 1.6), -16],
    [sign * chest, -30],
    [sign * (chest - 0.4), -long * 0.75],
    [sign * chest, -long],
  ]
  const dip = neck === 'polo' ? 4.4 : 8.2
  const body = panel(
    {
      left: side(-1),
      right: side(1),
      puff: 2.2,
      creases: 0.42,
      dip,
      hem: curve,
      z: 0.5,
      folds: { count: 2.3, deep: 1.1, from: 0.3 },
    },
    stuff,
  )
  const parts: Object3D[] = [body.mesh, back(chest, cloth.color)]
  if (sleeve !== 'none') for (const sign of [-1, 1]) parts.push(...arm(sign, options, trim))
  parts.push(seam(body, [0.02, 0.965], [0.98, 0.965], cloth.color, 0.14))
  if (neck === 'polo') parts.push(...polo(body, options, trim))
  else {
    const curveOf = Array.from({ length: 15 }, (_, i): [number, number, number] => {
      const spot = body.place(i / 14, 0, 0.2)
      return [spot.x, spot.y, (spot.z * 0.75) / 0.55]
    })
    parts.push(band(curveOf, 1.05, fabric({ color: darker(trim, 0.05), weave: 'jersey' })))
    if (neck === 'henley')
      parts.push(
        placket(body, cloth, options.open === true),
        buttons(body, 0.5, 0.14, 0.3, 3, options.button ?? '#efe6d2'),
      )
  }
  if (options.over) parts.push(...options.over(body))
  return group(...parts)
}

function back(chest: number, color: string): Object3D {
  const neck = matte(darker(color, 0.34))
  return at(
    slab(
      [
        [-9, 0.6],
        [-5, -1],
        [0, -1.6],
        [5, -1],
        [9, 0.6],
        [chest - 8, -4],
        [8, -12],
        [-8, -12],
        [8 - chest, -4],
      ],
      0.3,
      0.05,
      neck,
    ),
    { z: 0.1 },
  )
}

function arm(sign: number, { cloth, sleeve = 'short', chest = 26 }: Top, trim: string): Object3D[] {
  const stuff = fabric(cloth)
  const shoulder: readonly [number, number] = [sign * (chest - 5.4), -4.2]
  const pit: readonly [number, number] = [sign * (chest - 1.2), -21]
  if (sleeve === 'folded') return folded(sign, cloth, chest, trim)
  const [outer, inner]: [Edge, Edge] =
    sleeve !== 'long'
      ? [
          [shoulder, [sign * (chest + 5), -11.5], [sign * (chest + 13), -22]],
          [pit, [sign * (chest + 2), -24], [sign * (chest + 4.4), -29]],
        ]
      : [
          [shoulder, [sign * (chest + 6), -20], [sign * (chest + 13), -42], [sign * (chest + 15), -60]],
          [pit, [sign * (chest + 1.4), -32], [sign * (chest + 4), -46], [sign * (chest + 7), -61]],
        ]
  const edges = sign < 0 ? { left: outer, right: inner } : { left: inner, right: outer }
  const piece = panel({ ...edges, puff: 2, creases: 0.6, z: 0.2, grain: sign * 0.75, seed: sign + 4 }, stuff)
  const cuff = sleeve === 'long' ? fabric({ color: darker(trim, 0.06), weave: 'jersey' }) : undefined
  const rim = Array.from({ length: 7 }, (_, i): [number, number, number] => {
    const spot = piece.place(i / 6, 1, 0)
    return [spot.x, spot.y, spot.z]
  })
  return [piece.mesh, cuff ? band(rim, 1.7, cuff) : seam(piece, [0.03, 0.93], [0.97, 0.93], cloth.color, 0.14)]
}

/** Long sleeves folded over the chest. */
function folded(sign: number, cloth: Fabric, chest: number, trim: string): Object3D[] {
  const stuff = fabric(cloth)
  const outer: Edge = [
    [sign * (chest - 5), -4.4],
    [sign * (chest + 2.4), -17],
    [sign * (chest - 3), -36],
    [sign * 2 - sign * 4, -49 + sign * 3],
  ]
  const inner: Edge = [
    [sign * (chest - 3.4), -18],
    [sign * (chest - 7), -24],
    [sign * (chest - 11), -33],
    [sign * -4, -41 + sign * 3],
  ]
  const piece = panel(
    {
      ...(sign < 0 ? { left: outer, right: inner } : { left: inner, right: outer }),
      puff: 1.8,
      creases: 0.7,
      z: 3.4 + sign * 0.5,
      seed: sign + 8,
    },
    stuff,
  )
  const rim = [0, 0.25, 0.5, 0.75, 1].map((u): [number, number, number] => piece.place(u, 1, 0).toArray())
  return [piece.mesh, band(rim, 1.5, fabric({ color: darker(trim, 0.06), weave: 'jersey' }))]
}

function placket(body: Panel, cloth: Fabric, open: boolean): Object3D {
  const half = open ? 0.05 : 0.035
  const corner = (u: number, t: number) => body.place(u, t, 0.16)
  const edge = (u: number, v: number): Edge =>
    [0.06, 0.2, 0.34].map((t, i) => {
      const spot: Vector3 = corner(u + (v - u) * (i / 2), t)
      return [spot.x, spot.y] as const
    })
  const strip = panel(
    {
      left: edge(0.5 - half * (open ? 1.7 : 1), 0.5 - half),
      right: edge(0.5 + half * (open ? 1.7 : 1), 0.5 + half),
      puff: 0.3,
      creases: 0.05,
      z: corner(0.5, 0.2).z + 0.5,
    },
    fabric(cloth),
  )
  return group(
    strip.mesh,
    seam(strip, [0.04, 0.02], [0.04, 0.98], cloth.color, 0.12),
    seam(strip, [0.96, 0.02], [0.96, 0.98], cloth.color, 0.12),
  )
}

function polo(body: Panel, options: Top, trim: string): Object3D[] {
  const flap = (sign: number) =>
    panel(
      {
        left:
          sign < 0
            ? [
                [-9.6, 1.4],
                [-9.2, -4.2],
                [-7.6, -8.2],
              ]
            : [
                [0.7, -4.6],
                [2.2, -8],
                [4, -10],
              ],
        right:
          sign < 0
            ? [
                [-0.7, -4.6],
                [-2.2, -8],
                [-4, -10],
              ]
            : [
                [9.6, 1.4],
                [9.2, -4.2],
                [7.6, -8.2],
              ],
        puff: 0.9,
        creases: 0.1,
        z: 2.6,
      },
      fabric({ color: trim, weave: 'rib' }),
    ).mesh
  const stand = [-9, -5, 0, 5, 9].map((x): [number, number, number] => [x, 2.4 - (1 - (x / 9) ** 2) * 1.4, 0.8])
  return [
    band(stand, 1.5, fabric({ color: darker(trim, 0.14), weave: 'jersey' })),
    placket(body, options.cloth, options.open === true),
    buttons(body, 0.5, options.open ? 0.2 : 0.12, 0.3, options.open ? 2 : 3, options.button ?? '#f1ece0'),
    flap(-1),
    flap(1),
  ]
}
