import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { anodised, gloss, matte, metal, plastic, wood } from '../../../studio/materials.ts'
import { books, notebook, phone } from '../../../studio/props/desk.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { cup } from '../../../studio/props/table.ts'
import { darkRoom, desk, room, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { wall } from '../../../studio/sets/parts.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, sheet } from '../../../studio/shapes.ts'
import { bounce, tiles } from '../../../studio/surfaces/ground.ts'
import { lighter } from '../../../studio/tones.ts'
import { charts, mountains, painted } from '../parts/art.ts'
import { keyboardThing, lampThing, monitorThing, sleeves } from '../parts/desk-things.ts'
import { colourBlock, farHills, slats, sunDisc } from '../parts/sets.ts'
import { bar, bookshelf, bookshelfPair, cube, cylinder, retro, wet } from './speakers.ts'

const hung: MakeSet = (tone, accent) => ({ ...farHills(tone, accent), top: 0.7 })

const tileHook: MakeSet = tone => ({ ground: [wall(tiles(tone, 5), -0.85, -8, 24)], top: 0.4, backdrop: bounce(tone) })

const views = (
  build: (color: string) => Object3D,
  set: MakeSet,
  tone: string,
  accent: string,
  along: 'height' | 'width' = 'height',
): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.4,
    lift: 12,
    fill: 0.52,
    props: () => [at(vaseWithTwig('#e9dcc4', '#7d9a72', 18), { x: 24, z: -8 })],
  },
  close: { focus: [0.5, 0.66], zoom: 2.1 },
  size: {
    beside: () => phone('#59646e'),
    along,
    shot: { set: softHorizon, tone: '#e0e4e2', accent: '#d0d6d3', light: 'soft' },
  },
})

const outdoor = (color: string) => cylinder({ color, r: 4.4, h: 17, loop: lighter(color, 0.4) })
const smallRetro = (color: string) => retro({ color, w: 22, h: 14, d: 10, front: '#efe4c8' })
const livingBar = (color: string) => bar(color, 92)
const walnut = () => bookshelfPair(() => bookshelf(wood('#7c5335'), '#3a3230'), 15)

const television = () =>
  group(
    at(box(112, 64, 3, 0.5, plastic('#1b1c1f')), { y: 46 }),
    at(sheet(110, 61.6, painted(880, 494, mountains('#e88f6a', '#4a5f8f'))), { y: 46.3, z: 1.52 }),
    ...[-1, 1].map(x => at(box(3, 15, 12, 0.6, metal('#3a3d42', 0.4)), { x: x * 36, y: 7.5 })),
  )

const pole = () =>
  group(
    at(drum(0.9, 0.9, 110, wood('#c99b5f'), 0.2), { y: -30 }),
    at(drum(1.3, 1.3, 2.4, matte('#e9dfc4'), 0.3), { y: 22 }),
  )

/** Speakers. */
export const speaker: LeafPictures = {
  kinds: {
    cylinder: views(outdoor, sunnyDesk, '#c6b6cc', '#b08457'),
    retro: views(smallRetro, desk, '#a9bfae', '#a4764c'),
    bar: {
      ...views(livingBar, room, '#b6c2c6', '#d9cfbe', 'width'),
      scene: {
        set: desk,
        tone: '#b9a58f',
        accent: '#8a6a4c',
        light: 'morning',
        yaw: -0.18,
        lift: 10,
        fill: 0.62,
        centre: [0.5, 0.64],
        props: () => [
          at(television(), { x: 2, z: -13, ry: -0.18 }),
          at(vaseWithTwig('#e9dcc4', '#7d9a72', 26), { x: -58, z: 6 }),
        ],
      },
      close: { focus: [0.8, 0.5], zoom: 2.4 },
    },
    bookshelf: { ...views(walnut, sunnyDesk, '#9fb2a6', '#c19a6c'), close: { focus: [0.2, 0.5], zoom: 2 } },
  },
  covers: [
    {
      kind: 'cylinder',
      build: color => group(outdoor(color), wet(4.4, 17)),
      shot: {
        set: hung,
        tone: '#b8c86a',
        accent: '#f2c7a0',
        yaw: 0.3,
        lift: 6,
        light: 'morning',
        fill: 0.62,
        centre: [0.5, 0.55],
        props: () => [at(pole(), { x: 0, y: 24.6, z: -1, rz: 1.35 })],
      },
    },
    {
      kind: 'cylinder',
      build: color => cylinder({ color, r: 4.4, h: 6.4, loop: lighter(color, 0.55) }),
      shot: {
        set: tileHook,
        tone: '#f3c9b0',
        yaw: -0.3,
        lift: 10,
        light: 'soft',
        fill: 0.6,
        props: () => [
          at(
            group(
              at(drum(0.5, 0.5, 7, metal('#d5d8dc', 0.24), 0.15), { rx: Math.PI / 2 }),
              at(drum(1.8, 1.8, 0.6, metal('#d5d8dc', 0.26), 0.15), { rx: Math.PI / 2 }),
            ),
            { y: 15, z: -6.4 },
          ),
        ],
      },
    },
    {
      kind: 'cylinder',
      build: color => cylinder({ color, r: 6.4, h: 25, foot: anodised('#c9ccd2'), ends: anodised('#aeb2b8') }),
      shot: {
        set: slats,
        tone: '#c99a66',
        accent: '#e6d3b3',
        yaw: 0.35,
        lift: 9,
        light: 'morning',
        props: () => [
          at(lampThing('#c8583c'), { x: 22, z: -14 }),
          at(books(['#2f5c62', '#d9a441']), { x: -19, z: -8 }),
        ],
      },
    },
    {
      kind: 'retro',
      build: smallRetro,
      shot: {
        set: colourBlock,
        tone: '#e8906c',
        accent: '#c46f4c',
        yaw: -0.42,
        lift: 12,
        props: () => [
          at(books(['#f2e3c0', '#3f6f7a', '#8a3f3a']), { x: 20, z: -10 }),
          at(plant(24, '#f4ead6'), { x: -19, z: -9 }),
        ],
      },
    },
    {
      kind: 'retro',
      build: color => retro({ color, w: 36, h: 23, d: 15, front: '#2f2a26', corners: true, grain: true }),
      shot: {
        set: pavement,
        tone: '#c9c2b2',
        accent: '#8fae8a',
        yaw: 0.45,
        lift: 11,
        light: 'morning',
        props: () => [at(plant(46, '#c8704c'), { x: -34, z: -22 })],
      },
    },
    {
      kind: 'bar',
      build: livingBar,
      shot: {
        set: room,
        tone: '#7f9aa8',
        accent: '#d9d3c4',
        yaw: 0,
        lift: 9,
        fill: 0.68,
        centre: [0.5, 0.7],
        props: () => [at(television(), { z: -12 })],
      },
    },
    {
      kind: 'bar',
      build: color => group(at(bar(color, 80), { x: 0, y: 0, z: 6 }), at(cube(color, 28), { x: 44, z: -20, ry: -0.2 })),
      shot: { set: darkRoom, tone: '#b4573f', accent: '#c89a6a', yaw: 0.5, lift: 14, fill: 0.62 },
    },
    {
      kind: 'bar',
      build: color => bar(color, 42, 6, 7, lighter(color, 0.3)),
      shot: {
        set: desk,
        tone: '#e9cf7a',
        accent: '#e3c79a',
        yaw: -0.3,
        lift: 16,
        fill: 0.62,
        props: () => [
          at(monitorThing('#f0eee8', charts('#3f7f8a', '#e9a07f')), { z: -18 }),
          at(keyboardThing('#f4f1ea', '#fbf9f4'), { x: 2, z: 16 }),
        ],
      },
    },
    {
      kind: 'bookshelf',
      build: walnut,
      shot: {
        set: sunDisc,
        tone: '#3f7a72',
        accent: '#e8c888',
        yaw: 0.12,
        lift: 9,
        fill: 0.62,
        light: 'morning',
        props: () => [at(sleeves(['#d9653c', '#f2e3c0', '#8a3f52'], 24), { x: -5, z: -10 })],
      },
    },
    {
      kind: 'bookshelf',
      build: color =>
        bookshelfPair(
          () =>
            group(
              at(box(12, 1.2, 13, 0.3, metal('#c9ccd2', 0.3)), { y: 0.5 }),
              at(bookshelf(gloss(color), '#f0b83c', lighter(color, 0.55), 13, 21, 15), { y: 1.4, rx: -0.16 }),
            ),
          16,
        ),
      shot: {
        set: desk,
        tone: '#8fb4d4',
        accent: '#eddcc0',
        yaw: -0.16,
        lift: 12,
        props: () => [
          at(notebook('#3f5f8a'), { x: 0, z: 8, ry: 0.3 }),
          at(lampThing('#f4f1ea'), { x: 4, z: -20 }),
          at(cup('#f4ead6'), { x: 2, z: -4 }),
        ],
      },
    },
  ],
}
