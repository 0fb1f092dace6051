import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { books, notebook, pencil } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { towels } from '../../../studio/props/soft.ts'
import { rock } from '../../../studio/props/stones.ts'
import { cup } from '../../../studio/props/table.ts'
import { counter, darkRoom, kidsRug, room, sill, sunnyDesk, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { grass, moss, pavement, slate } from '../../../studio/sets/outdoors.ts'
import { plinths, softHorizon, steps } from '../../../studio/sets/plain.ts'
import { at, group, ring } from '../../../studio/shapes.ts'
import { laptopPack, leatherPack, miniPack, rollTop, schoolBag } from './daily.ts'
import { rope } from './packs.ts'
import { hikingPack } from './trail.ts'

const views = (
  shot: Pick<Views['scene'], 'set' | 'tone'> & Partial<Views['scene']>,
  focus: readonly [number, number] = [0.5, 0.35],
): Views => ({
  scene: { yaw: -0.42, lift: 9, fill: 0.62, light: 'morning', ...shot },
  close: { focus, zoom: 2.4 },
  size: {
    beside: () => chair(),
    along: 'height',
    shot: { set: room, tone: '#d9dfdc', accent: '#bcc4c0', lift: 6, yaw: 0 },
  },
})

const headphones = () =>
  group(
    at(ring(8, 0.8, matte('#3a3d44', 0.5), Math.PI), { y: 1.4, rx: -Math.PI / 2 }),
    ...[-8, 8].map(x => at(ring(2.6, 1.2, matte('#2b2d33', 0.6)), { x, y: 2.6, z: 1.4, ry: Math.PI / 2 })),
  )

/** Backpacks. */
export const backpack: LeafPictures = {
  kinds: {
    laptop: views({
      set: sunnyRoom,
      tone: '#c4cfcb',
      accent: '#98a4a6',
      props: () => [at(chair('#8a5f3d'), { x: 40, z: -20, ry: -0.5 })],
    }),
    school: views({
      set: kidsRug,
      tone: '#bfe0d4',
      accent: '#f0bf3c',
      props: () => [at(books(['#e0623c', '#3164bb', '#f0dc94']), { x: 30, z: -4 })],
    }),
    roll: views({ set: steps, tone: '#b4b3ae', accent: '#d98f66' }, [0.5, 0.8]),
    hiking: views({ set: moss, tone: '#6f8a4e', accent: '#8a877f', lift: 7 }, [0.5, 0.7]),
    mini: views({ set: plinths, tone: '#a9c3c0', accent: '#e9c46a', lift: 12 }),
  },
  covers: [
    {
      kind: 'laptop',
      build: laptopPack,
      shot: {
        set: sunnyDesk,
        tone: '#e8c48e',
        accent: '#c9a172',
        yaw: -0.4,
        lift: 9,
        fill: 0.66,
        light: 'morning',
        props: () => [
          at(notebook('#d8d2c2'), { x: 27, z: -6, ry: 0.5 }),
          at(pencil(), { x: 27, y: 1.4, z: -5, ry: 0.9 }),
        ],
      },
    },
    {
      kind: 'laptop',
      build: leatherPack,
      shot: {
        set: counter,
        tone: '#a9c2bd',
        accent: '#efece6',
        yaw: 0.36,
        lift: 11,
        fill: 0.64,
        props: () => [at(cup('#ffffff'), { x: -26, z: -4, s: 1.2 })],
      },
    },
    {
      kind: 'school',
      build: main => schoolBag(main),
      shot: {
        set: room,
        tone: '#f3d58f',
        accent: '#e9a58a',
        yaw: -0.3,
        lift: 8,
        fill: 0.64,
        props: () => [at(books(['#8aa78b', '#f2efe8', '#c8392e']), { x: -34, z: -6 })],
      },
    },
    {
      kind: 'school',
      build: main => schoolBag(main, true),
      shot: {
        set: grass,
        tone: '#9dbb5e',
        accent: '#bfe0ee',
        yaw: 0.34,
        lift: 13,
        fill: 0.66,
        light: 'morning',
        props: () => [at(headphones(), { x: -27, z: 9, y: 3, ry: 0.5 })],
      },
    },
    {
      kind: 'roll',
      build: main => rollTop(main),
      shot: { set: pavement, tone: '#6b7178', accent: '#8e9aa6', yaw: -0.34, lift: 8, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'roll',
      build: main => rollTop(main, true),
      shot: { set: plinths, tone: '#7fa09b', accent: '#d98f66', yaw: 0.36, lift: 11, fill: 0.62, light: 'day' },
    },
    {
      kind: 'hiking',
      build: main => hikingPack(main),
      shot: {
        set: slate,
        tone: '#7b7871',
        accent: '#b3cadb',
        yaw: -0.36,
        lift: 8,
        fill: 0.66,
        light: 'evening',
        props: () => [at(rope('#d8583c', 7), { x: 33, z: 8 }), at(rock(13, '#8b867c', 6), { x: -38, z: -20 })],
      },
    },
    {
      kind: 'hiking',
      build: main => hikingPack(main, '#d9d3c4', false),
      shot: {
        set: softHorizon,
        tone: '#f0d8b0',
        accent: '#cfd2d4',
        yaw: 0.4,
        lift: 12,
        fill: 0.66,
        light: 'morning',
        props: () => [at(towels(['#e0623c', '#f2efe8', '#626e79'], 30, 24), { x: 42, z: 2, ry: -0.3 })],
      },
    },
    {
      kind: 'mini',
      build: main => miniPack(main),
      shot: { set: darkRoom, tone: '#56607c', accent: '#7a5a44', yaw: 0.34, lift: 10, fill: 0.62, light: 'evening' },
    },
    {
      kind: 'mini',
      build: main => miniPack(main, true),
      shot: {
        set: sill,
        tone: '#b5d0a4',
        accent: '#b98757',
        yaw: -0.36,
        lift: 12,
        fill: 0.62,
        light: 'morning',
        props: () => [at(twig('#6f8f57', 15, 6, 5), { x: 20, z: -2, rz: -1.2, y: 1 })],
      },
    },
  ],
}
