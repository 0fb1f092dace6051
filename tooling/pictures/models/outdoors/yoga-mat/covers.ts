import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, metal, plastic, rubber, terry } from '../../../studio/materials.ts'
import { leaf, plant } from '../../../studio/props/green.ts'
import { cushion } from '../../../studio/props/soft.ts'
import { bowl, candle } from '../../../studio/props/table.ts'
import { papers } from '../../../studio/sets/cloths.ts'
import { bedding } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, placed, rod } from '../../../studio/shapes.ts'
import { booklet, openCase } from '../../appliances/parts/travel.ts'
import { bareRoom, brightRoom, rugRoom } from '../../home/parts/sets.ts'
import { dipped } from '../dumbbell/weights.ts'
import { gym } from '../parts/grounds.ts'
import { type Art, alignment, doubled, folded, halfRolled, handprint, lotus, rolledUp, towel } from './mats.ts'

const bottle = (color: string) =>
  group(
    drum(3.6, 3.5, 19, plastic(color, 0.35), 0.7),
    at(drum(2.2, 3.3, 2.6, plastic('#e9e6df'), 0.5), { y: 19 }),
    at(drum(1.4, 1.4, 2, plastic('#e9e6df'), 0.3), { y: 21.6 }),
  )

const block = (color: string) => placed(box(23, 15, 7.5, 1, matte(color, 0.9)), { y: 3.8, rx: Math.PI / 2 })

const jumpRope = () =>
  group(
    rod(
      Array.from({ length: 60 }, (_, i): [number, number, number] => {
        const t = (i / 59) * Math.PI * 5.4
        return [Math.cos(t) * (13 - i * 0.05), 0.5 + i * 0.012, Math.sin(t) * (9 - i * 0.03)]
      }),
      0.42,
      rubber('#e0623c'),
    ),
    ...[-1, 1].map(s =>
      placed(drum(1.5, 1.3, 15, plastic('#34373c'), 0.5), {
        x: 15 + s * 2.6,
        y: 1.5,
        z: 3 * s,
        rz: Math.PI / 2,
        ry: s * 0.3 - 0.7,
      }),
    ),
  )

const sofaEdge = () =>
  group(
    at(box(200, 26, 60, 8, terry('#c9bba6', 12)), { y: 26 }),
    at(box(200, 12, 56, 5, terry('#d2c5b1', 12)), { y: 42, z: 4 }),
    ...[-90, 90].map(x => at(drum(3, 2.4, 14, matte('#7c5335')), { x, z: 22 })),
  )

const views = (
  scene: Shot,
  focus: readonly [number, number],
  rest: Partial<Views> = {},
  zoom = 2.2,
  close: Partial<Shot> = {},
): Views => ({
  scene,
  close: { focus, zoom, shot: { ...close, props: () => [] } },
  size: {
    beside: () => bottle('#9fb3ad'),
    along: 'width',
    shot: { set: softHorizon, tone: '#e0e2df', accent: '#efece6', yaw: 0, lift: 16, light: 'soft' },
  },
  ...rest,
})

const borders: Art = (pen, w) => {
  pen.strokeStyle = '#ffffff66'
  pen.lineWidth = 0.8
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    pen.beginPath()
    pen.moveTo(x1, y1)
    pen.lineTo(x2, y2)
    pen.stroke()
  }
  line(w / 2, 6, w / 2, 300)
  for (const x of [0.28, 0.72]) {
    line(w * x - 10, 62, w * x + 10, 62)
    line(w * x, 52, w * x, 72)
  }
  pen.strokeRect(6, 6, w - 12, 400)
}

/** Yoga mats. */
export const yogaMat: LeafPictures = {
  kinds: {
    rolled: views(
      {
        set: brightRoom,
        tone: '#d8d3c4',
        accent: '#c39a6c',
        light: 'morning',
        yaw: 0.45,
        lift: 17,
        fill: 0.58,
        props: () => [at(group(block('#d9c8b2')), { x: -26, z: -26, ry: 0.3 }), at(plant(70), { x: 34, z: -34 })],
      },
      [0.12, 0.42],
      { build: main => rolledUp(main, { below: main }) },
      2.8,
      { yaw: 0.9, lift: 14 },
    ),
    folding: views(
      {
        set: bareRoom,
        tone: '#cfd3c9',
        accent: '#b58d62',
        light: 'morning',
        yaw: -0.5,
        lift: 26,
        fill: 0.5,
        props: () => [at(bottle('#e9e1d0'), { x: 24, z: -8 }), at(plant(40), { x: -26, z: -26 })],
      },
      [0.3, 0.35],
      {},
      2.4,
    ),
    thick: views(
      {
        set: rugRoom,
        tone: '#d6ccbd',
        accent: '#b9ac98',
        yaw: 0.5,
        lift: 20,
        fill: 0.5,
        props: () => [at(group(dipped('#d8788b')), { x: 24, z: 8, ry: 0.8 }), at(bottle('#efe7d6'), { x: -22, z: 6 })],
      },
      [0.5, 0.88],
      {
        size: {
          beside: () => bottle('#c3a58f'),
          along: 'height',
          shot: { set: softHorizon, tone: '#e6e1da', accent: '#f0ede7', yaw: 0, lift: 16, light: 'soft' },
        },
      },
      2.3,
    ),
    large: views(
      {
        set: bareRoom,
        tone: '#c9d0cc',
        accent: '#c7a173',
        light: 'morning',
        yaw: -0.5,
        lift: 30,
        fill: 0.62,
        props: () => [at(plant(90), { x: 70, z: -90 }), at(bottle('#d98a5f'), { x: -100, z: 10 })],
      },
      [0.16, 0.62],
      {},
      2.6,
    ),
    towel: views(
      {
        set: brightRoom,
        tone: '#c9d2d2',
        accent: '#ae8259',
        light: 'morning',
        yaw: -0.45,
        lift: 28,
        fill: 0.6,
        props: () => [
          at(bottle('#7f9aa0'), { x: 46, z: -12 }),
          at(group(block('#8a9a8f')), { x: -44, z: -20, ry: 0.4 }),
        ],
      },
      [0.62, 0.26],
      {
        size: {
          beside: () => bottle('#9fb3ad'),
          along: 'width',
          shot: { set: softHorizon, tone: '#e0e2df', accent: '#efece6', yaw: Math.PI, lift: 16, light: 'soft' },
        },
      },
      2.6,
    ),
  },
  covers: [
    {
      kind: 'rolled',
      build: main => halfRolled(main, { below: '#efe9dd', long: 58, outer: 7 }),
      shot: { set: brightRoom, tone: '#d9d5c6', accent: '#b98d5f', light: 'morning', yaw: 0.62, lift: 24, fill: 0.74 },
    },
    {
      kind: 'rolled',
      build: main =>
        halfRolled(main, { w: 68, thick: 0.5, long: 66, outer: 6.4, paint: handprint, below: darkUnder(main) }),
      shot: {
        set: gym,
        tone: '#cfc9bd',
        accent: '#b9b2a5',
        light: 'soft',
        yaw: -0.35,
        lift: 40,
        fill: 0.72,
        props: () => [at(group(block('#c9a577')), { x: 50, z: -24, ry: -0.5 })],
      },
    },
    {
      kind: 'rolled',
      build: main => halfRolled(main, { w: 68, long: 120, outer: 6, paint: alignment, below: '#f0e6df' }),
      shot: {
        set: papers,
        tone: '#ddd8cb',
        accent: '#c3b79f',
        light: 'above',
        yaw: 0.5,
        lift: 84,
        fill: 0.72,
        props: () => [
          at(group(leaf('#5f8060', 46, 18, 4), at(group(leaf('#6f9068', 40, 16, 4)), { ry: 0.9, z: 6 })), {
            x: 34,
            y: 2,
            z: -52,
            ry: -2.3,
          }),
          at(bottle('#8fa9a0'), { x: -56, z: 40 }),
        ],
      },
    },
    {
      kind: 'rolled',
      build: main => halfRolled(main, { thick: 0.4, long: 74, outer: 5.2, inner: 2.2, paint: lotus, below: '#3a3540' }),
      shot: {
        set: bareRoom,
        tone: '#d8c6a8',
        accent: '#a67c52',
        light: 'morning',
        yaw: -0.72,
        lift: 36,
        fill: 0.74,
        props: () => [
          at(bowl('#c99b4a', 8, 8, metal('#cfa050', 0.26)), { x: -40, z: 12 }),
          at(candle('#f0cf9a'), { x: -50, z: -6 }),
        ],
      },
    },
    {
      kind: 'folding',
      build: main => folded(main, 8, 0.62, 0.85),
      shot: {
        set: softHorizon,
        tone: '#e2cdb6',
        accent: '#efe2d1',
        yaw: 0.55,
        lift: 24,
        fill: 0.56,
        centre: [0.56, 0.58],
        light: 'day',
        props: () => [at(openCase('#8a6f58', '#d9cbb8', 54, 38, 10), { x: -34, z: -32, ry: 0.2 })],
      },
    },
    {
      kind: 'folding',
      build: main =>
        group(folded(main, 8, 0.34, 0, 30, 28), at(box(3, 3.8, 29.2, 0.4, matte('#2f2a28', 0.9)), { x: 8, y: 1.75 })),
      shot: {
        set: bedding,
        tone: '#a9b6bd',
        accent: '#f2efe9',
        yaw: -0.5,
        lift: 40,
        fill: 0.58,
        light: 'morning',
        props: () => [
          at(booklet('#2f4469'), { x: 27, y: 0.2, z: 4, ry: -0.5 }),
          at(group(cushion('#dfe5e6', 44)), { x: -6, z: -34 }),
        ],
      },
    },
    {
      kind: 'thick',
      build: main => at(group(at(group(halfUpright(main)), { rz: Math.PI / 2 })), { y: 30.5 }),
      shot: {
        set: gym,
        tone: '#dccfba',
        accent: '#c9beac',
        yaw: 0.3,
        lift: 26,
        fill: 0.6,
        props: () => [
          at(group(dipped('#6b7076', '2 kg')), { x: 22, z: 10, ry: 0.5 }),
          at(group(dipped('#6b7076', '2 kg')), { x: 26, z: -6, ry: 0.2 }),
        ],
      },
    },
    {
      kind: 'thick',
      build: main => doubled(main),
      shot: {
        set: rugRoom,
        tone: '#d2c3b2',
        accent: '#a78f7d',
        yaw: -0.6,
        lift: 19,
        fill: 0.74,
        light: 'morning',
        props: () => [at(group(jumpRope()), { x: 8, y: 2.1, z: 4, ry: 0.5 })],
      },
    },
    {
      kind: 'large',
      build: main =>
        halfRolled(main, {
          w: 130,
          long: 150,
          outer: 7,
          inner: 3,
          thick: 0.7,
          paint: borders,
          below: lightUnder(main),
        }),
      shot: {
        set: bareRoom,
        tone: '#ddd6c9',
        accent: '#d0ac7e',
        yaw: 0.55,
        lift: 36,
        fill: 0.72,
        centre: [0.5, 0.58],
        light: 'day',
        props: () => [
          at(group(sofaEdge()), { x: 30, z: -130, ry: 0.1 }),
          at(bottle('#7fa2a8'), { x: 78, z: 14, s: 1.1 }),
          at(bottle('#e9dcc0'), { x: 88, z: 24, s: 1.1 }),
        ],
      },
    },
    {
      kind: 'towel',
      build: main => towel(main, '#6f7d84'),
      shot: { set: bareRoom, tone: '#b9c6c4', accent: '#8f6a4a', yaw: -0.62, lift: 34, fill: 0.74, light: 'morning' },
    },
  ],
}

function darkUnder(main: string): string {
  return main === '#24272c' ? '#4a4e54' : '#23382f'
}

function lightUnder(main: string): string {
  return main === '#802637' ? '#c9a0a4' : '#e2ece4'
}

function halfUpright(main: string) {
  return rolledUp(main, { thick: 1.1, outer: 9.5, inner: 2.4, ribbed: true, below: main }, '#2f3136')
}
