import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { plastic, rubber } from '../../../studio/materials.ts'
import { card, coin, keys, notebook } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { cup } from '../../../studio/props/table.ts'
import { linen, papers } from '../../../studio/sets/cloths.ts'
import { counter, desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group, placed } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { colourBlock, sunDisc } from '../parts/sets.ts'
import {
  armour,
  armourStanding,
  cardHolder,
  clearCase,
  films,
  folio,
  guideFrame,
  shell,
  strapCase,
  woven,
} from './cases.ts'

const views = (
  build: (color: string) => Object3D,
  set: MakeSet,
  tone: string,
  accent: string,
  focus: readonly [number, number] = [0.32, 0.82],
): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.35,
    lift: 14,
    fill: 0.54,
    props: () => [at(cup('#f4efe4'), { x: 13, z: -7 }), at(notebook('#c9683c'), { x: -15, z: -7, ry: 0.4 })],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => card('#8796a3'),
    along: 'height',
    shot: { set: softHorizon, tone: '#e2e5e8', accent: '#d2d6da', light: 'soft', yaw: 0.3 },
  },
})

const silicone = (color: string) => shell({ stuff: rubber(color), rim: rubber(lighter(color, 0.12)), phone: '#e6e2da' })
const fan = (color: string) =>
  group(
    ...[color, lighter(color, 0.5), '#f4efe4'].map((tone, i) =>
      placed(group(at(silicone(tone), { y: -8 })), {
        rx: -Math.PI / 2,
        y: 0.6 + (2 - i) * 1,
        x: (i - 1) * 5.4,
        z: i * 0.8,
        ry: 0,
      }),
    ),
  )
const frosted = (color: string) => armour(color, lighter(color, 0.4), plastic(lighter(color, 0.25), 0.75))

/** Measured across: for what lies. */
const lying = (views: Views): Views => ({
  ...views,
  size: { ...views.size, along: 'width', shot: { ...views.size.shot, yaw: 0 } },
})

/** Phone cases and screen protectors. */
export const phoneCase: LeafPictures = {
  kinds: {
    shell: views(silicone, sunnyDesk, '#d9a88f', '#b08457'),
    armour: views(color => armour(color, '#2b2d30'), desk, '#b9c4a6', '#8a5f3d'),
    wallet: views(folio, colourBlock, '#a9c0c4', '#dcc8a8', [0.3, 0.6]),
    film: lying(views(() => films(false), papers, '#b9cfe0', '#f0ece2', [0.5, 0.6])),
    strap: views(strapCase, colourBlock, '#b4d4c4', '#e2eadc'),
  },
  covers: [
    {
      kind: 'shell',
      build: fan,
      shot: { set: linen, tone: '#d8957a', yaw: 0.3, lift: 50, light: 'above', fill: 0.66 },
    },
    {
      kind: 'shell',
      build: () => clearCase('#dfe3e8'),
      shot: { set: counter, tone: '#7fa8b8', accent: '#f0eeec', yaw: -0.36, lift: 10, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'shell',
      build: woven,
      shot: {
        set: sunDisc,
        tone: '#e0b04a',
        accent: '#f6e2a8',
        yaw: 0.44,
        lift: 9,
        fill: 0.64,
        props: () => [at(keys(), { x: 9, z: 3, ry: 0.4 })],
      },
    },
    {
      kind: 'armour',
      build: armourStanding,
      shot: { set: pavement, tone: '#c4bba8', accent: '#c9764c', yaw: -0.48, lift: 11, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'armour',
      build: frosted,
      shot: { set: plinths, tone: '#f0c8b4', accent: '#f7ead8', yaw: 0.5, lift: 9, fill: 0.62, light: 'soft' },
    },
    {
      kind: 'wallet',
      build: folio,
      shot: {
        set: desk,
        tone: '#4f7f86',
        accent: '#c09162',
        yaw: 0.1,
        lift: 14,
        fill: 0.66,
        props: () => [at(card('#e9ddc0'), { x: 12, z: 8, ry: 0.4 })],
      },
    },
    { kind: 'wallet', build: cardHolder, shot: { set: cove, tone: '#f4cfa0', yaw: -0.3, lift: 9, fill: 0.64 } },
    {
      kind: 'film',
      build: () => films(false),
      shot: {
        set: papers,
        tone: '#6f9fd0',
        accent: '#f2efe6',
        yaw: 0.42,
        lift: 34,
        light: 'above',
        fill: 0.62,
        props: () => [at(guideFrame('#e0623c'), { x: 14, z: -3, ry: 0.2 })],
      },
    },
    {
      kind: 'film',
      build: () => films(true),
      shot: {
        set: colourBlock,
        tone: '#7a6a9a',
        accent: '#c4b6d8',
        yaw: -0.5,
        lift: 30,
        fill: 0.6,
        props: () => [at(coin(), { x: 9, z: 2 })],
      },
    },
    {
      kind: 'strap',
      build: strapCase,
      shot: {
        set: colourBlock,
        tone: '#8fc4b4',
        accent: '#c2e0d2',
        yaw: 0.28,
        lift: 7,
        fill: 0.64,
        light: 'morning',
        props: () => [at(plant(22, '#f4efe2'), { x: -15, z: -8 })],
      },
    },
  ],
}
