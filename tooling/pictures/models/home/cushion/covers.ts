import { upholstery } from '../../../studio/cloth/upholstery.ts'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { book } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair as plainChair } from '../../../studio/props/room.ts'
import { blanket } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { bedding, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { pillow, quilt } from '../parts/bedding.ts'
import { leafyWall, raisedRoom, raisedTiles } from '../parts/hung.ts'
import { bareRoom, brightRoom, rugRoom, tatami, twoTone } from '../parts/sets.ts'
import { block, strut, surface } from '../parts/shape.ts'
import { lattice, timber } from '../parts/timber.ts'
import {
  buckwheat,
  carPair,
  cordCushions,
  floorRound,
  knitted,
  latexPillow,
  linenCushion,
  lumbar,
  pumpkin,
  seatPad,
} from './cushions.ts'

const sofaCorner = (color: string) => {
  const skin = upholstery(color, 'weave')
  return group(
    at(block([150, 22, 84], 8, skin), { y: -10.6, x: -20 }),
    at(block([150, 20, 76], 4, skin), { y: -30, x: -20 }),
    at(block([150, 62, 22], 9, skin), { y: 26, x: -20, z: -30 }),
    at(block([24, 46, 84], 9, skin), { y: 10, x: 46 }),
  )
}

const meshBack = () =>
  group(
    surface(
      (u, v) => [(u - 0.5) * 50, v * 62 - 6, -8 + 5 * (u * 2 - 1) ** 2 - v * 5],
      lattice('#8d9398', 18, 'mesh'),
      20,
      20,
    ),
    ...[-1, 1].map(s => strut([s * 25, -6, -3], [s * 25, 56, -8], 1.6, matte('#5a5f66'))),
    strut([-25, 56, -8], [25, 56, -8], 1.6, matte('#5a5f66')),
    at(block([56, 9, 52], 4, upholstery('#6d737a', 'weave')), { y: -4.3, z: 12 }),
    at(drum(3, 3, 40, metal('#8d9096', 0.3), 0.3), { y: -48, z: 10 }),
  )

const carSeat = (x: number) => {
  const skin = upholstery('#ddd2c0', 'leather')
  const slant = (y: number) => -y * 0.06
  return at(
    group(
      at(block([64, 20, 60], 8, skin), { y: -10, z: 16 }),
      at(
        block([60, 68, 16], 7, skin, (px, y, z) => [px * (1 - Math.max(0, y) * 0.004), y, z + slant(y)]),
        { y: 24, z: -14 },
      ),
      ...[-1, 1].map(s =>
        at(
          block([11, 64, 20], 5, skin, (px, y, z) => [px - s * Math.max(0, y) * 0.12, y, z + slant(y)]),
          { x: s * 26, y: 22, z: -11 },
        ),
      ),
      ...[-1, 1].map(s => strut([s * 7, 54, -16], [s * 7, 64, -17], 0.8, metal('#8d9096', 0.3))),
      at(block([30, 17, 11], 5, skin), { y: 69, z: -15 }),
    ),
    { x },
  )
}

const teaTray = () =>
  group(
    at(box(30, 1.4, 20, 0.6, timber('#8a5f3d')), { y: 2 }),
    at(cup('#e9e4da', '#b9862e'), { x: -5, y: 2.7 }),
    at(drum(5, 5.6, 7, matte('#4f5f57', 0.5), 2), { x: 7, y: 2.7 }),
  )

const posts = (color: string) =>
  group(
    at(box(46, 3, 46, 1, timber(color)), { y: -1.6 }),
    ...[-1, 1].map(s => strut([s * 21, -44, -24], [s * 21, 34, -25], 1.7, timber(color, 'up'))),
    ...[-1, 1].map(s => strut([s * 20, -2, 19], [s * 21, -44, 21], 1.9, timber(color, 'up'))),
    ...[12, 26].map(y => at(box(42, 5, 2, 0.8, timber(color)), { y, z: -24.6 })),
  )

const views = (scene: Shot, focus: readonly [number, number], along: 'width' | 'height' = 'width'): Views => ({
  scene,
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => at(plainChair('#8a5f3d'), {}),
    along,
    shot: { set: bareRoom, tone: '#bcc8c8', accent: '#d0b48e', light: 'soft', lift: 14, yaw: 0 },
  },
})

/** Cushions, seat pads and pillows. */
export const cushion: LeafPictures = {
  kinds: {
    square: views(
      {
        set: rugRoom,
        tone: '#a9b8b0',
        accent: '#e9dfcc',
        light: 'morning',
        yaw: 0.35,
        lift: 16,
        fill: 0.54,
        props: () => [at(plant(60), { x: -50, z: -20 }), at(blanket('#c98d6c', 40, 30), { x: 46, z: 6 })],
      },
      [0.75, 0.75],
    ),
    lumbar: views(
      {
        set: raisedRoom,
        tone: '#c3ced3',
        accent: '#b99a72',
        light: 'day',
        yaw: 0.3,
        lift: 10,
        fill: 0.44,
        props: () => [at(group(meshBack()), { ry: 0.3, z: -6 })],
      },
      [0.4, 0.5],
    ),
    round: views(
      {
        set: sunnyDesk,
        tone: '#c9a59a',
        accent: '#a97c52',
        light: 'morning',
        yaw: 0.2,
        lift: 26,
        fill: 0.56,
        props: () => [at(book('#e9dfc8'), { x: 32, z: 4, ry: 0.4 })],
      },
      [0.5, 0.65],
    ),
    seat: views(
      {
        set: brightRoom,
        tone: '#d3c3a9',
        accent: '#a9794b',
        light: 'morning',
        yaw: 0.5,
        lift: 30,
        fill: 0.58,
        props: () => [at(teaTray(), { x: 44, z: 4 })],
      },
      [0.4, 0.5],
    ),
    pillow: views(
      {
        set: bedding,
        tone: '#c3ced3',
        accent: '#9fb0a4',
        light: 'soft',
        yaw: -0.3,
        lift: 24,
        fill: 0.6,
        props: () => [at(pillow(60, 40, upholstery('#d9a98c', 'linen'), 15), { x: 8, y: 6, z: -38, ry: 0.1, rx: 0.4 })],
      },
      [0.72, 0.6],
    ),
  },
  covers: [
    {
      kind: 'square',
      build: linenCushion,
      shot: {
        set: raisedRoom,
        tone: '#c98d6c',
        accent: '#b98f62',
        light: 'day',
        yaw: -0.3,
        lift: 11,
        fill: 0.58,
        centre: [0.48, 0.5],
        props: () => [at(sofaCorner('#7f958f'), {}), at(blanket('#c98d6c', 30, 40), { x: -44, z: 2 })],
      },
    },
    {
      kind: 'square',
      build: cordCushions,
      shot: {
        set: raisedRoom,
        tone: '#7f9a96',
        accent: '#c39a67',
        light: 'morning',
        yaw: 0.4,
        lift: 14,
        fill: 0.52,
        centre: [0.5, 0.46],
        props: () => [
          at(
            group(
              at(box(86, 4, 40, 1.2, timber('#c39a67')), { y: -2 }),
              ...[-1, 1].flatMap(s =>
                [-1, 1].map(k => strut([s * 36, -3, k * 14], [s * 38, -42, k * 16], 2, timber('#c39a67', 'up'))),
              ),
            ),
            {},
          ),
        ],
      },
    },
    {
      kind: 'square',
      build: knitted,
      shot: {
        set: bedding,
        tone: '#6f8fa0',
        accent: '#8f959c',
        light: 'soft',
        yaw: 0.25,
        lift: 14,
        fill: 0.6,
        props: () => [
          at(group(drum(12, 12, 1, timber('#a9794b'), 0.4), at(cup('#e0936c'), { y: 1 })), { x: 36, z: 12 }),
        ],
      },
    },
    {
      kind: 'lumbar',
      build: lumbar,
      shot: {
        set: raisedRoom,
        tone: '#e0b18c',
        accent: '#a9794b',
        light: 'day',
        yaw: 0.35,
        lift: 10,
        fill: 0.44,
        props: () => [at(group(meshBack()), { ry: 0.35, z: -5 })],
      },
    },
    {
      kind: 'lumbar',
      build: carPair,
      shot: {
        set: leafyWall,
        tone: '#a9c6d6',
        light: 'day',
        yaw: 0.24,
        lift: 8,
        fill: 0.62,
        centre: [0.47, 0.5],
        props: () => [
          at(group(carSeat(0), carSeat(74), at(block([400, 40, 60], 2, matte('#6f6a66')), { y: -41, z: 14 })), {
            ry: 0.24,
          }),
        ],
      },
    },
    {
      kind: 'round',
      build: pumpkin,
      shot: {
        set: twoTone,
        tone: '#e9d3b3',
        accent: '#c9a24f',
        light: 'morning',
        yaw: 0.2,
        lift: 30,
        fill: 0.58,
        props: () => [at(book('#5f7f7a'), { x: -34, z: 6, ry: 0.5 })],
      },
    },
    {
      kind: 'seat',
      build: seatPad,
      shot: {
        set: raisedTiles,
        tone: '#d9cfc0',
        accent: '#d9b8a0',
        light: 'day',
        yaw: 0.45,
        lift: 38,
        fill: 0.54,
        centre: [0.5, 0.48],
        props: () => [at(group(posts('#a9794b')), { ry: 0.45 })],
      },
    },
    {
      kind: 'seat',
      build: floorRound,
      shot: {
        set: tatami,
        tone: '#c9c0a0',
        accent: '#aeb585',
        light: 'soft',
        yaw: 0.3,
        lift: 24,
        fill: 0.54,
        props: () => [at(teaTray(), { x: 48, z: 2, ry: -0.3 })],
      },
    },
    {
      kind: 'pillow',
      build: () => latexPillow(),
      shot: {
        set: bedding,
        tone: '#c99a8a',
        accent: '#d3a892',
        light: 'soft',
        yaw: -0.25,
        lift: 28,
        fill: 0.64,
        props: () => [at(quilt(90, 60, 4, upholstery('#b9c9cf', 'linen')), { x: -20, y: 0, z: -64 })],
      },
    },
    {
      kind: 'pillow',
      build: buckwheat,
      shot: { set: softHorizon, tone: '#e6d3b8', accent: '#d9b98c', light: 'morning', yaw: 0.3, lift: 30, fill: 0.64 },
    },
  ],
}
