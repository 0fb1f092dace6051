import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { glaze, plastic } from '../../../studio/materials.ts'
import { ruler } from '../../../studio/props/desk.ts'
import { twig, vaseWithTwig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { cup, bowl as dish, spoon } from '../../../studio/props/table.ts'
import { boards, linen } from '../../../studio/sets/cloths.ts'
import { desk, kitchenBoard, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { steam } from '../parts/light.ts'
import { chopsticks } from '../parts/meals.ts'
import { clothTable, stoneTop, trayTable } from '../parts/tables.ts'
import {
  chinaSet,
  chopstickRow,
  dinnerPlates,
  fishPlate,
  lotusBowls,
  pastaPlates,
  ramen,
  restingPair,
  riceBowl,
  setForTwo,
  soupBowl,
  stripedBowls,
  woodenBowl,
} from './bowls.ts'

const views = (
  scene: Shot,
  focus: readonly [number, number],
  along: 'width' | 'height' = 'width',
  size: Partial<Shot> = {},
): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => at(ruler(), {}),
    along,
    shot: { set: softHorizon, tone: '#cfd8d4', accent: '#ecebe4', light: 'soft', lift: 16, yaw: 0, ...size },
  },
})

/** Bowls, plates and chopsticks. */
export const bowl: LeafPictures = {
  kinds: {
    bowl: {
      ...views(
        {
          set: desk,
          tone: '#c9b7a3',
          accent: '#8a5f3d',
          light: 'morning',
          lift: 22,
          yaw: 0.2,
          fill: 0.46,
          props: () => [
            at(chopsticks('#e3c58f'), { x: 2, z: 11, ry: 0.1 }),
            at(cup('#e7e1d5', '#c9a23c'), { x: 12, z: -7 }),
          ],
        },
        [0.7, 0.6],
      ),
      build: riceBowl,
    },
    plate: {
      ...views(
        {
          set: clothTable,
          tone: '#a9b8b0',
          accent: '#e9dfce',
          light: 'day',
          lift: 30,
          props: () => [at(napkin('#c98a5e', 20), { x: 20, z: 6, ry: 0.3 })],
        },
        [0.5, 0.6],
      ),
      build: pastaPlates,
    },
    noodle: views(
      {
        set: tiledKitchen,
        tone: '#d9e2df',
        accent: '#b98757',
        light: 'morning',
        lift: 32,
        yaw: 0.3,
        props: () => [at(cup('#e7e1d5', '#c9a23c'), { x: 16, z: -10 }), at(steam(12, 18, 0.35), { y: 9 })],
      },
      [0.4, 0.6],
      'height',
    ),
    set: views({ set: linen, tone: '#b9a890', light: 'day', lift: 48, yaw: 0.3, fill: 0.7 }, [0.4, 0.5]),
    chopsticks: views(
      {
        set: boards,
        tone: '#b98f62',
        light: 'morning',
        lift: 36,
        yaw: 0.5,
        props: () => [at(dish('#e9e4d8', 7, 6), { x: 4, z: -20 })],
      },
      [0.8, 0.5],
      'width',
      { lift: 8 },
    ),
  },
  covers: [
    {
      kind: 'bowl',
      build: lotusBowls,
      shot: {
        set: trayTable,
        tone: '#b98f72',
        accent: '#8a6242',
        light: 'morning',
        yaw: 0.1,
        lift: 20,
        fill: 0.6,
        props: () => [
          at(steam(9, 12, 0.5), { x: 5, y: 8, z: 3 }),
          at(chopsticks('#e3c58f'), { x: 2, z: 13, ry: -0.08 }),
        ],
      },
    },
    {
      kind: 'bowl',
      build: stripedBowls,
      shot: { set: clothTable, tone: '#b8c6cc', accent: '#e6d3b3', light: 'day', yaw: -0.35, lift: 30, fill: 0.72 },
    },
    {
      kind: 'bowl',
      build: woodenBowl,
      shot: {
        set: softHorizon,
        tone: '#f0c9b0',
        accent: '#f7f3ea',
        light: 'soft',
        yaw: 0.3,
        lift: 26,
        fill: 0.58,
        props: () => [at(box(44, 1, 30, 4, plastic('#9fc6c0')), { y: -0.52 })],
      },
    },
    {
      kind: 'plate',
      build: dinnerPlates,
      shot: {
        set: stoneTop,
        tone: '#d6a07c',
        accent: '#e6ddcf',
        light: 'day',
        yaw: 0.15,
        lift: 22,
        fill: 0.66,
        props: () => [at(napkin('#f1e9da', 18), { x: 19, z: 6, ry: 0.4 })],
      },
    },
    {
      kind: 'plate',
      build: fishPlate,
      shot: {
        set: kitchenBoard,
        tone: '#d9cbb4',
        accent: '#7c5335',
        light: 'morning',
        yaw: 0.35,
        lift: 34,
        fill: 0.68,
        props: () => [at(steam(14, 16, 0.5), { y: 3, z: -2 }), at(spoon(), { x: 16, z: 12, ry: 0.6 })],
      },
    },
    {
      kind: 'noodle',
      build: ramen,
      shot: {
        set: boards,
        tone: '#7d6148',
        light: 'above',
        yaw: 0.2,
        lift: 62,
        fill: 0.68,
        props: () => [
          at(dish('#3f4a52', 4.4, 2.6), { x: -15, z: -9 }),
          at(twig('#6f9a4f', 14, 4, 4), { x: 16, z: -10, rz: -1.4, y: 1 }),
        ],
      },
    },
    {
      kind: 'noodle',
      build: soupBowl,
      shot: {
        set: clothTable,
        tone: '#7f9a94',
        accent: '#d9a577',
        light: 'soft',
        yaw: -0.1,
        lift: 26,
        fill: 0.66,
        props: () => [
          at(steam(12, 15, 0.5), { x: -4, y: 9 }),
          at(spoon('#f4f1ea', glaze('#f4f1ea')), { x: -12, z: 11, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'set',
      build: () => chinaSet(),
      shot: { set: linen, tone: '#8a4f4a', light: 'above', yaw: 0, lift: 58, fill: 0.74 },
    },
    {
      kind: 'set',
      build: setForTwo,
      shot: {
        set: desk,
        tone: '#a9bcc0',
        accent: '#b98757',
        light: 'morning',
        yaw: 0.25,
        lift: 32,
        fill: 0.72,
        props: () => [at(vaseWithTwig('#e0936c', '#7f9a63', 14), { x: 0, z: -26 })],
      },
    },
    {
      kind: 'chopsticks',
      build: chopstickRow,
      shot: {
        set: cove,
        tone: '#d8c7a6',
        light: 'above',
        yaw: 0.5,
        lift: 52,
        fill: 0.68,
        props: () => [
          at(napkin('#8fa59a', 20), { x: 2, z: 0, ry: 0.5, y: -0.6 }),
          at(group(restingPair('#43484f')), { x: -4, z: 22, ry: 0.4, s: 0.9 }),
        ],
      },
    },
  ],
}
