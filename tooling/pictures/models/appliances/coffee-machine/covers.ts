import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { gloss, matte, metal, wood } from '../../../studio/materials.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { beans, bowl, cup, plateOf } from '../../../studio/props/table.ts'
import { counter, desk, kitchenBoard, shelf, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { grass } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group } from '../../../studio/shapes.ts'
import { steam } from '../parts/air.ts'
import { croissant } from '../parts/food.ts'
import {
  autoMachine,
  barEspresso,
  capsuleFrother,
  capsulePortable,
  capsuleSlim,
  capsules,
  dripMachine,
  espressoCup,
  grinderEspresso,
  slimEspresso,
} from './machines.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], zoom = 2.2): Views => ({
  scene: {
    set: tiledKitchen,
    tone,
    accent,
    light: 'morning',
    yaw: -0.35,
    lift: 12,
    fill: 0.56,
    props: () => [at(espressoCup('#d98f6a'), { x: 26, z: 13 }), at(croissant(), { x: -25, z: 12, ry: 0.4 })],
  },
  close: { focus, zoom },
  size: {
    beside: () => cup('#7f97a5'),
    along: 'height',
    shot: { set: softHorizon, tone: '#e6e7e6', accent: '#d7dad9', yaw: 0 },
  },
})

const tamper = () =>
  group(
    drum(3, 3, 1, metal('#d3d6da', 0.2), 0.2),
    at(drum(0.9, 1.4, 3, metal('#d3d6da', 0.2), 0.4), { y: 1 }),
    at(ball(2, wood('#7c4a2c')), { y: 5 }),
  )

const paper = () =>
  group(
    ...[0, 1, 2].map(i =>
      at(box(30 - i * 0.6, 0.5, 21, 0.2, matte(i % 2 ? '#e2ddd0' : '#efeade')), { y: 0.3 + i * 0.5, ry: i * 0.03 }),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      at(box(i % 3 ? 12 : 9, 0.05, 0.7, 0.01, matte('#8f8a80')), { x: i % 3 ? -7 : -8.4, y: 1.62, z: -8 + i * 1.9 }),
    ),
    at(box(11, 0.05, 13, 0.01, matte('#b9a58a')), { x: 7.4, y: 1.62, z: -1 }),
  )

const enamelCup = () =>
  group(
    drum(4, 3.8, 7, gloss('#e9e4d8'), 0.4),
    at(drum(3.7, 3.7, 0.1, matte('#5a3018', 0.4), 0), { y: 6.6 }),
    at(drum(4.1, 4.1, 0.4, gloss('#2f4469'), 0.1), { y: 6.6 }),
    at(drum(3.7, 3.7, 0.5, matte('#4a2814', 0.4), 0), { y: 6.62 }),
  )

const campTable = () =>
  group(
    ...[0, 1, 2, 3, 4, 5].map(i => at(box(46, 1.2, 5.4, 0.4, wood('#b98757')), { y: -0.6, z: -14 + i * 5.8 })),
    ...[-1, 1].map(x => at(box(2, 1, 36, 0.3, metal('#8d9096')), { x: x * 18, y: -1.6 })),
  )

/** Coffee machines. */
export const coffeeMachine: LeafPictures = {
  kinds: {
    espresso: views('#d3c4b4', '#8a5f3d', [0.5, 0.62]),
    auto: views('#b9c7c4', '#a97c4f', [0.5, 0.74]),
    capsule: { ...views('#c9cdd8', '#b08556', [0.55, 0.7]), build: main => capsuleSlim(main) },
    drip: views('#d8cdb4', '#9a7048', [0.5, 0.3]),
  },
  covers: [
    {
      kind: 'espresso',
      build: slimEspresso,
      shot: {
        set: tiledKitchen,
        tone: '#a9cbbf',
        accent: '#b98f62',
        yaw: 0.42,
        lift: 11,
        fill: 0.6,
        light: 'morning',
        props: () => [at(steam(9, 6, 0.16), { x: 2, y: 10, z: 9 }), at(plant(20, '#f0e8d8'), { x: -19, z: -7 })],
      },
    },
    {
      kind: 'espresso',
      build: barEspresso,
      shot: {
        set: shelf,
        tone: '#7a4a3a',
        accent: '#4a3326',
        yaw: -0.3,
        lift: 10,
        fill: 0.64,
        light: 'evening',
        props: () => [at(tamper(), { x: 26, z: 9 }), at(beans('#5a3520', 14, 5), { x: 27, z: 14 })],
      },
    },
    {
      kind: 'espresso',
      build: grinderEspresso,
      shot: {
        set: counter,
        tone: '#d9b48f',
        accent: '#e9e3da',
        yaw: 0.3,
        lift: 14,
        fill: 0.62,
        props: () => [at(beans('#5a3520', 34, 12), { x: 16, z: 21 })],
      },
    },
    {
      kind: 'auto',
      build: main => autoMachine(main),
      shot: {
        set: cove,
        tone: '#a3b4c4',
        yaw: -0.42,
        lift: 10,
        fill: 0.6,
        light: 'soft',
        props: () => [at(espressoCup('#f6f1e6'), { x: -22, z: 10 })],
      },
    },
    {
      kind: 'auto',
      build: main => autoMachine(main, { w: 20, h: 30, screen: false, drink: 'cup' }),
      shot: {
        set: sunnyDesk,
        tone: '#8fb0c4',
        accent: '#b98a5c',
        yaw: 0.36,
        lift: 13,
        fill: 0.58,
        light: 'morning',
        props: () => [
          at(plateOf('#f3eee4', 10), { x: -21, z: 9 }),
          at(croissant(1.1), { x: -21, y: 1.2, z: 8, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'capsule',
      build: capsuleSlim,
      shot: {
        set: kitchenBoard,
        tone: '#e3cdb8',
        accent: '#a5774c',
        yaw: 0.95,
        lift: 12,
        fill: 0.6,
        props: () => [
          at(bowl('#f3ede2', 6, 4.4), { x: -11, z: 16 }),
          at(capsules(['#c8392e', '#d3ab62', '#5f3f2e', '#6f8f5c', '#3164bb', '#b98757'], 3, 4), {
            x: -11,
            y: 3.4,
            z: 16,
          }),
        ],
      },
    },
    {
      kind: 'capsule',
      build: capsulePortable,
      shot: {
        set: grass,
        tone: '#7f9a5c',
        accent: '#e6d0b0',
        yaw: -0.3,
        lift: 13,
        fill: 0.56,
        light: 'morning',
        props: () => [
          campTable(),
          at(enamelCup(), { x: 13, z: 3 }),
          at(capsules(['#d3ab62', '#5f3f2e', '#c8392e'], 3, 2), { x: -10, z: 6 }),
        ],
      },
    },
    {
      kind: 'capsule',
      build: capsuleFrother,
      shot: {
        set: plinths,
        tone: '#d6cdbb',
        accent: '#bfae90',
        yaw: -0.24,
        lift: 12,
        fill: 0.62,
        light: 'soft',
        props: () => [at(capsules(['#802637', '#d3ab62', '#43484f'], 4, 9), { x: -4, z: 17 })],
      },
    },
    {
      kind: 'drip',
      build: main => dripMachine(main),
      shot: {
        set: desk,
        tone: '#c2cbb0',
        accent: '#b98f62',
        yaw: 0.3,
        lift: 12,
        fill: 0.6,
        light: 'morning',
        props: () => [at(paper(), { x: -24, z: 10, ry: 0.3 }), at(cup('#e9d9c4', '#4a2814'), { x: 21, z: 10 })],
      },
    },
    {
      kind: 'drip',
      build: main => dripMachine(main, { beans: true, digits: '10:08' }),
      shot: {
        set: tiledKitchen,
        tone: '#f0d2b4',
        accent: '#7c5a40',
        yaw: -0.4,
        lift: 9,
        fill: 0.62,
        light: 'evening',
        props: () => [
          at(vaseWithTwig('#e6dccb', '#7d9470', 18), { x: 23, z: -6 }),
          at(napkin('#d98f6a', 14), { x: -20, z: 12, ry: 0.3 }),
        ],
      },
    },
  ],
}
