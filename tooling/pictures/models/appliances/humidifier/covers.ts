import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { cloth, gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { books, pencil } from '../../../studio/props/desk.ts'
import { plant, twig, vaseWithTwig } from '../../../studio/props/green.ts'
import { blanket } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { desk, shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, rod } from '../../../studio/shapes.ts'
import { halo, steam } from '../parts/air.ts'
import { dropper } from '../parts/bath.ts'
import { carpet, plainRoom, sunRoom, woodFloor } from '../parts/places.ts'
import { nightLamp, sofa } from '../parts/rooms.ts'
import { aroma, carry, evaporative, floorTower, pebbleOf, steamPot, towerTank } from './humidifiers.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], mist = true): Views => ({
  scene: {
    set: sunnyDesk,
    tone,
    accent,
    light: 'morning',
    yaw: 0.2,
    lift: 11,
    fill: 0.5,
    props: () => [
      at(vaseWithTwig('#e6dccb', '#7d9470', 22), { x: -28, z: -8 }),
      at(books(['#7f97a5', '#d9a06a']), { x: 32, z: -2 }),
      ...(mist ? [at(steam(14, 10, 0.12), { y: 16 })] : []),
    ],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => cup('#7f97a5'),
    along: 'height',
    shot: { set: softHorizon, tone: '#dfe3e6', accent: '#d0d5d9', yaw: 0 },
  },
})

const monitor = () =>
  group(
    at(box(44, 27, 2, 0.8, plastic('#2b2d31')), { y: 27 }),
    at(box(41.6, 24.4, 0.4, 0.2, gloss('#3f5f86')), { y: 27, z: 1 }),
    drum(1.6, 1.8, 13, metal('#b9bcc2')),
    drum(9, 10, 1, metal('#b9bcc2'), 0.3),
  )

const carConsole = () => [
  at(box(26, 6, 24, 2, plastic('#3f4348', 0.5)), { y: 1.6 }),
  at(box(70, 6, 70, 3, plastic('#4f545a', 0.6)), { y: -3.4, z: -24 }),
  at(drum(5.6, 5.6, 0.4, matte('#1d1f22'), 0), { x: 14, y: 4.6, z: -1 }),
  at(group(at(drum(1.4, 1.8, 11, plastic('#2b2d30')), {}), at(ball(3, plastic('#2b2d30')), { y: 12 })), {
    x: 22,
    y: 0,
    z: -12,
  }),
]

const radiator = () =>
  group(
    ...Array.from({ length: 8 }, (_, i) => at(box(7, 58, 8, 3, gloss('#f3f0e8')), { x: i * 8, y: 40 })),
    rod(
      [
        [-4, 20, 0],
        [-14, 20, 0],
        [-14, 0, 0],
      ],
      1.2,
      metal('#c9ccd2'),
    ),
  )

const mat = () => at(group(at(drum(7, 7, 60, cloth('#7f8fb5', 14), 0.8), { rz: Math.PI / 2, x: 30, y: 7 })), {})

/** Humidifiers. */
export const humidifier: LeafPictures = {
  kinds: {
    bottle: views('#c3cfd3', '#b98f62', [0.5, 0.6]),
    tower: views('#d3c9bb', '#b08556', [0.5, 0.2]),
    evaporative: { ...views('#c9d0c0', '#b08556', [0.5, 0.5], false), build: main => evaporative(main) },
    steam: { ...views('#d6cdd0', '#a5774c', [0.5, 0.4]), build: main => steamPot(main) },
  },
  covers: [
    {
      kind: 'bottle',
      build: pebbleOf,
      shot: {
        set: desk,
        tone: '#5f7f8f',
        accent: '#b98f62',
        yaw: -0.2,
        lift: 10,
        fill: 0.54,
        centre: [0.5, 0.6],
        light: 'evening',
        props: () => [
          at(steam(18, 13, 0.26), { y: 15.4 }),
          at(halo(30, '#ffd9a0', 0.35), { y: 4, z: 5 }),
          at(monitor(), { x: -27, z: -14, ry: 0.3 }),
          at(plant(18), { x: 19, z: -5 }),
        ],
      },
    },
    {
      kind: 'bottle',
      build: carry,
      shot: {
        set: cove,
        tone: '#c98f7a',
        yaw: 0.3,
        lift: 20,
        fill: 0.5,
        centre: [0.5, 0.56],
        props: () => [...carConsole(), at(steam(13, 9, 0.24), { y: 16.4 })],
      },
    },
    {
      kind: 'bottle',
      build: aroma,
      shot: {
        set: woodFloor,
        tone: '#a9bfa8',
        accent: '#d6b88a',
        yaw: 0.2,
        lift: 12,
        fill: 0.52,
        centre: [0.5, 0.6],
        light: 'morning',
        props: () => [
          at(steam(16, 12, 0.24), { y: 15.6 }),
          at(dropper('#c9803c', 10), { x: 13, z: 5 }),
          at(mat(), { x: -32, z: -16, ry: 0.2 }),
          at(twig('#5f8a5c', 12, 5, 4), { x: 17, z: 0, rz: -1.2 }),
        ],
      },
    },
    {
      kind: 'tower',
      build: main => towerTank(main),
      shot: {
        set: shelf,
        tone: '#4a4f6a',
        accent: '#8f6440',
        yaw: 0.2,
        lift: 8,
        fill: 0.56,
        centre: [0.5, 0.6],
        light: 'evening',
        props: () => [
          at(steam(30, 20, 0.28), { y: 35 }),
          at(nightLamp(), { x: 29, z: -4 }),
          at(halo(80, '#ffb86a', 0.42), { x: 29, y: 20, z: -8 }),
        ],
      },
    },
    {
      kind: 'tower',
      build: main => towerTank(main, { digits: '55', full: 0.5 }),
      shot: {
        set: sunRoom,
        tone: '#e0c09c',
        accent: '#c9a06c',
        yaw: -0.24,
        lift: 12,
        fill: 0.56,
        centre: [0.5, 0.59],
        light: 'morning',
        props: () => [at(steam(26, 18, 0.24), { y: 35 }), at(blanket('#c9744f', 40, 30), { x: 48, z: -6 })],
      },
    },
    {
      kind: 'tower',
      build: floorTower,
      shot: {
        set: plainRoom,
        tone: '#c9a58f',
        accent: '#b98f62',
        yaw: 0.44,
        lift: 9,
        fill: 0.58,
        centre: [0.5, 0.59],
        props: () => [
          at(steam(40, 26, 0.26), { y: 65 }),
          at(sofa('#8fa5a0', 130), { x: 92, z: -18 }),
          at(radiator(), { x: -82, z: -34 }),
        ],
      },
    },
    {
      kind: 'evaporative',
      build: main => evaporative(main),
      shot: {
        set: woodFloor,
        tone: '#8fa5a8',
        accent: '#b9875a',
        yaw: -0.5,
        lift: 15,
        fill: 0.58,
        props: () => [at(books(['#c9744f', '#e3cfa8', '#5f7f8a']), { x: 34, z: -2, ry: 0.3 })],
      },
    },
    {
      kind: 'evaporative',
      build: main => evaporative(main, { w: 36, h: 58, glowRing: true }),
      shot: {
        set: carpet,
        tone: '#a87f6a',
        accent: '#8f7a6a',
        yaw: 0.4,
        lift: 11,
        fill: 0.6,
        light: 'evening',
        props: () => [at(plant(100, '#e3d6c0'), { x: -66, z: -30 })],
      },
    },
    {
      kind: 'steam',
      build: main => steamPot(main),
      shot: {
        set: shelf,
        tone: '#bcd0da',
        accent: '#e0c8a0',
        yaw: -0.3,
        lift: 9,
        fill: 0.54,
        centre: [0.5, 0.6],
        light: 'soft',
        props: () => [
          at(steam(24, 17, 0.34), { y: 25 }),
          at(
            group(
              at(ball(5, cloth('#e3b88a', 8)), { y: 5 }),
              at(ball(4, cloth('#e3b88a', 8)), { y: 12 }),
              at(ball(1.6, cloth('#e3b88a', 8)), { x: -3, y: 15 }),
              at(ball(1.6, cloth('#e3b88a', 8)), { x: 3, y: 15 }),
            ),
            { x: 23, z: -2 },
          ),
        ],
      },
    },
    {
      kind: 'steam',
      build: main => steamPot(main, { s: 0.8, lock: false }),
      shot: {
        set: plinths,
        tone: '#8fa8b8',
        accent: '#6f8fa3',
        yaw: 0.34,
        lift: 11,
        fill: 0.52,
        centre: [0.5, 0.6],
        props: () => [at(steam(18, 13, 0.3), { y: 20 }), at(pencil('#f0bf3c'), { x: 6, z: 13, ry: 0.4 })],
      },
    },
  ],
}
