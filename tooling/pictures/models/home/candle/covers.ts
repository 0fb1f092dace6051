import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { glaze, plastic } from '../../../studio/materials.ts'
import { book, coin, keys } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { napkin, towels } from '../../../studio/props/soft.ts'
import { bowl, plateOf } from '../../../studio/props/table.ts'
import { drape } from '../../../studio/sets/cloths.ts'
import { bathLedge, bedding, desk, shelf, sill } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group } from '../../../studio/shapes.ts'
import { halo } from '../parts/light.ts'
import { clothTable, nightTable, stoneTop, trayTable } from '../parts/tables.ts'
import {
  agarwood,
  diffuser,
  giftBox,
  pillars,
  smallDiffuser,
  soy,
  stones,
  tapers,
  whiteTea,
  woodWick,
} from './candles.ts'

const shine = (x: number, y: number, r: number, strength = 0.5): Object3D[] => [
  at(halo('#ffc070', r, strength), { x, y, z: -3 }),
  at(halo('#ffc070', r, strength * 0.5), { x, y: 0.2, z: r * 0.2, rx: -Math.PI / 2 }),
]

const beaker = () =>
  group(
    drum(3.2, 3, 9, glaze('#f4f1ea'), 0.5),
    at(drum(0.45, 0.45, 15, plastic('#5f9ac0'), 0.2), { y: 2, x: 0.6, rz: -0.12 }),
    at(drum(0.45, 0.45, 14, plastic('#e0936c'), 0.2), { y: 2, x: -0.6, rz: 0.16 }),
  )

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => at(coin(), {}),
    along: 'height',
    shot: { set: softHorizon, tone: '#b9c2bf', accent: '#dedcd3', light: 'soft', lift: 12 },
  },
})

/** Candles and scents. */
export const candle: LeafPictures = {
  kinds: {
    jar: views(
      {
        set: nightTable,
        tone: '#6a5a55',
        accent: '#7c5335',
        light: 'evening',
        lift: 13,
        fill: 0.52,
        props: () => [...shine(1, 9, 20), at(book('#c9b08a'), { x: -15, z: -6, ry: 0.3 })],
      },
      [0.65, 0.55],
    ),
    pillar: views(
      {
        set: clothTable,
        tone: '#7f8f88',
        accent: '#e3d6c0',
        light: 'evening',
        lift: 13,
        fill: 0.58,
        props: () => [...shine(-3, 19, 18), at(plateOf('#f4f1ea', 12), { x: 24, z: -8 })],
      },
      [0.4, 0.65],
    ),
    diffuser: views(
      {
        set: shelf,
        tone: '#b5a89f',
        accent: '#a97c4f',
        light: 'day',
        lift: 8,
        fill: 0.6,
        props: () => [at(book('#5f7f7a'), { x: -16, z: -2 })],
      },
      [0.5, 0.25],
    ),
    incense: views(
      { set: trayTable, tone: '#7a8a80', accent: '#6a4a33', light: 'evening', lift: 18, fill: 0.6 },
      [0.6, 0.2],
    ),
    stone: views(
      {
        set: sill,
        tone: '#c9b9b4',
        accent: '#f1ebe1',
        light: 'morning',
        lift: 20,
        fill: 0.58,
        props: () => [at(twig('#8aa07c', 14, 5, 4), { x: -14, z: -6, rz: 0.4 })],
      },
      [0.4, 0.4],
    ),
  },
  covers: [
    {
      kind: 'jar',
      build: soy,
      shot: {
        set: clothTable,
        tone: '#a58a7a',
        accent: '#dcc7ad',
        light: 'evening',
        yaw: 0,
        lift: 14,
        fill: 0.56,
        props: () => [...shine(1.4, 9.6, 14, 0.45), at(napkin('#c9b7a0', 16), { x: 12, z: -7, ry: 0.4 })],
      },
    },
    {
      kind: 'jar',
      build: woodWick,
      shot: {
        set: nightTable,
        tone: '#4a3b38',
        accent: '#7c5335',
        light: 'evening',
        yaw: 0.25,
        lift: 16,
        fill: 0.52,
        props: () => [
          ...shine(0, 9, 18, 0.55),
          at(twig('#4f7a5a', 18, 9, 4), { x: -9, y: 0.8, z: 5, rz: 1.4, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'jar',
      build: giftBox,
      shot: { set: drape, tone: '#e3b9b4', light: 'soft', yaw: -0.3, lift: 40, fill: 0.66 },
    },
    {
      kind: 'pillar',
      build: pillars,
      shot: {
        set: softHorizon,
        tone: '#e9b99a',
        accent: '#f4e3d0',
        light: 'morning',
        yaw: 0.1,
        lift: 12,
        fill: 0.6,
        props: () => [...shine(-3.6, 18.6, 10, 0.3)],
      },
    },
    {
      kind: 'pillar',
      build: () => tapers(),
      shot: {
        set: nightTable,
        tone: '#3f4d58',
        accent: '#6a4630',
        light: 'evening',
        yaw: 0,
        lift: 8,
        fill: 0.66,
        props: () => [...shine(0, 40, 20, 0.55), at(plateOf('#e9e4da', 10), { x: -22, z: 4 })],
      },
    },
    {
      kind: 'diffuser',
      build: diffuser,
      shot: {
        set: desk,
        tone: '#7f9aa5',
        accent: '#b98f62',
        light: 'day',
        yaw: 0.35,
        lift: 10,
        fill: 0.62,
        props: () => [at(group(bowl('#f1ede4', 6, 3), at(keys(), { y: 1.6, s: 0.7 })), { x: 16, z: 2 })],
      },
    },
    {
      kind: 'diffuser',
      build: smallDiffuser,
      shot: {
        set: bathLedge,
        tone: '#e9c9b5',
        accent: '#d8d2c6',
        light: 'morning',
        yaw: 0,
        lift: 9,
        fill: 0.6,
        props: () => [at(towels(['#f6f2ea', '#8fb8b0'], 16, 10), { x: 13, z: -4 }), at(beaker(), { x: -10, z: -4 })],
      },
    },
    {
      kind: 'incense',
      build: () => agarwood(),
      shot: { set: trayTable, tone: '#4a4038', accent: '#7a5a3c', light: 'evening', yaw: 0, lift: 15, fill: 0.66 },
    },
    {
      kind: 'incense',
      build: () => whiteTea(),
      shot: {
        set: bedding,
        tone: '#8d9f94',
        accent: '#e9ded0',
        light: 'soft',
        yaw: 0.15,
        lift: 18,
        fill: 0.68,
        props: () => [at(towels(['#a9c0cc', '#c98d72'], 20, 14), { x: 13, z: -15, ry: -0.2 })],
      },
    },
    {
      kind: 'stone',
      build: stones,
      shot: {
        set: stoneTop,
        tone: '#c98d72',
        accent: '#e3d9cc',
        light: 'morning',
        yaw: 0.1,
        lift: 26,
        fill: 0.62,
        props: () => [at(twig('#8aa07c', 12, 5, 3), { x: -12, z: 6, rz: 1.3, y: 0.8 })],
      },
    },
  ],
}
