import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { fruit } from '../../../studio/food/fruit.ts'
import { glaze, gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { book, books, glasses } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair as plainChair } from '../../../studio/props/room.ts'
import { bowl, cup, saucer } from '../../../studio/props/table.ts'
import { room, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { grass } from '../../../studio/sets/outdoors.ts'
import { at, ball, box, drum, group, thrown } from '../../../studio/shapes.ts'
import { horn, moulded } from '../chair/dining.ts'
import { steam } from '../parts/light.ts'
import { balcony, bareRoom, brightRoom, rugRoom, twoTone } from '../parts/sets.ts'
import {
  cloudGlass,
  extending,
  folding,
  lifting,
  oakDining,
  roundStone,
  shelved,
  stoneDining,
  tray,
  twoTier,
} from './tables.ts'

const pear = (seed: number) => fruit({ r: 4, tall: 1.25, tip: 0.3, skin: '#c9bc4a', blush: '#b5713f', pores: 0, seed })

const fruitBowl = () =>
  group(
    bowl('#f1ede4', 15, 8),
    ...[0, 1, 2, 3].map(i =>
      at(pear(i), { x: i ? Math.cos(i * 2.1) * 6 : 0, y: i ? 3.5 : 7, z: i ? Math.sin(i * 2.1) * 6 : 0 }),
    ),
  )

const pan = () =>
  group(
    drum(12, 11, 10, gloss('#c8392e'), 1.4),
    at(drum(3, 12.2, 3, gloss('#c8392e'), 1), { y: 10 }),
    at(ball(1.6, metal('#d8b66a')), { y: 14 }),
    ...[-1, 1].map(s => at(box(5, 1.6, 6, 0.7, gloss('#c8392e')), { x: s * 13, y: 8 })),
    at(steam(16, 30, 0.5), { y: 14 }),
  )

const teapot = () =>
  group(
    at(ball(8, glaze('#5f7f7a')), { y: 7.4 }),
    at(drum(2.6, 4, 1.6, glaze('#5f7f7a'), 0.5), { y: 14 }),
    at(ball(1.2, glaze('#5f7f7a')), { y: 16.6 }),
    at(drum(0.9, 1.8, 9, glaze('#5f7f7a'), 0.2), { x: 7, y: 7, rz: -0.9 }),
  )

const monitor = () =>
  group(
    at(box(62, 36, 2.4, 0.8, plastic('#2a2c30')), { y: 30 }),
    at(box(60, 33.6, 0.4, 0.1, plastic('#7fa9c4')), { y: 30.4, z: 1.2 }),
    at(box(18, 15, 0.5, 0.1, plastic('#cfe3ea')), { x: -12, y: 30, z: 1.4 }),
    at(box(4, 14, 3, 0.6, metal('#8d9096', 0.3)), { y: 8, z: -2 }),
    at(drum(12, 12, 1.2, metal('#8d9096', 0.3), 0.3), {}),
    at(box(40, 1.6, 13, 0.5, plastic('#e9e6e0')), { y: 0.8, z: 22 }),
  )

const row = (tones: readonly string[]) =>
  group(
    ...tones.map((tone, i) =>
      at(group(at(book(tone, 16, 20 + (i % 3) * 2, 3), { rx: Math.PI / 2, y: 10 + (i % 3) })), {
        x: i * 3.2,
        ry: Math.PI / 2,
      }),
    ),
  )

const lamp = () =>
  group(
    drum(7, 7, 1.4, gloss('#e0623c'), 0.4),
    at(drum(0.8, 0.8, 30, gloss('#e0623c'), 0.1), { y: 1 }),
    at(
      thrown(
        [
          [8, 0],
          [7, 5],
          [2, 8],
          [0, 8.4],
        ],
        gloss('#e0623c'),
      ),
      { x: 3, y: 28, rz: -0.3 },
    ),
  )

const tin = (color: string) => group(drum(3.8, 3.6, 7.4, metal(color, 0.35), 0.3))

const views = (scene: Shot, focus: readonly [number, number], along: 'width' | 'height' = 'width'): Views => ({
  scene,
  close: { focus, zoom: 2.3 },
  size: {
    beside: () => at(plainChair('#8a5f3d'), {}),
    along,
    shot: { set: bareRoom, tone: '#c9cfd3', accent: '#d3bb97', light: 'soft', lift: 12, yaw: 0 },
  },
})

/** Tables and desks. */
export const table: LeafPictures = {
  kinds: {
    dining: views(
      {
        set: bareRoom,
        tone: '#93a89f',
        accent: '#cfae82',
        light: 'morning',
        yaw: -0.4,
        lift: 18,
        fill: 0.7,
        props: () => [
          at(fruitBowl(), { y: 75 }),
          at(horn('#8a5f3d'), { x: -40, z: 62, ry: Math.PI }),
          at(horn('#8a5f3d'), { x: 40, z: -58 }),
        ],
      },
      [0.8, 0.75],
    ),
    coffee: views(
      {
        set: sunnyRoom,
        tone: '#c99f80',
        accent: '#e9e0d0',
        light: 'morning',
        yaw: 0.4,
        lift: 22,
        fill: 0.62,
        props: () => [at(plant(110), { x: -96, z: -50 })],
      },
      [0.75, 0.7],
    ),
    desk: views(
      {
        set: brightRoom,
        tone: '#b9cbd3',
        accent: '#c39a67',
        light: 'morning',
        yaw: 0.4,
        lift: 14,
        fill: 0.66,
        props: () => [at(moulded('#f2efe8'), { x: 10, z: 62, ry: Math.PI - 0.4 })],
      },
      [0.7, 0.9],
      'height',
    ),
    side: views(
      {
        set: room,
        tone: '#a9b8a9',
        accent: '#e6dccb',
        light: 'morning',
        yaw: 0.3,
        lift: 20,
        fill: 0.56,
        props: () => [at(plant(80, '#c98d6c'), { x: -50, z: -26 })],
      },
      [0.5, 0.85],
      'height',
    ),
    folding: views(
      {
        set: balcony,
        tone: '#b3d3e6',
        accent: '#d8cbb9',
        light: 'morning',
        yaw: 0.4,
        lift: 16,
        fill: 0.6,
        props: () => [at(plant(80, '#b5673f'), { x: -80, z: -50 })],
      },
      [0.64, 0.84],
    ),
  },
  covers: [
    {
      kind: 'dining',
      build: oakDining,
      shot: {
        set: bareRoom,
        tone: '#7f9c98',
        accent: '#dcc7a6',
        light: 'morning',
        yaw: 0.5,
        lift: 17,
        fill: 0.7,
        props: () => [
          at(fruitBowl(), { y: 75, x: 8 }),
          at(horn('#a9794b'), { x: -88, z: 34, ry: 1.9 }),
          at(horn('#a9794b'), { x: 70, z: -62, ry: -0.3 }),
        ],
      },
    },
    {
      kind: 'dining',
      build: stoneDining,
      shot: {
        set: twoTone,
        tone: '#e3c3a5',
        accent: '#8a5648',
        light: 'day',
        yaw: -0.35,
        lift: 16,
        fill: 0.72,
        props: () => [
          at(pan(), { y: 75, x: -10 }),
          at(bowl('#f4f1ea', 8, 6), { x: 34, y: 75, z: 10 }),
          at(saucer('#f4f1ea', 12), { x: 30, y: 75, z: -14 }),
        ],
      },
    },
    {
      kind: 'dining',
      build: extending,
      shot: {
        set: rugRoom,
        tone: '#b9c7a8',
        accent: '#efe8da',
        light: 'morning',
        yaw: 0.35,
        lift: 27,
        fill: 0.68,
        props: () => [
          at(cup('#f4f0e8', '#b9862e'), { y: 75, x: 34, z: 16 }),
          at(cup('#f4f0e8', '#b9862e'), { y: 75, x: -34, z: 0 }),
          at(teapot(), { x: 44, y: 75, z: -14 }),
        ],
      },
    },
    {
      kind: 'coffee',
      build: twoTier,
      shot: {
        set: sunnyRoom,
        tone: '#7d95a6',
        accent: '#e9dfce',
        light: 'morning',
        yaw: -0.4,
        lift: 20,
        fill: 0.64,
        props: () => [
          at(teapot(), { x: -14, y: 42 }),
          at(cup('#f1ede4', '#b9862e'), { x: 8, y: 42, z: 8 }),
          at(books(['#e0936c', '#e9dfc8', '#5f7f7a']), { x: 4, y: 17, z: 6 }),
        ],
      },
    },
    {
      kind: 'coffee',
      build: roundStone,
      shot: {
        set: room,
        tone: '#d9a58a',
        accent: '#efe6d8',
        light: 'day',
        yaw: 0,
        lift: 34,
        fill: 0.6,
        props: () => [
          at(
            group(
              saucer('#f4f1ea', 13),
              ...[0, 1, 2].map(i =>
                at(fruit({ r: 3.4, tall: 0.92, skin: '#e88a34', seed: i }), {
                  x: Math.cos(i * 2.1) * 4.4,
                  y: 1,
                  z: Math.sin(i * 2.1) * 4.4,
                }),
              ),
            ),
            { x: -8, y: 35.4, z: 4 },
          ),
          at(cup('#5f7f7a'), { x: 20, y: 35.4, z: -6 }),
        ],
      },
    },
    {
      kind: 'desk',
      build: lifting,
      shot: {
        set: brightRoom,
        tone: '#d8dfe0',
        accent: '#b98f62',
        light: 'morning',
        yaw: 0.42,
        lift: 10,
        fill: 0.66,
        props: () => [at(monitor(), { y: 110, x: 2, z: -12, ry: 0.42 }), at(plant(90, '#5f7f7a'), { x: -104, z: -40 })],
      },
    },
    {
      kind: 'desk',
      build: shelved,
      shot: {
        set: twoTone,
        tone: '#f1e6d4',
        accent: '#7fa3b0',
        light: 'day',
        yaw: -0.35,
        lift: 12,
        fill: 0.68,
        props: () => [
          at(
            group(
              at(row(['#e0623c', '#e7c68e', '#5f7f9a', '#a3c09a', '#7d5a86']), { x: 26, y: 106, z: -12 }),
              at(row(['#2f8f8b', '#d8788b', '#f0bf3c']), { x: 27, y: 44, z: -12 }),
              at(row(['#8aa78b', '#c98a5e']), { x: 40, y: 14, z: -12 }),
              at(lamp(), { x: -36, y: 74.4, z: -8 }),
              at(books(['#7fa3b0', '#f4efe4']), { x: -4, y: 74.4, z: 6 }),
            ),
            { ry: -0.35 },
          ),
        ],
      },
    },
    {
      kind: 'side',
      build: tray,
      shot: {
        set: bareRoom,
        tone: '#b7cbc9',
        accent: '#cfae82',
        light: 'morning',
        yaw: 0.3,
        lift: 17,
        fill: 0.6,
        props: () => [at(cup('#f1ede4'), { x: -6, y: 49, z: 2 }), at(glasses(), { x: 6, y: 49, z: 8 })],
      },
    },
    {
      kind: 'side',
      build: cloudGlass,
      shot: {
        set: room,
        tone: '#cfd8d2',
        accent: '#f3eee4',
        light: 'morning',
        yaw: 0.4,
        lift: 24,
        fill: 0.6,
        props: () => [at(group(glassVase()), { x: -4, y: 47.6, z: -2 })],
      },
    },
    {
      kind: 'folding',
      build: folding,
      shot: {
        set: grass,
        tone: '#7fa35a',
        accent: '#bfdcf0',
        light: 'day',
        yaw: -0.5,
        lift: 14,
        fill: 0.68,
        props: () => [at(tin('#c9ccd2'), { x: -12, y: 70, z: 6 }), at(tin('#c98d4f'), { x: -22, y: 70, z: -4 })],
      },
    },
  ],
}

const glassVase = () =>
  group(drum(3.4, 4.4, 13, glaze('#e9a98a'), 1), at(drum(2.6, 2.6, 0.2, matte('#4a3226'), 0), { y: 13 }))
