import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { book } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { brassLamp, chair, floorLamp, frame, pouffe, sideTable } from '../../../studio/props/room.ts'
import { basket, blanket } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { darkRoom, room, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { bed, corner, leather, modular, single, slouch, straight } from './sofas.ts'

const table = () => group(sideTable(), at(cup('#e7e1d5'), { y: 48, x: 4 }), at(book('#8d6f5b'), { y: 48, x: -8 }))

const views = (tone: string, accent: string, shot: Partial<Views['scene']> = {}): Views => ({
  scene: {
    set: sunnyRoom,
    tone,
    accent,
    light: 'morning',
    yaw: -0.5,
    lift: 13,
    fill: 0.7,
    props: () => [at(table(), { x: 40, z: 105 }), at(plant(110), { x: 150, z: -20 })],
    ...shot,
  },
  close: { focus: [0.24, 0.6], zoom: 2.3 },
  size: {
    beside: () => at(chair(), {}),
    along: 'width',
    shot: { set: room, tone: '#e6e1d8', accent: '#d6cfc2', lift: 8, yaw: 0 },
  },
})

/** Sofas and armchairs. */
export const sofa: LeafPictures = {
  kinds: {
    straight: views('#d7d9cf', '#c9bda6'),
    corner: views('#d9d2c6', '#b9b4a6', { lift: 20 }),
    leather: views('#c9c2b6', '#a39a8b'),
    single: views('#d6dcd9', '#d2c3ad', { props: () => [at(table(), { x: 70, z: 30 })] }),
    bed: views('#d5dae0', '#cbbfae', { props: () => [at(plant(100), { x: 130, z: -20 })] }),
  },
  covers: [
    {
      kind: 'straight',
      build: color => straight({ color, cover: 'weave', pillows: ['#e9e0cd', lighter(color, 0.5)] }),
      shot: {
        set: sunnyRoom,
        tone: '#e4dccb',
        accent: '#d9d2c2',
        yaw: 0.3,
        lift: 11,
        fill: 0.68,
        light: 'morning',
        props: () => [at(plant(120), { x: -150, z: -30 })],
      },
    },
    {
      kind: 'straight',
      build: color =>
        group(
          straight({ color, cover: 'linen', seats: 2, soft: 2.2, legs: 'none' }),
          at(blanket('#b98c6a', 20, 92), { x: 106, y: 60 }),
        ),
      shot: {
        set: room,
        tone: '#b9c0b2',
        accent: '#d8cdb8',
        yaw: -0.34,
        lift: 13,
        fill: 0.68,
        props: () => [at(floorLamp(), { x: 150, z: -40 })],
      },
    },
    {
      kind: 'straight',
      build: color => straight({ color, cover: 'cord', soft: 0.4, seats: 3, legs: 'metal' }),
      shot: {
        set: room,
        tone: '#d9ad95',
        accent: '#e3d6c2',
        yaw: 0,
        lift: 8,
        fill: 0.66,
        props: () => [at(basket('#c9a878', 24, 26), { x: 148, z: 20 }), at(post(), { x: -150, z: -20 })],
      },
    },
    {
      kind: 'corner',
      build: color => corner({ color, cover: 'weave', pillows: ['#efe7d6', '#c98f5e'] }),
      shot: {
        set: room,
        tone: '#dfe1dc',
        accent: '#cfc9bb',
        yaw: 0.35,
        lift: 24,
        fill: 0.72,
        props: () => [at(plant(120, '#b98c6a'), { x: 170, z: 20 })],
      },
    },
    {
      kind: 'corner',
      build: color => modular({ color, cover: 'cord' }),
      shot: { set: sunnyRoom, tone: '#a9c2c4', accent: '#e6ddcb', yaw: -0.55, lift: 18, fill: 0.7, light: 'morning' },
    },
    {
      kind: 'leather',
      build: color => leather({ color, cover: 'leather' }),
      shot: {
        set: darkRoom,
        tone: '#77716a',
        accent: '#94735a',
        yaw: 0.22,
        lift: 9,
        fill: 0.68,
        light: 'evening',
        props: () => [at(brassLamp(), { x: 150, z: -30 }), at(frame('#b98d4f'), { x: -40, y: 128, z: -62 })],
      },
    },
    {
      kind: 'leather',
      build: color => leather({ color, cover: 'leather', seats: 2 }, true),
      shot: {
        set: room,
        tone: '#9fb5a4',
        accent: '#d8c7a4',
        yaw: -0.6,
        lift: 14,
        fill: 0.68,
        light: 'morning',
        props: () => [at(floorLamp('#f0dfbd'), { x: -150, z: -40 })],
      },
    },
    {
      kind: 'single',
      build: color => group(single({ color, cover: 'velvet' }), at(book('#e9e2d2'), { y: 50, z: 10, ry: 0.5 })),
      shot: {
        set: sunnyRoom,
        tone: '#dde3df',
        accent: '#d9cdb7',
        yaw: -0.45,
        lift: 13,
        fill: 0.6,
        light: 'morning',
        props: () => [at(table(), { x: 72, z: -10 })],
      },
    },
    {
      kind: 'single',
      build: color => slouch({ color, cover: 'boucle' }),
      shot: {
        set: room,
        tone: '#e8ddd6',
        accent: '#e2d7c6',
        yaw: 0.3,
        lift: 17,
        fill: 0.6,
        light: 'soft',
        props: () => [at(pouffe('#d9cfbf'), { x: 78, z: 10 }), at(plant(95), { x: -80, z: -40 })],
      },
    },
    {
      kind: 'bed',
      build: color => bed({ color, cover: 'weave' }),
      shot: {
        set: room,
        tone: '#d3dde0',
        accent: '#d5cab6',
        yaw: 0.55,
        lift: 21,
        fill: 0.68,
        props: () => [at(table(), { x: -118, z: -10 }), at(frame('#5d8a86', 44, 56), { x: 30, y: 130, z: -82 })],
      },
    },
  ],
}

/** Scratching post of a cat. */
const post = () =>
  group(
    at(box(40, 3, 40, 1, matte('#b9a587')), { y: 1.5 }),
    at(drum(5, 5, 62, matte('#d9c39a')), { y: 3 }),
    at(box(28, 3, 28, 1, matte('#b9a587')), { y: 66 }),
  )
