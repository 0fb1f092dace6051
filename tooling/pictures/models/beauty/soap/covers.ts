import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { coin } from '../../../studio/props/desk.ts'
import { blossoms, leaf } from '../../../studio/props/green.ts'
import { ribbon, towels } from '../../../studio/props/soft.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, desk, sill } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { hookWall } from '../../appliances/parts/places.ts'
import { beads } from '../parts/dabs.ts'
import { grains, lavender, petals, sprigLying } from '../parts/flora.ts'
import { bar, cube, onRope, oval, petalled, sleeved, slices, stacked } from './bars.ts'
import { chromeBar, jug, oldTin, ridgeDish, slatDish, stoneDish, tap, wrapper } from './things.ts'

const views = (tone: string, accent: string, focus: readonly [number, number] = [0.4, 0.56]): Views => ({
  scene: {
    set: bathLedge,
    tone,
    accent,
    light: 'morning',
    yaw: -0.3,
    lift: 16,
    fill: 0.48,
    props: () => [
      at(towels(['#e9e4da', '#d9d0c0'], 15, 10), { x: -16, z: -4, ry: 0.2 }),
      at(sprigLying('#7c8a6a', 9, 5, 2.6, 0.4), { x: 8, z: 3, ry: 0.5 }),
      at(beads(16, 8, 4, 0.4), { z: 3 }),
    ],
  },
  close: { focus, zoom: 2 },
  size: {
    beside: () => coin(),
    along: 'width',
    shot: { set: softHorizon, tone: '#e6e2d8', accent: '#d9d3c6', lift: 16, yaw: 0 },
  },
})

/** Soap. */
export const soap: LeafPictures = {
  kinds: {
    handmade: {
      ...views('#cfd5cb', '#e9e4da', [0.5, 0.5]),
      build: main => bar(main, { second: '#dfe6d2', specks: 60 }),
    },
    oval: views('#d3dbe0', '#e9e7e1', [0.5, 0.55]),
    clear: views('#d5d8d2', '#ebe7e0', [0.5, 0.5]),
    rope: {
      ...views('#d6dde0', '#ebe8e1', [0.42, 0.4]),
      build: main => onRope(main, true),
      size: {
        beside: () => coin(),
        along: 'height',
        shot: { set: softHorizon, tone: '#e6e2d8', accent: '#d9d3c6', lift: 14, yaw: 0 },
      },
    },
  },
  covers: [
    {
      kind: 'handmade',
      build: main =>
        sleeved(main, { brand: '花信 Huaxin', zh: '橄榄皂', en: 'Olive soap' }, { second: '#dfe6d2', specks: 60 }),
      shot: {
        set: linen,
        tone: '#ddd2bc',
        yaw: -0.38,
        lift: 34,
        fill: 0.64,
        light: 'morning',
        props: () => [at(sprigLying('#7c8a5a', 15, 7, 3.6, 0.26, '#5c6a35'), { x: -4, z: -6.4, ry: 0.3 })],
      },
    },
    {
      kind: 'handmade',
      build: main =>
        group(
          stoneDish('#8d8a82'),
          at(
            stacked(
              main,
              { brand: '草本诊所 Herbclin', zh: '艾草皂', en: 'Mugwort soap' },
              { second: '#9db08a', specks: 90, seed: 3 },
              '#e6dcc2',
              '#3c4a35',
            ),
            { y: 1.1 },
          ),
        ),
      shot: {
        set: cove,
        tone: '#c9bfae',
        yaw: -0.34,
        lift: 22,
        fill: 0.6,
        props: () => [at(sprigLying('#5f7a58', 16, 8, 3.2, 0.5), { x: 6.6, z: -5, ry: 0.7 })],
      },
    },
    {
      kind: 'handmade',
      build: main => petalled(main, { brand: '花信 Huaxin', zh: '玫瑰皂', en: 'Rose soap' }),
      shot: {
        set: plinths,
        tone: '#e6ddd2',
        accent: '#c9b9a8',
        yaw: -0.3,
        lift: 17,
        fill: 0.62,
        light: 'soft',
        props: () => [
          at(petals('#c4566c', 5, 3, 1.4, 0.7), { x: -6, z: 4.4 }),
          at(ribbon('#b98a82', 1.6), { x: 9.4, y: 1.4, z: -1 }),
        ],
      },
    },
    {
      kind: 'handmade',
      build: main => slices(main),
      shot: {
        set: desk,
        tone: '#8f9a92',
        accent: '#a97c52',
        yaw: 0.42,
        lift: 20,
        fill: 0.62,
        props: () => [
          at(jug('#e4ddcf', 10), { x: -7, z: -7 }),
          at(grains('#d9bf8c', 60, 5, 2, 0.26, 1.7, 0.5), { x: 7, z: 4 }),
        ],
      },
    },
    {
      kind: 'oval',
      build: main => oval(main, 'flower'),
      shot: {
        set: linen,
        tone: '#8fa39a',
        yaw: -0.24,
        lift: 46,
        fill: 0.56,
        props: () => [
          at(wrapper('#f2ead8', 14), { z: 0.6 }),
          at(oldTin('#b8863f'), { x: -9.6, z: -7.4 }),
          at(blossoms('#f0a93c', 9, 3, 0.34), { x: 6.2, z: -4.4 }),
        ],
      },
    },
    {
      kind: 'oval',
      build: main => group(at(oval(main, 'drop'), { y: 1.3 }), slatDish()),
      shot: {
        set: bathLedge,
        tone: '#e8e4dc',
        accent: '#dcd3c3',
        yaw: -0.34,
        lift: 20,
        fill: 0.6,
        props: () => [at(tap(), { x: 4, z: -11 }), at(beads(14, 7, 2, 0.36), { x: 1, z: 6.4 })],
      },
    },
    {
      kind: 'oval',
      build: main => group(at(oval(main, 'rings'), { y: 1.3, ry: 0.2 }), ridgeDish('#f1efe8')),
      shot: {
        set: slate,
        tone: '#5d666b',
        accent: '#8b979c',
        yaw: 0.44,
        lift: 33,
        fill: 0.6,
        light: 'morning',
        props: () => [at(beads(26, 9, 4, 0.4, 8), { z: 4.4 })],
      },
    },
    {
      kind: 'clear',
      build: main => cube(main, 'lavender'),
      shot: {
        set: sill,
        tone: '#dde0cf',
        accent: '#f1efe8',
        yaw: -0.5,
        lift: 13,
        fill: 0.54,
        light: 'morning',
        props: () => [
          at(lavender(13), { x: 4.6, y: 0.5, z: -3.4, rz: -0.34 }),
          at(lavender(12, '#8b77bd', 5), { x: 5.6, y: 0.4, z: -3, rz: -0.6 }),
          at(lavender(14, '#9a86c9', 9), { x: 4, z: -4, rz: -0.12 }),
        ],
      },
    },
    {
      kind: 'clear',
      build: main => cube(main, 'peel'),
      shot: {
        set: counter,
        tone: '#b3c6c9',
        accent: '#f0eeea',
        yaw: -0.36,
        lift: 24,
        fill: 0.5,
        light: 'morning',
        props: () => [
          at(leaf('#6f9a57', 4.4, 2.2), { x: 4.4, z: 2.8, ry: 0.6 }),
          at(leaf('#83aa68', 3.6, 2), { x: 4.6, z: 1.8, ry: -0.7 }),
        ],
      },
    },
    {
      kind: 'rope',
      build: main => onRope(main),
      shot: {
        set: hookWall,
        tone: '#cfd8d6',
        yaw: 0.2,
        lift: 4,
        fill: 0.6,
        light: 'soft',
        props: () => [at(chromeBar(), { y: 16.6 })],
      },
    },
  ],
}
