import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, metal, plastic } from '../../../studio/materials.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { basket } from '../../../studio/props/soft.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, group } from '../../../studio/shapes.ts'
import { bareRoom, brightRoom, rugRoom } from '../../home/parts/sets.ts'
import { block } from '../../home/parts/shape.ts'
import { teddy } from '../../kids/parts/nursery.ts'
import { meadow } from '../parts/grounds.ts'
import { glassFront, parkPath, ramp, wetStreet } from '../parts/streets.ts'
import { balloon, kick, rideOn, sitting, stunt, threeWheel } from './scooters.ts'

const satchel = (color: string): Object3D =>
  group(
    at(block([22, 28, 10], 4, matte(color, 0.85)), { y: -26 }),
    at(block([22.6, 12, 11], 3.4, matte(color, 0.75)), { y: -18 }),
    at(box(2.2, 10, 0.5, 0.2, matte('#8a5f3d', 0.7)), { y: -20, z: 5.7 }),
    ...[-1, 1].map(s => at(box(1.6, 16, 0.6, 0.3, matte('#8a5f3d', 0.7)), { x: s * 5, y: -6, rz: s * 0.3 })),
  )

const openCase = (color: string): Object3D => {
  const shell = plastic(color, 0.5)
  return group(
    at(box(56, 3, 38, 1.4, shell), { y: 1.5 }),
    at(box(52, 1, 34, 0.4, matte('#e9dfcf', 0.95)), { y: 3.2 }),
    ...[-1, 1].flatMap(s => [
      at(box(56, 11, 2, 1, shell), { y: 5.5, z: s * 18 }),
      at(box(2, 11, 38, 1, shell), { y: 5.5, x: s * 27 }),
    ]),
    at(block([24, 8, 28], 3, matte('#d8b48c', 0.9)), { x: -12, y: 7.4 }),
    at(block([22, 7, 26], 3, matte('#8fa9b3', 0.9)), { x: 12, y: 7 }),
    at(
      group(
        at(box(56, 38, 3, 1.4, shell), { y: 19 }),
        at(box(52, 34, 1, 0.4, matte('#e9dfcf', 0.95)), { y: 19, z: 1.8 }),
      ),
      {
        y: 10,
        z: -20,
        rx: -0.32,
      },
    ),
  )
}

const barrier = (): Object3D =>
  group(
    ...[-60, 0, 60].map(x => at(box(3, 60, 3, 1, metal('#8d9196', 0.4)), { x, y: 30 })),
    at(box(124, 3, 3, 1, metal('#8d9196', 0.4)), { y: 58 }),
  )

const views = (scene: Shot, focus: readonly [number, number], zoom = 2.4, build?: Views['build']): Views => ({
  ...(build ? { build } : {}),
  scene,
  close: { focus, zoom },
  size: {
    beside: () => chair(),
    along: 'height',
    shot: { set: softHorizon, tone: '#dfe3e4', accent: '#ecebe6', yaw: 0.1, lift: 7, light: 'soft' },
  },
})

/** Scooters. */
export const scooter: LeafPictures = {
  kinds: {
    two: views(
      { set: parkPath, tone: '#a2b78b', accent: '#c9dde6', light: 'morning', yaw: -0.5, lift: 8, fill: 0.62 },
      [0.84, 0.2],
    ),
    three: views(
      { set: meadow, tone: '#a9bd86', accent: '#c4dcea', light: 'morning', yaw: 0.6, lift: 12, fill: 0.6 },
      [0.76, 0.2],
    ),
    sit: views(
      {
        set: brightRoom,
        tone: '#b9c9c6',
        accent: '#d3b78e',
        light: 'morning',
        yaw: -0.6,
        lift: 14,
        fill: 0.56,
        props: () => [at(plant(80, '#e9e2d6'), { x: -58, z: -34 })],
      },
      [0.4, 0.5],
    ),
    stunt: views(
      { set: pavement, tone: '#c3c1bb', accent: '#a9b4b8', light: 'morning', yaw: 0.6, lift: 10, fill: 0.62 },
      [0.72, 0.2],
      2.4,
      main => stunt(main),
    ),
  },
  covers: [
    {
      kind: 'two',
      build: main => kick(main, {}),
      shot: { set: glassFront, tone: '#dde2e0', accent: '#cfc6b6', light: 'day', yaw: 0.5, lift: 8, fill: 0.64 },
    },
    {
      kind: 'two',
      build: main => kick(main, { hand: true, wheel: '#3a3c40', grip: '#6b4a34' }),
      shot: {
        set: wetStreet,
        tone: '#7a7f88',
        accent: '#c08f78',
        light: 'evening',
        yaw: -0.7,
        lift: 9,
        fill: 0.64,
        props: () => [at(barrier(), { x: 60, z: -90, ry: -0.2 })],
      },
    },
    {
      kind: 'two',
      build: main => kick(main, { high: 84, r: 8.6, wheel: '#fbf7ee', grip: '#3d6f86' }),
      shot: {
        set: cove,
        tone: '#b9d3dc',
        light: 'day',
        yaw: 0.08,
        lift: 7,
        fill: 0.62,
        props: () => [at(satchel('#c98f5a'), { x: 22, y: 82, z: -16 })],
      },
    },
    {
      kind: 'three',
      build: main => threeWheel(main, { lit: true }),
      shot: {
        set: softHorizon,
        tone: '#7f8fb5',
        accent: '#5d6a8c',
        light: 'evening',
        yaw: 0.75,
        lift: 13,
        fill: 0.6,
        props: () => [at(balloon('#e58a7a'), { x: -40, z: -22 })],
      },
    },
    {
      kind: 'three',
      build: main => threeWheel(main, { high: 82, wide: 18, wheel: '#33353a' }),
      shot: { set: parkPath, tone: '#b3b981', accent: '#e6dcc4', light: 'morning', yaw: -0.95, lift: 13, fill: 0.62 },
    },
    {
      kind: 'three',
      build: main => threeWheel(main, { high: 66, apart: true, wheel: '#f0c65a' }),
      shot: {
        set: bareRoom,
        tone: '#b7cbbf',
        accent: '#dfc8a2',
        light: 'soft',
        yaw: -0.35,
        lift: 32,
        fill: 0.66,
        centre: [0.48, 0.56],
        props: () => [at(openCase('#d9866a'), { x: 34, z: -46, ry: -0.3 })],
      },
    },
    {
      kind: 'sit',
      build: main => group(sitting(main), at(group(teddy('#a9754a', 19)), { x: -10, y: 24.4, ry: 1.2 })),
      shot: {
        set: rugRoom,
        tone: '#8fa9a3',
        accent: '#efe7d6',
        light: 'morning',
        yaw: -0.45,
        lift: 15,
        fill: 0.62,
      },
    },
    {
      kind: 'sit',
      build: rideOn,
      shot: {
        set: brightRoom,
        tone: '#c9b7cf',
        accent: '#cfa777',
        light: 'morning',
        yaw: 0.55,
        lift: 16,
        fill: 0.58,
        props: () => [
          at(basket('#c9a878', 16, 20), { x: -44, z: -30 }),
          at(ball(4.4, matte('#d98a6a')), { x: 38, y: 4.4, z: -16 }),
        ],
      },
    },
    {
      kind: 'stunt',
      build: main => stunt(main),
      shot: {
        set: ramp,
        tone: '#cfc9be',
        accent: '#9fc3dc',
        light: 'morning',
        yaw: -0.62,
        lift: 4,
        lens: 38,
        fill: 0.68,
      },
    },
    {
      kind: 'stunt',
      build: main => stunt(main, { starter: true }),
      shot: { set: pavement, tone: '#b9b7b1', accent: '#9a9d9e', light: 'day', yaw: 0.95, lift: 20, fill: 0.64 },
    },
  ],
}
