import type { LeafPictures, MakeSet, Shot, Views } from '../../../studio/cover/cover.ts'
import { terry } from '../../../studio/materials.ts'
import { bricks } from '../../../studio/props/desk.ts'
import { chair } from '../../../studio/props/room.ts'
import { kidsRug, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { floor, wall } from '../../../studio/sets/parts.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, group, placed } from '../../../studio/shapes.ts'
import { bounce, planks, plaster, sheen, stone } from '../../../studio/surfaces/ground.ts'
import { court, path, ramp, street, waterBottle } from '../parts/park.ts'
import { leaningWall } from '../parts/rackets.ts'
import { helmet } from '../parts/wheels.ts'
import { balloon, rideOn, satchel, stunt, suitcase, takenApart, threeWheeler, twoWheeler } from './scooters.ts'

const wet: MakeSet = (tone, accent) => ({
  ground: [floor(sheen(tone, 0.34)), wall(stone(accent, 1), -4)],
  backdrop: bounce(accent),
})
const oak: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 6, 0.9)), wall(plaster(tone), -2.6)],
  backdrop: bounce(tone),
})

const adult = { r: 10, base: 82, high: 98, half: 25, deck: 50, wide: 13 }

const teddy = (color = '#b98a5c') =>
  group(
    ...(
      [
        [0, 7, 0, 6.6],
        [0, 17, 1, 5],
        [-4, 21, 0.6, 1.9],
        [4, 21, 0.6, 1.9],
        [-4.6, 2.6, 5, 2.8],
        [4.6, 2.6, 5, 2.8],
        [-6, 9.6, 2, 2.3],
        [6, 9.6, 2, 2.3],
      ] as const
    ).map(([x, y, z, r]) => at(ball(r, terry(color, 6)), { x, y, z })),
    at(ball(2.2, terry('#e3c9a0', 6)), { y: 16, z: 5 }),
    ...[-1, 1, 0].map(s => at(ball(0.6, terry('#2a2420')), { x: s * 1.9, y: s ? 18.6 : 16.8, z: s ? 5.4 : 7 })),
  )

const views = (
  scene: Shot,
  focus: readonly [number, number],
  beside: Views['size']['beside'] = () => waterBottle('#8fa4a8'),
): Views => ({
  scene,
  close: { focus, zoom: 2.6, shot: { props: () => [] } },
  size: {
    beside,
    along: 'height',
    shot: { set: softHorizon, tone: '#d3d7d6', accent: '#e6e2da', light: 'soft', lift: 9, yaw: 0.25 },
  },
})

/** Scooters. */
export const scooter: LeafPictures = {
  kinds: {
    two: views(
      {
        set: path,
        tone: '#bcb7ac',
        accent: '#9db08a',
        light: 'morning',
        lift: 9,
        yaw: -0.6,
        fill: 0.66,
        props: () => [at(helmet('#ece6d9'), { x: -30, z: 34 })],
      },
      [0.8, 0.22],
      () => chair(),
    ),
    three: views(
      {
        set: path,
        tone: '#c4b9a8',
        accent: '#93aa86',
        light: 'day',
        lift: 14,
        yaw: -0.75,
        fill: 0.62,
        props: () => [at(helmet('#efe9dd', 0.85), { x: -32, z: 12, ry: 0.4 })],
      },
      [0.72, 0.16],
    ),
    sit: views(
      {
        set: kidsRug,
        tone: '#cfd9d4',
        accent: '#b3a48f',
        light: 'day',
        lift: 15,
        yaw: -0.6,
        fill: 0.6,
        props: () => [at(bricks(['#d9b06a', '#7f9fae', '#c9876a']), { x: 30, z: 12 })],
      },
      [0.36, 0.5],
    ),
    stunt: views(
      {
        set: street,
        tone: '#b7b3ab',
        accent: '#cfc6b6',
        light: 'morning',
        lift: 9,
        yaw: 0.6,
        fill: 0.68,
        props: () => [at(helmet('#e5dfd2'), { x: -46, z: 22 })],
      },
      [0.3, 0.16],
      () => chair(),
    ),
  },
  covers: [
    {
      kind: 'two',
      build: main => twoWheeler(main, { ...adult, stand: true }),
      shot: { set: court, tone: '#bfc4c4', accent: '#cbd6d9', light: 'day', lift: 8, yaw: -0.5, fill: 0.7 },
    },
    {
      kind: 'two',
      build: main => twoWheeler(main, { ...adult, brake: true, sprung: true }),
      shot: {
        set: wet,
        tone: '#a9a39b',
        accent: '#d3c7b4',
        light: 'evening',
        lift: 14,
        yaw: -0.8,
        fill: 0.94,
        centre: [0.5, 0.66],
      },
    },
    {
      kind: 'two',
      build: main => twoWheeler(main, { r: 7.2, base: 70, high: 84, half: 21, deck: 42, wide: 11.5, grip: '#3b3e44' }),
      shot: {
        set: path,
        tone: '#c9bfae',
        accent: '#a7a98c',
        light: 'day',
        lift: 7,
        yaw: -0.4,
        fill: 0.68,
        props: () => [at(satchel('#8a6a4c'), { x: 20, y: 83, z: -8, ry: -0.4 })],
      },
    },
    {
      kind: 'three',
      build: main => threeWheeler(main, { glow: true }),
      shot: {
        set: court,
        tone: '#7c7f93',
        accent: '#8f90a6',
        light: 'evening',
        lift: 13,
        yaw: -0.7,
        fill: 0.62,
        centre: [0.46, 0.56],
        props: () => [at(balloon('#d9705c'), { x: 30, z: -24 })],
      },
    },
    {
      kind: 'three',
      build: main => threeWheeler(main, { high: 78, half: 17, r: 6.4, metalBar: true }),
      shot: { set: path, tone: '#d3c8b5', accent: '#b2b486', light: 'morning', lift: 12, yaw: -1.1, fill: 0.68 },
    },
    {
      kind: 'three',
      build: takenApart,
      shot: {
        set: oak,
        tone: '#e2ddd2',
        accent: '#d3b58b',
        light: 'soft',
        lift: 28,
        yaw: 0.35,
        fill: 0.7,
        props: () => [at(suitcase('#d9a95c'), { x: 18, z: -44, ry: -0.3, s: 0.72 })],
      },
    },
    {
      kind: 'sit',
      build: main => threeWheeler(main, { high: 44, half: 14, seat: true }),
      shot: {
        set: sunnyRoom,
        tone: '#c6d2d0',
        accent: '#e0d6c4',
        light: 'day',
        lift: 13,
        yaw: 0.55,
        fill: 0.64,
        props: () => [at(group(placed(teddy(), { y: 26 })), { x: -10, z: 6, ry: 1.2 })],
      },
    },
    {
      kind: 'sit',
      build: rideOn,
      shot: {
        set: oak,
        tone: '#cdd6d8',
        accent: '#b98d5f',
        light: 'morning',
        lift: 17,
        yaw: -0.55,
        fill: 0.62,
        props: () => [at(bricks(['#c9705a', '#6f93a3', '#8aa37c']), { x: 33, z: -2 })],
      },
    },
    {
      kind: 'stunt',
      build: main => group(stunt(main)),
      shot: {
        set: ramp,
        tone: '#c2c0b9',
        accent: '#9fb6c2',
        light: 'morning',
        lift: 16,
        yaw: 0.85,
        fill: 0.74,
        lens: 36,
      },
    },
    {
      kind: 'stunt',
      build: main => group(placed(stunt(main, { stickers: true, chrome: false }), { rx: -0.22 })),
      shot: { set: leaningWall, tone: '#c9c7c1', accent: '#a8a49c', light: 'day', lift: 7, yaw: 0.25, fill: 0.72 },
    },
  ],
}
