import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { half } from '../../../studio/food/fruit.ts'
import { cloth, matte, metal, wood } from '../../../studio/materials.ts'
import { books, pencil, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { door, frame, sideTable } from '../../../studio/props/room.ts'
import { cup, plateOf } from '../../../studio/props/table.ts'
import { desk, sill, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { moss } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, rod, slab } from '../../../studio/shapes.ts'
import { halo } from '../parts/air.ts'
import { farWall, plainRoom, sunRoom, tiledRoom } from '../parts/places.ts'
import { bed, cot, curtain, nightLamp, sofa } from '../parts/rooms.ts'
import { brassFan, campFan, circulator, classicFan, clipped, handheld, tower, woodenFan } from './fans.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], tall = true): Views => ({
  scene: tall
    ? {
        set: sunRoom,
        tone,
        accent,
        light: 'morning',
        yaw: -0.3,
        lift: 9,
        fill: 0.56,
        props: () => [at(sofa('#a9b5ac', 130), { x: 95, z: -30 }), at(plant(80), { x: -60, z: -20 })],
      }
    : {
        set: desk,
        tone,
        accent,
        light: 'morning',
        yaw: -0.3,
        lift: 12,
        fill: 0.54,
        props: () => [at(books(['#7f97a5', '#d9a06a']), { x: -34, z: -6 }), at(cup('#e9e2d4'), { x: 30, z: 6 })],
      },
  close: { focus, zoom: 2.2 },
  size: {
    beside: tall ? () => door() : () => cup('#7f97a5'),
    along: 'height',
    shot: { set: softHorizon, tone: '#e6e7e6', accent: '#d7dad9', yaw: 0 },
  },
})

const melon = () =>
  group(
    sideTable('#8a5a35', 46),
    at(plateOf('#f2ede0', 14), { y: 46 }),
    ...[-5, 5].map((x, i) =>
      at(half({ r: 9, skin: '#4f8a3f', seed: 4 + i }, '#e0503c', { segments: 0, tilt: 0.7 }), {
        x,
        y: 48,
        ry: i * 0.5,
      }),
    ),
  )

const leatherChair = () =>
  group(
    at(box(64, 16, 62, 6, matte('#6b3f26', 0.5)), { y: 34 }),
    at(box(64, 52, 16, 7, matte('#6b3f26', 0.5)), { y: 60, z: -26, rx: -0.16 }),
    ...[-1, 1].map(x => at(box(12, 30, 60, 5, matte('#5f3822', 0.5)), { x: x * 34, y: 42 })),
    ...[-1, 1].flatMap(x => [-1, 1].map(z => at(drum(2, 1.5, 26, wood('#3f2a1c')), { x: x * 28, z: z * 24 }))),
  )

/** Ridge tent with its flaps tied open; the dark inside is behind the fan. */
const tent = () =>
  group(
    at(
      slab(
        [
          [-62, 0],
          [62, 0],
          [0, 84],
        ],
        1,
        0.3,
        matte('#5a3a26', 0.9),
      ),
      { z: -12 },
    ),
    ...[-1, 1].map(side =>
      slab(
        side < 0
          ? [
              [-66, 0],
              [-30, 0],
              [-14, 50],
              [0, 88],
            ]
          : [
              [66, 0],
              [0, 88],
              [14, 50],
              [30, 0],
            ],
        1,
        0.3,
        cloth('#d9823c', 20),
      ),
    ),
    at(drum(1, 1, 94, matte('#8a6238')), { z: 1 }),
  )

const lantern = () =>
  group(
    drum(6, 6.4, 3, matte('#3f4a3a'), 0.6),
    at(drum(4.6, 4.6, 9, matte('#ffe6b0', 0.4), 0.4), { y: 3 }),
    at(drum(4.6, 6, 3, matte('#3f4a3a'), 0.8), { y: 12 }),
    at(
      rod(
        [
          [-5, 13, 0],
          [-4, 20, 0],
          [4, 20, 0],
          [5, 13, 0],
        ],
        0.4,
        metal('#8d9096'),
      ),
      {},
    ),
  )

const pram = () => [
  at(
    group(
      ...[-1, 1].map(side =>
        rod(
          [
            [side * 12, -0.8, -0.3],
            [side * 17, -1, -0.3],
            [side * 20, -5, -1],
            [side * 21, -30, -12],
            [side * 22, -70, -30],
          ],
          1.4,
          metal('#c9ccd2', 0.3),
        ),
      ),
    ),
    { y: 2.3, ry: -0.36 },
  ),
  at(ball(26, cloth('#5f7a8a', 14)), { y: -29, z: -44 }),
]

const tote = () =>
  group(
    at(
      slab(
        [
          [-15, 0, 1],
          [15, 0, 1],
          [13, 26, 0.6],
          [-13, 26, 0.6],
        ],
        6,
        1.6,
        cloth('#e6d9bf', 14),
      ),
      { y: 0 },
    ),
    ...[-1, 1].map(z =>
      at(
        rod(
          [
            [-7, 25, z * 2],
            [-6, 36, z * 2],
            [0, 39, z * 2],
            [6, 36, z * 2],
            [7, 25, z * 2],
          ],
          0.8,
          cloth('#e6d9bf', 6),
        ),
        {},
      ),
    ),
  )

/** Fans. */
export const fan: LeafPictures = {
  kinds: {
    floor: views('#b9c9cc', '#b98f62', [0.5, 0.8]),
    tower: views('#d3c6b8', '#b98f62', [0.5, 0.86]),
    circulator: views('#cdd6c8', '#b08556', [0.5, 0.6], false),
    small: { ...views('#d8c8cf', '#b08556', [0.4, 0.7], false), build: main => handheld(main) },
  },
  covers: [
    {
      kind: 'floor',
      build: classicFan,
      shot: {
        set: tiledRoom,
        tone: '#e4d6b4',
        accent: '#b5654a',
        yaw: -0.34,
        lift: 9,
        fill: 0.7,
        light: 'morning',
        props: () => [at(melon(), { x: 52, z: -8 })],
      },
    },
    {
      kind: 'floor',
      build: woodenFan,
      shot: {
        set: plainRoom,
        tone: '#8f9f9c',
        accent: '#b98f62',
        yaw: 0.4,
        lift: 7,
        fill: 0.7,
        light: 'soft',
        props: () => [at(curtain('#efe6d4', 44, 220, -5), { x: 54, z: -46 })],
      },
    },
    {
      kind: 'floor',
      build: brassFan,
      shot: {
        set: plainRoom,
        tone: '#6f9485',
        accent: '#7c5438',
        yaw: -0.5,
        lift: 8,
        fill: 0.7,
        light: 'morning',
        props: () => [at(leatherChair(), { x: 62, z: -24, ry: -0.5 })],
      },
    },
    {
      kind: 'tower',
      build: main => tower(main),
      shot: {
        set: sunRoom,
        tone: '#efd9b4',
        accent: '#d3b48a',
        yaw: 0.4,
        lift: 8,
        fill: 0.62,
        light: 'morning',
        props: () => [at(cot(), { x: 76, z: -22 })],
      },
    },
    {
      kind: 'tower',
      build: main => tower(main, { panel: 'top' }),
      shot: {
        set: plainRoom,
        tone: '#4f5f78',
        accent: '#8f6a4a',
        yaw: -0.4,
        lift: 14,
        fill: 0.62,
        light: 'evening',
        props: () => [
          at(bed('#c9a24f'), { x: -124, z: -16, ry: Math.PI }),
          at(group(sideTable('#6f4a30', 44), at(nightLamp(), { y: 44 })), { x: 46, z: -26 }),
          at(halo(120, '#ffb86a', 0.45), { x: 46, y: 64, z: -34 }),
        ],
      },
    },
    {
      kind: 'circulator',
      build: main => circulator(main, { tilt: 0.6, high: 18, r: 15 }),
      shot: {
        set: sunnyRoom,
        tone: '#d9c3a4',
        accent: '#e6dac4',
        yaw: -0.44,
        lift: 10,
        fill: 0.56,
        light: 'morning',
        props: () => [at(plant(58), { x: 38, z: -14 }), at(frame('#c9744f', 22, 28), { x: -26, y: 50, z: -31 })],
      },
    },
    {
      kind: 'circulator',
      build: main => circulator(main, { tilt: 0.16, r: 10, high: 11 }),
      shot: {
        set: desk,
        tone: '#8f86b0',
        accent: '#c9a877',
        yaw: 0.36,
        lift: 15,
        fill: 0.56,
        props: () => [
          at(
            group(
              ...[0, 1, 2].map(i => at(box(21, 0.12, 29, 0.03, matte('#f7f4ec')), { y: 0.1 + i * 0.14, ry: i * 0.14 })),
            ),
            { x: -24, z: 6, ry: 0.3 },
          ),
          at(phone('#3b4048'), { x: -24, y: 0.6, z: 8, ry: 0.4 }),
          at(pencil('#d8503c'), { x: 8, z: 17, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'circulator',
      build: campFan,
      shot: {
        set: moss,
        tone: '#8f9a4a',
        accent: '#b3ab98',
        yaw: 0.3,
        lift: 9,
        fill: 0.52,
        light: 'morning',
        props: () => [at(tent(), { x: -4, z: -22 }), at(lantern(), { x: 24, z: 2 })],
      },
    },
    {
      kind: 'small',
      build: clipped,
      shot: {
        set: farWall,
        tone: '#a9c39a',
        yaw: -0.36,
        lift: 8,
        fill: 0.56,
        light: 'morning',
        centre: [0.5, 0.44],
        props: pram,
      },
    },
    {
      kind: 'small',
      build: handheld,
      shot: {
        set: sill,
        tone: '#8fb8c4',
        accent: '#f3efe6',
        yaw: 0.16,
        lift: 10,
        fill: 0.6,
        light: 'morning',
        props: () => [at(tote(), { x: -19, z: -13, ry: 0.3 })],
      },
    },
  ],
}
