import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { gloss, glow, matte, wood } from '../../../studio/materials.ts'
import { books } from '../../../studio/props/desk.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { floorLamp, frame } from '../../../studio/props/room.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { floor, overlay, wall } from '../../../studio/sets/parts.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, placed, rod } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { bounce, paper, pile, planks, plaster, shades } from '../../../studio/surfaces/ground.ts'
import { lighter } from '../../../studio/tones.ts'
import { halo } from '../parts/air.ts'
import { plainRoom, sunRoom } from '../parts/places.ts'
import { bed, cabinet, nightLamp, sofa } from '../parts/rooms.ts'
import { flat, flush, framedTelevision, laser, rolling } from './televisions.ts'

/** Wall close behind; the floor lies 0.62 below the foot of the television. */
const lounge: MakeSet = (tone, accent) => ({
  ground: [
    wall(plaster(tone), -0.55, -8, 24),
    floor(planks(accent, 8, 0.9), 24, -0.62),
    at(disc(1.7, pile(lighter(accent, 0.3))), { y: -0.61, z: 1.3 }),
  ],
  pieces: [at(box(34, 0.1, 0.04, 0.01, paper(lighter(tone, 0.5))), { y: -0.57, z: -0.53 })],
  backdrop: bounce(tone),
})

/** The same with the sun through leaves on the wall. */
const sunLounge: MakeSet = (tone, accent) => ({
  ground: [
    wall(plaster(tone), -0.55, -8, 24),
    floor(planks(accent, 8, 0.9), 24, -0.62),
    at(overlay(shades('window'), 6, 6, 0.45), { y: 1, z: -0.54 }),
  ],
  pieces: [at(box(34, 0.1, 0.04, 0.01, paper(lighter(tone, 0.5))), { y: -0.57, z: -0.53 })],
  backdrop: bounce(tone),
})

/** Wall right behind what hangs, the floor far below. */
const hungHigh: MakeSet = (tone, accent) => ({
  ground: [wall(plaster(tone), -0.05, -8, 24), floor(planks(accent, 8, 0.9), 24, -1.7)],
  backdrop: bounce(tone),
})

/** Cabinet below a television that is `w` wide, for the floor of `lounge`. */
const below = (w: number, color: string, wide = 1.5, doors = 3) =>
  at(cabinet(color, w * wide, w * 0.31, w * 0.3, doors), { y: -w * 0.31 })

const views = (
  programme: 'lake' | 'coast' | 'forest',
  tone: string,
  accent: string,
  focus: readonly [number, number],
): Views => ({
  build: () => flat(123, programme),
  scene: {
    set: lounge,
    tone,
    accent,
    light: 'morning',
    yaw: 0.2,
    lift: 8,
    fill: 0.56,
    props: () => [below(123, '#a5774c'), at(plant(110), { x: -104, y: -38, z: 6 })],
  },
  close: { focus, zoom: 2.4 },
  size: {
    beside: () => plant(70),
    along: 'width',
    shot: { set: softHorizon, tone: '#e3e4e4', accent: '#c9b08f', yaw: 0, lift: 8, light: 'soft' },
  },
})

const picture = () => placed(frame('#7f97a5', 40, 52), { y: 40 })

/** The same without a thing of its own: each set of views shows its first article. */
const ownScreen = ({ build: _none, ...rest }: Views): Views => rest

/** Televisions. */
export const television: LeafPictures = {
  kinds: {
    flat: ownScreen(views('lake', '#c3cdc9', '#b08556', [0.84, 0.14])),
    wall: {
      ...views('forest', '#d6cdbd', '#b08556', [0.9, 0.86]),
      build: () => framedTelevision(123, 'lake'),
      scene: {
        set: hungHigh,
        tone: '#9fb0a4',
        accent: '#b08556',
        light: 'morning',
        yaw: 0,
        lift: 6,
        fill: 0.54,
        props: () => [
          at(cabinet('#7c5335', 150, 44, 36), { y: -80, z: 20 }),
          at(vaseWithTwig('#e6dccb', '#7d9470', 40), { x: 50, y: -36, z: 22 }),
        ],
      },
      size: {
        beside: () => picture(),
        along: 'width',
        shot: { set: hungHigh, tone: '#e3e4e4', accent: '#c9b08f', yaw: 0, lift: 4, light: 'soft' },
      },
    },
    rolling: {
      build: main => rolling(72, 'coast', main),
      scene: {
        set: sunRoom,
        tone: '#cbd3c4',
        accent: '#b08556',
        light: 'morning',
        yaw: 0.3,
        lift: 9,
        fill: 0.56,
        props: () => [at(sofa('#b5a08a', 120), { x: -90, z: -20 })],
      },
      close: { focus: [0.5, 0.08], zoom: 2.4 },
      size: {
        beside: () => cupboardDoor(),
        along: 'height',
        shot: { set: plainRoom, tone: '#e3e4e4', accent: '#c9b08f', yaw: 0, lift: 7 },
      },
    },
    laser: { ...views('forest', '#d9cfbe', '#b08556', [0.5, 0.12]), build: () => laser(221, 'lake') },
  },
  covers: [
    {
      kind: 'flat',
      build: () => flat(72, 'bedroom'),
      shot: {
        set: sunLounge,
        tone: '#e3cdb8',
        accent: '#c9a57a',
        yaw: -0.3,
        lift: 11,
        fill: 0.56,
        light: 'morning',
        props: () => [
          below(72, '#a5774c', 1.4, 2),
          at(nightLamp(), { x: 44, z: 0, s: 0.9 }),
          at(bed('#7f97b5', '#8a5f3d', 120, 70), { x: -10, y: -62, z: 78, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'flat',
      build: () => flat(123, 'lake'),
      shot: {
        set: lounge,
        tone: '#9fb5aa',
        accent: '#b98f62',
        yaw: 0.26,
        lift: 8,
        fill: 0.6,
        props: () => [below(123, '#7c5335'), at(plant(120, '#efe6d6'), { x: 112, y: -38, z: 0 })],
      },
    },
    {
      kind: 'flat',
      build: () => flat(145, 'city'),
      shot: {
        set: lounge,
        tone: '#33525a',
        accent: '#5a4236',
        yaw: -0.2,
        lift: 7,
        fill: 0.62,
        light: 'evening',
        props: () => [
          at(halo(240, '#8a6ad0', 0.25), { y: 45, z: -30 }),
          below(145, '#3a2a22'),
          at(floorLamp(), { x: -112, y: -45, z: -10 }),
        ],
      },
    },
    {
      kind: 'flat',
      build: () => flat(189, 'stadium'),
      shot: {
        set: sunLounge,
        tone: '#d9c9a8',
        accent: '#a57c52',
        yaw: 0,
        lift: 9,
        fill: 0.66,
        props: () => [
          below(189, '#e6dccb', 1.3, 4),
          at(books(['#c8503c', '#3f5f7a']), { x: 104, z: 10 }),
          at(vaseWithTwig('#5f7f8a', '#7d9470', 34), { x: -106, z: 4 }),
        ],
      },
    },
    {
      kind: 'flat',
      build: () => flat(96, 'opera', { spread: 0.28 }),
      shot: {
        set: lounge,
        tone: '#a8b98f',
        accent: '#8f6a48',
        yaw: -0.36,
        lift: 10,
        fill: 0.58,
        light: 'morning',
        props: () => [
          below(96, '#8a4f2f', 1.5, 3),
          at(teapot(), { x: 58, z: 6 }),
          at(scroll(), { x: -66, y: 40, z: -26 }),
        ],
      },
    },
    {
      kind: 'wall',
      build: () => framedTelevision(123, 'ink'),
      shot: {
        set: hungHigh,
        tone: '#7f9a94',
        accent: '#b08556',
        yaw: 0,
        lift: 4,
        fill: 0.56,
        centre: [0.5, 0.42],
        light: 'morning',
        props: () => [at(sofa('#d9b48f', 170), { x: 10, y: -100, z: 50 })],
      },
    },
    {
      kind: 'wall',
      build: () => flush(145, 'film'),
      shot: {
        set: hungHigh,
        tone: '#b0706c',
        accent: '#5a3a30',
        yaw: 0,
        lens: 38,
        lift: 5,
        fill: 0.72,
        light: 'evening',
        props: () => [
          at(halo(300, '#e0503c', 0.32), { y: 40, z: -1 }),
          at(cabinet('#7a543c', 160, 30, 34), { y: -62, z: 24 }),
        ],
      },
    },
    {
      kind: 'rolling',
      build: main => rolling(72, 'recipe', main, { portrait: true, high: 104 }),
      shot: {
        set: plainRoom,
        tone: '#8fb0a8',
        accent: '#c9a57a',
        yaw: 0.3,
        lift: 8,
        fill: 0.64,
        light: 'morning',
        props: () => [
          at(
            group(
              at(box(90, 84, 56, 1, matte('#efe6d6')), { y: 42 }),
              at(box(94, 4, 60, 0.8, wood('#a5774c')), { y: 86 }),
              at(drum(12, 11, 14, gloss('#c8503c'), 1), { x: 14, y: 88 }),
            ),
            { x: -84, z: -24 },
          ),
        ],
      },
    },
    {
      kind: 'rolling',
      build: main => rolling(96, 'coast', main, { high: 92 }),
      shot: {
        set: pavement,
        tone: '#b98f6c',
        accent: '#8fa596',
        yaw: -0.3,
        lift: 9,
        fill: 0.6,
        light: 'evening',
        props: () => [terrace(), lights()],
      },
    },
    {
      kind: 'laser',
      build: () => laser(221, 'forest'),
      shot: {
        set: lounge,
        tone: '#e0c8a8',
        accent: '#9a7048',
        yaw: 0.1,
        lift: 9,
        fill: 0.68,
        light: 'soft',
        props: () => [
          at(cabinet('#6f4a34', 260, 68, 60, 4), { y: -68.5, z: 14 }),
          at(plant(130, '#efe6d6'), { x: 158, y: -68, z: 10 }),
        ],
      },
    },
  ],
}

function cupboardDoor() {
  return group(
    at(box(60, 180, 3, 0.6, matte('#d9d3c8')), { y: 90 }),
    at(ball(2.4, wood('#8a5f3d')), { x: 24, y: 90, z: 3 }),
  )
}

function teapot() {
  return group(
    at(ball(6, gloss('#7a3f2a')), { y: 5 }),
    at(drum(2, 3, 2, gloss('#7a3f2a'), 0.6), { y: 10 }),
    rod(
      [
        [-5, 5, 0],
        [-9, 7, 0],
        [-10, 10, 0],
      ],
      0.9,
      gloss('#7a3f2a'),
    ),
    rod(
      [
        [5, 8, 0],
        [10, 8, 0],
        [9, 3, 0],
        [5, 3, 0],
      ],
      0.7,
      gloss('#7a3f2a'),
    ),
  )
}

function scroll() {
  return at(
    group(
      at(box(26, 52, 0.6, 0.1, matte('#f3e9d0')), {}),
      ...[-1, 1].map(y => at(drum(1.2, 1.2, 32, wood('#6f3f28')), { x: 16, y: y * 27, rz: Math.PI / 2 })),
      at(frame('#4a5250', 1, 1), { z: -2 }),
      ...[0, 1, 2].map(i =>
        rod(
          [
            [-6 + i * 2, 16 - i * 13, 0.5],
            [2, 12 - i * 13, 0.5],
            [7 - i * 3, 18 - i * 13, 0.5],
          ],
          0.9,
          matte('#2b2a28'),
        ),
      ),
    ),
    {},
  )
}

function terrace() {
  return group(
    ...Array.from({ length: 9 }, (_, i) => at(box(190, 2, 11, 0.4, wood('#a5774c')), { y: -1, z: -46 + i * 11.6 })),
  )
}

function lights() {
  return group(
    rod(
      [
        [-150, 168, -60],
        [-60, 142, -60],
        [30, 150, -60],
        [150, 172, -60],
      ],
      0.5,
      matte('#3a3430'),
    ),
    ...[-118, -82, -46, -10, 26, 62, 98].map((x, i) =>
      at(group(at(ball(3.4, glow('#ffdf9a', 1)), {}), halo(26, '#ffc46a', 0.5)), {
        x,
        y: 142 + (i % 2) * 4 + Math.abs(x) * 0.04,
        z: -58,
      }),
    ),
  )
}
