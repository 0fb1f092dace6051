import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { gloss, matte, plastic } from '../../../studio/materials.ts'
import { book, notebook, pen, ruler } from '../../../studio/props/desk.ts'
import { plant, twig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { beans, candle, spoon } from '../../../studio/props/table.ts'
import { counter, desk, sill, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, rod } from '../../../studio/shapes.ts'
import { steam } from '../parts/light.ts'
import { campTable, clothTable, nightTable, trayTable } from '../parts/tables.ts'
import {
  blueCup,
  cake,
  coolMug,
  doubleWalled,
  enamel,
  espresso,
  office,
  pair,
  ribbed,
  strainer,
  thrownMug,
  wine,
} from './mugs.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2 },
  size: {
    beside: () => at(ruler(), {}),
    along: 'height',
    shot: { set: softHorizon, tone: '#d9e2e4', accent: '#eef0ee', light: 'soft', lift: 10 },
  },
})

const keyboard = () =>
  group(
    at(box(30, 1.2, 12, 0.5, plastic('#e9e6e0')), { y: 0.6 }),
    ...Array.from({ length: 40 }, (_, i) =>
      at(box(2.3, 0.7, 2.1, 0.3, plastic('#fbfaf7')), {
        x: -13 + (i % 10) * 2.9,
        y: 1.4,
        z: -4 + Math.floor(i / 10) * 2.7,
      }),
    ),
  )

const kettle = () =>
  group(
    drum(5, 8, 11, gloss('#2f5c49'), 1.6),
    at(drum(3, 4.6, 1.6, gloss('#2f5c49'), 0.5), { y: 11 }),
    at(ball(1, matte('#2a2422')), { y: 13.4 }),
    rod(
      [
        [6, 8, 0],
        [9, 11, 0],
        [11, 14, 0],
      ],
      0.9,
      gloss('#2f5c49'),
    ),
    rod(
      [
        [-5, 11, 0],
        [-6, 18, 0],
        [0, 20, 0],
        [6, 18, 0],
        [5, 11, 0],
      ],
      0.5,
      matte('#2a2422'),
    ),
  )

/** Mugs and cups. */
export const mug: LeafPictures = {
  kinds: {
    mug: {
      ...views(
        {
          set: sunnyDesk,
          tone: '#b9c7bd',
          accent: '#a9794b',
          light: 'morning',
          yaw: 0.5,
          lift: 18,
          props: () => [
            at(book('#c98a5e'), { x: -13, z: -5, ry: 0.3 }),
            at(plant(20), { x: 12, z: -12 }),
            at(steam(6, 10, 0.5), { y: 8.6, z: -0.5 }),
          ],
          fill: 0.5,
          centre: [0.5, 0.6],
        },
        [0.45, 0.6],
      ),
      build: coolMug,
    },
    lidded: views(
      {
        set: desk,
        tone: '#cbd6dc',
        accent: '#c9a070',
        yaw: -0.4,
        lift: 20,
        props: () => [at(keyboard(), { x: 14, z: 12, ry: -0.2 }), at(plant(18), { x: 14, z: -12 })],
      },
      [0.55, 0.6],
    ),
    glass: views(
      {
        set: sill,
        tone: '#c3d7d2',
        accent: '#f1efea',
        light: 'morning',
        lift: 9,
        props: () => [at(twig('#6f9a63', 18, 5, 4), { x: -12, z: -6 })],
      },
      [0.4, 0.55],
    ),
    espresso: views(
      {
        set: tiledKitchen,
        tone: '#d3dedd',
        accent: '#8a5f3d',
        yaw: 0.5,
        lift: 22,
        props: () => [at(cake(), { x: -15, z: -8 })],
      },
      [0.5, 0.6],
    ),
    wine: {
      ...views(
        {
          set: clothTable,
          tone: '#4f5f6d',
          accent: '#e6ddcf',
          light: 'evening',
          lift: 9,
          props: () => [at(candle('#e9c9a0'), { x: 14, z: -8 })],
        },
        [0.3, 0.7],
      ),
      size: {
        beside: () => at(ruler(), {}),
        along: 'height',
        shot: { set: softHorizon, tone: '#a3b5bb', accent: '#8fa3aa', light: 'soft', lift: 10 },
      },
    },
  },
  covers: [
    {
      kind: 'mug',
      build: thrownMug,
      shot: {
        set: sunnyDesk,
        tone: '#d9b48f',
        accent: '#8a5f3d',
        light: 'morning',
        yaw: 0.5,
        lift: 20,
        fill: 0.58,
        centre: [0.5, 0.56],
        props: () => [at(book('#4f5f57'), { x: -14, z: -9, ry: 0.4 })],
      },
    },
    {
      kind: 'mug',
      build: enamel,
      shot: {
        set: campTable,
        tone: '#7fa05c',
        accent: '#bfdcf0',
        light: 'day',
        yaw: -0.5,
        lift: 12,
        fill: 0.56,
        centre: [0.44, 0.56],
        props: () => [at(kettle(), { x: 16, z: -12 })],
      },
    },
    {
      kind: 'mug',
      build: pair,
      shot: { set: sill, tone: '#aebfb6', accent: '#f3efe6', light: 'morning', yaw: 0, lift: 12, fill: 0.64 },
    },
    {
      kind: 'lidded',
      build: office,
      shot: {
        set: desk,
        tone: '#e8d9cc',
        accent: '#c39a67',
        yaw: 0.35,
        lift: 24,
        fill: 0.58,
        light: 'day',
        props: () => [
          at(keyboard(), { x: 18, z: -12, ry: -0.35 }),
          at(group(notebook('#d98a5f'), at(pen(), { y: 1.4, ry: 0.9 })), { x: -16, z: -12, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'lidded',
      build: strainer,
      shot: {
        set: trayTable,
        tone: '#a9b39c',
        accent: '#c9a96e',
        yaw: 0.1,
        lift: 20,
        fill: 0.62,
        light: 'soft',
        props: () => [at(beans('#4f5b32', 14, 5), { x: 2, z: 9 })],
      },
    },
    {
      kind: 'glass',
      build: ribbed,
      shot: {
        set: clothTable,
        tone: '#7fb0b8',
        accent: '#f2ede2',
        light: 'morning',
        yaw: 0,
        lift: 13,
        fill: 0.58,
        props: () => [at(twig('#6f9a63', 9, 4, 3), { x: -8, z: 3, rz: 1.4, y: 0.8 })],
      },
    },
    {
      kind: 'glass',
      build: doubleWalled,
      shot: {
        set: counter,
        tone: '#b79c88',
        accent: '#efedea',
        light: 'soft',
        lift: 15,
        fill: 0.54,
        props: () => [at(spoon(), { x: 6, z: 7, ry: 0.5 }), at(beans('#3a2415', 12, 4), { x: -9, z: 3 })],
      },
    },
    {
      kind: 'espresso',
      build: blueCup,
      shot: {
        set: clothTable,
        tone: '#e2c9a9',
        accent: '#c98a62',
        yaw: 0.5,
        lift: 28,
        fill: 0.62,
        light: 'day',
        props: () => [at(cake(), { x: -13, z: -12, ry: 0.4 })],
      },
    },
    {
      kind: 'espresso',
      build: espresso,
      shot: {
        set: cove,
        tone: '#d8cfc2',
        yaw: -0.5,
        lift: 44,
        fill: 0.58,
        light: 'morning',
        props: () => [
          at(beans('#2f1c10', 18, 6), { x: 10, z: -5 }),
          at(napkin('#a3b0a2', 16), { x: -9, z: -8, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'wine',
      build: wine,
      shot: {
        set: nightTable,
        tone: '#53414a',
        accent: '#7c5335',
        yaw: 0,
        lift: 9,
        fill: 0.66,
        light: 'evening',
        props: () => [at(candle('#f0c98f'), { x: 13, z: -10 }), at(candle('#f0c98f'), { x: -14, z: -14, s: 0.9 })],
      },
    },
  ],
}
