import type { Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { books, phone } from '../../../studio/props/desk.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { cushion } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { bedding, darkRoom, desk, kidsRug, room, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group, ring } from '../../../studio/shapes.ts'
import { lampThing, paperThing, score } from '../../electronics/parts/desk-things.ts'
import { swift } from '../../food/parts/solid.ts'
import { brightRoom } from '../../home/parts/sets.ts'
import { accordion, cabinet, keyboard, melodica, mini, onStand, rollUp, stagePiano } from './pianos.ts'

const views = (focus: readonly [number, number], beside: () => Object3D, lift = 20): Views => ({
  scene: {
    set: brightRoom,
    tone: '#d3dad4',
    accent: '#b98f62',
    light: 'morning',
    yaw: -0.36,
    lift,
  },
  close: { focus, zoom: 2.2 },
  size: { beside, along: 'width', shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9', yaw: 0.1 } },
})

const upright = () => at(phone(), { rx: Math.PI / 2, y: 7.5 })

const headphones = (): Object3D =>
  group(
    at(ring(8, 0.7, matte('#2b2d31', 0.5), Math.PI), { rx: -1.3 }),
    ...[-1, 1].map(side =>
      at(group(at(drum(3.6, 3.6, 2.6, matte('#2b2d31', 0.5), 0.8), { rz: (side * Math.PI) / 2 })), {
        x: side * 7.4,
        y: 3.2,
      }),
    ),
  )

/** Pianos, keyboards and their kin. */
export const pianoKeyboard: LeafPictures = swift({
  kinds: {
    keyboard: views([0.3, 0.74], () => chair()),
    digital: views([0.34, 0.66], () => chair(), 12),
    roll: views([0.5, 0.5], upright, 30),
    melodica: views([0.6, 0.66], upright, 30),
    accordion: views([0.3, 0.5], upright, 12),
  },
  covers: [
    {
      kind: 'keyboard',
      build: onStand,
      shot: {
        set: brightRoom,
        tone: '#dfd9cb',
        accent: '#c3a077',
        yaw: 0.34,
        lift: 18,
        light: 'morning',
        fill: 0.66,
        props: () => [at(plant(70), { x: -66, z: -30 })],
      },
    },
    {
      kind: 'keyboard',
      build: main => keyboard(main, 36, false),
      shot: {
        set: desk,
        tone: '#74808a',
        accent: '#8d6845',
        yaw: -0.42,
        lift: 34,
        fill: 0.66,
        light: 'evening',
        props: () => [
          at(group(at(lampThing('#e9dfca'), { s: 1.2 })), { x: -44, z: -34 }),
          at(headphones(), { x: 30, y: 4.6, z: 10, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'keyboard',
      build: mini,
      shot: { set: kidsRug, tone: '#f0e2c8', accent: '#e9a98a', yaw: 0.3, lift: 28, fill: 0.62 },
    },
    {
      kind: 'digital',
      build: cabinet,
      shot: {
        set: room,
        tone: '#c9d1cb',
        accent: '#d9d0c0',
        yaw: -0.4,
        lift: 12,
        fill: 0.66,
        light: 'morning',
        props: () => [at(group(at(vaseWithTwig('#e9e2d5', '#8aa07c', 26), {})), { x: -48, y: 85.6, z: -22 })],
      },
    },
    {
      kind: 'digital',
      build: stagePiano,
      shot: { set: cove, tone: '#c9bfae', yaw: 0.46, lift: 18, fill: 0.66, light: 'evening' },
    },
    {
      kind: 'roll',
      build: main => rollUp(main, 60),
      shot: {
        set: bedding,
        tone: '#d9d2c4',
        accent: '#eee9df',
        yaw: -0.5,
        lift: 36,
        fill: 0.72,
        light: 'soft',
        props: () => [at(cushion('#c9bda8', 30), { x: 30, z: -30 })],
      },
    },
    {
      kind: 'roll',
      build: main => rollUp(main, 34, true),
      shot: { set: kidsRug, tone: '#dfe3ea', accent: '#b9c6da', yaw: 0.42, lift: 44, fill: 0.7 },
    },
    {
      kind: 'melodica',
      build: melodica,
      shot: {
        set: sunnyDesk,
        tone: '#e3d8c2',
        accent: '#c39a67',
        yaw: 0.26,
        lift: 42,
        fill: 0.62,
        light: 'morning',
        props: () => [
          at(paperThing(21, 29, score), { x: 16, z: -14, ry: -0.2 }),
          at(cup('#e9e2d5', '#8c5c30'), { x: -26, z: -16 }),
        ],
      },
    },
    {
      kind: 'accordion',
      build: main => accordion(main, 15, 1.1),
      shot: { set: darkRoom, tone: '#8d8a80', accent: '#7c5a3c', yaw: 0.12, lift: 10, fill: 0.66, light: 'evening' },
    },
    {
      kind: 'accordion',
      build: main => at(accordion(main, 13, 0.45, 27), { y: 0 }),
      shot: {
        set: sill,
        tone: '#dbe3dc',
        accent: '#e6dfd0',
        yaw: -0.5,
        lift: 14,
        fill: 0.6,
        light: 'morning',
        props: () => [at(books(['#b98c6a', '#8f9f86']), { x: -27, z: -8 })],
      },
    },
  ],
})
