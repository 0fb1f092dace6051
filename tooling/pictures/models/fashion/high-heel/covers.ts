import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { gloss } from '../../../studio/materials.ts'
import { book, ruler } from '../../../studio/props/desk.ts'
import { blossoms, vaseWithTwig } from '../../../studio/props/green.ts'
import { drape } from '../../../studio/sets/cloths.ts'
import { bedding, counter, darkRoom, desk, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { pavement, slate } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon, steps } from '../../../studio/sets/plain.ts'
import { at } from '../../../studio/shapes.ts'
import { leather, satin, suede } from '../parts/stuffs.ts'
import { flowerBoot, stackedBoot } from './booties.ts'
import { couple, kitten, strappy, wedge } from './open.ts'
import { blockPump, stiletto } from './pumps.ts'

const views = (
  shot: Pick<Views['scene'], 'set' | 'tone'> & Partial<Views['scene']>,
  focus: readonly [number, number] = [0.25, 0.5],
): Views => ({
  scene: { yaw: -0.5, lift: 12, fill: 0.62, light: 'morning', ...shot },
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => ruler(),
    along: 'height',
    shot: { set: softHorizon, tone: '#dfe3e6', accent: '#cdd3d6', yaw: 0, lift: 8 },
  },
})

/** Heeled shoes. */
export const highHeel: LeafPictures = {
  kinds: {
    stiletto: views({ set: plinths, tone: '#b98f8a', accent: '#e9dcc6', lift: 14 }),
    block: views({ set: sunnyRoom, tone: '#b9c7bf', accent: '#d9c3a4' }),
    sandal: views({ set: counter, tone: '#8fb5b0', accent: '#f1eee8' }),
    bootie: views({ set: steps, tone: '#aaa79f', accent: '#d2a184' }, [0.35, 0.6]),
  },
  covers: [
    {
      kind: 'stiletto',
      build: main => stiletto(main, gloss(main), 9.4),
      shot: { set: counter, tone: '#d9a08f', accent: '#f1efec', yaw: -0.2, lift: 9, fill: 0.62, light: 'morning' },
    },
    {
      kind: 'stiletto',
      build: main => couple(() => stiletto(main, satin(main), 9, true)),
      shot: {
        set: drape,
        tone: '#b98a94',
        yaw: -0.5,
        lift: 34,
        fill: 0.64,
        light: 'evening',
        props: () => [at(blossoms('#f6ddd6', 7, 5, 1.5), { x: -12, z: -13 })],
      },
    },
    {
      kind: 'stiletto',
      build: main => couple(() => stiletto(main, leather(main), 6.4), 9, -0.3, 1.5),
      shot: { set: softHorizon, tone: '#86a3b8', accent: '#56687a', yaw: 0.5, lift: 14, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'block',
      build: main => couple(() => blockPump(main, leather(main), false), 9.6, 0.24),
      shot: {
        set: desk,
        tone: '#a9c6c4',
        accent: '#a87048',
        yaw: -0.36,
        lift: 13,
        fill: 0.64,
        light: 'morning',
        props: () => [at(book('#c8594a'), { x: -19, z: -11, ry: 0.4 })],
      },
    },
    {
      kind: 'block',
      build: main => blockPump(main, suede(main), true),
      shot: { set: pavement, tone: '#c9c0b0', accent: '#e3b86a', yaw: -0.5, lift: 15, fill: 0.62, light: 'morning' },
    },
    {
      kind: 'sandal',
      build: main => couple(() => strappy(main), 10, 0.36),
      shot: { set: darkRoom, tone: '#5f837d', accent: '#8f6a4c', yaw: -0.5, lift: 20, fill: 0.62, light: 'evening' },
    },
    {
      kind: 'sandal',
      build: main => couple(() => wedge(main), 10, 0.4),
      shot: { set: cove, tone: '#d9825f', yaw: -0.42, lift: 15, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'sandal',
      build: main => couple(() => kitten(main), 13, 0.5, -5),
      shot: { set: steps, tone: '#c3a379', accent: '#9cc3bd', yaw: -0.5, lift: 24, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'bootie',
      build: main => couple(() => stackedBoot(main, leather(main)), 11, 0.5, -3),
      shot: { set: slate, tone: '#82868a', accent: '#d3c4a4', yaw: -0.4, lift: 10, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'bootie',
      build: main => flowerBoot(main, suede(main)),
      shot: {
        set: bedding,
        tone: '#e3c48e',
        accent: '#9a5a4c',
        yaw: -0.26,
        lift: 10,
        fill: 0.62,
        light: 'evening',
        props: () => [at(vaseWithTwig('#e9dcc8', '#8f9f7c', 13), { x: 17, z: -10 })],
      },
    },
  ],
}
