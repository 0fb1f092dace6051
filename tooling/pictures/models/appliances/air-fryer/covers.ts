import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { slice } from '../../../studio/food/fruit.ts'
import { cloth, matte } from '../../../studio/materials.ts'
import { books } from '../../../studio/props/desk.ts'
import { leaf, twig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { bowl, cup, plateOf, tumbler } from '../../../studio/props/table.ts'
import { counter, desk, shelf, sill, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, group } from '../../../studio/shapes.ts'
import { heapOf } from '../parts/food.ts'
import {
  bread,
  chicken,
  divider,
  doubleFryer,
  drawerFryer,
  driedFruit,
  fish,
  fries,
  glassFryer,
  oven,
  tarts,
  vegetables,
  wings,
} from './fryers.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], zoom = 2.1): Views => ({
  scene: {
    set: tiledKitchen,
    tone,
    accent,
    light: 'morning',
    yaw: 0.35,
    lift: 13,
    fill: 0.54,
    props: () => [
      at(plateOf('#f2ece0', 12), { x: -29, z: 12 }),
      at(fries(7, 2.4), { x: -29, y: 1.2, z: 12 }),
      at(twig('#7c9a70', 26, 5, 5), { x: 28, z: -8 }),
    ],
  },
  close: { focus, zoom },
  size: {
    beside: () => cup('#7f97a5'),
    along: 'height',
    shot: { set: softHorizon, tone: '#e6e7e6', accent: '#d7dad9', yaw: 0 },
  },
})

const potatoes = () =>
  group(
    ...[0, 1, 2, 3].map(i => {
      const one = ball(3.2, matte(i % 2 ? '#a5543f' : '#b5654a', 0.7))
      one.scale.set(1.7, 0.9, 0.9)
      return at(group(one), { x: (i % 2) * 7 - 3, y: 2.8, z: Math.floor(i / 2) * 7, ry: i * 0.6 })
    }),
    at(heapOf(['#f0a94a'], 2, 1, 6, [2.6, 1, 1.2]), { x: 2, y: 0.6, z: 13 }),
  )

const prawns = () => heapOf(['#e8825a', '#f0a07a', '#d96a44'], 6, 2.6, 22, [3.4, 1.3, 1.5], true)
const greens = () => heapOf(['#5c8a45', '#7fae5c', '#4a7a3c'], 6, 3, 24, [2.4, 2.2, 2.4], true)

/** Air fryers. */
export const airFryer: LeafPictures = {
  kinds: {
    drawer: { ...views('#d6cdb8', '#a5774c', [0.5, 0.72]), build: main => drawerFryer(main) },
    oven: {
      ...views('#b3c4c8', '#8a6a4c', [0.8, 0.6]),
      build: main => oven(main, { open: 0, upper: wings(), lower: driedFruit() }),
    },
    double: { ...views('#d8c4b0', '#8f6f50', [0.5, 0.42], 1.9), build: main => doubleFryer(main) },
    glass: { ...views('#cdd6cf', '#b08556', [0.5, 0.4]), build: main => glassFryer(main, vegetables(8)) },
  },
  covers: [
    {
      kind: 'drawer',
      build: main => drawerFryer(main, { window: true }),
      shot: {
        set: counter,
        tone: '#e0c49c',
        accent: '#e6e0d6',
        yaw: 0.3,
        lift: 11,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(
            group(
              at(box(24, 0.7, 30, 0.3, cloth('#f0e8d8', 12)), { y: 0.35 }),
              ...[-8, 0, 8].map(x => at(box(1.4, 0.2, 30.1, 0.05, matte('#c8503c')), { x, y: 0.68 })),
            ),
            { x: -24, z: 8, ry: 0.5 },
          ),
        ],
      },
    },
    {
      kind: 'drawer',
      build: main => drawerFryer(main, { out: 16, inside: chicken(0.86) }),
      shot: {
        set: sill,
        tone: '#c98a5c',
        accent: '#efe6d6',
        yaw: -0.5,
        lift: 26,
        fill: 0.62,
        props: () => [
          at(slice(3, '#f3dc62', '#e6c23a', 0.8), { x: -20, z: 19, rx: 0 }),
          at(slice(3, '#f3dc62', '#e6c23a', 0.8), { x: -25, z: 14 }),
          at(leaf('#5f9a4a', 9, 4), { x: -18, y: 0.6, z: 12 }),
        ],
      },
    },
    {
      kind: 'drawer',
      build: main => drawerFryer(main, { dials: true }),
      shot: {
        set: cove,
        tone: '#9db38f',
        yaw: 0.18,
        lift: 9,
        fill: 0.6,
        light: 'soft',
        props: () => [at(potatoes(), { x: 22, z: 7 })],
      },
    },
    {
      kind: 'drawer',
      build: main => drawerFryer(main, { s: 0.72 }),
      shot: {
        set: desk,
        tone: '#a9c0cf',
        accent: '#c9a577',
        yaw: -0.36,
        lift: 12,
        fill: 0.54,
        props: () => [
          at(cup('#f0b58c', '#8a5a35'), { x: 17, z: 6 }),
          at(books(['#d9a04a', '#5f8f8b']), { x: -21, z: -9 }),
        ],
      },
    },
    {
      kind: 'oven',
      build: main => oven(main, { open: 1.5, lower: bread() }),
      shot: {
        set: sunnyDesk,
        tone: '#d9a98a',
        accent: '#8a5f3d',
        yaw: 0.26,
        lift: 12,
        fill: 0.64,
        light: 'morning',
      },
    },
    {
      kind: 'oven',
      build: main => oven(main, { open: 1.52, retro: true, out: 11, upper: wings(), lower: driedFruit() }),
      shot: {
        set: tiledKitchen,
        tone: '#f0dfc0',
        accent: '#a5774c',
        yaw: -0.34,
        lift: 17,
        fill: 0.64,
        props: () => [at(bowl('#e08a5c', 6, 5), { x: 33, z: 6 })],
      },
    },
    {
      kind: 'double',
      build: main => doubleFryer(main, { left: 15, right: 9, leftFood: prawns(), rightFood: greens() }),
      shot: {
        set: shelf,
        tone: '#5f8f8b',
        accent: '#8f6448',
        yaw: 0.2,
        lift: 40,
        fill: 0.66,
        light: 'evening',
        props: () => [at(tumbler('#e8b04a', 3.6, 12, 0.7, 2), { x: 33, z: 4 })],
      },
    },
    {
      kind: 'double',
      build: main =>
        group(
          doubleFryer(main, { left: 18, wide: true, leftFood: group(at(fish(), {})) }),
          at(divider(), { x: 31, z: 22, ry: -0.5 }),
        ),
      shot: { set: cove, tone: '#c3ccd3', yaw: -0.42, lift: 40, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'glass',
      build: main => glassFryer(main, vegetables(8)),
      shot: {
        set: plinths,
        tone: '#e6d4c0',
        accent: '#d3b494',
        yaw: 0.3,
        lift: 10,
        fill: 0.6,
        light: 'morning',
        props: () => [at(napkin('#d98f6a', 16), { x: -20, z: 10, ry: 0.4 })],
      },
    },
    {
      kind: 'glass',
      build: main => glassFryer(main, tarts(6), { up: 10, tilt: 0.22, s: 0.8 }),
      shot: {
        set: counter,
        tone: '#e6cf8f',
        accent: '#efebe4',
        yaw: -0.2,
        lift: 16,
        fill: 0.64,
        props: () => [
          at(plateOf('#f6f2ea', 8), { x: -21, z: 8 }),
          at(group(at(tarts(3.2), { s: 0.8 })), { x: -21, y: 1, z: 8 }),
        ],
      },
    },
  ],
}
