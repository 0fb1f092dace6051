import { cushion } from '../../../studio/cloth/upholstery.ts'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { slice } from '../../../studio/food/fruit.ts'
import { cloth, gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { book, notebook, ruler } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { rock } from '../../../studio/props/stones.ts'
import { cup, tumbler } from '../../../studio/props/table.ts'
import { counter, desk, sill, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { moss, slate } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, placed, ring } from '../../../studio/shapes.ts'
import { steam } from '../../appliances/parts/air.ts'
import { nightLamp } from '../../appliances/parts/rooms.ts'
import { snow } from '../../fashion/parts/places.ts'
import { clothTable, nightTable, trayTable } from '../../home/parts/tables.ts'
import {
  bigTumbler,
  coffeeCup,
  foodClosed,
  foodLayers,
  foodOpen,
  houseJug,
  kids,
  opened,
  outdoorJug,
  straight,
  withStrainer,
} from './flasks.ts'

const views = (scene: Shot, focus: readonly [number, number], build?: Views['build'], zoom = 2.1): Views => ({
  ...(build ? { build } : {}),
  scene,
  close: { focus, zoom, shot: { props: () => [] } },
  size: {
    beside: () => at(ruler(), {}),
    along: 'height',
    shot: { set: softHorizon, tone: '#dbe1e2', accent: '#eceae5', light: 'soft', lift: 10, yaw: 0 },
  },
})

const schoolBag = () =>
  group(
    at(cushion(24, 26, 11, cloth('#d98a5f', 8, 2), { swell: 1.6, soft: 0.6, round: 5 }), { y: 13 }),
    at(cushion(18, 10, 4, cloth('#c87a50', 8, 2), { swell: 1, soft: 0.4, round: 3 }), { y: 8, z: 6.4 }),
    placed(ring(3, 0.6, matte('#9a5a3a')), { y: 26 }),
  )

const machine = () => {
  const whole = group(
    at(box(34, 6, 30, 1, metal('#b9bcc2', 0.34)), { y: 3 }),
    at(box(34, 44, 14, 2, metal('#c3c6ca', 0.3)), { y: 22, z: -10 }),
    at(box(34, 12, 28, 2, metal('#c3c6ca', 0.3)), { y: 38, z: 0 }),
    at(drum(3.8, 3.2, 5, metal('#8f9399', 0.3), 0.6), { y: 26, z: 4 }),
    at(drum(0.9, 1.1, 3, metal('#8f9399', 0.3), 0.2), { y: 23.6, z: 4 }),
    placed(drum(1.4, 1.2, 13, plastic('#2c2d31'), 0.4), { y: 28.4, z: 6, rx: Math.PI / 2 - 0.1 }),
    ...[-9, -3].map(x => placed(drum(1.5, 1.5, 1, gloss('#2c2d31'), 0.2), { x, y: 39, z: 14, rx: Math.PI / 2 })),
  )
  whole.scale.z = 0.5
  return group(whole)
}

const checked = () =>
  group(
    ...Array.from({ length: 100 }, (_, i) => {
      const [x, z] = [i % 10, Math.floor(i / 10)]
      const tone = (x % 2) + (z % 2)
      return at(box(4.2, 0.16, 4.2, 0.01, matte(['#f4efe4', '#c9d3cb', '#93a99c'][tone] ?? '#f4efe4')), {
        x: (x - 4.5) * 4.2,
        y: -0.05,
        z: (z - 4.5) * 4.2,
      })
    }),
  )

const lemon = () =>
  group(
    placed(slice(3, '#f3dc62', '#f0c93c', 0.5), { y: 0.25 }),
    placed(slice(2.8, '#f3dc62', '#f0c93c', 0.5), { x: 4.6, y: 0.55, z: 1.6, rx: 0.14 }),
  )

/** Flasks, food jars, travel cups. */
export const thermos: LeafPictures = {
  kinds: {
    straight: views(
      {
        set: moss,
        tone: '#7f9a62',
        accent: '#9a958a',
        light: 'day',
        lift: 10,
        fill: 0.54,
        props: () => [at(cup('#ded6c6', '#8a5a2a'), { x: 11, z: 4 })],
      },
      [0.5, 0.78],
      main => straight(main),
    ),
    food: views(
      {
        set: desk,
        tone: '#c9d0d4',
        accent: '#b78d60',
        lift: 18,
        yaw: -0.3,
        fill: 0.52,
        props: () => [at(notebook('#7f94a0'), { x: -22, z: -8, ry: 0.3 }), at(plant(22), { x: 18, z: -16 })],
      },
      [0.45, 0.75],
      foodClosed,
    ),
    jug: views(
      {
        set: snow,
        tone: '#eef2f5',
        accent: '#a9bfd2',
        light: 'morning',
        lift: 9,
        fill: 0.56,
        props: () => [at(rock(8, '#7d7a75', 4), { x: 18, y: 0, z: -12 })],
      },
      [0.5, 0.72],
      main => outdoorJug(main, false),
    ),
    coffee: views(
      {
        set: sill,
        tone: '#b9c6cb',
        accent: '#f1eee7',
        light: 'morning',
        lift: 10,
        fill: 0.52,
        props: () => [at(book('#a9745a'), { x: -15, z: -3, ry: 0.3 })],
      },
      [0.5, 0.85],
    ),
    tumbler: views(
      {
        set: desk,
        tone: '#e0d3c4',
        accent: '#c39f72',
        lift: 12,
        yaw: -0.3,
        fill: 0.56,
        props: () => [
          at(notebook('#d9a48f'), { x: -22, z: -6, ry: 0.3 }),
          at(tumbler('#f0d88a', 3.4, 10, 0.7, 2), { x: 17, z: -4 }),
        ],
      },
      [0.45, 0.7],
    ),
  },
  covers: [
    {
      kind: 'straight',
      build: opened,
      shot: {
        set: sunnyDesk,
        tone: '#b8c4bd',
        accent: '#b3835a',
        light: 'morning',
        yaw: 0.1,
        lift: 16,
        fill: 0.6,
        centre: [0.5, 0.58],
        props: () => [
          at(group(steam(11, 6, 0.16)), { x: -4, y: 20.8 }),
          at(book('#e0d3bd'), { x: -19, z: -9, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'straight',
      build: withStrainer,
      shot: { set: clothTable, tone: '#c7bda8', accent: '#efe8da', yaw: 0, lift: 18, fill: 0.62, light: 'day' },
    },
    {
      kind: 'straight',
      build: main => straight(main, 3.6, 20, true),
      shot: { set: slate, tone: '#4d565d', accent: '#b4c2cc', light: 'soft', lift: 9, fill: 0.56 },
    },
    {
      kind: 'straight',
      build: kids,
      shot: {
        set: softHorizon,
        tone: '#f0dfc4',
        accent: '#f6eddd',
        light: 'day',
        lift: 14,
        fill: 0.6,
        yaw: -0.12,
        centre: [0.46, 0.56],
        props: () => [at(schoolBag(), { x: 15, z: -16, ry: -0.2 })],
      },
    },
    {
      kind: 'food',
      build: foodOpen,
      shot: {
        set: trayTable,
        tone: '#8d9aa0',
        accent: '#c7a474',
        light: 'day',
        lift: 30,
        yaw: 0,
        fill: 0.62,
        props: () => [at(group(steam(12, 8, 0.15)), { x: -4, y: 12.6 })],
      },
    },
    {
      kind: 'food',
      build: foodLayers,
      shot: {
        set: clothTable,
        tone: '#ccb7a0',
        accent: '#e4d9c8',
        light: 'soft',
        lift: 38,
        yaw: 0.12,
        fill: 0.66,
        props: () => [at(group(checked()), { ry: 0.3, z: 2 })],
      },
    },
    {
      kind: 'jug',
      build: main => outdoorJug(main),
      shot: {
        set: snow,
        tone: '#eef1f4',
        accent: '#b7cbdc',
        light: 'morning',
        lift: 10,
        yaw: 0.1,
        fill: 0.62,
        props: () => [
          at(rock(9, '#85817b', 7), { x: 21, z: -10 }),
          at(group(steam(8, 5, 0.14)), { x: -11, y: 6, z: 5 }),
        ],
      },
    },
    {
      kind: 'jug',
      build: houseJug,
      shot: {
        set: nightTable,
        tone: '#8a7264',
        accent: '#7a5238',
        light: 'evening',
        lift: 12,
        yaw: -0.15,
        fill: 0.56,
        centre: [0.46, 0.56],
        props: () => [at(nightLamp('#ffe3b8'), { x: 21, z: -12 }), at(book('#c9b79c'), { x: -19, z: -6, ry: 0.2 })],
      },
    },
    {
      kind: 'coffee',
      build: coffeeCup,
      shot: {
        set: tiledKitchen,
        tone: '#a9b8b6',
        accent: '#9a7250',
        light: 'day',
        lift: 13,
        fill: 0.54,
        centre: [0.5, 0.6],
        props: () => [at(machine(), { z: -12.6, x: 6 })],
      },
    },
    {
      kind: 'tumbler',
      build: bigTumbler,
      shot: {
        set: counter,
        tone: '#e3c9a6',
        accent: '#efeae2',
        light: 'soft',
        lift: 12,
        yaw: -0.25,
        fill: 0.62,
        props: () => [at(group(lemon()), { x: -13, z: 4 })],
      },
    },
  ],
}
