import type { Object3D } from 'three'
import { cushion, upholstery } from '../../../studio/cloth/upholstery.ts'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { gloss, matte, wood } from '../../../studio/materials.ts'
import { book, books } from '../../../studio/props/desk.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { chair as plainChair, pouffe } from '../../../studio/props/room.ts'
import { basket } from '../../../studio/props/soft.ts'
import { darkRoom, room } from '../../../studio/sets/indoors.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { bentwood } from '../chair/lounge.ts'
import { beam, halo } from '../parts/light.ts'
import { bareRoom, brightRoom, nightRoom, rugRoom, tatami, twoTone } from '../parts/sets.ts'
import {
  arcLamp,
  bar,
  brassReader,
  clothColumn,
  glassColumn,
  globeArc,
  pole,
  remote,
  shelved,
  tripod,
  washi,
} from './lamps.ts'

const shine = (x: number, y: number, r: number, strength = 0.4, tone = '#ffd9a0'): Object3D[] => [
  at(halo(tone, r, strength), { x, y, z: -26 }),
  at(halo(tone, r * 0.8, strength * 0.6), { x, y: 1, z: 10, rx: -Math.PI / 2 }),
]

const seat = (color: string) =>
  group(
    at(cushion(74, 30, 70, upholstery(color, 'weave'), { swell: 3, round: 8 }), { y: 26 }),
    at(cushion(74, 52, 18, upholstery(color, 'weave'), { swell: 3, round: 8 }), { y: 58, z: -30, rx: -0.16 }),
    ...[-1, 1].map(s =>
      at(cushion(14, 46, 70, upholstery(color, 'weave'), { swell: 2, round: 6 }), { x: s * 40, y: 32 }),
    ),
  )

const piano = () =>
  group(
    at(box(130, 76, 30, 1.4, gloss('#2b2422')), { y: 60, z: -22 }),
    at(box(130, 6, 34, 1.4, gloss('#2b2422')), { y: 62, z: 8 }),
    at(box(120, 3, 14, 0.4, matte('#f7f4ec')), { y: 66, z: 14 }),
    ...Array.from({ length: 30 }, (_, i) =>
      i % 7 === 2 || i % 7 === 6
        ? undefined
        : at(box(1.8, 2, 8.6, 0.4, matte('#1c1a1a')), { x: -56 + i * 3.9, y: 68, z: 11 }),
    ).filter(part => part !== undefined),
    ...[-1, 1].map(s => at(box(6, 62, 12, 1, gloss('#2b2422')), { x: s * 58, y: 31, z: 14 })),
    at(box(34, 24, 0.6, 0.2, matte('#fbf8f0')), { y: 84, z: -5, rx: -0.2 }),
    ...Array.from({ length: 5 }, (_, i) =>
      at(box(28, 0.4, 0.3, 0.1, matte('#8a8378')), { y: 77 + i * 3.6, z: -4 - i * 0.7 }),
    ),
  )

const shelves = () =>
  group(
    ...[0, 34, 68, 102, 136].map(y => at(box(96, 2.4, 26, 0.4, wood('#6d4a33')), { y })),
    ...[-48, 48].map(x => at(box(2.4, 138, 26, 0.4, wood('#6d4a33')), { x, y: 68 })),
    ...Array.from({ length: 36 }, (_, i) =>
      at(
        group(
          at(
            book(
              ['#a3623f', '#5f7f7a', '#c9b08a', '#7d5a86', '#d98a5f'][(i * 7) % 5] ?? '#888888',
              17,
              20 + (i % 4) * 2,
              4,
            ),
            { rx: Math.PI / 2, y: 11 + (i % 4) },
          ),
        ),
        { x: -42 + (i % 12) * 5.6, y: 2 + Math.floor(i / 12) * 34, ry: Math.PI / 2 },
      ),
    ),
  )

const views = (scene: Shot, focus: readonly [number, number], zoom = 2.2): Views => ({
  scene,
  close: { focus, zoom },
  size: {
    beside: () => at(plainChair('#8a5f3d'), {}),
    along: 'height',
    shot: { set: bareRoom, tone: '#8f9fa3', accent: '#b99a72', light: 'soft', lift: 7 },
  },
})

/** Floor lamps. */
export const floorLamp: LeafPictures = {
  kinds: {
    tripod: views(
      {
        set: nightRoom,
        tone: '#6f7f74',
        accent: '#8a5f3d',
        light: 'evening',
        lift: 8,
        fill: 0.66,
        centre: [0.62, 0.52],
        props: () => [...shine(0, 128, 76), at(seat('#b9a58c'), { x: -76, z: -6, ry: 0.2 })],
      },
      [0.5, 0.85],
    ),
    arc: views(
      {
        set: darkRoom,
        tone: '#66737d',
        accent: '#8a6a4a',
        light: 'evening',
        lift: 9,
        fill: 0.72,
        props: () => [at(seat('#a3623f'), { x: 34, z: -20 }), ...shine(50, 120, 60, 0.3)],
      },
      [0.85, 0.8],
    ),
    reading: views(
      {
        set: nightRoom,
        tone: '#5f6f78',
        accent: '#8a6242',
        light: 'evening',
        lift: 8,
        fill: 0.66,
        centre: [0.42, 0.52],
        props: () => [
          at(bentwood('#b5673f'), { x: 66, z: 0, ry: -0.6 }),
          at(beam('#ffe6bd', 8, 40, 90, 0.3), { x: 14, y: 76, z: 8 }),
        ],
      },
      [0.75, 0.92],
    ),
    column: views(
      {
        set: nightRoom,
        tone: '#7a6a62',
        accent: '#6a4a38',
        light: 'evening',
        lift: 9,
        fill: 0.64,
        props: () => [...shine(0, 60, 80, 0.45), at(pouffe('#c9b39a'), { x: 60, z: 16 })],
      },
      [0.5, 0.75],
    ),
  },
  covers: [
    {
      kind: 'tripod',
      build: tripod,
      shot: {
        set: room,
        tone: '#8fa29c',
        accent: '#e4d8c4',
        light: 'evening',
        yaw: 0.2,
        lift: 9,
        fill: 0.66,
        props: () => [...shine(0, 136, 70, 0.35), at(basket('#b98757', 17, 22), { x: -54, z: 6 })],
      },
      others: {
        build: color => tripod(color, false),
        shot: { light: 'day', props: () => [at(basket('#b98757', 17, 22), { x: -54, z: 6 })] },
      },
    },
    {
      kind: 'tripod',
      build: shelved,
      shot: {
        set: twoTone,
        tone: '#f0dcc4',
        accent: '#b5795a',
        light: 'day',
        yaw: 0.5,
        lift: 11,
        fill: 0.66,
        props: () => [
          at(halo('#ffe0b0', 46, 0.25), { y: 132, z: -20 }),
          at(cushion(70, 34, 90, upholstery('#f1ede4', 'linen'), { swell: 4, round: 8 }), { x: 78, y: 24, z: -10 }),
        ],
      },
    },
    {
      kind: 'arc',
      build: arcLamp,
      shot: {
        set: brightRoom,
        tone: '#b9a3a8',
        accent: '#a97c52',
        light: 'morning',
        yaw: 0.1,
        lift: 9,
        fill: 0.72,
        props: () => [at(seat('#5f7f86'), { x: 40, z: -10, s: 0.9 })],
      },
    },
    {
      kind: 'arc',
      build: globeArc,
      shot: {
        set: nightRoom,
        tone: '#55606f',
        accent: '#6a4a38',
        light: 'evening',
        yaw: -0.2,
        lift: 8,
        fill: 0.68,
        props: () => [
          ...shine(34, 122, 56, 0.5),
          at(seat('#c98d6c'), { x: -50, z: -26, s: 0.86 }),
          at(remote(), { x: -14, y: 50, z: 0 }),
        ],
      },
    },
    {
      kind: 'reading',
      build: pole,
      shot: {
        set: rugRoom,
        tone: '#c7a088',
        accent: '#efe6d6',
        light: 'evening',
        yaw: 0,
        lift: 9,
        fill: 0.66,
        centre: [0.4, 0.52],
        props: () => [
          at(bentwood('#6f8f88'), { x: 54, z: 6, ry: -0.7 }),
          at(beam('#ffeccb', 7, 34, 70, 0.35), { x: 22, y: 84, z: 22 }),
        ],
      },
    },
    {
      kind: 'reading',
      build: () => brassReader(),
      shot: {
        set: nightRoom,
        tone: '#3f4f4c',
        accent: '#5f4030',
        light: 'evening',
        yaw: 0.1,
        lift: 7,
        fill: 0.66,
        centre: [0.42, 0.52],
        props: () => [at(shelves(), { x: 64, z: -50 }), at(halo('#ffd9a0', 40, 0.4), { x: 28, y: 112, z: 10 })],
      },
    },
    {
      kind: 'reading',
      build: bar,
      shot: {
        set: bareRoom,
        tone: '#d9c2a6',
        accent: '#b98f62',
        light: 'soft',
        yaw: 0,
        lift: 9,
        fill: 0.7,
        centre: [0.48, 0.5],
        props: () => [at(piano(), { x: 26, z: -26 })],
      },
    },
    {
      kind: 'column',
      build: () => washi(),
      shot: {
        set: tatami,
        tone: '#8f8466',
        accent: '#a39a66',
        light: 'evening',
        yaw: 0,
        lift: 9,
        fill: 0.66,
        props: () => [...shine(0, 66, 84, 0.45), at(vaseWithTwig('#4f5a55', '#8aa07c', 46), { x: 62, z: -10 })],
      },
    },
    {
      kind: 'column',
      build: clothColumn,
      shot: {
        set: rugRoom,
        tone: '#7f95a3',
        accent: '#e3d3c2',
        light: 'evening',
        yaw: 0.55,
        lift: 10,
        fill: 0.64,
        props: () => [
          ...shine(0, 60, 80, 0.4),
          at(box(44, 34, 34, 0.6, matte('#c49a68')), { x: -62, y: 17, z: -8, ry: 0.3 }),
          at(books(['#e0936c', '#e9dfc8']), { x: -62, y: 34, z: -8 }),
        ],
      },
    },
    {
      kind: 'column',
      build: glassColumn,
      shot: {
        set: darkRoom,
        tone: '#4a5456',
        accent: '#5a5048',
        light: 'evening',
        yaw: 0,
        lift: 10,
        fill: 0.64,
        props: () => [...shine(0, 56, 76, 0.5), at(plant(70, '#3a3835'), { x: 58, z: -10 })],
      },
    },
  ],
}
