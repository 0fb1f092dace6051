import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { book, notebook, pencil, ruler } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { rock } from '../../../studio/props/stones.ts'
import { desk } from '../../../studio/sets/indoors.ts'
import { beach, moss, pavement } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, placed, ring, rod } from '../../../studio/shapes.ts'
import { snow } from '../../fashion/parts/places.ts'
import { campTable, clothTable, nightTable } from '../../home/parts/tables.ts'
import { bench, gym, road } from '../parts/grounds.ts'
import { aluminium, cage, flip, gallon, school, shaker, silicone, squeeze, steelBottle, strapped } from './bottles.ts'

const views = (scene: Shot, focus: readonly [number, number], build?: Views['build'], zoom = 2.2): Views => ({
  ...(build ? { build } : {}),
  scene,
  close: { focus, zoom, shot: { props: () => [] } },
  size: {
    beside: () => at(ruler(), {}),
    along: 'height',
    shot: { set: softHorizon, tone: '#dde2e0', accent: '#eeebe5', light: 'soft', lift: 10, yaw: 0 },
  },
})

const rail = () =>
  group(
    rod(
      [
        [-60, 30, 0],
        [-10, 27, 0],
        [16, 24, 0],
        [26, 16, 0],
        [28, -10, 0],
      ],
      1.9,
      metal('#8d9298', 0.36),
    ),
    at(box(18, 11, 3, 1.2, plastic('#3a3d42')), { x: -18, y: 33 }),
  )

const stove = () =>
  group(
    drum(4.6, 5.4, 8, plastic('#c8392e', 0.4), 1.2),
    at(drum(2, 2.2, 3, metal('#a5a8ac', 0.3), 0.3), { y: 8 }),
    ...[0, 1, 2].map(i => at(box(0.5, 3.4, 5.4, 0.2, metal('#9a9da1', 0.3)), { y: 12, ry: i * 1.05 })),
    at(drum(5.6, 5.2, 6.5, metal('#b7babe', 0.3), 0.5), { y: 13.8 }),
    at(drum(5.7, 5.7, 0.6, metal('#c6c9cd', 0.3), 0.2), { y: 20.2 }),
    at(ring(1, 0.2, matte('#2b2c2e')), { y: 21.6 }),
  )

const compass = () =>
  group(
    drum(3.2, 3.2, 1.2, metal('#c09a55', 0.3), 0.3),
    at(drum(2.7, 2.7, 0.1, matte('#f6f1e4'), 0), { y: 1.2 }),
    at(box(0.4, 0.1, 4, 0.02, matte('#c8392e')), { y: 1.36, ry: 0.7 }),
    placed(ring(0.9, 0.18, metal('#c09a55', 0.3)), { z: -4, y: 0.6, rx: Math.PI / 2 }),
  )

const map = () =>
  group(
    ...[-1, 0, 1].map(i =>
      placed(box(11, 0.1, 26, 0.02, matte(i ? '#c3cfa6' : '#b4c49c')), {
        x: i * 10.8,
        y: 0.2 + Math.abs(i) * 0.2,
        rz: i * 0.04,
      }),
    ),
    ...[5, 7.5, 10].map(r => placed(ring(r, 0.09, matte('#8b8a60'), 4.4), { x: -3, y: 0.62, z: -2, rx: Math.PI / 2 })),
    rod(
      [
        [-14, 0.7, 8],
        [-4, 0.66, 5],
        [4, 0.66, 9],
        [15, 0.8, 4],
      ],
      0.16,
      matte('#7fa6c4'),
    ),
  )

/** Sports bottles. */
export const bottle: LeafPictures = {
  kinds: {
    flip: views(
      {
        set: gym,
        tone: '#d8cfc0',
        accent: '#a9a39a',
        lift: 12,
        fill: 0.54,
        props: () => [at(towels(['#f0ebe0'], 24, 15), { x: -17, z: -9 })],
      },
      [0.5, 0.82],
    ),
    jug: views(
      {
        set: pavement,
        tone: '#cfc7b8',
        accent: '#bfb7a8',
        light: 'morning',
        lift: 11,
        yaw: 0.2,
        fill: 0.56,
        props: () => [at(towels(['#e9c9a8'], 28, 18), { x: -22, z: -10 })],
      },
      [0.42, 0.5],
    ),
    squeeze: views(
      {
        set: pavement,
        tone: '#b9b6b0',
        accent: '#c9d0d3',
        light: 'morning',
        lift: 10,
        fill: 0.54,
        props: () => [at(group(ring(33, 1.6, matte('#2c2d30'))), { x: 24, y: 34, z: -22, ry: 0.5 })],
      },
      [0.5, 0.82],
      main => squeeze(main),
    ),
    metal: views(
      {
        set: campTable,
        tone: '#8fa56a',
        accent: '#cfe2ee',
        lift: 11,
        fill: 0.56,
        props: () => [at(stove(), { x: 17, z: -9 })],
      },
      [0.5, 0.85],
    ),
    soft: views(
      {
        set: moss,
        tone: '#86995f',
        accent: '#a39c8f',
        lift: 16,
        fill: 0.6,
      },
      [0.68, 0.55],
    ),
  },
  covers: [
    {
      kind: 'flip',
      build: flip,
      shot: {
        set: gym,
        tone: '#e3ddd0',
        accent: '#b9b4aa',
        light: 'soft',
        lift: 10,
        fill: 0.6,
        props: () => [at(rail(), { x: -2, z: -14 })],
      },
    },
    {
      kind: 'flip',
      build: school,
      shot: {
        set: desk,
        tone: '#cfdccf',
        accent: '#d6b07c',
        light: 'morning',
        lift: 15,
        yaw: -0.15,
        fill: 0.6,
        props: () => [
          at(notebook('#f0c45c'), { x: 17, z: -8, ry: -0.3 }),
          at(group(pencil('#3164bb')), { x: -15, z: 6, ry: 0.7 }),
        ],
      },
    },
    {
      kind: 'flip',
      build: shaker,
      shot: { set: bench, tone: '#8b968f', accent: '#c39c6d', light: 'day', lift: 8, yaw: 0.25, fill: 0.56 },
    },
    {
      kind: 'jug',
      build: gallon,
      shot: {
        set: desk,
        tone: '#e6d8c4',
        accent: '#b98f63',
        light: 'morning',
        lift: 9,
        yaw: -0.1,
        fill: 0.62,
        props: () => [at(book('#d98a5f'), { x: -22, z: -8, ry: 0.3 }), at(plant(24), { x: 22, z: -16 })],
      },
    },
    {
      kind: 'jug',
      build: strapped,
      shot: { set: moss, tone: '#a3a86b', accent: '#8d867a', light: 'day', lift: 9, yaw: 0.35, fill: 0.62 },
    },
    {
      kind: 'squeeze',
      build: main => group(at(group(squeeze(main)), { rz: -0.5 })),
      shot: {
        set: road,
        tone: '#a9a6a0',
        accent: '#c3d6e2',
        light: 'morning',
        lift: 6,
        yaw: 0,
        fill: 0.6,
        props: () => [
          at(group(at(group(cage('#2f4469')), { rz: -0.5 })), { x: -4.6, y: 1.7, z: 0 }),
          at(drum(1.7, 1.7, 120, gloss('#2f4469'), 0.1), { x: -64, y: 26, z: -0.4, rz: -1.62 }),
        ],
      },
    },
    {
      kind: 'squeeze',
      build: main => squeeze(main, true),
      shot: { set: beach, tone: '#d9b98c', accent: '#9fc6d6', light: 'morning', lift: 9, fill: 0.56 },
    },
    {
      kind: 'metal',
      build: steelBottle,
      shot: {
        set: nightTable,
        tone: '#6b5d57',
        accent: '#8a6244',
        light: 'evening',
        lift: 10,
        yaw: 0.2,
        fill: 0.6,
        props: () => [at(stove(), { x: -17, z: -9 })],
      },
    },
    {
      kind: 'metal',
      build: aluminium,
      shot: {
        set: snow,
        tone: '#eef2f5',
        accent: '#c4d0da',
        light: 'day',
        lift: 8,
        yaw: -0.2,
        fill: 0.58,
        props: () => [at(rock(9, '#6f6b66', 3), { x: -17, z: -9 })],
      },
    },
    {
      kind: 'soft',
      build: main => group(at(silicone(main, 0.22), { x: -6, z: 3.4 }), at(silicone(main, 1), { x: 5, z: -2 })),
      shot: {
        set: clothTable,
        tone: '#c9a98a',
        accent: '#e9dfcd',
        light: 'day',
        lift: 20,
        fill: 0.62,
        props: () => [at(group(map()), { x: -2, z: 1, ry: 0.25, y: -0.14 }), at(compass(), { x: 14, y: 0.4, z: 6 })],
      },
    },
  ],
}
