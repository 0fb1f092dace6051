import type { Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { cloth, gloss, glow, matte, plastic } from '../../../studio/materials.ts'
import { coin, notebook, pencil } from '../../../studio/props/desk.ts'
import { vaseWithTwig } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { cup, saucer, spoon } from '../../../studio/props/table.ts'
import { concrete, drape, hanging } from '../../../studio/sets/cloths.ts'
import { bedding, counter, desk, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { track } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, drum, group, placed } from '../../../studio/shapes.ts'
import { pillow } from '../../../studio/soft-shapes.ts'
import { charts } from '../parts/art.ts'
import { laptopThing } from '../parts/desk-things.ts'
import { colourBlock } from '../parts/sets.ts'
import {
  badge,
  beansFirst,
  clipsOnDish,
  clipsOnMug,
  keyringCase,
  onMedal,
  ovalOpen,
  pebbleOne,
  pebbleOpen,
  pebbleShut,
  puckOpen,
  wetHooks,
  wideOpen,
} from './models.ts'

const views = (build: (color: string) => Object3D, tone: string): Views => ({
  build,
  scene: {
    set: sunnyDesk,
    tone,
    accent: '#a4764c',
    light: 'morning',
    yaw: -0.35,
    lift: 18,
    fill: 0.5,
    props: () => [
      at(group(cup('#f2ede2'), saucer('#e6dfd0')), { x: -12, z: -5 }),
      at(notebook('#5d7f8c'), { x: 14, z: -6, ry: 0.3 }),
    ],
  },
  close: { focus: [0.5, 0.45], zoom: 2 },
  size: {
    beside: coin,
    along: 'width',
    shot: { set: softHorizon, tone: '#e3e6e6', accent: '#d3d8d8', light: 'soft', yaw: 0 },
  },
})

const nightLamp = () =>
  group(
    drum(3, 3.4, 1, matte('#c9a35a')),
    at(drum(0.4, 0.4, 6, matte('#c9a35a')), { y: 1 }),
    at(drum(3, 5, 6, glow('#ffd9a0', 0.85), 0.3), { y: 6.4 }),
  )

/** True wireless earbuds. */
export const earbuds: LeafPictures = {
  kinds: {
    stem: views(color => pebbleOpen({ color, stuff: plastic(color, 0.35) }), '#a9bfc4'),
    bean: views(color => puckOpen({ color, stuff: plastic(color, 0.4) }), '#c4b6c9'),
    clip: views(ovalOpen, '#b9c4a6'),
    hook: views(wideOpen, '#c9b3a0'),
  },
  covers: [
    {
      kind: 'stem',
      build: color => pebbleOpen({ color, stuff: gloss(color) }, 1.5),
      shot: {
        set: desk,
        tone: '#5d8d88',
        accent: '#8a5f3d',
        yaw: -0.35,
        lift: 14,
        light: 'soft',
        props: () => [
          at(group(cup('#f6efe0'), saucer('#e9ddc6')), { x: 8, z: -9 }),
          at(spoon(), { x: 10, z: 6, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'stem',
      build: pebbleOne,
      shot: {
        set: sill,
        tone: '#bcd8e4',
        accent: '#eef3f3',
        yaw: 0.4,
        lift: 20,
        light: 'morning',
        props: () => [
          at(notebook('#5f9fc0'), { x: 0, y: -1.32, z: 0, ry: 0.25 }),
          at(pencil('#f0bf3c'), { x: 8, z: 6, ry: 0.6 }),
        ],
      },
    },
    {
      kind: 'stem',
      build: pebbleShut,
      shot: {
        set: colourBlock,
        tone: '#c2e0d0',
        accent: '#e8d9b8',
        yaw: 0.3,
        lift: 15,
        props: () => [
          at(laptopThing('#d5d8dc', charts('#3f7f8a', '#e9a07f'), 1.85), { x: -15, z: -14, ry: 0.35 }),
          at(badge('#e0623c'), { x: 10, z: 0, ry: -0.4 }),
        ],
      },
    },
    {
      kind: 'bean',
      build: color => puckOpen({ color, stuff: plastic(color, 0.5) }),
      shot: {
        set: bedding,
        tone: '#3c4670',
        accent: '#a5add0',
        yaw: 0.4,
        lift: 24,
        light: 'evening',
        fill: 0.56,
        props: () => [
          placed(pillow(34, 20, 11, cloth('#dfe2f2', 16), 0.55), { x: -4, y: 4, z: -14, rx: -0.7 }),
          at(nightLamp(), { x: 14, z: -8 }),
        ],
      },
    },
    {
      kind: 'bean',
      build: beansFirst,
      shot: { set: drape, tone: '#2f6654', yaw: -0.15, lift: 24, fill: 0.62, light: 'day' },
    },
    {
      kind: 'bean',
      build: keyringCase,
      shot: {
        set: concrete,
        tone: '#7f98c8',
        yaw: 0.2,
        lift: 46,
        light: 'above',
        props: () => [
          placed(coin(), { x: -6, y: -1.1, z: -2, rx: -Math.PI / 2 }),
          placed(coin(), { x: -7.4, y: -1.1, z: 0.6, rx: -Math.PI / 2 }),
        ],
      },
    },
    {
      kind: 'clip',
      build: clipsOnDish,
      shot: {
        set: counter,
        tone: '#7d5573',
        accent: '#efe6ea',
        yaw: 0.1,
        lift: 26,
        light: 'soft',
        props: () => [
          at(vaseWithTwig('#f2e6ee', '#8aa07c', 11), { x: -8, z: -7 }),
          at(ball(0.7, gloss('#f4efe6')), { x: 6.4, y: 0.7, z: 3 }),
        ],
      },
    },
    {
      kind: 'clip',
      build: clipsOnMug,
      shot: {
        set: colourBlock,
        tone: '#f0ab7c',
        accent: '#f6dcb4',
        yaw: -0.5,
        lift: 16,
        light: 'morning',
        props: () => [at(ovalOpen('#2f8f8b'), { x: -9, z: 0, ry: 0.4 })],
      },
    },
    {
      kind: 'hook',
      build: wetHooks,
      shot: {
        set: track,
        tone: '#b9503e',
        accent: '#b8d4e0',
        yaw: 0.1,
        lift: 16,
        light: 'morning',
        fill: 0.66,
        props: () => [at(towels(['#f4f1ea', '#8fc4d4'], 13, 9), { x: 5, z: -16, ry: -0.2 })],
      },
    },
    {
      kind: 'hook',
      build: onMedal,
      shot: { set: hanging, tone: '#f6c08a', yaw: 0.12, lift: 2, fill: 0.72, light: 'morning' },
    },
  ],
}
