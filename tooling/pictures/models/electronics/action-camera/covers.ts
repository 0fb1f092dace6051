import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { matte, plastic, terry } from '../../../studio/materials.ts'
import { bricks, coin, notebook } from '../../../studio/props/desk.ts'
import { rock } from '../../../studio/props/stones.ts'
import { boards } from '../../../studio/sets/cloths.ts'
import { desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { beach } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { colourBlock, farHills, sunDisc } from '../parts/sets.ts'
import {
  barClamp,
  block,
  gimbal,
  gimbalStanding,
  handlebar,
  harness,
  helmet,
  onStick,
  panorama,
  pendant,
  thumbCase,
  wetBlock,
} from './cameras.ts'

const views = (
  build: (color: string) => Object3D,
  set: MakeSet,
  tone: string,
  accent: string,
  focus: readonly [number, number],
): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.35,
    lift: 14,
    fill: 0.52,
    props: () => [
      at(notebook('#c9683c'), { x: -14, z: -9, ry: 0.4 }),
      at(rock(3, '#b9b0a2', 5), { x: 11, y: 1, z: -7 }),
    ],
  },
  close: { focus, zoom: 2 },
  size: {
    beside: coin,
    along: 'height',
    shot: { set: softHorizon, tone: '#e2e5e8', accent: '#d2d6da', light: 'soft', yaw: 0.3 },
  },
})

const bucket = () =>
  group(
    drum(5, 3.8, 8, plastic('#3164bb'), 0.2),
    at(drum(5.3, 5.3, 0.8, plastic('#f0bf3c'), 0.2), { y: 7.6 }),
    at(ball(4, matte('#d8bb88')), { y: 7 }),
  )

const clapper = () =>
  group(
    at(box(20, 15, 0.8, 0.2, matte('#2b2d31')), { y: 7.6 }),
    ...[0, 1, 2, 3, 4].map(i => at(box(2.2, 2.6, 1, 0.1, matte('#f4f1ea')), { x: -8 + i * 4, y: 16.4, rz: -0.3 })),
    at(box(20, 2.8, 0.8, 0.2, matte('#2b2d31')), { y: 16.4, z: -0.1 }),
    ...[0, 1].map(i => at(box(16, 0.2, 0.1, 0.02, matte('#f4f1ea')), { y: 10 - i * 4, z: 0.44 })),
  )

/** Action cameras. */
export const actionCamera: LeafPictures = {
  kinds: {
    block: views(block, sunnyDesk, '#a9c4cc', '#b08457', [0.7, 0.62]),
    thumb: views(thumbCase, desk, '#d9b48c', '#a4764c', [0.8, 0.6]),
    panorama: views(panorama, colourBlock, '#b4c8a8', '#dde4cc', [0.5, 0.82]),
    gimbal: views(gimbal, desk, '#b4b0cc', '#b98a5c', [0.5, 0.82]),
  },
  covers: [
    {
      kind: 'block',
      build: wetBlock,
      shot: { set: cove, tone: '#5fb4c8', yaw: -0.4, lift: 12, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'block',
      build: color => group(at(group(block(color)), { y: 2.6 }), at(barClamp(), { y: 2.6 })),
      shot: {
        set: farHills,
        tone: '#a8c070',
        accent: '#f2c79a',
        yaw: 0.36,
        lift: 9,
        fill: 0.58,
        props: () => [at(handlebar('#c9ccd2'), { y: 1.4, ry: 0.36 })],
      },
    },
    {
      kind: 'block',
      build: block,
      shot: {
        set: beach,
        tone: '#e8d2a0',
        accent: '#8fc8e0',
        yaw: 0.4,
        lift: 13,
        fill: 0.56,
        props: () => [at(bucket(), { x: -12, z: -8 })],
      },
    },
    {
      kind: 'thumb',
      build: pendant,
      shot: { set: colourBlock, tone: '#7f9fd0', accent: '#aebfe2', yaw: -0.25, lift: 18, fill: 0.74, light: 'soft' },
    },
    {
      kind: 'thumb',
      build: harness,
      shot: {
        set: plinths,
        tone: '#8fc4bc',
        accent: '#f4e3c4',
        yaw: 0.4,
        lift: 10,
        fill: 0.62,
        props: () => [at(bricks(['#3164bb', '#e0623c', '#f4f1ea']), { x: 11, z: -6 })],
      },
    },
    {
      kind: 'panorama',
      build: onStick,
      shot: { set: farHills, tone: '#8fb0c4', accent: '#f0d0b0', yaw: -0.35, lift: 3, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'panorama',
      build: panorama,
      shot: {
        set: sunDisc,
        tone: '#e88a5c',
        accent: '#fbd48a',
        yaw: 0.45,
        lift: 10,
        fill: 0.6,
        light: 'evening',
        props: () => [at(helmet('#f4f1ea'), { x: 13, z: -14 })],
      },
    },
    {
      kind: 'gimbal',
      build: gimbalStanding,
      shot: {
        set: cove,
        tone: '#b8564a',
        yaw: -0.36,
        lift: 7,
        fill: 0.66,
        light: 'evening',
        props: () => [
          at(ball(4, plastic('#f0a04c')), { x: -14, y: 17, z: -14 }),
          at(ball(3.4, plastic('#e8723c')), { x: 13, y: 20, z: -16 }),
        ],
      },
    },
    {
      kind: 'gimbal',
      build: color =>
        group(
          at(slab(rounded(12.4, 19.6, 2.6), 1.8, 0.7, plastic('#5d646d', 0.6)), { y: 0.9, rx: -Math.PI / 2 }),
          at(slab(rounded(11, 18.2, 2), 0.3, 0.1, matte('#2f3338', 0.9)), { y: 1.75, rx: -Math.PI / 2 }),
          at(box(3, 0.8, 0.9, 0.3, plastic('#3a3f46')), { y: 1, z: 9.9 }),
          at(group(at(group(gimbal(color)), { y: -8 })), { x: -1.6, y: 3, rx: -Math.PI / 2, rz: 0 }),
          at(box(2.4, 1.4, 3.4, 0.4, plastic('#f4f1ea')), { x: 3.6, y: 2.3, z: 2 }),
          at(ball(1.5, terry('#c9ccd2', 3)), { x: 3.6, y: 3, z: -2 }),
        ),
      shot: {
        set: boards,
        tone: '#c9a070',
        yaw: 0.3,
        lift: 42,
        light: 'above',
        fill: 0.8,
      },
    },
    {
      kind: 'gimbal',
      build: gimbal,
      shot: {
        set: desk,
        tone: '#8fb48f',
        accent: '#c09162',
        yaw: 0.38,
        lift: 10,
        fill: 0.62,
        props: () => [
          at(clapper(), { x: 10, z: -10, ry: -0.2 }),
          at(drum(3, 3, 0.3, matte('#f0bf3c'), 0.1), { x: -9, z: 2 }),
        ],
      },
    },
  ],
}
