import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { metal } from '../../../studio/materials.ts'
import { card, keys, notebook } from '../../../studio/props/desk.ts'
import { blossoms } from '../../../studio/props/green.ts'
import { cup, saucer } from '../../../studio/props/table.ts'
import { counter, desk, shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { stylus } from '../laptop/laptops.ts'
import { charts, dunes, mountains, type Painter } from '../parts/art.ts'
import { colourBlock, sunDisc } from '../parts/sets.ts'
import { digitsFace } from '../watch/dials.ts'
import { bookBack, bookOpen, easel, flipL, flipShut, flipTent, trifold } from './folds.ts'

const BOOK = { w: 7.1, h: 15.6 } as const
const FLIP = { w: 7.2, h: 8.5 } as const
const TRI = { w: 7.1, h: 15.4 } as const

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
    yaw: -0.3,
    lift: 14,
    fill: 0.52,
    props: () => [at(cup('#f4efe4'), { x: 16, z: -7 }), at(notebook('#3f6f86'), { x: -19, z: -7, ry: 0.4 })],
  },
  close: { focus, zoom: 2 },
  size: {
    beside: () => card('#8796a3'),
    along: 'height',
    shot: { set: softHorizon, tone: '#e2e5e8', accent: '#d2d6da', light: 'soft', yaw: 0.2 },
  },
})

const home: Painter = dunes('#6f86c9', '#e9a07f')
const bookOf = (color: string) => bookOpen({ ...BOOK, color, back: 'glass' }, charts('#3f6f9f', '#e0a04c'), 2.35)
const flipOf = (color: string) => flipL({ ...FLIP, color, back: 'glass' }, mountains('#f0a8b8', '#8a5f94', '#fff3d0'))
const triOf = (color: string) => trifold({ ...TRI, color, back: 'glass' }, mountains('#f0a880', '#5f6fa8'))

/** Folding phones. */
export const foldable: LeafPictures = {
  kinds: {
    book: views(bookOf, sunnyDesk, '#a9c0b8', '#b08457', [0.5, 0.14]),
    flip: views(flipOf, desk, '#d9b4a4', '#a4764c', [0.62, 0.3]),
    trifold: views(triOf, colourBlock, '#9fb6cc', '#d8d2c2', [0.4, 0.14]),
  },
  covers: [
    {
      kind: 'book',
      build: bookOf,
      shot: { set: desk, tone: '#b8895f', accent: '#8a6a52', yaw: -0.2, lift: 12, fill: 0.64, light: 'morning' },
      others: { build: color => bookBack({ ...BOOK, color, back: 'glass' }, home) },
    },
    {
      kind: 'book',
      build: color =>
        group(
          bookBack({ ...BOOK, color, back: 'leather' }, home),
          at(group(stylus('#f4efe4')), { x: 0, z: 6.4, ry: 0.2 }),
        ),
      shot: { set: colourBlock, tone: '#5f9a94', accent: '#8fbcb4', yaw: 0.26, lift: 14, fill: 0.64 },
    },
    {
      kind: 'book',
      build: color => bookOpen({ ...BOOK, color }, mountains('#8fb8e0', '#4f6f8f'), 1.25),
      shot: { set: plinths, tone: '#f0c4a4', accent: '#f7ead8', yaw: 0.5, lift: 10, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'book',
      build: color => bookBack({ ...BOOK, color }, home, 1.9),
      shot: { set: shelf, tone: '#e6c46a', accent: '#b98757', yaw: -0.42, lift: 7, fill: 0.64 },
    },
    {
      kind: 'flip',
      build: color =>
        group(
          drum(7.6, 7.6, 0.5, metal('#d3d8dc', 0.2), 0.15),
          at(flipTent({ ...FLIP, color, back: 'glass' }, digitsFace('#c2607f', '#f0b090', true), true), { y: 0.5 }),
        ),
      shot: {
        set: counter,
        tone: '#b8343c',
        accent: '#e9dcd6',
        yaw: -0.3,
        lift: 18,
        fill: 0.7,
        light: 'soft',
      },
    },
    {
      kind: 'flip',
      build: color => flipTent({ ...FLIP, color, back: 'glass' }, digitsFace('#5f4a9a', '#d0a0e0'), false, 0.5),
      shot: {
        set: shelf,
        tone: '#a8d0b8',
        accent: '#e6d2b0',
        yaw: 0.42,
        lift: 8,
        fill: 0.58,
        light: 'morning',
        props: () => [at(blossoms('#f0a0b0', 6, 4), { x: 11, z: 2 })],
      },
    },
    {
      kind: 'flip',
      build: color => flipShut({ ...FLIP, color }, digitsFace('#2f7f8a', '#9dd2bd'), false),
      shot: {
        set: sunDisc,
        tone: '#f0a884',
        accent: '#fbe0c0',
        yaw: -0.45,
        lift: 12,
        fill: 0.54,
        props: () => [at(keys(), { x: 8, z: 4, ry: 0.4 })],
      },
    },
    {
      kind: 'flip',
      build: color =>
        group(
          at(flipShut({ ...FLIP, color }, digitsFace('#2b3a4a', '#5f7f9a'), false), { x: -6, z: 3, ry: 0.3 }),
          at(flipL({ ...FLIP, color }, charts('#3f6f9f', '#e0a04c')), { x: 5, z: -1, ry: -0.2 }),
        ),
      shot: { set: cove, tone: '#a8b4c4', yaw: 0, lift: 15, fill: 0.68 },
    },
    {
      kind: 'trifold',
      build: triOf,
      shot: { set: counter, tone: '#6fa0a8', accent: '#eceae4', yaw: -0.12, lift: 11, fill: 0.66, light: 'soft' },
      others: { shot: { yaw: Math.PI - 0.3 } },
    },
    {
      kind: 'trifold',
      build: color =>
        group(
          easel(trifold({ ...TRI, color, back: 'leather' }, mountains('#8fb8e0', '#5f8a6f', '#fff3d0'), 0.2)),
          at(group(stylus(lighter(color, 0.5))), { x: 0, z: 10, ry: 0.1 }),
        ),
      shot: {
        set: desk,
        tone: '#4f6f8a',
        accent: '#b08457',
        yaw: 0.22,
        lift: 15,
        fill: 0.68,
        props: () => [at(group(cup('#f6efe2'), saucer('#efe4cf')), { x: 20, z: -6 })],
      },
    },
  ],
}
