import type { Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { cloth, metal, plastic, wood } from '../../../studio/materials.ts'
import { books, notebook, pencil, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { cup } from '../../../studio/props/table.ts'
import { boards, hanging } from '../../../studio/sets/cloths.ts'
import { desk, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, drum, group } from '../../../studio/shapes.ts'
import { pillow } from '../../../studio/soft-shapes.ts'
import { race } from '../parts/art.ts'
import {
  cassettePlayer,
  hardCase,
  keyboardThing,
  lines,
  mixer,
  monitorThing,
  paperThing,
  score,
  sleeves,
} from '../parts/desk-things.ts'
import { colourBlock, nightDesk, slats, sunDisc } from '../parts/sets.ts'
import { wire } from '../parts/strips.ts'
import {
  closedSet,
  clothSet,
  dualSet,
  foldedSet,
  gamingSet,
  lying,
  matteSet,
  metalSet,
  onStand,
  openBackSet,
  openSet,
  pouch,
  retroSet,
  starterSet,
} from './models.ts'

const views = (build?: (color: string) => Object3D, focus: readonly [number, number] = [0.2, 0.3]): Views => ({
  ...(build ? { build } : {}),
  scene: {
    set: sunnyDesk,
    tone: '#b9c6c4',
    accent: '#a87a4f',
    light: 'morning',
    yaw: 0.5,
    lift: 14,
    props: () => [at(cup('#f0ece2'), { x: 17, z: -6 }), at(books(['#3d5a6e', '#d9a35a']), { x: -20, z: -9 })],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => phone('#59646e'),
    along: 'height',
    shot: { set: softHorizon, tone: '#dfe3e6', accent: '#cfd4d8', yaw: 0.5, light: 'soft' },
  },
})

const tote = (color: string) =>
  group(
    at(pillow(30, 34, 2, cloth(color, 16), 0.3), { x: 4, y: -13, z: -2.6 }),
    wire(
      [
        [-5, 2, -2.4],
        [-2.4, 12, -2],
        [0, 16.6, -1.4],
        [3.4, 12, -2],
        [11, 2, -2.4],
      ],
      0.9,
      cloth(color, 6),
    ),
    at(drum(0.8, 0.8, 8, wood('#b98757'), 0.2), { y: 15.6, z: -4, rx: Math.PI / 2 }),
    at(ball(1.4, wood('#b98757')), { y: 15.6, z: 4 }),
  )

const littleMic = () =>
  group(
    drum(4, 4.4, 1.2, metal('#3a3d42', 0.4), 0.3),
    at(drum(0.5, 0.5, 9, metal('#9a9da3', 0.3)), { y: 1 }),
    at(drum(2.2, 2.2, 7, plastic('#3a3d42'), 0.6), { y: 9 }),
    at(ball(2.2, cloth('#a5a8ad', 10, 4)), { y: 16 }),
  )

/** Headphones. */
export const headphones: LeafPictures = {
  kinds: {
    overear: views(),
    onear: views(openSet),
    gaming: views(undefined, [0.3, 0.3]),
    studio: views(closedSet),
  },
  covers: [
    {
      kind: 'overear',
      build: matteSet,
      shot: {
        set: colourBlock,
        tone: '#e0a985',
        accent: '#c98762',
        yaw: 0.62,
        lift: 12,
        props: () => [
          at(hardCase('#7a4a3c', 17, 19, 3.4), { x: -13, z: -15, ry: 0.35 }),
          at(pillow(26, 14, 13, cloth('#5d7f8c', 14), 0.6), { x: 18, y: 6.4, z: -15 }),
        ],
      },
    },
    {
      kind: 'overear',
      build: color => onStand(metalSet(color), 7.4, 19.4),
      shot: {
        set: slats,
        tone: '#c08a5c',
        accent: '#8a6a52',
        yaw: -0.55,
        lift: 8,
        light: 'morning',
        props: () => [at(sleeves(['#c9683c', '#2f5c62', '#d9a441'], 28), { x: 12, z: -15 })],
      },
    },
    {
      kind: 'overear',
      build: clothSet,
      shot: { set: hanging, tone: '#f3d7c4', yaw: 0.4, lift: 4, light: 'soft', props: () => [tote('#f5ead2')] },
    },
    {
      kind: 'onear',
      build: foldedSet,
      shot: {
        set: desk,
        tone: '#7fa8a0',
        accent: '#d0a570',
        yaw: -0.45,
        lift: 16,
        fill: 0.58,
        props: () => [
          at(pouch('#e9d9b4'), { x: 15, z: -6, rz: -0.15 }),
          at(notebook('#3f6f86'), { x: -15, z: -6, ry: 0.4 }),
          at(pencil('#e0623c'), { x: -9, z: 8, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'onear',
      build: retroSet,
      shot: {
        set: sunDisc,
        tone: '#8fb8c4',
        accent: '#f3e3b8',
        yaw: 0.5,
        lift: 13,
        light: 'morning',
        props: () => [at(cassettePlayer('#3f5f8a'), { x: 13, z: -2, ry: -0.4 })],
      },
    },
    {
      kind: 'gaming',
      build: color => gamingSet(color, '#b6f04c'),
      shot: {
        set: nightDesk,
        tone: '#7d78b8',
        accent: '#d6f08a',
        yaw: 0.66,
        lift: 13,
        props: () => [at(keyboardThing('#e6e2f2', '#f6f4fb', '#8f7fe0'), { x: 4, z: -18, ry: -0.12 })],
      },
    },
    {
      kind: 'gaming',
      build: dualSet,
      shot: {
        set: cove,
        tone: '#d7c7ee',
        yaw: 0.6,
        lift: 12,
        light: 'soft',
        props: () => [at(monitorThing('#f4f2ee', race()), { x: 6, z: -26 })],
      },
    },
    {
      kind: 'studio',
      build: closedSet,
      shot: {
        set: colourBlock,
        tone: '#ecd08a',
        accent: '#d9b664',
        yaw: 0.18,
        lift: 18,
        props: () => [at(mixer(), { x: 0, z: -24 })],
      },
    },
    {
      kind: 'studio',
      build: color => lying(openBackSet(color), -1.06),
      shot: {
        set: boards,
        tone: '#b5835a',
        yaw: 0.75,
        lift: 40,
        light: 'above',
        props: () => [
          at(paperThing(21, 29.7, score), { x: -9, z: -3, ry: 0.3 }),
          at(paperThing(21, 29.7, score), { x: 12, z: 4, ry: -0.2 }),
        ],
      },
    },
    {
      kind: 'studio',
      build: starterSet,
      shot: {
        set: sill,
        tone: '#f0e2c0',
        accent: '#fbf6ea',
        yaw: -0.6,
        lift: 9,
        light: 'morning',
        props: () => [
          at(littleMic(), { x: 15, z: -5 }),
          at(paperThing(15, 21, lines('#8a8f9a')), { x: -12, z: 2, ry: 0.3 }),
          at(plant(18, '#d8788b'), { x: -18, z: -8 }),
        ],
      },
    },
  ],
}
