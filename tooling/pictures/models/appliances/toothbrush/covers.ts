import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { gloss, matte, plastic, wood } from '../../../studio/materials.ts'
import { keys } from '../../../studio/props/desk.ts'
import { cup } from '../../../studio/props/table.ts'
import { linen, papers } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, shelf, sill, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, ring } from '../../../studio/shapes.ts'
import { drops, halo } from '../parts/air.ts'
import { paste, standMirror, toothCup } from '../parts/bath.ts'
import { pouch, ticket } from '../parts/travel.ts'
import { child, cradle, foldingBrush, rotating, slim, travel } from './brushes.ts'

const views = (tone: string, accent: string, focus: readonly [number, number] = [0.5, 0.86]): Views => ({
  scene: {
    set: bathLedge,
    tone,
    accent,
    light: 'morning',
    yaw: 0.3,
    lift: 9,
    fill: 0.6,
    props: () => [at(toothCup('#e6ddcf'), { x: -12, z: -3 }), at(paste('#7fb0b8'), { x: 9, z: 8, ry: 0.3 })],
  },
  close: { focus, zoom: 2.6 },
  size: {
    beside: () => toothCup('#a9bcc6'),
    along: 'height',
    shot: { set: softHorizon, tone: '#dfe3e6', accent: '#d0d5d9', yaw: 0.2 },
  },
})

const duck = () =>
  group(
    at(ball(3, gloss('#f3c23c')), { y: 2.6 }),
    at(ball(2, gloss('#f3c23c')), { x: -1.4, y: 6, z: 0.6 }),
    at(box(1.6, 0.7, 1.6, 0.3, gloss('#e6803c')), { x: -3.4, y: 5.8, z: 0.8 }),
    ...[-0.8, 1].map(z => at(ball(0.3, gloss('#2b2320')), { x: -3, y: 6.7, z: 0.6 + z })),
    at(box(2.4, 1.2, 2, 0.5, gloss('#f3c23c')), { x: 3, y: 4, rz: 0.6 }),
  )

const stickers = () =>
  group(
    at(box(16, 0.1, 20, 0.04, matte('#fbf8ef')), { y: 0.1 }),
    ...Array.from({ length: 12 }, (_, i) =>
      at(drum(1.5, 1.5, 0.1, gloss(['#f0bf3c', '#d8788b', '#8cc1e0', '#7fae6c'][i % 4] ?? '#f0bf3c'), 0), {
        x: (i % 3) * 4.6 - 4.6,
        y: 0.14,
        z: Math.floor(i / 3) * 4.6 - 7,
      }),
    ),
  )

const stepStool = () =>
  group(
    at(box(30, 3, 18, 1.2, wood('#d9b07a')), { y: 15 }),
    ...[-1, 1].map(x => at(box(3, 14, 16, 1, wood('#c99f6a')), { x: x * 11, y: 7 })),
  )

const laid = (brush: ReturnType<typeof slim>) => group(at(group(at(brush, { rx: -Math.PI / 2 })), { y: 1.5, ry: 0.9 }))

/** Electric toothbrushes. */
export const toothbrush: LeafPictures = {
  kinds: {
    slim: { ...views('#c3d0d3', '#e6e2da'), build: main => slim(main) },
    round: { ...views('#d3cabd', '#e6e2da'), build: main => rotating(main) },
    child: { ...views('#d9d3e0', '#efe9df', [0.5, 0.6]), build: main => child(main) },
    travel: { ...views('#cdd6c6', '#e6e2da'), build: main => travel(main) },
  },
  covers: [
    {
      kind: 'slim',
      build: main => cradle(slim(main)),
      shot: {
        set: bathLedge,
        tone: '#e6cfae',
        accent: '#efe9df',
        yaw: 0.36,
        lift: 7,
        fill: 0.72,
        light: 'morning',
        props: () => [at(toothCup('#f6f1e6'), { x: -12, z: -2 })],
      },
    },
    {
      kind: 'slim',
      build: main => cradle(slim(main, { ringOf: '#ff4a3c' }), '#3a3c40'),
      shot: {
        set: slate,
        tone: '#8a9096',
        accent: '#c3c8cc',
        yaw: -0.4,
        lift: 9,
        fill: 0.72,
        light: 'evening',
        props: () => [at(halo(10, '#ff5a4a', 0.5), { y: 18.4, z: 1.4 }), at(drops(14, 12, 0.6), { z: 6 })],
      },
    },
    {
      kind: 'slim',
      build: main => group(at(slim(main), { x: -1.3, y: 1, rz: -0.2 }), toothCup('#f3c98f')),
      shot: {
        set: tiledKitchen,
        tone: '#f0e6d2',
        accent: '#c98f62',
        yaw: 0.2,
        lift: 10,
        fill: 0.64,
        props: () => [at(paste('#d8788b'), { x: -11, z: 5, ry: 0.5 })],
      },
    },
    {
      kind: 'slim',
      build: main => laid(slim(main, { fine: true })),
      shot: {
        set: linen,
        tone: '#e6d9c4',
        yaw: -0.2,
        lift: 38,
        fill: 0.66,
        light: 'soft',
        props: () => [
          at(
            group(
              drum(3.2, 3.4, 1.6, plastic('#f3f1ec', 0.4), 0.5),
              at(ring(2, 0.14, plastic('#c9c6c0')), { y: 1.6, rx: Math.PI / 2 }),
            ),
            { x: 9, z: 6 },
          ),
        ],
      },
    },
    {
      kind: 'round',
      build: main => group(at(rotating(main), { rz: -0.5 })),
      shot: {
        set: counter,
        tone: '#d9b48f',
        accent: '#eceae6',
        yaw: 0.3,
        lift: 9,
        fill: 0.66,
        props: () => [at(cup('#f3eee4', '#8a4a24'), { x: -12, z: -6 })],
      },
    },
    {
      kind: 'round',
      build: main => cradle(rotating(main), '#f3f1ec', 4),
      shot: {
        set: shelf,
        tone: '#c99a8a',
        accent: '#7c5335',
        yaw: -0.3,
        lift: 7,
        fill: 0.7,
        light: 'evening',
        props: () => [at(standMirror(8, '#c9ccd2'), { x: 13, z: -3, ry: -0.3 })],
      },
    },
    {
      kind: 'child',
      build: main => child(main),
      shot: {
        set: bathLedge,
        tone: '#f3e3c0',
        accent: '#f6f3ec',
        yaw: 0.2,
        lift: 10,
        fill: 0.66,
        light: 'morning',
        props: () => [at(duck(), { x: 10.5, z: 1 }), at(drops(9, 9, 0.4), { z: 6 })],
      },
    },
    {
      kind: 'child',
      build: main => child(main, 'cat'),
      shot: {
        set: plinths,
        tone: '#f0b9a0',
        accent: '#e09a80',
        yaw: -0.3,
        lift: 12,
        fill: 0.62,
        light: 'soft',
        props: () => [
          at(stickers(), { x: 3, y: -3, z: 15, ry: 0.3 }),
          at(stepStool(), { x: -22, y: -3, z: -18, s: 0.8 }),
        ],
      },
    },
    {
      kind: 'travel',
      build: main => group(at(group(at(travel(main), { rx: -Math.PI / 2 })), { y: 1.6, ry: -0.8 })),
      shot: {
        set: papers,
        tone: '#d9a98c',
        accent: '#f0e0cc',
        yaw: 0,
        lift: 44,
        fill: 0.62,
        light: 'above',
        props: () => [
          at(pouch('#5f7f9a', 15, 18), { x: -10, z: -9, ry: 0.4 }),
          at(paste('#f3efe6'), { x: 9, z: 7, ry: 0.7 }),
        ],
      },
    },
    {
      kind: 'travel',
      build: main => group(at(foldingBrush(main, 0.9), { rx: -0.12 })),
      shot: {
        set: sill,
        tone: '#a9bccb',
        accent: '#f0ece4',
        yaw: -0.6,
        lift: 14,
        fill: 0.6,
        light: 'morning',
        props: () => [at(ticket('#f0c98f'), { x: 8, z: 5, ry: 0.4 }), at(keys(), { x: -9, z: 5, ry: 0.5 })],
      },
    },
  ],
}
