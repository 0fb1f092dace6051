import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { plastic } from '../../../studio/materials.ts'
import { coin, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { basket, blanket } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { boards, linen } from '../../../studio/sets/cloths.ts'
import { desk, shelf, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { swift } from '../../food/parts/solid.ts'
import { bearKit, hookSet, hoop, needleRoll, succulents, threadBox } from './kits.ts'
import { band, beanie, cake, hook, knitted, littleBear, onNeedles, yarnBall } from './wool.ts'

const views = (focus: readonly [number, number], along: 'height' | 'width' = 'width', lift = 26): Views => ({
  scene: {
    set: sunnyDesk,
    tone: '#d8d3c4',
    accent: '#b98f62',
    light: 'morning',
    yaw: -0.35,
    lift,
    props: () => [at(cup('#e9e2d5', '#a9743c'), { x: -24, z: -14 }), at(plant(20), { x: 24, z: -18 })],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along,
    shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9' },
  },
})

/** Yarn, needles and kits. */
export const yarn: LeafPictures = swift({
  kinds: {
    ball: {
      ...views([0.4, 0.6], 'height', 14),
      size: { beside: () => coin(), along: 'height', shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9' } },
      build: main => group(yarnBall(main), band(4.6, '毛线', 'Yarn', darker(main, 0.2), '50 g')),
    },
    kit: views([0.4, 0.4]),
    needles: views([0.5, 0.5], 'width', 36),
    thread: views([0.5, 0.5]),
    embroidery: views([0.4, 0.5], 'width', 44),
  },
  covers: [
    {
      kind: 'ball',
      build: main =>
        group(
          yarnBall(main, 4.6, 0.24, false),
          band(4.6, '牛奶棉', 'Milk Cotton', darker(main, 0.2), '50 g'),
          at(littleBear(lighter(main, 0.3), false), { x: 9.6, z: -1 }),
          at(hook(plastic(darker(main, 0.3))), { x: 8, y: 0.55, z: 6.4, ry: 0.25 }),
        ),
      shot: { set: cove, tone: '#e6dccb', yaw: 0.1, lift: 14, fill: 0.64 },
    },
    {
      kind: 'ball',
      build: main =>
        group(
          at(onNeedles(main), { z: -4, rx: -0.14 }),
          at(yarnBall(main, 5, 0.3), { x: 12.4, z: 3 }),
          at(yarnBall(lighter(main, 0.06), 5, 0.3, false), { x: -13, z: 0 }),
        ),
      shot: { set: shelf, tone: '#c9c4b4', accent: '#a5784d', yaw: 0.08, lift: 10, fill: 0.74 },
    },
    {
      kind: 'ball',
      build: main => group(at(yarnBall(main, 9, 0.95), { x: -10, z: 3 }), at(beanie(main), { x: 13, z: -4 })),
      shot: { set: desk, tone: '#8f9a94', accent: '#8a6240', yaw: -0.2, lift: 13, fill: 0.68, light: 'evening' },
    },
    {
      kind: 'ball',
      build: main =>
        group(
          cake(main),
          at(
            group(
              at(
                knitted(13, 18, 0.72, row => blend(main === '#2f8f8b' ? '#f0dc94' : '#f0b9a2', main, row / 17)),
                { rx: -0.2 },
              ),
            ),
            { x: -9.4, z: -6, ry: 0.2 },
          ),
        ),
      shot: { set: plinths, tone: '#d3d6c9', accent: '#e6cfa8', yaw: -0.14, lift: 24, fill: 0.7 },
    },
    {
      kind: 'kit',
      build: bearKit,
      shot: { set: softHorizon, tone: '#c6d3d2', accent: '#d9e0dc', yaw: 0.3, lift: 24, fill: 0.64 },
    },
    {
      kind: 'kit',
      build: succulents,
      shot: { set: sill, tone: '#e9dccb', accent: '#f0ece4', yaw: 0.2, lift: 20, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'needles',
      build: needleRoll,
      shot: {
        set: boards,
        tone: '#cdb28a',
        yaw: 0.35,
        lift: 48,
        fill: 0.68,
        props: () => [
          at(yarnBall('#d9c7ae', 4.6, 0.3, false), { x: 6, z: -24 }),
          at(yarnBall('#8aa78b', 4.2, 0.3, false), { x: 17, z: -21 }),
        ],
      },
    },
    {
      kind: 'needles',
      build: hookSet,
      shot: { set: linen, tone: '#e9dfcf', yaw: -0.3, lift: 42, fill: 0.64 },
    },
    {
      kind: 'thread',
      build: threadBox,
      shot: {
        set: sunnyDesk,
        tone: '#e3d8c4',
        accent: '#c9a26e',
        yaw: 0.3,
        lift: 28,
        fill: 0.64,
        light: 'morning',
        props: () => [at(basket('#c9a878', 8, 9), { x: -24, z: -12 })],
      },
    },
    {
      kind: 'embroidery',
      build: hoop,
      shot: {
        set: boards,
        tone: '#b9936a',
        yaw: -0.16,
        lift: 70,
        fill: 0.66,
        light: 'above',
        props: () => [at(blanket('#dfe3da', 22, 16), { x: -26, z: -20 })],
      },
    },
  ],
})
