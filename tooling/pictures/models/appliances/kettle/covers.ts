import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte, plastic, wood } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { notebook, pen } from '../../../studio/props/desk.ts'
import { vaseWithTwig } from '../../../studio/props/green.ts'
import { beans, bowl, candle, cup, tumbler } from '../../../studio/props/table.ts'

import { bedding, counter, darkRoom, desk, shelf, sill, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, turned } from '../../../studio/shapes.ts'
import { steam } from '../parts/air.ts'
import { booklet, suitcase } from '../parts/travel.ts'
import { airpot, flask, folding, glassKettle, gooseneck, jug, retro } from './kettles.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], zoom = 2.2): Views => ({
  scene: {
    set: sunnyDesk,
    tone,
    accent,
    light: 'morning',
    yaw: 0.2,
    lift: 13,
    fill: 0.54,
    props: () => [at(cup('#e9e2d4', '#9a6a34'), { x: -17, z: 9 }), at(cup('#e9e2d4', '#9a6a34'), { x: -25, z: 2 })],
  },
  close: { focus, zoom },
  size: {
    beside: () => cup('#7f97a5'),
    along: 'height',
    shot: { set: softHorizon, tone: '#e6e7e6', accent: '#d7dad9', yaw: 0 },
  },
})

const dripper = () =>
  group(
    turned(
      [
        [0, 0],
        [5.4, 0, 1],
        [6, 5, 2],
        [3.4, 10.4, 0.4],
        [4, 11.4],
      ],
      clear('#eef4f4', 0.36),
    ),
    at(drum(5.2, 5, 3.6, matte('#4a2a18', 0.3), 0.5), { y: 0.4 }),
    at(
      turned(
        [
          [1.6, 0],
          [6.2, 8, 0.3],
          [5.8, 8],
          [1.4, 0.4],
        ],
        matte('#f3ede2', 0.4),
      ),
      { y: 11.4 },
    ),
    at(drum(5.2, 4.8, 0.4, matte('#4a2a18')), { y: 17.6 }),
  )

const bottleAndTin = () => [
  at(
    group(
      drum(3, 3.2, 12, clear('#f6faf8', 0.4), 0.6),
      drum(2.8, 3, 7, matte('#f6f0e2', 0.5), 0.4),
      at(drum(2.2, 3, 4, plastic('#f0b58c'), 0.6), { y: 12 }),
    ),
    { x: -21, z: 5 },
  ),
  at(group(drum(5, 5, 11, matte('#8fb0a0', 0.5), 0.3), at(drum(5.1, 5.1, 1.6, plastic('#f3ede0'), 0.4), { y: 11 })), {
    x: 20,
    z: -6,
  }),
]

const teaTray = () =>
  group(
    at(box(26, 1.4, 16, 0.6, wood('#7c4f30')), { y: 0.7 }),
    ...[-7, 0, 7].map(x => at(bowl('#e8efe8', 2.9, 3.8), { x, y: 1.4, z: 1 })),
    ...[-7, 0, 7].map(x => at(drum(2.3, 2.3, 0.2, matte('#b9803a', 0.3), 0), { x, y: 4.2, z: 1 })),
  )

const chequered = () =>
  group(
    ...Array.from({ length: 64 }, (_, i) => {
      const [x, z] = [i % 8, Math.floor(i / 8)]
      return at(box(4.6, 0.2, 4.6, 0.02, matte((x + z) % 2 ? '#f3eee2' : '#8fa9b5')), {
        x: (x - 3.5) * 4.6,
        y: 0.1,
        z: (z - 3.5) * 4.6,
      })
    }),
  )

/** Electric kettles. */
export const kettle: LeafPictures = {
  kinds: {
    jug: views('#b7c6cf', '#a97c4f', [0.48, 0.74]),
    gooseneck: { ...views('#c9bfae', '#6b4630', [0.24, 0.66]) },
    glass: views('#c5cfc0', '#a5774c', [0.5, 0.45]),
    airpot: { ...views('#a9b8b4', '#8a5f3d', [0.5, 0.8]), build: main => airpot(main) },
    travel: { ...views('#e0cdbb', '#9a7650', [0.5, 0.5]), build: main => flask(main) },
  },
  covers: [
    {
      kind: 'jug',
      build: main => jug(main),
      shot: {
        set: counter,
        tone: '#d5cdc0',
        accent: '#e4e0da',
        yaw: 0.3,
        lift: 12,
        fill: 0.6,
        props: () => [
          at(steam(16, 11, 0.16, -0.3), { x: -10, y: 19.5 }),
          at(cup('#e8dfcf', '#8a4f2a'), { x: 17, z: 7 }),
        ],
      },
    },
    {
      kind: 'jug',
      build: main => jug(main, { digits: '45°', finish: 'gloss' }),
      shot: {
        set: darkRoom,
        tone: '#54667c',
        accent: '#7c5a40',
        yaw: 0.16,
        lift: 11,
        fill: 0.58,
        light: 'evening',
        props: bottleAndTin,
      },
    },
    {
      kind: 'jug',
      build: main => retro(main),
      shot: {
        set: tiledKitchen,
        tone: '#e9e4d4',
        accent: '#8f6a48',
        yaw: -0.22,
        lift: 17,
        fill: 0.6,
        light: 'morning',
        props: () => [at(chequered(), { ry: 0.5 })],
      },
    },
    {
      kind: 'gooseneck',
      build: main => gooseneck(main),
      shot: {
        set: desk,
        tone: '#e3d3b8',
        accent: '#6a4630',
        yaw: 0.24,
        lift: 13,
        fill: 0.64,
        light: 'morning',
        centre: [0.54, 0.55],
        props: () => [at(dripper(), { x: -15, z: 12 }), at(beans('#5a3520', 22, 9), { x: 9, z: 15 })],
      },
    },
    {
      kind: 'gooseneck',
      build: main => gooseneck(main, { grip: 'wood', brushed: true, digits: '92.0' }),
      shot: {
        set: cove,
        tone: '#8fa3a8',
        yaw: -0.5,
        lift: 20,
        fill: 0.64,
        light: 'soft',
        props: () => [
          at(group(at(box(14, 2, 14, 0.6, plastic('#24262a')), { y: 1 }), at(dripper(), { y: 2 })), { x: -17, z: -12 }),
        ],
      },
    },
    {
      kind: 'glass',
      build: () => glassKettle('#f3efe6', 'dates', '#c9642f'),
      shot: {
        set: sill,
        tone: '#c3d3cf',
        accent: '#f1eee6',
        yaw: 0.2,
        lift: 9,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(bowl('#f3ede2', 5, 4), { x: -19, z: 8 }),
          at(drum(3.9, 3.9, 0.3, matte('#9c2f22', 0.4), 0.1), { x: -19, y: 3, z: 8 }),
        ],
      },
    },
    {
      kind: 'glass',
      build: main => glassKettle(main, 'lemon', '#ecd98a', 0.8),
      shot: {
        set: desk,
        tone: '#e3cfc6',
        accent: '#b58f66',
        yaw: 0.46,
        lift: 15,
        fill: 0.58,
        props: () => [
          at(notebook('#e0786a'), { x: -17, z: 2, ry: 0.4 }),
          at(pen(), { x: -14, y: 1.3, z: 4, ry: 0.8 }),
          at(tumbler('#f0dc8a', 3.2, 9), { x: 16, z: 9 }),
        ],
      },
    },
    {
      kind: 'airpot',
      build: main => airpot(main),
      shot: {
        set: shelf,
        tone: '#e0b394',
        accent: '#a57a52',
        yaw: -0.36,
        lift: 10,
        fill: 0.58,
        props: () => [at(teaTray(), { x: 4, z: 19, ry: -0.2 })],
      },
    },
    {
      kind: 'travel',
      build: main => group(at(flask(main), { rz: 0 })),
      shot: {
        set: plinths,
        tone: '#cfd8c8',
        accent: '#a8b89e',
        yaw: 0.3,
        lift: 9,
        fill: 0.58,
        light: 'soft',
        props: () => [
          at(suitcase('#5f7f8a'), { x: 15, y: -6, z: -34, s: 0.7 }),
          at(booklet('#7a2f3a'), { x: -7, z: 4, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'travel',
      build: main => group(at(folding(main), { x: -7.5, z: -4 }), at(folding(main, 0.3), { x: 8.5, z: 6 })),
      shot: {
        set: bedding,
        tone: '#8fa3bb',
        accent: '#efece4',
        yaw: 0.1,
        lift: 15,
        fill: 0.76,
        light: 'evening',
        props: () => [
          at(vaseWithTwig('#e6dccb', '#7d9470', 20), { x: 27, z: -18 }),
          at(candle('#d9a05a'), { x: -27, z: -4 }),
        ],
      },
    },
  ],
}
