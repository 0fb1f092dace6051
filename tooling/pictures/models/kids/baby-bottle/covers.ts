import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { basket, towels } from '../../../studio/props/soft.ts'
import { saucer } from '../../../studio/props/table.ts'
import { boards } from '../../../studio/sets/cloths.ts'
import { bedding, counter, desk, kidsRug, shelf, sill, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { babySpoon, bib, biscuit, crumbs, rattle, teddy } from '../parts/nursery.ts'
import {
  bottleBrush,
  domeCap,
  glassBottle,
  rack,
  slimBottle,
  slimCap,
  smallBottle,
  steelBottle,
  wideBottle,
} from './bottles.ts'
import { learnerCup, markedCup, nappyBag, softCup, spoutCup, strawCup, strawHat, toast } from './cups.ts'
import { slimTeat } from './parts.ts'

const views = (build: Views['build'], scene: Partial<Shot>, focus: readonly [number, number]): Views => ({
  ...(build ? { build } : {}),
  scene: { set: sunnyDesk, tone: '#d8dccf', accent: '#c39a67', light: 'morning', yaw: 0.2, lift: 12, ...scene },
  close: { focus, zoom: 2 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along: 'height',
    shot: { set: softHorizon, tone: '#cfc8bb', accent: '#c4bcad', yaw: 0 },
  },
})

/** Bottles and first cups for babies. */
export const babyBottle: LeafPictures = {
  kinds: {
    bottle: views(
      wideBottle,
      {
        set: bedding,
        tone: '#c9b8a6',
        accent: '#b7a08c',
        lift: 16,
        props: () => [
          at(teddy('#8e6a4a', 18), { x: -13, z: -6, ry: 0.4 }),
          at(towels(['#f0e8da'], 14, 10), { x: 13, z: 1, ry: -0.2 }),
        ],
      },
      [0.5, 0.74],
    ),
    slim: views(
      slimBottle,
      {
        tone: '#c7d3c2',
        props: () => [at(nappyBag('#8a8f7c'), { x: 14, z: -14, ry: -0.3 }), at(slimCap('#e9dcc6'), { x: -7, z: 4 })],
      },
      [0.5, 0.3],
    ),
    straw: views(
      strawCup,
      {
        set: counter,
        tone: '#b9cdd0',
        accent: '#e6e2da',
        props: () => [
          at(saucer('#f3e3d0', 6.4), { x: 15, z: 4 }),
          at(biscuit(), { x: 15, y: 1, z: 4, ry: 0.5 }),
          at(bib('#c98f7c'), { x: -17, z: -3, ry: 0.4 }),
        ],
      },
      [0.5, 0.78],
    ),
    spout: views(
      spoutCup,
      {
        set: kidsRug,
        tone: '#d9c2a8',
        accent: '#c98f6a',
        lift: 18,
        props: () => [
          at(teddy('#b98a5a', 17), { x: -15, z: -6, ry: 0.4 }),
          at(rattle(['#d8a94e', '#c9705c']), { x: 12, z: 7, ry: 0.5 }),
        ],
      },
      [0.5, 0.78],
    ),
    trainer: views(
      main => learnerCup(main),
      {
        tone: '#e0cdb2',
        lift: 18,
        props: () => [at(saucer('#f3ede0', 7), { x: 15, z: -2 }), at(toast(), { x: 15, y: 1, z: -2, ry: 0.5 })],
      },
      [0.5, 0.8],
    ),
  },
  covers: [
    {
      kind: 'bottle',
      build: main => group(at(wideBottle(main), { x: -2 }), at(domeCap(main), { x: 6, z: 3.4 })),
      shot: {
        set: sill,
        tone: '#e0cdb0',
        accent: '#f1ede4',
        light: 'morning',
        lift: 11,
        yaw: 0.1,
        props: () => [at(towels(['#cfdfe4', '#f4ecdf'], 15, 11), { x: -13, z: -4, ry: 0.2 })],
      },
    },
    {
      kind: 'bottle',
      build: glassBottle,
      shot: {
        set: tiledKitchen,
        tone: '#a9c2bd',
        accent: '#d9d2c4',
        lift: 15,
        light: 'soft',
        props: () => [at(bottleBrush('#f0b58c'), { x: -3, z: 7, ry: 0.16, s: 0.8 })],
      },
    },
    {
      kind: 'bottle',
      build: steelBottle,
      shot: {
        set: desk,
        tone: '#c99f83',
        accent: '#8a6342',
        lift: 9,
        yaw: -0.3,
        props: () => [
          at(basket('#b38a5c', 13, 15), { x: 17, z: -16 }),
          at(towels(['#f1e6d4'], 12, 9), { x: -13, z: -5 }),
        ],
      },
    },
    {
      kind: 'slim',
      build: main => group(at(slimBottle(main), { x: -1.6 }), at(slimCap(main), { x: 5.6, z: 3 })),
      shot: {
        set: softHorizon,
        tone: '#d9c08c',
        accent: '#c7ab76',
        lift: 10,
        yaw: 0.06,
        props: () => [at(nappyBag('#7f8a73'), { x: -13, z: -13, ry: 0.3 })],
      },
    },
    {
      kind: 'slim',
      build: main =>
        group(
          rack('#f3f1ea'),
          at(smallBottle(main), { y: 1.3, x: -0.4, z: 1.6 }),
          at(slimTeat(), { x: 5.2, y: 3.6, z: 2.2, s: 0.9 }),
        ),
      shot: { set: counter, tone: '#d5b8a6', accent: '#c9bfb2', lift: 18, light: 'soft', fill: 0.72 },
    },
    {
      kind: 'straw',
      build: main => group(strawCup(main), at(biscuit(), { x: 6, z: 7.4, ry: -0.3 })),
      shot: {
        set: cove,
        tone: '#8fa9a6',
        lift: 18,
        yaw: 0.24,
        props: () => [at(crumbs('#d8a862', 14, 4), { x: 0, z: 9 })],
      },
    },
    {
      kind: 'straw',
      build: softCup,
      shot: {
        set: shelf,
        tone: '#b7c4b4',
        accent: '#c39a67',
        lift: 13,
        yaw: 0.2,
        light: 'soft',
        props: () => [
          at(bib('#f0e4cf', true), { x: 13, z: -4, ry: -0.4 }),
          at(babySpoon('#7f9c88'), { x: -6, z: 8, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'spout',
      build: main => spoutCup(main),
      shot: {
        set: kidsRug,
        tone: '#b58d74',
        accent: '#e2b5a0',
        lift: 22,
        yaw: -0.3,
        props: () => [at(rattle(['#d8a94e', '#c9705c']), { x: 7, z: 9, ry: 0.5 })],
      },
    },
    {
      kind: 'trainer',
      build: main => learnerCup(main, true),
      shot: {
        set: softHorizon,
        tone: '#e9cf9c',
        accent: '#eee9e0',
        lift: 15,
        yaw: 0.3,
        light: 'soft',
        props: () => [at(saucer('#f5f1e8', 7), { x: 12, z: -8 }), at(toast(), { x: 12, y: 1, z: -8, ry: 0.5 })],
      },
    },
    {
      kind: 'trainer',
      build: markedCup,
      shot: {
        set: boards,
        tone: '#9fae9c',
        lift: 32,
        yaw: 0.3,
        light: 'morning',
        props: () => [at(strawHat('#4f6f78'), { x: -17, z: -14 }), at(plant(16), { x: 17, z: -14 })],
      },
    },
  ],
}
