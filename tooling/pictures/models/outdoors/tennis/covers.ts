import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { towels } from '../../../studio/props/soft.ts'
import { concrete } from '../../../studio/sets/cloths.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, group, placed } from '../../../studio/shapes.ts'
import { hungRoom } from '../../home/parts/hung.ts'
import { bench } from '../parts/grounds.ts'
import { court, hall, netting, street, waterBottle } from '../parts/park.ts'
import { courtAbove, leaningWall, lyingRacket, racket, steepWall, tennisBall } from '../parts/rackets.ts'
import { backpack, cap, clearCan, holdall, netBag, pressureCan, soloTrainer } from './gear.ts'

const views = (
  scene: Shot,
  focus: readonly [number, number],
  along: 'height' | 'width' = 'height',
  zoom = 2.4,
): Views => ({
  scene,
  close: { focus, zoom, shot: { props: () => [] } },
  size: {
    beside: () => waterBottle('#8fa4a8'),
    along,
    shot: { set: softHorizon, tone: '#dde0df', accent: '#ebe8e2', light: 'soft', lift: 9, yaw: 0.15 },
  },
})

const leaned = (main: string, make = {}) => group(placed(racket(main, make), { rx: -0.2, rz: 0.06 }))

/** Tennis: rackets, balls, trainers, bags. */
export const tennis: LeafPictures = {
  kinds: {
    racket: {
      ...views(
        {
          set: steepWall,
          tone: '#cbd3d0',
          accent: '#b9a78f',
          light: 'morning',
          lift: 6,
          yaw: 0.3,
          fill: 0.7,
          props: () => [at(waterBottle('#e9e4d8'), { x: 22, z: 2 }), at(tennisBall(), { x: -18, z: 9 })],
        },
        [0.5, 0.72],
      ),
      build: main => group(placed(racket(main), { rx: -0.1, rz: 0.03 })),
    },
    balls: views(
      {
        set: court,
        tone: '#5f8a86',
        accent: '#c9cfcb',
        light: 'morning',
        lift: 10,
        yaw: -0.3,
        fill: 0.54,
        props: () => [at(towels(['#f0ece2'], 22, 14), { x: -26, z: -14 })],
      },
      [0.62, 0.2],
    ),
    trainer: views(
      {
        set: court,
        tone: '#a08f80',
        accent: '#c8cdc8',
        light: 'morning',
        lift: 16,
        yaw: -0.3,
        fill: 0.64,
        props: () => [at(lyingRacket('#3f5f86', {}, 0.9), { x: 14, z: -62 })],
      },
      [0.3, 0.35],
      'width',
      2,
    ),
    bag: views(
      {
        set: hall,
        tone: '#c9c4b8',
        accent: '#d3b48a',
        light: 'day',
        lift: 9,
        yaw: 0.5,
        fill: 0.6,
        props: () => [at(tennisBall(), { x: 30, z: 14 }), at(tennisBall(), { x: 38, z: 8 })],
      },
      [0.45, 0.4],
    ),
  },
  covers: [
    {
      kind: 'racket',
      build: main => group(lyingRacket(main, {}, -0.75), at(tennisBall(), { x: -10, z: 24 })),
      shot: { set: courtAbove, tone: '#7fa39a', accent: '#c0876a', light: 'above', lift: 76, fill: 0.72 },
    },
    {
      kind: 'racket',
      build: main => leaned(main, { matt: true, trim: '#c2362c', string: '#d8d2c2', grip: '#1b1c1f' }),
      shot: { set: leaningWall, tone: '#c6bdb0', accent: '#a3988a', light: 'morning', lift: 3, yaw: -0.35, fill: 0.76 },
    },
    {
      kind: 'racket',
      build: main => leaned(main, { grip: '#efeae0', trim: '#e8dfc8' }),
      shot: {
        set: court,
        tone: '#b5785c',
        accent: '#b9c3a8',
        light: 'day',
        lift: 8,
        yaw: 0.15,
        fill: 0.66,
        props: () => [
          at(netting(150, 78, 2, 7, '#3a4038', '#3f4a42'), { x: 10, z: -13 }),
          at(tennisBall(), { x: 17, z: 6 }),
        ],
      },
    },
    {
      kind: 'racket',
      build: main => group(lyingRacket(main, { long: 58.4, grip: '#efe9dd' }, 0.55)),
      shot: {
        set: concrete,
        tone: '#b4b9b6',
        light: 'above',
        lift: 68,
        fill: 0.6,
        centre: [0.42, 0.5],
        props: () => [
          at(cap('#e9e2d3'), { x: 25, z: 2, ry: 0.5 }),
          at(tennisBall('#d6e14a', [0.4, 0.3, 0.2], '#e0783a'), { x: -9, z: 20 }),
        ],
      },
    },
    {
      kind: 'balls',
      build: clearCan,
      shot: { set: court, tone: '#6f86a3', accent: '#d0d5d6', light: 'day', lift: 9, yaw: 0, fill: 0.66 },
    },
    {
      kind: 'balls',
      build: pressureCan,
      shot: { set: hall, tone: '#c7cdcc', accent: '#c9a884', light: 'soft', lift: 17, yaw: 0.25, fill: 0.7 },
    },
    {
      kind: 'balls',
      build: netBag,
      shot: { set: hungRoom, tone: '#b7c6cf', accent: '#9fb0b8', light: 'morning', lift: 2, yaw: 0.2, fill: 0.66 },
    },
    {
      kind: 'trainer',
      build: soloTrainer,
      shot: { set: street, tone: '#b98d78', accent: '#d6cfc3', light: 'day', lift: 19, yaw: 0.25, fill: 0.7 },
    },
    {
      kind: 'bag',
      build: backpack,
      shot: { set: bench, tone: '#d9d4c8', accent: '#b98f63', light: 'day', lift: 8, yaw: 0.4, fill: 0.68 },
    },
    {
      kind: 'bag',
      build: holdall,
      shot: { set: bench, tone: '#d3cabc', accent: '#b08a63', light: 'day', lift: 14, yaw: -0.5, fill: 0.74 },
    },
  ],
}
