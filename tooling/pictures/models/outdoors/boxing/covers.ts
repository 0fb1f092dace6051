import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { cloth, matte, metal } from '../../../studio/materials.ts'
import { chair } from '../../../studio/props/room.ts'
import { towels } from '../../../studio/props/soft.ts'
import { boards, panelled } from '../../../studio/sets/cloths.ts'
import { desk, kidsRug } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, placed } from '../../../studio/shapes.ts'
import { hungRoom } from '../../home/parts/hung.ts'
import { brightRoom } from '../../home/parts/sets.ts'
import { bench, gym } from '../parts/grounds.ts'
import { glove, hangingBag, hung, pad, pair, speedBall, standingBag, wrap } from './gear.ts'

const bottle = (color: string) =>
  group(drum(3.6, 3.5, 18, matte(color, 0.5), 0.7), at(drum(2.2, 3.4, 3, matte('#34373c', 0.5), 0.5), { y: 18 }))

const views = (scene: Shot, focus: readonly [number, number], rest: Partial<Views> = {}, tall = false): Views => ({
  scene,
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => (tall ? chair() : bottle('#8fa4a8')),
    along: 'height',
    shot: { set: softHorizon, tone: '#dde0df', accent: '#ebe8e2', light: 'soft', lift: 9, yaw: 0.2 },
  },
  ...rest,
})

const ropes = () =>
  group(
    ...[0, 1, 2].map(i =>
      placed(drum(1.5, 1.5, 220, matte(['#d9d4c9', '#b8443a', '#d9d4c9'][i] ?? '#d9d4c9', 0.7), 0.2), {
        x: 110,
        y: 43.6 - i * 24,
        z: i ? -5 : 0,
        rz: Math.PI / 2,
      }),
    ),
  )

const small = (color: string) => {
  const whole = pair(color)
  whole.scale.setScalar(0.72)
  return group(whole)
}

/** Boxing: gloves, bags, pads, wraps. */
export const boxing: LeafPictures = {
  kinds: {
    gloves: views(
      {
        set: gym,
        tone: '#cbc5b8',
        accent: '#8f8b84',
        light: 'morning',
        lift: 16,
        yaw: 0.3,
        fill: 0.54,
        props: () => [at(group(wrap('#f0c45c')), { x: 26, z: 8, ry: 0.4 }), at(bottle('#e3ddd0'), { x: -26, z: -10 })],
      },
      [0.72, 0.45],
    ),
    bag: views(
      {
        set: gym,
        tone: '#b9c0c2',
        accent: '#9a938a',
        light: 'morning',
        lift: 8,
        yaw: 0.2,
        fill: 0.66,
        props: () => [at(group(box(120, 6, 60, 3, matte('#6f7d84'))), { x: 60, y: 3, z: -50 })],
      },
      [0.5, 0.76],
      {},
      true,
    ),
    pads: views(
      {
        set: bench,
        tone: '#c9c2b4',
        accent: '#b98d5f',
        light: 'morning',
        lift: 10,
        yaw: -0.35,
        fill: 0.56,
        props: () => [at(towels(['#efe9dd'], 24, 15), { x: 33, z: -8 })],
      },
      [0.26, 0.55],
    ),
    wraps: views(
      {
        set: bench,
        tone: '#b3bab5',
        accent: '#b08457',
        light: 'day',
        lift: 20,
        yaw: 0.3,
        fill: 0.56,
        props: () => [at(placed(glove('#3a3d42', { skin: 'matt' }), {}), { x: -4, z: -17, ry: 0.4 })],
      },
      [0.3, 0.6],
    ),
    speed: views(
      {
        set: brightRoom,
        tone: '#cfdbe0',
        accent: '#cfa97a',
        light: 'morning',
        lift: 9,
        yaw: -0.3,
        fill: 0.64,
        props: () => [at(chair('#c39a67'), { x: -60, z: -30, ry: 0.5 })],
      },
      [0.5, 0.86],
      {},
      true,
    ),
  },
  covers: [
    {
      kind: 'gloves',
      build: main => pair(main),
      shot: {
        set: bench,
        tone: '#dfdcd4',
        accent: '#b98d60',
        light: 'day',
        lift: 11,
        yaw: -0.15,
        fill: 0.6,
        props: () => [at(towels(['#f1ede4', '#b9c4c0'], 26, 16), { x: -32, z: -7 })],
      },
    },
    {
      kind: 'gloves',
      build: main => hung(main, { skin: 'leather', laces: true }),
      shot: {
        set: hungRoom,
        tone: '#8d8376',
        accent: '#6a6056',
        light: 'evening',
        lift: 4,
        yaw: 0.1,
        fill: 0.58,
        props: () => [ropes()],
      },
    },
    {
      kind: 'gloves',
      build: main => {
        const whole = group(
          placed(glove(main, { star: true, left: true }), { x: -11.6, ry: 0.3 }),
          placed(glove(main, { star: true }), { x: 11.6, z: 2, ry: -0.4 }),
        )
        whole.scale.setScalar(0.74)
        return group(whole)
      },
      shot: { set: kidsRug, tone: '#b9d3d6', accent: '#9db3a1', light: 'day', lift: 13, yaw: 0, fill: 0.58 },
    },
    {
      kind: 'gloves',
      build: main =>
        group(
          placed(hung(main, { skin: 'matt', mesh: true }, 6), {}),
          placed(drum(1, 1, 7, metal('#b98d4f', 0.3), 0.3), { y: 43.4, z: -6.6, rx: Math.PI / 2 }),
        ),
      shot: { set: panelled, tone: '#d3bb98', light: 'day', lift: 3, yaw: -0.2, fill: 0.62 },
    },
    {
      kind: 'bag',
      build: standingBag,
      shot: {
        set: gym,
        tone: '#d5cec1',
        accent: '#aaa49a',
        lift: 8,
        yaw: 0.3,
        fill: 0.68,
        props: () => [at(group(pair('#c8392e')), { x: 52, z: 22, s: 1.15 })],
      },
    },
    {
      kind: 'bag',
      build: hangingBag,
      shot: { set: hungRoom, tone: '#c2a58c', accent: '#a98a72', light: 'morning', lift: -6, yaw: 0.4, fill: 0.66 },
    },
    {
      kind: 'pads',
      build: main => group(placed(pad(main), { x: -11.4, ry: 0.24 }), placed(pad(main), { x: 11.4, z: 2, ry: -0.2 })),
      shot: { set: brightRoom, tone: '#d9cdb9', accent: '#b08a5e', light: 'morning', lift: 8, yaw: 0, fill: 0.64 },
    },
    {
      kind: 'wraps',
      build: main =>
        group(
          placed(wrap(main, 3.7), { x: -10, z: -3, ry: 0.4 }),
          placed(wrap(main, 3.1, 16), { x: -2, z: 2, ry: -0.18 }),
        ),
      shot: { set: desk, tone: '#b5aca0', accent: '#a67c52', light: 'morning', lift: 24, yaw: 0, fill: 0.74 },
    },
    {
      kind: 'wraps',
      build: main =>
        group(
          placed(wrap(main, 2.8), { x: -7, y: 2.5, z: 3, rx: -Math.PI / 2 }),
          placed(wrap(main, 2.4, 14, 0.8), { x: 1, z: 6, ry: 0.3 }),
        ),
      shot: {
        set: boards,
        tone: '#8fa3a8',
        light: 'above',
        lift: 78,
        yaw: 0.3,
        fill: 0.56,
        centre: [0.5, 0.6],
        props: () => [
          at(group(small('#e9d9b8')), { x: -1, z: -20 }),
          at(box(16, 0.4, 12, 0.2, cloth('#dfe3e0', 8)), { x: 17, y: 0.2, z: -4, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'speed',
      build: speedBall,
      shot: {
        set: kidsRug,
        tone: '#dfe6dc',
        accent: '#9fb4bf',
        light: 'day',
        lift: 9,
        yaw: 0.35,
        fill: 0.72,
        props: () => [at(group(small('#f0bf3c')), { x: 38, z: 14 })],
      },
    },
  ],
}
