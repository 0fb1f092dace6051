import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, metal, plastic } from '../../../studio/materials.ts'
import { plant } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, placed, slab } from '../../../studio/shapes.ts'
import { spiral } from '../../../studio/soft-shapes.ts'
import { bareRoom } from '../../home/parts/sets.ts'
import { gym, matRoom } from '../parts/grounds.ts'
import { adjustable, coated, competition, dipped, disc, hex, joiner, loaded, pairOf } from './weights.ts'

const bottle = (color: string) =>
  group(
    drum(3.6, 3.5, 17, plastic(color, 0.35), 0.6),
    at(drum(2.4, 3.4, 3, plastic('#34373c'), 0.5), { y: 17 }),
    at(drum(1.2, 1.2, 2, plastic('#34373c'), 0.3), { y: 20 }),
  )

const rolled = (color: string) =>
  placed(slab(spiral(1.4, 7, 5, 0.75), 61, 0, matte(color, 0.8)), { y: 7, ry: Math.PI / 2 })

const rack = () =>
  group(
    ...[0, 1].flatMap(row => [
      at(box(110, 2.4, 3, 0.6, metal('#55585e', 0.45)), { y: 10 + row * 22, z: 4 }),
      at(box(110, 2.4, 3, 0.6, metal('#55585e', 0.45)), { y: 13 + row * 22, z: -6 }),
      ...Array.from({ length: 7 }, (_, i) =>
        at(group(hex('#33373d', '', true)), { x: -45 + i * 15, y: 12.4 + row * 22, z: -1, ry: Math.PI / 2, rx: -0.16 }),
      ),
    ]),
    ...[-52, 52].map(x => at(box(4, 46, 16, 1, metal('#4a4d53', 0.45)), { x, y: 23 })),
  )

const gymBench = (color: string) =>
  group(
    at(box(110, 7, 28, 3, plastic(color, 0.6)), { y: 42 }),
    ...[-38, 38].map(x => at(box(5, 38, 24, 1, metal('#a3a7ac', 0.45)), { x, y: 19 })),
  )

const openCase = (): Object3D => {
  const shell = plastic('#2c2e32', 0.55)
  return group(
    at(box(48, 1.6, 38, 0.6, shell), { y: 0.8 }),
    at(box(45.5, 1.2, 35.5, 0.4, matte('#4a4d52', 0.95)), { y: 1.8 }),
    ...[-1, 1].flatMap(s => [
      at(box(48, 6.4, 1.6, 0.7, shell), { y: 3.2, z: s * 18.4 }),
      at(box(1.6, 6.4, 38, 0.7, shell), { y: 3.2, x: s * 23.4 }),
    ]),
    at(
      group(
        at(box(48, 38, 1.6, 0.6, shell), { y: 19 }),
        at(box(45, 35, 1, 0.4, matte('#4a4d52', 0.95)), { y: 19, z: 1 }),
      ),
      { y: 4, z: -19.6, rx: -0.95 },
    ),
    at(box(15, 1.6, 1.8, 0.7, shell), { y: 4, z: 23 }),
    ...[-6.6, 6.6].map(x => at(box(1.8, 1.6, 4.6, 0.6, shell), { x, y: 4, z: 21.2 })),
  )
}

const chromeSet = (): Object3D =>
  group(
    openCase(),
    at(group(loaded('#c9ccd2', true, [8.2, 7], 2.1)), { y: -1.6, z: -7, s: 0.98 }),
    ...[
      [-15, 8.2],
      [-1.5, 7.4],
      [11, 7.4],
    ].map(([x = 0, r = 8], i) =>
      at(group(disc(r, 2.1, '#c9ccd2', true, i ? '1.5 kg' : '2.5 kg')), { x, y: 3.6, z: 9, rz: Math.PI / 2 }),
    ),
  )

const shellSet = (main: string): Object3D =>
  group(
    at(group(loaded(main, false, [9.6, 8.2], 4)), { z: 5, ry: 0.2 }),
    at(group(joiner('#34363b')), { z: 19, x: 4, ry: 0.12 }),
    at(group(disc(9.6, 4, main, false, '2.5 kg')), { x: -14, y: 9.6, z: -11, ry: -1.15, rx: 0 }),
    at(group(disc(9.6, 4, main, false, '2.5 kg')), { x: 7, y: 2, z: -11, rz: Math.PI / 2 }),
    at(group(disc(8.2, 4, main, false, '1.5 kg')), { x: 7, y: 6, z: -11, rz: Math.PI / 2, ry: 0.6 }),
  )

const views = (
  scene: Shot,
  focus: readonly [number, number],
  build?: Views['build'],
  along: 'height' | 'width' = 'width',
  shot: Partial<Shot> = {},
): Views => ({
  ...(build ? { build } : {}),
  scene,
  close: { focus, zoom: 2.2, shot },
  size: {
    beside: () => bottle('#8fa4a8'),
    along,
    shot: { set: softHorizon, tone: '#dfe3e4', accent: '#eceae4', yaw: 0, lift: 14, light: 'soft' },
  },
})

/** Dumbbells and kettlebells. */
export const dumbbell: LeafPictures = {
  kinds: {
    hex: views(
      {
        set: matRoom,
        tone: '#c9d2cb',
        accent: '#7f8b86',
        light: 'morning',
        yaw: -0.5,
        lift: 20,
        fill: 0.5,
        props: () => [at(bottle('#c9d7d4'), { x: 21, z: -7 }), at(towels(['#eee9df'], 24, 15), { x: -20, z: -14 })],
      },
      [0.78, 0.5],
      main => hex(main),
      'width',
      { yaw: -0.75, lift: 14 },
    ),
    dipped: views(
      {
        set: matRoom,
        tone: '#d9d0bf',
        accent: '#8b9a8b',
        light: 'morning',
        yaw: 0.4,
        lift: 24,
        fill: 0.5,
        props: () => [at(bottle('#f1ead9'), { x: 17, z: -9 }), at(plant(34), { x: -22, z: -22 })],
      },
      [0.8, 0.45],
      main => dipped(main),
    ),
    adjustable: views(
      {
        set: bareRoom,
        tone: '#c5ccd0',
        accent: '#b08a60',
        yaw: -0.5,
        lift: 24,
        fill: 0.5,
        props: () => [at(gymBench('#77685a'), { z: -62, x: 14, ry: 0.1 })],
      },
      [0.85, 0.62],
    ),
    plates: views(
      {
        set: bareRoom,
        tone: '#cfc8bb',
        accent: '#a98157',
        yaw: -0.45,
        lift: 22,
        fill: 0.52,
        props: () => [at(plant(60), { x: 36, z: -34 }), at(bottle('#d8d2c4'), { x: -30, z: 8 })],
      },
      [0.8, 0.55],
      main => loaded(main, false, [9.6, 8.2], 4),
    ),
    kettlebell: views(
      {
        set: matRoom,
        tone: '#bccad0',
        accent: '#6d757c',
        light: 'morning',
        yaw: -0.45,
        lift: 16,
        fill: 0.52,
        props: () => [at(bottle('#e3ddd0'), { x: 19, z: -5 }), at(towels(['#c9d4cb'], 26, 16), { x: -22, z: -14 })],
      },
      [0.5, 0.86],
      undefined,
      'height',
    ),
  },
  covers: [
    {
      kind: 'hex',
      build: main => pairOf(() => hex(main), 7.4, 0.62),
      shot: { set: gym, tone: '#d3cfc6', accent: '#a4a7a6', yaw: -0.28, lift: 25, fill: 0.66 },
    },
    {
      kind: 'hex',
      build: main => hex(main, '7.5 kg', true),
      shot: {
        set: gym,
        tone: '#c3b19a',
        accent: '#a89b8e',
        light: 'morning',
        yaw: -0.72,
        lift: 15,
        fill: 0.6,
        centre: [0.5, 0.62],
        props: () => [at(rack(), { z: -40, x: 4 })],
      },
    },
    {
      kind: 'dipped',
      build: main => pairOf(() => dipped(main), 5.6, 0.75),
      shot: {
        set: sunnyDesk,
        tone: '#cdd3c4',
        accent: '#c9a277',
        light: 'morning',
        yaw: -0.2,
        lift: 22,
        fill: 0.62,
        centre: [0.5, 0.6],
        props: () => [at(rolled('#7f9184'), { z: -19, x: 4 })],
      },
    },
    {
      kind: 'dipped',
      build: main =>
        group(
          at(group(dipped(main, '', true)), { rz: Math.PI / 2, x: -2, y: 10.2, z: -2 }),
          at(group(dipped(main, '', true)), { x: 8.5, z: 5, ry: 0.5 }),
        ),
      shot: {
        set: shelf,
        tone: '#a9b4c4',
        accent: '#f3f0ea',
        light: 'soft',
        yaw: 0,
        lift: 10,
        fill: 0.62,
        props: () => [at(towels(['#e9e2d4', '#c4b8a8'], 22, 14), { x: 27, z: -6 })],
      },
    },
    {
      kind: 'adjustable',
      build: main => adjustable(main),
      shot: { set: bareRoom, tone: '#b9a78f', accent: '#7a5238', yaw: -0.62, lift: 19, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'adjustable',
      build: main =>
        group(
          at(group(adjustable(main, 4, '10')), { ry: Math.PI / 2, x: -14 }),
          at(group(adjustable(main, 4, '10')), { ry: Math.PI / 2, x: 14 }),
        ),
      shot: {
        set: gym,
        tone: '#dcd6ca',
        accent: '#bdbab3',
        yaw: 0.32,
        lift: 26,
        fill: 0.64,
        props: () => [at(gymBench('#7c8a83'), { z: -60, x: 0 })],
      },
    },
    {
      kind: 'plates',
      build: shellSet,
      shot: { set: pavement, tone: '#ddd5c7', accent: '#c2b49d', yaw: -0.3, lift: 30, fill: 0.68, light: 'day' },
    },
    {
      kind: 'plates',
      build: chromeSet,
      shot: { set: softHorizon, tone: '#c9b394', accent: '#d8c7ac', yaw: 0.4, lift: 38, fill: 0.72, light: 'soft' },
    },
    {
      kind: 'kettlebell',
      build: coated,
      shot: {
        set: gym,
        tone: '#9fb0b8',
        accent: '#808b90',
        yaw: 0.3,
        lift: 12,
        fill: 0.6,
        light: 'day',
        props: () => [
          at(box(7, 3.4, 5, 0.8, matte('#f2f0ea')), { x: 17, y: 1.7, z: 4, ry: 0.5 }),
          at(ball(1.1, matte('#f2f0ea')), { x: 11.5, y: 0.5, z: 9 }),
          at(ball(0.7, matte('#f2f0ea')), { x: 14, y: 0.4, z: 10 }),
        ],
      },
    },
    {
      kind: 'kettlebell',
      build: competition,
      shot: {
        set: pavement,
        tone: '#c9c4bb',
        accent: '#d6d0c6',
        light: 'morning',
        yaw: -0.5,
        lift: 20,
        fill: 0.6,
        props: () => [at(box(7, 3.4, 5, 0.8, matte('#f2f0ea')), { x: 20, y: 1.7, z: -6, ry: 0.7 })],
      },
    },
  ],
}
