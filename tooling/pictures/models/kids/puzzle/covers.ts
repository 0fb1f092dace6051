import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { books, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { cup } from '../../../studio/props/table.ts'
import { boards } from '../../../studio/sets/cloths.ts'
import { darkRoom, desk, kidsRug, sunnyDesk, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { nightDesk } from '../../electronics/parts/sets.ts'
import { swift } from '../../food/parts/solid.ts'
import { gameBox } from '../parts/boxes.ts'
import { brick, castle, chunky, clothBag, flowerShop, lightPatches, marbleRun, tileHouse } from './blocks.ts'
import { animalTray, jigsaw, landscape } from './flat.ts'
import { carousel, partsSheet, skeleton } from './model.ts'

const views = (
  tone: string,
  accent: string,
  focus: readonly [number, number],
  along: 'height' | 'width',
  lift = 14,
): Views => ({
  scene: {
    set: kidsRug,
    tone,
    accent,
    light: 'morning',
    yaw: -0.34,
    lift,
    props: () => [at(plant(24), { x: -32, z: -16 })],
  },
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along,
    shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9' },
  },
})

const boxed = (main: string) =>
  group(
    jigsaw(main),
    at(
      gameBox(
        26,
        19,
        5.4,
        { brand: '拾页', zh: '山水之间', en: 'Among the Mountains', fine: '1000' },
        {
          ground: main,
          ink: '#23393a',
          accent: '#e8845a',
          plan: 'classic',
          art: landscape(main),
        },
      ),
      { x: -3, z: -21, ry: 0.08 },
    ),
  )

/** Building blocks and puzzles. */
export const puzzle: LeafPictures = swift({
  kinds: {
    wood: views('#d3dfe0', '#b9cbc4', [0.5, 0.55], 'height'),
    bricks: views('#dfe6e4', '#a9c3d0', [0.5, 0.4], 'height'),
    magnet: views('#eee8dc', '#e0d6c4', [0.5, 0.5], 'height'),
    jigsaw: {
      ...views('#dcdfd4', '#d8cfc0', [0.6, 0.4], 'width', 32),
      scene: {
        set: sunnyDesk,
        tone: '#d6d3c6',
        accent: '#a9825a',
        light: 'morning',
        yaw: -0.3,
        lift: 34,
        props: () => [at(cup('#e9e2d5', '#a9743c'), { x: -26, z: -16 })],
      },
    },
    model: views('#cfd8d2', '#c9d2cb', [0.5, 0.5], 'height'),
  },
  covers: [
    {
      kind: 'wood',
      build: () =>
        group(castle(['#e2c08c', '#d8b27a', '#e7cb9c', '#d2a86e'], '#d0a468'), at(clothBag(), { x: 20, z: -5 })),
      shot: { set: sunnyRoom, tone: '#b9c6bd', accent: '#8fa397', yaw: -0.3, lift: 14, light: 'morning', fill: 0.7 },
    },
    {
      kind: 'wood',
      build: main => castle(['#e9c46a', '#5f9aa8', '#f0e2c8', '#7fae8a'], main, main),
      shot: { set: cove, tone: '#e6ddd0', yaw: 0.36, lift: 12, fill: 0.62 },
    },
    {
      kind: 'bricks',
      build: chunky,
      shot: { set: kidsRug, tone: '#cfe0e2', accent: '#9dbfc6', yaw: -0.2, lift: 14, fill: 0.66 },
    },
    {
      kind: 'bricks',
      build: flowerShop,
      shot: {
        set: desk,
        tone: '#66757b',
        accent: '#8a5f3d',
        yaw: -0.42,
        lift: 12,
        fill: 0.62,
        light: 'evening',
        props: () => [
          at(brick(4, 2, '#f1e8d8', 0.8), { x: 14, z: 9, ry: 0.5 }),
          at(brick(2, 2, '#e8a13c', 0.8), { x: -15, z: 10, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'magnet',
      build: tileHouse,
      shot: {
        set: softHorizon,
        tone: '#efe6d8',
        accent: '#f1eadf',
        yaw: 0.5,
        lift: 14,
        fill: 0.62,
        light: 'morning',
        props: () => [
          at(lightPatches(['#3164bb', '#e0623c', '#f0bf3c', '#5aa86a']), {
            rx: -Math.PI / 2,
            x: -14,
            y: 0.05,
            z: 12,
            s: 0.9,
          }),
        ],
      },
    },
    {
      kind: 'magnet',
      build: marbleRun,
      shot: { set: cove, tone: '#c3cede', yaw: -0.3, lift: 8, fill: 0.62 },
    },
    {
      kind: 'jigsaw',
      build: boxed,
      shot: {
        set: boards,
        tone: '#b98f62',
        yaw: 0.12,
        lift: 46,
        fill: 0.7,
        light: 'day',
        props: () => [at(cup('#e9e2d5', '#a9743c'), { x: 26, z: -16 })],
      },
    },
    {
      kind: 'jigsaw',
      build: animalTray,
      shot: { set: softHorizon, tone: '#bdd0cc', accent: '#c9d9d4', yaw: -0.2, lift: 40, fill: 0.66 },
    },
    {
      kind: 'model',
      build: () => group(carousel(), at(partsSheet(), { x: -10, z: -16, rx: -0.12, ry: 0.2 })),
      shot: { set: nightDesk, tone: '#8b9a94', accent: '#e0b878', yaw: 0.2, lift: 12, fill: 0.64, light: 'evening' },
    },
    {
      kind: 'model',
      build: skeleton,
      shot: {
        set: darkRoom,
        tone: '#7d8b98',
        accent: '#94765a',
        yaw: 0.42,
        lift: 7,
        fill: 0.64,
        light: 'evening',
        props: () => [at(group(at(books(['#7d4a3c', '#4a5d52']), { s: 1.5 })), { x: -52, z: -16 })],
      },
    },
  ],
})
