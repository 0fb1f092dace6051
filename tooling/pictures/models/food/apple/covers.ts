import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { glass, matte, metal, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { book, coin, pencil } from '../../../studio/props/desk.ts'
import { leaf, plant, twig } from '../../../studio/props/green.ts'
import { basket, napkin, ribbon } from '../../../studio/props/soft.ts'
import { bowl, crate, cup, plateOf, tumbler } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { grass } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { paperBag } from '../parts/bags.ts'
import { fluted } from '../parts/swept.ts'
import { knife } from '../parts/table-ware.ts'
import { AKIZUKI, FUJI, GREEN, HUANIU, halved, KORLA, SNOW, type Variety, whole } from './fruits.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.2 },
  size: { beside: () => coin(), along: 'width', shot: { set: softHorizon, tone: '#e6e2d6', accent: '#dad5c6' } },
})

const faced = (kind: Variety, ry: number, lean = -0.35): Object3D =>
  group(at(group(at(halved(kind), { rx: lean })), { ry }))

const straw = (count: number, w: number, d: number): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(
        rod(
          [
            [-2.4, 0, 0],
            [0, 0.5 + noise(i) * 0.7, 0.3],
            [2.4, 0.1, noise(i + 5)],
          ],
          0.09,
          matte(i % 2 ? '#d9bb6c' : '#c7a24e'),
        ),
        { x: (noise(i) - 0.5) * w, z: (noise(i + 300) - 0.5) * d, ry: noise(i + 70) * 6 },
      ),
    ),
  )

const netted = (kind: Variety, seed: number): Object3D => {
  const mesh = matte('#f4f4f0', 0.7)
  return group(
    whole(kind, seed, false),
    ...[0.5, 1.4, 2.3, 3.2, 4.1].map((y, i) =>
      at(ring(kind.r * ([0.82, 0.99, 1.04, 1.03, 0.96][i] ?? 1) * 1.01, 0.3, mesh), { y: y + 0.4, rx: Math.PI / 2 }),
    ),
  )
}

const giftBox = (): Object3D => {
  const card = matte('#2b3138', 0.5)
  return group(
    at(box(38, 1, 29, 0.2, card), { y: 0.5 }),
    at(box(36, 0.4, 27, 0.1, matte('#c3a25a', 0.5)), { y: 1.1 }),
    ...[-1, 1].flatMap(s => [
      at(box(1, 7, 29, 0.2, card), { x: s * 18.6, y: 3.5 }),
      at(box(38, 7, 1, 0.2, card), { z: s * 14.2, y: 3.5 }),
    ]),
    ...Array.from({ length: 12 }, (_, i) =>
      at(netted(FUJI, i + 1), { x: ((i % 4) - 1.5) * 9.1, y: 1.3, z: (Math.floor(i / 4) - 1) * 9 }),
    ),
  )
}

const pieTin = (): Object3D =>
  group(
    fluted(
      [
        [0, 0.4],
        [8, 0.4],
        [9, 2.6],
        [10, 3],
        [10.2, 3.2],
        [9.8, 3.1],
        [8.8, 2.6],
        [8, 0.8],
        [0, 0.8],
      ],
      28,
      0.03,
      '#c9ccd0',
      'waxed',
    ),
    at(
      fluted(
        [
          [9.4, 2.4],
          [9.9, 3.2],
          [9.3, 3.9],
          [8.4, 3.1],
          [8, 1.4],
          [0, 1.2],
        ],
        24,
        0.05,
        '#ecd29c',
        'dry',
      ),
      {},
    ),
  )

const juicer = (): Object3D =>
  group(
    at(drum(6, 6.6, 9, plastic('#f3f2ee'), 0.8), {}),
    at(drum(2, 2, 0.6, metal('#c6c9cf'), 0.1), { y: 4, z: 6.2, rx: Math.PI / 2 }),
    at(
      rod(
        [
          [0, 8, 5],
          [0, 7.6, 8],
          [0, 6.2, 9],
        ],
        0.9,
        metal('#c6c9cf', 0.3),
      ),
      {},
    ),
    at(drum(6.2, 5.8, 8, glass('#eaf2ea', 0.3), 0.6), { y: 9.2 }),
    at(drum(5.2, 5, 4, matte('#cdd98a'), 0.4), { y: 9.6 }),
    at(drum(6.4, 6.4, 1, plastic('#8fae4a'), 0.3), { y: 17 }),
    at(drum(2.8, 2.8, 5, glass('#eaf2ea', 0.35), 0.3), { y: 17.6 }),
  )

const clayPot = (): Object3D =>
  group(
    bowl('#7a4a34', 9, 8, matte('#8a553c', 0.7)),
    at(drum(8.3, 8.3, 0.3, matte('#e9dca8', 0.3), 0), { y: 6.8 }),
    ...[-1, 1].map(s => at(ring(1.6, 0.5, matte('#7a4a34')), { x: s * 9.2, y: 6.4, rx: Math.PI / 2 })),
  )

const sugar = (): Object3D =>
  group(
    ...Array.from({ length: 9 }, (_, i) =>
      at(box(1 + noise(i), 0.9 + noise(i + 4) * 0.6, 1 + noise(i + 8) * 0.6, 0.1, matte('#f6e8c4', 0.2)), {
        x: (noise(i + 20) - 0.5) * 7,
        y: 0.6,
        z: (noise(i + 40) - 0.5) * 4,
        ry: i,
        rz: noise(i) * 0.5,
      }),
    ),
  )

/** Apples and pears. */
export const apple: LeafPictures = {
  kinds: {
    red: views(
      {
        set: sunnyDesk,
        tone: '#b9c7b4',
        accent: '#b98f62',
        light: 'morning',
        lift: 16,
        props: () => [at(cup('#e6e4dc'), { x: -16, z: -8 }), at(knife(20), { x: 12, z: 14, ry: 0.2 })],
      },
      [0.5, 0.6],
    ),
    green: views(
      {
        set: counter,
        tone: '#d9bfae',
        accent: '#efedea',
        light: 'morning',
        lift: 18,
        props: () => [at(tumbler('#d3d98a'), { x: -13, z: -6 })],
      },
      [0.5, 0.5],
    ),
    pear: views(
      {
        set: desk,
        tone: '#a9bfc4',
        accent: '#a97c4f',
        light: 'morning',
        lift: 16,
        props: () => [at(plant(20), { x: 14, z: -12 })],
      },
      [0.45, 0.6],
    ),
    'big-pear': views(
      {
        set: tiledKitchen,
        tone: '#b9cdc9',
        accent: '#c39a67',
        light: 'morning',
        lift: 18,
        props: () => [at(bowl('#e9e4d8', 6, 4.6), { x: -16, z: -6 })],
      },
      [0.6, 0.5],
    ),
  },
  covers: [
    {
      kind: 'red',
      build: () =>
        group(
          crate(34, 11, 24),
          at(straw(60, 30, 20), { y: 7 }),
          ...[0, 1, 2].flatMap(i =>
            [0, 1].map(j => at(whole(FUJI, i * 2 + j + 1), { x: (i - 1) * 9.6, y: 6, z: (j - 0.5) * 10 })),
          ),
          ...[-5, 4.6].map((x, i) => at(whole(FUJI, i * 2 + 7), { x, y: 11.6, z: 0.6 })),
        ),
      shot: {
        set: grass,
        tone: '#7f9a4c',
        accent: '#cfe0ea',
        light: 'morning',
        lift: 15,
        yaw: -0.35,
        fill: 0.66,
        props: () => [at(whole(FUJI, 3), { x: 22, z: 12 })],
      },
    },
    {
      kind: 'red',
      build: () =>
        group(
          at(basket('#b98d58', 12, 9), {}),
          ...[0, 1, 2, 3, 4].map(i =>
            at(whole(FUJI, i + 2), { x: Math.cos(i * 1.26) * 6.4, y: 4.6, z: Math.sin(i * 1.26) * 6.4 }),
          ),
          at(whole(FUJI, 9), { y: 8.6, x: 0.4, z: 0.6 }),
          at(faced(FUJI, -0.3), { x: 15, z: 9 }),
        ),
      shot: {
        set: desk,
        tone: '#8fa3a8',
        accent: '#8a5f3d',
        light: 'evening',
        lift: 18,
        fill: 0.64,
        props: () => [at(napkin('#e3ddd0', 20), { x: -8, z: 12, ry: 0.4 })],
      },
    },
    {
      kind: 'red',
      build: () =>
        group(
          at(whole(HUANIU, 2), { x: -6.4, z: -2 }),
          at(whole(HUANIU, 5), { x: 2, z: -5 }),
          at(faced(HUANIU, -0.15), { x: 5.4, z: 4 }),
        ),
      shot: {
        set: kitchenBoard,
        tone: '#c7c9c2',
        accent: '#d3aa74',
        lift: 20,
        fill: 0.6,
        props: () => [at(knife(19), { x: -4, z: 10, ry: 0.15 })],
      },
    },
    {
      kind: 'red',
      build: giftBox,
      shot: {
        set: softHorizon,
        tone: '#dcc7a0',
        accent: '#efe3cb',
        lift: 38,
        fill: 0.7,
        light: 'soft',
        props: () => [at(ribbon('#c3222c', 4), { x: 0, y: 3.4, z: 16.4 })],
      },
    },
    {
      kind: 'green',
      build: () =>
        group(
          at(pieTin(), { x: 2, z: -6 }),
          at(whole(GREEN, 1), { x: -7.4, z: 4 }),
          at(whole(GREEN, 4), { x: 1.6, z: 5.4 }),
          at(faced(GREEN, -0.4, -0.5), { x: 10.4, z: 5 }),
        ),
      shot: { set: counter, tone: '#c9948a', accent: '#e2d6c6', lift: 30, fill: 0.72 },
    },
    {
      kind: 'green',
      build: () =>
        group(
          at(juicer(), { x: -4, z: -4 }),
          at(whole({ ...GREEN, r: 3.4 }, 1), { x: 6.4, z: 3.4 }),
          at(whole({ ...GREEN, r: 3.4 }, 2), { x: -2.2, z: 7.4 }),
          at(tumbler('#c9d67a', 3.2, 10, 0.74), { x: 7.6, z: -3.6 }),
        ),
      shot: { set: tiledKitchen, tone: '#f0e2b8', accent: '#d3b489', lift: 14, yaw: 0.2, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'pear',
      build: () =>
        group(
          plateOf('#f6f6f2', 12),
          at(whole(KORLA, 1), { x: -5, y: 1, z: 0.6 }),
          at(whole(KORLA, 3), { x: 1.8, y: 1, z: -3.4 }),
          at(group(at(whole(KORLA, 6, false), { rz: 1.36, y: 3, x: 3 })), { x: 4, y: 0.8, z: 4, ry: -0.4 }),
        ),
      shot: {
        set: cove,
        tone: '#a4bfd0',
        lift: 20,
        fill: 0.62,
        light: 'soft',
        props: () => [at(leaf('#5c8a45', 10, 4), { x: -11, z: 10, ry: 0.5 })],
      },
    },
    {
      kind: 'pear',
      build: () =>
        group(
          at(paperBag(15, 16, 10, '#b98d5c'), { x: -3, z: -3, ry: 0.25 }),
          ...[
            [-6.4, 12, -3.4],
            [0, 12.6, -4.6],
            [-1.4, 12, 0.2],
          ].map(([x, y, z], i) => at(whole({ ...KORLA, r: 2.9 }, i + 1), { x: x ?? 0, y: y ?? 0, z: z ?? 0 })),
          at(whole({ ...KORLA, r: 2.9 }, 5), { x: 8, z: 3 }),
          at(group(at(whole({ ...KORLA, r: 2.9 }, 2, false), { rz: 1.4, y: 2.7, x: 3 })), { x: 0, z: 9.5, ry: 0.4 }),
        ),
      shot: {
        set: sunnyDesk,
        tone: '#9a94b4',
        accent: '#c39a67',
        lift: 15,
        fill: 0.64,
        light: 'morning',
        props: () => [at(book('#4f7f8f'), { x: 18, z: -8, ry: 0.3 }), at(pencil(), { x: 13, z: 9, ry: 0.5 })],
      },
    },
    {
      kind: 'big-pear',
      build: () => group(at(whole(AKIZUKI, 2, false), { x: -5, z: -3 }), at(faced(AKIZUKI, -0.3), { x: 5.4, z: 3 })),
      shot: {
        set: grass,
        tone: '#8fa35a',
        accent: '#dfe6ea',
        lift: 14,
        fill: 0.6,
        props: () => [at(twig('#5c8a45', 16, 5, 5), { x: -14, z: -6, rz: 0.3 })],
      },
    },
    {
      kind: 'big-pear',
      build: () =>
        group(
          at(clayPot(), { x: 6, z: -5 }),
          at(whole(SNOW, 1, false), { x: -7, z: -1 }),
          at(faced(SNOW, -0.2), { x: -1.6, z: 7 }),
          at(sugar(), { x: 9.5, z: 8 }),
        ),
      shot: { set: linen, tone: '#9aa7b4', lift: 26, fill: 0.66 },
    },
  ],
}
