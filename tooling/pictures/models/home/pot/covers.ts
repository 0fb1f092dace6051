import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { fruit } from '../../../studio/food/fruit.ts'
import { glaze, matte, metal } from '../../../studio/materials.ts'
import { ruler } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { bowl, cup, spoon, tumbler } from '../../../studio/props/table.ts'
import { counter, desk, kitchenBoard, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { steam } from '../parts/light.ts'
import { clothTable, stoneTop } from '../parts/tables.ts'
import {
  clayPot,
  colouredWok,
  enamelled,
  griddle,
  honeycombWok,
  ironWok,
  openPot,
  saucepan,
  steamer,
  stockPot,
  stonePan,
  turner,
} from './pots.ts'

const hob = () => at(box(70, 0.6, 56, 0.3, metal('#c3c6cb', 0.4)), { y: 0.2 })

const tomatoes = () =>
  group(
    ...[0, 1, 2].map(i =>
      at(fruit({ r: 3, tall: 0.84, skin: '#d8432b', pores: 0, dull: 0.25, seed: i }), { x: i * 5.4, z: (i % 2) * 3 }),
    ),
  )

const toast = () =>
  group(
    drum(8, 7, 0.8, glaze('#f4f1ea'), 0.3),
    at(box(9, 1.4, 9, 0.7, matte('#c98a4a')), { y: 1.6, ry: 0.3 }),
    at(box(7.6, 0.3, 7.6, 0.1, matte('#efd9a8')), { y: 2.3, ry: 0.3 }),
  )

const views = (scene: Shot, focus: readonly [number, number], along: 'width' | 'height' = 'width'): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => at(ruler(), {}),
    along,
    shot: { set: softHorizon, tone: '#cbd3d6', accent: '#ecebe6', light: 'soft', lift: 16, yaw: 0 },
  },
})

/** Pots and pans. */
export const pot: LeafPictures = {
  kinds: {
    wok: views(
      {
        set: tiledKitchen,
        tone: '#dbe5e2',
        accent: '#8a8f93',
        light: 'day',
        yaw: -0.4,
        lift: 26,
        fill: 0.66,
        props: () => [at(tomatoes(), { x: -26, z: 8 }), at(turner(), { x: 4, z: 22, ry: 0.3 })],
      },
      [0.4, 0.5],
    ),
    frying: views(
      {
        set: desk,
        tone: '#e3d2bd',
        accent: '#a9794b',
        light: 'morning',
        yaw: -0.5,
        lift: 32,
        fill: 0.64,
        props: () => [at(toast(), { x: -24, z: -6 }), at(cup('#e7e1d5'), { x: 16, z: -18 })],
      },
      [0.35, 0.5],
    ),
    stock: {
      ...views(
        {
          set: counter,
          tone: '#a9bdb9',
          accent: '#ecebe8',
          light: 'day',
          yaw: 0.2,
          lift: 16,
          fill: 0.62,
          props: () => [at(bowl('#f1ede4', 8, 6), { x: 26, z: 8 }), at(steam(14, 16, 0.45), { y: 16, z: -3 })],
          centre: [0.47, 0.57],
        },
        [0.4, 0.92],
        'height',
      ),
      build: openPot,
    },
    casserole: views(
      {
        set: clothTable,
        tone: '#8fa39a',
        accent: '#e6d8c0',
        light: 'evening',
        yaw: 0.3,
        lift: 22,
        fill: 0.62,
        props: () => [at(bowl('#f1ede4', 8, 5), { x: 25, z: 6 }), at(spoon(), { x: 16, z: 16, ry: 0.4 })],
      },
      [0.6, 0.6],
    ),
    small: views(
      {
        set: tiledKitchen,
        tone: '#e2dccf',
        accent: '#b98757',
        light: 'morning',
        yaw: -0.5,
        lift: 22,
        fill: 0.6,
        props: () => [at(cup('#e7e1d5', '#f4ead6'), { x: -16, z: -8 })],
      },
      [0.35, 0.6],
    ),
  },
  covers: [
    {
      kind: 'wok',
      build: () => ironWok(),
      shot: {
        set: tiledKitchen,
        tone: '#e9d9c4',
        accent: '#a9794b',
        light: 'day',
        yaw: 0.1,
        lift: 22,
        fill: 0.7,
        props: () => [hob()],
      },
    },
    {
      kind: 'wok',
      build: colouredWok,
      shot: {
        set: desk,
        tone: '#e6c7ab',
        accent: '#c39a67',
        light: 'day',
        yaw: -0.45,
        lift: 30,
        fill: 0.68,
        props: () => [at(tomatoes(), { x: -26, z: 12 })],
      },
      others: { shot: { lift: 8 } },
    },
    {
      kind: 'wok',
      build: () => honeycombWok(),
      shot: {
        set: stoneTop,
        tone: '#5f8f8b',
        accent: '#4a5054',
        light: 'day',
        yaw: -0.7,
        lift: 40,
        fill: 0.68,
        props: () => [at(twig('#6f9a4f', 12, 5, 3), { x: -20, z: 10, rz: 1.4, y: 0.8 })],
      },
    },
    {
      kind: 'frying',
      build: stonePan,
      shot: {
        set: clothTable,
        tone: '#d8a98a',
        accent: '#f0e4cc',
        light: 'morning',
        yaw: -0.55,
        lift: 38,
        fill: 0.68,
        props: () => [at(toast(), { x: -22, z: -14 }), at(tumbler('#f2a02c', 3.4, 10), { x: 14, z: -19 })],
      },
      others: { shot: { lift: 8 } },
    },
    {
      kind: 'frying',
      build: griddle,
      shot: {
        set: kitchenBoard,
        tone: '#8d9a92',
        accent: '#b98757',
        light: 'day',
        yaw: 0.5,
        lift: 34,
        fill: 0.66,
        props: () => [at(twig('#4f7a45', 12, 8, 1.5), { x: -20, z: 9, rz: 1.5, y: 0.6 })],
      },
    },
    {
      kind: 'stock',
      build: () => stockPot(),
      shot: {
        set: counter,
        tone: '#c98d6c',
        accent: '#efedea',
        light: 'day',
        yaw: 0.2,
        lift: 14,
        fill: 0.66,
        props: () => [at(bowl('#5f7f7a', 7, 5.4), { x: 24, z: 6 })],
      },
    },
    {
      kind: 'stock',
      build: () => steamer(),
      shot: {
        set: tiledKitchen,
        tone: '#a9c2b6',
        accent: '#c9a070',
        light: 'morning',
        yaw: -0.25,
        lift: 20,
        fill: 0.66,
      },
    },
    {
      kind: 'casserole',
      build: enamelled,
      shot: {
        set: clothTable,
        tone: '#7d9a93',
        accent: '#eadbc1',
        light: 'day',
        yaw: 0.25,
        lift: 24,
        fill: 0.62,
        props: () => [at(napkin('#d9c3a0', 22), { x: 20, z: 10, ry: 0.5 }), at(turner(), { x: -6, z: 19, ry: 0.2 })],
      },
    },
    {
      kind: 'casserole',
      build: clayPot,
      shot: {
        set: stoneTop,
        tone: '#b9c4a6',
        accent: '#8f8a80',
        light: 'evening',
        yaw: -0.2,
        lift: 26,
        fill: 0.66,
        props: () => [hob(), at(spoon('#f1ede4', glaze('#f1ede4')), { x: -20, y: 0.6, z: 12, ry: 0.6 })],
      },
    },
    {
      kind: 'small',
      build: saucepan,
      shot: {
        set: tiledKitchen,
        tone: '#8fb3b8',
        accent: '#d9b98c',
        light: 'soft',
        yaw: -0.5,
        lift: 24,
        fill: 0.62,
        props: () => [at(turner(), { x: -4, z: 15, ry: -0.2 }), at(cup('#e0936c', '#fdf8ec'), { x: -14, z: -12 })],
      },
    },
  ],
}
