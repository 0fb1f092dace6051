import { cushion } from '../../../studio/cloth/upholstery.ts'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { cloth, matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { leaf, plant } from '../../../studio/props/green.ts'
import { rock } from '../../../studio/props/stones.ts'
import { crate, cup } from '../../../studio/props/table.ts'
import { hanging } from '../../../studio/sets/cloths.ts'
import { grass, slate } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, placed, ring, rod } from '../../../studio/shapes.ts'
import { hungRoom } from '../../home/parts/hung.ts'
import { beam, halo } from '../../home/parts/light.ts'
import { campTable, nightTable } from '../../home/parts/tables.ts'
import { deck, tentTop } from '../parts/grounds.ts'
import {
  accordion,
  brassStorm,
  campsite,
  enamelStorm,
  headlamp,
  lights,
  reel,
  solarBox,
  tentDisc,
  torch,
} from './lanterns.ts'

const shine = (y: number, r: number, strength = 0.4, tone = '#ffce8a', x = 0, z = -9) => [
  at(halo(tone, r, strength), { x, y, z }),
  at(halo(tone, r * 0.9, strength * 0.5), { x, y: 0.3, z: r * 0.16, rx: -Math.PI / 2 }),
]

const views = (
  scene: Shot,
  focus: readonly [number, number],
  rest: Partial<Views> = {},
  along: 'height' | 'width' = 'height',
  zoom = 2.1,
): Views => ({
  scene,
  close: { focus, zoom },
  size: {
    beside: () => cup('#7f97a5'),
    along,
    shot: { set: softHorizon, tone: '#d3d9da', accent: '#e4e2dc', light: 'soft', lift: 10, yaw: 0 },
  },
  ...rest,
})

const pack = (color: string) =>
  group(
    at(cushion(40, 54, 18, cloth(color, 12, 2), { swell: 2.4, soft: 1, round: 8 }), { y: 0 }),
    at(cushion(30, 22, 7, cloth(color, 10, 2), { swell: 1.4, soft: 0.6, round: 4 }), { y: -14, z: 9 }),
    ...[-11, 11].map(x => at(box(3, 54, 0.8, 0.3, matte('#3a3830')), { x, z: 12.4 })),
    at(box(40, 3, 1, 0.4, matte('#3a3830')), { y: 8, z: 11.4 }),
  )

const litter = (seed: number, reach = 16) =>
  group(
    ...Array.from({ length: 30 }, (_, i) =>
      at(leaf(['#a9683a', '#c08a45', '#8a5330', '#b37a3c'][i % 4] ?? '#a9683a', 5, 2.8, 0.8), {
        x: (noise(i + seed) - 0.5) * reach * 2.4,
        y: 0.2 + noise(i + 3) * 0.3,
        z: (noise(i + seed + 60) - 0.62) * reach * 1.5,
        ry: i * 1.9,
        rz: noise(i) * 0.2,
      }),
    ),
  )

const railing = () =>
  group(
    at(box(160, 3, 4, 0.8, matte('#d9cdb8')), { y: 20 }),
    ...Array.from({ length: 13 }, (_, i) => at(box(2, 40, 2, 0.4, matte('#cfc2ab')), { x: -66 + i * 11, y: 0 })),
  )

const swag = (w: number, n: number, y: number): [number, number, number][] =>
  Array.from({ length: n * 10 + 1 }, (_, i): [number, number, number] => {
    const t = (i / (n * 10)) * n
    const s = t - Math.floor(Math.min(t, n - 0.001))
    return [(t / n - 0.5) * w, y - 10 * 4 * s * (1 - s) * 0.25 * 3, Math.sin(t * 2) * 0.6]
  })

const coil = (): [number, number, number][] =>
  Array.from({ length: 44 }, (_, i): [number, number, number] => {
    const t = i / 43
    return [-3 + Math.sin(t * 7) * (6 + t * 12) + t * 4, 0.4, 4 + t * 13 + Math.cos(t * 7) * 4]
  })

/** Lights for the camp. */
export const lantern: LeafPictures = {
  kinds: {
    storm: views(
      {
        set: campTable,
        tone: '#7d8f62',
        accent: '#cfdde4',
        lift: 9,
        yaw: 0.3,
        fill: 0.56,
        props: () => [at(cup('#3f5f6f'), { x: 16, z: 4 }), ...shine(11, 13, 0.25)],
      },
      [0.5, 0.45],
    ),
    hang: views(
      {
        set: nightTable,
        tone: '#5d6a63',
        accent: '#8a6244',
        light: 'evening',
        lift: 14,
        fill: 0.5,
        props: () => [...shine(3, 14, 0.4), at(cup('#e6ddcc'), { x: 15, z: 4 })],
      },
      [0.5, 0.4],
    ),
    string: views(
      {
        set: deck,
        tone: '#a98560',
        accent: '#7f93a8',
        light: 'evening',
        lift: 14,
        yaw: -0.3,
        fill: 0.52,
        props: () => [at(plant(36), { x: 26, z: -20 }), ...shine(6, 18, 0.3)],
      },
      [0.5, 0.6],
      {
        size: {
          beside: () => cup('#7f97a5'),
          along: 'width',
          shot: { set: softHorizon, tone: '#d3d9da', accent: '#e4e2dc', light: 'soft', lift: 14, yaw: 0 },
        },
      },
    ),
    head: views(
      {
        set: nightTable,
        tone: '#55626a',
        accent: '#7d6a58',
        light: 'evening',
        lift: 20,
        yaw: 0.5,
        fill: 0.5,
        props: () => [at(cup('#c9b08c'), { x: 18, z: -6 })],
      },
      [0.5, 0.35],
      {},
      'width',
      2.2,
    ),
    torch: views(
      {
        set: nightTable,
        tone: '#4d565c',
        accent: '#8a6a4c',
        light: 'evening',
        yaw: 0.4,
        lift: 18,
        fill: 0.52,
        props: () => [at(placed(beam('#fff0cc', 2, 13, 40, 0.5), { rz: -Math.PI / 2 }), { x: -27, y: 2.6 })],
      },
      [0.24, 0.5],
      {},
      'width',
      2.2,
    ),
  },
  covers: [
    {
      kind: 'storm',
      build: enamelStorm,
      shot: {
        set: campTable,
        tone: '#5d6650',
        accent: '#d9ab8c',
        light: 'evening',
        lift: 8,
        yaw: 0.25,
        fill: 0.62,
        props: () => [at(cup('#c9bfae', '#3a2418'), { x: 17, z: 2 }), ...shine(10.5, 15, 0.5)],
      },
    },
    {
      kind: 'storm',
      build: () => brassStorm(),
      shot: {
        set: nightTable,
        tone: '#3f4a47',
        accent: '#6f4c34',
        light: 'evening',
        lift: 10,
        yaw: -0.35,
        fill: 0.6,
        props: () => [at(crate(34, 14, 20), { x: 8, z: -24, ry: 0.1 }), ...shine(10.5, 14, 0.5, '#ffb765')],
      },
    },
    {
      kind: 'hang',
      build: tentDisc,
      shot: {
        set: tentTop,
        tone: '#c3a983',
        accent: '#8a745a',
        light: 'evening',
        lift: -20,
        yaw: 0.2,
        fill: 0.56,
        centre: [0.5, 0.52],
        props: () => [
          at(halo('#ffdca6', 16, 0.5), { y: 2, z: -8 }),
          at(drum(0.24, 0.24, 60, matte('#5f5648'), 0), { x: 0, y: 8.3 }),
        ],
      },
    },
    {
      kind: 'hang',
      build: main => accordion(main),
      shot: {
        set: hanging,
        tone: '#aab59a',
        light: 'day',
        lift: 6,
        yaw: 0.1,
        fill: 0.5,
        centre: [0.5, 0.56],
        props: () => [
          at(pack('#6b6e5c'), { x: 3, y: 8, z: -16 }),
          at(group(ring(1.6, 0.3, metal('#b9bcc2'))), { y: 18.6, ry: 0.8 }),
          at(box(1.8, 16, 0.4, 0.1, matte('#3a3830')), { y: 28, z: -0.6 }),
        ],
      },
    },
    {
      kind: 'hang',
      build: campsite,
      shot: {
        set: hungRoom,
        tone: '#6f7c78',
        accent: '#5b4436',
        light: 'evening',
        lift: 3,
        yaw: 0.3,
        fill: 0.54,
        centre: [0.5, 0.48],
        props: () => [
          ...shine(10, 16, 0.5).slice(0, 1),
          rod(
            [
              [1, 22.6, 0],
              [4, 25, -2],
              [16, 26, -4],
              [26, 22, -5],
              [28, 4, -5],
              [28.4, -60, -5],
            ],
            0.7,
            metal('#9a9da2', 0.34),
          ),
        ],
      },
    },
    {
      kind: 'string',
      build: main => group(reel(main), lights(coil(), 11, 1.15, '#3a3833', true)),
      shot: {
        set: grass,
        tone: '#6f8a4a',
        accent: '#c9a98f',
        light: 'evening',
        lift: 20,
        yaw: -0.3,
        fill: 0.62,
        props: () => shine(6, 16, 0.3),
      },
    },
    {
      kind: 'string',
      build: main => group(lights(swag(64, 3, 22), 13, 2.4, main), placed(solarBox(main), { x: -22, y: 24.5, z: 1 })),
      shot: {
        set: hungRoom,
        tone: '#7d87a3',
        accent: '#d9a58f',
        light: 'evening',
        lift: 6,
        yaw: 0,
        fill: 0.72,
        centre: [0.5, 0.46],
        props: () => [
          at(railing(), { y: 0, z: -3 }),
          ...[-20, 0, 20].map(x => at(halo('#ffcf8f', 15, 0.35), { x, y: 12, z: -8 })),
        ],
      },
    },
    {
      kind: 'head',
      build: main => headlamp(main),
      shot: {
        set: slate,
        tone: '#6b7075',
        accent: '#b4c0c8',
        light: 'soft',
        lift: 18,
        yaw: -0.5,
        fill: 0.62,
        props: () => [at(halo('#fff6dc', 6, 0.22), { x: -3.6, y: 4.8, z: 12 })],
      },
    },
    {
      kind: 'head',
      build: main => headlamp(main, true),
      shot: {
        set: deck,
        tone: '#7a6654',
        accent: '#5b7187',
        light: 'evening',
        lift: 24,
        yaw: 0.42,
        fill: 0.56,
        props: () => [at(halo('#fff6dc', 7, 0.35), { x: 4, y: 4.8, z: 12 })],
      },
    },
    {
      kind: 'torch',
      build: torch,
      shot: {
        set: nightTable,
        tone: '#6a665c',
        accent: '#6a5040',
        light: 'evening',
        lift: 24,
        yaw: 0.5,
        fill: 0.58,
        centre: [0.56, 0.56],
        props: () => [
          at(litter(3), { z: 2 }),
          at(placed(beam('#fff3d4', 2.2, 15, 46, 0.34), { rz: -Math.PI / 2, ry: 0.5 }), { x: -26, y: 3, z: 14 }),
          at(rock(5, '#77736b', 5), { x: 15, z: -13 }),
        ],
      },
    },
  ],
}
