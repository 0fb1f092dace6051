import type { Object3D } from 'three'
import type { Build, LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { ruler } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { rock } from '../../../studio/props/stones.ts'
import { cup } from '../../../studio/props/table.ts'
import { concrete } from '../../../studio/sets/cloths.ts'
import { bathLedge, desk, room, shelf, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { beach, pavement, slate } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon, steps } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { couple } from '../high-heel/open.ts'
import { calf, duck, leather } from '../parts/stuffs.ts'
import { pairOf } from '../running-shoe/shoes.ts'
import { balletFlat, loafer } from './closed.ts'
import { flipFlop, slide, thinSandal, webSandal } from './open.ts'

const views = (shot: Pick<Views['scene'], 'set' | 'tone'> & Partial<Views['scene']>, measured: Build): Views => ({
  scene: { yaw: 0.45, lift: 18, fill: 0.64, light: 'morning', ...shot },
  close: { focus: [0.62, 0.55], zoom: 2.2 },
  size: {
    beside: () => at(group(at(ruler(), { rz: 0 })), {}),
    along: 'width',
    build: measured,
    shot: { set: softHorizon, tone: '#e2e3e0', accent: '#d0d3cf', yaw: 0, lift: 10 },
  },
})

const parcel = (): Object3D =>
  group(at(box(24, 15, 18, 0.4, matte('#c79a63')), { y: 7.5 }), at(box(24.2, 0.3, 4, 0.1, matte('#e6cfa0')), { y: 15 }))

/** Two pairs, one behind the other. */
const pairs = (front: () => Object3D, back: () => Object3D): Object3D =>
  group(at(pairOf(front, 11.5, 0.1), { z: 6 }), at(group(at(pairOf(back, 11.5, -0.1), {})), { x: 10, z: -17, ry: 0.5 }))

/** Flats, loafers, sandals and slippers. */
export const flatSandal: LeafPictures = {
  kinds: {
    ballet: views({ set: plinths, tone: '#c9a79f', accent: '#e9dcc6' }, main => balletFlat(main, leather(main), false)),
    loafer: views({ set: sunnyRoom, tone: '#b7c4bd', accent: '#cdb594' }, main =>
      loafer(main, calf(main, 0.26), false),
    ),
    sandal: views({ set: pavement, tone: '#c2b49b', accent: '#a9c8cc' }, webSandal),
    'flip-flop': {
      ...views({ set: beach, tone: '#ecd6a8', accent: '#8fcfe6', lift: 24 }, main => flipFlop(main, 2)),
      build: main => pairOf(() => flipFlop(main, 2), 11.5, 0.2),
    },
    slide: views({ set: room, tone: '#d5dfe4', accent: '#e3cfae' }, main => slide(main, false)),
  },
  covers: [
    {
      kind: 'ballet',
      build: main => couple(() => balletFlat(main, leather(main), false), 9.6, 0.6, -1),
      shot: { set: cove, tone: '#8fb0a6', yaw: -0.5, lift: 26, fill: 0.64, light: 'day' },
    },
    {
      kind: 'ballet',
      build: main => pairOf(() => balletFlat(main, duck(main), true), 10, -0.16),
      shot: { set: sunnyRoom, tone: '#ecd3b4', accent: '#e6b7a2', yaw: 0.7, lift: 24, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'loafer',
      build: main => pairOf(() => loafer(main, calf(main, 0.26), false), 11.4, 0.12),
      shot: { set: steps, tone: '#c0bab0', accent: '#9dbac4', yaw: -0.46, lift: 16, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'loafer',
      build: main => couple(() => loafer(main, leather(main), true), 11, -0.5, 2),
      shot: {
        set: desk,
        tone: '#9fc0b8',
        accent: '#8a5f3d',
        yaw: 0.4,
        lift: 20,
        fill: 0.64,
        light: 'day',
        props: () => [at(cup('#f4efe4'), { x: -22, z: -10, s: 1.3 })],
      },
    },
    {
      kind: 'sandal',
      build: main => couple(() => webSandal(main), 12.5, 0.4, -2),
      shot: {
        set: slate,
        tone: '#a89a83',
        accent: '#bcd8e6',
        yaw: -0.5,
        lift: 18,
        fill: 0.64,
        light: 'morning',
        props: () => [at(rock(3.6, '#8f8778', 9), { x: 22, z: 6 })],
      },
    },
    {
      kind: 'sandal',
      build: main => pairOf(() => thinSandal(main), 10.5, -0.2),
      shot: { set: concrete, tone: '#cfd6d4', yaw: 0.6, lift: 40, fill: 0.66, light: 'day' },
    },
    {
      kind: 'flip-flop',
      build: main => couple(() => flipFlop(main, 2), 12, 0.34, -1),
      shot: {
        set: beach,
        tone: '#ecd5a2',
        accent: '#86cbe6',
        yaw: -0.6,
        lift: 28,
        fill: 0.64,
        light: 'morning',
        props: () => [at(towels(['#f2efe8', '#e0623c'], 24, 18), { x: -28, z: -14 })],
      },
    },
    {
      kind: 'flip-flop',
      build: main =>
        pairs(
          () => flipFlop(main, 3.2),
          () => flipFlop('#f0bf3c', 3.2),
        ),
      shot: {
        set: pavement,
        tone: '#b9aca0',
        accent: '#d98f7a',
        yaw: -0.35,
        lift: 30,
        fill: 0.66,
        light: 'day',
        props: () => [at(parcel(), { x: -30, z: -24 })],
      },
    },
    {
      kind: 'slide',
      build: main => pairOf(() => slide(main, false), 12.6, 0.2),
      shot: {
        set: bathLedge,
        tone: '#f0e3cf',
        accent: '#d9c9b0',
        yaw: -0.55,
        lift: 22,
        fill: 0.66,
        light: 'soft',
        props: () => [at(towels(['#ffffff'], 26, 18), { x: -28, z: -8 })],
      },
    },
    {
      kind: 'slide',
      build: main => couple(() => slide(main, true), 13, -0.44, 2),
      shot: {
        set: shelf,
        tone: '#7f9aa6',
        accent: '#a87048',
        yaw: 0.5,
        lift: 18,
        fill: 0.64,
        light: 'evening',
        props: () => [at(twig('#8aa07c', 20, 6, 5), { x: -24, z: -6, rz: 0.2 })],
      },
    },
  ],
}
