import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { coin } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { basket, ribbon } from '../../../studio/props/soft.ts'
import { bowl, plateOf, saucer, spoon, whisk } from '../../../studio/props/table.ts'
import { concrete, linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { beach, grass } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { blend } from '../../../studio/tones.ts'
import { egg } from '../parts/eggs.ts'
import { mound, set } from '../parts/organic.ts'
import { swept } from '../parts/swept.ts'
import { chopsticks } from '../parts/table-ware.ts'
import {
  campMug,
  cracked,
  eggCarton,
  eggTray,
  halfEgg,
  muddy,
  nest,
  pick,
  preserved,
  preservedHalf,
  vacuum,
} from './boxes.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.2 },
  size: { beside: () => coin(), along: 'width', shot: { set: softHorizon, tone: '#dfe5e4', accent: '#d2dad8' } },
})

const brown = (i: number) => blend('#c98a5a', '#a9683c', noise(i + 3))
const farm = (i: number) => blend('#ecd3b4', '#d9ae84', noise(i + 9))
const lyingEgg = (colour: string, r: number, spots?: string, seed = 1) =>
  group(at(egg(colour, r, spots, seed), { rz: 1.45, y: r * 0.97 }))
const quail = (seed: number) => lyingEgg('#ece2c8', 1.35, '#4a3626', seed)
const bare = (seed: number) => lyingEgg(seed % 2 ? '#d9a86a' : '#cf9a5a', 1.4, undefined, seed)

const chilli = (i: number) =>
  group(
    at(
      swept({
        path: t => [(t - 0.3) * 6, 0.6, Math.sin(t * 2) * 0.8],
        r: t => 0.55 * (1 - t) ** 0.5 + 0.04,
        colour: i % 2 ? '#c3222c' : '#3f8a3a',
        rows: 20,
        columns: 12,
        finish: 'wet',
      }),
      {},
    ),
    at(drum(0.16, 0.2, 1.2, matte('#4f7a3a'), 0.05), { x: -2.2, y: 0.6, rz: 1.5 }),
  )

/** Eggs. */
export const eggs: LeafPictures = {
  kinds: {
    box: views(
      {
        set: desk,
        tone: '#a9c0c4',
        accent: '#b98f62',
        light: 'morning',
        lift: 24,
        props: () => [at(bowl('#f4f1ea', 7, 5), { x: -20, z: -4 }), at(whisk(), { x: 18, z: 8, ry: 0.4 })],
      },
      [0.4, 0.4],
    ),
    loose: views(
      {
        set: sunnyDesk,
        tone: '#b4bfa3',
        accent: '#a97c4f',
        light: 'morning',
        lift: 24,
        props: () => [at(bowl('#f4f1ea', 6, 4.6), { x: 18, z: 2 })],
      },
      [0.5, 0.6],
    ),
    duck: views(
      {
        set: counter,
        tone: '#b9a69a',
        accent: '#efedea',
        light: 'morning',
        lift: 26,
        props: () => [at(bowl('#f4f1ea', 5.4, 5), { x: -14, z: -6 }), at(chopsticks(), { x: -2, z: 12, ry: 0.2 })],
      },
      [0.6, 0.4],
    ),
    preserved: views(
      {
        set: desk,
        tone: '#c4b7a0',
        accent: '#8a5f3d',
        light: 'evening',
        lift: 28,
        props: () => [at(bowl('#f4f1ea', 5, 4.4), { x: -16, z: -7 }), at(chopsticks(), { x: 2, z: 14, ry: 0.15 })],
      },
      [0.5, 0.4],
    ),
    quail: views(
      {
        set: kitchenBoard,
        tone: '#b7c4c6',
        accent: '#d0a871',
        light: 'morning',
        lift: 28,
        props: () => [at(saucer('#f4f1ea', 5), { x: 13, z: 6 })],
      },
      [0.5, 0.5],
    ),
  },
  covers: [
    {
      kind: 'box',
      build: () =>
        eggCarton(
          5,
          '#8f9498',
          brown,
          { brand: '谷雨', zh: '鲜鸡蛋', en: 'Fresh eggs', fine: '10' },
          { ground: '#f2c14e', ink: '#4a3210', accent: '#4a3210', plan: 'classic' },
        ),
      shot: { set: counter, tone: '#a9c8bb', accent: '#f0eeea', lift: 24, yaw: 0.3, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'box',
      build: () =>
        group(
          eggTray(4, 3, '#4f86a8', () => '#fbf7ef'),
          at(group(bowl('#f3f3ee', 4.8, 4), at(drum(4, 3.6, 0.4, matte('#f3a52a', 0.2), 0.1), { y: 2.4 })), {
            x: 16,
            z: 4,
          }),
        ),
      shot: {
        set: softHorizon,
        tone: '#f0c9a8',
        accent: '#f8e4d2',
        lift: 30,
        yaw: -0.2,
        fill: 0.66,
        light: 'soft',
        props: () => [at(spoon(), { x: 10, z: 13, ry: 0.4 })],
      },
    },
    {
      kind: 'box',
      build: () =>
        group(
          eggTray(6, 5, '#9a8f80', i => blend('#d9a679', '#b9784c', noise(i))),
          at(
            eggTray(5, 4, '#8f8474', i => blend('#d9a679', '#b9784c', noise(i + 40))),
            { y: 4.4, x: -1, z: -1 },
          ),
        ),
      shot: { set: tiledKitchen, tone: '#9dbccb', accent: '#c9a474', lift: 26, yaw: 0.4, fill: 0.66 },
    },
    {
      kind: 'loose',
      build: () =>
        group(
          basket('#a9804c', 11, 6),
          at(nest(9, 70), { y: 4 }),
          ...[0, 1, 2, 3, 4, 5].map(i =>
            at(lyingEgg(farm(i), 2.1, undefined, i), {
              x: Math.cos(i * 1.05) * (i ? 4.8 : 4.8),
              y: 5,
              z: Math.sin(i * 1.05) * 4.6,
              ry: i * 1.4,
            }),
          ),
          at(lyingEgg(farm(9), 2.1), { y: 6.8, ry: 0.6 }),
          at(cracked('#ecd3b4', '#ef7f1e'), { x: 12.6, z: 8 }),
        ),
      shot: {
        set: grass,
        tone: '#6f8f45',
        accent: '#d6e3dc',
        light: 'morning',
        lift: 22,
        fill: 0.62,
        props: () => [at(twig('#4f7f3d', 20, 7, 5), { x: -15, z: -8, rz: 0.3 })],
      },
    },
    {
      kind: 'loose',
      build: () =>
        group(
          basket('#c49a62', 13, 8),
          at(drum(11, 11, 0.6, matte('#b3342e'), 0.2), { y: 6 }),
          at(
            set(
              [1, 2, 3, 4].map(i => lyingEgg(farm(i), 2.1, undefined, i)),
              mound(24, 9.6, 3.4),
              0.4,
            ),
            { y: 6 },
          ),
          ...[-1, 1].map(s =>
            at(
              rod(
                [
                  [s * 12.6, 7.6, 0],
                  [s * 11, 17, 0],
                  [0, 22, 0],
                ],
                0.6,
                matte('#b0854c'),
              ),
              {},
            ),
          ),
          at(ribbon('#b3342e', 3.4), { y: 6, z: 14 }),
        ),
      shot: { set: linen, tone: '#8fa6b8', lift: 24, fill: 0.66, light: 'day' },
    },
    {
      kind: 'duck',
      build: () =>
        group(
          plateOf('#f3f1ec', 9),
          at(halfEgg(2.8, '#dfe8e6', '#f7f6f0', '#ef6f1a'), { x: -3.2, y: 0.9, z: 2 }),
          at(halfEgg(2.8, '#dfe8e6', '#f7f6f0', '#ef6f1a'), { x: 3.2, y: 0.9, z: 2.6, ry: -0.3 }),
          at(lyingEgg('#cfdedd', 2.7), { x: 0.6, y: 0.9, z: -4, ry: 0.4 }),
          at(muddy(1), { x: 11, z: -3, ry: 0.6 }),
          at(muddy(3), { x: 12.8, z: 5.6, ry: -0.4 }),
        ),
      shot: { set: cove, tone: '#7fa8ae', lift: 28, fill: 0.66 },
    },
    {
      kind: 'duck',
      build: () =>
        group(
          vacuum(
            3,
            2,
            '#b98a5a',
            { brand: '老灶台', zh: '烤海鸭蛋', en: 'Roasted duck eggs', fine: '6 × 65 g' },
            { ground: '#234a66', ink: '#f6e3b8', accent: '#e0a24c', plan: 'classic' },
          ),
          at(halfEgg(2.7, '#b98a5a', '#f1e6d2', '#e5641a'), { x: 14, z: 5, ry: -0.3 }),
        ),
      shot: { set: beach, tone: '#e3cfa4', accent: '#9cc9d8', lift: 30, yaw: 0.1, fill: 0.68, light: 'morning' },
    },
    {
      kind: 'preserved',
      build: () =>
        group(
          plateOf('#f6f7f5', 12),
          ...[
            [-5.6, 1.6, 0.2],
            [0, 3.4, 0],
            [5.6, 1.6, -0.2],
          ].map(([x, z, ry]) => at(preservedHalf(), { x: x ?? 0, y: 1, z: z ?? 0, ry: ry ?? 0 })),
          at(group(at(preserved(2.5, 2), { rz: 1.3, y: 2.4 })), { x: -2.6, y: 1, z: -4.6 }),
          at(group(at(preserved(2.5, 5), { rz: 1.4, y: 2.4 })), { x: 3.6, y: 1, z: -4.6, ry: 0.7 }),
          at(chilli(1), { x: -7, y: 0.8, z: 7, ry: 0.5 }),
          at(chilli(2), { x: 5, y: 0.8, z: 7.4, ry: -0.3 }),
        ),
      shot: { set: concrete, tone: '#b9a9a0', lift: 32, fill: 0.66 },
    },
    {
      kind: 'quail',
      build: () =>
        group(
          bowl('#3f5f4c', 6, 4),
          at(set([1, 2, 3, 4].map(bare), mound(20, 5, 2), 0.4), { y: 2.9 }),
          at(pick(), { x: 1.4, y: 6, z: 1 }),
          at(
            set(
              [1, 2].map(bare),
              [
                [-7.6, 0, 4.6],
                [-5, 0, 7],
              ],
              0,
            ),
            {},
          ),
        ),
      shot: {
        set: grass,
        tone: '#8f9a52',
        accent: '#e3d3bf',
        light: 'evening',
        lift: 24,
        fill: 0.58,
        props: () => [at(campMug('#d9643f'), { x: 11, z: -4 })],
      },
    },
    {
      kind: 'quail',
      build: () =>
        group(
          at(box(20, 3, 14, 0.3, matte('#c9a878')), { y: 1.5 }),
          at(box(18.8, 0.2, 12.8, 0.1, matte('#e6d3ac')), { y: 2.9 }),
          ...[-1, 1].flatMap(s => [
            at(box(0.8, 4.2, 14, 0.2, matte('#b98d5c')), { x: s * 9.8, y: 2.1 }),
            at(box(20, 4.2, 0.8, 0.2, matte('#b98d5c')), { z: s * 6.8, y: 2.1 }),
          ]),
          ...Array.from({ length: 15 }, (_, i) =>
            at(quail(i + 1), { x: ((i % 5) - 2) * 3.5, y: 3, z: (Math.floor(i / 5) - 1) * 3.8, ry: i * 1.3 }),
          ),
        ),
      shot: {
        set: tiledKitchen,
        tone: '#b5604c',
        accent: '#a97c5a',
        lift: 34,
        yaw: -0.25,
        fill: 0.66,
        props: () => [
          at(
            group(
              drum(8, 7, 5, metal('#c98a4a', 0.3), 0.4),
              at(ring(8, 0.4, metal('#d9a05c', 0.3)), { y: 5, rx: Math.PI / 2 }),
              at(drum(7.4, 7.4, 0.1, matte('#d9a05a', 0.2), 0), { y: 4.4 }),
            ),
            { x: 17, z: -9 },
          ),
        ],
      },
    },
  ],
}
