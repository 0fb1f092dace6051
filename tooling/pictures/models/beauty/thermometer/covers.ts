import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { wood } from '../../../studio/materials.ts'
import { book, bricks, cable, coin, keys, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { saucer, tumbler } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, bedding, counter, desk, shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { nightLamp } from '../../appliances/parts/rooms.ts'
import { duck } from '../body-wash/things.ts'
import { capsule, curvePhone, ear, gun, patch, probeCover, stick } from './things.ts'

const standingPhone = () => group(at(phone('#8c8f94'), { rx: Math.PI / 2, y: 7.5 }))

const views = (
  scene: Shot,
  focus: readonly [number, number],
  zoom = 2,
  along: 'height' | 'width' = 'height',
  beside: Views['size']['beside'] = standingPhone,
): Views => ({
  scene,
  close: { focus, zoom },
  size: { beside, along, shot: { set: softHorizon, tone: '#e3e2dc', accent: '#d8d6ce' } },
})

const covers3 = () =>
  group(...[0, 1, 2].map(i => at(probeCover(), { x: Math.cos(i * 2.1) * 1.3, y: 0.5, z: Math.sin(i * 2.1) * 1.2 })))

/** Thermometers. */
export const thermometer: LeafPictures = {
  kinds: {
    gun: views(
      {
        set: counter,
        tone: '#d9c4b0',
        accent: '#efedea',
        light: 'morning',
        lift: 11,
        fill: 0.52,
        yaw: -0.8,
        props: () => [
          at(tumbler('#e6f0f2', 3.2, 10, 0.7), { x: 11, z: -5 }),
          at(towels(['#f1ece1', '#dfe6e4'], 13, 10), { x: -13, z: -5 }),
        ],
      },
      [0.62, 0.8],
    ),
    ear: views(
      {
        set: shelf,
        tone: '#cfc7b8',
        accent: '#b98f62',
        light: 'morning',
        lift: 10,
        fill: 0.5,
        yaw: -0.2,
        props: () => [
          at(plant(14), { x: 10, z: -4 }),
          at(saucer('#f4efe6', 4), { x: -8, z: 2 }),
          at(covers3(), { x: -8, z: 2 }),
        ],
      },
      [0.6, 0.7],
    ),
    stick: {
      ...views(
        {
          set: counter,
          tone: '#c9cfc4',
          accent: '#efedea',
          light: 'morning',
          lift: 28,
          fill: 0.6,
          yaw: 0.3,
          props: () => [at(tumbler('#e6f0f2', 3, 9, 0.7), { x: 5, z: -9 })],
        },
        [0.68, 0.5],
        2.2,
        'width',
        coin,
      ),
      build: main => stick(main),
    },
    patch: {
      ...views(
        {
          set: linen,
          tone: '#d9cfc0',
          light: 'morning',
          lift: 24,
          fill: 0.5,
          yaw: -0.3,
          props: () => [at(bricks(['#d9a06a', '#8fb0a0', '#e3c46a']), { x: -9, z: -9, s: 0.6 })],
        },
        [0.5, 0.5],
        1.8,
        'width',
        coin,
      ),
      build: main => group(at(patch(main), { y: 2.3, rx: -0.5 })),
    },
  },
  covers: [
    {
      kind: 'gun',
      build: main => gun(main),
      shot: {
        set: desk,
        tone: '#a98a74',
        accent: '#8a6040',
        light: 'evening',
        yaw: -0.8,
        lift: 11,
        fill: 0.58,
        props: () => [
          at(nightLamp('#ffe6c0', '#7c5335'), { x: -13, z: -11, s: 0.55 }),
          at(book('#d9c7b0', 13, 18, 2), { x: 10, z: -7, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'gun',
      build: main => gun(main, '#ffe9c9', '#5a3a14'),
      shot: {
        set: shelf,
        tone: '#ecd0bf',
        accent: '#e3cba6',
        light: 'day',
        yaw: 0.55,
        lift: 8,
        fill: 0.58,
        props: () => [at(bricks(['#e3b04c', '#d98a74', '#8fb0c4']), { x: 8, z: -5, s: 0.9 })],
      },
    },
    {
      kind: 'gun',
      build: main => group(at(gun(main), { y: 2, rx: -Math.PI / 2 })),
      shot: {
        set: linen,
        tone: '#8d9fa6',
        light: 'above',
        yaw: 0.5,
        lift: 66,
        fill: 0.58,
        props: () => [at(cable('#e9e6e0'), { x: 9, z: -5 })],
      },
    },
    {
      kind: 'ear',
      build: main => ear(main),
      shot: {
        set: cove,
        tone: '#d3c4ae',
        yaw: -0.25,
        lift: 12,
        fill: 0.58,
        light: 'soft',
        props: () => [at(saucer('#f4efe6', 4), { x: 7, z: 2 }), at(covers3(), { x: 7, z: 2 })],
      },
    },
    {
      kind: 'ear',
      build: main => ear(main, 0.95),
      shot: {
        set: sunnyDesk,
        tone: '#a9c0b4',
        accent: '#d9bd94',
        light: 'morning',
        yaw: 0.25,
        lift: 10,
        fill: 0.56,
        props: () => [
          at(book('#e3b45c', 14, 18, 1.6), { x: -10, z: -5, ry: 0.3 }),
          at(bricks(['#8fb0c4', '#e3c46a', '#d98a74']), { x: 6, z: -5, s: 0.7 }),
        ],
      },
    },
    {
      kind: 'ear',
      build: main => group(at(ear(main, 0.72), { y: 1.4, rx: -Math.PI / 2 + 0.08, z: 4 })),
      shot: {
        set: bedding,
        tone: '#c9a98c',
        accent: '#8a6a55',
        light: 'morning',
        yaw: 0.7,
        lift: 34,
        fill: 0.54,
        props: () => [at(keys(), { x: 5, z: 3, ry: 0.4 })],
      },
    },
    {
      kind: 'stick',
      build: main => group(at(stick(main), { z: 1.8 }), at(capsule(main), { z: -2.4, x: 1 })),
      shot: {
        set: softHorizon,
        tone: '#e6c9b4',
        accent: '#f0e2d4',
        yaw: 0.4,
        lift: 32,
        fill: 0.68,
        props: () => [at(tumbler('#e6f0f2', 3, 9, 0.7), { x: -4, z: -9 })],
      },
    },
    {
      kind: 'stick',
      build: main => group(at(stick(main), { rx: 0.1, y: 0.1 })),
      shot: {
        set: bathLedge,
        tone: '#b9cdb8',
        accent: '#efe9dd',
        yaw: -0.35,
        lift: 30,
        fill: 0.66,
        light: 'morning',
        props: () => [
          at(duck(), { x: 2.6, z: -5.4, ry: -0.6 }),
          at(towels(['#f1ece1'], 12, 8), { x: -7, z: -7, ry: 0.2 }),
        ],
      },
    },
    {
      kind: 'stick',
      build: main =>
        group(
          at(slab(rounded(18, 6, 1.2), 0.9, 0.3, wood('#8a5f3d')), { y: 0.45, rx: -Math.PI / 2 }),
          at(stick(main), { y: 0.9 }),
        ),
      shot: {
        set: counter,
        tone: '#a9b7bd',
        accent: '#e3e6e6',
        yaw: 0.7,
        lift: 38,
        fill: 0.7,
      },
    },
    {
      kind: 'patch',
      build: main => group(at(patch(main), { y: 2.3, rx: -0.6 })),
      shot: {
        set: bedding,
        tone: '#c3b4c4',
        accent: '#ece4da',
        light: 'morning',
        yaw: 0.2,
        lift: 16,
        fill: 0.38,
        centre: [0.38, 0.7],
        props: () => [at(group(at(curvePhone('#b4ca4c'), { y: 7.4, rx: -0.2 })), { x: 4.4, z: -4.4, ry: -0.24 })],
      },
    },
  ],
}
