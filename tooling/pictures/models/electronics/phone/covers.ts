import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { cable, card, coin, notebook, pen, pencil } from '../../../studio/props/desk.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { frame } from '../../../studio/props/room.ts'
import { cup } from '../../../studio/props/table.ts'
import { concrete } from '../../../studio/sets/cloths.ts'
import { desk, shelf, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { moss, slate } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import {
  cameraBack,
  cameraFront,
  crossed,
  flatBack,
  flatFront,
  pair,
  ruggedBack,
  smallBack,
  smallFront,
  withTray,
} from './phones.ts'

const views = (focus: readonly [number, number]): Views => ({
  scene: {
    set: sunnyDesk,
    tone: '#d9d6cc',
    accent: '#b98f62',
    light: 'morning',
    yaw: -0.3,
    lift: 14,
    props: () => [at(cup('#e6e0d4'), { x: -13, z: -5 }), at(cable(), { x: 12, z: 4 })],
  },
  close: { focus, zoom: 2.3 },
  size: {
    beside: () => card('#8796a3'),
    along: 'height',
    shot: { set: softHorizon, tone: '#e9e9ea', accent: '#dcdcde' },
  },
})

/** Phones. */
export const phone: LeafPictures = {
  kinds: {
    camera: views([0.5, 0.76]),
    flat: views([0.3, 0.8]),
    compact: views([0.4, 0.8]),
    rugged: views([0.5, 0.72]),
  },
  covers: [
    {
      kind: 'camera',
      build: color => cameraBack({ color, back: 'glass' }),
      shot: { set: slate, tone: '#6d7175', accent: '#9aa0a6', yaw: -0.42, lift: 9, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'camera',
      build: color =>
        pair(cameraBack({ color, back: 'leather' }), cameraFront({ color, screen: ['#c98a5a', '#3a2f4a'] })),
      shot: {
        set: desk,
        tone: '#d5cabb',
        accent: '#8a5f3d',
        lift: 8,
        fill: 0.64,
        light: 'evening',
        props: () => [at(frame('#7f9a8a', 9, 12), { x: 15, y: 6, z: -6, rx: -0.15 })],
      },
    },
    {
      kind: 'camera',
      build: color => group(at(cameraBack({ color, back: 'satin' }), { y: 2.6, rx: -0.08 })),
      shot: {
        set: sill,
        tone: '#e6ebe6',
        accent: '#f2efe8',
        yaw: 0.36,
        lift: 7,
        fill: 0.66,
        light: 'morning',
        props: () => [
          at(notebook('#e3b96a'), { y: -0.3, ry: 0.5 }),
          at(notebook('#8fb0a0'), { y: 1, ry: 0.2 }),
          at(pencil(), { x: 8, z: 7, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'flat',
      build: color => crossed({ color, back: 'glass' }, { color, screen: ['#8f7fd0', '#f0b6c0'] }),
      shot: { set: cove, tone: '#e2dcea', lift: 9, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'flat',
      build: color => flatFront({ color, screen: ['#223a63', '#7fa3c9'] }),
      shot: {
        set: desk,
        tone: '#c9ccce',
        accent: '#7c5335',
        yaw: 0.4,
        lift: 9,
        fill: 0.65,
        props: () => [
          at(card('#3d4f66'), { x: -9, z: 3, ry: 0.4 }),
          at(pen(), { x: -8, z: 9, ry: 0.3 }),
          at(cup('#38404a'), { x: -13, z: -6 }),
        ],
      },
      others: { build: color => flatBack({ color, back: 'glass' }) },
    },
    {
      kind: 'flat',
      build: color => flatBack({ color, back: 'satin' }),
      shot: {
        set: shelf,
        tone: '#dde3d8',
        accent: '#b98757',
        yaw: -0.5,
        lift: 5,
        fill: 0.66,
        light: 'morning',
        props: () => [at(plant(22), { x: 13, z: -3 })],
      },
    },
    {
      kind: 'compact',
      build: color =>
        pair(smallBack({ color, back: 'glass' }), smallFront({ color, screen: ['#7fb0a4', '#f2cfa4'] }), 6.6),
      shot: {
        set: softHorizon,
        tone: '#e6ddd0',
        accent: '#efe8db',
        lift: 10,
        fill: 0.62,
        props: () => [at(cup('#a6c8b6', '#c9a46a'), { x: 12, z: -1 })],
      },
    },
    {
      kind: 'compact',
      build: color => withTray({ color: lighter(color, 0.05), screen: ['#4a5a70', '#e0b860'] }),
      shot: {
        set: concrete,
        tone: '#c3c9cd',
        yaw: 0.42,
        lift: 48,
        fill: 0.6,
        light: 'above',
        props: () => [at(coin(), { x: -7, y: -1.1, z: 5, rx: 0 })],
      },
      others: {
        build: color => smallBack({ color, back: 'satin' }),
        shot: {
          set: softHorizon,
          tone: '#c3c9cd',
          accent: '#dfe2e4',
          yaw: -0.4,
          lift: 9,
          light: 'day',
          props: () => [],
        },
      },
    },
    {
      kind: 'rugged',
      build: color => ruggedBack({ color }, '#d9763c'),
      shot: { set: moss, tone: '#6a7a48', accent: '#77746c', yaw: -0.36, lift: 10, fill: 0.64 },
    },
    {
      kind: 'rugged',
      build: color => ruggedBack({ color }, '#f0bf3c', true),
      shot: {
        set: plinths,
        tone: '#b7b4ae',
        accent: '#8f8c86',
        yaw: 0.4,
        lift: 9,
        fill: 0.62,
        light: 'evening',
        props: () => [
          at(box(7, 7, 3.4, 1, matte('#e3b32e')), { x: -12, y: 3.5, z: 3 }),
          at(vaseWithTwig('#77746e', '#7d8a5a', 9), { x: 14, z: -8 }),
        ],
      },
    },
  ],
}
