import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { book, books, notebook, pencil, ruler } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { cushion } from '../../../studio/props/soft.ts'
import { cup, tumbler } from '../../../studio/props/table.ts'
import { hanging } from '../../../studio/sets/cloths.ts'
import { desk, shelf } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group, thrown } from '../../../studio/shapes.ts'
import { halo } from '../parts/light.ts'
import { block } from '../parts/shape.ts'
import { duskTable, nightTable } from '../parts/tables.ts'
import { timber } from '../parts/timber.ts'
import {
  brass,
  clamped,
  clip,
  dormitory,
  glassMushroom,
  porcelain,
  portable,
  silicone,
  springArm,
  study,
} from './lamps.ts'

const shine = (y: number, r: number, strength = 0.4, tone = '#ffd9a0', x = 0): Object3D[] => [
  at(halo(tone, r, strength), { x, y, z: -8 }),
  at(halo(tone, r * 0.9, strength * 0.5), { x, y: 0.3, z: r * 0.16, rx: -Math.PI / 2 }),
]

const openBook = (w = 17, d = 23) =>
  group(
    ...[-1, 1].map(s =>
      at(
        block([w, 1.6, d], 0.2, matte('#fbf7ec'), (x, y, z) => [x, y + 1.1 * Math.cos((x / w + s * 0.5) * 2.4), z]),
        { x: s * (w / 2) },
      ),
    ),
    ...[-1, 1].flatMap(s =>
      Array.from({ length: 8 }, (_, i) =>
        at(box(w * 0.7, 0.06, 0.35, 0.02, matte('#b9b2a4')), { x: s * w * 0.5, y: 2, z: -7.6 + i * 2.1 }),
      ),
    ),
    at(box(w * 2 + 1, 0.5, d + 1, 0.2, matte('#5f7f9a')), { y: -0.5 }),
  )

const laptop = () =>
  group(
    at(box(32, 1.4, 22, 0.5, metal('#c9ccd2', 0.4)), { y: 0.7 }),
    at(box(29, 0.2, 10, 0.1, matte('#3a3c42')), { y: 1.5, z: -3 }),
    at(group(box(32, 21, 0.9, 0.4, metal('#b9bcc2', 0.4)), at(box(30, 18.6, 0.3, 0.1, matte('#26303c')), { z: 0.5 })), {
      y: 11,
      z: -12,
      rx: -0.26,
    }),
  )

const drawing = () =>
  group(
    at(box(34, 0.2, 26, 0.05, matte('#f2ecdc')), { y: 0.1 }),
    ...[-8, -2, 4].map((x, i) => at(box(5, 0.06, 12 - i * 2, 0.02, matte('#9fb4c4')), { x, y: 0.24, z: 2 - i })),
  )

const wineGlass = () =>
  thrown(
    [
      [3, 0],
      [2.8, 0.2],
      [0.4, 0.9],
      [0.36, 7],
      [1.4, 8.4],
      [3.4, 11],
      [3.5, 14],
      [2.9, 17],
    ],
    clear('#f4f8fa', 0.45),
  )

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2 },
  size: {
    beside: () => at(ruler(), {}),
    along: 'height',
    shot: { set: softHorizon, tone: '#b9c4c6', accent: '#dfe2df', light: 'soft', lift: 8 },
  },
})

/** Desk lamps. */
export const deskLamp: LeafPictures = {
  kinds: {
    mushroom: views(
      {
        set: nightTable,
        tone: '#4f5a52',
        accent: '#6a4630',
        light: 'evening',
        lift: 9,
        fill: 0.56,
        props: () => [...shine(22, 46), at(books(['#a3623f', '#d9c7a3']), { x: -26, z: -4 })],
      },
      [0.5, 0.7],
    ),
    study: views(
      {
        set: desk,
        tone: '#b7c6d4',
        accent: '#c9a070',
        light: 'soft',
        yaw: -0.3,
        lift: 18,
        fill: 0.58,
        props: () => [at(openBook(), { z: 18 }), at(plant(22), { x: -30, z: -12 })],
      },
      [0.5, 0.85],
    ),
    arm: views(
      {
        set: nightTable,
        tone: '#45535e',
        accent: '#8a5f3d',
        light: 'evening',
        yaw: 0.3,
        lift: 12,
        fill: 0.6,
        props: () => [at(laptop(), { x: 18, z: 10, ry: -0.2 }), ...shine(30, 40, 0.3)],
      },
      [0.75, 0.75],
    ),
    clip: views(
      {
        set: shelf,
        tone: '#8b9f97',
        accent: '#b98757',
        light: 'evening',
        yaw: 0.2,
        lift: 8,
        fill: 0.56,
        props: () => [at(books(['#c98a5e', '#5f7f9a', '#e7c68e']), { x: -20, z: -2 })],
      },
      [0.75, 0.7],
    ),
    portable: views(
      {
        set: nightTable,
        tone: '#46526a',
        accent: '#8a5f3d',
        light: 'evening',
        lift: 10,
        fill: 0.5,
        props: () => [...shine(8, 26), at(book('#c9b08a'), { x: -22, z: -4, ry: 0.3 })],
      },
      [0.5, 0.6],
    ),
  },
  covers: [
    {
      kind: 'mushroom',
      build: glassMushroom,
      shot: {
        set: nightTable,
        tone: '#3f4f4c',
        accent: '#4a3024',
        light: 'evening',
        lift: 8,
        fill: 0.6,
        props: () => [
          ...shine(22, 44, 0.5, '#ffb27a'),
          at(books(['#c9b08a', '#7d8a96', '#e7dcc6']), { x: -27, z: -6 }),
        ],
      },
    },
    {
      kind: 'mushroom',
      build: brass,
      shot: {
        set: nightTable,
        tone: '#6d4a3a',
        accent: '#8a5f3d',
        light: 'evening',
        lift: 9,
        fill: 0.62,
        props: () => [...shine(22, 40, 0.42), at(notebook('#7a4a34'), { x: 27, z: 6, ry: -0.5 })],
      },
    },
    {
      kind: 'mushroom',
      build: porcelain,
      shot: {
        set: desk,
        tone: '#8fa9b5',
        accent: '#d9bd92',
        light: 'day',
        lift: 11,
        fill: 0.58,
        props: () => [
          ...shine(22, 30, 0.28),
          at(tumbler('#e8f2f4', 3.2, 10), { x: 17, z: 5 }),
          at(cushion('#f1ece2', 40), { x: -38, z: -10 }),
        ],
      },
    },
    {
      kind: 'study',
      build: study,
      shot: {
        set: desk,
        tone: '#e3e8ea',
        accent: '#d9b98c',
        light: 'soft',
        yaw: -0.35,
        lift: 20,
        fill: 0.64,
        props: () => [
          at(openBook(), { x: 2, z: 20, ry: -0.1 }),
          at(pencil('#e0623c'), { x: 24, z: 30, ry: 0.8 }),
          at(pencil('#3164bb'), { x: 27, z: 27, ry: 0.6 }),
        ],
      },
    },
    {
      kind: 'study',
      build: dormitory,
      shot: {
        set: shelf,
        tone: '#f0cdb4',
        accent: '#f4ede2',
        light: 'day',
        yaw: 0.5,
        lift: 10,
        fill: 0.6,
        props: () => [at(cup('#f4f0e8'), { x: -18, z: 2 }), at(timetable(), { x: 15, y: 18, z: -18 })],
      },
    },
    {
      kind: 'arm',
      build: springArm,
      shot: {
        set: nightTable,
        tone: '#4f6a70',
        accent: '#a9794b',
        light: 'evening',
        yaw: -0.15,
        lift: 11,
        fill: 0.64,
        props: () => [
          at(drawing(), { x: 24, z: 12, ry: 0.2 }),
          at(halo('#ffe2b0', 24, 0.5), { x: 24, y: 0.5, z: 10, rx: -Math.PI / 2 }),
          at(pencil(), { x: 24, y: 0.2, z: 24, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'arm',
      build: clamped,
      shot: {
        set: cove,
        tone: '#3f5166',
        light: 'evening',
        yaw: 0,
        lift: 13,
        fill: 0.6,
        centre: [0.52, 0.5],
        props: () => [
          at(deskBlock(), { x: 39, y: 0, z: 0 }),
          at(laptop(), { x: 12, y: 12.6, z: 6, ry: -0.12 }),
          at(halo('#ffeac4', 26, 0.4), { x: 6, y: 42, z: -12 }),
        ],
      },
    },
    {
      kind: 'clip',
      build: clip,
      shot: {
        set: hanging,
        tone: '#c08f6c',
        light: 'evening',
        yaw: 0.1,
        lift: 7,
        fill: 0.62,
        centre: [0.5, 0.47],
        props: () => [
          at(box(150, 2.6, 22, 0.5, timber('#d9b98c')), { y: 2.4 }),
          ...[0, 1, 2, 3].map(i =>
            at(upright(['#5f7f9a', '#e7c68e', '#a3623f', '#7f9a80'][i] ?? '#888888', 20.5 - (i % 2) * 2), {
              x: -24 + i * 3,
              y: 3.7,
              z: -2,
            }),
          ),
          at(group(at(openBook(9, 13), { rx: 0.5 })), { x: 12, y: 7.2, z: 4 }),
          at(halo('#fff0cc', 13, 0.5), { x: 12, y: 10, z: 9, rx: -0.8 }),
        ],
      },
    },
    {
      kind: 'portable',
      build: silicone,
      shot: {
        set: nightTable,
        tone: '#3f5270',
        accent: '#8a5f3d',
        light: 'evening',
        yaw: -0.35,
        lift: 12,
        fill: 0.52,
        props: () => [...shine(7, 22, 0.5, '#ffcf9a'), at(sock(), { x: 12.6, z: 10, ry: 0.5 })],
      },
    },
    {
      kind: 'portable',
      build: portable,
      shot: {
        set: duskTable,
        tone: '#6a5a86',
        accent: '#e2a07a',
        light: 'evening',
        lift: 8,
        fill: 0.6,
        props: () => [
          ...shine(22, 30, 0.5, '#ffc890'),
          at(wineGlass(), { x: 15, z: 2 }),
          at(wineGlass(), { x: -17, z: -6 }),
        ],
      },
    },
  ],
}

const upright = (color: string, high: number) =>
  group(at(group(at(book(color, 14, high, 2.8), { rx: Math.PI / 2, y: high / 2 })), { ry: -Math.PI / 2 }))

const deskBlock = () =>
  group(
    at(box(110, 3, 56, 0.6, timber('#c39a67')), { y: 11 }),
    at(box(94, 11, 50, 0.6, timber('#a9794b')), { y: 4.4, x: 4 }),
    at(box(26, 0.8, 0.8, 0.3, metal('#d8b66a')), { y: 5, x: -20, z: 25.4 }),
  )

const timetable = () =>
  group(
    box(17, 22, 0.3, 0.1, matte('#fbf7ec')),
    ...Array.from({ length: 20 }, (_, i) =>
      at(box(2.4, 3, 0.2, 0.1, matte(['#e9a08a', '#8fb8c9', '#e7c68e', '#a3c09a'][(i * 3) % 4] ?? '#cccccc')), {
        x: -5.8 + (i % 5) * 2.9,
        y: 6 - Math.floor(i / 5) * 4,
        z: 0.15,
      }),
    ),
  )

const sock = () =>
  group(
    at(block([4, 6, 3.4], 1.6, matte('#f4efe6')), { y: 3 }),
    at(block([8, 3.4, 3.6], 1.6, matte('#f4efe6')), { x: 2, y: 1.7 }),
    at(box(4.3, 1.2, 3.7, 0.5, matte('#e0936c')), { y: 5.4 }),
  )
