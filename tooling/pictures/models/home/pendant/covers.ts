import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { fruit } from '../../../studio/food/fruit.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { frame } from '../../../studio/props/room.ts'
import { bowl, cup, plateOf } from '../../../studio/props/table.ts'
import { at, ball, box, drum, group, rod } from '../../../studio/shapes.ts'
import { remote } from '../floor-lamp/lamps.ts'
import { boardWall, cable, ceiling, hungRoom, leafyWall } from '../parts/hung.ts'
import { beam, halo } from '../parts/light.ts'
import { timber } from '../parts/timber.ts'
import { chandelier, cluster, disc, dome, hammered, oakBar, office, paperGlobe, petals } from './pendants.ts'

const fruits = () =>
  group(
    bowl('#f1ede4', 12, 7),
    ...[0, 1, 2, 3].map(i =>
      at(fruit({ r: 3.6, tall: 0.95, skin: i % 2 ? '#e88a34' : '#c8392e', pores: 0, seed: i }), {
        x: i ? Math.cos(i * 2.1) * 5 : 0,
        y: i ? 3 : 6.4,
        z: i ? Math.sin(i * 2.1) * 5 : 0,
      }),
    ),
  )

const tableAt = (y: number, color: string, w = 150, d = 70, ...on: Object3D[]) =>
  at(group(at(box(w, 4, d, 1.4, timber(color, 'across', 0.8)), { y: -2 }), ...on), { y })

const glowDown = (x: number, y: number, w: number, high: number, strength = 0.28) =>
  at(beam('#ffe3b4', w * 0.5, w * 1.5, high, strength), { x, y: y - high / 2, z: 4 })

const views = (scene: Shot, focus: readonly [number, number], along: 'width' | 'height' = 'width'): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => at(frame('#c98a5e', 30, 40), { y: 20 }),
    along,
    shot: { set: hungRoom, tone: '#c3ccc9', accent: '#d9d4c8', light: 'soft', lift: 4, yaw: 0 },
  },
})

/** Pendant and ceiling lights. */
export const pendant: LeafPictures = {
  kinds: {
    dome: views(
      {
        set: hungRoom,
        tone: '#7f8f95',
        accent: '#5f6f72',
        light: 'evening',
        lift: 6,
        fill: 0.44,
        centre: [0.5, 0.34],
        props: () => [
          cable(36),
          glowDown(0, 0, 38, 56),
          tableAt(
            -42,
            '#a9794b',
            170,
            70,
            at(plateOf('#f4f1ea', 13), { x: -38, z: 6 }),
            at(plateOf('#f4f1ea', 13), { x: 38, z: 6 }),
            at(fruits(), {}),
          ),
        ],
      },
      [0.5, 0.3],
    ),
    globe: views(
      {
        set: hungRoom,
        tone: '#8b7f92',
        accent: '#73687a',
        light: 'evening',
        lift: 5,
        fill: 0.5,
        centre: [0.5, 0.4],
        props: () => [
          cable(54),
          at(halo('#ffdfae', 60, 0.45), { y: 24, z: -20 }),
          tableAt(-54, '#8a5f3d', 150, 70, at(vaseWithTwig('#e9e2d4', '#8aa07c', 20), { x: 30 })),
        ],
      },
      [0.5, 0.5],
      'height',
    ),
    linear: views(
      {
        set: hungRoom,
        tone: '#8a9a90',
        accent: '#6f7f76',
        light: 'evening',
        lift: 7,
        fill: 0.6,
        centre: [0.5, 0.3],
        props: () => [
          ...[-44, 44].map(x => cable(30, x, 0, 0.2)),
          glowDown(0, 0, 110, 56, 0.22),
          tableAt(-58, '#b98757', 190, 80, ...[-54, 0, 54].map(x => at(plateOf('#f4f1ea', 13), { x, z: 12 }))),
        ],
      },
      [0.85, 0.4],
    ),
    chandelier: views(
      {
        set: hungRoom,
        tone: '#b5a59a',
        accent: '#9a8a80',
        light: 'evening',
        lift: 3,
        fill: 0.62,
        centre: [0.5, 0.42],
        props: () => [
          ceiling(82),
          at(halo('#ffe3b8', 80, 0.35), { y: 34, z: -30 }),
          tableAt(-42, '#7c5335', 180, 70, at(bowl('#f1ede4', 12, 8), {})),
        ],
      },
      [0.85, 0.45],
      'height',
    ),
    ceiling: views(
      {
        set: hungRoom,
        tone: '#c3b4a4',
        accent: '#a99a8a',
        light: 'evening',
        lift: -16,
        fill: 0.5,
        centre: [0.5, 0.36],
        props: () => [
          ceiling(5.6),
          at(halo('#ffe9c8', 60, 0.4), { y: -4, z: -8 }),
          at(frame('#5f8a86', 30, 40), { x: -40, y: -60, z: -50 }),
        ],
      },
      [0.75, 0.4],
    ),
  },
  covers: [
    {
      kind: 'dome',
      build: dome,
      shot: {
        set: hungRoom,
        tone: '#e0b896',
        accent: '#c98f6a',
        light: 'day',
        lift: 2,
        fill: 0.58,
        centre: [0.5, 0.38],
        props: () => [
          cable(42),
          glowDown(0, 0, 38, 40, 0.3),
          tableAt(-27, '#a9794b', 160, 60, at(fruits(), { x: 2, z: 6 })),
        ],
      },
    },
    {
      kind: 'dome',
      build: () => hammered(),
      shot: {
        set: hungRoom,
        tone: '#2f4f45',
        accent: '#263f38',
        light: 'evening',
        lift: -9,
        fill: 0.6,
        centre: [0.5, 0.5],
        props: () => [cable(36), at(halo('#ffcf80', 46, 0.45), { y: 2, z: -24 })],
      },
    },
    {
      kind: 'globe',
      build: () => paperGlobe(),
      shot: {
        set: leafyWall,
        tone: '#9fb7c4',
        light: 'morning',
        lift: 3,
        fill: 0.6,
        centre: [0.54, 0.46],
        props: () => [cable(54), at(plant(70, '#c98d6c'), { x: -42, y: -50, z: -10 })],
      },
    },
    {
      kind: 'globe',
      build: cluster,
      shot: {
        set: hungRoom,
        tone: '#5f5560',
        accent: '#4c444e',
        light: 'evening',
        lift: 4,
        fill: 0.64,
        centre: [0.5, 0.46],
        props: () => [
          ceiling(99.6, '#8f8690'),
          at(halo('#ffcf90', 50, 0.4), { x: 4, y: 30, z: -20 }),
          at(group(at(drum(50, 50, 3, timber('#8a5f3d'), 1), { y: -3 }), at(cup('#f1ede4'), { x: -14, z: 10 })), {
            y: -34,
          }),
        ],
      },
    },
    {
      kind: 'linear',
      build: oakBar,
      shot: {
        set: hungRoom,
        tone: '#6f8f98',
        accent: '#587680',
        light: 'evening',
        yaw: 0.25,
        lift: 9,
        fill: 0.74,
        centre: [0.5, 0.34],
        props: () => [
          ...[-44, 44].map(x => at(group(cable(30, x, 0, 0.2)), { ry: 0.25 })),
          at(
            group(
              glowDown(0, 0, 100, 46, 0.2),
              tableAt(
                -48,
                '#c39a67',
                176,
                76,
                ...[-56, 0, 56].flatMap(x => [-20, 20].map(z => at(plateOf('#f6f3ec', 12), { x, z }))),
              ),
            ),
            { ry: 0.25 },
          ),
        ],
      },
    },
    {
      kind: 'linear',
      build: office,
      shot: {
        set: leafyWall,
        tone: '#d5dde0',
        light: 'day',
        yaw: -0.4,
        lift: -32,
        fill: 0.74,
        centre: [0.5, 0.48],
        props: () => [
          ...[-46, 46].map(x => at(group(cable(30, x, 0, 0.2)), { ry: -0.4 })),
          at(halo('#f2f8ff', 60, 0.3, 0.4), { y: 2, z: -10 }),
        ],
      },
    },
    {
      kind: 'chandelier',
      build: () => chandelier(),
      shot: {
        set: hungRoom,
        tone: '#a9bfc0',
        accent: '#e9e4da',
        light: 'day',
        yaw: 0,
        lift: 2,
        fill: 0.66,
        centre: [0.5, 0.47],
        props: () => [ceiling(83), cornice(70), at(halo('#fff0d2', 60, 0.2), { y: 36, z: -30 })],
      },
    },
    {
      kind: 'chandelier',
      build: petals,
      shot: {
        set: hungRoom,
        tone: '#a98b80',
        accent: '#8f7268',
        light: 'evening',
        yaw: 0.1,
        lift: 5,
        fill: 0.66,
        centre: [0.5, 0.45],
        props: () => [
          ceiling(64.6, '#e9dccb'),
          at(halo('#ffe3b0', 60, 0.4), { y: 26, z: -24 }),
          tableAt(-34, '#b98757', 70, 34, at(remote(), { ry: 0.4 })),
        ],
      },
    },
    {
      kind: 'ceiling',
      build: color => disc(color, 25, 6),
      shot: {
        set: hungRoom,
        tone: '#b7a6c4',
        accent: '#a08fae',
        light: 'soft',
        lift: -24,
        fill: 0.6,
        centre: [0.5, 0.46],
        props: () => [ceiling(6, '#efe9e2'), at(halo('#fff0d2', 50, 0.35, 0.6), { y: -2, z: 0 })],
      },
    },
    {
      kind: 'ceiling',
      build: color => disc(color, 11, 7),
      shot: {
        set: boardWall,
        tone: '#c99a68',
        light: 'evening',
        lift: -15,
        fill: 0.46,
        centre: [0.5, 0.36],
        props: () => [
          ceiling(7, '#e6dccb', 90),
          at(halo('#ffe0a8', 26, 0.45), { y: -2, z: -4 }),
          at(hooks(), { y: -26, z: -22 }),
        ],
      },
    },
  ],
}

const cornice = (y: number) =>
  group(...[0, 1, 2].map(i => at(box(400, 4, 4 + i * 3, 1, matte('#f4f0e6')), { y: y + i * 4.4, z: -84 })))

const hooks = () =>
  group(
    at(box(44, 4, 1.6, 0.5, timber('#7c5335')), {}),
    ...[-15, 0, 15].map(x =>
      group(
        rod(
          [
            [x, 0, 0.8],
            [x, -1, 4],
            [x, 1.4, 5],
          ],
          0.6,
          metal('#c9a25c', 0.3),
        ),
        at(ball(0.9, metal('#c9a25c', 0.3)), { x, y: 1.6, z: 5 }),
      ),
    ),
    at(box(9, 14, 2, 0.9, matte('#5f7f86')), { x: -15, y: -8, z: 4 }),
  )
