import { foldedStack, laid } from '../../../studio/cloth/trims.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { notebook, pen, ruler } from '../../../studio/props/desk.ts'
import { hanging, linen } from '../../../studio/sets/cloths.ts'
import { counter, darkRoom, desk } from '../../../studio/sets/indoors.ts'
import { plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { shirt } from '../blouse/tops.ts'
import { cloth, satin } from '../parts/stuffs.ts'
import { coiledBelt, plateBelt, ringBelt } from './belts.ts'
import { bowTie, hungTie, knottedTie, pocketSquare, rolledTie, woven } from './ties.ts'

const views = (
  shot: Pick<Views['scene'], 'set' | 'tone'> & Partial<Views['scene']>,
  along: 'height' | 'width' = 'width',
): Views => ({
  scene: { yaw: 0.3, lift: 16, fill: 0.62, light: 'morning', ...shot },
  close: { focus: [0.5, 0.6], zoom: 2, shot: { ...shot, yaw: 0.2 } },
  size: {
    beside: () => ruler(),
    along,
    shot: { set: softHorizon, tone: '#dfe2e4', accent: '#cfd4d7', yaw: 0, lift: 8 },
  },
})

const ringBox = () =>
  group(
    at(box(8, 3.4, 8, 0.4, matte('#8a2332', 0.7)), { y: 1.7 }),
    at(box(8.3, 1.6, 8.3, 0.4, matte('#9a2a3a', 0.7)), { y: 4 }),
  )

/** Ties, bow ties, belts and pocket squares. */
export const necktie: LeafPictures = {
  kinds: {
    tie: {
      ...views({ set: hanging, tone: '#bfae9a', lift: 2, fill: 0.7 }, 'height'),
      build: main => knottedTie(main, satin(main), false, false),
    },
    bow: {
      ...views({ set: counter, tone: '#a9bcc0', accent: '#f1eee8', lift: 20 }),
      build: main => bowTie(main, satin(main)),
    },
    belt: views({ set: desk, tone: '#a3b8b4', accent: '#b98252', lift: 26 }),
    square: {
      ...views({ set: desk, tone: '#a9b8c0', accent: '#b98252', lift: 26 }),
      build: main => foldedStack([woven(main, 'medallions')], 12, 12, 0.9),
      close: {
        focus: [0.5, 0.5],
        zoom: 2,
        shot: { set: desk, tone: '#a9b8c0', accent: '#b98252', lift: 34, fill: 0.6 },
      },
    },
  },
  covers: [
    {
      kind: 'tie',
      build: main => rolledTie(satin(main)),
      shot: {
        set: desk,
        tone: '#e3c08f',
        accent: '#b07a4c',
        yaw: -0.5,
        lift: 26,
        fill: 0.66,
        light: 'evening',
        props: () => [at(pen('#24272c'), { x: 6, z: -14, ry: 0.3 })],
      },
    },
    {
      kind: 'tie',
      build: main => hungTie(main, woven(main, 'stripes')),
      shot: { set: hanging, tone: '#d9cba8', lift: 2, fill: 0.7, yaw: 0.2, light: 'day' },
    },
    {
      kind: 'tie',
      build: main => knottedTie(main, cloth(main, 'linen'), false, true),
      shot: { set: hanging, tone: '#a6c4b4', lift: 2, fill: 0.7, yaw: -0.16, light: 'morning' },
    },
    {
      kind: 'tie',
      build: main => laid(knottedTie(main, cloth(main, 'knit'), true, false), 0.3),
      shot: { set: linen, tone: '#7d94a3', light: 'above', lift: 84, fill: 0.68 },
    },
    {
      kind: 'bow',
      build: main => bowTie(main, woven(main, 'figures')),
      shot: {
        set: plinths,
        tone: '#8fb3b0',
        accent: '#e9cf9c',
        yaw: 0.24,
        lift: 16,
        fill: 0.6,
        light: 'day',
        props: () => [at(ringBox(), { x: -15, z: -12, ry: 0.4 })],
      },
    },
    {
      kind: 'bow',
      build: main =>
        laid(group(shirt('#f6f3ec', false), at(bowTie(main, cloth(main, 'linen')), { y: -5.4, z: 4.4, s: 1.1 })), 0.06),
      shot: { set: linen, tone: '#a8764e', light: 'above', lift: 84, fill: 1.5, centre: [0.5, 1.02] },
    },
    {
      kind: 'belt',
      build: coiledBelt,
      shot: { set: darkRoom, tone: '#4d6a6a', accent: '#b98252', yaw: -0.8, lift: 26, fill: 0.62, light: 'evening' },
    },
    {
      kind: 'belt',
      build: plateBelt,
      shot: {
        set: desk,
        tone: '#b9cbd3',
        accent: '#c89a66',
        yaw: -0.24,
        lift: 28,
        fill: 0.64,
        light: 'morning',
        props: () => [at(notebook('#7c5335'), { x: 16, z: -15, ry: -0.3 })],
      },
    },
    {
      kind: 'belt',
      build: ringBelt,
      shot: { set: desk, tone: '#d9c3a8', accent: '#c89a66', yaw: 0.3, lift: 40, fill: 0.7, light: 'day' },
    },
    {
      kind: 'square',
      build: pocketSquare,
      shot: { set: hanging, tone: '#8a9099', lift: 1, fill: 1.3, yaw: -0.08, light: 'morning' },
    },
  ],
}
