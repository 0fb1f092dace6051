import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { cloth, matte, metal, plastic } from '../../../studio/materials.ts'
import { leaf } from '../../../studio/props/green.ts'
import { rock } from '../../../studio/props/stones.ts'
import { cup } from '../../../studio/props/table.ts'
import { boards, concrete, papers } from '../../../studio/sets/cloths.ts'
import { desk } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, placed, ring, rod } from '../../../studio/shapes.ts'
import { clothTable } from '../../home/parts/tables.ts'
import { deck, dunes, meadow, pond, shore } from '../parts/grounds.ts'
import { fishingChair, fishingRod, float, lure, lureBox, seatBox, spinning, steppedBox } from './tackle.ts'

const views = (
  scene: Shot,
  focus: readonly [number, number],
  rest: Partial<Views> = {},
  along: 'height' | 'width' = 'height',
): Views => ({
  scene,
  close: { focus, zoom: 2.3, shot: { props: () => [] } },
  size: {
    beside: () => cup('#7f97a5'),
    along,
    shot: { set: softHorizon, tone: '#dae0e0', accent: '#ebe8e2', light: 'soft', lift: 12, yaw: 0 },
  },
  ...rest,
})

const rest = () =>
  group(
    at(drum(0.9, 0.9, 40, metal('#8f949b', 0.34), 0.2), { y: -6 }),
    rod(
      [
        [-3.4, 40, 0],
        [-2.6, 36, 0],
        [0, 34, 0],
        [2.6, 36, 0],
        [3.4, 40, 0],
      ],
      0.7,
      plastic('#2b2d31'),
    ),
  )

const reelCarton = (color: string) =>
  group(
    at(box(16, 14, 12, 0.3, matte(color, 0.7)), { y: 7 }),
    at(box(16.1, 3, 12.1, 0.2, matte('#f0ebe0', 0.7)), { y: 9 }),
  )

const bucket = (color: string) =>
  group(
    drum(15, 12, 26, plastic(color, 0.5), 1),
    at(drum(14, 14, 0.4, matte('#4f7f8f', 0.2), 0), { y: 25 }),
    rod(
      [
        [-15, 24, 0],
        [-13, 12, 12],
        [0, 8, 15.4],
        [13, 12, 12],
        [15, 24, 0],
      ],
      0.5,
      metal('#b9bcc2'),
    ),
  )

const large: Views['size'] = {
  beside: () => bucket('#9db0b4'),
  along: 'height',
  shot: { set: softHorizon, tone: '#dae0e0', accent: '#ebe8e2', light: 'soft', lift: 12, yaw: 0.25 },
}

/** Rod for a picture of the whole: it leans up to the right. */
const leaning = (main: string) =>
  group(placed(fishingRod(main, { long: 96, telescopic: 5, butt: 3.1, tip: 1.1 }), { rz: 0.5, y: 2.6 }))

const fanned = (main: string) =>
  group(
    ...[0, 1, 2, 3, 4].map(i =>
      placed(
        i === 0
          ? fishingRod(main, { long: 66, butt: 1.9, tip: 1.5 })
          : group(
              placed(drum(1.5 - i * 0.26, 1.3 - i * 0.24, 62, plastic(main, 0.4), 0.1), { rz: -Math.PI / 2 }),
              placed(drum(1.64 - i * 0.26, 1.64 - i * 0.26, 1.6, metal('#d3b06a', 0.3), 0.1), {
                x: 60,
                rz: -Math.PI / 2,
              }),
            ),
        { y: 2, ry: 0.5 - i * 0.24, x: i * 0.6, z: i * 0.8 },
      ),
    ),
  )

const kit = (main: string) =>
  group(
    placed(fishingRod(main, { long: 88, butt: 1.8, tip: 0.9, guides: 3 }), { x: -44, y: 3.4, z: -14, rx: -1.35 }),
    placed(fishingRod(main, { long: 84, butt: 1.2, tip: 0.5, guides: 5 }), { x: -40, y: 3.4, z: -5, rx: -1.35 }),
    placed(drum(4, 4, 88, cloth('#3b4046', 10, 2), 0.8), { x: 44, y: 4, z: 8, rz: Math.PI / 2 }),
    ...[-26, 0, 26].map(x => placed(ring(4.1, 0.5, matte(main, 0.7)), { x, y: 4, z: 8, ry: Math.PI / 2 })),
    placed(spinning(main), { x: -26, y: 2.5, z: 26, rx: -1.2, s: 1.3 }),
    ...['#c8392e', '#3164bb', '#f0bf3c', '#5f8f3f'].map((tone, i) =>
      placed(lure(tone), { x: 0 + (i % 2) * 16, y: 1.2, z: 21 + Math.floor(i / 2) * 8, rx: -1.3, ry: 0.2, s: 1.5 }),
    ),
    placed(drum(4.2, 4.2, 3, matte('#8cc1e0', 0.5), 0.3), { x: 36, y: 0, z: 25 }),
    placed(drum(4.8, 4.8, 0.6, plastic('#34373c'), 0.2), { x: 36, y: 3, z: 25 }),
  )

const upright = (main: string) =>
  group(
    placed(fishingRod(main, { long: 104, butt: 3.4, tip: 1.5, guides: 5, reel: '#34373c', reelSize: 1.5 }), {
      rz: Math.PI / 2 - 0.24,
      y: 14,
    }),
    placed(drum(3.1, 3.1, 34, plastic('#d6dade', 0.4), 0.4), { y: 4, rz: -0.14, x: -1.4 }),
    placed(drum(3.1, 0.2, 12, plastic('#d6dade', 0.4), 0.1), { y: -7.6, x: -3, rz: -0.14 }),
  )

/** Fishing: rods, reels, lures, boxes, chairs. */
export const fishing: LeafPictures = {
  kinds: {
    rod: views(
      {
        set: deck,
        tone: '#a88a66',
        accent: '#a9c4cc',
        light: 'morning',
        lift: 26,
        yaw: 0.42,
        fill: 0.78,
        props: () => [at(bucket('#7f97a0'), { x: 26, z: -34 })],
      },
      [0.14, 0.3],
      { build: main => placed(fishingRod(main, { long: 96, telescopic: 5, butt: 3, tip: 1 }), { y: 3.6 }) },
      'width',
    ),
    reel: views(
      {
        set: deck,
        tone: '#b08a60',
        accent: '#9fbfc8',
        light: 'morning',
        lift: 14,
        yaw: 0.5,
        fill: 0.54,
        props: () => [placed(lure('#c8392e'), { x: -12, y: 1.6, z: 7, ry: 0.4 })],
      },
      [0.68, 0.45],
    ),
    lure: views(
      {
        set: slate,
        tone: '#7d848a',
        accent: '#bccbd2',
        light: 'soft',
        lift: 32,
        yaw: -0.3,
        fill: 0.62,
      },
      [0.45, 0.3],
      {},
      'width',
    ),
    box: views(
      {
        set: meadow,
        tone: '#8ba063',
        accent: '#bfd6df',
        light: 'morning',
        lift: 13,
        yaw: 0.5,
        fill: 0.54,
        props: () => [at(bucket('#d98a5f'), { x: -52, z: 6 })],
      },
      [0.4, 0.55],
      { size: large },
    ),
    chair: views(
      {
        set: shore,
        tone: '#b7ab92',
        accent: '#9fbfc6',
        light: 'morning',
        lift: 10,
        yaw: 0.5,
        fill: 0.58,
        props: () => [at(group(seatBox('#7c7f49')), { x: -74, z: -10, ry: 0.4 })],
      },
      [0.6, 0.55],
      { size: large },
    ),
  },
  covers: [
    {
      kind: 'rod',
      build: leaning,
      shot: {
        set: pond,
        tone: '#8a9468',
        accent: '#8fae9a',
        light: 'soft',
        lift: 9,
        yaw: 0,
        fill: 0.74,
        centre: [0.5, 0.52],
        props: () => [
          at(group(rest()), { x: -13, z: 0, s: 0.66 }),
          at(float(), { x: 26, z: -26, y: -7 }),
          placed(ring(3.2, 0.14, matte('#dfeee4')), { x: 26, y: 0.2, z: -26, rx: Math.PI / 2 }),
          placed(ring(6, 0.1, matte('#cfe3d6')), { x: 26, y: 0.2, z: -26, rx: Math.PI / 2 }),
        ],
      },
    },
    {
      kind: 'rod',
      build: fanned,
      shot: { set: concrete, tone: '#b5b3ad', light: 'above', lift: 62, yaw: 0.15, fill: 0.78 },
    },
    {
      kind: 'rod',
      build: kit,
      shot: {
        set: papers,
        tone: '#e0d6c4',
        accent: '#c9bda6',
        light: 'above',
        lift: 82,
        yaw: 0.1,
        fill: 0.76,
        props: () => [at(leaf('#7f9a6a', 20, 7, 2), { x: 38, y: 0.6, z: -32, ry: 2.6 })],
      },
    },
    {
      kind: 'rod',
      build: upright,
      shot: {
        set: dunes,
        tone: '#dcc59a',
        accent: '#f0cfae',
        light: 'evening',
        lift: 7,
        yaw: 0.25,
        fill: 0.7,
        props: () => [at(bucket('#e9e2d2'), { x: 30, z: -10 })],
      },
    },
    {
      kind: 'reel',
      build: main => spinning(main),
      shot: {
        set: desk,
        tone: '#d3c6b2',
        accent: '#b68c60',
        light: 'day',
        lift: 14,
        yaw: -0.55,
        fill: 0.6,
        props: () => [at(reelCarton('#4f6f86'), { x: 14, z: -13, ry: -0.25 })],
      },
    },
    {
      kind: 'reel',
      build: main => spinning(main, '#e9e2d0', true),
      shot: { set: slate, tone: '#5a6268', accent: '#aebcc4', light: 'soft', lift: 11, yaw: 0.35, fill: 0.6 },
    },
    {
      kind: 'lure',
      build: () => lureBox(),
      shot: { set: boards, tone: '#a98a66', light: 'day', lift: 40, yaw: 0.3, fill: 0.7 },
    },
    {
      kind: 'box',
      build: seatBox,
      shot: {
        set: shore,
        tone: '#b9ab8c',
        accent: '#a3c2c8',
        light: 'day',
        lift: 17,
        yaw: -0.45,
        fill: 0.6,
        props: () => [at(rock(9, '#8a857c', 5), { x: 44, z: -20 })],
      },
    },
    {
      kind: 'box',
      build: steppedBox,
      shot: { set: clothTable, tone: '#c9cfd0', accent: '#dcd2c0', light: 'soft', lift: 30, yaw: 0.35, fill: 0.66 },
    },
    {
      kind: 'chair',
      build: fishingChair,
      shot: {
        set: meadow,
        tone: '#a3a860',
        accent: '#c3d9e2',
        light: 'day',
        lift: 13,
        yaw: -0.5,
        fill: 0.62,
        props: () => [at(bucket('#5f7f93'), { x: -58, z: 14 })],
      },
    },
  ],
}
