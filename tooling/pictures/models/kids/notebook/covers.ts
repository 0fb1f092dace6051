import type { Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte, metal, plastic, wood } from '../../../studio/materials.ts'
import { glasses, pen, pencil, phone, ruler } from '../../../studio/props/desk.ts'
import { leaf, vaseWithTwig } from '../../../studio/props/green.ts'
import { cup } from '../../../studio/props/table.ts'
import { boards, concrete, linen, papers } from '../../../studio/sets/cloths.ts'
import { darkRoom, desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { edges, laidDown } from '../parts/pages.ts'
import {
  binder,
  booklet,
  closedBinder,
  journal,
  lyingJournal,
  opened,
  openSpiral,
  pocket,
  skins,
  spiral,
  stitchedBear,
  strapped,
  traveller,
} from './books.ts'
import { cover, guides, label, squares, stillLife, week } from './rulings.ts'

const views = (tone: string, accent: string, focus: readonly [number, number] = [0.6, 0.6]): Views => ({
  scene: {
    set: sunnyDesk,
    tone,
    accent,
    light: 'morning',
    yaw: 0.3,
    lift: 24,
    fill: 0.58,
    props: () => [at(cup('#d9d3c6', '#a9743c'), { x: -15, z: -9 }), at(pen('#3a4450'), { x: 15, z: 7, ry: 0.5 })],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along: 'height',
    shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9', yaw: 0.2, lift: 12 },
  },
})

const hoop = (): Object3D =>
  group(
    at(ring(6, 0.4, wood('#d3ab78')), { rx: Math.PI / 2, y: 0.4 }),
    at(drum(5.8, 5.8, 0.16, matte('#f3ece0'), 0.02), { y: 0.3 }),
  )

const charcoal = (): Object3D => group(at(drum(0.35, 0.4, 8, matte('#2b2a2a', 1), 0.1), { y: 0.4, rz: Math.PI / 2 }))

const ticket = (tone: string): Object3D => at(box(8.5, 0.06, 4, 0.02, matte(tone)), { y: 0.05 })

const marking = (tone: string): Object3D =>
  at(group(drum(0.75, 0.75, 9.5, plastic('#f2efe8'), 0.2), at(drum(0.8, 0.8, 4, plastic(tone), 0.2), { y: 8.4 })), {
    y: 0.8,
    rz: -Math.PI / 2,
  })

const bearBook = (main: string): Object3D =>
  laidDown(
    group(journal(10.5, 14.8, 1.8, main, skins.cloth(main)), at(stitchedBear('#a87248'), { x: -0.6, y: 7.6, z: 0.98 })),
    14.8,
    1.86,
    -0.22,
  )

const strap = (): Object3D =>
  rod(
    [
      [-22, 0.4, -6],
      [-14, 0.4, -12],
      [-6, 0.4, -9],
      [2, 0.4, -15],
      [16, 0.4, -12],
    ],
    0.7,
    matte('#4a4a46'),
  )

const upright = (tone: string, x: number, z: number): Object3D =>
  at(group(at(booklet(14.8, 21, tone, label(tone)), { rx: Math.PI / 2, y: 10.5 })), { x, z })

/** Notebooks. */
export const notebook: LeafPictures = {
  kinds: {
    sewn: {
      ...views('#d8d9d2', '#b98f62', [0.75, 0.6]),
      build: main => at(journal(14.8, 21, 2, main, skins.leather(main)), { rx: 0 }),
    },
    spiral: views('#d9d6de', '#c2a27c', [0.2, 0.7]),
    ring: { ...views('#e2d9cd', '#a9835c', [0.8, 0.6]), build: main => closedBinder(16, 21, main) },
    traveller: {
      ...views('#cfd6d2', '#b08a63', [0.6, 0.5]),
      build: main => traveller(11.5, 16, main, skins.leather(main), true),
    },
    thin: {
      ...views('#e4dccb', '#c9a678', [0.5, 0.7]),
      build: main =>
        group(upright(main, 1.6, 0.9), upright(lighter(main, 0.3), 0, 0.2), upright('#e8b15a', -1.6, -0.5)),
    },
  },
  covers: [
    {
      kind: 'sewn',
      build: main =>
        group(
          lyingJournal(14.8, 21, 2, main, skins.leather(main), 0.3),
          at(pen('#23262b'), { x: -1, y: 2.15, z: 2, ry: 0.85 }),
        ),
      shot: { set: linen, tone: '#d9cfbd', lift: 56, fill: 0.64, light: 'day' },
    },
    {
      kind: 'sewn',
      build: main =>
        group(
          opened(14.8, 21, darker(main, 0.1), week, week),
          at(at(group(journal(14.8, 21, 2.6, main, skins.cloth(main), edges('#d9b466'))), { rx: -0.12 }), {
            x: 3,
            z: -16,
            ry: -0.14,
          }),
        ),
      shot: {
        set: desk,
        tone: '#cfc2ae',
        accent: '#a9794f',
        yaw: 0.2,
        lift: 30,
        fill: 0.68,
        light: 'morning',
        props: () => [at(cup('#e9e2d5', '#6b4528'), { x: -15, z: -17 })],
      },
    },
    {
      kind: 'sewn',
      build: bearBook,
      shot: {
        set: boards,
        tone: '#c7a67c',
        lift: 78,
        fill: 0.6,
        light: 'above',
        props: () => [
          at(hoop(), { x: 12, z: -7 }),
          at(pencil('#c9745c'), { x: -10, z: -6, ry: 1.3 }),
          at(pencil('#7fa3b8'), { x: -12.5, z: -4, ry: 1.45 }),
        ],
      },
    },
    {
      kind: 'spiral',
      build: main =>
        group(
          at(spiral(17.6, 25, main, cover(main, '课堂笔记', 'Class notes')), { x: 3, z: 2, rx: -0.1 }),
          at(spiral(17.6, 25, darker(main, 0.22), cover(darker(main, 0.22), '课堂笔记', 'Class notes')), {
            x: -7,
            z: -3,
            rx: -0.1,
            ry: 0.16,
          }),
        ),
      shot: {
        set: sunnyDesk,
        tone: '#bccbd3',
        accent: '#b98f62',
        yaw: 0.3,
        lift: 10,
        fill: 0.64,
        light: 'morning',
        props: () => [
          at(marking('#d96a5a'), { x: 14, z: 12, ry: 0.3 }),
          at(marking('#5f93a8'), { x: 17, z: 9, ry: 0.1 }),
        ],
      },
    },
    {
      kind: 'spiral',
      build: main => openSpiral(21, 29.7, main, stillLife),
      shot: {
        set: concrete,
        tone: '#b9bab6',
        lift: 84,
        fill: 0.76,
        light: 'above',
        yaw: 0.12,
        props: () => [at(charcoal(), { x: -9, z: 20, ry: 0.5 }), at(pencil('#4a4a48'), { x: 14, z: 21, ry: -0.2 })],
      },
    },
    {
      kind: 'ring',
      build: main => binder(15.5, 21, main, squares),
      shot: {
        set: papers,
        tone: '#a89a88',
        accent: '#b9a994',
        yaw: 0.28,
        lift: 36,
        fill: 0.64,
        light: 'day',
        props: () => [at(ruler(), { x: 15, y: 0.2, z: 13, rx: -Math.PI / 2, rz: -1.2 })],
      },
    },
    {
      kind: 'ring',
      build: main => strapped(11.5, 16.5, main),
      shot: {
        set: darkRoom,
        tone: '#a58f74',
        accent: '#6b4c34',
        yaw: -0.5,
        lift: 12,
        fill: 0.6,
        light: 'evening',
        props: () => [
          at(ticket('#e9d9b8'), { x: -10, z: 7, ry: 0.4 }),
          at(ticket('#c98a6a'), { x: -12, z: 4, ry: 0.1 }),
        ],
      },
    },
    {
      kind: 'traveller',
      build: main => laidDown(traveller(11.5, 16, main, skins.leather(main), true), 16, 2.6, 0.42),
      shot: {
        set: papers,
        tone: '#cfd4c4',
        accent: '#b9c3b4',
        lift: 62,
        fill: 0.64,
        light: 'day',
        props: () => [
          at(ticket('#efe2c4'), { x: -12, z: 8, ry: 0.5 }),
          at(leaf('#8a9a62', 7, 3), { x: 12, z: -8, y: 0.1, ry: 0.8 }),
        ],
      },
    },
    {
      kind: 'traveller',
      build: main =>
        group(
          traveller(14, 22, main, skins.canvas(main), false),
          at(pocket(8.4, 9, darker(main, 0.14)), { x: -1.9, y: 2, z: 1.55 }),
        ),
      shot: {
        set: plinths,
        tone: '#c3ccd0',
        accent: '#8f9ba0',
        yaw: 0.5,
        lift: 11,
        fill: 0.6,
        props: () => [strap(), at(glasses(), { x: 14, z: 8, ry: -0.4 })],
      },
    },
    {
      kind: 'thin',
      build: main =>
        group(
          ...[main, lighter(main, 0.3), '#e8b15a', '#d9705c'].map((tone, i) =>
            at(group(booklet(14.8, 21, tone, label(tone))), {
              y: (3 - i) * 0.64,
              ry: [0.12, -0.2, 0.34, -0.05][i] ?? 0,
            }),
          ),
          at(opened(14.8, 21, main, guides, guides, 0.6), { x: 6, z: -24, ry: 0.08 }),
        ),
      shot: {
        set: desk,
        tone: '#e6dfce',
        accent: '#c9a678',
        yaw: 0.3,
        lift: 40,
        fill: 0.66,
        light: 'morning',
        props: () => [at(vaseWithTwig('#d9d0be'), { x: -22, z: -22 }), at(group(at(metalTin(), {})), { x: 19, z: 2 })],
      },
    },
  ],
}

const metalTin = (): Object3D =>
  group(
    drum(3.4, 3.4, 9, metal('#b9bcc0', 0.4), 0.2),
    at(pencil('#d9a441'), { y: 8, rz: 1.45 }),
    at(pencil('#7fa3b8'), { x: 1, y: 8, rz: 1.7 }),
  )
