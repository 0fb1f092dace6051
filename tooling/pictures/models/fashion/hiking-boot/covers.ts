import type { Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { ruler } from '../../../studio/props/desk.ts'
import { leaf, twig } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { rock } from '../../../studio/props/stones.ts'
import { beach, moss, pavement, slate } from '../../../studio/sets/outdoors.ts'
import { softHorizon, steps } from '../../../studio/sets/plain.ts'
import { at, ball, drum, group } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { rope } from '../backpack/packs.ts'
import { snow } from '../parts/places.ts'
import { leather, suede } from '../parts/stuffs.ts'
import { leaning, pairOf } from '../running-shoe/shoes.ts'
import { hiker, snowBoot } from './boots.ts'
import { clods, lowShoe, waterShoe } from './low.ts'

const views = (shot: Pick<Views['scene'], 'set' | 'tone'> & Partial<Views['scene']>): Views => ({
  scene: { yaw: 0.4, lift: 10, fill: 0.64, light: 'morning', ...shot },
  close: { focus: [0.66, 0.6], zoom: 2.2 },
  size: {
    beside: () => ruler(),
    along: 'height',
    shot: { set: softHorizon, tone: '#dde3e2', accent: '#cbd2d0', yaw: 0, lift: 8 },
  },
})

const pole = (): Object3D =>
  at(group(at(drum(0.8, 0.9, 60, metal('#c8503c', 0.35)), {}), at(drum(2.6, 1.2, 1.2, matte('#2b2d31')), { y: 3 })), {
    rz: 0.5,
  })

const shells = (): Object3D =>
  group(
    ...Array.from({ length: 5 }, (_, i) => {
      const shell = ball(1.5, matte(['#f3e2d0', '#e9b8a4', '#f7efe2'][i % 3] ?? '#ffffff', 0.5))
      shell.scale.set(1, 0.45, 0.8)
      return at(shell, { x: i * 4 - 8, z: (i % 2) * 4, ry: i })
    }),
  )

const fallen = (): Object3D =>
  group(
    ...['#d98a3c', '#c8592e', '#e0b34a'].map((tone, i) =>
      at(leaf(tone, 7, 4, 0.6), { x: i * 6 - 6, y: 0.6, z: (i % 2) * 5, ry: i * 1.7, rx: -1.4 }),
    ),
  )

/** Hiking boots, snow boots and water shoes. */
export const hikingBoot: LeafPictures = {
  kinds: {
    high: views({ set: slate, tone: '#7d7a72', accent: '#a9c3d6', light: 'evening' }),
    mid: views({ set: moss, tone: '#76924f', accent: '#8d897f' }),
    low: views({ set: pavement, tone: '#a9a69f', accent: '#d8b98a', yaw: -0.4 }),
    snow: views({ set: snow, tone: '#eef3f7', accent: '#9fc0d8' }),
    river: views({ set: slate, tone: '#8a8f8c', accent: '#b9dbd6', yaw: -0.5, lift: 16 }),
  },
  covers: [
    {
      kind: 'high',
      build: main => hiker({ stuff: suede(main), main, tall: 16, cord: '#c8392e', mid: '#4a4038', hooks: 3 }),
      shot: { set: moss, tone: '#6f8f45', accent: '#8a867c', yaw: -0.4, lift: 8, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'high',
      build: main =>
        pairOf(
          () => hiker({ stuff: leather(main), main, tall: 16, cord: '#e9c45c', mid: '#3a332c', hooks: 3 }),
          13,
          0.4,
        ),
      shot: {
        set: slate,
        tone: '#8f8a80',
        accent: '#bcd2e2',
        yaw: 0.5,
        lift: 11,
        fill: 0.66,
        light: 'morning',
        props: () => [at(rope('#3f74b8', 6), { x: 21, z: 8 })],
      },
    },
    {
      kind: 'mid',
      build: main =>
        hiker({
          stuff: suede(main),
          main,
          tall: 13.4,
          cord: '#f0bf3c',
          mid: '#6b665a',
          panel: fabric({ color: lighter(main, 0.14), weave: 'mesh' }),
          hooks: 2,
        }),
      shot: {
        set: pavement,
        tone: '#b9ab95',
        accent: '#9cc6dc',
        yaw: -0.34,
        lift: 8,
        fill: 0.62,
        light: 'day',
        props: () => [at(pole(), { x: -8, z: -12 })],
      },
    },
    {
      kind: 'mid',
      build: main =>
        pairOf(
          () => hiker({ stuff: suede(main), main, tall: 13.4, cord: '#f6f1e6', mid: '#e9e1d2', hooks: 2 }),
          12.5,
          -0.3,
        ),
      shot: {
        set: moss,
        tone: '#8a7a48',
        accent: '#7d766a',
        yaw: -0.55,
        lift: 13,
        fill: 0.66,
        light: 'morning',
        props: () => [at(fallen(), { x: 2, z: 15 })],
      },
    },
    {
      kind: 'low',
      build: main => pairOf(() => lowShoe(main, false)),
      shot: { set: steps, tone: '#b5aea0', accent: '#e0a878', yaw: -0.42, lift: 13, fill: 0.66, light: 'evening' },
    },
    {
      kind: 'low',
      build: main => group(leaning(() => group(lowShoe(main, true), clods()))),
      shot: {
        set: moss,
        tone: '#7d6a45',
        accent: '#6f675a',
        yaw: 0.34,
        lift: 12,
        fill: 0.66,
        light: 'soft',
        props: () => [at(twig('#6f8f57', 16, 6, 5), { x: 20, z: -8, rz: -0.3 })],
      },
    },
    {
      kind: 'snow',
      build: main => snowBoot(main, false),
      shot: { set: snow, tone: '#f1f5f8', accent: '#a9cbe3', yaw: -0.4, lift: 9, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'snow',
      build: main => pairOf(() => snowBoot(main, true), 14, 0.5),
      shot: {
        set: snow,
        tone: '#eef1f4',
        accent: '#e3b58c',
        yaw: 0.5,
        lift: 12,
        fill: 0.66,
        light: 'evening',
        props: () => [at(rock(5, '#e9edf0', 3), { x: -22, z: -10 })],
      },
    },
    {
      kind: 'river',
      build: main => waterShoe(main, false),
      shot: { set: slate, tone: '#7f8a8c', accent: '#bfe0dd', yaw: -0.5, lift: 18, fill: 0.64, light: 'day' },
    },
    {
      kind: 'river',
      build: main => pairOf(() => waterShoe(main, true), 12, 0.3),
      shot: {
        set: beach,
        tone: '#e6d0a4',
        accent: '#8fd0e0',
        yaw: 0.55,
        lift: 22,
        fill: 0.66,
        light: 'morning',
        props: () => [at(shells(), { x: -6, z: 17 }), at(towels(['#e0623c'], 20, 14), { x: -26, z: -14 })],
      },
    },
  ],
}
