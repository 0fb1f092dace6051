import { BufferGeometry, Color, Float32BufferAttribute, Mesh, type Object3D } from 'three'
import { matte, metal, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { block, type Layer } from '../cake/layers.ts'
import { finished, grown, mottle } from '../parts/organic.ts'
import { net, swept } from '../parts/swept.ts'

/** A steak: outline by turn, colours, how much marbling, where the fat rim is. */
export interface Steak {
  readonly rx: number
  readonly rz: number
  readonly thick: number
  readonly lean: string
  readonly fat: string
  /** 0 is lean, 1 is heavily marbled. */
  readonly marble: number
  /** Width of the rim of fat as a share of the radius. */
  readonly rim: number
  readonly seed?: number
  /** Bars of a grill. */
  readonly grilled?: boolean
}

/** Slice of meat lying flat, its grain and fat on the face. */
export function steak({ rx, rz, thick, lean, fat, marble, rim, seed = 1, grilled = false }: Steak): Object3D {
  const edge = (turn: number) =>
    1 + 0.1 * Math.sin(turn * 2 + seed) + 0.06 * Math.sin(turn * 3 + seed * 2) + 0.03 * Math.sin(turn * 7 + seed)
  const level = (t: number): [number, number] => {
    if (t < 0.08) return [t / 0.08, 0]
    if (t < 0.28) {
      const k = (t - 0.08) / 0.2
      return [1 + Math.sin(k * Math.PI) * 0.03, k * thick]
    }
    return [1 - (t - 0.28) / 0.72, thick + Math.sin(((t - 0.28) / 0.72) * 2) * 0.12]
  }
  const colour = (t: number, turn: number): string => {
    const [away] = level(t)
    const [x, z] = [Math.sin(turn) * away * rx, Math.cos(turn) * away * rz]
    const band = rim * Math.max(0, 0.4 + 0.75 * Math.sin(turn + seed * 0.7 + 2.4))
    if (band > 0.02 && away > 1 - band + (clouds(x + 60, z + 60, 2) - 0.5) * 0.06 && t > 0.08)
      return blend(fat, lighter(fat, 0.3), noise(Math.round(turn * 30) + Math.round(t * 70)) * 0.6)
    const vein = Math.abs(clouds(x * 0.75 + seed * 9 + 50, z * 0.75 + 50, 3) - 0.5)
    const line = vein < 0.006 + marble * 0.03 ? 0.55 : 0
    const grain = clouds(x * 2.4 + 80, z * 0.8 + seed + 80, 2)
    const base = blend(blend(lean, darker(lean, 0.28), grain), fat, line)
    return grilled && t > 0.28 && Math.abs(Math.sin((x + z * 0.5) * 1.2)) > 0.93 ? darker(base, 0.6) : base
  }
  return group(
    net({
      rows: 84,
      columns: 170,
      colour,
      finish: 'wet',
      place: (t, turn, into) => {
        const [away, y] = level(t)
        const k = away * edge(turn)
        into.set(Math.sin(turn) * rx * k, y, Math.cos(turn) * rz * k)
      },
    }),
  )
}

/** Cubes with their layers of lean and fat. */
export function cubes(layers: readonly Layer[], top: string, size = 3): Object3D[] {
  return [0, 1, 2].map(i =>
    block(size * (0.94 + i * 0.05), size * (1 - i * 0.04), size * (1.02 - i * 0.05), finished('wet', top), layers),
  )
}

/** Layers of pork belly from its skin, and of brisket. */
export const BELLY: readonly Layer[] = [
  { colour: '#c9564c', share: 0.2, kind: 'mousse' },
  { colour: '#f3ddd0', share: 0.14, kind: 'mousse' },
  { colour: '#cf6056', share: 0.24, kind: 'mousse' },
  { colour: '#f6e6da', share: 0.28, kind: 'mousse' },
  { colour: '#e3b58f', share: 0.14, kind: 'mousse' },
]
export const BRISKET: readonly Layer[] = [
  { colour: '#a3302c', share: 0.4, kind: 'sponge' },
  { colour: '#efd9c4', share: 0.12, kind: 'mousse' },
  { colour: '#96282a', share: 0.36, kind: 'sponge' },
  { colour: '#f0dfcc', share: 0.12, kind: 'mousse' },
]

/** Colour of a frozen slice: a thin rim of fat, two wavy layers, fine veins. `v` runs across, `u` along. */
const marbled = (lean: string, fat: string, seed: number) => (u: number, v: number) => {
  const wave = (clouds(u * 4 + 40, seed * 3 + 40, 2) - 0.5) * 0.16
  const layer =
    Math.min(Math.abs(v - 0.36 - wave), Math.abs(v - 0.7 - wave * 1.6)) / (0.4 + clouds(u * 9 + 20, v + 20, 2))
  const vein = Math.abs(clouds(u * 7 + seed * 9 + 60, v * 3 + 60, 3) - 0.5)
  const white = v < 0.07 + wave * 0.4 ? 0.95 : layer < 0.035 ? 0.85 : vein < 0.02 ? 0.6 : 0
  const grain = clouds(u * 16 + 80, v * 5 + seed + 80, 2)
  return blend(blend(lean, lighter(lean, 0.25), grain), fat, white)
}

/** Thin slice rolled up in a loose spiral with ragged ends, lying along x. */
export function shaving(lean: string, fat: string, seed = 1, long = 7): Mesh {
  const [across, along] = [92, 26]
  const places: number[] = []
  const tints: number[] = []
  const faces: number[] = []
  const tint = new Color()
  const colour = marbled(lean, fat, seed)
  for (let j = 0; j <= along; j += 1)
    for (let i = 0; i <= across; i += 1) {
      const [u, v] = [i / across, j / along]
      const turn = u * Math.PI * (4 + (seed % 3) * 0.5) + seed * 1.7
      const flap = Math.max(0, u - 0.86) * 2.4
      const away = 0.2 + u * 1.05 + flap + (clouds(u * 8 + seed * 5 + 30, v * 2 + 30, 2) - 0.5) * 0.34
      const ragged = 1 + (clouds(u * 12 + (v > 0.5 ? 70 : 30), seed * 4 + 30, 3) - 0.5) * 0.3
      places.push((v - 0.5) * long * ragged + u * 0.4, Math.cos(turn) * away * 0.92, Math.sin(turn) * away)
      tint.set(colour(u, v))
      tints.push(tint.r, tint.g, tint.b)
    }
  for (let j = 0; j < along; j += 1)
    for (let i = 0; i < across; i += 1) {
      const a = j * (across + 1) + i
      faces.push(a, a + 1, a + across + 1, a + 1, a + across + 2, a + across + 1)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(tints, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  const material = finished('soft', '#ffffff', true)
  material.side = 2
  return new Mesh(geometry, material)
}

/** Black tray of foam. */
export const foamTray = (w: number, d: number, colour = '#23282c'): Object3D =>
  group(
    at(slab(rounded(w, d, 1.6), 0.8, 0.2, matte(colour, 0.5)), { rx: -Math.PI / 2, y: 0.4 }),
    ...[-1, 1].flatMap(s => [
      at(box(w, 2.4, 0.6, 0.25, matte(colour, 0.5)), { z: (s * d) / 2, y: 1.4, rx: s * 0.2 }),
      at(box(0.6, 2.4, d, 0.25, matte(colour, 0.5)), { x: (s * w) / 2, y: 1.4, rz: s * -0.2 }),
    ]),
  )

/** Rows of shavings in a tray, their open ends to the front, each row leaning on the one behind. */
export const rollTray = (lean: string, fat: string, tray = '#23282c'): Object3D => {
  const kinds = [1, 2, 3, 4, 5].map(i => shaving(lean, fat, i, 6.6))
  return group(
    foamTray(25, 17, tray),
    ...Array.from({ length: 24 }, (_, i) => {
      const one = kinds[(i * 3 + Math.floor(i / 8)) % 5]?.clone() ?? group()
      const row = Math.floor(i / 8)
      const lying = at(group(at(one, { rx: noise(i + 7) * 6.28 })), { rz: 0.42 + noise(i + 30) * 0.14 })
      return at(group(lying), {
        x: ((i % 8) - 3.5 + (row % 2 ? 0.3 : -0.1)) * 2.9,
        y: 2.5 + noise(i + 50) * 0.4,
        z: (row - 1) * 4.7 + (noise(i) - 0.5) * 0.8,
        ry: -Math.PI / 2 + (noise(i + 90) - 0.5) * 0.5,
      })
    }),
  )
}

/** Rack of ribs: bones stand up from the meat. */
export const rack = (count: number, meat = '#8a3a2c', fat = '#e6c7a4'): Object3D => {
  const long = count * 2.6
  return group(
    at(
      net({
        rows: 70,
        columns: 60,
        finish: 'wet',
        colour: (t, turn) =>
          blend(
            blend(meat, darker(meat, 0.5), clouds(t * 12 + 30, turn * 2 + 30, 3) * 0.9),
            fat,
            Math.abs(Math.sin(turn)) > 0.9 && Math.cos(turn) > -0.3
              ? 0.55
              : clouds(t * 7 + 50, turn + 50, 3) > 0.62
                ? 0.5
                : 0,
          ),
        place: (t, turn, into) => {
          const k = Math.max(0.02, 1 - Math.abs(t * 2 - 1) ** 7) ** 0.5
          const lump = 1 + 0.07 * Math.sin(t * count * 6.28)
          into.set((t - 0.5) * long, 3.1 + Math.cos(turn) * 3 * k * lump, Math.sin(turn) * 2.3 * k * lump)
        },
      }),
      {},
    ),
    ...Array.from({ length: count }, (_, i) => {
      const x = (i - (count - 1) / 2) * 2.5
      return group(
        rod(
          [
            [x, 4, -0.6],
            [x + 0.2, 8, -1.6],
            [x + 0.3, 12, -3.4],
          ],
          0.52,
          finished('soft', '#efe0c6'),
        ),
        at(ball(0.6, finished('soft', '#e3d0b0')), { x: x + 0.3, y: 12, z: -3.4 }),
      )
    }),
  )
}

/** Leg of lamb lying along x, its bone to the right. */
export const leg = (meat = '#a3463a', fat = '#ecd4ba'): Object3D =>
  group(
    swept({
      path: t => [t * 25 - 13, 4.4 - t * 1.6, Math.sin(t * 2.4) * 1.4],
      r: (t, turn) =>
        (t < 0.03 ? 4 * Math.sqrt(t / 0.03) : 1) *
        (5.2 *
          Math.max(0.2, Math.sin(Math.min(1, t * 0.8 + 0.28) * Math.PI)) ** 0.8 *
          (1 + 0.05 * Math.sin(turn * 3 + t * 6)) +
          0.6) *
        (t < 0.03 ? 0.25 : t < 0.12 ? 0.8 + ((t - 0.03) / 0.09) * 0.2 : 1),
      tall: 0.84,
      rows: 70,
      columns: 60,
      finish: 'wet',
      colour: (t, turn) => {
        const c = clouds(t * 6 + 30, Math.sin(turn) * 1.6 + Math.cos(turn) + 30, 3)
        return blend(
          blend(meat, darker(meat, 0.25), clouds(t * 20 + 60, turn + 60, 2)),
          fat,
          c > 0.5 ? Math.min(0.75, (c - 0.5) * 3.4) : 0,
        )
      },
    }),
    rod(
      [
        [9, 2.9, 1.2],
        [13, 2.7, 0.9],
        [16.6, 2.6, 0.6],
      ],
      0.95,
      finished('soft', '#efe0c8'),
    ),
    at(grown({ size: [1.5, 1.3, 1.4], colour: '#e9d6b8', lump: 0.2 }), { x: 16.8, y: 2.6, z: 0.6 }),
  )

/** Drumstick lying along x, its bone to the right. */
export const drumstick = (seed = 1): Object3D =>
  group(
    at(
      grown({
        size: [5.6, 2.9, 3.1],
        colour: p =>
          blend(
            blend('#f0c9a8', '#e6a98c', mottle(p, 2, seed)),
            '#f8e3c6',
            noise(Math.round(p.x * 18) * 7 + Math.round(p.y * 18) * 3 + Math.round(p.z * 18) * 91) > 0.8 ? 0.7 : 0,
          ),
        bend: p => {
          const slim = 1 - 0.62 * Math.max(0, p.x + 0.1) ** 0.9
          p.y *= slim
          p.z *= slim
        },
        lump: 0.08,
        seed,
        fine: 48,
        finish: 'wet',
      }),
      { y: 2.6 },
    ),
    rod(
      [
        [4.6, 2.5, 0],
        [6.4, 2.4, 0],
        [7.6, 2.4, 0],
      ],
      0.66,
      finished('soft', '#f3e6d2'),
    ),
    ...[-0.5, 0.5].map(z => at(ball(0.82, finished('soft', '#efdcc4')), { x: 7.8, y: 2.4, z })),
  )

/** Sprig of rosemary, lying along x. */
export const rosemary = (long = 11): Object3D =>
  group(
    rod(
      [
        [-long / 2, 0.4, 0],
        [0, 0.7, 0.4],
        [long / 2, 0.3, 0],
      ],
      0.14,
      matte('#6f5a3a'),
    ),
    ...Array.from({ length: 44 }, (_, i) =>
      at(group(at(box(1.7, 0.12, 0.24, 0.06, matte(i % 3 ? '#4f7a52' : '#6f9a6c')), { x: 0.8 })), {
        x: (i / 44 - 0.5) * long,
        y: 0.6,
        ry: (i % 2 ? 1 : -1) * (0.7 + noise(i) * 0.5),
        rz: noise(i + 9) * 0.8,
      }),
    ),
  )

/** Pepper mill. */
export const mill = (): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [2.4, 0, 0.3],
        [2.3, 3, 0.8],
        [1.6, 6, 1],
        [2, 10, 0.6],
        [2.1, 12, 0.4],
        [1.2, 12.6, 0.2],
        [1.6, 14, 0.6],
        [0.9, 15.8, 0.5],
        [0, 16],
      ],
      wood('#6f4a30'),
    ),
    at(ball(0.6, metal('#c6c9cf', 0.24)), { y: 16.2 }),
  )

/** Star anise. */
export const anise = (): Object3D =>
  group(
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(i =>
      at(group(at(grown({ size: [0.9, 0.3, 0.36], colour: '#6b3a1e', fine: 12 }), { x: 0.9, y: 0.3 })), {
        ry: (i * Math.PI) / 4,
      }),
    ),
  )

/** Pan of cast iron. */
export const skillet = (r = 12): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.88, 0, 0.6],
        [r, 4, 0.2],
        [r * 0.95, 4, 0.2],
        [r * 0.84, 0.8, 0.4],
        [0, 0.8],
      ],
      finished('soft', '#3a3d40'),
    ),
    at(slab(rounded(3, 12, 1.3), 1.2, 0.3, finished('soft', '#3a3d40')), {
      rx: -Math.PI / 2,
      y: 3.4,
      z: r + 4.6,
    }),
    at(ring(r * 0.975, 0.24, finished('soft', '#4a4d50')), { y: 4, rx: Math.PI / 2 }),
  )

/** Hotpot of copper with its chimney and broth. */
export const hotpot = (): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [6, 0, 0.4],
        [5, 3, 0.4],
        [6, 4.6],
        [11, 7, 0.8],
        [11.6, 11, 0.2],
        [11.2, 11],
        [10.6, 8],
      ],
      metal('#c98346', 0.32),
    ),
    at(drum(11, 10.6, 0.2, finished('wet', '#d9a45c'), 0), { y: 9.8 }),
    turned(
      [
        [3.6, 9],
        [2.8, 17, 0.4],
        [3.2, 17.4],
        [2.4, 17.4],
        [2.2, 12],
      ],
      metal('#c98346', 0.32),
    ),
    ...[-1, 1].map(s => at(ring(1.7, 0.36, metal('#b9743c', 0.3)), { x: s * 12, y: 9.6 })),
  )
