import { upholstery } from '../../../studio/cloth/upholstery.ts'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { books, notebook, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair as plainChair } from '../../../studio/props/room.ts'
import { blanket } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { plinths } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { bareRoom, brightRoom, rugRoom, twoTone } from '../parts/sets.ts'
import { block } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'
import {
  felt,
  frontOpening,
  jewellery,
  lidded,
  linenBox,
  organiser,
  pineChest,
  quiltBag,
  rattan,
  underBed,
} from './boxes.ts'

const bedEdge = () =>
  group(
    at(box(150, 9, 8, 1.2, timber('#a9794b')), { y: 30, z: 0 }),
    ...[-1, 1].map(s => at(box(7, 30, 7, 1.2, timber('#a9794b', 'up')), { x: s * 62, y: 15 })),
    at(block([156, 16, 20], 6, upholstery('#f1ede4', 'linen')), { y: 42, z: -6 }),
  )

const views = (
  scene: Shot,
  focus: readonly [number, number],
  along: 'width' | 'height' = 'width',
  beside: () => ReturnType<typeof plainChair> = () => at(plainChair('#8a5f3d'), {}),
): Views => ({
  scene,
  close: { focus, zoom: 2.2 },
  size: { beside, along, shot: { set: bareRoom, tone: '#c5cfcb', accent: '#d0b48e', light: 'soft', lift: 14, yaw: 0 } },
})

/** Boxes, baskets and drawers. */
export const storageBox: LeafPictures = {
  kinds: {
    lidded: views(
      {
        set: bareRoom,
        tone: '#d9c2aa',
        accent: '#b98f62',
        light: 'morning',
        yaw: -0.45,
        lift: 20,
        fill: 0.56,
        props: () => [at(plant(50), { x: -44, z: -20 }), at(blanket('#8fa59a', 34, 26), { x: 42, z: -6 })],
      },
      [0.8, 0.75],
    ),
    basket: views(
      {
        set: rugRoom,
        tone: '#c9a08a',
        accent: '#efe6d6',
        light: 'morning',
        yaw: 0.3,
        lift: 18,
        fill: 0.6,
        props: () => [at(plant(60), { x: 52, z: -26 })],
      },
      [0.3, 0.7],
    ),
    drawers: {
      ...views(
        {
          set: sunnyDesk,
          tone: '#b3c4cc',
          accent: '#b98f62',
          light: 'morning',
          yaw: -0.4,
          lift: 16,
          fill: 0.56,
          props: () => [at(notebook('#e0936c'), { x: 24, z: 8, ry: 0.3 }), at(cup('#f1ede4'), { x: -22, z: 0 })],
        },
        [0.5, 0.55],
        'height',
        () => at(group(at(phone(), { rx: Math.PI / 2, y: 7.5 })), {}),
      ),
    },
    flat: views(
      {
        set: bareRoom,
        tone: '#a9bcc0',
        accent: '#c9a070',
        light: 'day',
        yaw: 0.4,
        lift: 22,
        fill: 0.66,
        props: () => [at(group(bedEdge()), { z: -44, ry: 0.4 })],
      },
      [0.6, 0.5],
    ),
  },
  covers: [
    {
      kind: 'lidded',
      build: lidded,
      shot: {
        set: brightRoom,
        tone: '#d9a07c',
        accent: '#c9a070',
        light: 'morning',
        yaw: 0.35,
        lift: 17,
        fill: 0.58,
        props: () => [at(books(['#5f7f7a', '#e9dfc8']), { x: -38, z: -6 })],
      },
    },
    {
      kind: 'lidded',
      build: frontOpening,
      shot: { set: twoTone, tone: '#e9dcc4', accent: '#6f93a0', light: 'day', yaw: -0.42, lift: 14, fill: 0.62 },
    },
    {
      kind: 'lidded',
      build: linenBox,
      shot: { set: bareRoom, tone: '#7f9a8d', accent: '#a9794b', light: 'day', yaw: 0.5, lift: 22, fill: 0.6 },
    },
    {
      kind: 'lidded',
      build: () => pineChest(),
      shot: {
        set: rugRoom,
        tone: '#7d9cab',
        accent: '#efe8da',
        light: 'morning',
        yaw: -0.4,
        lift: 18,
        fill: 0.6,
        props: () => [at(plant(60, '#e9e2d6'), { x: 54, z: -24 })],
      },
    },
    {
      kind: 'basket',
      build: felt,
      shot: { set: bareRoom, tone: '#e3c9a9', accent: '#b98f62', light: 'morning', yaw: 0.3, lift: 24, fill: 0.64 },
    },
    {
      kind: 'basket',
      build: () => rattan(),
      shot: {
        set: brightRoom,
        tone: '#8faaa0',
        accent: '#dcc5a2',
        light: 'morning',
        yaw: 0.3,
        lift: 17,
        fill: 0.58,
        props: () => [at(plant(44), { x: -34, z: -16 })],
      },
    },
    {
      kind: 'drawers',
      build: organiser,
      shot: {
        set: desk,
        tone: '#a9c6c9',
        accent: '#c39a67',
        light: 'day',
        yaw: -0.5,
        lift: 18,
        fill: 0.58,
        props: () => [at(notebook('#e0623c'), { x: -24, z: 6, ry: 0.3 }), at(plant(20), { x: 22, z: -8 })],
      },
    },
    {
      kind: 'drawers',
      build: () => jewellery(),
      shot: { set: plinths, tone: '#c9a9b4', accent: '#e3cdd2', light: 'soft', yaw: 0.45, lift: 18, fill: 0.56 },
    },
    {
      kind: 'flat',
      build: underBed,
      shot: { set: bareRoom, tone: '#c9b4d0', accent: '#cfae82', light: 'day', yaw: -0.4, lift: 24, fill: 0.68 },
    },
    {
      kind: 'flat',
      build: quiltBag,
      shot: { set: brightRoom, tone: '#8fb0b5', accent: '#b98f62', light: 'morning', yaw: 0.35, lift: 22, fill: 0.68 },
    },
  ],
}
