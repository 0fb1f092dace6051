import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { cloth, matte, metal, wood } from '../../../studio/materials.ts'
import { plant } from '../../../studio/props/green.ts'
import { door, frame } from '../../../studio/props/room.ts'
import { basket, towels } from '../../../studio/props/soft.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, placed, rod, slab } from '../../../studio/shapes.ts'
import { steam } from '../parts/air.ts'
import { flushWall, hookWall, plainRoom, sunRoom, tiledRoom } from '../parts/places.ts'
import { curtain, windowPane } from '../parts/rooms.ts'
import { frontLoader, laundry, miniWasher, quilt, stacked, topLoader, warm } from './washers.ts'

const views = (tone: string, accent: string, focus: readonly [number, number]): Views => ({
  scene: {
    set: tiledRoom,
    tone,
    accent,
    light: 'morning',
    yaw: 0.32,
    lift: 10,
    fill: 0.54,
    props: () => [
      at(basket('#c9a878', 20, 28), { x: -58, z: 14 }),
      at(towels(['#efe9dc', '#8fb0a0'], 30, 24), { x: 0, y: 86, z: -4 }),
    ],
  },
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => door(),
    along: 'height',
    shot: { set: softHorizon, tone: '#e6e7e6', accent: '#d7dad9', yaw: 0, lift: 8 },
  },
})

const shirt = (tone: string) =>
  group(
    at(
      slab(
        [
          [-17, 0, 2],
          [-17, -48, 1],
          [17, -48, 1],
          [17, 0, 2],
          [28, -12, 3],
          [23, -24, 2],
          [15, -12, 1],
          [16, 6, 3],
          [6, 10, 2],
          [-6, 10, 2],
          [-16, 6, 3],
          [-15, -12, 1],
          [-23, -24, 2],
          [-28, -12, 3],
        ],
        3,
        1,
        cloth(tone, 14),
      ),
      {},
    ),
  )

const bibs = () =>
  group(
    rod(
      [
        [-60, 0, 0],
        [-20, -3, 0],
        [20, -3, 0],
        [60, 0, 0],
      ],
      0.35,
      matte('#e9e2d2'),
    ),
    ...[
      ['#f0b58c', -32],
      ['#8cc1e0', 32],
    ].map(([tone, x]) =>
      at(
        slab(
          [
            [-7, 0, 2],
            [7, 0, 2],
            [8, -15, 6],
            [-8, -15, 6],
          ],
          1,
          0.3,
          cloth(String(tone), 8),
        ),
        { x: Number(x), y: -2.6 },
      ),
    ),
    ...[-36, -28, 28, 36].map(x => at(box(0.8, 3, 1.4, 0.2, wood('#c9a06a')), { x, y: -2.4 })),
  )

const quiltShelf = () =>
  group(
    at(box(70, 3, 26, 0.6, wood('#a5774c')), {}),
    at(towels(['#efe9dc', '#d9b08a', '#8fb0a0'], 30, 20), { x: -8, y: 1.6 }),
  )

/** Washing machines and dryers. */
export const washer: LeafPictures = {
  kinds: {
    front: {
      ...views('#c3d2d6', '#b5a58f', [0.5, 0.5]),
      build: main => frontLoader(main, { inside: laundry(['#8fb0c4', '#f3efe6', '#e6a08a']) }),
    },
    dryer: {
      ...views('#d6cbbb', '#a08a78', [0.5, 0.5]),
      build: main => frontLoader(main, { rim: '#26282b', double: true, inside: warm() }),
    },
    top: { ...views('#d3d9c8', '#b5a58f', [0.5, 0.8]), build: main => topLoader(main) },
    mini: {
      ...views('#cfd9d3', '#b5a58f', [0.5, 0.5]),
      build: main => miniWasher(main),
      size: {
        beside: () => placed(frame('#7f97a5', 24, 30), { y: 36, z: -12 }),
        along: 'height',
        shot: { set: hookWall, tone: '#e3e7e8', yaw: 0, lift: 4 },
      },
      scene: {
        set: hookWall,
        tone: '#c9d6dc',
        yaw: 0.3,
        lift: 6,
        fill: 0.52,
        light: 'morning',
        props: () => [
          at(towels(['#efe9dc', '#e6a08a'], 22, 16), { x: 36, y: 0, z: 8 }),
          at(box(120, 2.4, 34, 0.6, wood('#a5774c')), { y: -22, z: 4 }),
        ],
      },
    },
    tumble: {
      ...views('#b9c4cc', '#b5a58f', [0.5, 0.5]),
      build: main => frontLoader(main, { dark: true, lint: true, rim: '#2b2d31', digits: '1:20' }),
    },
  },
  covers: [
    {
      kind: 'front',
      build: main => frontLoader(main, { open: 1.9 }),
      shot: {
        set: tiledRoom,
        tone: '#7f9fa8',
        accent: '#c9b08f',
        yaw: 0.34,
        lift: 11,
        fill: 0.6,
        props: () => [
          at(basket('#c9a066', 21, 30), { x: 56, z: 16 }),
          at(group(at(towels(['#efe6d2', '#d98f72'], 26, 22), {})), { x: 56, y: 28, z: 16, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'front',
      build: main => frontLoader(main, { inside: laundry(['#f6f3ec', '#f0d2b4', '#e6e0d2']) }),
      shot: {
        set: sunRoom,
        tone: '#e3c2a0',
        accent: '#c9a57a',
        yaw: -0.3,
        lift: 9,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(towels(['#f3efe6', '#f0d2b4', '#f3efe6'], 34, 26), { y: 86.6, z: -2 }),
          at(steam(34, 26, 0.16), { x: -4, y: 46, z: 34 }),
        ],
      },
    },
    {
      kind: 'front',
      build: main => frontLoader(main, { d: 42, inside: laundry(['#f3e2c4', '#d8788b']) }),
      shot: {
        set: tiledRoom,
        tone: '#efe6d2',
        accent: '#b9714f',
        yaw: -0.85,
        lift: 9,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(plant(86, '#c98f62'), { x: 62, z: -16 }),
          at(plant(46, '#8a5a35', '#6f9a57'), { x: -58, z: 10 }),
        ],
      },
    },
    {
      kind: 'dryer',
      build: main => frontLoader(main, { rim: '#26282b', double: true, inside: warm(), digits: '2:10' }),
      shot: {
        set: plainRoom,
        tone: '#8fa3b5',
        accent: '#a5835f',
        yaw: 0.3,
        lift: 8,
        fill: 0.58,
        light: 'soft',
        props: () => [
          at(windowPane('#c4d6e2', 90, 100), { x: -62, y: 120, z: -52 }),
          rod(
            [
              [10, 152, -30],
              [110, 152, -30],
            ],
            1,
            metal('#c9ccd2'),
          ),
          at(shirt('#f3efe6'), { x: 50, y: 138, z: -30 }),
          at(shirt('#d9a06a'), { x: 92, y: 138, z: -30 }),
        ],
      },
    },
    {
      kind: 'dryer',
      build: main => frontLoader(main, { rim: '#2b2d31', double: true, inside: warm(), drawerOut: 13 }),
      shot: {
        set: tiledRoom,
        tone: '#9db59b',
        accent: '#d3bfa0',
        yaw: -0.4,
        lift: 14,
        fill: 0.6,
        props: () => [at(towels(['#f0c6c6', '#f6f1e6', '#8cc1e0'], 26, 20), { x: 6, y: 86.6, z: -6, ry: 0.2 })],
      },
    },
    {
      kind: 'top',
      build: main => topLoader(main, { load: quilt('#f3e6cc') }),
      shot: {
        set: sunRoom,
        tone: '#e6cfa4',
        accent: '#b5654a',
        yaw: 0.36,
        lift: 20,
        fill: 0.62,
        light: 'morning',
        props: () => [at(plant(80, '#b5654a'), { x: -66, z: -14 })],
      },
    },
    {
      kind: 'top',
      build: main => topLoader(main, { open: 1.9 }),
      shot: {
        set: tiledRoom,
        tone: '#c98f72',
        accent: '#e3dccf',
        yaw: -0.28,
        lift: 38,
        fill: 0.62,
        light: 'soft',
        props: () => [at(basket('#e0c89a', 18, 24), { x: -54, z: 6 })],
      },
    },
    {
      kind: 'mini',
      build: main => miniWasher(main),
      shot: {
        set: hookWall,
        tone: '#b5d0cc',
        yaw: 0.34,
        lift: 5,
        fill: 0.58,
        centre: [0.5, 0.46],
        light: 'morning',
        props: () => [
          at(
            group(
              at(box(110, 7, 40, 3, matte('#f6f3ec', 0.3)), {}),
              at(drum(14, 11, 1, matte('#d9d6cf', 0.3), 0.3), { y: 3.2 }),
            ),
            { y: -26, z: 8 },
          ),
          at(towels(['#efe2c8', '#d98f72'], 20, 14), { x: 34, y: -22, z: 10 }),
        ],
      },
    },
    {
      kind: 'mini',
      build: main => miniWasher(main, true),
      shot: {
        set: flushWall,
        centre: [0.5, 0.58],
        tone: '#8fa8cc',
        yaw: -0.3,
        lift: 6,
        fill: 0.58,
        light: 'soft',
        props: () => [at(bibs(), { y: 80, z: 5 })],
      },
    },
    {
      kind: 'tumble',
      build: main => stacked(main, '#e3e6e8'),
      shot: {
        set: sunRoom,
        tone: '#a99fc0',
        accent: '#b98f62',
        yaw: 0.36,
        lift: 7,
        fill: 0.66,
        light: 'morning',
        props: () => [
          at(quiltShelf(), { x: 76, y: 96, z: -20 }),
          at(basket('#c9a066', 20, 30), { x: 64, z: 8 }),
          at(curtain('#f3ece0', 36, 210), { x: -74, z: -52 }),
        ],
      },
    },
  ],
}
