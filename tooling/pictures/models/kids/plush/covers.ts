import { PILES } from '../../../studio/cloth/fur.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { cloth, matte } from '../../../studio/materials.ts'
import { ballToy, books, bricks } from '../../../studio/props/desk.ts'
import { blossoms, plant } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { blanket, cushion, gift } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { bedding, desk, kidsRug, room, shelf, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { bear, charm, loaf, puppet, rabbit, whale } from './animals.ts'

const views = (tone: string, accent: string, focus: readonly [number, number] = [0.5, 0.72]): Views => ({
  scene: {
    set: kidsRug,
    tone,
    accent,
    light: 'morning',
    yaw: -0.3,
    lift: 13,
    props: () => [
      at(bricks(['#d9a441', '#7fa3b8', '#c9745c']), { x: -24, z: -4 }),
      at(ballToy('#8fb09a', 5), { x: 24, z: 6 }),
    ],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => cup('#d9d3c8', '#d9c3a0'),
    along: 'height',
    shot: { set: softHorizon, tone: '#efe6de', accent: '#e6dbcd' },
  },
})

/** Soft toys. */
export const plush: LeafPictures = {
  kinds: {
    bear: views('#dfe6e4', '#e3b9a0'),
    rabbit: views('#f0e2de', '#c9d6cc'),
    pillow: {
      ...views('#dbe4ea', '#d9c9a8'),
      size: { beside: () => chair(), along: 'width', shot: { set: room, tone: '#e8e2d8', accent: '#d9d0c0' } },
    },
    puppet: views('#e9e2cf', '#a9c3b4'),
    charm: views('#e2dcea', '#e6c9a8', [0.5, 0.4]),
  },
  covers: [
    {
      kind: 'bear',
      build: main => bear(main, PILES.teddy, { bow: '#b8443a' }),
      shot: { set: sunnyRoom, tone: '#e6dac6', accent: '#e2d8c8', yaw: -0.28, lift: 10, light: 'morning', fill: 0.62 },
    },
    {
      kind: 'bear',
      build: main => bear(main, PILES.mohair, { paws: '#a87950' }),
      shot: {
        set: shelf,
        tone: '#b9ab98',
        accent: '#7c5335',
        yaw: 0.34,
        lift: 7,
        light: 'evening',
        fill: 0.62,
        props: () => [at(books(['#8a4a3c', '#4a5d52', '#b99a6a']), { x: -19, z: -3 })],
      },
    },
    {
      kind: 'bear',
      build: main => group(bear(main, PILES.teddy), at(cushion('#8fa6b5', 13), { x: 14, z: -2, y: 0 })),
      shot: {
        set: room,
        tone: '#d4dde2',
        accent: '#d8cfc0',
        yaw: 0.1,
        lift: 6,
        fill: 0.66,
        props: () => [at(plant(30), { x: -22, z: -8 })],
      },
    },
    {
      kind: 'rabbit',
      build: main => rabbit(main, PILES.velour),
      shot: {
        set: bedding,
        tone: '#dde6e0',
        accent: '#f3efe8',
        yaw: -0.3,
        lift: 16,
        light: 'soft',
        props: () => [at(blanket('#cfdcd3', 22, 14), { x: 15, z: -5 })],
      },
    },
    {
      kind: 'rabbit',
      build: main => rabbit(main, PILES.teddy, '#6f86a3'),
      shot: {
        set: linen,
        tone: '#e9dfc9',
        yaw: 0.3,
        lift: 26,
        fill: 0.6,
        props: () => [at(blossoms('#fbfaf4', 9, 7, 1), { x: -14, z: 7 })],
      },
    },
    {
      kind: 'pillow',
      build: main => whale(main),
      shot: {
        set: bedding,
        tone: '#cdd8e2',
        accent: '#eceff1',
        yaw: 0.42,
        lift: 14,
        fill: 0.64,
        light: 'soft',
        props: () => [at(blanket('#b9c9d6', 34, 26), { x: 44, z: -18 })],
      },
    },
    {
      kind: 'pillow',
      build: main => loaf(main),
      shot: { set: desk, tone: '#dfe2da', accent: '#c39a67', yaw: 0.62, lift: 15, fill: 0.62, light: 'morning' },
    },
    {
      kind: 'puppet',
      build: main => puppet(main, 'spikes'),
      shot: {
        set: plinths,
        tone: '#e3c9ae',
        accent: '#9fb8ad',
        yaw: -0.4,
        lift: 9,
        fill: 0.6,
        props: () => [at(books(['#d9a441', '#7fa3b8', '#c9745c']), { x: 15, z: -6 })],
      },
    },
    {
      kind: 'puppet',
      build: main =>
        group(
          at(puppet(main, 'round'), { x: -32, z: -4 }),
          at(puppet('#d9a05c', 'point'), { x: -16, z: 2 }),
          at(puppet('#c98a94', 'long'), { x: 0, z: -2 }),
          at(puppet('#8f9aa3', 'none'), { x: 16, z: 3 }),
          at(puppet('#e6d3a8', 'round'), { x: 32, z: -4 }),
        ),
      shot: {
        set: kidsRug,
        tone: '#e9dccb',
        accent: '#d08f7a',
        yaw: 0,
        lift: 9,
        fill: 0.7,
        props: () => [-1, 1].map(side => at(box(6, 60, 3, 1.4, cloth('#b8443a', 10)), { x: side * 48, y: 30, z: -16 })),
      },
    },
    {
      kind: 'charm',
      build: main => charm(main),
      shot: {
        set: cove,
        tone: '#dbe4d8',
        yaw: -0.2,
        lift: 6,
        fill: 0.64,
        light: 'day',
        props: () => [
          at(box(5, 22, 0.7, 0.3, matte('#cdbb98')), { x: 0, y: 20, z: -1.4, rz: 0.04 }),
          at(gift('#e6c9a8', '#c9745c', 7), { x: 9, z: -5 }),
        ],
      },
    },
  ],
}
