import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, plastic, wood } from '../../../studio/materials.ts'
import { hills, waves } from '../../../studio/packs/typeset.ts'
import { coin } from '../../../studio/props/desk.ts'
import { leaf, twig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { bowl, cup, plateOf, whisk } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, shelf, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { FUJI, halved } from '../apple/fruits.ts'
import { bunch } from '../berry/fruits.ts'
import { strawberry } from '../parts/berries.ts'
import { specks } from '../parts/cream.ts'
import { finished } from '../parts/organic.ts'
import { knife } from '../parts/table-ware.ts'
import {
  butterBlock,
  cheeseWedge,
  creamBowl,
  creamCarton,
  curl,
  ladle,
  pipingBag,
  pizza,
  saucepan,
  shreds,
  sliceStack,
  toast,
  tomato,
} from './things.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: { beside: () => coin(), along: 'width', shot: { set: softHorizon, tone: '#dbe3e6', accent: '#cdd7da' } },
})

const portion = () =>
  group(
    at(box(3.4, 1.6, 2.4, 0.3, matte('#c9d4c0', 0.35)), { y: 0.8 }),
    at(box(3.46, 0.5, 2.46, 0.1, matte('#6f9a6a', 0.4)), { y: 0.8 }),
  )

const cracker = (i: number) =>
  group(
    at(slab(rounded(5, 5, 0.6), 0.5, 0.12, finished('dry', i % 2 ? '#d9a860' : '#e2b770')), {
      rx: -Math.PI / 2,
      y: 0.25,
    }),
    ...Array.from({ length: 9 }, (_, k) =>
      at(ball(0.14, finished('dry', '#a9742f')), { x: ((k % 3) - 1) * 1.4, y: 0.5, z: (Math.floor(k / 3) - 1) * 1.4 }),
    ),
  )

const basil = (s = 1) =>
  group(
    ...[0, 1.6, 3.2, 4.6].map((ry, i) =>
      at(leaf(i % 2 ? '#4f8a3a' : '#5c9a45', 3.6 * s, 2.1 * s, 0.7), { ry, y: i * 0.2 }),
    ),
  )

/** Butter, cheese and cream. */
export const dairy: LeafPictures = {
  kinds: {
    block: views(
      {
        set: sunnyDesk,
        tone: '#a9bfcb',
        accent: '#b98f62',
        light: 'morning',
        lift: 20,
        props: () => [at(toast(), { x: 14, z: -2, ry: 0.4 }), at(cup('#e8e2d6'), { x: -14, z: -7 })],
      },
      [0.55, 0.5],
    ),
    cheese: views(
      {
        set: desk,
        tone: '#9fae9c',
        accent: '#8a5f3d',
        light: 'evening',
        lift: 22,
        props: () => [at(knife(18), { x: 6, z: 12, ry: 0.2 }), at(plateOf('#f4f1ea', 7), { x: -16, z: 4 })],
      },
      [0.5, 0.5],
    ),
    slice: views(
      {
        set: tiledKitchen,
        tone: '#c4d0d4',
        accent: '#b98f62',
        light: 'morning',
        lift: 22,
        props: () => [at(toast(), { x: -14, z: 3, ry: 0.3 })],
      },
      [0.5, 0.4],
    ),
    cream: views(
      {
        set: counter,
        tone: '#d6bfc0',
        accent: '#efedea',
        light: 'morning',
        lift: 16,
        props: () => [at(whisk(), { x: 8, z: 10, ry: 0.3 }), at(bowl('#7f9fae', 6, 5), { x: 16, z: -4 })],
      },
      [0.4, 0.5],
    ),
  },
  covers: [
    {
      kind: 'block',
      build: () =>
        group(
          butterBlock(
            '#f4d66a',
            12,
            { brand: '麦香里', zh: '动物黄油', en: 'Butter' },
            { ground: '#f4f1e4', ink: '#2f5f8a', accent: '#2f5f8a', plan: 'classic' },
          ),
          at(specks(260, 9, 0.06, '#ffffff', 0.22), { x: 3, z: 6 }),
        ),
      shot: {
        set: kitchenBoard,
        tone: '#9fb6c4',
        accent: '#a97c4f',
        lift: 22,
        yaw: 0.28,
        fill: 0.6,
        props: () => [at(whisk(), { x: -3, z: -12, ry: 0.15 })],
      },
    },
    {
      kind: 'block',
      build: () =>
        group(
          at(box(22, 1, 15, 0.3, wood('#6f4a30')), { y: 0.5 }),
          at(toast(10.4), { x: -3.6, y: 1, z: 0, ry: 0.2 }),
          at(curl('#f6dc7a'), { x: -4.4, y: 2.4, z: -1.2, ry: 0.3 }),
          at(curl('#f8e08a'), { x: -3, y: 2.4, z: 1.8, ry: -0.4 }),
          at(box(5.4, 3, 4, 0.4, finished('soft', '#f4d66a')), { x: 6.4, y: 2.5, z: -2.4, ry: -0.2 }),
          at(specks(90, 2.6, 1.05, '#ffffff', 0.24), { x: 6, z: 4 }),
        ),
      shot: { set: linen, tone: '#b3c4bd', lift: 30, yaw: -0.2, fill: 0.64 },
    },
    {
      kind: 'block',
      build: () =>
        group(
          plateOf('#7f9a84', 9.4),
          at(box(7, 4, 4.6, 0.4, finished('soft', '#fbf3d6')), { x: -1.6, y: 3, z: -2.4, ry: 0.2 }),
          ...[
            [-4.6, 3.2, 0.3],
            [0.2, 4.4, -0.2],
            [4.8, 2.4, 0.6],
          ].map(([x, z, ry]) => at(portion(), { x: x ?? 0, y: 0.9, z: z ?? 0, ry: ry ?? 0 })),
          at(portion(), { x: 3.6, y: 0.9, z: -3.4, ry: 1.1 }),
        ),
      shot: {
        set: plinths,
        tone: '#cdb6c4',
        accent: '#b79fb0',
        lift: 26,
        fill: 0.58,
        props: () => [at(twig('#7f9a63', 12, 6, 2.4), { x: 12, z: 6, rz: -1.3, y: 0.6 })],
      },
    },
    {
      kind: 'cheese',
      build: () =>
        group(
          at(slab(rounded(26, 19, 1.4), 1, 0.2, matte('#4b5358', 0.5)), { rx: -Math.PI / 2, y: 0.5 }),
          at(pizza(), { x: -5, y: 1, z: 8.4, ry: 0.35 }),
          at(shreds('#fbf4e0', 130, 4.8, 2.6), { x: 6.4, y: 1, z: 2.6 }),
          at(group(at(box(6, 5, 5, 0.8, finished('soft', '#fcf6e6')), { y: 2.5 })), { x: 6, y: 1, z: -5, ry: 0.3 }),
        ),
      shot: { set: tiledKitchen, tone: '#d69a7f', accent: '#b98f62', lift: 34, fill: 0.68 },
    },
    {
      kind: 'cheese',
      build: () =>
        group(
          at(box(25, 0.9, 17, 0.15, matte('#5a6368', 0.7)), { y: 0.45 }),
          at(cheeseWedge('#ee9a34', '#8a4a1e', 12, 6.4, 0.78), { x: -1, y: 0.9, z: 6, ry: Math.PI - 0.5 }),
          at(group(at(box(6, 0.8, 5, 0.2, finished('soft', '#f0a244')), { rz: 0.05 })), {
            x: -8,
            y: 1.5,
            z: 4.4,
            ry: 0.3,
          }),
          ...[0, 1, 2].map(i =>
            at(group(at(halved({ ...FUJI, r: 2.9 }), { rx: -0.9 + i * 0.05 })), {
              x: 6 + i * 1.8,
              y: 0.5,
              z: 3.6 + i * 0.7,
              ry: -0.3,
            }),
          ),
        ),
      shot: { set: cove, tone: '#8fa7b8', lift: 26, fill: 0.64, light: 'day' },
    },
    {
      kind: 'cheese',
      build: () =>
        group(
          bowl('#4f7f9a', 8, 5),
          at(drum(7.2, 6.6, 0.3, finished('wet', '#e3ecea'), 0.1), { y: 3.4 }),
          ...[
            [-3, -1.8],
            [3, -2.2],
            [0.2, 2.6],
          ].map(([x, z]) => at(ball(2.9, finished('waxed', '#fdfaf2')), { x: x ?? 0, y: 4.4, z: z ?? 0 })),
          at(basil(1), { x: 0.6, y: 7, z: 0.4 }),
          at(tomato(3), { x: 10.4, z: 3.4 }),
          at(tomato(2.4), { x: -9.4, z: 6 }),
        ),
      shot: { set: counter, tone: '#e0c49a', accent: '#efece6', lift: 24, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'slice',
      build: () =>
        group(
          at(slab(rounded(25, 17, 2.4), 5, 0.5, plastic('#5fa3a8')), { rx: -Math.PI / 2, y: 2.5 }),
          at(slab(rounded(23.4, 15.4, 2), 0.2, 0.05, plastic('#3f7f86')), { rx: -Math.PI / 2, y: 4.96 }),
          at(sliceStack('#f4b53a', 7), { x: -5, y: 4.8, z: -0.4 }),
          at(group(at(toast(9.6), {})), { x: 6.2, y: 4.9, ry: 0.1 }),
          at(group(at(box(8, 0.3, 8, 0.1, finished('waxed', '#f6bd4a')), {})), { x: 6.2, y: 6.6, z: 0.2, ry: 0.6 }),
          at(toast(9.6), { x: 6.3, y: 6.7, z: -0.2, ry: -0.05 }),
        ),
      shot: { set: softHorizon, tone: '#e6a8a0', accent: '#f4dcd4', lift: 30, yaw: 0.2, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'slice',
      build: () =>
        group(
          at(slab(rounded(25, 18, 2), 1.2, 0.2, wood('#8a5f3d')), { rx: -Math.PI / 2, y: 0.6 }),
          at(sliceStack('#f3e2a4', 6, true), { x: -5, y: 1.2, z: -1.6, ry: 0.2 }),
          ...[0, 1, 2, 3].map(i =>
            at(group(at(cracker(i), { rx: -0.9 })), { x: 3.4 + i * 1.5, y: 2.6, z: 1.6 + i * 1.1, ry: 0.7 }),
          ),
          at(group(at(bunch('#5a2f52', 7, 2.8, 0.85, 2), { rx: -1.42, y: 2, z: -3 })), {
            x: 7.4,
            y: 1.2,
            z: -3,
            ry: -0.5,
          }),
        ),
      shot: { set: shelf, tone: '#93a88f', accent: '#c39a67', lift: 28, fill: 0.66 },
    },
    {
      kind: 'cream',
      build: () =>
        group(
          at(
            creamCarton(
              7,
              14,
              6,
              { brand: '麦香里', zh: '淡奶油', en: 'Whipping cream', fine: '250 ml' },
              {
                ground: '#3f6fa3',
                ink: '#fdf8ec',
                accent: '#f3b8c2',
                plan: 'classic',
                art: waves('#fdf8ec', 0.72, 0.98, 6),
              },
              '#f3b8c2',
            ),
            { x: -6.4, z: -4, ry: 0.2 },
          ),
          at(creamBowl(5.6), { x: 4.4, z: 0 }),
          at(group(at(strawberry(1.6, 3), { rx: 2.8, y: 1.4 })), { x: 4.4, y: 6.6, z: 0 }),
          at(pipingBag(), { x: -1, z: 8.6, ry: 0.12 }),
        ),
      shot: { set: cove, tone: '#e6b8b4', lift: 18, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'cream',
      build: () =>
        group(
          at(
            creamCarton(
              9.5,
              21,
              8,
              { brand: '谷雨', zh: '冷冻淡奶油', en: 'Frozen cream', fine: '1 L' },
              { ground: '#e9eff2', ink: '#234a66', accent: '#5f9ac0', plan: 'classic', art: hills('#8fb8d0', 0.68) },
              '#234a66',
            ),
            { x: -9, z: -2, ry: 0.16 },
          ),
          at(saucepan(), { x: 5, z: 1 }),
          at(ladle(), { x: 2.6, y: 4.4, z: 1, ry: -0.5 }),
        ),
      shot: {
        set: tiledKitchen,
        tone: '#8fa9a0',
        accent: '#6f6a66',
        lift: 16,
        fill: 0.68,
        props: () => [at(napkin('#c9643f', 16), { x: 12, z: 12, ry: 0.4 })],
      },
    },
  ],
}
