import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { book, notebook, pen } from '../../../studio/props/desk.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { cup } from '../../../studio/props/table.ts'
import { desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { gamingSet } from '../headphones/models.ts'
import { stylus } from '../laptop/laptops.ts'
import { charts, code, dunes, editor, mountains, race, sketch, windows } from '../parts/art.ts'
import { keyboardThing, laptopThing, mouseThing } from '../parts/desk-things.ts'
import { colourBlock, curtain, nightDesk, sunDisc } from '../parts/sets.ts'
import { controller, curved, gaming, hood, office, portable, racingWheel } from './monitors.ts'

const views = (build: (color: string) => Object3D, set: MakeSet, tone: string, accent: string): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.35,
    lift: 12,
    fill: 0.58,
    props: () => [
      at(keyboardThing('#f0eee8', '#fbf9f4'), { x: -2, z: 24 }),
      at(mouseThing('#f4f1ea'), { x: 25, z: 24 }),
      at(cup('#c9683c'), { x: -30, z: 14 }),
    ],
  },
  close: { focus: [0.84, 0.3], zoom: 2.3 },
  size: {
    beside: () => book('#8796a3', 20, 28, 3),
    along: 'width',
    shot: { set: softHorizon, tone: '#e0e3e4', accent: '#d0d5d6', light: 'soft', yaw: 0 },
  },
})

const plain = (color: string) => office(54, 32, color, charts('#3f7fa0', '#e0a04c'), { foot: color })
const wide = (color: string) => curved(color, windows(charts('#5f8f8a', '#e0a04c'), code, '#8fb0d0', '#e9c4a0'))
const angular = (color: string) => gaming(61, 36, color, race('#2a1f6b', '#f0608a', '#6fe0f0'), '#e05fd0')
const slab16 = (color: string) => portable(color, mountains('#f0a880', '#5f6fa8'))

const swatches = () =>
  group(
    at(box(30, 21, 0.4, 0.1, matte('#2b2d31')), { y: 10.6 }),
    ...Array.from({ length: 24 }, (_, i) =>
      at(
        box(
          4,
          4,
          0.2,
          0.1,
          matte(
            `#${['735244', 'c29682', '627a9d', '576c43', '8580b1', '67bdaa', 'd67e2c', '505ba6', 'c15a63', '5e3c6c', '9dbc40', 'e0a32e', '383d96', '469449', 'af363c', 'e7c71f', 'bb5695', '0885a1', 'f3f3f2', 'c8c8c8', 'a0a0a0', '7a7a79', '555555', '343434'][i] ?? '888888'}`,
          ),
        ),
        {
          x: -11.6 + (i % 6) * 4.65,
          y: 17.6 - Math.floor(i / 6) * 4.65,
          z: 0.25,
        },
      ),
    ),
  )

/** Measured by its height: the cable at its side counts for nothing. */
const upright = (views: Views): Views => ({ ...views, size: { ...views.size, along: 'height' } })

/** Monitors. */
export const monitor: LeafPictures = {
  kinds: {
    office: views(plain, sunnyDesk, '#b4c8c0', '#b08457'),
    curved: { ...views(wide, desk, '#c9b49a', '#7d5a40'), close: { focus: [0.8, 0.62], zoom: 2.3 } },
    gaming: views(angular, nightDesk, '#7a6fa8', '#f0c0f0'),
    portable: upright(views(slab16, colourBlock, '#a8c4d0', '#e4d0ae')),
  },
  covers: [
    {
      kind: 'office',
      build: plain,
      shot: {
        set: desk,
        tone: '#8fbcd2',
        accent: '#c09162',
        yaw: 0,
        lift: 9,
        light: 'soft',
        fill: 0.62,
        props: () => [
          at(notebook('#e0813c'), { x: 24, z: 12, ry: 0.3 }),
          at(vaseWithTwig('#f4efe2', '#6f9a76', 20), { x: -30, z: 2 }),
        ],
      },
    },
    {
      kind: 'office',
      build: color =>
        office(36.5, 61, color, windows(code, charts('#5f6fa8', '#e9a07f'), '#7fa0d8', '#f0c0a0'), {
          portrait: true,
          lift: 6,
        }),
      shot: {
        set: colourBlock,
        tone: '#dc8a66',
        accent: '#c8744f',
        yaw: -0.36,
        lift: 9,
        fill: 0.64,
        props: () => [at(laptopThing('#c9ccd2', dunes('#7fa0d8', '#f0c0a0')), { x: 36, z: 6, ry: -0.35 })],
      },
    },
    {
      kind: 'office',
      build: color => office(54, 32, color, mountains('#f4c08a', '#7f9a6a'), { foot: '#c99b6a', lift: 10 }),
      shot: {
        set: curtain,
        tone: '#7f9f86',
        accent: '#c99b6a',
        yaw: 0.38,
        lift: 11,
        light: 'morning',
        props: () => [at(plant(30, '#d9764f'), { x: -34, z: -6 }), at(cup('#f4efe2'), { x: 26, z: 14 })],
      },
      others: { shot: { yaw: Math.PI - 0.45, props: () => [at(plant(30, '#d9764f'), { x: -36, z: -8 })] } },
    },
    {
      kind: 'office',
      build: color =>
        group(office(71, 42, color, editor(mountains('#e98f6f', '#3f5f7f')), { lift: 14 }), hood(71, 42, 14)),
      shot: {
        set: cove,
        tone: '#a9b0b8',
        yaw: -0.3,
        lift: 8,
        light: 'soft',
        fill: 0.64,
        props: () => [at(swatches(), { x: 46, z: 16, ry: -0.4, rx: -0.2 })],
      },
    },
    {
      kind: 'curved',
      build: wide,
      shot: {
        set: desk,
        tone: '#e6b84e',
        accent: '#8a5f3d',
        yaw: 0.3,
        lift: 22,
        fill: 0.66,
        props: () => [at(keyboardThing('#e9ebee', '#fbfbfb', undefined, true), { x: 4, z: 34 })],
      },
    },
    {
      kind: 'curved',
      build: color => curved(color, race('#1a2f7a', '#f0906a', '#5fe0e8'), '#2b2d31'),
      shot: {
        set: nightDesk,
        tone: '#6f86c0',
        accent: '#bff0ff',
        yaw: -0.12,
        lift: 9,
        fill: 0.68,
        centre: [0.5, 0.48],
        props: () => [at(racingWheel(), { x: 2, z: 34 })],
      },
    },
    {
      kind: 'gaming',
      build: angular,
      shot: {
        set: nightDesk,
        tone: '#a45f92',
        accent: '#ffd0f4',
        yaw: 0.42,
        lift: 10,
        props: () => [
          at(gamingSet('#33363b', '#e05fd0'), { x: -36, z: 14, ry: 0.6 }),
          at(keyboardThing('#26282c', '#3a3d44', '#e05fd0'), { x: 8, z: 32 }),
        ],
      },
    },
    {
      kind: 'gaming',
      build: color => gaming(54, 32, color, mountains('#5fc0e0', '#3f7a5f', '#fff6d0'), '#b6f04c', 12),
      shot: {
        set: colourBlock,
        tone: '#f2bd4a',
        accent: '#e3a53a',
        yaw: -0.4,
        lift: 12,
        light: 'soft',
        props: () => [at(controller('#f4f1ea'), { x: 14, z: 26, ry: -0.3 })],
      },
    },
    {
      kind: 'portable',
      build: slab16,
      shot: {
        set: desk,
        tone: '#74a39a',
        accent: '#a4764c',
        yaw: -0.34,
        lift: 14,
        props: () => [
          at(laptopThing('#d5d8dc', charts('#3f7f8a', '#e9a07f')), { x: -38, z: 0, ry: 0.45 }),
          at(pen(), { x: 8, z: 15, ry: 0.3 }),
        ],
      },
      others: { shot: { yaw: Math.PI - 0.45, props: () => [at(pen(), { x: 8, z: 15, ry: 0.3 })] } },
    },
    {
      kind: 'portable',
      build: color =>
        group(
          portable(color, sketch('#fdf8ee', '#7c4a35'), 0.42),
          at(group(at(group(stylus('#f4f1ea')), { ry: 0.2 })), { x: 3, y: 0, z: 6 }),
        ),
      shot: {
        set: sunDisc,
        tone: '#a8cdd4',
        accent: '#f6e6c0',
        yaw: 0.4,
        lift: 9,
        light: 'morning',
        props: () => [at(notebook('#3f4f6f'), { x: -24, z: -6, ry: 0.5 })],
      },
    },
  ],
}
