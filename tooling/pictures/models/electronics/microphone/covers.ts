import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { matte, plastic } from '../../../studio/materials.ts'
import { coin, notebook } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { cup } from '../../../studio/props/table.ts'
import { desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plainPlate, softHorizon, steps } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { matteSet } from '../headphones/models.ts'
import { charts } from '../parts/art.ts'
import { laptopThing, lines, paperThing } from '../parts/desk-things.ts'
import { bricks, colourBlock, curtain, sunDisc } from '../parts/sets.ts'
import {
  armed,
  broadcast,
  clip,
  deskMic,
  handMic,
  hanging,
  jacket,
  lavalierCase,
  loops,
  lyingMic,
  puckMic,
} from './mics.ts'

const views = (
  build: () => Object3D,
  set: MakeSet,
  tone: string,
  accent: string,
  focus: readonly [number, number] = [0.5, 0.78],
): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.35,
    lift: 12,
    fill: 0.54,
    props: () => [at(cup('#f4efe4'), { x: 16, z: -8 }), at(notebook('#3f6f86'), { x: -18, z: -8, ry: 0.4 })],
  },
  close: { focus, zoom: 2.1 },
  size: {
    beside: coin,
    along: 'height',
    shot: { set: softHorizon, tone: '#e2e5e8', accent: '#d2d6da', light: 'soft', yaw: 0.3 },
  },
})

const first = () => deskMic('#3a3d42', '#b9bcc2')
const arm = () => armed(hanging('#d5d8dc', '#8d9096'), '#33363b')
const stageMic = () => group(lyingMic(handMic('#2b2d31'), 0.5), at(loops('#26282c'), { x: -9, z: -5 }))
const two = () =>
  group(
    at(lyingMic(handMic('#c8392e', '#d8b66a', '#d8b66a', plastic('#c8392e', 0.35)), 0.5), { y: 0, x: -6, z: 2 }),
    at(lyingMic(handMic('#2f4469', '#d8b66a', '#d8b66a', plastic('#2f4469', 0.35)), 2.6), { y: 2.6, x: 8, z: -1 }),
  )

/** Microphones. */
export const microphone: LeafPictures = {
  kinds: {
    desk: views(first, sunnyDesk, '#a9c0c4', '#b08457'),
    boom: views(arm, desk, '#d9b48c', '#a4764c', [0.84, 0.5]),
    hand: views(() => group(handMic('#2b2d31')), colourBlock, '#c4a6b4', '#e0ccd2', [0.5, 0.85]),
    lavalier: views(lavalierCase, desk, '#b4c8a8', '#b98a5c', [0.3, 0.6]),
  },
  covers: [
    {
      kind: 'desk',
      build: first,
      shot: {
        set: desk,
        tone: '#6fa09a',
        accent: '#c09162',
        yaw: 0.35,
        lift: 10,
        fill: 0.66,
        props: () => [
          at(laptopThing('#d5d8dc', charts('#3f7f8a', '#e9a07f')), { x: -18, z: -20, ry: 0.4 }),
          at(matteSet('#f4efe4'), { x: 22, z: -10, ry: -0.5 }),
        ],
      },
    },
    {
      kind: 'desk',
      build: puckMic,
      shot: {
        set: colourBlock,
        tone: '#e6a85a',
        accent: '#b9764c',
        yaw: -0.3,
        lift: 17,
        fill: 0.56,
        light: 'soft',
        props: () => [
          at(cup('#f4efe4'), { x: 14, z: -8 }),
          at(cup('#5f8a8f'), { x: -14, z: -10 }),
          at(paperThing(15, 21, lines('#8a9aa8')), { x: -11, z: 5, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'desk',
      build: () => deskMic('#2b2d31', '#d8b66a'),
      shot: { set: cove, tone: '#8a7fb4', yaw: -0.42, lift: 7, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'boom',
      build: arm,
      shot: { set: sunDisc, tone: '#d9705a', accent: '#f6c9a0', yaw: 0.16, lift: 7, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'boom',
      build: () => armed(broadcast(), '#3a3d42'),
      shot: {
        set: bricks,
        tone: '#b9c4c8',
        accent: '#a4764c',
        yaw: -0.2,
        lift: 9,
        fill: 0.66,
        props: () => [at(plant(22, '#d9764f'), { x: 20, z: -10 })],
      },
    },
    {
      kind: 'hand',
      build: stageMic,
      shot: { set: curtain, tone: '#8f3f6a', accent: '#d0a470', yaw: 0.1, lift: 22, fill: 0.76, light: 'evening' },
    },
    {
      kind: 'hand',
      build: two,
      shot: {
        set: colourBlock,
        tone: '#7fb4b0',
        accent: '#f0e2c4',
        yaw: 0,
        lift: 24,
        fill: 0.66,
        light: 'soft',
        props: () => [
          at(
            group(
              at(box(9, 2.4, 7, 0.6, plastic('#33363b')), { y: 1.2 }),
              ...[-1, 1].map(x =>
                at(box(0.3, 8, 0.3, 0.1, matte('#33363b')), { x: x * 3.6, y: 5.4, z: -2.6, rz: -x * 0.2 }),
              ),
            ),
            { x: 12, z: -12 },
          ),
        ],
      },
    },
    {
      kind: 'hand',
      build: () =>
        group(at(handMic('#8d9096', '#d5d8dc', '#3164bb'), { y: 0 }), at(loops('#3a3d42', 5, 4), { x: 8, z: 2 })),
      shot: { set: steps, tone: '#d9b98a', accent: '#6fa0c8', yaw: 0.3, lift: 12, fill: 0.64 },
    },
    {
      kind: 'lavalier',
      build: lavalierCase,
      shot: { set: colourBlock, tone: '#f0c04c', accent: '#f7e0a0', yaw: -0.35, lift: 15, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'lavalier',
      build: () => group(clip('#2b2d31', '#e9e2d4')),
      shot: {
        set: plainPlate,
        tone: '#4f6f9f',
        yaw: -0.2,
        lift: 4,
        fill: 0.4,
        centre: [0.56, 0.54],
        props: () => [at(jacket('#4f6f9f'), { x: -6.4, y: -4 })],
      },
    },
  ],
}
