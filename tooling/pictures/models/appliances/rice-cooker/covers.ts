import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { notebook, pencil } from '../../../studio/props/desk.ts'
import { leaf, twig } from '../../../studio/props/green.ts'

import { bowl, cup } from '../../../studio/props/table.ts'

import { counter, darkRoom, desk, shelf, sill, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at } from '../../../studio/shapes.ts'
import { steam } from '../parts/air.ts'
import { jarOf, noodles, paddle, riceBowl, stew } from '../parts/food.ts'
import {
  drained,
  oldCooker,
  pressureCooker,
  roped,
  roundCooker,
  squareCooker,
  steamer,
  steelPotOut,
  withSecondPot,
} from './cookers.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], zoom = 2.1): Views => ({
  scene: {
    set: tiledKitchen,
    tone,
    accent,
    light: 'morning',
    yaw: -0.4,
    lift: 14,
    fill: 0.54,
    props: () => [at(riceBowl('#5f7f94'), { x: 22, z: 12, ry: 0.3 }), at(jarOf('#8a5a3a', 4.4, 15), { x: -23, z: -8 })],
  },
  close: { focus, zoom },
  size: {
    beside: () => cup('#7f97a5'),
    along: 'width',
    shot: { set: softHorizon, tone: '#e3e6e8', accent: '#d5d9dc', yaw: 0 },
  },
})

/** Rice cookers. */
export const riceCooker: LeafPictures = {
  kinds: {
    round: { ...views('#b9c7c4', '#a97c4f', [0.5, 0.42]), build: main => roundCooker(main) },
    square: { ...views('#d6d2ca', '#8a6a4c', [0.62, 0.72]), build: main => squareCooker(main) },
    mini: { ...views('#c6d2dc', '#b58a5c', [0.5, 0.36], 1.9), build: main => roped(main) },
    pressure: { ...views('#cfd3c4', '#6f5640', [0.5, 0.44]), build: main => pressureCooker(main) },
  },
  covers: [
    {
      kind: 'round',
      build: main => roundCooker(main, { open: 1.25, ink: '#ff9d5c' }),
      shot: {
        set: darkRoom,
        tone: '#6d7f86',
        accent: '#5a4030',
        yaw: -0.4,
        lift: 24,
        fill: 0.62,
        light: 'evening',
        props: () => [at(steam(24, 20, 0.13), { y: 15, z: 2 }), at(paddle(), { x: 19, z: 13, ry: 0.7 })],
      },
    },
    {
      kind: 'round',
      build: main => roundCooker(main),
      shot: {
        set: counter,
        tone: '#6f8f8a',
        accent: '#dcd8d2',
        yaw: 0.36,
        lift: 15,
        fill: 0.58,
        props: () => [
          at(riceBowl('#41617c'), { x: -19, z: 13, ry: 0.2 }),
          at(twig('#6f8a5c', 30, 6, 6), { x: 22, z: -12 }),
        ],
      },
    },
    {
      kind: 'round',
      build: main => oldCooker(main),
      shot: {
        set: tiledKitchen,
        tone: '#9fc0b4',
        accent: '#a5774c',
        yaw: -0.2,
        lift: 11,
        fill: 0.58,
        light: 'morning',
        props: () => [at(bowl('#f2ead6', 7, 6), { x: 20, z: 8 }), at(bowl('#e0c89a', 7, 6), { x: 20, y: 2.4, z: 8 })],
      },
    },
    {
      kind: 'square',
      build: main => steelPotOut(main),
      shot: { set: cove, tone: '#dba98c', yaw: -0.24, lift: 24, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'square',
      build: main => drained(main),
      shot: {
        set: sill,
        tone: '#efe5d2',
        accent: '#f5f0e6',
        yaw: 0.42,
        lift: 14,
        fill: 0.64,
        light: 'morning',
        props: () => [
          at(steam(16, 12, 0.16), { y: 24, z: 1 }),
          at(leaf('#5f9a4a', 13, 6), { x: 17, y: 0.6, z: 14, ry: 0.4 }),
          at(leaf('#7fb45c', 12, 5), { x: 20, y: 0.8, z: 9, ry: 1.1 }),
        ],
      },
    },
    {
      kind: 'square',
      build: main => squareCooker(main, { s: 0.78 }),
      shot: {
        set: shelf,
        tone: '#8fa7a0',
        accent: '#a06f45',
        yaw: -0.5,
        lift: 17,
        fill: 0.6,
        props: () => [at(riceBowl('#f2ede2', false), { x: 19, z: 3 }), at(bowl('#efe9dc', 6, 5.6), { x: -19, z: -2 })],
      },
    },
    {
      kind: 'mini',
      build: main => roped(main),
      shot: {
        set: desk,
        tone: '#e2b9a0',
        accent: '#8a5f3d',
        yaw: 0.2,
        lift: 14,
        fill: 0.6,
        props: () => [
          at(noodles('#f3ecdd'), { x: 17, z: 7 }),
          at(notebook('#4f6a8a'), { x: -19, z: -6, ry: 0.3 }),
          at(pencil(), { x: -13, z: 10, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'mini',
      build: main => steamer(main),
      shot: {
        set: plinths,
        tone: '#8fb3b4',
        accent: '#6f999c',
        yaw: -0.32,
        lift: 13,
        fill: 0.6,
        light: 'soft',
        props: () => [at(steam(13, 13, 0.1), { y: 17 })],
      },
    },
    {
      kind: 'pressure',
      build: main => withSecondPot(main),
      shot: {
        set: sunnyDesk,
        tone: '#d6b186',
        accent: '#7c5335',
        yaw: -0.2,
        lift: 17,
        fill: 0.64,
        light: 'morning',
        props: () => [at(stew('#e9dfc8', 7), { x: -12, z: 18 })],
      },
    },
    {
      kind: 'pressure',
      build: main => pressureCooker(main, false),
      shot: {
        set: tiledKitchen,
        tone: '#e3e2dc',
        accent: '#8f9a92',
        yaw: 0.75,
        lift: 9,
        fill: 0.58,
        light: 'soft',
        props: () => [
          at(jarOf('#6b2d2a', 4.6, 14), { x: 23, z: -5 }),
          at(jarOf('#e0c070', 4.2, 11), { x: 20, z: 6 }),
          at(jarOf('#5f7a3c', 4.2, 13), { x: -24, z: -4 }),
        ],
      },
    },
  ],
}
