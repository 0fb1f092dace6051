import type { LeafPictures, MakeSet, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { bowl, cup } from '../../../studio/props/table.ts'
import { boards } from '../../../studio/sets/cloths.ts'
import { desk, shelf, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { floor, wall } from '../../../studio/sets/parts.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, group } from '../../../studio/shapes.ts'
import { bounce, paper, planks, plaster } from '../../../studio/surfaces/ground.ts'
import { waterBottle } from '../parts/park.ts'
import {
  bat,
  boxed,
  clampedNet,
  familySet,
  leaningBat,
  lyingBat,
  openCase,
  pong,
  standBat,
  tableBoard,
  trainer,
  tub,
} from './gear.ts'

/** Table to play on with its white edge and middle line, a wall behind. */
const table: MakeSet = (tone, accent) => ({
  ground: [floor(paper(tone)), wall(plaster(accent), -4.4)],
  pieces: [at(box(30, 0.006, 0.1, 0.002, paper('#f4f2ec')), { y: 0.002, z: -1.25, ry: 0.3 })],
  backdrop: bounce(accent),
})

/** Room around a dining table whose board is a prop; its floor lies far below. */
const dining: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 6), 24, -0.95), wall(plaster(tone), -3.4, -0.95)],
  backdrop: bounce(tone),
})

const fruit = () =>
  group(
    bowl('#e9e4d8', 12, 8),
    ...[0, 1, 2, 3].map(i =>
      at(ball(4, matte(['#d98a3d', '#c4503c', '#dfb94a', '#d98a3d'][i] ?? '#d98a3d', 0.5)), {
        x: Math.cos(i * 1.6) * 4.6,
        y: 9.4 + (i === 3 ? 2.6 : 0),
        z: Math.sin(i * 1.6) * 4.6,
      }),
    ),
  )

const views = (
  scene: Shot,
  focus: readonly [number, number],
  along: 'height' | 'width' = 'width',
  rest: Partial<Views> = {},
): Views => ({
  scene,
  close: { focus, zoom: 2.2, shot: { props: () => [] } },
  size: {
    beside: () => waterBottle('#8fa4a8'),
    along,
    shot: { set: softHorizon, tone: '#dde0df', accent: '#ebe8e2', light: 'soft', lift: 12, yaw: 0 },
  },
  ...rest,
})

/** Table tennis: bats, sets, balls, nets, trainers. */
export const tableTennis: LeafPictures = {
  kinds: {
    bat: views(
      {
        set: table,
        tone: '#4f7f74',
        accent: '#d3d4cd',
        light: 'day',
        lift: 12,
        yaw: 0.3,
        fill: 0.6,
        props: () => [at(pong(), { x: 13, z: 6 }), at(pong('#ef9a3f'), { x: -14, z: 9 })],
      },
      [0.5, 0.45],
      'height',
      { build: main => standBat(main) },
    ),
    set: views(
      {
        set: table,
        tone: '#47708f',
        accent: '#d8d5cc',
        light: 'morning',
        lift: 30,
        yaw: 0.4,
        fill: 0.62,
        props: () => [at(waterBottle('#ece7db'), { x: 20, z: -24 })],
      },
      [0.3, 0.55],
    ),
    balls: views(
      {
        set: table,
        tone: '#56707f',
        accent: '#d6d2c8',
        light: 'day',
        lift: 20,
        yaw: 0.35,
        fill: 0.58,
        props: () => [at(lyingBat('#c8332b', {}, 0.7), { x: -15, z: -12 })],
      },
      [0.5, 0.35],
    ),
    net: views(
      {
        set: softHorizon,
        tone: '#c6cec9',
        accent: '#cdbfa9',
        light: 'day',
        lift: 16,
        yaw: 0.4,
        fill: 0.78,
        props: () => [
          at(group(tableBoard('#4c7d8c')), { ry: 0.4 }),
          at(pong(), { x: 10, z: 22 }),
          at(lyingBat('#c8332b', {}, 0.8), { x: 34, z: 26 }),
        ],
      },
      [0.06, 0.5],
    ),
    trainer: views(
      {
        set: sunnyRoom,
        tone: '#d6cfc0',
        accent: '#b9c2b4',
        light: 'morning',
        lift: 8,
        yaw: 0.3,
        fill: 0.64,
        props: () => [at(lyingBat('#c8332b', {}, 0.7), { x: 26, z: 12 })],
      },
      [0.5, 0.95],
      'height',
    ),
  },
  covers: [
    {
      kind: 'bat',
      build: main => leaningBat(main),
      shot: { set: table, tone: '#4c79a3', accent: '#d9d7cf', light: 'day', lift: 38, yaw: 0.7, fill: 0.66 },
    },
    {
      kind: 'bat',
      build: main =>
        group(
          lyingBat(main, { pen: true, pimpled: true, handle: '#d9b483' }, -0.6),
          at(pong('#ef9a3f'), { x: 13, z: 5 }),
        ),
      shot: { set: boards, tone: '#b08a62', light: 'above', lift: 64, fill: 0.64 },
    },
    {
      kind: 'bat',
      build: main => leaningBat(main, { handle: '#4a3226', badge: true }),
      shot: { set: desk, tone: '#cdd0c9', accent: '#c9a87c', light: 'soft', lift: 17, yaw: -0.95, fill: 0.8 },
    },
    {
      kind: 'bat',
      build: main => standBat(main, { handle: '#b98a55' }),
      shot: { set: shelf, tone: '#dcd2bf', accent: '#b28b60', light: 'soft', lift: 5, yaw: -0.25, fill: 0.64 },
    },
    {
      kind: 'set',
      build: openCase,
      shot: { set: boards, tone: '#d8bf9a', light: 'above', lift: 58, yaw: 0.15, fill: 0.72 },
    },
    {
      kind: 'set',
      build: familySet,
      shot: {
        set: boards,
        tone: '#a97f57',
        light: 'above',
        lift: 52,
        yaw: 0,
        fill: 0.86,
        props: () => [at(cup('#e9e4d8'), { x: 31, z: -22 })],
      },
    },
    {
      kind: 'balls',
      build: boxed,
      shot: { set: softHorizon, tone: '#b9c4c8', accent: '#cfd3cf', light: 'soft', lift: 26, yaw: -0.35, fill: 0.62 },
    },
    {
      kind: 'balls',
      build: tub,
      shot: { set: table, tone: '#4f86a0', accent: '#d9dedd', light: 'day', lift: 24, yaw: 0.15, fill: 0.78 },
    },
    {
      kind: 'net',
      build: clampedNet,
      shot: {
        set: dining,
        tone: '#9fb3ae',
        accent: '#8f6f52',
        light: 'morning',
        lift: 24,
        yaw: 0.85,
        lens: 40,
        fill: 0.8,
        centre: [0.5, 0.54],
        props: () => [
          at(group(tableBoard('#c99a64', 152, 250)), { ry: 0.85 }),
          at(fruit(), { x: 62, z: -20, s: 1.2 }),
          at(pong(), { x: -24, z: 30 }),
          at(group(lyingBat('#c8332b', {}, 0.5)), { x: -2, z: 44 }),
        ],
      },
    },
    {
      kind: 'trainer',
      build: trainer,
      shot: {
        set: sunnyRoom,
        tone: '#c3cdd0',
        accent: '#d9cfbf',
        light: 'day',
        lift: 7,
        yaw: -0.3,
        fill: 0.7,
        props: () => [at(group(bat('#c8332b')), { x: -20, z: 4, rx: -0.2, rz: 0.4 })],
      },
    },
  ],
}
