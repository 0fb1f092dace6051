import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { cloth, matte, wood } from '../../../studio/materials.ts'
import { book, books, card, coin, notebook, pen, pencil } from '../../../studio/props/desk.ts'
import { blossoms, plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { cup } from '../../../studio/props/table.ts'
import { bedding, counter, desk, shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { pillow } from '../../../studio/soft-shapes.ts'
import { dunes, mountains, type Painter } from '../parts/art.ts'
import { lines, paperThing } from '../parts/desk-things.ts'
import { colourBlock } from '../parts/sets.ts'
import { colourPage, drawing, exercise, page } from './paper.ts'
import { bar, inkjet, laser, photoPrinter, pocket, snapshot } from './printers.ts'

const views = (
  build: (color: string) => Object3D,
  [set, tone, accent]: readonly [MakeSet, string, string],
  focus: readonly [number, number],
  size: Pick<Views['size'], 'beside' | 'along'>,
  props: () => readonly Object3D[],
): Views => ({
  build,
  scene: { set, tone, accent, light: 'morning', yaw: -0.35, lift: 15, fill: 0.54, props },
  close: { focus, zoom: 2.1 },
  size: { ...size, shot: { set: softHorizon, tone: '#e0e3e4', accent: '#d0d5d6', light: 'soft', yaw: 0, lift: 9 } },
})

const upright = () => book('#8796a3', 20, 28, 3)
const text: Painter = lines('#4a4d52', '#fbf8f1', 24)
const snaps: readonly Painter[] = [
  dunes('#6f86c9', '#e9a07f'),
  mountains('#8fc8e0', '#4f8a7f'),
  dunes('#c2607f', '#f6d0b0'),
  mountains('#f4c08a', '#7f9a6a'),
  dunes('#3f7f8a', '#f0d8a0'),
]

const snapWall = () =>
  group(
    ...snaps.map((view, i) =>
      at(group(page(8, 11, snapshot(view), 30)), {
        x: -19 + i * 8.6 + (i > 1 ? 3 : 0),
        y: 9 + ((i * 5) % 3) * 2.4,
        z: -10.6,
        rz: ((i % 3) - 1) * 0.05,
      }),
    ),
    ...[12, 18].map(y => at(box(60, 0.14, 0.14, 0.05, matte('#7a5a42')), { y: y + 10, z: -10.8 })),
  )

const booklets = () =>
  group(
    ...Array.from({ length: 7 }, (_, i) =>
      at(box(15, 0.7, 21, 0.1, matte(['#f6f2e8', '#e0623c', '#f6f2e8', '#2f8f8b'][i % 4] ?? '#f6f2e8')), {
        y: 0.4 + i * 0.72,
        ry: ((i * 5) % 7) * 0.03,
      }),
    ),
    at(group(at(page(14.6, 20.6, colourPage), { y: -10.3 })), { y: 5.5, rx: -Math.PI / 2 }),
  )

const crayons = () =>
  group(
    ...['#e0623c', '#f0bf3c', '#3164bb', '#5f9a7f'].map((tone, i) =>
      at(pencil(tone), { x: i * 1.5, z: i * 2.4, ry: 0.3 + i * 0.35 }),
    ),
  )

/** Compartment of a bookcase around the thing. */
const compartment = () =>
  group(
    ...[-29, 29].map(x => at(box(2.4, 70, 32, 0.4, wood('#a5784d')), { x, y: 20, z: -4 })),
    at(box(60, 2.4, 32, 0.4, wood('#a5784d')), { y: 41, z: -4 }),
    ...['#c9683c', '#3f6f86', '#d9a441'].map((tone, i) =>
      at(group(book(tone, 19, 25 - i * 2, 2.4)), { x: 21 + i * 2.6, z: -8, ry: Math.PI / 2 }),
    ),
  )

/** Notebook open with strips pasted in. */
const pasted = () =>
  group(
    ...[-1, 1].map(x =>
      at(paperThing(15, 21, x < 0 ? exercise : lines('#9aa3ad', '#fbf8f1', 14)), { x: x * 7.6, y: 0.8 }),
    ),
    at(box(31, 0.8, 21.6, 0.2, matte('#3f6f86')), { y: 0.4 }),
  )

const fanned = () =>
  group(
    ...snaps.slice(0, 4).map((view, i) =>
      at(group(at(page(10, 14, snapshot(view), 30), { y: -7 })), {
        x: i * 4.4,
        y: 0.2 + i * 0.14,
        rx: -Math.PI / 2,
        rz: 0.5 - i * 0.3,
      }),
    ),
  )

/** Printers. */
export const printer: LeafPictures = {
  kinds: {
    inkjet: views(
      color => inkjet(color, { out: colourPage }),
      [sunnyDesk, '#b4c8c0', '#b08457'],
      [0.72, 0.36],
      { beside: upright, along: 'width' },
      () => [at(plant(34, '#d9764f'), { x: 38, z: -8 }), at(cup('#f4efe2'), { x: -34, z: 12 })],
    ),
    laser: views(
      color => laser(color),
      [desk, '#d0bca0', '#8a5f3d'],
      [0.66, 0.62],
      { beside: upright, along: 'width' },
      () => [at(books(['#3f6f86', '#d9a441']), { x: -36, z: -4 }), at(cup('#c9683c'), { x: 32, z: 12 })],
    ),
    photo: views(
      color => photoPrinter(color),
      [colourBlock, '#a8c4c0', '#e4d0ae'],
      [0.5, 0.36],
      { beside: () => card('#8796a3'), along: 'width' },
      () => [at(fanned(), { x: -22, z: 2 }), at(vaseWithTwig('#f4efe2', '#7c9a70', 18), { x: 17, z: -10 })],
    ),
    pocket: views(
      color => pocket(color, exercise),
      [desk, '#a9c0cf', '#b98757'],
      [0.5, 0.7],
      { beside: coin, along: 'width' },
      () => [at(pasted(), { x: -22, z: -4, ry: 0.3 }), at(pencil('#e0623c'), { x: 6, z: 9, ry: 0.3 })],
    ),
  },
  covers: [
    {
      kind: 'inkjet',
      build: color => inkjet(color, { out: colourPage }),
      shot: {
        set: shelf,
        tone: '#9fbfb4',
        accent: '#b98757',
        yaw: -0.34,
        lift: 14,
        fill: 0.64,
        props: () => [at(vaseWithTwig('#f4efe2', '#6f9a76', 22), { x: 36, z: -4 })],
      },
    },
    {
      kind: 'inkjet',
      build: color => inkjet(color, { lid: 0.95 }),
      shot: {
        set: desk,
        tone: '#e0b084',
        accent: '#a4764c',
        yaw: 0.36,
        lift: 20,
        fill: 0.64,
        light: 'morning',
        props: () => [at(booklets(), { x: -36, z: 12, ry: 0.3 })],
      },
    },
    {
      kind: 'inkjet',
      build: color => inkjet(color, { out: drawing, screen: true }),
      shot: {
        set: colourBlock,
        tone: '#d98a76',
        accent: '#e9bfa4',
        yaw: -0.16,
        lift: 24,
        fill: 0.66,
        props: () => [at(crayons(), { x: 18, z: 27 })],
      },
    },
    {
      kind: 'laser',
      build: color => laser(color, { pages: 5 }),
      shot: {
        set: cove,
        tone: '#d9b566',
        yaw: 0.42,
        lift: 22,
        fill: 0.62,
        props: () => [
          at(paperThing(21, 29.7, text), { x: -32, z: 14, ry: 0.4 }),
          at(pen(), { x: -36, y: 0.1, z: 12, ry: 0.7 }),
        ],
      },
    },
    {
      kind: 'laser',
      build: color => laser(color, { feeder: true }),
      shot: {
        set: counter,
        tone: '#5f86a4',
        accent: '#eceae4',
        yaw: -0.3,
        lift: 12,
        fill: 0.64,
        light: 'soft',
        props: () => [at(plant(44, '#f4efe2'), { x: 40, z: -8 })],
      },
    },
    {
      kind: 'laser',
      build: color => laser(color, { pages: 1 }),
      shot: {
        set: shelf,
        tone: '#c98a68',
        accent: '#a5784d',
        yaw: 0.14,
        lift: 8,
        fill: 0.58,
        props: () => [compartment()],
      },
    },
    {
      kind: 'photo',
      build: color => photoPrinter(color),
      shot: {
        set: shelf,
        tone: '#86b0b4',
        accent: '#e0c49c',
        yaw: -0.3,
        lift: 18,
        fill: 0.62,
        light: 'morning',
        props: () => [snapWall()],
      },
    },
    {
      kind: 'photo',
      build: color => photoPrinter(color, { leather: true, out: 9, view: dunes('#c2607f', '#f6d0b0') }),
      shot: {
        set: cove,
        tone: '#d9cba8',
        yaw: 0.42,
        lift: 32,
        fill: 0.6,
        props: () => [at(fanned(), { x: -24, z: 10 }), at(blossoms('#f0a0b0', 8, 7, 1.3), { x: 16, z: -7 })],
      },
    },
    {
      kind: 'pocket',
      build: color => pocket(color, exercise),
      shot: {
        set: desk,
        tone: '#6f93b8',
        accent: '#c79a68',
        yaw: 0.36,
        lift: 18,
        fill: 0.6,
        props: () => [at(pasted(), { x: -14, z: -10, ry: 0.25 }), at(notebook('#2f8f8b'), { x: 20, z: -12, ry: -0.4 })],
      },
    },
    {
      kind: 'pocket',
      build: bar,
      shot: {
        set: bedding,
        tone: '#b0805c',
        accent: '#c9a580',
        yaw: -0.34,
        lift: 18,
        fill: 0.64,
        light: 'morning',
        props: () => [at(pillow(60, 34, 16, cloth('#8a5a3c', 26), 0.7), { x: 4, y: 14, z: -24, rx: -0.2 })],
      },
    },
  ],
}
