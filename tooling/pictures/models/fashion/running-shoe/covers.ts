import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { ruler } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { rock } from '../../../studio/props/stones.ts'
import { concrete } from '../../../studio/sets/cloths.ts'
import { shelf, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { grass, pavement, slate, track } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon, steps } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { casual, jogging, leaning, pairOf, racing, tiptoe, trail } from './shoes.ts'

const views = (
  shot: Pick<Views['scene'], 'set' | 'tone'> & Partial<Views['scene']>,
  measured?: Views['build'],
): Views => ({
  scene: { yaw: -0.5, lift: 12, fill: 0.66, light: 'morning', ...shot },
  close: { focus: [0.62, 0.62], zoom: 2.2 },
  size: {
    beside: () => ruler(),
    along: 'width',
    ...(measured ? { build: measured } : {}),
    shot: { set: softHorizon, tone: '#e8e6e1', accent: '#dcd9d2', yaw: 0 },
  },
})

/** Running shoes and trainers. */
export const runningShoe: LeafPictures = {
  kinds: {
    jogging: views({ set: pavement, tone: '#b9b7b1', accent: '#d5cfc2' }),
    racing: views({ set: track, tone: '#b5644c', accent: '#d9e3ea' }, main => racing(main, '#f7f4ee')),
    trail: views({ set: slate, tone: '#77736b', accent: '#b9c2b0' }),
    casual: views({ set: sunnyRoom, tone: '#e2dacb', accent: '#cfc4b0' }, main => casual(main, 'leather', '#fbf9f4')),
  },
  covers: [
    {
      kind: 'jogging',
      build: main => jogging(main),
      shot: { set: pavement, tone: '#8d8c8a', accent: '#c9c4ba', yaw: -0.16, lift: 6, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'jogging',
      build: main => pairOf(() => jogging(main, 'mesh', '#ffffff')),
      shot: { set: grass, tone: '#8aa55c', accent: '#cfe0ea', yaw: 0.55, lift: 15, fill: 0.66 },
    },
    {
      kind: 'jogging',
      build: main => leaning(() => jogging(main, 'knit', '#ffffff')),
      shot: { set: steps, tone: '#c9b79a', accent: '#e3dccb', yaw: -0.5, lift: 13, fill: 0.66 },
    },
    {
      kind: 'racing',
      build: main => tiptoe(() => racing(main, '#f7f4ee')),
      shot: { set: track, tone: '#b35a45', accent: '#dfe6ea', yaw: -0.3, lift: 10, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'racing',
      build: main => racing(main, lighter(main, 0.75), 3.8),
      shot: { set: cove, tone: '#d5dde4', yaw: 0.4, lift: 9, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'trail',
      build: main => trail(main, '#3b3a38'),
      shot: {
        set: slate,
        tone: '#6f6d68',
        accent: '#b7c2ad',
        yaw: -0.5,
        lift: 12,
        fill: 0.64,
        light: 'evening',
        props: () => [at(twig('#6f8f57', 15, 6, 5), { x: -14, z: -9, rz: 0.5 })],
      },
    },
    {
      kind: 'trail',
      build: main => pairOf(() => trail(main, darker(main, 0.45))),
      shot: {
        set: steps,
        tone: '#a9a498',
        accent: '#c5cfb9',
        yaw: 0.35,
        lift: 11,
        fill: 0.66,
        light: 'morning',
        props: () => [at(rock(4, '#8a877f', 6), { x: 22, z: 8 })],
      },
    },
    {
      kind: 'casual',
      build: main =>
        group(
          pairOf(() => casual(main, 'leather', '#fbf9f4')),
          at(box(33, 3, 26, 0.4, matte('#d9c6a8')), { y: -1.6 }),
        ),
      shot: {
        set: sunnyRoom,
        tone: '#e6ddce',
        accent: '#dcd3c4',
        yaw: -0.45,
        lift: 17,
        fill: 0.64,
        light: 'morning',
        props: () => [at(towels(['#f7f4ee'], 18, 12), { x: -22, z: -6, y: -3 })],
      },
    },
    {
      kind: 'casual',
      build: main => leaning(() => casual(main, 'canvas', '#f4efe2', '#f4efe2')),
      shot: { set: concrete, tone: '#c9c7c2', yaw: 0.3, lift: 24, fill: 0.64 },
    },
    {
      kind: 'casual',
      build: main => pairOf(() => casual(main, 'suede', '#a9713f', darker(main, 0.15)), 11.5, 0.5),
      shot: { set: shelf, tone: '#d9cdbb', accent: '#8a5a35', yaw: -0.25, lift: 8, fill: 0.64, light: 'evening' },
    },
  ],
}
