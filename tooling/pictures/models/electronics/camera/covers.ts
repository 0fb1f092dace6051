import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { card, notebook, pencil } from '../../../studio/props/desk.ts'
import { rock } from '../../../studio/props/stones.ts'
import { cup } from '../../../studio/props/table.ts'
import { desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { caller, dunes, mountains, type Painter, sketch } from '../parts/art.ts'
import { paperThing } from '../parts/desk-things.ts'
import { colourBlock, curtain, sunDisc } from '../parts/sets.ts'
import { wire } from '../parts/strips.ts'
import { contours } from '../watch/dials.ts'
import { camcorder, instant, openMount, pocket, retro, video, white, withLens } from './cameras.ts'
import { photo } from './parts.ts'

const views = (
  build: () => Object3D,
  set: MakeSet,
  tone: string,
  accent: string,
  focus: readonly [number, number] = [0.55, 0.42],
): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.45,
    lift: 14,
    fill: 0.52,
    props: () => [at(cup('#f4efe4'), { x: 15, z: -9 }), at(notebook('#3f6f86'), { x: -16, z: -9, ry: 0.4 })],
  },
  close: { focus, zoom: 2 },
  size: {
    beside: () => card('#59708a'),
    along: 'width',
    shot: { set: softHorizon, tone: '#dfe2e4', accent: '#cfd3d6', light: 'soft', yaw: 0.3 },
  },
})

const travel = () => pocket({ shell: '#5a5e64', out: 3.6, r: 2.1, cord: '#26282c', belt: '#2a2c30' })
const mint = () => instant('#9dd2bd')

const gingham: Painter = (pen, w, h) => {
  pen.fillStyle = '#fdfaf3'
  pen.fillRect(0, 0, w, h)
  pen.fillStyle = '#d9503c66'
  for (let i = 0; i < 12; i += 2) {
    pen.fillRect((w * i) / 12, 0, w / 12, h)
    pen.fillRect(0, (h * i) / 12, w, h / 12)
  }
}

const garland = () =>
  group(
    wire(
      [
        [-26, 17, -12],
        [-10, 13.6, -12],
        [0, 13, -12],
        [12, 14, -12],
        [28, 18, -12],
      ],
      0.1,
      matte('#8a6a4a'),
    ),
    ...[mountains('#8fb8e0', '#4f6f8f'), caller('#f6d9a8', '#3164bb'), dunes('#e8849a', '#f6d58a'), sketch()].map(
      (painter, i) =>
        at(group(photo(painter), at(box(0.7, 1.6, 0.5, 0.1, matte('#c9935a')), { y: 4.4, z: 0.2 })), {
          x: -14 + i * 9.6,
          y: 9.4 + Math.abs(i - 1.5) * 0.5,
          z: -11.8,
          rz: (i - 1.5) * 0.05,
        }),
    ),
  )

const prints = () =>
  group(
    ...[mountains('#f0a880', '#5f6fa8'), dunes('#7fb8e0', '#f6d58a'), caller('#c2e0d0', '#e0623c')].map((painter, i) =>
      at(group(at(photo(painter), { rx: -Math.PI / 2 })), {
        x: i * 4.4,
        y: 0.06 + i * 0.08,
        z: i * 1.4,
        ry: 0.5 - i * 0.4,
      }),
    ),
  )

/** Measured by its height: the strap beside it counts for nothing. */
const upright = (views: Views): Views => ({ ...views, size: { ...views.size, along: 'height' } })

/** Cameras. */
export const camera: LeafPictures = {
  kinds: {
    mirrorless: views(withLens, sunnyDesk, '#b4c2c6', '#a4764c'),
    compact: upright(views(travel, desk, '#9fc0b4', '#b98a5c')),
    instant: views(mint, colourBlock, '#e0b48c', '#f0dcb8', [0.5, 0.36]),
    camcorder: views(camcorder, desk, '#c4b0c0', '#8a5f3d'),
  },
  covers: [
    { kind: 'mirrorless', build: openMount, shot: { set: cove, tone: '#93a3b8', yaw: -0.32, lift: 15, fill: 0.64 } },
    {
      kind: 'mirrorless',
      build: retro,
      shot: {
        set: desk,
        tone: '#5f8a80',
        accent: '#b98a5c',
        yaw: 0.4,
        lift: 18,
        light: 'morning',
        fill: 0.62,
        props: () => [at(paperThing(30, 22, contours('#efe0b8', '#a98f5a', '#c8392e')), { x: 3, z: 1, ry: 0.2 })],
      },
    },
    {
      kind: 'mirrorless',
      build: white,
      shot: {
        set: sunDisc,
        tone: '#f0b440',
        accent: '#fbe3a0',
        yaw: -0.24,
        lift: 15,
        fill: 0.64,
        light: 'soft',
        props: () => [at(paperThing(34, 24, gingham), { x: 0, z: 2, ry: 0.3 })],
      },
    },
    {
      kind: 'mirrorless',
      build: video,
      shot: { set: colourBlock, tone: '#6fb0b8', accent: '#4f929c', yaw: -0.38, lift: 8, fill: 0.66 },
    },
    {
      kind: 'compact',
      build: travel,
      shot: {
        set: softHorizon,
        tone: '#8fcbe6',
        accent: '#c4bbab',
        yaw: 0.5,
        lift: 12,
        light: 'morning',
        props: () => [
          at(rock(6, '#b9b0a2', 4), { x: -14, y: 1, z: -10 }),
          at(rock(4, '#a59c8e', 9), { x: 15, y: 0.6, z: -8 }),
        ],
      },
    },
    {
      kind: 'compact',
      build: () => pocket({ shell: '#33363b', belt: '#1f2124', out: 1.6, r: 2, cord: '#2a2420', round: 0.5 }),
      shot: { set: pavement, tone: '#cfc8bc', accent: '#d98a58', yaw: -0.42, lift: 16, light: 'morning' },
    },
    {
      kind: 'compact',
      build: () => pocket({ shell: '#d5d8dc', out: 1.8, r: 1.9, cord: '#e8849a', beads: true, round: 1.6 }),
      shot: {
        set: colourBlock,
        tone: '#f2a4b4',
        accent: '#f7c9cc',
        yaw: 0.3,
        lift: 18,
        light: 'soft',
        props: () => [
          at(notebook('#5fa8c8'), { x: -12, z: -9, ry: 0.3 }),
          at(pencil('#f0bf3c'), { x: -8, z: 6, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'instant',
      build: mint,
      shot: { set: cove, tone: '#f6b99c', yaw: -0.35, lift: 9, fill: 0.64, light: 'soft', props: () => [garland()] },
    },
    {
      kind: 'instant',
      build: () => instant('#d8dade', '#8a5632'),
      shot: {
        set: desk,
        tone: '#40706e',
        accent: '#a8744a',
        yaw: 0.42,
        lift: 17,
        fill: 0.62,
        light: 'morning',
        props: () => [at(prints(), { x: -13, z: 3 })],
      },
    },
    {
      kind: 'camcorder',
      build: camcorder,
      shot: { set: curtain, tone: '#b23a40', accent: '#d9a86a', yaw: -0.62, lift: 12, fill: 0.62, light: 'morning' },
    },
  ],
}
