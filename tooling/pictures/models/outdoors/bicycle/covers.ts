import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, plastic } from '../../../studio/materials.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { rock } from '../../../studio/props/stones.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { bareRoom } from '../../home/parts/sets.ts'
import { block } from '../../home/parts/shape.ts'
import { meadow, ridge } from '../parts/grounds.ts'
import { glassFront, lane, liftHall, parkPath, platform, seaWall, woodPath } from '../parts/streets.ts'
import { city, mountain, road } from './bikes.ts'
import { folding, helmet, kids, oneRibbon } from './small.ts'

const crateOf = (color: string) => at(box(44, 30, 30, 3, matte(color, 0.8)), { y: 15 })

const bag = (color: string): Object3D =>
  group(
    at(block([30, 40, 13], 5, matte(color, 0.85)), { y: 20 }),
    at(block([24, 15, 5], 2.2, matte(color, 0.75)), { y: 13, z: 7.4 }),
    at(box(7, 2, 2, 0.8, plastic('#2f3136')), { y: 41 }),
  )

const views = (scene: Shot, focus: readonly [number, number], zoom = 2.4, build?: Views['build']): Views => ({
  ...(build ? { build } : {}),
  scene,
  close: { focus, zoom },
  size: {
    beside: () => chair(),
    along: 'width',
    shot: { set: softHorizon, tone: '#dfe3e4', accent: '#ecebe6', yaw: 0, lift: 6, light: 'soft' },
  },
})

/** Bicycles. */
export const bicycle: LeafPictures = {
  kinds: {
    city: views(
      { set: parkPath, tone: '#9db585', accent: '#c9dde6', light: 'morning', yaw: 0.5, lift: 8, fill: 0.64 },
      [0.84, 0.72],
    ),
    mountain: views(
      { set: ridge, tone: '#b9a488', accent: '#c3d6e0', light: 'morning', yaw: -0.5, lift: 7, fill: 0.66 },
      [0.78, 0.4],
    ),
    road: views(
      {
        set: bareRoom,
        tone: '#c9b9a6',
        accent: '#d9c19b',
        light: 'morning',
        yaw: 0.35,
        lift: 7,
        fill: 0.7,
        props: () => [at(plant(120, '#e9e2d6'), { x: -104, z: -40 })],
      },
      [0.84, 0.82],
    ),
    folding: views(
      {
        set: glassFront,
        tone: '#c9d6d8',
        accent: '#d6d1c6',
        light: 'day',
        yaw: 0.5,
        lift: 8,
        fill: 0.62,
        props: () => [at(bag('#8a6a48'), { x: -74, z: -24, ry: 0.3 })],
      },
      [0.52, 0.42],
      2.4,
      main => folding(main, { r: 25 }),
    ),
    kids: views(
      {
        set: meadow,
        tone: '#a3b97f',
        accent: '#c4dcea',
        light: 'morning',
        yaw: -0.5,
        lift: 10,
        fill: 0.6,
        props: () => [at(helmet('#f1ece2'), { x: 52, z: 16, ry: -0.5 })],
      },
      [0.72, 0.84],
    ),
  },
  covers: [
    {
      kind: 'city',
      build: main => city(main, 'basket'),
      shot: {
        set: lane,
        tone: '#ecd9bd',
        accent: '#b9aea0',
        light: 'morning',
        yaw: 0.32,
        lift: 7,
        fill: 0.7,
        props: () => [at(plant(70, '#b5673f'), { x: -98, z: -44 })],
      },
    },
    {
      kind: 'city',
      build: main => city(main, 'pannier'),
      shot: { set: glassFront, tone: '#dfe0dc', accent: '#cbbfae', light: 'morning', yaw: -0.42, lift: 8, fill: 0.7 },
    },
    {
      kind: 'mountain',
      build: main => mountain(main),
      shot: { set: woodPath, tone: '#8f765c', accent: '#dfd2ac', light: 'morning', yaw: 0.18, lift: 7, fill: 0.72 },
    },
    {
      kind: 'mountain',
      build: main => mountain(main, true),
      shot: {
        set: ridge,
        tone: '#c2b5a2',
        accent: '#b4cbdc',
        light: 'day',
        yaw: -0.75,
        lift: 8,
        fill: 0.66,
        props: () => [at(rock(32, '#9a948a', 5), { x: -54, z: -44 })],
      },
    },
    {
      kind: 'road',
      build: main => road(main),
      shot: { set: seaWall, tone: '#c9b295', accent: '#8fb9cf', light: 'morning', yaw: 0.1, lift: 6, fill: 0.72 },
    },
    {
      kind: 'road',
      build: main => road(main, true),
      shot: { set: pavement, tone: '#b6b4b2', accent: '#8d8f93', light: 'day', yaw: -0.55, lift: 6, fill: 0.68 },
    },
    {
      kind: 'folding',
      build: main =>
        group(
          at(folding(main, { r: 25 }), { x: 24, z: -24 }),
          at(group(folding(main, { r: 25, fold: 2.86, low: true })), { x: -46, z: 38, ry: 0.1 }),
        ),
      shot: { set: platform, tone: '#efe9dc', accent: '#b5573f', light: 'soft', yaw: 0.2, lift: 10, fill: 0.7 },
    },
    {
      kind: 'folding',
      build: main => folding(main, { r: 20.5, cast: true, fold: 2.4, low: true, grip: '#8a5a34' }),
      shot: {
        set: liftHall,
        tone: '#8c7a68',
        accent: '#b09a80',
        light: 'evening',
        yaw: -0.25,
        lift: 14,
        fill: 0.56,
        props: () => [at(crateOf('#6b5a49'), { x: 70, z: -54 })],
      },
    },
    {
      kind: 'kids',
      build: kids,
      shot: { set: parkPath, tone: '#a8c08a', accent: '#bfdcec', light: 'morning', yaw: 0.6, lift: 11, fill: 0.62 },
    },
    {
      kind: 'kids',
      build: oneRibbon,
      shot: {
        set: cove,
        tone: '#dfe6e6',
        light: 'soft',
        yaw: -0.3,
        lift: 10,
        fill: 0.62,
        props: () => [at(helmet('#5f8f96'), { x: 46, z: 30, ry: 2.6 })],
      },
    },
  ],
}
