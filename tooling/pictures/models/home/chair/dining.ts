import type { Object3D } from 'three'
import { metal, plastic } from '../../../studio/materials.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { block, strut, surface } from '../parts/shape.ts'
import { lattice, timber } from '../parts/timber.ts'

/** Beech chair of 78 cm: a dished seat, turned legs and one bent piece as its back. */
export function horn(color: string): Object3D {
  const [flat, up] = [timber(color), timber(color, 'up')]
  const dish = block([46, 3.4, 43], 1.5, flat, (x, y, z) => [
    x * (1 - Math.max(0, -z) * 0.0035),
    y - (y > 0 ? 1.1 * Math.max(0, 1 - (x / 20) ** 2) * Math.max(0, 1 - ((z + 3) / 19) ** 2) : 0),
    z - 1.6 * (x / 23) ** 2,
  ])
  const back = block([64, 8, 2.6], 1.2, flat, (x, y, z) => {
    const turn = (x / 32) * 1.22
    const r = 25 + z
    return [Math.sin(turn) * r, y * (1 - 0.55 * (x / 32) ** 4) - 1.4 * (x / 32) ** 2, 6 - Math.cos(turn) * r]
  })
  return group(
    at(dish, { y: 45 }),
    at(back, { y: 74, z: -3, rx: -0.12 }),
    ...[-1, 1].flatMap(s => [
      strut([s * 18, 44, 16], [s * 21, 0, 19], 2.1, up, 1.3),
      strut([s * 20.5, 0, -22], [s * 17.5, 42, -16], 1.4, up, 2),
      strut([s * 17.5, 42, -16], [s * 18, 72, -20.5], 2, up, 1.5),
      strut([s * 19, 30, 17], [s * 18.6, 30, -18], 1.1, up),
      at(box(4.4, 1.6, 4.4, 0.7, flat), { x: s * 17.6, y: 43.2, z: 15.6 }),
    ]),
    strut([-18.8, 30, 1], [18.8, 30, 1], 1.1, up),
    at(box(36, 4.6, 2, 0.5, flat), { y: 41.4, z: 15.6 }),
  )
}

/** Chair of oak with seat and back of woven cane. */
export function cane(wood = '#d3ae7c'): Object3D {
  const [flat, up] = [timber(wood), timber(wood, 'up')]
  const mesh = (count: number) => lattice('#e9d3a2', count)
  const frame = (w: number, d: number, thick: number) =>
    group(
      ...[-1, 1].flatMap(s => [
        at(box(w, thick, 4, 1, flat), { z: s * (d / 2 - 2) }),
        at(box(4, thick, d, 1, up), { x: s * (w / 2 - 2) }),
      ]),
      at(box(w - 7, 0.5, d - 7, 0.1, mesh(12)), {}),
    )
  return group(
    at(frame(48, 46, 3.6), { y: 45 }),
    at(group(at(frame(46, 32, 3), { rx: Math.PI / 2 })), { y: 68, z: -22, rx: -0.14 }),
    ...[-1, 1].flatMap(s => [
      strut([s * 21, 45, 20], [s * 21.6, 0, 21], 2.2, up, 1.6),
      strut([s * 21.4, 0, -25], [s * 21, 45, -19.5], 1.6, up, 2.1),
      strut([s * 21, 45, -19.5], [s * 21, 86, -25], 2.1, up, 1.7),
      at(box(2.4, 4, 40, 0.6, up), { x: s * 21, y: 34 }),
    ]),
    at(box(40, 4, 2.2, 0.6, flat), { y: 40.6, z: 20 }),
    at(box(40, 3, 2.2, 0.6, flat), { y: 34, z: -1 }),
  )
}

/** One moulded shell on four wooden legs with a cross of steel below. */
export function moulded(color: string): Object3D {
  const shell = (off: number) =>
    surface(
      (u, v) => {
        const [y, z, half, curl] = profile(v)
        const side = u * 2 - 1
        const lift = curl * Math.abs(side) ** 2.6
        const t = Math.min(1, Math.max(0, (v - 0.36) / 0.26))
        const back = t * t * (3 - 2 * t)
        return [side * half, y + lift * (1 - back) - off * (1 - 0.8 * back), z + lift * back * 1.5 - off * back]
      },
      plastic(color, 0.55),
      34,
      60,
    )
  const leg = timber('#d9b27c', 'up')
  const steel = metal('#3a3c40', 0.45)
  return group(
    shell(0),
    shell(0.9),
    ...[-1, 1].flatMap(s => [
      strut([s * 13, 41, 13], [s * 24, 0, 22], 1.7, leg, 1.1),
      strut([s * 13, 41, -11], [s * 24, 0, -22], 1.7, leg, 1.1),
      strut([s * 14.6, 35, 14.3], [-s * 14.6, 35, -12.6], 0.5, steel),
      strut([s * 14.6, 35, 14.3], [s * 14.6, 35, -12.6], 0.5, steel),
      at(box(5, 3, 5, 0.8, plastic(darker(color, 0.25))), { x: s * 12.6, y: 41, z: 12.5 }),
      at(box(5, 3, 5, 0.8, plastic(darker(color, 0.25))), { x: s * 12.6, y: 41, z: -10.5 }),
    ]),
  )
}

/** Height, depth, half width and curl of the sides along the shell: from the front lip over the seat up the back. */
function profile(v: number): readonly [number, number, number, number] {
  const rows = [
    [0, 42, 23, 19, 1],
    [0.08, 44, 21.5, 21.5, 2.5],
    [0.3, 43, 8, 23, 5.5],
    [0.45, 42.4, -6, 23, 7],
    [0.54, 46, -15.5, 22.5, 7],
    [0.66, 56, -19.5, 22, 5],
    [0.82, 69, -22.5, 21.5, 3.6],
    [0.94, 78, -24.6, 18.5, 2.4],
    [1, 81, -25.2, 13.5, 1],
  ] as const
  const next = Math.max(
    1,
    rows.findIndex(([at]) => at >= v),
  )
  const [a, b] = [rows[next - 1] ?? rows[0], rows[next] ?? rows[8]]
  const t = Math.min(1, Math.max(0, (v - a[0]) / (b[0] - a[0])))
  const ease = t * t * (3 - 2 * t) * 0.35 + t * 0.65
  const mix = (k: 1 | 2 | 3 | 4) => a[k] + (b[k] - a[k]) * ease
  return [mix(1), mix(2), mix(3), mix(4)]
}
