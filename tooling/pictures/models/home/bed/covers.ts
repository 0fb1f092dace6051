import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, wood } from '../../../studio/materials.ts'
import { ballToy, book } from '../../../studio/props/desk.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { chair, floorLamp, frame, sideTable } from '../../../studio/props/room.ts'
import { basket } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { kidsRug, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { at, ball, box, group } from '../../../studio/shapes.ts'
import { airy, halo, lit } from '../parts/light.ts'
import { bareRoom, brightRoom, nightRoom, rugRoom, tatami, twoTone } from '../parts/sets.ts'
import { block } from '../parts/shape.ts'
import { bunk, channelled, drawers, floating, gasLift, pineSingle, platform, slatted } from './beds.ts'
import { folding, latexMattress } from './mattresses.ts'

const stand = (color = '#a5784d') =>
  group(sideTable(color, 46), at(cup('#e9e2d4'), { y: 46, x: 6 }), at(book('#7d8a96'), { y: 46, x: -7 }))

const paperLamp = () =>
  group(airy(at(ball(20, lit('#fff1d6', 0.8)), { y: 21 })), at(box(18, 2, 18, 0.6, wood('#5a4030')), { y: 1 }))

const teddy = (color: string) =>
  group(
    at(ball(11, matte(color)), { y: 11 }),
    at(ball(8.4, matte(color)), { y: 27 }),
    ...[-1, 1].flatMap(s => [
      at(ball(3.4, matte(color)), { x: s * 6.6, y: 34 }),
      at(ball(4.4, matte(color)), { x: s * 9, y: 14, z: 5 }),
      at(ball(5, matte(color)), { x: s * 6.6, y: 4.6, z: 9 }),
      at(ball(1, matte('#2a2220')), { x: s * 3, y: 28.6, z: 7.6 }),
    ]),
    at(ball(3.4, matte('#f4e6cf')), { y: 25.6, z: 6.6 }),
  )

const views = (scene: Shot, focus: readonly [number, number], along: 'width' | 'height' = 'width'): Views => ({
  scene,
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => at(chair('#a9794b'), {}),
    along,
    shot: { set: bareRoom, tone: '#c3ccc6', accent: '#cdb391', light: 'soft', lift: 16, yaw: 0 },
  },
})

/** Beds and mattresses. */
export const bed: LeafPictures = {
  kinds: {
    soft: views(
      {
        set: sunnyRoom,
        tone: '#c98d6c',
        accent: '#efe6d6',
        light: 'morning',
        yaw: -0.5,
        lift: 20,
        fill: 0.7,
        props: () => [at(stand(), { x: 116, z: -70 })],
      },
      [0.4, 0.7],
    ),
    wood: views(
      {
        set: rugRoom,
        tone: '#8fa9a0',
        accent: '#e9dfcc',
        light: 'morning',
        yaw: 0.6,
        lift: 22,
        fill: 0.68,
        props: () => [at(stand('#8a5f3d'), { x: -124, z: -60 })],
      },
      [0.6, 0.6],
    ),
    storage: views(
      {
        set: bareRoom,
        tone: '#d9c3a9',
        accent: '#a9794b',
        light: 'day',
        yaw: -0.7,
        lift: 22,
        fill: 0.68,
        props: () => [at(plant(120), { x: -140, z: -80 })],
      },
      [0.5, 0.3],
    ),
    bunk: views(
      {
        set: kidsRug,
        tone: '#f0dcb8',
        accent: '#8fb8c9',
        light: 'day',
        yaw: -0.3,
        lift: 12,
        fill: 0.66,
        props: () => [at(ballToy('#e0623c', 12), { x: 60, z: 90 })],
      },
      [0.75, 0.3],
      'height',
    ),
    mattress: views(
      {
        set: brightRoom,
        tone: '#b9cbd3',
        accent: '#c9a070',
        light: 'morning',
        yaw: -0.5,
        lift: 22,
        fill: 0.66,
        props: () => [at(plant(110), { x: 120, z: -90 })],
      },
      [0.75, 0.35],
    ),
  },
  covers: [
    {
      kind: 'soft',
      build: c => channelled(c),
      shot: {
        set: sunnyRoom,
        tone: '#d8a98a',
        accent: '#efe8da',
        light: 'morning',
        yaw: 0.5,
        lift: 18,
        fill: 0.7,
        props: () => [at(stand(), { x: -124, z: -50 })],
      },
    },
    {
      kind: 'soft',
      build: c => floating(c),
      shot: {
        set: nightRoom,
        tone: '#6f7f7a',
        accent: '#6a4a38',
        light: 'evening',
        yaw: -0.55,
        lift: 17,
        fill: 0.7,
        props: () => [
          at(halo('#ffcf8f', 120, 0.5, 0.7), { y: 2, z: 40, rx: -Math.PI / 2 }),
          at(floorLamp('#f4dfb8'), { x: 140, z: -90 }),
        ],
      },
    },
    {
      kind: 'wood',
      build: c => slatted(c),
      shot: {
        set: brightRoom,
        tone: '#c9d6d8',
        accent: '#b98f62',
        light: 'morning',
        yaw: 0.62,
        lift: 21,
        fill: 0.68,
        props: () => [at(frame('#8fa59a', 60, 76), { x: 50, y: 150, z: -150 })],
      },
    },
    {
      kind: 'wood',
      build: pineSingle,
      shot: {
        set: twoTone,
        tone: '#f1ead9',
        accent: '#7f9f97',
        light: 'day',
        yaw: -0.6,
        lift: 20,
        fill: 0.66,
        props: () => [
          at(
            group(
              at(box(70, 3, 46, 1, wood('#b98757')), { y: 72 }),
              at(box(4, 72, 40, 1, wood('#b98757')), { x: -32, y: 36 }),
              at(cup('#e0936c'), { y: 73.5, x: -14 }),
            ),
            { x: 118, z: -60 },
          ),
        ],
      },
    },
    {
      kind: 'wood',
      build: c => platform(c),
      shot: {
        set: tatami,
        tone: '#d9cfae',
        accent: '#b9b07a',
        light: 'soft',
        yaw: -0.45,
        lift: 24,
        fill: 0.72,
        props: () => [
          at(paperLamp(), { x: -136, z: -60 }),
          at(vaseWithTwig('#5f6b63', '#8aa07c', 40), { x: 138, z: -90 }),
        ],
      },
    },
    {
      kind: 'storage',
      build: c => gasLift(c),
      shot: { set: bareRoom, tone: '#e3c7ae', accent: '#c9a070', light: 'day', yaw: 0.45, lift: 24, fill: 0.66 },
    },
    {
      kind: 'storage',
      build: c => drawers(c),
      shot: {
        set: rugRoom,
        tone: '#a9bfc9',
        accent: '#e6dccb',
        light: 'morning',
        yaw: -0.75,
        lift: 15,
        fill: 0.7,
        props: () => [at(basket('#c9a878', 22, 28), { x: 130, z: 40 })],
      },
    },
    {
      kind: 'bunk',
      build: bunk,
      shot: {
        set: kidsRug,
        tone: '#f3d9c2',
        accent: '#e7b98a',
        light: 'day',
        yaw: -0.38,
        lift: 12,
        fill: 0.68,
        props: () => [at(teddy('#b98757'), { x: -24, z: 76, s: 1 }), at(ballToy('#f0bf3c', 11), { x: -90, z: 90 })],
      },
    },
    {
      kind: 'mattress',
      build: latexMattress,
      shot: { set: brightRoom, tone: '#8fb0b8', accent: '#b98f62', light: 'morning', yaw: -0.55, lift: 26, fill: 0.72 },
    },
    {
      kind: 'mattress',
      build: folding,
      shot: {
        set: tatami,
        tone: '#e6d9c2',
        accent: '#c2ba86',
        light: 'soft',
        yaw: 0.5,
        lift: 18,
        fill: 0.6,
        props: () => [
          at(block([46, 10, 30], 5, matte('#f3ede0')), { x: 62, y: 5, z: -30, ry: 0.4 }),
          at(group(at(cup('#8fa59a', '#a8b04c'), {})), { x: -66, z: 30 }),
        ],
      },
    },
  ],
}
