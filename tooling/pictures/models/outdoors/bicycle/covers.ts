import type { LeafPictures, MakeSet, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { rock } from '../../../studio/props/stones.ts'
import { floor, wall } from '../../../studio/sets/parts.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group, placed } from '../../../studio/shapes.ts'
import { bounce, paper, plaster, sheen, stone } from '../../../studio/surfaces/ground.ts'
import { ridge } from '../parts/grounds.ts'
import { path, street } from '../parts/park.ts'
import { helmet } from '../parts/wheels.ts'
import { type Bike, basket, bicycle as bike, folded, pannier, rack, stabilisers, streamers } from './frames.ts'

const city: Bike = {
  r: 33,
  tyre: 2,
  base: 108,
  bar: 'swept',
  frame: 'step',
  seat: 86,
  high: 101,
  grip: '#8a5a3c',
  saddle: '#8a5a3c',
  guards: true,
  chainGuard: true,
  stand: true,
  wall: '#3a3835',
}
const commuter: Bike = {
  r: 34,
  tyre: 1.9,
  base: 106,
  bar: 'flat',
  frame: 'sloping',
  seat: 92,
  high: 99,
  guards: true,
  stand: true,
}
const trail: Bike = {
  r: 34.5,
  tyre: 2.9,
  base: 112,
  bar: 'flat',
  frame: 'sloping',
  seat: 92,
  high: 101,
  tube: 2.2,
  knobs: true,
  discs: true,
  sprung: true,
  half: 35,
  stand: true,
}
const race: Bike = { r: 34, tyre: 1.3, base: 99, bar: 'drop', frame: 'level', seat: 97, high: 95, tube: 1.7 }
const fold20: Bike = {
  r: 25,
  tyre: 2.1,
  base: 98,
  bar: 'flat',
  frame: 'beam',
  seat: 88,
  high: 103,
  tube: 2.1,
  half: 27,
  spokes: 20,
  guards: true,
  stand: true,
}
const kid: Bike = {
  r: 18,
  tyre: 2.2,
  base: 64,
  bar: 'flat',
  frame: 'sloping',
  seat: 48,
  high: 60,
  tube: 1.7,
  half: 23,
  spokes: 16,
  grip: '#f3eee2',
  saddle: '#f3eee2',
  chainGuard: true,
  wall: '#3a3c40',
  rim: '#f3eee2',
}
const light: Bike = {
  r: 18,
  tyre: 2.1,
  base: 64,
  bar: 'flat',
  frame: 'curve',
  seat: 47,
  high: 58,
  tube: 1.7,
  half: 22,
  spokes: 5,
  stand: true,
}

const seaWall: MakeSet = (tone, accent) => ({
  ground: [floor(stone(tone, 1)), wall(paper(accent), -7)],
  pieces: [at(box(34, 0.5, 0.4, 0.03, stone('#d9d3c8', 1)), { y: 0.25, z: -1.6 })],
  backdrop: bounce(accent),
})
const platform: MakeSet = (tone, accent) => ({
  ground: [
    floor(stone(tone, 1)),
    wall(plaster(accent), -3.6),
    at(box(34, 0.008, 0.2, 0.002, paper('#e6c557')), { z: -1.5, y: 0.003 }),
  ],
  backdrop: bounce(accent),
})
const lobby: MakeSet = (tone, accent) => ({
  ground: [floor(sheen(accent, 0.4)), wall(plaster(tone), -2)],
  pieces: [
    at(box(2.2, 4.4, 0.06, 0.01, matte('#a9a59c', 0.5)), { x: -1.9, y: 2, z: -1.96 }),
    at(box(0.03, 4.4, 0.07, 0.005, matte('#6f6b64')), { x: -1.9, y: 2, z: -1.95 }),
  ],
  backdrop: bounce(tone),
})

const views = (scene: Shot, focus: readonly [number, number], zoom = 2.6): Views => ({
  scene,
  close: { focus, zoom, shot: { props: () => [] } },
  size: {
    beside: () => chair(),
    along: 'width',
    shot: { set: softHorizon, tone: '#d0d5d5', accent: '#e2ded6', light: 'soft', lift: 7, yaw: 0 },
  },
})

/** Bicycles. */
export const bicycle: LeafPictures = {
  kinds: {
    city: views(
      { set: path, tone: '#c6bba9', accent: '#a9b58c', light: 'morning', lift: 8, yaw: -0.55, fill: 0.7 },
      [0.82, 0.78],
    ),
    mountain: views(
      { set: path, tone: '#b3a48e', accent: '#8fa07a', light: 'day', lift: 9, yaw: -0.6, fill: 0.7 },
      [0.82, 0.4],
    ),
    road: views(
      { set: street, tone: '#b5b5b1', accent: '#c8c0b2', light: 'morning', lift: 8, yaw: -0.55, fill: 0.7 },
      [0.78, 0.84],
    ),
    folding: views(
      { set: street, tone: '#bdb8ae', accent: '#c3cbc9', light: 'day', lift: 9, yaw: 0.5, fill: 0.68 },
      [0.48, 0.34],
    ),
    kids: views(
      {
        set: path,
        tone: '#cbbfae',
        accent: '#9cb48a',
        light: 'day',
        lift: 11,
        yaw: -0.65,
        fill: 0.64,
        props: () => [at(helmet('#f0eadd', 0.9), { x: 22, z: 40 })],
      },
      [0.3, 0.3],
    ),
  },
  covers: [
    {
      kind: 'city',
      build: main => group(bike(main, city), basket(city), rack(city)),
      shot: { set: street, tone: '#bcb2a4', accent: '#d9cdb9', light: 'day', lift: 7, yaw: -0.25, fill: 0.74 },
    },
    {
      kind: 'city',
      build: main => group(bike(main, commuter), rack(commuter), pannier(commuter, '#8a6a4c')),
      shot: { set: softHorizon, tone: '#ccd3d6', accent: '#b9b4ab', light: 'morning', lift: 8, yaw: 0.4, fill: 0.74 },
    },
    {
      kind: 'mountain',
      build: main => bike(main, trail),
      shot: { set: path, tone: '#b89a76', accent: '#b7a36c', light: 'morning', lift: 6, yaw: 0, fill: 0.76 },
    },
    {
      kind: 'mountain',
      build: main => group(placed(bike(main, { ...trail, stand: false, dull: true }), { rx: -0.12 })),
      shot: {
        set: ridge,
        tone: '#a58f76',
        accent: '#b9cbd6',
        light: 'day',
        lift: 9,
        yaw: 0.55,
        fill: 0.72,
        props: () => [at(rock(70, '#8f8a83', 7), { x: 20, y: 6, z: -84 })],
      },
    },
    {
      kind: 'road',
      build: main => bike(main, race),
      shot: { set: seaWall, tone: '#b99f84', accent: '#7fa3b3', light: 'morning', lift: 6, yaw: 0, fill: 0.78 },
    },
    {
      kind: 'road',
      build: main => bike(main, { ...race, deep: 5, rim: '#2c2e33', spokes: 18, dull: true }),
      shot: { set: cove, tone: '#c4bfb6', light: 'morning', lift: 7, yaw: -0.5, fill: 0.74 },
    },
    {
      kind: 'folding',
      build: main => group(bike(main, fold20)),
      shot: {
        set: platform,
        tone: '#b5b4b0',
        accent: '#d8cdbb',
        light: 'day',
        lift: 9,
        yaw: -0.35,
        fill: 0.56,
        centre: [0.38, 0.55],
        props: () => [at(folded('#8d939a', 25), { x: 92, z: -34, ry: -0.3 })],
      },
    },
    {
      kind: 'folding',
      build: main => folded(main, 20.5),
      shot: {
        set: lobby,
        tone: '#c3ccca',
        accent: '#a39c92',
        light: 'morning',
        lift: 10,
        yaw: -0.3,
        fill: 0.6,
        props: () => [at(plant(74), { x: 56, z: -30 })],
      },
    },
    {
      kind: 'kids',
      build: main => group(bike(main, kid), stabilisers(kid), streamers(kid, ['#f0c24a', '#7fc4c0', '#f6f1e4'])),
      shot: { set: path, tone: '#c8bfb0', accent: '#a3b89a', light: 'day', lift: 10, yaw: -0.4, fill: 0.66 },
    },
    {
      kind: 'kids',
      build: main => bike(main, light),
      shot: {
        set: cove,
        tone: '#d5d9d8',
        light: 'soft',
        lift: 8,
        yaw: 0.3,
        fill: 0.66,
        centre: [0.47, 0.53],
        props: () => [at(helmet('#8fa9b5', 0.85), { x: 50, z: 10, ry: 0.5 })],
      },
    },
  ],
}
