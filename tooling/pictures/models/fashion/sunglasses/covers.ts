import type { Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { notebook, ruler } from '../../../studio/props/desk.ts'
import { blanket } from '../../../studio/props/soft.ts'
import { rock } from '../../../studio/props/stones.ts'
import { cup, plateOf } from '../../../studio/props/table.ts'
import { bathLedge, counter, darkRoom, desk, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { beach, pavement, slate, track } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group, ring, thrown } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { merged } from '../parts/strips.ts'
import { glasses, shield, tinted } from './frames.ts'

const gold = () => metal('#d2a758', 0.24)

const views = (shot: Pick<Views['scene'], 'set' | 'tone'> & Partial<Views['scene']>): Views => ({
  scene: { yaw: -0.5, lift: 18, fill: 0.6, light: 'morning', ...shot },
  close: { focus: [0.72, 0.6], zoom: 2.2 },
  size: {
    beside: () => ruler(),
    along: 'width',
    shot: { set: softHorizon, tone: '#dfe4e6', accent: '#cfd5d8', yaw: 0, lift: 8 },
  },
})

const hat = (): Object3D =>
  group(
    thrown(
      [
        [0, 10.5],
        [5, 10.2],
        [8, 8.4],
        [8.8, 5],
        [9.4, 1.4],
        [13, 0.7],
        [18, 0.4],
        [18.2, 0.1],
      ],
      matte('#dcbf8a', 0.9),
    ),
    at(ring(9.3, 0.9, matte('#7a3b3b', 0.8)), { y: 2.6, rx: Math.PI / 2 }),
  )

const newspaper = (): Object3D =>
  group(
    at(box(26, 0.3, 19, 0.1, matte('#e9e4d8')), { y: -0.1 }),
    at(box(24, 0.3, 17.6, 0.1, matte('#f3efe6')), { y: 0.02, x: 0.6, z: 0.4 }),
  )

const keyboard = (): Object3D => {
  const keys = Array.from({ length: 44 }, (_, i) =>
    at(box(1.7, 0.6, 1.7, 0.2, plastic('#5b636d', 0.5)), {
      x: ((i % 11) - 5) * 2.1,
      y: 1.2,
      z: (Math.floor(i / 11) - 1.5) * 2.1,
    }),
  )
  for (const key of keys) {
    key.updateMatrix()
    key.geometry.applyMatrix4(key.matrix)
  }
  return group(
    at(box(25, 1.2, 10, 0.5, plastic('#2d3138', 0.5)), { y: 0.6 }),
    merged(
      keys.map(key => key.geometry),
      plastic('#68717c', 0.5),
    ),
  )
}

/** Sunglasses and spectacles. */
export const sunglasses: LeafPictures = {
  kinds: {
    square: views({ set: plinths, tone: '#d8a48c', accent: '#e9dcc6' }),
    round: views({ set: sunnyDesk, tone: '#a9c4bf', accent: '#c08a58' }),
    aviator: views({ set: sill, tone: '#e9d3ae', accent: '#f2ede2' }),
    sport: views({ set: slate, tone: '#7b7a75', accent: '#b9cdd8' }),
    screen: views({
      set: desk,
      tone: '#a9b9c9',
      accent: '#c69c6d',
      props: () => [at(notebook('#6d7b74'), { x: -13, z: -9, ry: 0.3 })],
    }),
  },
  covers: [
    {
      kind: 'square',
      build: main =>
        glasses({ shape: 'square', lens: tinted('#2a2422', 0.9), frame: gloss(main), rim: 0.62, tips: gloss(main) }),
      shot: {
        set: counter,
        tone: '#dfa58c',
        accent: '#f3f0ea',
        yaw: 0.42,
        lift: 17,
        fill: 0.64,
        light: 'morning',
        props: () => [at(blanket('#e9dcc6', 20, 14), { x: -10, z: -17, ry: 0.3, s: 0.8 })],
      },
    },
    {
      kind: 'square',
      build: main =>
        glasses({
          shape: 'square',
          lens: tinted('#4a3a26', 0.92),
          frame: matte(main, 0.55),
          rim: 0.5,
          tips: matte(main),
          scale: 0.96,
        }),
      shot: { set: cove, tone: '#e3a767', yaw: -0.62, lift: 12, fill: 0.64, light: 'evening' },
    },
    {
      kind: 'round',
      build: main =>
        glasses({
          shape: 'round',
          lens: tinted(darker(main, 0.1), 0.78),
          frame: gold(),
          rim: 0.14,
          tips: plastic('#5f3f2e', 0.3),
        }),
      shot: {
        set: desk,
        tone: '#8fb3ba',
        accent: '#b98252',
        yaw: 0.3,
        lift: 24,
        fill: 0.62,
        light: 'morning',
        props: () => [
          newspaper(),
          at(group(plateOf('#f6f2ea', 6.4), at(cup('#f6f2ea', '#a8652e'), { y: 0.8 })), { x: 10.5, z: -11 }),
        ],
      },
    },
    {
      kind: 'round',
      build: main =>
        glasses({
          shape: 'cat',
          lens: tinted(darker(main, 0.45), 0.86),
          frame: gloss(main),
          rim: 0.36,
          tips: gloss(main),
        }),
      shot: {
        set: bathLedge,
        tone: '#86c2c0',
        accent: '#f4ead6',
        yaw: -0.36,
        lift: 15,
        fill: 0.62,
        light: 'morning',
        props: () => [at(hat(), { x: 11, z: -13, rx: 0.2 })],
      },
    },
    {
      kind: 'aviator',
      build: main =>
        glasses({
          shape: 'drop',
          lens: tinted(lighter(main, 0.1), 1, 0.3),
          frame: metal('#c9ccd2', 0.22),
          rim: 0.13,
          tips: plastic('#2b2d31', 0.3),
          bridges: 2,
          scale: 1.04,
        }),
      shot: { set: desk, tone: '#e6c9a0', accent: '#d9b184', yaw: 0.44, lift: 18, fill: 0.64, light: 'day' },
    },
    {
      kind: 'aviator',
      build: main =>
        glasses({
          shape: 'drop',
          lens: tinted(main, 0.86),
          frame: gold(),
          rim: 0.14,
          tips: plastic('#5f3f2e', 0.3),
          bridges: 2,
          scale: 1.06,
        }),
      shot: { set: beach, tone: '#ecd5a6', accent: '#8fcfe6', yaw: -0.3, lift: 20, fill: 0.62, light: 'morning' },
    },
    {
      kind: 'sport',
      build: main => shield(main, tinted('#e0742c', 1, 0.3)),
      shot: {
        set: pavement,
        tone: '#868e98',
        accent: '#a9c0d0',
        yaw: 0.5,
        lift: 15,
        fill: 0.64,
        light: 'day',
      },
    },
    {
      kind: 'sport',
      build: main => shield(main, tinted('#4a3d34', 1, 0.2), true),
      shot: { set: track, tone: '#5f8fae', accent: '#e3ebef', yaw: -0.5, lift: 27, fill: 0.62, light: 'morning' },
    },
    {
      kind: 'screen',
      build: main =>
        glasses({
          shape: 'square',
          lens: tinted('#dfe9f6', 0.24),
          frame: gloss(main),
          rim: 0.36,
          tips: gloss(main),
          scale: 0.94,
        }),
      shot: {
        set: darkRoom,
        tone: '#4a6a92',
        accent: '#a08468',
        yaw: -0.3,
        lift: 24,
        fill: 0.64,
        light: 'soft',
        props: () => [at(keyboard(), { x: -3, z: -19, ry: 0.12 })],
      },
    },
    {
      kind: 'screen',
      build: main =>
        glasses({
          shape: 'panto',
          lens: tinted('#f3f6fb', 0.2),
          frame: metal(darker(main, 0.1), 0.3),
          rim: 0.14,
          tips: plastic(darker(main, 0.4), 0.3),
          folded: true,
        }),
      shot: {
        set: softHorizon,
        tone: '#f3d9cc',
        accent: '#efe6da',
        yaw: 0.24,
        lift: 14,
        fill: 0.62,
        light: 'day',
        props: () => [
          at(notebook('#c98f74'), { x: 0, y: -1.2, z: -9, s: 1.1 }),
          at(rock(2.4, '#c9c2b6', 4), { x: 12, z: -5 }),
        ],
      },
    },
  ],
}
