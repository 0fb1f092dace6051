import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { coin } from '../../../studio/props/desk.ts'
import { leaf, plant } from '../../../studio/props/green.ts'
import { napkin, towels } from '../../../studio/props/soft.ts'
import { bowl, cup, plateOf, spoon, tumbler } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, sill, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { beach } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group } from '../../../studio/shapes.ts'
import { finished, mound, set } from '../parts/organic.ts'
import { crumpled } from '../parts/sheets.ts'
import { fork, knife } from '../parts/table-ware.ts'
import {
  chunk,
  halfCoconut,
  halfKiwi,
  hand,
  hedgehog,
  kiwi,
  mango,
  pineapple,
  pineSlice,
  tub,
  youngCoconut,
} from './fruits.ts'

const views = (scene: Shot, focus: readonly [number, number], along: 'height' | 'width' = 'width'): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: { beside: () => coin(), along, shot: { set: softHorizon, tone: '#dfe6e4', accent: '#d3dcd9' } },
})

const tropicLeaf = (size: number) =>
  group(
    ...[-0.5, -0.25, 0, 0.25, 0.5].map((t, i) =>
      at(leaf(i % 2 ? '#3f7f4a' : '#4f8f55', size * (1 - Math.abs(t) * 0.5), size * 0.16, size * 0.05), {
        ry: t * 1.4,
      }),
    ),
  )

/** Tropical fruit. */
export const tropical: LeafPictures = {
  kinds: {
    pineapple: views(
      {
        set: counter,
        tone: '#9cc3c9',
        accent: '#efedea',
        light: 'morning',
        lift: 14,
        props: () => [at(plateOf('#f4f1ea', 8), { x: 18, z: 8 }), at(knife(22), { x: 8, z: 16, ry: 0.2 })],
      },
      [0.4, 0.35],
      'height',
    ),
    mango: views(
      {
        set: sunnyDesk,
        tone: '#a9c9b4',
        accent: '#a97c4f',
        light: 'morning',
        lift: 24,
        props: () => [at(tumbler('#f5b02e'), { x: -16, z: -6 }), at(knife(20), { x: 4, z: 13, ry: 0.1 })],
      },
      [0.6, 0.5],
    ),
    coconut: views(
      {
        set: sill,
        tone: '#bcd3d6',
        accent: '#e9e2d2',
        light: 'morning',
        lift: 14,
        props: () => [at(plant(20), { x: -17, z: -8 })],
      },
      [0.5, 0.7],
    ),
    banana: views(
      {
        set: tiledKitchen,
        tone: '#a9c0cc',
        accent: '#c39a67',
        light: 'morning',
        lift: 16,
        props: () => [at(cup('#f0ece2'), { x: -18, z: -6 }), at(bowl('#f4f1ea', 7, 5), { x: 19, z: -4 })],
      },
      [0.5, 0.6],
    ),
    kiwi: views(
      {
        set: sunnyDesk,
        tone: '#d9bfae',
        accent: '#c39a67',
        light: 'morning',
        lift: 24,
        props: () => [at(bowl('#f4f1ea', 6, 4.6), { x: -13, z: -7 }), at(spoon(), { x: 9, z: 8, ry: 0.3 })],
      },
      [0.6, 0.5],
    ),
  },
  covers: [
    {
      kind: 'pineapple',
      build: () =>
        group(
          at(pineapple(), { x: -4.6 }),
          at(group(at(pineapple(5, 13, 11), { rx: 1.45, y: 4.8 })), { x: 5.4, z: -2, ry: 1 }),
        ),
      shot: {
        set: beach,
        tone: '#e6d2a8',
        accent: '#9cd0e0',
        light: 'morning',
        lift: 11,
        fill: 0.66,
        props: () => [
          at(towels(['#e8735a', '#f4efe4']), { x: -20, z: -12, ry: 0.3 }),
          at(bowl('#f4f1ea', 4, 2.4), { x: 2, z: 12 }),
        ],
      },
    },
    {
      kind: 'pineapple',
      build: () =>
        group(
          tub(6.6, 6.4),
          at(drum(5.4, 4.9, 4.4, finished('wet', '#e8b32e'), 0.3), { y: 0.5 }),
          at(set([chunk('#f6cb3c', 2.3), chunk('#f2bf2e', 2.1), chunk('#f9d75a', 2.2)], mound(24, 5, 2), 1.4), {
            y: 4.9,
          }),
          at(pineSlice(), { x: 9.4, z: 4 }),
          at(group(at(pineSlice(), { rx: 1.2 })), { x: 8.2, y: 3.9, z: 0.4, ry: 0.2 }),
        ),
      shot: {
        set: cove,
        tone: '#5fa3a8',
        lift: 24,
        fill: 0.62,
        light: 'day',
        props: () => [at(fork(), { x: -4, z: 9.6, ry: 0.3 })],
      },
    },
    {
      kind: 'mango',
      build: () =>
        group(
          at(tropicLeaf(30), { x: -14, y: 0.2, z: 2, ry: 0.15 }),
          at(mango(5, '#f0b92e', '#e58a3a', 1), { x: -5.6, z: -4, ry: 0.4 }),
          at(mango(5, '#ecb52c', '#dd7a34', 4), { x: 4.8, z: -4.4, ry: -0.5 }),
          at(hedgehog(5), { x: 2.4, y: 1.4, z: 5, ry: 0.2 }),
        ),
      shot: { set: linen, tone: '#c9b8c2', lift: 32, fill: 0.66 },
    },
    {
      kind: 'mango',
      build: () =>
        group(
          plateOf('#fbfaf6', 12),
          at(hedgehog(5.6, '#fbb42a'), { x: -4.4, y: 2.4, z: -2.6, ry: 0.5 }),
          at(hedgehog(5.6, '#f9ad22'), { x: 4.4, y: 2.4, z: 2.4, ry: 0.5 }),
          at(leaf('#6fae4a', 3.4, 2), { x: -0.4, y: 1.6, z: 5.4, ry: 0.4 }),
          at(leaf('#5c9a40', 3, 1.8), { x: -1, y: 1.6, z: 6, ry: 2.2 }),
        ),
      shot: { set: plinths, tone: '#8fb0c4', accent: '#7a9cb2', lift: 34, fill: 0.6, light: 'soft' },
    },
    {
      kind: 'coconut',
      build: () => youngCoconut(),
      shot: {
        set: beach,
        tone: '#dfc79a',
        accent: '#7fc0d6',
        light: 'morning',
        lift: 13,
        fill: 0.6,
        props: () => [
          at(tropicLeaf(16), { x: -15, z: -6, y: 0.4, ry: 0.8 }),
          at(ball(2, matte('#f0e4d0')), { x: 10, y: 0.6, z: 6 }),
        ],
      },
    },
    {
      kind: 'coconut',
      build: () =>
        group(
          at(halfCoconut(6.4), { x: -4, z: -2 }),
          at(bowl('#3f4a52', 5.4, 4.4), { x: 9, z: 2.4 }),
          at(
            set(
              [finished('soft', '#fdfaf2')].map(m => box(0.9, 0.3, 0.34, 0.14, m)),
              mound(120, 4.6, 2),
              1.6,
            ),
            { x: 9, y: 3.9, z: 2.4 },
          ),
          at(spoon(), { x: 4, z: 9.4, ry: -0.3 }),
        ),
      shot: {
        set: desk,
        tone: '#e0a58a',
        accent: '#8a5f3d',
        lift: 32,
        fill: 0.66,
        light: 'day',
        props: () => [at(tropicLeaf(16), { x: -17, y: 0.3, z: 6, ry: 0.4 })],
      },
    },
    {
      kind: 'banana',
      build: () =>
        group(
          at(crumpled(27, 19, 0.12, matte('#c39a6b'), 0.5), {}),
          at(hand(6, 18, 1.75, '#f6d03a', 0.035), { x: -9, y: 0.5 }),
        ),
      shot: { set: tiledKitchen, tone: '#9cc2cf', accent: '#e3d3bb', lift: 24, fill: 0.64, yaw: 0.5, light: 'morning' },
    },
    {
      kind: 'banana',
      build: () =>
        group(
          at(hand(6, 11, 1.5, '#f2c832', 0.012), { x: -11.4, z: 1, ry: 0.2 }),
          at(bowl('#4f86a0', 7, 5), { x: 9, z: 0 }),
          at(drum(6, 5.6, 0.6, matte('#fbf7ee', 0.4), 0.1), { x: 9, y: 3.8 }),
          at(
            set(
              [finished('soft', '#f6e6b0')].map(m => drum(1.35, 1.35, 0.6, m, 0.15)),
              [
                [-2, 0, 0.6],
                [0.6, 0.2, -1.6],
                [1.6, 0.3, 1.6],
                [-0.6, 0.5, 2.6],
              ],
              0.5,
            ),
            { x: 9, y: 4.5 },
          ),
        ),
      shot: {
        set: softHorizon,
        tone: '#e6a9a0',
        accent: '#f3dcd3',
        lift: 24,
        fill: 0.66,
        props: () => [at(spoon(), { x: 7, z: 11, ry: 0.2 })],
      },
    },
    {
      kind: 'kiwi',
      build: () =>
        group(
          at(kiwi(2.7, '#8a6a3c', 1), { x: -5, z: -3.4, ry: 0.4 }),
          at(kiwi(2.7, '#7f6236', 2), { x: 2, z: -5, ry: -0.5 }),
          at(halfKiwi(2.8, '#a9bf4c', '#fbf3d0', '#c22f45'), { x: -2.6, z: 2.6, ry: 0.15 }),
          at(halfKiwi(2.8, '#a9bf4c', '#fbf3d0', '#c22f45'), { x: 4.4, z: 2, ry: -0.25 }),
        ),
      shot: {
        set: kitchenBoard,
        tone: '#d6d0c4',
        accent: '#d0a871',
        lift: 28,
        fill: 0.6,
        props: () => [at(knife(15), { x: 1, z: 9, ry: 0.12 })],
      },
    },
    {
      kind: 'kiwi',
      build: () =>
        group(
          plateOf('#56707f', 9),
          at(halfKiwi(2.8, '#f0c92e', '#fdf6d6', '#e6b81e', '#a5793f'), { x: -3.6, y: 0.9, z: 2, ry: 0.2 }),
          at(halfKiwi(2.8, '#f0c92e', '#fdf6d6', '#e6b81e', '#a5793f'), { x: 3, y: 0.9, z: 2.4, ry: -0.2 }),
          at(kiwi(2.8, '#a5793f', 5), { x: -0.6, y: 0.9, z: -3.4, ry: 0.3 }),
        ),
      shot: {
        set: sunnyDesk,
        tone: '#b9a5c4',
        accent: '#c9a474',
        lift: 27,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(tumbler('#fbf7ee', 3.8, 7, 0.74), { x: 11, z: -7 }),
          at(napkin('#efe8da', 15), { x: -12, z: 5, ry: 0.3 }),
        ],
      },
    },
  ],
}
