import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, plastic } from '../../../studio/materials.ts'
import { cup } from '../../../studio/props/table.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon, steps } from '../../../studio/sets/plain.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { bareRoom, brightRoom } from '../../home/parts/sets.ts'
import { block } from '../../home/parts/shape.ts'
import { helmet } from '../bicycle/small.ts'
import { deck, dunes } from '../parts/grounds.ts'
import { parkPath, ramp, wetStreet } from '../parts/streets.ts'
import {
  bamboo,
  bold,
  caster,
  deckOf,
  fineLines,
  grip,
  maple,
  OUTLINES,
  rolling,
  shining,
  striped,
  urethane,
  waffle,
  wavy,
} from './boards.ts'

const starter = (main: string): Object3D => {
  const form = OUTLINES.double(80, 20.5)
  return rolling(deckOf(form, maple(), grip(), bold(main, '#f4eee0')), form, {
    wide: 20,
    r: 2.7,
    wheel: urethane('#f4eee0'),
  })
}

const expert = (main: string): Object3D => {
  const form = OUTLINES.double(81, 21)
  return rolling(deckOf(form, maple(), grip('#26282c'), fineLines(main, '#d9a86a')), form, {
    wide: 20.6,
    r: 2.6,
    wheel: urethane('#efe9dc'),
  })
}

const short = (main: string): Object3D => {
  const form = OUTLINES.double(60, 17)
  return rolling(deckOf(form, maple(), wavy(main), bold(main, '#fff7e6')), form, {
    wide: 17,
    r: 3,
    broad: 3.6,
    wheel: shining('#bdf3ea'),
  })
}

const dancer = (main: string): Object3D => {
  const form = OUTLINES.long(118, 24)
  return rolling(
    deckOf(form, maple(), bamboo(main), bamboo(main)),
    form,
    { wide: 25, r: 3.6, broad: 4.6, wheel: urethane(lighter(main, 0.35)) },
    0.36,
  )
}

const commuter = (main: string): Object3D => {
  const form = OUTLINES.long(96, 24)
  return rolling(
    deckOf(form, maple(), grip(), striped('#f1e6cf', main)),
    form,
    { wide: 25, r: 3.7, broad: 4.8, wheel: urethane('#e8dcc2') },
    0.37,
  )
}

const wooden = (main: string): Object3D => {
  const form = OUTLINES.fish(68, 18)
  return rolling(
    deckOf(form, maple(), striped(main), striped(main)),
    form,
    { wide: 18, r: 3.1, broad: 4, wheel: urethane('#b5573f') },
    0.27,
  )
}

const surfing = (main: string, long = 81, plain = false): Object3D => {
  const form = OUTLINES.surf(long, 26)
  const art = plain ? striped(lighter(main, 0.6), main) : wavy(main)
  return rolling(
    deckOf(form, maple(), art, art),
    form,
    { wide: 23, r: 3.6, broad: 5, wheel: urethane(plain ? '#f2ead8' : '#f0c65a') },
    0.27,
    { swivel: true },
  )
}

/** Stands on its tail with the underside to the viewer. */
const upright = (board: Object3D, long: number): Object3D =>
  group(at(group(at(group(at(board, { y: -5 })), { rz: Math.PI / 2, y: long / 2 })), { ry: -Math.PI / 2 }))

/** Lies on its edge with the underside to the viewer. */
const onEdge = (board: Object3D, wide: number): Object3D =>
  at(group(at(board, { y: -6 })), { rx: -Math.PI / 2 + 0.16, y: wide / 2 })

const seat = (): Object3D =>
  group(
    ...[-9, 0, 9].map(z => at(box(130, 3, 8, 0.8, matte('#b98a5a', 0.8)), { y: 44, z })),
    ...[-14].map(z => at(box(130, 10, 2.4, 0.8, matte('#b98a5a', 0.8)), { y: 66, z })),
    ...[-50, 50].map(x => at(box(4, 44, 26, 1, matte('#4a4d52', 0.6)), { x, y: 22 })),
  )

const tableLeg = (): Object3D =>
  group(
    at(drum(34, 34, 2.6, matte('#e9e2d4', 0.7), 0.6), { y: 72 }),
    drum(2.4, 2.4, 72, matte('#3a3c40', 0.6)),
    drum(20, 22, 2.4, matte('#3a3c40', 0.6), 0.5),
    at(cup('#f4f0e8'), { x: -12, y: 74.6, z: 12 }),
  )

const pads = (color: string): Object3D =>
  group(
    ...[0, 1].map(i =>
      at(
        group(
          at(
            block([13, 5, 17], 2.4, matte('#34363b', 0.95), (x, y, z) => [x, y + 2.4 - (x / 6.5) ** 2 * 2.4, z]),
            { y: 2.4 },
          ),
          at(
            block([10, 3, 11], 1.4, plastic(color, 0.4), (x, y, z) => [x, y + 2 - (x / 5) ** 2 * 2, z]),
            { y: 5 },
          ),
        ),
        { x: i * 16, z: i * 4, ry: i * 0.7 - 0.3 },
      ),
    ),
  )

const views = (
  scene: Shot,
  focus: readonly [number, number],
  build?: Views['build'],
  zoom = 2.4,
  near?: Partial<Shot>,
): Views => ({
  ...(build ? { build } : {}),
  scene,
  close: { focus, zoom, ...(near ? { shot: near } : {}) },
  size: {
    beside: () => helmet('#8fa4a8'),
    along: 'width',
    shot: { set: softHorizon, tone: '#dfe3e4', accent: '#ecebe6', yaw: 0, lift: 10, light: 'soft' },
  },
})

/** Skateboards. */
export const skateboard: LeafPictures = {
  kinds: {
    double: views(
      { set: ramp, tone: '#c9c5bc', accent: '#a9cbe0', light: 'morning', yaw: 0.6, lift: 18, fill: 0.62 },
      [0.8, 0.5],
      starter,
    ),
    long: views(
      { set: parkPath, tone: '#a2b78b', accent: '#c9dde6', light: 'morning', yaw: -0.9, lift: 18, fill: 0.62 },
      [0.8, 0.74],
      dancer,
    ),
    mini: views(
      { set: steps, tone: '#c9c2b4', accent: '#a9c3c9', light: 'morning', yaw: -0.6, lift: 18, fill: 0.6 },
      [0.24, 0.6],
      main => waffle(main, '#f4c24f'),
    ),
    surf: views(
      { set: pavement, tone: '#b9b5ac', accent: '#cfc3ae', light: 'morning', yaw: 0.6, lift: 22, fill: 0.62 },
      [0.8, 0.36],
      main => surfing(main),
      2.5,
      { set: pavement, tone: '#b9b5ac', accent: '#cfc3ae', yaw: 0.5, lift: 5 },
    ),
    caster: views(
      { set: parkPath, tone: '#a2b78b', accent: '#c9dde6', light: 'morning', yaw: -0.7, lift: 20, fill: 0.6 },
      [0.76, 0.4],
      caster,
    ),
  },
  covers: [
    {
      kind: 'double',
      build: main => upright(starter(main), 80),
      shot: { set: cove, tone: '#e9dcc6', yaw: 0.42, lift: 6, fill: 0.68, light: 'day' },
    },
    {
      kind: 'double',
      build: main => onEdge(expert(main), 21),
      shot: { set: steps, tone: '#b4aea4', accent: '#c98f6c', yaw: 0.5, lift: 14, fill: 0.7, light: 'evening' },
    },
    {
      kind: 'double',
      build: short,
      shot: {
        set: softHorizon,
        tone: '#7d88b0',
        accent: '#666f92',
        yaw: -0.6,
        lift: 17,
        fill: 0.6,
        light: 'evening',
        props: () => [at(helmet('#f1ece2'), { x: 22, z: -26, ry: -0.4 })],
      },
    },
    {
      kind: 'long',
      build: dancer,
      shot: { set: deck, tone: '#b7a58d', accent: '#bcd4df', yaw: 0.95, lift: 36, fill: 0.7, light: 'day' },
    },
    {
      kind: 'long',
      build: main => at(group(upright(commuter(main), 96)), { rx: -0.12 }),
      shot: {
        set: pavement,
        tone: '#c9c4b8',
        accent: '#d9c9a8',
        yaw: -0.3,
        lift: 7,
        fill: 0.66,
        light: 'morning',
        props: () => [at(seat(), { x: 40, z: -34 }), at(cup('#e7dfd0'), { x: 34, y: 45.6, z: -34 })],
      },
    },
    {
      kind: 'mini',
      build: main => waffle(main, main.toLowerCase() === '#e0623c' ? '#7fc8c0' : '#f08a5a'),
      shot: { set: bareRoom, tone: '#f0d9c6', accent: '#dcc6a2', yaw: 0.55, lift: 24, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'mini',
      build: main => at(group(upright(wooden(main), 68)), { rx: -0.14 }),
      shot: {
        set: brightRoom,
        tone: '#7f9a94',
        accent: '#c9b18c',
        yaw: 0.5,
        lift: 9,
        fill: 0.62,
        light: 'morning',
        props: () => [at(tableLeg(), { x: -40, z: -26 })],
      },
    },
    {
      kind: 'surf',
      build: main => surfing(main),
      shot: { set: cove, tone: '#d3d0c6', yaw: 0.9, lift: 58, fill: 0.7, light: 'morning' },
    },
    {
      kind: 'surf',
      build: main => surfing(main, 76, true),
      shot: {
        set: dunes,
        tone: '#dcc49c',
        accent: '#b9d6e2',
        yaw: -0.95,
        lift: 9,
        fill: 0.66,
        lens: 34,
        light: 'morning',
      },
    },
    {
      kind: 'caster',
      build: caster,
      shot: {
        set: wetStreet,
        tone: '#8b8f98',
        accent: '#b9a9a8',
        yaw: 0.5,
        lift: 22,
        fill: 0.66,
        light: 'day',
        props: () => [at(pads('#e9e2d4'), { x: -34, z: -26 })],
      },
    },
  ],
}
