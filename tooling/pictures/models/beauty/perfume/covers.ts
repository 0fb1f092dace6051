import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { slice } from '../../../studio/food/fruit.ts'
import { gloss } from '../../../studio/materials.ts'
import { coin, keys, notebook, pen } from '../../../studio/props/desk.ts'
import { blossoms, chips, leaf, twig } from '../../../studio/props/green.ts'
import { napkin, ribbon, towels } from '../../../studio/props/soft.ts'
import { candle, saucer } from '../../../studio/props/table.ts'
import { drape, linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, desk, shelf, sill } from '../../../studio/sets/indoors.ts'
import { moss } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at } from '../../../studio/shapes.ts'
import { balm, globe, mist, roller, round, tall } from './bottles.ts'

const views = (tone: string, accent: string, focus: readonly [number, number] = [0.5, 0.4]): Views => ({
  scene: {
    set: counter,
    tone,
    accent,
    light: 'morning',
    yaw: -0.3,
    lift: 12,
    props: () => [
      at(blossoms('#efd6d0', 5, 3, 0.7), { x: 6, z: 3 }),
      at(ribbon('#cdb7a4', 1.4), { x: -6, y: 1.4, z: 2 }),
    ],
  },
  close: { focus, zoom: 2.1 },
  size: { beside: () => coin(), along: 'height', shot: { set: softHorizon, tone: '#efe8e2', accent: '#e6dcd2' } },
})

/** Perfume. */
export const perfume: LeafPictures = {
  kinds: {
    tall: views('#d9d6cf', '#efedea'),
    round: views('#ead9d6', '#f1eeeb'),
    roller: {
      ...views('#dcdae4', '#efedea'),
      size: { beside: () => coin(), along: 'width', shot: { set: softHorizon, tone: '#ece8ee', accent: '#e0d9e2' } },
    },
    balm: views('#e0d3c2', '#efece6', [0.6, 0.5]),
    mist: views('#d3e0e6', '#f0f1f0'),
  },
  covers: [
    {
      kind: 'tall',
      build: main => tall(main, { zh: '雪松', en: 'Cedar' }, 'wood'),
      shot: {
        set: moss,
        tone: '#6f8250',
        accent: '#7d7a72',
        yaw: -0.34,
        lift: 11,
        fill: 0.62,
        props: () => [at(chips('#8a5f3d', 5, 3), { x: 5, z: 3 })],
      },
    },
    {
      kind: 'tall',
      build: main => tall(main, { zh: '琥珀', en: 'Amber' }, 'black'),
      shot: {
        set: drape,
        tone: '#7a4450',
        yaw: 0.3,
        lift: 13,
        light: 'evening',
        fill: 0.62,
        props: () => [at(candle('#c98a4a'), { x: -9, z: -6 })],
      },
    },
    {
      kind: 'tall',
      build: main => tall(main, { zh: '佛手柑', en: 'Bergamot' }, 'gold'),
      shot: {
        set: bathLedge,
        tone: '#dfe6df',
        accent: '#efe9dd',
        yaw: -0.2,
        lift: 7,
        light: 'morning',
        props: () => [
          at(slice(2.6, '#f3dc62', '#e6c23a', 0.6), { x: 5.6, z: 2.4 }),
          at(leaf('#6f9a57', 4, 2), { x: -6, z: 2.6, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'round',
      build: main => round(main, { zh: '橙花', en: 'Orange blossom' }, '#f7ede6'),
      shot: {
        set: plinths,
        tone: '#efd9d6',
        accent: '#e3bdb8',
        yaw: -0.24,
        lift: 10,
        props: () => [
          at(twig('#8aa07c', 12, 5, 3), { x: -8, z: -2, rz: 0.3 }),
          at(blossoms('#ffffff', 5, 2.6, 0.7), { x: 5.4, z: 3.4 }),
        ],
      },
    },
    {
      kind: 'round',
      build: main => globe(main, { zh: '白茶', en: 'White tea' }, gloss('#f4f1e8')),
      shot: {
        set: cove,
        tone: '#dfe3d6',
        yaw: 0.1,
        lift: 9,
        light: 'soft',
        props: () => [at(saucer('#f1f3ef', 5), { x: -8, z: 1 }), at(chips('#5f7048', 5, 1.4), { x: -8, y: 0.7, z: 1 })],
      },
    },
    {
      kind: 'round',
      build: main => round(main, { zh: '桂花', en: 'Osmanthus' }, '#c9974a', 0.8),
      shot: {
        set: shelf,
        tone: '#d9b98c',
        accent: '#8a5a35',
        yaw: 0.32,
        lift: 6,
        light: 'evening',
        props: () => [
          at(blossoms('#f0a93c', 10, 4, 0.4), { x: 6, z: 3 }),
          at(twig('#7c8a4f', 13, 5, 3), { x: -8, z: -2, rz: 0.2 }),
        ],
      },
    },
    {
      kind: 'roller',
      build: main => roller(main),
      shot: {
        set: linen,
        tone: '#d9d2de',
        yaw: 0.5,
        lift: 34,
        fill: 0.58,
        props: () => [at(keys(), { x: -6, z: -3.4, ry: 0.6 })],
      },
    },
    {
      kind: 'roller',
      build: main => roller(main, true),
      shot: {
        set: desk,
        tone: '#d8d3c4',
        accent: '#a97c4f',
        yaw: -0.2,
        lift: 9,
        fill: 0.6,
        light: 'morning',
        props: () => [at(notebook('#4f6a6a'), { x: -9, z: -8, ry: 0.3 }), at(pen(), { x: 3, z: 4, ry: 0.3 })],
      },
    },
    {
      kind: 'balm',
      build: main => balm(main),
      shot: {
        set: linen,
        tone: '#e2d6c2',
        yaw: -0.3,
        lift: 30,
        fill: 0.58,
        props: () => [at(chips('#a5714a', 6, 3), { x: 6, z: 3 })],
      },
    },
    {
      kind: 'mist',
      build: main => mist(main, { zh: '花香', en: 'Body mist' }),
      shot: {
        set: sill,
        tone: '#dde8ec',
        accent: '#f3f2ee',
        yaw: 0.2,
        lift: 6,
        light: 'morning',
        props: () => [
          at(towels(['#e6eef0', '#cfdfe6'], 13, 9), { x: -11, z: -2 }),
          at(napkin('#eef2f2', 10), { x: 7, z: 1 }),
        ],
      },
    },
  ],
}
