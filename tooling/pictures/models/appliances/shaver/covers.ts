import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { gloss, matte } from '../../../studio/materials.ts'
import { coin, keys } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { gift, towels } from '../../../studio/props/soft.ts'
import { bowl } from '../../../studio/props/table.ts'
import { drape } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, desk, shelf, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { drops } from '../parts/air.ts'
import { foam, standMirror, toothCup } from '../parts/bath.ts'
import { pouch } from '../parts/travel.ts'
import { caseRazor, foil, inDock, latherBrush, onStand, pocket, rotary } from './shavers.ts'

const views = (tone: string, accent: string, focus: readonly [number, number] = [0.5, 0.84], zoom = 2.3): Views => ({
  scene: {
    set: bathLedge,
    tone,
    accent,
    light: 'morning',
    yaw: -0.3,
    lift: 11,
    fill: 0.56,
    props: () => [
      at(towels(['#efe9dc', '#a9b8b4'], 18, 13), { x: 15, z: -6 }),
      at(toothCup('#8fa5b0'), { x: -12, z: -3 }),
    ],
  },
  close: { focus, zoom },
  size: {
    beside: () => coin(),
    along: 'height',
    shot: { set: softHorizon, tone: '#dfe3e6', accent: '#d0d5d9', yaw: 0.1 },
  },
})

const soapBowl = () => group(bowl('#e3d6c0', 4.4, 4), at(foam(3.4, 40), { y: 3.2 }))

const tin = () =>
  group(
    at(box(15, 3, 10, 0.8, gloss('#2b2d31')), { y: 1.5 }),
    at(
      group(
        at(box(15, 10, 1.2, 0.6, gloss('#34363b')), { y: 5 }),
        at(box(13.4, 8.4, 0.2, 0.1, matte('#b98a5a')), { y: 5, z: 0.6 }),
      ),
      { y: 3, z: -5, rx: -0.3 },
    ),
    at(box(13.6, 0.3, 8.6, 0.1, matte('#b98a5a')), { y: 3 }),
  )

const leatherTray = () =>
  group(
    at(box(28, 1, 18, 0.5, matte('#8a5232', 0.6)), { y: 0.5 }),
    ...[-1, 1].map(x => at(box(1.4, 2, 18, 0.6, matte('#7a4628', 0.6)), { x: x * 13.6, y: 1 })),
  )

/** Shavers and razors. */
export const shaver: LeafPictures = {
  kinds: {
    rotary: { ...views('#c3cfd3', '#e3ded6'), build: main => rotary(main) },
    foil: { ...views('#d0cbc2', '#e3ded6', [0.5, 0.86]), build: main => foil(main) },
    mini: { ...views('#d3d6c8', '#e3ded6', [0.6, 0.6], 2), build: main => pocket(main) },
    razor: { ...views('#d6cdbd', '#e3ded6', [0.5, 0.84]), build: main => onStand(main) },
  },
  covers: [
    {
      kind: 'rotary',
      build: main => rotary(main),
      shot: {
        set: bathLedge,
        tone: '#d6c4a8',
        accent: '#e9e4da',
        yaw: -0.34,
        lift: 14,
        fill: 0.64,
        light: 'morning',
        props: () => [
          at(towels(['#f3efe6', '#d98f72'], 17, 12), { x: 14, z: -5 }),
          at(drops(18, 9, 0.4), { x: -3, z: 6 }),
        ],
      },
    },
    {
      kind: 'rotary',
      build: inDock,
      shot: {
        set: counter,
        tone: '#b9c6c4',
        accent: '#e0dcd8',
        yaw: 0.4,
        lift: 10,
        fill: 0.62,
        light: 'soft',
        props: () => [at(drops(8, 8, 0.4), { x: 6, z: 11 })],
      },
    },
    {
      kind: 'rotary',
      build: main => rotary(main, { digits: '86' }),
      shot: {
        set: desk,
        tone: '#e6bf9a',
        accent: '#c9a577',
        yaw: 0.2,
        lift: 9,
        fill: 0.62,
        props: () => [
          at(standMirror(8, '#f0bf3c'), { x: -13, z: -7, ry: 0.4 }),
          at(toothCup('#f6f1e6'), { x: 12, z: -4 }),
        ],
      },
    },
    {
      kind: 'foil',
      build: main => foil(main, { blades: 5, body: 'metal' }),
      shot: {
        set: slate,
        tone: '#5f646b',
        accent: '#8a9098',
        yaw: -0.44,
        lift: 16,
        fill: 0.66,
        light: 'evening',
        props: () => [at(drops(12, 9, 0.4), { z: 6 })],
      },
    },
    {
      kind: 'foil',
      build: main => foil(main, { blades: 3 }),
      shot: {
        set: sill,
        tone: '#e9dcc8',
        accent: '#f5f1e8',
        yaw: 0.42,
        lift: 10,
        fill: 0.64,
        light: 'soft',
        props: () => [at(twig('#7c9a70', 18, 6, 4), { x: -10, z: -3 }), at(foam(2.6, 30, 5), { x: 8, z: 4 })],
      },
    },
    {
      kind: 'foil',
      build: main => foil(main, { blades: 2, body: 'retro' }),
      shot: {
        set: sunnyDesk,
        tone: '#b5a58c',
        accent: '#7c5335',
        yaw: -0.24,
        lift: 15,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(leatherTray(), { x: 2, y: -1, z: 1 }),
          at(tin(), { x: -14, z: -11, ry: 0.3 }),
          at(gift('#2f4469', '#d3ab62', 8), { x: 14, z: -12 }),
        ],
      },
    },
    {
      kind: 'mini',
      build: main => pocket(main),
      shot: {
        set: cove,
        tone: '#a9b8c6',
        yaw: 0.2,
        lift: 20,
        fill: 0.58,
        props: () => [at(keys(), { x: 6.4, z: 5.6, ry: 0.4 })],
      },
    },
    {
      kind: 'mini',
      build: main => pocket(main, { headOff: true }),
      shot: {
        set: bathLedge,
        tone: '#f0e0c8',
        accent: '#d9d4cb',
        yaw: -0.3,
        lift: 22,
        fill: 0.58,
        light: 'morning',
        props: () => [
          at(pouch('#d9a06a', 11, 13), { x: -11, z: -3, ry: 0.3 }),
          at(drops(20, 8, 0.45, 9), { x: 4, z: 6 }),
        ],
      },
    },
    {
      kind: 'razor',
      build: onStand,
      shot: {
        set: shelf,
        tone: '#9fb5ae',
        accent: '#a5774c',
        yaw: -0.36,
        lift: 10,
        fill: 0.64,
        light: 'soft',
        props: () => [at(soapBowl(), { x: 11, z: 1 }), at(latherBrush(), { x: -9, z: 1 })],
      },
    },
    {
      kind: 'razor',
      build: caseRazor,
      shot: { set: drape, tone: '#5f7a6c', yaw: -0.36, lift: 30, fill: 0.78, light: 'evening' },
    },
  ],
}
