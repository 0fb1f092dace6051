import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { cloth, wood } from '../../../studio/materials.ts'
import { ballToy, bricks, cable } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { basket, towels } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, ring } from '../../../studio/shapes.ts'
import { pool } from '../parts/air.ts'
import { carpet, plainRoom, shinyFloor, sunRoom, tiledRoom, woodFloor } from '../parts/places.ts'
import { cabinet, slippers } from '../parts/rooms.ts'
import { disc, docked, dust, slim, station, wet } from './robots.ts'

const views = (
  tone: string,
  accent: string,
  focus: readonly [number, number],
  along: 'width' | 'height' = 'width',
): Views => ({
  scene: {
    set: woodFloor,
    tone,
    accent,
    light: 'morning',
    yaw: 0.4,
    lift: 15,
    fill: 0.5,
    props: () => [at(plant(70), { x: -62, z: -46 }), at(dust(20, 16), { x: 30, z: 26 })],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => cup('#7f97a5'),
    along,
    shot: { set: softHorizon, tone: '#e3e5e6', accent: '#d5d8da', yaw: 0, lift: 14 },
  },
})

const catBed = () =>
  group(
    at(ring(20, 6.4, cloth('#d9a58a', 14)), { y: 6, rx: Math.PI / 2 }),
    at(drum(19, 19, 4, cloth('#efe2cf', 14), 2), { y: 1 }),
  )

const hooks = () =>
  group(
    at(box(60, 7, 2, 0.6, wood('#a5774c')), {}),
    ...[-20, 0, 20].map(x => at(drum(1.2, 1, 6, wood('#c9a06a'), 0.4), { x, y: 0, z: 1, rx: Math.PI / 2 })),
    at(box(26, 52, 6, 3, cloth('#c9744f', 14)), { x: -20, y: -26, z: 4 }),
    at(box(18, 24, 7, 4, cloth('#e3c28a', 14)), { x: 20, y: -20, z: 4 }),
  )

const sofaEdge = () =>
  group(
    at(box(150, 26, 70, 6, cloth('#c98f6f', 18)), { y: 26, z: -38 }),
    at(box(72, 16, 60, 6, cloth('#d39c7c', 18)), { x: -38, y: 46, z: -34 }),
    at(box(72, 16, 60, 6, cloth('#d39c7c', 18)), { x: 38, y: 46, z: -34 }),
    ...[-66, 66].map(x => at(drum(2.6, 2, 13, wood('#6f4a30')), { x, z: -8 })),
  )

const bedLeg = () =>
  group(
    at(box(120, 12, 60, 3, wood('#b98757')), { x: -30, y: 32, z: -44 }),
    at(drum(4, 3, 27, wood('#a5774c'), 0.6), { x: 20, z: -22 }),
    at(box(124, 20, 62, 6, cloth('#8fa8cc', 16)), { x: -30, y: 47, z: -44 }),
  )

/** Robot vacuums. */
export const robotVacuum: LeafPictures = {
  kinds: {
    disc: { ...views('#c3cdc9', '#c9a57a', [0.5, 0.6]), build: main => disc(main) },
    emptying: { ...views('#d3c9bb', '#b98f62', [0.5, 0.2], 'height'), build: main => docked(main) },
    station: { ...views('#b9c6cc', '#b98f62', [0.5, 0.62], 'height'), build: main => station(main) },
    slim: { ...views('#cfd3c4', '#c9a57a', [0.5, 0.4]), build: main => slim(main) },
  },
  covers: [
    {
      kind: 'disc',
      build: main => disc(main),
      shot: {
        set: woodFloor,
        tone: '#9fb3b0',
        accent: '#c99f6c',
        yaw: -0.4,
        lift: 20,
        fill: 0.62,
        light: 'morning',
        props: () => [
          at(ballToy('#d8503c', 4), { x: 26, z: -30 }),
          at(bricks(['#3164bb', '#f0bf3c', '#6f9a57']), { x: -30, z: -34 }),
        ],
      },
    },
    {
      kind: 'disc',
      build: main => disc(main, { eyes: true }),
      shot: {
        set: carpet,
        tone: '#a9b5a0',
        accent: '#e3d2b8',
        yaw: 0.46,
        lift: 13,
        fill: 0.6,
        props: () => [at(catBed(), { x: -32, z: -36 }), at(dust(26, 14, '#8f7a66', 5), { x: 20, z: 20 })],
      },
    },
    {
      kind: 'emptying',
      build: main => docked(main),
      shot: {
        set: plainRoom,
        tone: '#e0b890',
        accent: '#b98f62',
        yaw: 0.42,
        lift: 17,
        fill: 0.6,
        props: () => [at(hooks(), { x: -4, y: 92, z: -32 })],
      },
    },
    {
      kind: 'emptying',
      build: main => docked(main, { w: 20, h: 32, robot: '#f3f0e8' }),
      shot: {
        set: sunRoom,
        tone: '#d9a58f',
        accent: '#c9a57a',
        yaw: -0.36,
        lift: 15,
        fill: 0.58,
        light: 'morning',
        props: () => [
          at(cabinet('#f0e6d4', 60, 46, 26, 2), { x: 54, z: -20 }),
          at(slippers('#5f7f8a'), { x: 40, z: 16, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'emptying',
      build: main => docked(main, { turret: false, eyes: true, h: 40 }),
      shot: {
        set: shinyFloor,
        tone: '#5f6a80',
        accent: '#7c8494',
        yaw: -0.5,
        lift: 19,
        fill: 0.6,
        light: 'evening',
        props: () => [
          at(pool(70, '#ffe6b0', 0.5), { x: -16, z: 44 }),
          at(slippers('#c9744f'), { x: 30, z: 32, ry: -0.6 }),
          at(cable('#e9e6e0'), { x: -44, z: 20 }),
        ],
      },
    },
    {
      kind: 'station',
      build: main => station(main),
      shot: {
        set: tiledRoom,
        tone: '#7fa5a0',
        accent: '#d9c0a0',
        yaw: 0.4,
        lift: 17,
        fill: 0.62,
        light: 'soft',
        props: () => [at(wet(60, 26), { x: 14, z: 62, ry: 0.42 })],
      },
    },
    {
      kind: 'station',
      build: main => station(main, { roller: true, out: 24 }),
      shot: {
        set: shinyFloor,
        tone: '#d9c4a8',
        accent: '#b0a090',
        yaw: -0.42,
        lift: 15,
        fill: 0.62,
        props: () => [at(plant(80), { x: 62, z: -30 })],
      },
    },
    {
      kind: 'station',
      build: main => station(main, { open: 1.9, tall: 44, out: 6 }),
      shot: {
        set: plainRoom,
        tone: '#8fa0b8',
        accent: '#b98f62',
        yaw: 0.24,
        lift: 14,
        fill: 0.62,
        light: 'morning',
        props: () => [
          at(basket('#c9a066', 18, 26), { x: 52, z: 4 }),
          at(towels(['#efe9dc', '#d98f72'], 24, 20), { x: 52, y: 24, z: 4 }),
        ],
      },
    },
    {
      kind: 'slim',
      build: main => slim(main),
      shot: {
        set: woodFloor,
        tone: '#e6d2b4',
        accent: '#b9875a',
        yaw: -0.3,
        lift: 10,
        fill: 0.52,
        centre: [0.5, 0.62],
        light: 'morning',
        props: () => [at(sofaEdge(), { x: 6, z: -2 }), at(dust(24, 20, '#d9cbb8', 4), { x: 4, z: 26 })],
      },
    },
    {
      kind: 'slim',
      build: main => slim(main, 0.8),
      shot: {
        set: carpet,
        tone: '#b9c9b4',
        accent: '#a5b8c9',
        yaw: 0.5,
        lift: 22,
        fill: 0.56,
        light: 'soft',
        props: () => [at(bedLeg(), { x: -6, z: -2 })],
      },
    },
  ],
}
