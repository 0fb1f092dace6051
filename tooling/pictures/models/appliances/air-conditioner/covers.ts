import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { matte, wood } from '../../../studio/materials.ts'
import { books } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair, door, floorLamp, frame } from '../../../studio/props/room.ts'
import { hanging } from '../../../studio/sets/cloths.ts'
import { overlay, wall } from '../../../studio/sets/parts.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, placed, rod } from '../../../studio/shapes.ts'
import { bounce, plaster, shades, tiles } from '../../../studio/surfaces/ground.ts'
import { highWall, plainRoom, sunRoom, woodFloor } from '../parts/places.ts'
import { bed, cot, curtain, sofa, windowPane } from '../parts/rooms.ts'
import { column, portable, sash, straightTower, wallUnit, windowUnit } from './conditioners.ts'

/** Wall in the first sun, close behind what hangs high. */
const dawnWall: MakeSet = tone => ({
  ground: [wall(plaster(tone), -0.29, -8, 24), at(overlay(shades('window'), 5, 5, 0.5), { x: 0.4, y: -0.6, z: -0.28 })],
  backdrop: bounce(tone),
})

/** Wall of brick outside a window: long low tiles. */
const brick: MakeSet = tone => ({ ground: [wall(tiles(tone, 16, 2), -0.24, -8, 24)], backdrop: bounce(tone) })

const views = (
  tone: string,
  accent: string,
  focus: readonly [number, number],
  along: 'width' | 'height',
  set: MakeSet,
  measure: MakeSet,
): Views => ({
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: 0.26,
    lift: along === 'width' ? 4 : 9,
    fill: 0.58,
    props: () =>
      along === 'width'
        ? [at(bed('#b5a58f', '#a5774c', 150, 90), { y: -86, z: 40 })]
        : [at(sofa('#a9b0a4', 140), { x: 100, z: -12 })],
  },
  close: { focus, zoom: 2.3 },
  size: {
    beside: () => (along === 'width' ? placed(frame('#7f97a5', 24, 30), { y: 15 }) : door()),
    along,
    shot: { set: measure, tone: '#dfe3e4', accent: '#d0d5d8', yaw: 0, lift: along === 'width' ? 3 : 7, light: 'soft' },
  },
})

const deskBelow = () =>
  group(
    at(box(110, 3, 50, 1, wood('#c39a67')), { y: -80, z: 26 }),
    at(books(['#c8503c', '#f0bf3c', '#5f8f8b']), { x: -30, y: -78, z: 30 }),
    at(floorLampHead(), { x: 34, y: -78, z: 24 }),
  )

const floorLampHead = () =>
  group(
    drum(7, 8, 2, matte('#f0bf3c'), 0.6),
    rod(
      [
        [0, 2, 0],
        [-4, 20, 0],
        [4, 34, 0],
      ],
      0.8,
      matte('#f0bf3c'),
    ),
    at(drum(3, 8, 8, matte('#f0bf3c'), 0.6), { x: 7, y: 28, rz: 0.5 }),
  )

const easel = () =>
  group(
    ...[-1, 1].map(x =>
      rod(
        [
          [x * 22, 0, 0],
          [x * 4, 130, -8],
        ],
        1.6,
        wood('#b98757'),
      ),
    ),
    rod(
      [
        [0, 0, -40],
        [0, 120, -8],
      ],
      1.6,
      wood('#b98757'),
    ),
    at(box(62, 4, 7, 1, wood('#b98757')), { y: 48, z: 2 }),
    at(frame('#c9744f', 58, 66), { y: 84, z: 2, rx: -0.06 }),
  )

/** Air conditioners. */
export const airConditioner: LeafPictures = {
  kinds: {
    wall: views('#b9c9cc', '#e6dccb', [0.84, 0.5], 'width', highWall, hanging),
    floor: views('#cfc6b8', '#b98f62', [0.5, 0.86], 'height', sunRoom, softHorizon),
    portable: views('#c3cdc9', '#b98f62', [0.5, 0.82], 'height', sunRoom, softHorizon),
    window: {
      ...views('#b5714f', '#b5714f', [0.82, 0.5], 'width', brick, hanging),
      scene: {
        set: brick,
        tone: '#b5714f',
        light: 'morning',
        yaw: 0.26,
        lift: 5,
        fill: 0.5,
        centre: [0.5, 0.6],
        props: () => [sash('#f0e6d4', '#9fb5c0')],
      },
    },
  },
  covers: [
    {
      kind: 'wall',
      build: main => wallUnit(main, { trim: '#c9ccd2' }),
      shot: {
        set: dawnWall,
        tone: '#c98f72',
        yaw: 0.3,
        lift: 2,
        fill: 0.64,
        centre: [0.5, 0.36],
        light: 'morning',
        props: () => [at(bed('#e6d2b4', '#8a5f3d', 150, 90), { x: 6, y: -98, z: 46 })],
      },
    },
    {
      kind: 'wall',
      build: main => wallUnit(main, { fresh: true, w: 90 }),
      shot: {
        set: highWall,
        tone: '#5f8a74',
        accent: '#3f6a58',
        yaw: -0.34,
        lift: 3,
        fill: 0.66,
        centre: [0.5, 0.4],
        light: 'soft',
        props: () => [at(plant(96, '#e6dccb'), { x: 54, y: -112, z: 20 })],
      },
    },
    {
      kind: 'wall',
      build: main => wallUnit(main, { w: 76, ribs: true, digits: '27' }),
      shot: {
        set: highWall,
        tone: '#f0d9a8',
        accent: '#d9b98a',
        yaw: 0.4,
        lift: 1,
        fill: 0.62,
        centre: [0.5, 0.36],
        props: () => [at(deskBelow(), { y: 26 })],
      },
    },
    {
      kind: 'wall',
      build: main => wallUnit(main, { w: 78, flap: 0.3, digits: '26' }),
      shot: {
        set: dawnWall,
        tone: '#a3bcae',
        yaw: -0.2,
        lift: 3,
        fill: 0.6,
        centre: [0.5, 0.34],
        light: 'soft',
        props: () => [at(cot(), { x: 4, y: -108, z: 44 })],
      },
    },
    {
      kind: 'floor',
      build: column,
      shot: {
        set: sunRoom,
        tone: '#7f9a98',
        accent: '#c9a57a',
        yaw: 0.3,
        lift: 7,
        fill: 0.72,
        light: 'morning',
        props: () => [at(sofa('#e3d6c0', 150), { x: 108, z: -6 }), at(plant(100), { x: -62, z: -22 })],
      },
    },
    {
      kind: 'floor',
      build: straightTower,
      shot: {
        set: plainRoom,
        tone: '#d9b18f',
        accent: '#b0814f',
        yaw: -0.4,
        lift: 7,
        fill: 0.72,
        light: 'soft',
        props: () => [
          at(windowPane('#cfe3ee', 80, 120), { x: 82, y: 104, z: -52 }),
          at(curtain('#f3ece0', 24, 190), { x: 134, z: -46 }),
        ],
      },
    },
    {
      kind: 'portable',
      build: main => portable(main),
      shot: {
        set: plainRoom,
        tone: '#e6cfa8',
        accent: '#c9a06c',
        yaw: -0.36,
        lift: 12,
        fill: 0.64,
        light: 'morning',
        props: () => [
          at(windowPane('#d3e8f2', 70, 90), { x: 22, y: 126, z: -48 }),
          at(chair('#b98757'), { x: -66, z: -14, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'portable',
      build: main => portable(main, { hose: false, dark: true }),
      shot: {
        set: woodFloor,
        tone: '#d9c6b4',
        accent: '#c99f6c',
        yaw: 0.44,
        lift: 11,
        fill: 0.6,
        props: () => [at(easel(), { x: -72, z: -44, ry: 0.3 }), at(floorLamp('#e0b868'), { x: 62, z: -46 })],
      },
    },
    {
      kind: 'window',
      build: main => windowUnit(main),
      shot: {
        set: brick,
        tone: '#a85f45',
        yaw: -0.3,
        lift: 6,
        fill: 0.5,
        centre: [0.5, 0.62],
        light: 'morning',
        props: () => [sash('#5f7f78', '#a9c0c9')],
      },
    },
    {
      kind: 'window',
      build: main => windowUnit(main, { dials: false }),
      shot: {
        set: hanging,
        tone: '#7f95a8',
        yaw: 0.34,
        lift: 5,
        fill: 0.52,
        centre: [0.5, 0.6],
        light: 'soft',
        props: () => [sash('#4f555c', '#d6e3e6'), at(curtain('#e3b59a', 30, 120), { x: -58, y: 12, z: 6 })],
      },
    },
  ],
}
