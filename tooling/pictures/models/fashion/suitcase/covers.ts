import type { Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { gift, towels } from '../../../studio/props/soft.ts'
import { bathLedge, counter, darkRoom, desk, room, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon, steps } from '../../../studio/sets/plain.ts'
import { at, box, group, slab } from '../../../studio/shapes.ts'
import { disc, rounded } from '../../../studio/soft-shapes.ts'
import { casual, pairOf } from '../running-shoe/shoes.ts'
import { frameCase, frontCase, zippedCase } from './shells.ts'
import { duffel, softCase } from './soft.ts'

const views = (
  shot: Pick<Views['scene'], 'set' | 'tone'> & Partial<Views['scene']>,
  focus: readonly [number, number] = [0.6, 0.75],
): Views => ({
  scene: { yaw: -0.44, lift: 8, fill: 0.64, light: 'morning', ...shot },
  close: { focus, zoom: 2.4 },
  size: {
    beside: () => chair(),
    along: 'height',
    shot: { set: room, tone: '#d8dfe0', accent: '#b7c1c4', lift: 6, yaw: 0 },
  },
})

const sticker = (tone: string, shape: 'round' | 'wide', x: number, y: number, turn: number): Object3D =>
  at(
    group(
      shape === 'round'
        ? at(disc(3.4, matte('#fffdf6', 0.5)), { rx: Math.PI / 2 })
        : slab(rounded(9, 5.4, 1), 0.1, 0.02, matte('#fffdf6', 0.5)),
      shape === 'round'
        ? at(disc(2.8, matte(tone, 0.5)), { rx: Math.PI / 2, z: 0.06 })
        : at(slab(rounded(8.2, 4.6, 0.8), 0.1, 0.02, matte(tone, 0.5)), { z: 0.06 }),
      at(box(shape === 'round' ? 2.6 : 5.4, 0.5, 0.1, 0.05, matte('#fffdf6', 0.5)), { z: 0.12, rz: 0.4 }),
    ),
    { x, y, z: 13.6, rz: turn },
  )

const stickers = () => [
  sticker('#e0623c', 'round', -9, 44, 0.2),
  sticker('#3164bb', 'wide', 6, 49, -0.16),
  sticker('#f0bf3c', 'round', 9, 38, 0.5),
  sticker('#d8788b', 'wide', -6, 24, 0.22),
]

/** Suitcases and travel bags. */
export const suitcase: LeafPictures = {
  kinds: {
    zipped: {
      ...views({
        set: room,
        tone: '#b9d3d3',
        accent: '#e3c9a4',
        props: () => [at(plant(60, '#d8cfc0'), { x: 58, z: -22 })],
      }),
      build: main => zippedCase(main, { out: 34 }),
    },
    frame: views({ set: steps, tone: '#a9a8a4', accent: '#d9a978', light: 'evening' }),
    front: views({ set: softHorizon, tone: '#a9c3cc', accent: '#e1ddd4' }, [0.5, 0.5]),
    soft: views({ set: pavement, tone: '#b5b3ad', accent: '#c98f6f' }),
    duffel: views({ set: plinths, tone: '#c3b59c', accent: '#7f9f98', lift: 12 }, [0.5, 0.6]),
  },
  covers: [
    {
      kind: 'zipped',
      build: main => zippedCase(main, { out: 38 }),
      shot: { set: counter, tone: '#f0d29a', accent: '#e3e7ea', yaw: -0.44, lift: 8, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'zipped',
      build: main => zippedCase(main, { extra: stickers() }),
      shot: {
        set: room,
        tone: '#f1bfae',
        accent: '#f3e3c6',
        yaw: 0.3,
        lift: 9,
        fill: 0.64,
        light: 'day',
        props: () => [
          at(
            pairOf(() => casual('#f2efe8', 'canvas', '#f6f3ec')),
            { x: 42, z: 8, ry: 0.4 },
          ),
        ],
      },
    },
    {
      kind: 'zipped',
      build: main => zippedCase(main, { wider: true, cross: true, out: 20 }),
      shot: {
        set: sunnyRoom,
        tone: '#e9cfae',
        accent: '#c9a3a0',
        yaw: -0.75,
        lift: 9,
        fill: 0.64,
        light: 'morning',
        props: () => [at(gift('#d8788b', '#f6efe2', 20), { x: -44, z: -4, ry: 0.4 })],
      },
    },
    {
      kind: 'frame',
      build: main => frameCase(main, false),
      shot: { set: softHorizon, tone: '#6f92a8', accent: '#454b52', yaw: -0.58, lift: 9, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'frame',
      build: main => frameCase(main, true, 32),
      shot: { set: pavement, tone: '#c4bba9', accent: '#e0a064', yaw: 0.5, lift: 8, fill: 0.66, light: 'evening' },
    },
    {
      kind: 'front',
      build: frontCase,
      shot: { set: cove, tone: '#efcfae', yaw: -0.46, lift: 13, fill: 0.68, light: 'day' },
    },
    {
      kind: 'soft',
      build: main => softCase(main, 2.4, true),
      shot: { set: steps, tone: '#c9b48f', accent: '#a8cbd0', yaw: 0.42, lift: 12, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'soft',
      build: main => softCase(main, 34),
      shot: { set: darkRoom, tone: '#7fa39a', accent: '#c9a474', yaw: -0.42, lift: 8, fill: 0.66, light: 'day' },
    },
    {
      kind: 'duffel',
      build: main => duffel(main, false),
      shot: {
        set: bathLedge,
        tone: '#f3dcc0',
        accent: '#c9b79a',
        yaw: 0.36,
        lift: 11,
        fill: 0.66,
        light: 'day',
        props: () => [at(towels(['#ffffff', '#f0c6c6'], 24, 18), { x: -40, z: -6 })],
      },
    },
    {
      kind: 'duffel',
      build: main => duffel(main, true),
      shot: { set: desk, tone: '#bcd3dc', accent: '#8f8678', yaw: -0.4, lift: 13, fill: 0.68, light: 'soft' },
    },
  ],
}
