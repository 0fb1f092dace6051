import { cushion as soft } from '../../../studio/cloth/upholstery.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { cloth, matte, wood } from '../../../studio/materials.ts'
import { books } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair, door } from '../../../studio/props/room.ts'
import { cushion } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { bedding } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { pool } from '../parts/air.ts'
import { carpet, plainRoom, shinyFloor, sunRoom, tiledRoom, woodFloor } from '../parts/places.ts'
import { bed, sofa } from '../parts/rooms.ts'
import { dust } from '../robot-vacuum/robots.ts'
import { bedVacuum, canister, floorWasher, lyingWasher, milk, stick, wallDock } from './vacuums.ts'

const views = (
  tone: string,
  accent: string,
  focus: readonly [number, number],
  along: 'width' | 'height' = 'height',
): Views => ({
  scene: {
    set: sunRoom,
    tone,
    accent,
    light: 'morning',
    yaw: 0.4,
    lift: 10,
    fill: 0.6,
    props: () => [at(sofa('#b0a290', 130), { x: -96, z: -30 }), at(plant(90), { x: 62, z: -26 })],
  },
  close: { focus, zoom: 2.3 },
  size: {
    beside: along === 'height' ? () => door() : () => cup('#7f97a5'),
    along,
    shot: {
      set: softHorizon,
      tone: '#e3e5e6',
      accent: '#d5d8da',
      yaw: along === 'height' ? 0.3 : 0,
      lift: along === 'height' ? 7 : 14,
    },
  },
})

const bookshelf = () =>
  group(
    ...[-1, 1].map(x => at(box(3, 150, 28, 0.6, wood('#b98757')), { x: x * 34, y: 75 })),
    ...[2, 40, 78, 116, 148].map(y => at(box(68, 3, 28, 0.6, wood('#c39a67')), { y })),
    ...[4, 42, 80].map((y, i) =>
      at(
        group(
          ...Array.from({ length: 7 }, (_, k) =>
            at(
              box(
                4.4,
                22 + (k % 3) * 3,
                17,
                0.3,
                matte(['#7f97a5', '#d9a06a', '#c8503c', '#6f8f7a', '#e3cfa8'][(k + i) % 5] ?? '#7f97a5'),
              ),
              { x: k * 5 - 24 + i * 4, y: 12 + (k % 3) },
            ),
          ),
        ),
        { y },
      ),
    ),
  )

const table = () =>
  group(
    at(box(110, 4, 70, 1.6, wood('#a5774c')), { y: 72 }),
    ...[-1, 1].flatMap(x => [-1, 1].map(z => at(drum(2.6, 2, 71, wood('#8f6440')), { x: x * 48, z: z * 28 }))),
  )

const cushionSeat = () =>
  group(
    at(soft(90, 18, 76, cloth('#d9a06a', 18), { swell: 4, soft: 1.5, round: 6 }), { y: -9, z: -6 }),
    at(soft(90, 50, 20, cloth('#d39a64', 18), { swell: 5, soft: 1.5, round: 7 }), { y: 18, z: -46, rx: -0.16 }),
  )

/** Vacuum cleaners. */
export const stickVacuum: LeafPictures = {
  kinds: {
    stick: views('#cfc6ba', '#c9a57a', [0.5, 0.86]),
    washer: { ...views('#bfcacb', '#b5a58f', [0.5, 0.1]), build: main => floorWasher(main) },
    canister: views('#d3d6c8', '#b98f62', [0.72, 0.2], 'width'),
    bed: {
      ...views('#d6ccd3', '#efe9e0', [0.5, 0.6], 'width'),
      scene: {
        set: bedding,
        tone: '#c9c0b4',
        accent: '#f0ece4',
        light: 'morning',
        yaw: -0.4,
        lift: 20,
        fill: 0.5,
        props: () => [at(cushion('#8fa0b0', 44), { x: -34, z: -40 })],
      },
    },
  },
  covers: [
    {
      kind: 'stick',
      build: main => stick(main),
      shot: {
        set: plainRoom,
        tone: '#e0bf9c',
        accent: '#d9bd94',
        yaw: 0.5,
        lift: 9,
        fill: 0.72,
        light: 'soft',
        props: () => [at(wallDock(), { x: 30, y: 86, z: -60 }), at(plant(60), { x: -46, z: -30 })],
      },
    },
    {
      kind: 'stick',
      build: main => stick(main, { light: '#6af09a' }),
      shot: {
        set: shinyFloor,
        tone: '#7f8ba0',
        accent: '#77727e',
        yaw: -0.5,
        lift: 12,
        fill: 0.72,
        light: 'evening',
        props: () => [
          at(pool(90, '#5af08a', 0.75), { x: -22, z: 30 }),
          at(dust(30, 22, '#c9d6c4', 6), { x: -24, z: 30 }),
        ],
      },
    },
    {
      kind: 'stick',
      build: main => group(at(stick(main, { slender: true }), { rz: -0.16 })),
      shot: {
        set: sunRoom,
        tone: '#8fb3ac',
        accent: '#c9a57a',
        yaw: 0.3,
        lift: 8,
        fill: 0.7,
        light: 'morning',
        props: () => [at(bookshelf(), { x: 50, z: -34 })],
      },
    },
    {
      kind: 'washer',
      build: main => floorWasher(main, true),
      shot: {
        set: tiledRoom,
        tone: '#7f9f98',
        accent: '#c98f6f',
        yaw: 0.46,
        lift: 11,
        fill: 0.7,
        props: () => [at(milk(), { x: 38, z: 30 })],
      },
    },
    {
      kind: 'washer',
      build: lyingWasher,
      shot: {
        set: woodFloor,
        tone: '#d9c3a0',
        accent: '#b9875a',
        yaw: 0,
        lift: 13,
        fill: 0.64,
        light: 'morning',
        centre: [0.5, 0.62],
        props: () => [at(bed('#8fa8c4', '#a5774c', 190, 90), { x: 34, y: 14, z: -62 })],
      },
    },
    {
      kind: 'washer',
      build: main => floorWasher(main),
      shot: {
        set: sunRoom,
        tone: '#e3b99c',
        accent: '#c9a57a',
        yaw: -0.44,
        lift: 9,
        fill: 0.7,
        light: 'morning',
        props: () => [at(table(), { x: 74, z: -34 }), at(chair('#8f6440'), { x: 60, z: 4, ry: -0.8 })],
      },
    },
    {
      kind: 'canister',
      build: main => canister(main),
      shot: {
        set: carpet,
        tone: '#8fa5b0',
        accent: '#d9cbb4',
        yaw: 0.2,
        lift: 15,
        fill: 0.66,
        props: () => [at(books(['#6f8f7a', '#e3cfa8']), { x: 66, z: -40 })],
      },
    },
    {
      kind: 'canister',
      build: main => canister(main, { brushes: true }),
      shot: { set: woodFloor, tone: '#d6b48f', accent: '#c9a06c', yaw: -0.34, lift: 20, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'bed',
      build: main => bedVacuum(main),
      shot: {
        set: bedding,
        tone: '#c9a58a',
        accent: '#b9c4da',
        yaw: -0.5,
        lift: 26,
        fill: 0.58,
        light: 'morning',
        props: () => [at(cushion('#f3efe6', 50), { x: 24, z: -44 })],
      },
    },
    {
      kind: 'bed',
      build: main => bedVacuum(main, true),
      shot: {
        set: plainRoom,
        tone: '#c9b08f',
        accent: '#a5774c',
        yaw: 0.44,
        lift: 22,
        fill: 0.58,
        props: () => [cushionSeat()],
      },
    },
  ],
}
