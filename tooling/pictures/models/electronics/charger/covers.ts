import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { cloth, gloss, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { coin, notebook } from '../../../studio/props/desk.ts'
import { cup, saucer } from '../../../studio/props/table.ts'
import { boards, concrete } from '../../../studio/sets/cloths.ts'
import { bedding, desk, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { pillow } from '../../../studio/soft-shapes.ts'
import { charts } from '../parts/art.ts'
import { lampThing, laptopThing } from '../parts/desk-things.ts'
import { colourBlock, sunDisc } from '../parts/sets.ts'
import { wire } from '../parts/strips.ts'
import {
  bank,
  bankOnPhone,
  bankWithLoop,
  bricksOf,
  padStand,
  plug,
  plugEnd,
  threeInOne,
  threeWay,
  woundBraid,
} from './chargers.ts'

const views = (
  build: (color: string) => Object3D,
  set: MakeSet,
  tone: string,
  accent: string,
  along: 'height' | 'width' = 'height',
  lift = 16,
): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.45,
    lift,
    fill: 0.5,
    props: () => [at(cup('#f4efe4'), { x: 13, z: -8 }), at(notebook('#c9683c'), { x: -16, z: -8, ry: 0.4 })],
  },
  close: { focus: [0.5, 0.6], zoom: 1.9 },
  size: {
    beside: coin,
    along,
    shot: { set: softHorizon, tone: '#e0e4e6', accent: '#d0d5d8', light: 'soft', yaw: 0.3, lift: 12 },
  },
})

const cord = (tone: string, x: number, y: number, z: number, away: number) =>
  group(
    at(group(plugEnd('#d5d8dc', tone)), { x, y, z: z + 1 }),
    wire(
      [
        [x, y, z + 3.4],
        [x + away * 0.4, y - 0.6, z + 6],
        [x + away, 0.3, z + 7.4],
        [x + away * 2.6, 0.3, z + 6],
      ],
      0.24,
      rubber(tone),
      50,
    ),
  )

const three = (color: string) => plug(color, 4.2, 5, 3.6, [true, true, false])
const four = (color: string) => plug(color, 6.4, 6.6, 3.2, [true, true, true, false], '#2b2d31')
const lipstick = () =>
  group(
    drum(0.95, 0.95, 3.6, gloss('#2b2628'), 0.1),
    at(drum(0.8, 0.8, 1.2, metal('#d8b66a', 0.22), 0.05), { y: 3.5 }),
    at(drum(0.5, 0.62, 2, plastic('#c8392e', 0.3), 0.3), { y: 4.6 }),
  )

/** Chargers, power banks and cables. */
export const charger: LeafPictures = {
  kinds: {
    plug: views(three, desk, '#a9bfc4', '#a4764c'),
    bank: views(bankWithLoop, sunnyDesk, '#e0b890', '#b98a5c'),
    wireless: { ...views(padStand, bedding, '#9fb4a6', '#e6ddcc'), close: { focus: [0.42, 0.14], zoom: 2.1 } },
    cable: views(woundBraid, desk, '#c4b6a4', '#8a5f3d', 'width', 30),
  },
  covers: [
    {
      kind: 'plug',
      build: three,
      shot: {
        set: colourBlock,
        tone: '#5f9aa0',
        accent: '#a9d0cc',
        yaw: 0.5,
        lift: 17,
        fill: 0.62,
        light: 'soft',
        props: () => [
          at(lipstick(), { x: -4.4, z: -2.4 }),
          at(group(cord('#fbf9f4', 0, 3.8, 2.6, 4), cord('#3a3d42', 0, 2.5, 2.6, -4)), { ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'plug',
      build: four,
      shot: {
        set: desk,
        tone: '#e0a858',
        accent: '#c79a68',
        yaw: -0.42,
        lift: 14,
        fill: 0.58,
        props: () => [
          at(group(cord('#f4f1ea', 0, 5.02, 2.4, -5), cord('#e0623c', 0, 2.73, 2.4, 6)), { ry: -0.42 }),

          at(laptopThing('#d5d8dc', charts('#3f7f8a', '#e9a07f')), { x: 8, z: -26, ry: -0.2 }),
        ],
      },
    },
    { kind: 'plug', build: bricksOf, shot: { set: cove, tone: '#e88f7a', yaw: 0.35, lift: 14, fill: 0.58 } },
    {
      kind: 'bank',
      build: bankWithLoop,
      shot: {
        set: sunDisc,
        tone: '#f0bd6a',
        accent: '#fbe6bc',
        yaw: -0.4,
        lift: 9,
        light: 'morning',
        props: () => [
          at(
            group(
              pillow(22, 22, 6, cloth('#f7f0e0', 16), 0.35),
              wire(
                [
                  [-6, 8, 0],
                  [-4, 18, 1],
                  [4, 18, 1],
                  [6, 8, 0],
                ],
                0.8,
                cloth('#e0623c', 6),
              ),
            ),
            { x: 10, y: 9.6, z: -10 },
          ),
        ],
      },
    },
    {
      kind: 'bank',
      build: bankOnPhone,
      shot: { set: plinths, tone: '#a8bfd8', accent: '#f4e3dc', yaw: 0.72, lift: 8, fill: 0.62, light: 'soft' },
    },
    {
      kind: 'bank',
      build: color => bank({ color, w: 7.4, h: 15.4, d: 2.8, figure: '65', unit: 'W' }),
      shot: {
        set: desk,
        tone: '#8fae8a',
        accent: '#a4764c',
        yaw: 0.42,
        lift: 11,
        fill: 0.6,
        props: () => [
          at(laptopThing('#e6e4de', charts('#5f8f6a', '#e0a04c')), { x: -20, z: -16, ry: 0.4 }),
          at(group(cup('#f6efe2'), saucer('#efe4cf')), { x: 14, z: -4 }),
        ],
      },
    },
    {
      kind: 'wireless',
      build: padStand,
      shot: {
        set: bedding,
        tone: '#4f5f82',
        accent: '#c9cfe0',
        yaw: -0.3,
        lift: 12,
        light: 'evening',
        fill: 0.6,
        props: () => [at(lampThing('#f0e0bc'), { x: 17, z: -12 })],
      },
    },
    {
      kind: 'wireless',
      build: threeInOne,
      shot: { set: sill, tone: '#b7d4cc', accent: '#e6d2b4', yaw: 0.22, lift: 18, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'cable',
      build: woundBraid,
      shot: {
        set: boards,
        tone: '#b9c7b4',
        yaw: 0.3,
        lift: 40,
        light: 'above',
        fill: 0.6,
        props: () => [at(box(10, 1.4, 14, 0.3, wood('#6b4630')), { x: -15, y: 0.7, z: -8, ry: 0.3 })],
      },
    },
    {
      kind: 'cable',
      build: threeWay,
      shot: {
        set: concrete,
        tone: '#f3d9a0',
        yaw: -0.5,
        lift: 50,
        light: 'above',
        fill: 0.64,
        props: () => [at(coin(), { x: 9, z: 4 })],
      },
    },
  ],
}
