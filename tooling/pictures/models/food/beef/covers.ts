import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { glass, matte, metal } from '../../../studio/materials.ts'
import { coin } from '../../../studio/props/desk.ts'
import { bowl, plateOf } from '../../../studio/props/table.ts'
import { concrete } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { clove, garlic } from '../nut/packs.ts'
import { specks } from '../parts/cream.ts'
import { finished, grown, mound, set, strewn } from '../parts/organic.ts'
import { swept } from '../parts/swept.ts'
import { chopsticks, fork, knife } from '../parts/table-ware.ts'
import {
  anise,
  BELLY,
  BRISKET,
  cubes,
  drumstick,
  foamTray,
  hotpot,
  leg,
  mill,
  rack,
  rollTray,
  rosemary,
  skillet,
  steak,
} from './meat.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: { beside: () => coin(), along: 'width', shot: { set: softHorizon, tone: '#dde2df', accent: '#d0d6d2' } },
})

const board = (w: number, d: number, colour: string) =>
  at(slab(rounded(w, d, 1.6), 1.4, 0.25, matte(colour, 0.6)), { rx: -Math.PI / 2, y: 0.7 })

const onion = (long = 16) =>
  group(
    ...[-0.6, 0, 0.7].map((z, i) =>
      swept({
        path: t => [(t - 0.5) * long, 0.6 + t * 0.5, z + Math.sin(t * 3 + i) * 0.4 + (t > 0.6 ? (t - 0.6) * z * 5 : 0)],
        r: t => 0.5 * (t > 0.9 ? 1 - (t - 0.9) * 7 : 1),
        colour: t => (t < 0.18 ? '#f4f4e6' : t < 0.36 ? '#bcd38a' : '#4f8f3f'),
        rows: 24,
        columns: 10,
      }),
    ),
  )

const ginger = () =>
  group(
    at(grown({ size: [3.4, 1.3, 1.6], colour: '#d0ab6a', lump: 0.5, grain: 1.6, seed: 3, finish: 'dry' }), { y: 1.2 }),
    at(grown({ size: [1.6, 1, 1.1], colour: '#cda764', lump: 0.4, seed: 5, finish: 'dry' }), {
      x: 2.4,
      y: 1.1,
      z: 1.4,
    }),
  )

const carrotRound = () => drum(1.5, 1.5, 0.7, finished('waxed', '#ea7a26'), 0.15)

const ice = () => [0, 1].map(i => box(2.2, 2, 2.1, 0.4, i ? glass('#e6f4fa', 0.5) : finished('wet', '#dcecf2')))

const heap = (things: ReturnType<typeof cubes>, count: number, spread: number, high: number) =>
  set(things, mound(count, spread, high), 0.7)

const pot = (colour: string) =>
  group(
    bowl(colour, 8, 8, matte(colour, 0.7)),
    at(drum(6, 8.4, 1.6, matte(colour, 0.7), 0.5), { y: 8 }),
    at(drum(1.4, 1, 1.4, matte(colour, 0.7), 0.4), { y: 9.4 }),
  )

/** Beef, pork, lamb and chicken. */
export const beef: LeafPictures = {
  kinds: {
    steak: views(
      {
        set: counter,
        tone: '#9fb2b4',
        accent: '#efedea',
        light: 'morning',
        lift: 28,
        props: () => [at(mill(), { x: -16, z: -8 }), at(rosemary(), { x: 4, z: 13, ry: 0.3 })],
      },
      [0.5, 0.5],
    ),
    diced: views(
      {
        set: tiledKitchen,
        tone: '#c9cfc4',
        accent: '#a97c4f',
        light: 'day',
        lift: 26,
        props: () => [at(pot('#8a553c'), { x: -17, z: -8 }), at(knife(20), { x: 8, z: 13, ry: 0.2 })],
      },
      [0.5, 0.6],
    ),
    sliced: views(
      {
        set: desk,
        tone: '#b9a48f',
        accent: '#7c5335',
        light: 'evening',
        lift: 26,
        props: () => [at(hotpot(), { x: -18, z: -12 }), at(chopsticks(), { x: 0, z: 14, ry: 0.1 })],
      },
      [0.5, 0.5],
    ),
    bone: views(
      {
        set: desk,
        tone: '#93a39c',
        accent: '#8a5f3d',
        light: 'evening',
        lift: 24,
        props: () => [at(garlic(), { x: 16, z: 4 }), at(rosemary(), { x: -8, z: 13, ry: -0.2 })],
      },
      [0.5, 0.6],
    ),
    poultry: views(
      {
        set: kitchenBoard,
        tone: '#b7c6cb',
        accent: '#d0a871',
        light: 'morning',
        lift: 28,
        props: () => [at(onion(), { x: 0, z: 13, ry: 0.1 })],
      },
      [0.45, 0.5],
    ),
  },
  covers: [
    {
      kind: 'steak',
      build: () =>
        group(
          at(box(27, 1, 18, 0.15, matte('#4f565b', 0.7)), { y: 0.5 }),
          at(steak({ rx: 10, rz: 6, thick: 2, lean: '#a8262c', fat: '#f3e4d0', marble: 0.3, rim: 0.2, seed: 2 }), {
            y: 1,
            x: -0.6,
            z: 0.4,
            ry: 0.1,
          }),
          at(rosemary(9), { x: 4, y: 3, z: -2.4, ry: 0.5 }),
        ),
      shot: {
        set: cove,
        tone: '#c4cfc6',
        lift: 38,
        yaw: -0.2,
        fill: 0.66,
        props: () => [at(mill(), { x: -14, z: -10 })],
      },
    },
    {
      kind: 'steak',
      build: () =>
        group(
          plateOf('#f7e3b4', 11),
          ...[
            [-3.8, -1.6],
            [3.4, -2.2],
            [0, 3.6],
          ].map(([x, z], i) =>
            at(
              steak({
                rx: 3.4,
                rz: 3.2,
                thick: 2.6,
                lean: '#b02c34',
                fat: '#f0dcc8',
                marble: 0.12,
                rim: 0.05,
                seed: i + 1,
              }),
              { x: x ?? 0, y: 1, z: z ?? 0 },
            ),
          ),
          at(
            set(
              [carrotRound()],
              [
                [5.4, 0, 3],
                [6.6, 0.3, 0.8],
                [7, 0, 3.6],
              ],
              0.4,
            ),
            { y: 1.2 },
          ),
        ),
      shot: {
        set: softHorizon,
        tone: '#7fb3c4',
        accent: '#cfe3e8',
        lift: 34,
        fill: 0.6,
        light: 'soft',
        props: () => [at(fork(14), { x: -11, z: 9, ry: 0.8 })],
      },
    },
    {
      kind: 'steak',
      build: () =>
        group(
          skillet(12),
          at(
            steak({
              rx: 9.2,
              rz: 7,
              thick: 2.4,
              lean: '#9c3a30',
              fat: '#f2dcc0',
              marble: 0.95,
              rim: 0.14,
              seed: 4,
              grilled: false,
            }),
            { y: 1, ry: 0.3 },
          ),
          at(rosemary(8), { x: -2, y: 3.6, z: -2, ry: 0.8 }),
          at(clove(1), { x: 6.4, y: 1.6, z: 5.4 }),
          at(clove(2), { x: -7.6, y: 1.6, z: 4.6, ry: 1 }),
        ),
      shot: {
        set: tiledKitchen,
        tone: '#d6b78f',
        accent: '#b9a48c',
        lift: 42,
        yaw: -0.3,
        fill: 0.68,
        light: 'evening',
      },
    },
    {
      kind: 'diced',
      build: () =>
        group(
          board(24, 17, '#a9744a'),
          at(heap(cubes(BRISKET, '#a3302c'), 15, 6.4, 4), { x: -1.6, y: 1.2, z: 0 }),
          at(anise(), { x: 8, y: 1.4, z: 4 }),
          at(anise(), { x: 9, y: 1.4, z: 0.4, ry: 0.3 }),
        ),
      shot: {
        set: concrete,
        tone: '#9aa9a4',
        lift: 28,
        yaw: 0.2,
        fill: 0.64,
        props: () => [at(pot('#7a4a34'), { x: -14, z: -13 })],
      },
    },
    {
      kind: 'diced',
      build: () => group(foamTray(22, 15, '#f4f1ea'), at(heap(cubes(BELLY, '#e3b58f'), 16, 7, 3.4), { y: 0.8 })),
      shot: {
        set: counter,
        tone: '#8fb09a',
        accent: '#eeece8',
        lift: 28,
        yaw: -0.26,
        fill: 0.62,
        props: () => [
          at(ginger(), { x: 14, z: 6 }),
          at(group(bowl('#f4f1ea', 3.4, 2.4), at(drum(2.9, 2.6, 0.1, finished('wet', '#3a1f14'), 0), { y: 1.7 })), {
            x: -14,
            z: 8,
          }),
        ],
      },
    },
    {
      kind: 'sliced',
      build: () => rollTray('#c2303c', '#f7ece4'),
      shot: {
        set: desk,
        tone: '#d8a468',
        accent: '#6f4a34',
        lift: 32,
        yaw: 0.2,
        fill: 0.64,
        light: 'evening',
        props: () => [at(hotpot(), { x: 2, z: -19 })],
      },
    },
    {
      kind: 'sliced',
      build: () =>
        group(
          rollTray('#b5222c', '#f6e3d0', '#c9cdd0'),
          at(chopsticks('#4a2c1c', 25), { x: 0, y: 3, z: 11, ry: 0.12 }),
        ),
      shot: {
        set: kitchenBoard,
        tone: '#8f9fa6',
        accent: '#7a5238',
        lift: 36,
        yaw: -0.3,
        fill: 0.68,
        props: () => [
          at(group(bowl('#b3342e', 5, 4), at(drum(4.4, 4, 0.1, finished('wet', '#d9582a'), 0), { y: 3 })), {
            x: 17,
            z: -9,
          }),
        ],
      },
    },
    {
      kind: 'bone',
      build: () =>
        group(
          board(26, 15, '#5f4433'),
          at(rack(7), { y: 1.4, ry: -0.15 }),
          at(specks(130, 5, 1.5, '#b5853c', 0.22), { x: 4, z: 4 }),
        ),
      shot: { set: slate, tone: '#5f6468', accent: '#b9bfc0', lift: 20, yaw: 0.25, fill: 0.62, light: 'evening' },
    },
    {
      kind: 'bone',
      build: () =>
        group(
          foamless(),
          at(leg(), { y: 1, x: -0.4, ry: 0.12 }),
          at(garlic(), { x: 9, y: 0.8, z: 6.4 }),
          at(clove(3), { x: 4, y: 1.4, z: 7.4 }),
          at(rosemary(10), { x: -6, y: 1, z: 7.4, ry: 0.2 }),
          at(rosemary(9), { x: 2, y: 7.4, z: 0.4, ry: -0.4 }),
        ),
      shot: { set: tiledKitchen, tone: '#9db9c0', accent: '#c39a67', lift: 28, fill: 0.68, yaw: 0.1, light: 'morning' },
    },
    {
      kind: 'poultry',
      build: () =>
        group(
          foamTray(24, 18, '#3f6f8a'),
          ...[-5.4, 0, 5.4].map((z, i) => at(drumstick(i + 1), { x: -1.4, y: 0.8, z, ry: (i - 1) * 0.06 })),
          at(set(ice(), strewn(9, 4, 8, 2.4, 3), 1.4), { x: 10, y: 1.8 }),
        ),
      shot: {
        set: plinths,
        tone: '#e0cbb0',
        accent: '#c9b090',
        lift: 34,
        yaw: 0.2,
        fill: 0.64,
        light: 'day',
        props: () => [at(onion(), { x: -2, y: 0.2, z: 13.4, ry: 0.1 })],
      },
    },
  ],
}

function foamless() {
  return group(
    at(slab(rounded(34, 22, 2.4), 0.8, 0.2, metal('#a9adb3', 0.4)), { rx: -Math.PI / 2, y: 0.4 }),
    ...[-1, 1].flatMap(s => [
      at(box(34, 2.6, 0.5, 0.2, metal('#a9adb3', 0.4)), { z: s * 10.8, y: 1.6 }),
      at(box(0.5, 2.6, 21.8, 0.2, metal('#a9adb3', 0.4)), { x: s * 16.8, y: 1.6 }),
    ]),
  )
}
