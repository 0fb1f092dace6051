import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { fruit, heap } from '../../../studio/food/fruit.ts'
import { matte } from '../../../studio/materials.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair, door, frame, sideTable } from '../../../studio/props/room.ts'
import { basket } from '../../../studio/props/soft.ts'
import { cup, tumbler } from '../../../studio/props/table.ts'
import { counter } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { standMirror } from '../parts/bath.ts'
import { plainRoom, sunRoom, tiledRoom } from '../parts/places.ts'
import { nightLamp } from '../parts/rooms.ts'
import { crossDoor, recordPlayer, retroMini, sideBySide, threeDoor, twoDoor, unit, vanityMini } from './fridges.ts'

const views = (tone: string, accent: string, focus: readonly [number, number]): Views => ({
  scene: {
    set: sunRoom,
    tone,
    accent,
    light: 'morning',
    yaw: 0.3,
    lift: 8,
    fill: 0.6,
    props: () => [at(unit('#d9cbb4', 60, 86, 56), { x: -90, z: -8 }), at(plant(90), { x: 92, z: -10 })],
  },
  close: { focus, zoom: 2.3 },
  size: {
    beside: () => door(),
    along: 'height',
    shot: { set: softHorizon, tone: '#e6e7e6', accent: '#d7dad9', yaw: 0, lift: 7 },
  },
})

const fruits = () =>
  group(
    basket('#c9a878', 15, 10),
    at(
      heap(seed => fruit({ r: 4.6, skin: seed % 2 ? '#d9503c' : '#f0a03c', seed }), 4.6, 8),
      { y: 7 },
    ),
  )

const drinks = () =>
  group(
    sideTable('#8a5a35', 62),
    ...[-7, 5].map((x, i) => at(tumbler('#f0e0a0', 4, 13, 0.7, 3), { x, y: 62, z: i * 6 })),
  )

/** Fridges. */
export const fridge: LeafPictures = {
  kinds: {
    twodoor: { ...views('#b9c7cf', '#b98f62', [0.72, 0.34]), build: main => twoDoor(main) },
    threedoor: { ...views('#d9cdb8', '#b08556', [0.5, 0.5]), build: main => threeDoor(main) },
    side: { ...views('#c9cfc4', '#a9845c', [0.4, 0.62]), build: main => sideBySide(main) },
    cross: { ...views('#c4c9d3', '#b08556', [0.5, 0.48]), build: main => crossDoor(main, { trim: true }) },
    mini: {
      ...views('#d3d9cf', '#b98f62', [0.7, 0.6]),
      build: retroMini,
      scene: {
        set: plainRoom,
        tone: '#b8c7d6',
        accent: '#b98f62',
        light: 'morning',
        yaw: 0.3,
        lift: 12,
        fill: 0.56,
        props: () => [at(cup('#f3ede2'), { x: -6, y: 68, z: 4 }), at(chair(), { x: 62, z: -10, ry: -0.5 })],
      },
    },
  },
  covers: [
    {
      kind: 'twodoor',
      build: main => twoDoor(main, { magnets: true }),
      shot: {
        set: tiledRoom,
        tone: '#8fb3b0',
        accent: '#c9a58a',
        yaw: 0.36,
        lift: 8,
        fill: 0.68,
        props: () => [
          at(unit('#c98f62', 50, 84, 50), { x: -58, z: -6, ry: 0 }),
          at(box(52, 3, 54, 0.6, matte('#efe9dd')), { x: -58, y: 85, z: -6 }),
          at(plant(28), { x: -58, y: 86, z: -6 }),
        ],
      },
    },
    {
      kind: 'twodoor',
      build: main => twoDoor(main, { brushed: true, h: 172, w: 55 }),
      shot: {
        set: plainRoom,
        tone: '#e3b98f',
        accent: '#d9c09a',
        yaw: -0.42,
        lift: 7,
        fill: 0.68,
        light: 'soft',
        props: () => [
          at(unit('#f3ede0', 44, 86, 54), { x: 58, z: -8 }),
          at(unit('#f3ede0', 44, 52, 34), { x: 58, y: 138, z: -20 }),
        ],
      },
    },
    {
      kind: 'threedoor',
      build: main => threeDoor(main, { out: 26 }),
      shot: {
        set: sunRoom,
        tone: '#e6cfb4',
        accent: '#c9a57a',
        yaw: -0.46,
        lift: 26,
        fill: 0.68,
        light: 'morning',
        props: () => [at(frame('#d98f5a', 26, 34), { x: 62, y: 110, z: -52 })],
      },
    },
    {
      kind: 'threedoor',
      build: main => threeDoor(main, { h: 172 }),
      shot: {
        set: plainRoom,
        tone: '#5f7f78',
        accent: '#8f6a48',
        yaw: 0.34,
        lift: 9,
        fill: 0.66,
        props: () => [
          at(fruits(), { y: 173 }),
          at(unit('#a06a3f', 56, 86, 54), { x: 64, z: -8 }),
          at(unit('#a06a3f', 56, 86, 54), { x: -66, z: -8 }),
        ],
      },
    },
    {
      kind: 'side',
      build: main => sideBySide(main),
      shot: {
        set: sunRoom,
        tone: '#cdb79a',
        accent: '#a57c52',
        yaw: 0.3,
        lift: 8,
        fill: 0.66,
        light: 'morning',
        props: () => [at(chair('#8a5a35'), { x: -96, z: 20, ry: 0.6 }), at(plant(110), { x: 92, z: -6 })],
      },
    },
    {
      kind: 'side',
      build: main => sideBySide(main, { open: 1.75 }),
      shot: { set: plainRoom, tone: '#e6c7a0', accent: '#c9a57a', yaw: 0, lift: 9, fill: 0.7, light: 'soft' },
    },
    {
      kind: 'cross',
      build: main => crossDoor(main, { trim: true }),
      shot: {
        set: plainRoom,
        tone: '#a9b5a4',
        accent: '#b08a60',
        yaw: 0,
        lift: 5,
        fill: 0.6,
        props: () =>
          [-1, 1]
            .map(x => at(unit('#7c5a40', 62, 182, 62, 3), { x: x * 74, z: -3 }))
            .concat(at(unit('#7c5a40', 210, 46, 62, 1), { y: 183, z: -3 })),
      },
    },
    {
      kind: 'cross',
      build: main => crossDoor(main, { out: 30 }),
      shot: {
        set: tiledRoom,
        tone: '#f0e0c4',
        accent: '#b5866a',
        yaw: 0.42,
        lift: 24,
        fill: 0.66,
        light: 'morning',
        props: () => [at(drinks(), { x: 82, z: 26 })],
      },
    },
    {
      kind: 'mini',
      build: retroMini,
      shot: {
        set: sunRoom,
        tone: '#9fc4bd',
        accent: '#b98f62',
        yaw: -0.4,
        lift: 11,
        fill: 0.58,
        light: 'morning',
        centre: [0.5, 0.57],
        props: () => [at(recordPlayer(), { y: 68, z: -2, ry: -0.4 }), at(plant(60), { x: 50, z: -12 })],
      },
    },
    {
      kind: 'mini',
      build: vanityMini,
      shot: {
        set: counter,
        tone: '#a3b0cc',
        accent: '#f0ece8',
        yaw: 0.3,
        lift: 12,
        fill: 0.6,
        light: 'soft',
        props: () => [
          at(standMirror(11), { x: 34, z: -8, ry: -0.4 }),
          at(nightLamp('#ffeacb', '#c9a35a'), { x: -36, z: -14 }),
        ],
      },
    },
  ],
}
