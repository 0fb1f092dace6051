import type { Object3D } from 'three'
import { glass, matte } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { leaf } from '../../../studio/props/green.ts'
import { at, box, group, rod } from '../../../studio/shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { blueberry, cherry, strawberry } from '../parts/berries.ts'
import { grown, mottle, type Spot, set } from '../parts/organic.ts'

/** Strawberries in a tray of hollows. */
export function berryTray(columns: number, rows: number, card = '#f4f6f4'): Object3D {
  const gap = 4.6
  const [w, d] = [columns * gap + 1.4, rows * gap + 1.4]
  return group(
    at(box(w, 2.2, d, 0.4, matte(card, 0.5)), { y: 1.1 }),
    ...[-1, 1].flatMap(s => [
      at(box(0.5, 3.4, d, 0.2, matte(card, 0.5)), { x: (s * w) / 2, y: 1.7 }),
      at(box(w, 3.4, 0.5, 0.2, matte(card, 0.5)), { z: (s * d) / 2, y: 1.7 }),
    ]),
    ...Array.from({ length: columns * rows }, (_, i) =>
      at(group(at(strawberry(1.75, i + 1), { rx: -1.15 + noise(i) * 0.3, rz: (noise(i + 8) - 0.5) * 0.6 })), {
        x: ((i % columns) - (columns - 1) / 2) * gap,
        y: 3.3,
        z: (Math.floor(i / columns) - (rows - 1) / 2) * gap + 0.4,
      }),
    ),
  )
}

/** Strawberries lying loosely at the places; their tips point to the camera. */
export const lying = (spots: readonly Spot[], r = 1.8): Object3D =>
  group(
    ...spots.map(([x, y, z], i) =>
      at(group(at(strawberry(r * (0.9 + noise(i) * 0.2), i + 3), { rx: -1.35 })), {
        x,
        y: y + r * 0.92,
        z,
        ry: (noise(i + 40) - 0.5) * 1.8,
      }),
    ),
  )

/** Clear punnet with its lid off. */
export const punnet = (w: number, h: number, d: number): Object3D => {
  const wall = glass('#eef5f7', 0.26)
  return group(
    at(box(w, 0.3, d, 0.1, wall), { y: 0.15 }),
    ...[-1, 1].flatMap(s => [
      at(box(0.2, h, d, 0.08, wall), { x: (s * w) / 2, y: h / 2 }),
      at(box(w, h, 0.2, 0.08, wall), { z: (s * d) / 2, y: h / 2 }),
    ]),
    ...[-1, 1].flatMap(s => [
      at(box(0.7, 0.25, d + 0.6, 0.1, glass('#ffffff', 0.5)), { x: (s * w) / 2, y: h }),
      at(box(w + 0.6, 0.25, 0.7, 0.1, glass('#ffffff', 0.5)), { z: (s * d) / 2, y: h }),
    ]),
  )
}

/** Blueberries in a block of places, or a heap. */
export const blueberries = (spots: readonly Spot[], r: number, bloom: number): Object3D =>
  set([blueberry(r, 1, bloom), blueberry(r * 0.9, 4, bloom), blueberry(r * 1.05, 7, bloom)], spots, 1.6)

/** Places that fill a box. */
export const boxed = (w: number, d: number, size: number, layers: readonly number[]): Spot[] =>
  layers.flatMap((y, k) => {
    const [nx, nz] = [Math.floor(w / size), Math.floor(d / size)]
    return Array.from(
      { length: nx * nz },
      (_, i): Spot => [
        ((i % nx) - (nx - 1) / 2) * size + (noise(i + k * 60) - 0.5) * size * 0.3,
        y + noise(i + 30) * size * 0.15,
        (Math.floor(i / nx) - (nz - 1) / 2) * size + (noise(i + k * 90 + 7) - 0.5) * size * 0.3,
      ],
    )
  })

/** Bunch of grapes lying towards the camera or hanging: tapers along -y from its stalk at 0. */
export function bunch(colour: string, long = 15, wide = 5, r = 1.25, seed = 1, oval = 1.1): Object3D {
  const grape = (k: number) =>
    grown({
      size: [r, r * oval, r],
      colour: p =>
        blend(blend(colour, lighter(colour, 0.5), mottle(p, 2, k) * 0.45), '#ffffff', p.y < -0.93 ? 0 : 0.06),
      fine: 20,
      seed: k,
      finish: 'waxed',
    })
  const kinds = [grape(1), grape(2), grape(3)]
  const spots: Spot[] = []
  const rows = Math.round(long / (r * 1.35))
  for (let j = 0; j < rows; j += 1) {
    const t = (j + 0.6) / rows
    const away = wide * Math.sin(Math.min(1, t * 2.4 + 0.25) * Math.PI * 0.5) * (1 - t ** 2.2 * 0.85) - r
    const count = Math.max(1, Math.round((Math.PI * 2 * Math.max(away, 0.2)) / (r * 1.85)))
    for (let i = 0; i < count; i += 1) {
      const turn = ((i + (j % 2) / 2) / count) * Math.PI * 2 + noise(j + seed) * 0.6
      const k = away + (noise(i + j * 40 + seed) - 0.5) * r * 0.5
      spots.push([Math.sin(turn) * k, -t * long + (noise(i + j * 17) - 0.5) * r * 0.5, Math.cos(turn) * k])
    }
  }
  const wood = matte('#8a7a3f')
  return group(
    set(kinds, spots, 0.7, seed),
    rod(
      [
        [0, -long * 0.7, 0],
        [0.2, -2, 0],
        [0, 1, 0],
        [0.4, 2.6, 0.3],
      ],
      0.28,
      wood,
    ),
    rod(
      [
        [-1.8, 2.2, 0],
        [0.4, 2.6, 0.3],
        [2.4, 2.5, 0.4],
      ],
      0.32,
      wood,
    ),
  )
}

/** Vine leaf: five lobes from overlapping leaves. */
export const vineLeaf = (size: number, green = '#5f8f3f'): Object3D =>
  group(
    ...[-1.25, -0.65, 0, 0.65, 1.25].map((turn, i) =>
      at(leaf(i % 2 ? green : darker(green, 0.06), size * (1 - Math.abs(turn) * 0.22), size * 0.5, size * 0.08), {
        ry: turn,
        y: i * 0.02,
      }),
    ),
  )

/** Pair of cherries on stalks that meet. */
export const pair = (red: string, seed = 1, r = 1.3): Object3D => {
  const [a, b] = [1.5 + noise(seed) * 0.4, 1.6 + noise(seed + 5) * 0.4]
  return group(
    at(cherry(r, red, [a, 4.4]), { x: -a }),
    at(cherry(r * 0.96, darker(red, 0.06), [-b, 4.4]), { x: b, z: 0.3 }),
  )
}

/** Cherries lying in a heap, stalks every way. */
export const cherries = (red: string, spots: readonly Spot[], r = 1.25, green = '#7d8a3f'): Object3D =>
  set(
    [
      cherry(r, red, [0.9, 3.6], green),
      cherry(r, darker(red, 0.12), [-1.2, 3.2], green),
      cherry(r * 0.95, lighter(red, 0.06), [0.4, 3.8], green),
    ],
    spots,
    1.5,
  )
