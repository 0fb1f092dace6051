import type { Material, Object3D } from 'three'
import { matte, plastic } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, drum, group, placed } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Point, surface } from '../../home/parts/shape.ts'
import { smear } from '../parts/dabs.ts'
import { chrome, creamy, gold, quarter, ribbed, spun } from '../parts/stuff.ts'

/** Bullet of lipstick whose top is cut at a slant that faces +z; its foot is at y = 0. */
const bullet = (r: number, h: number, color: string, slant = 1.15): Object3D =>
  surface(
    (u, v): Point => {
      const turn = -u * Math.PI * 2
      const away = v < 0.6 ? r : r * quarter((v - 0.6) / 0.4) ** 0.75
      const [x, z] = [Math.sin(turn) * away, Math.cos(turn) * away]
      const top = h - slant * (z / r + 1) * 0.5 * h * 0.46
      const crown = v < 0.6 ? 0 : 0.1 * Math.sin(((v - 0.6) / 0.4) * (Math.PI / 2))
      return [x, v < 0.6 ? (v / 0.6) * top : top + crown, z]
    },
    creamy(color, 0.36, 0.4),
    56,
    44,
  )

/** Case of a lipstick. */
interface Case {
  readonly body: Material
  readonly inner: Material
  readonly ribs?: boolean
}

const shaft = ({ body, ribs }: Case, r: number, h: number): Object3D =>
  ribs ? ribbed(r, h, 28, 0.035, body) : drum(r, r, h, body, 0.1)

/** Lower part of a lipstick with its bullet raised. */
const raised = (color: string, shell: Case): Object3D =>
  group(
    shaft(shell, 1.05, 4),
    at(drum(1.07, 1.07, 0.26, shell.inner, 0.05), { y: 3.86 }),
    at(drum(0.92, 0.92, 1.1, shell.inner, 0.06), { y: 4.1 }),
    at(drum(0.8, 0.8, 0.75, shell.inner, 0.04), { y: 5.1 }),
    at(bullet(0.68, 3.1, color), { y: 5.7 }),
  )

const capOf = (shell: Case): Object3D =>
  group(shaft(shell, 1.08, 4.9), at(drum(1.1, 1.1, 0.2, shell.inner, 0.05), { y: 0.02 }))

/** Lipstick standing, 8.8 cm, its cap standing beside. */
export const lipstick = (color: string): Object3D => {
  const shell = { body: plastic('#232122', 0.5), inner: gold(0.26) }
  return group(raised(color, shell), at(capOf(shell), { x: 2.7, z: 0.7 }))
}

/** Ribbed metal case with its bullet up, the cap behind and a refill core lying in front. */
export const refillable = (color: string): Object3D => {
  const shell = { body: chrome(0.3), inner: chrome(0.2), ribs: true }
  const core = group(
    drum(0.84, 0.84, 2.6, plastic('#f3efe8', 0.4), 0.08),
    at(drum(0.8, 0.8, 0.7, chrome(), 0.04), { y: 2.5 }),
    at(bullet(0.68, 2.9, color), { y: 3 }),
  )
  return group(
    raised(color, shell),
    at(capOf(shell), { x: -2.5, z: -1.2 }),
    at(placed(placed(core, { ry: Math.PI / 2 }), { rz: Math.PI / 2, y: 0.84 }), { x: 5.6, z: 2.4, ry: 0.32 }),
  )
}

/** Lipstick lying open beside its cap, a stroke of its colour before it. */
export const lying = (color: string, body = '#d9b48c'): Object3D => {
  const shell = { body: plastic(body, 0.36), inner: gold(0.26) }
  return group(
    at(placed(placed(raised(color, shell), { ry: 0.4 }), { rz: -Math.PI / 2, y: 1.08 }), { x: -4, ry: 0.22 }),
    at(placed(capOf(shell), { rz: Math.PI / 2, y: 1.1 }), { x: 2.6, z: 3.2, ry: -0.24 }),
    at(smear(4.6, 1.1, 0.12, color, 4), { x: -2.6, z: 3.9, ry: 0.2 }),
  )
}

const sliced = (r: number, color: string): Object3D =>
  spun((_turn, t) => [r * quarter(t) ** 0.6, r * 1.1 * t], creamy(color, 0.34, 0.5), 40, 18)

/** Twist-up crayon lying aslant, 13 cm, its clear cap and a stroke before it. */
export const crayon = (color: string, aslant = 0.5): Object3D => {
  const pencil = group(
    drum(0.7, 0.66, 1.5, chrome(0.3), 0.1),
    at(drum(0.7, 0.7, 8.6, plastic(color, 0.42), 0.06), { y: 1.5 }),
    at(drum(0.6, 0.72, 0.9, chrome(0.26), 0.05), { y: 10.05 }),
    at(drum(0.4, 0.5, 0.6, creamy(color), 0.05), { y: 10.9 }),
    at(sliced(0.43, color), { y: 11.4 }),
  )
  const cap = group(drum(0.78, 0.78, 3.2, clear('#dfe4e6', 0.5), 0.2), drum(0.5, 0.66, 0.9, chrome(0.3), 0.06))
  return group(
    at(placed(pencil, { rz: -Math.PI / 2, y: 0.72 }), { x: -6, ry: aslant, z: aslant * 2.8 }),
    at(placed(cap, { rz: -Math.PI / 2, y: 0.8 }), { x: 3.8, z: 2.6, ry: -0.3 }),
    at(smear(7.4, 1.2, 0.09, matte(color, 0.6), 7, 0.9), { x: -0.6, z: 4.6, ry: 0.28 }),
  )
}

/** Stick of balm: base, balm and, beside it or lying, its domed cap. */
export const balm = (color: string, pose: 'beside' | 'lying' = 'beside'): Object3D => {
  const soft = plastic(color, 0.62)
  const base = group(
    drum(1.18, 1.18, 1, plastic(darker(color, 0.18), 0.6), 0.12),
    at(drum(1.15, 1.15, 3, soft, 0.1), { y: 0.96 }),
    at(drum(0.98, 0.98, 0.5, plastic('#faf5ec', 0.4), 0.06), { y: 3.9 }),
    at(
      spun(
        (_turn, t) =>
          t < 0.4
            ? [0.84, t * 3]
            : [0.84 * quarter((t - 0.4) / 0.6) ** 0.8, 1.2 + Math.sin(((t - 0.4) / 0.6) * 1.5708) * 0.42],
        creamy(lighter(color, 0.34), 0.3, 0.6),
        48,
        26,
      ),
      { y: 4.2 },
    ),
  )
  const cap = spun(
    (_turn, t) =>
      t < 0.5
        ? [1.17 * (t === 0 ? 0 : 1), t * 3.2]
        : [1.17 * quarter((t - 0.5) / 0.5) ** 0.62, 1.6 + Math.sin(((t - 0.5) / 0.5) * 1.5708) * 0.95],
    soft,
    56,
    30,
  )
  return pose === 'beside'
    ? group(base, at(cap, { x: 3, z: 0.9 }))
    : group(
        at(placed(base, { rz: -Math.PI / 2, y: 1.18 }), { x: -3.4, ry: 0.3 }),
        at(placed(cap, { rx: Math.PI / 2, y: 1.17 }), { x: 2.2, z: 2, ry: 0.5 }),
      )
}
