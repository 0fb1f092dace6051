import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, plastic } from '../../../studio/materials.ts'
import { hanging } from '../../../studio/sets/cloths.ts'
import { pavement, track } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group, ring } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { bareRoom } from '../../home/parts/sets.ts'
import { block } from '../../home/parts/shape.ts'
import { helmet } from '../bicycle/small.ts'
import { bench } from '../parts/grounds.ts'
import { discoRink, iceRink, parkPath, wetStreet } from '../parts/streets.ts'
import { figure, hockey, hung, inline, pad, pairOf, quad } from './skates.ts'

const small = (thing: Object3D): Object3D => at(group(thing), { s: 0.8 })

const bottle = (color: string): Object3D =>
  group(
    drum(3.6, 3.5, 17, plastic(color, 0.35), 0.6),
    at(drum(2.4, 3.4, 3, plastic('#34373c'), 0.5), { y: 17 }),
    at(drum(1.2, 1.2, 2, plastic('#34373c'), 0.3), { y: 20 }),
  )

const puck = (): Object3D => drum(3.8, 3.8, 2.5, matte('#232427', 0.8), 0.3)

const tape = (color: string): Object3D =>
  group(...[0, 1, 2].map(i => at(ring(3.2 + i * 0.5, 0.9, matte(color, 0.8)), { y: 1.2, rx: Math.PI / 2 })))

const mitten = (color: string): Object3D =>
  group(
    at(
      block([15, 4, 9], 1.9, matte(color, 0.98), (x, y, z) => [x, y, z * (x > 3 ? 1 - ((x - 3) / 6) ** 2 * 0.3 : 1)]),
      { y: 2 },
    ),
    at(block([8, 3.4, 4], 1.6, matte(color, 0.98)), { x: 0, y: 1.8, z: 6, ry: 0.6 }),
    at(block([5, 4.6, 8], 1.8, matte(lighter(color, 0.35), 0.98)), { x: -8.6, y: 2.2 }),
  )

const gear = (): Object3D =>
  group(
    at(helmet('#e9e4da'), { x: -22, z: -6, ry: -0.3 }),
    at(pad('#e9e4da'), { x: 23, z: 8, ry: 0.5 }),
    at(pad('#e9e4da', 0.8), { x: 10, z: 22, ry: -0.2 }),
  )

const kidsInline = (main: string) => () =>
  small(inline(main, { second: lighter(main, 0.6), wheel: '#f3b13f', frame: '#e6e3dc', r: 3.6, cord: '#fbf7ee' }))
const litInline = (main: string) => () =>
  small(inline(main, { second: '#3a3d45', wheel: lighter(main, 0.7), lit: true, frame: '#4a4d55', straps: 2 }))
const street = (main: string) => () =>
  inline(main, { second: '#3d4046', wheel: '#d9d4c8', frame: '#7d8086', cord: '#8f9297', straps: 2, tall: 23 })
const speed = (main: string) => () =>
  inline(main, {
    tall: 12.4,
    second: '#2b2d31',
    wheel: '#e0b23c',
    wheels: 3,
    r: 5.2,
    frame: '#2f3136',
    straps: 1,
    brake: false,
    cord: '#f4f0e8',
  })
const retro = (main: string) => () => quad(main, { wheel: '#e98f7c', second: '#fff6ec' })
const chunky = (main: string) => () => small(quad(main, { hard: true, wheel: '#5f8fb5', second: '#44516b' }))
const fleece = (main: string) => () => figure(main, { lining: '#d9cdb9', cord: '#fdfbf6' })
const test = (main: string) => () => figure(main, { lining: main, cord: '#efe3cf', sole: '#4a3526' })
const ice = (main: string) => () => hockey(main)
const kidsIce = (main: string) => () => small(hockey(main, { second: '#e8d9b8', straps: 1 }))

const views = (scene: Shot, focus: readonly [number, number], build: Views['build'], zoom = 2.2): Views => ({
  ...(build ? { build } : {}),
  scene,
  close: { focus, zoom },
  size: {
    beside: () => bottle('#8fa4a8'),
    along: 'height',
    shot: { set: softHorizon, tone: '#d7dde0', accent: '#e6e5e0', yaw: 0.1, lift: 8, light: 'soft' },
  },
})

/** Skates. */
export const rollerSkate: LeafPictures = {
  kinds: {
    inline: views(
      { set: pavement, tone: '#c9c4ba', accent: '#b9c3c6', light: 'morning', yaw: -0.6, lift: 14, fill: 0.6 },
      [0.6, 0.3],
      main => kidsInline(main)(),
    ),
    quad: views(
      { set: parkPath, tone: '#a2b78b', accent: '#c9dde6', light: 'morning', yaw: -0.6, lift: 12, fill: 0.6 },
      [0.6, 0.25],
      main => retro(main)(),
    ),
    figure: views(
      { set: bench, tone: '#b7c6cf', accent: '#c9a679', light: 'soft', yaw: -0.5, lift: 12, fill: 0.58 },
      [0.66, 0.3],
      main => fleece(main)(),
    ),
    hockey: views(
      { set: iceRink, tone: '#cfdde6', accent: '#c24a3c', light: 'day', yaw: -0.5, lift: 10, fill: 0.6 },
      [0.6, 0.25],
      main => ice(main)(),
    ),
  },
  covers: [
    {
      kind: 'inline',
      build: main => pairOf(kidsInline(main), 12, 0.4, -6),
      shot: {
        set: parkPath,
        tone: '#a8c08a',
        accent: '#d5e3e6',
        yaw: 0.5,
        lift: 14,
        fill: 0.6,
        light: 'morning',
        props: () => [at(helmet('#f3efe6'), { x: -21, z: -22, ry: 0.4 })],
      },
    },
    {
      kind: 'inline',
      build: main => pairOf(litInline(main), 13, -0.4, 9),
      shot: {
        set: softHorizon,
        tone: '#5c6a94',
        accent: '#4a557c',
        yaw: -0.5,
        lift: 18,
        fill: 0.5,
        light: 'evening',
        props: () => [gear()],
      },
    },
    {
      kind: 'inline',
      build: main => group(at(group(street(main)()), { z: 6 }), at(group(street(main)()), { x: 9, z: -11, ry: -0.5 })),
      shot: { set: wetStreet, tone: '#a3a6aa', accent: '#cdb9a8', yaw: -0.35, lift: 9, fill: 0.66, light: 'day' },
    },
    {
      kind: 'inline',
      build: main => pairOf(speed(main), 15, 0.15, -12),
      shot: { set: track, tone: '#b5563f', accent: '#bcd3df', yaw: 0.3, lift: 18, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'quad',
      build: main =>
        group(at(group(retro(main)()), { z: 7, x: 3 }), at(group(retro(main)()), { z: -8, x: -6, ry: 0.7 })),
      shot: { set: discoRink, tone: '#6d5f8f', accent: '#b98a5c', yaw: 0.35, lift: 13, fill: 0.64, light: 'day' },
    },
    {
      kind: 'quad',
      build: main => pairOf(chunky(main), 15, 0, 1.5),
      shot: { set: bareRoom, tone: '#b9c7d6', accent: '#d9b27c', yaw: -0.85, lift: 16, fill: 0.6, light: 'day' },
    },
    {
      kind: 'figure',
      build: main => pairOf(fleece(main), 14, 0.5, -6),
      shot: { set: iceRink, tone: '#a9c3d6', accent: '#7fa3bd', yaw: 0.35, lift: 12, fill: 0.64, light: 'soft' },
    },
    {
      kind: 'figure',
      build: main => hung(test(main), '#efe3cf'),
      shot: { set: hanging, tone: '#7f9490', yaw: 0.2, lift: 5, fill: 0.74, light: 'morning' },
    },
    {
      kind: 'hockey',
      build: main => pairOf(ice(main), 14, -0.35, 9),
      shot: {
        set: iceRink,
        tone: '#dbe5ea',
        accent: '#d9a53c',
        yaw: -0.55,
        lift: 15,
        fill: 0.6,
        light: 'day',
        props: () => [at(puck(), { x: 15, z: 20 }), at(tape('#f0c65a'), { x: -20, z: 4 })],
      },
    },
    {
      kind: 'hockey',
      build: main => pairOf(kidsIce(main), 12, 0.2, -8),
      shot: {
        set: bench,
        tone: '#c3cfd6',
        accent: '#a98258',
        yaw: 0.55,
        lift: 16,
        fill: 0.58,
        light: 'soft',
        props: () => [
          at(mitten('#5f7f78'), { x: 22, z: -6, ry: -0.5 }),
          at(mitten('#5f7f78'), { x: 24, y: 1, z: 10, ry: 0.4 }),
        ],
      },
    },
  ],
}
