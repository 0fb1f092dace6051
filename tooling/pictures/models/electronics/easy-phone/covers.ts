import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { card, coin, glasses, keys } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { mat } from '../../../studio/props/soft.ts'
import { bowl, cup, tumbler } from '../../../studio/props/table.ts'
import { bedding, counter, desk, shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { grass } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { lines, paperThing } from '../parts/desk-things.ts'
import { colourBlock, sunDisc } from '../parts/sets.ts'
import { retro } from '../speaker/speakers.ts'
import { bar, barBack, clam, clamShut, docked, inFolio, touch, touchBack } from './phones.ts'

const views = (build: (color: string) => Object3D, set: MakeSet, tone: string, accent: string): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.35,
    lift: 12,
    fill: 0.52,
    props: () => [at(cup('#f4efe4'), { x: 13, z: -7 }), at(glasses('#6a4a3a'), { x: -13, z: 0, ry: 0.3 })],
  },
  close: { focus: [0.5, 0.4], zoom: 2.1 },
  size: {
    beside: coin,
    along: 'height',
    shot: { set: softHorizon, tone: '#e2e5e8', accent: '#d2d6da', light: 'soft', yaw: 0.3 },
  },
})

const glossy = (color: string) =>
  group(
    at(bar({ color, shine: true }), { x: -3.4, z: 1.4, ry: 0.3 }),
    at(barBack(color), { x: 3.8, z: -1.4, ry: -0.3 }),
  )
const two = (color: string) =>
  group(at(group(clam(color)), { x: -3, z: 0.6, ry: 0.2 }), at(clamShut(color), { x: 5.4, z: -1, ry: -0.35 }))

/** Phones for elders. */
export const easyPhone: LeafPictures = {
  kinds: {
    bar: views(color => bar({ color, shine: true }), sunnyDesk, '#a9c0b8', '#b08457'),
    flip: views(color => clam(color), desk, '#c9b49a', '#8a5f3d'),
    touch: views(touch, colourBlock, '#e0c08c', '#f0e0bc'),
    dock: views(color => docked(color), shelf, '#b4c8d0', '#b98757'),
  },
  covers: [
    {
      kind: 'bar',
      build: glossy,
      shot: { set: colourBlock, tone: '#8fb8c4', accent: '#bcd6da', yaw: 0, lift: 9, fill: 0.64 },
    },
    {
      kind: 'bar',
      build: color => bar({ color, w: 6.3, h: 14 }),
      shot: {
        set: desk,
        tone: '#d8a078',
        accent: '#9a6c46',
        yaw: -0.35,
        lift: 10,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(retro({ color: '#5f8a80', w: 20, h: 13, d: 9, front: '#efe4c8' }), { x: 19, z: -11, ry: -0.3 }),
          at(glasses('#4a3a2e'), { x: -11, z: 3, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'bar',
      build: color => bar({ color, w: 5, h: 11, lit: true }),
      shot: { set: bedding, tone: '#4f5f8a', accent: '#aab6d6', yaw: 0.4, lift: 16, fill: 0.56, light: 'evening' },
    },
    {
      kind: 'flip',
      build: two,
      shot: { set: counter, tone: '#7f9f8f', accent: '#f0ede8', yaw: 0, lift: 14, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'flip',
      build: color => clam(color, true, 1.9),
      shot: {
        set: sunDisc,
        tone: '#4f8088',
        accent: '#e9d6a8',
        yaw: 0.42,
        lift: 12,
        fill: 0.6,
        props: () => [at(mat('#f4efe2', 9), { y: -0.9 }), at(tumbler('#c98a3a'), { x: 12, z: -6 })],
      },
    },
    {
      kind: 'touch',
      build: color => group(at(group(touch(color)), { rx: -0.16 })),
      shot: {
        set: desk,
        tone: '#e6c074',
        accent: '#c79a68',
        yaw: -0.3,
        lift: 10,
        fill: 0.64,
        props: () => [at(bowl('#c8704c', 8, 6), { x: 12, z: -9 })],
      },
      others: { build: touchBack },
    },
    {
      kind: 'touch',
      build: inFolio,
      shot: {
        set: colourBlock,
        tone: '#d98f7a',
        accent: '#ecc8b4',
        yaw: 0.36,
        lift: 15,
        fill: 0.62,
        props: () => [at(paperThing(28, 38, lines('#7a7f88', '#f6f1e4', 30)), { x: -8, z: 6, ry: 0.4 })],
      },
      others: { build: touchBack },
    },
    {
      kind: 'touch',
      build: touchBack,
      shot: { set: grass, tone: '#86a84f', accent: '#cfe6ee', yaw: -0.4, lift: 9, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'dock',
      build: color => docked(color),
      shot: {
        set: shelf,
        tone: '#8fc0bc',
        accent: '#b98757',
        yaw: 0.32,
        lift: 8,
        fill: 0.62,
        props: () => [at(plant(20, '#f4efe2'), { x: -15, z: -3 })],
      },
    },
    {
      kind: 'dock',
      build: color => docked(color, 1.2),
      shot: {
        set: sunDisc,
        tone: '#efb66a',
        accent: '#fbe6bc',
        yaw: -0.4,
        lift: 11,
        fill: 0.64,
        light: 'soft',
        props: () => [at(card('#5f8a6a'), { x: 10, z: 4, ry: 0.4 }), at(keys(), { x: -13, z: 4 })],
      },
    },
  ],
}
