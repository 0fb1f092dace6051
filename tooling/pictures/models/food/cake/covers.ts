import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { twig } from '../../../studio/props/green.ts'
import { gift, napkin } from '../../../studio/props/soft.ts'
import { cup, plateOf, saucer } from '../../../studio/props/table.ts'
import { concrete, linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, shelf, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { egg } from '../parts/eggs.ts'
import { cakeStand, fork, milkGlass, teaWhisk } from '../parts/table-ware.ts'
import { blackForest, fruitCake, strawberryCake, strawberryWedge, taroCake } from './cream-cakes.ts'
import { basque, chiffon, cupcake, cupcakeBox, mousse, roll } from './small-cakes.ts'

const views = (scene: Shot, focus: readonly [number, number], zoom = 2): Views => ({
  scene,
  close: { focus, zoom },
  size: {
    beside: () => at(fork(17), { rz: Math.PI / 2, ry: Math.PI / 2, y: 7.5 }),
    along: 'width',
    shot: { set: softHorizon, tone: '#dfe6e4', accent: '#d3dcda' },
  },
})

const flags = (tones: readonly string[], y: number, z: number) =>
  group(
    ...tones.map((tone, i) => {
      const x = (i - (tones.length - 1) / 2) * 8.4
      return at(
        slab(
          [
            [-3, 0],
            [3, 0],
            [0, -6.4],
          ],
          0.1,
          0.02,
          matte(tone),
        ),
        { x, y: y + (x * x) / 190, z, rz: x / 130 },
      )
    }),
  )

/** Cakes. */
export const cake: LeafPictures = {
  kinds: {
    cream: views(
      {
        set: sunnyDesk,
        tone: '#a9bfc6',
        accent: '#b98f62',
        light: 'morning',
        lift: 22,
        yaw: 0.3,
        props: () => [
          at(plateOf('#f4f1ea', 8), { x: 15, z: 9 }),
          at(strawberryWedge(), { x: 13, y: 0.9, z: 4.5, ry: 0.5 }),
          at(cup('#e5d7cf'), { x: -14, z: -8 }),
        ],
      },
      [0.66, 0.45],
    ),
    birthday: views(
      {
        set: desk,
        tone: '#7d8fa6',
        accent: '#a97c4f',
        light: 'evening',
        lift: 16,
        props: () => [
          at(gift('#e0b85a', '#f7f1e3', 10), { x: 15, z: -6, ry: 0.4 }),
          at(plateOf('#f4f1ea', 7), { x: -14, z: 8 }),
        ],
      },
      [0.5, 0.78],
    ),
    slice: views(
      {
        set: counter,
        tone: '#b7c6c2',
        accent: '#ecebe8',
        light: 'morning',
        lift: 22,
        props: () => [
          at(cup('#d9e0da', '#8a5a2a'), { x: -14, z: -6 }),
          at(napkin('#dcd3c2', 16), { x: 14, z: 6, ry: 0.3 }),
        ],
      },
      [0.5, 0.45],
    ),
    cupcake: views(
      {
        set: sunnyDesk,
        tone: '#9fb9c9',
        accent: '#c39a67',
        light: 'morning',
        lift: 14,
        props: () => [at(milkGlass(), { x: -12, z: -6 }), at(napkin('#e9d9d0', 18), { x: 8, z: 6, ry: 0.3 })],
      },
      [0.5, 0.72],
    ),
    loaf: views(
      {
        set: tiledKitchen,
        tone: '#c3d0d6',
        accent: '#b98f62',
        light: 'morning',
        lift: 16,
        props: () => [at(cup('#e9e2d5', '#8a5a2a'), { x: -16, z: -6 }), at(plateOf('#eef0ec', 8), { x: 16, z: 9 })],
      },
      [0.6, 0.5],
    ),
  },
  covers: [
    {
      kind: 'cream',
      build: () => group(cakeStand('#f4f5f2', 11.4), at(strawberryCake(), { y: 8.9 })),
      shot: {
        set: counter,
        tone: '#8fb3ad',
        accent: '#eceae6',
        lift: 15,
        fill: 0.64,
        light: 'soft',
        props: () => [at(twig('#6f9a63', 16, 5, 4), { x: -15, z: -6, rz: 0.3 })],
      },
    },
    {
      kind: 'cream',
      build: () => group(plateOf('#f7f4ee', 12), at(taroCake(), { y: 0.8 })),
      shot: {
        set: linen,
        tone: '#cfc3a4',
        lift: 32,
        fill: 0.64,
        yaw: 0.1,
        props: () => [at(fork(), { x: 15, z: 8, ry: 1 })],
      },
    },
    {
      kind: 'birthday',
      build: () => group(plateOf('#fdfaf4', 11.4), at(fruitCake(), { y: 0.8 })),
      shot: {
        set: softHorizon,
        tone: '#f0b9a4',
        accent: '#f6dfd0',
        lift: 16,
        fill: 0.66,
        props: () => [
          at(flags(['#6fb3c9', '#f2c14e', '#d1495b', '#8cbf7a', '#e8a0b4'], 25, -14), {}),
          at(gift('#4f9da6', '#f7f1e3', 8), { x: 15, z: -6, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'birthday',
      build: () => group(plateOf('#e8e2d6', 12), at(blackForest(), { y: 0.8 })),
      shot: { set: counter, tone: '#d3b3bd', accent: '#efe9e6', lift: 19, fill: 0.64, yaw: 0.2 },
    },
    {
      kind: 'slice',
      build: () =>
        group(
          at(box(21, 0.9, 19, 0.2, matte('#4b5054', 0.7)), { y: 0.45 }),
          ...[
            [-4.4, -4],
            [4.4, -4.2],
            [-4.2, 4.4],
            [4.6, 4.6],
          ].map(([x, z], i) =>
            at(group(mousse()), { x: x ?? 0, y: 0.9, z: z ?? 0, ry: [0.1, -0.06, 0.04, -0.2][i] ?? 0 }),
          ),
        ),
      shot: {
        set: cove,
        tone: '#d8c3b4',
        lift: 27,
        yaw: 0.42,
        fill: 0.68,
        props: () => [at(teaWhisk(), { x: -15, z: -8 })],
      },
    },
    {
      kind: 'slice',
      build: () =>
        group(
          at(slab(rounded(19, 15, 0.4), 0.06, 0.01, matte('#c39a6b')), {
            y: 0.03,
            z: -1,
            rx: -Math.PI / 2,
            ry: 0,
            rz: 0.1,
          }),
          at(basque(), { x: -2, y: 0.1, z: 5, ry: Math.PI + 0.5 }),
          at(basque(), { x: 2.4, y: 0.1, z: 5.4, ry: Math.PI - 0.75 }),
        ),
      shot: {
        set: concrete,
        tone: '#8fa3a6',
        lift: 30,
        yaw: 0.12,
        fill: 0.64,
        props: () => [at(fork(), { x: -8, z: 11.5, ry: 0.3 })],
      },
    },
    {
      kind: 'cupcake',
      build: () =>
        group(
          cupcakeBox(17, 17, '#f7f1ea'),
          ...[-4, 4].flatMap((x, i) =>
            [-4, 4].map((z, k) =>
              at(cupcake('#f4d9c4', '#e7b873', 'swirl', i === k ? '#f08fae' : '#f7bccb', i * 2 + k), { x, y: 0.3, z }),
            ),
          ),
        ),
      shot: {
        set: softHorizon,
        tone: '#8fc7bd',
        accent: '#cfe5df',
        lift: 24,
        yaw: -0.3,
        fill: 0.66,
        props: () => [at(flags(['#f6c945', '#f4f1ea', '#e57e9a', '#f6c945', '#f4f1ea'], 25, -20), {})],
      },
    },
    {
      kind: 'cupcake',
      build: () =>
        group(
          at(cupcake('#efe6d8', '#5b3626', 'cracked', '', 2), { x: -4.4, z: 1.6 }),
          at(cupcake('#efe6d8', '#5b3626', 'cracked', '', 5), { x: 3.8, z: 2.4 }),
          at(cupcake('#efe6d8', '#643c29', 'cracked', '', 8), { x: -0.6, z: -4.6 }),
        ),
      shot: {
        set: tiledKitchen,
        tone: '#a9c4d2',
        accent: '#d9b98c',
        lift: 17,
        fill: 0.6,
        light: 'morning',
        centre: [0.47, 0.56],
        props: () => [at(milkGlass(), { x: 8.6, z: -6 })],
      },
    },
    {
      kind: 'loaf',
      build: () => group(plateOf('#5f7f8c', 13), at(chiffon(), { y: 0.8 })),
      shot: {
        set: desk,
        tone: '#b8c6b6',
        accent: '#b98f62',
        lift: 24,
        fill: 0.63,
        light: 'morning',
        props: () => [
          at(egg('#d8a57a'), { x: -15, z: 7, y: 2.1, rz: 1.4 }),
          at(egg('#e6c6a2'), { x: -12.4, z: 11, y: 2.1, rz: 1.4, ry: 0.7 }),
        ],
      },
    },
    {
      kind: 'loaf',
      build: () =>
        group(
          at(box(13, 1.2, 25, 0.3, matte('#8a5f3d', 0.6)), { y: 0.6 }),
          at(roll(15), { y: 1.2, z: -3.6 }),
          at(group(at(roll(2.2), { rx: -1.25, y: 1 })), { y: 1.2, z: 8 }),
        ),
      shot: {
        set: shelf,
        tone: '#d9a9a0',
        accent: '#a77a52',
        lift: 18,
        yaw: -0.62,
        fill: 0.62,
        props: () => [at(saucer('#f2efe8'), { x: 15, z: -5 }), at(cup('#f2efe8', '#8a5a2a'), { x: 15, y: 0.8, z: -5 })],
      },
    },
  ],
}
