import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { glaze, matte, metal, wood } from '../../../studio/materials.ts'
import { book, books } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { door, frame, sideTable } from '../../../studio/props/room.ts'
import { basket } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { sunnyRoom } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, ring } from '../../../studio/shapes.ts'
import { balcony, bareRoom, brightRoom, rugRoom, twoTone } from '../parts/sets.ts'
import { strut } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'
import { cane, horn, moulded } from './dining.ts'
import { bar, bentwood, recliner } from './lounge.ts'
import { compact, ergonomic } from './office.ts'
import { bench, stacked } from './stools.ts'

const tableEdge = (color: string, w = 90, high = 75) =>
  group(
    at(box(w, 3, 60, 0.8, timber(color)), { y: high - 1.5 }),
    ...[-1, 1].map(s => strut([s * (w / 2 - 6), high - 3, 24], [s * (w / 2 - 4), 0, 26], 2.4, timber(color, 'up'))),
  )

const laptop = () =>
  group(
    at(box(32, 1.4, 22, 0.5, metal('#c9ccd2', 0.4)), { y: 0.7 }),
    at(box(32, 21, 0.9, 0.4, metal('#b9bcc2', 0.4)), { y: 11, z: -12, rx: -0.26 }),
  )

const views = (scene: Shot, focus: readonly [number, number], zoom = 2.1): Views => ({
  scene,
  close: { focus, zoom },
  size: {
    beside: () => at(door(), {}),
    along: 'height',
    shot: { set: bareRoom, tone: '#dfe3e2', accent: '#d3bb97', lift: 7, light: 'soft' },
  },
})

/** Chairs and stools. */
export const chair: LeafPictures = {
  kinds: {
    dining: views(
      {
        set: rugRoom,
        tone: '#a9bcae',
        accent: '#e6dfd0',
        light: 'morning',
        yaw: 0.7,
        lift: 14,
        fill: 0.6,
        props: () => [at(tableEdge('#a9794b', 120), { x: -104, z: -26 }), at(plant(100), { x: 74, z: -40 })],
      },
      [0.5, 0.82],
    ),
    office: views(
      {
        set: bareRoom,
        tone: '#c8d3da',
        accent: '#b98f62',
        light: 'morning',
        yaw: 0.6,
        lift: 12,
        props: () => [
          at(tableEdge('#d9b98c', 130, 73), { x: 92, z: -52 }),
          at(laptop(), { x: 62, y: 73, z: -48, ry: -0.3 }),
        ],
      },
      [0.5, 0.75],
    ),
    lounge: views(
      {
        set: sunnyRoom,
        tone: '#c7d1c4',
        accent: '#e2d6c2',
        light: 'morning',
        yaw: -0.5,
        lift: 15,
        props: () => [at(plant(120), { x: -78, z: -40 }), at(basket('#c9a878', 18, 24), { x: 66, z: 10 })],
      },
      [0.4, 0.6],
    ),
    'bar-stool': views(
      {
        set: twoTone,
        tone: '#e4ddcf',
        accent: '#5f7f78',
        yaw: 0.3,
        lift: 12,
        props: () => [at(counterTop(), { x: 82, z: -34 })],
      },
      [0.5, 0.86],
      2.4,
    ),
    'low-stool': views(
      {
        set: rugRoom,
        tone: '#d5dde3',
        accent: '#c98f6a',
        light: 'morning',
        yaw: 0.4,
        lift: 20,
        props: () => [at(plant(60, '#b98c6a'), { x: 62, z: -24 })],
      },
      [0.3, 0.75],
    ),
  },
  covers: [
    {
      kind: 'dining',
      build: horn,
      shot: {
        set: bareRoom,
        tone: '#8fa59a',
        accent: '#dcc7a6',
        yaw: 0.6,
        lift: 13,
        fill: 0.62,
        props: () => [
          at(group(tableEdge('#8a5f3d', 70), at(cup('#e9e4da'), { y: 75, x: 14, z: 16 })), { x: -66, z: -22 }),
        ],
      },
    },
    {
      kind: 'dining',
      build: () => cane(),
      shot: {
        set: brightRoom,
        tone: '#c98d6c',
        accent: '#b98f62',
        yaw: -0.55,
        lift: 11,
        light: 'morning',
        fill: 0.62,
        props: () => [at(plant(96, '#e9e2d6'), { x: 62, z: -40 })],
      },
    },
    {
      kind: 'dining',
      build: moulded,
      shot: {
        set: cove,
        tone: '#f1e6dc',
        yaw: 1.15,
        lift: 9,
        fill: 0.6,
        light: 'soft',
        props: () => [at(books(['#d98a5f', '#e9c46a']), { x: -48, z: -10 })],
      },
    },
    {
      kind: 'office',
      build: ergonomic,
      shot: {
        set: brightRoom,
        tone: '#dfe4e6',
        accent: '#c9a57a',
        yaw: -0.5,
        lift: 9,
        fill: 0.64,
        light: 'morning',
        props: () => [
          at(group(tableEdge('#d9b98c', 120, 73), at(laptop(), { y: 73, x: -22, z: -2, ry: 0.3 })), { x: 72, z: -44 }),
        ],
      },
    },
    {
      kind: 'office',
      build: compact,
      shot: {
        set: rugRoom,
        tone: '#b9cfcf',
        accent: '#f3efe6',
        yaw: 0.5,
        lift: 15,
        fill: 0.58,
        light: 'soft',
        props: () => [
          at(group(tableEdge('#f2ece2', 80, 72), at(books(['#8fb0a4', '#e7c68e']), { y: 72, x: 12 })), {
            x: -62,
            z: -46,
          }),
        ],
      },
    },
    {
      kind: 'lounge',
      build: bentwood,
      shot: {
        set: sunnyRoom,
        tone: '#7f9aa3',
        accent: '#e4ddcf',
        yaw: -0.6,
        lift: 14,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(group(sideTable('#8a5f3d'), at(cup('#efe9de'), { y: 48 })), { x: 66, z: -6 }),
          at(plant(110), { x: -78, z: -50 }),
        ],
      },
    },
    {
      kind: 'lounge',
      build: recliner,
      shot: {
        set: balcony,
        tone: '#a9cde6',
        accent: '#d9cbb8',
        yaw: -0.9,
        lift: 13,
        fill: 0.66,
        light: 'morning',
        props: () => [
          at(plant(90, '#b5673f'), { x: 84, z: -70 }),
          at(plant(70, '#b5673f', '#6d9457'), { x: -100, z: -60 }),
        ],
      },
    },
    {
      kind: 'bar-stool',
      build: bar,
      shot: {
        set: twoTone,
        tone: '#efe7d8',
        accent: '#6f8f88',
        yaw: 0.3,
        lift: 12,
        fill: 0.6,
        light: 'evening',
        props: () => [at(counterTop(), { x: 84, z: -34 })],
      },
    },
    {
      kind: 'low-stool',
      build: stacked,
      shot: { set: softHorizon, tone: '#cfe3df', accent: '#e9eeea', yaw: 0.3, lift: 16, fill: 0.64, light: 'day' },
    },
    {
      kind: 'low-stool',
      build: bench,
      shot: {
        set: bareRoom,
        tone: '#5f7a82',
        accent: '#c9a070',
        yaw: -0.35,
        lift: 14,
        fill: 0.66,
        props: () => [
          at(pairOfShoes('#e9e2d2'), { x: -6, z: 6, ry: 0.5 }),
          at(mirror(), { x: 40, y: 84, z: -52 }),
          at(frame('#c98a5e', 30, 40), { x: -44, y: 90, z: -56 }),
        ],
      },
    },
  ],
}

const counterTop = () =>
  group(
    at(box(120, 4, 40, 1, glaze('#f1ede6')), { y: 88 }),
    at(box(112, 86, 34, 0.6, wood('#b88a5c')), { y: 43 }),
    at(cup('#d98a5f'), { x: -40, y: 90, z: 4 }),
    at(cup('#f4f0e8'), { x: -26, y: 90, z: -2 }),
    at(book('#e7c68e'), { x: 10, y: 90 }),
  )

const mirror = () =>
  group(at(drum(26, 26, 1, metal('#dfe6ea', 0.12), 0.1), { rx: Math.PI / 2 }), ring(26, 1.2, timber('#c39a67')))

const pairOfShoes = (color: string) =>
  group(
    ...[-5.6, 5.6].map((x, i) => {
      const sole = at(box(9, 2.4, 27, 1.1, matte('#fbf8f1')), { x, y: 1.2, z: i * 2 })
      const upper = at(box(8.4, 6, 25, 3, matte(color)), { x, y: 4.4, z: i * 2 })
      const heel = at(box(8, 8, 11, 3, matte(color)), { x, y: 6, z: i * 2 - 6.6 })
      return group(sole, upper, heel)
    }),
  )
