import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { pencil, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { rock } from '../../../studio/props/stones.ts'
import { cup } from '../../../studio/props/table.ts'
import { boards } from '../../../studio/sets/cloths.ts'
import { desk, kidsRug, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { beach, pavement, slate, track } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { swift } from '../../food/parts/solid.ts'
import { cone, coupe, digger, dumper, offRoad, racer, remote, stunt, woodenCar } from './cars.ts'

const views = (tone: string, accent: string, focus: readonly [number, number]): Views => ({
  scene: {
    set: kidsRug,
    tone,
    accent,
    light: 'morning',
    yaw: -0.6,
    lift: 16,
    props: () => [at(remote('#e8b23c'), { x: 17, z: -15, ry: -0.3 }), at(cone('#e0623c', 7), { x: -24, z: -10 })],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along: 'width',
    shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9', yaw: 0 },
  },
})

/** Chequered strip of a track. */
const chequers = () =>
  group(
    ...Array.from({ length: 24 }, (_, i) =>
      at(box(4, 0.06, 4, 0.01, matte((i + Math.floor(i / 12)) % 2 ? '#f4f1ea' : '#2b2d31')), {
        x: ((i % 12) - 5.5) * 4,
        y: 0.04,
        z: 16 + Math.floor(i / 12) * 4,
      }),
    ),
  )

/** Radio-controlled cars. */
export const rcCar: LeafPictures = swift({
  kinds: {
    offroad: views('#d9dfe0', '#d8c9a8', [0.64, 0.4]),
    racer: views('#dfe0d6', '#c3c9c6', [0.7, 0.4]),
    drift: views('#e0dcd2', '#c9c4b4', [0.66, 0.5]),
    digger: views('#d6e0e2', '#a9c0c6', [0.7, 0.4]),
    stunt: views('#e6dfd4', '#d9c7ae', [0.6, 0.5]),
  },
  covers: [
    {
      kind: 'offroad',
      build: main => group(at(offRoad(main), { s: 0.84 })),
      shot: { set: slate, tone: '#8d8a82', accent: '#d3d6d3', yaw: -0.6, lift: 8, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'offroad',
      build: main =>
        group(
          at(group(offRoad(main, true)), { y: 4.8, rz: 0.2, rx: 0.05 }),
          at(rock(9.6, '#a8977c', 4), { x: 12, y: -1.5, z: 5 }),
          at(rock(8.6, '#9a8a70', 9), { x: 11, y: -0.4, z: -8 }),
          at(rock(5.6, '#b3a284', 2), { x: -10, y: -0.8, z: 8 }),
          at(rock(6, '#a8977c', 7), { x: -10, y: -1.4, z: -7 }),
        ),
      shot: { set: beach, tone: '#cbb78f', accent: '#c9d6d9', yaw: 0.5, lift: 9, fill: 0.66, light: 'evening' },
    },
    {
      kind: 'offroad',
      build: woodenCar,
      shot: { set: sunnyDesk, tone: '#b5c3bd', accent: '#e6ded0', yaw: -0.5, lift: 24, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'racer',
      build: main => group(at(racer(main), { s: 0.56 })),
      shot: {
        set: softHorizon,
        tone: '#d3d0c4',
        accent: '#b9b7ae',
        yaw: -0.55,
        lift: 22,
        fill: 0.66,
        props: () => [at(chequers(), { ry: 0.2, s: 0.56 })],
      },
    },
    {
      kind: 'racer',
      build: main => racer(main, true),
      shot: { set: track, tone: '#aebfc6', accent: '#f0d9bd', yaw: 0.5, lift: 17, fill: 0.68, light: 'morning' },
    },
    {
      kind: 'drift',
      build: main => coupe(main),
      shot: { set: pavement, tone: '#8b8a8c', accent: '#a5a39e', yaw: -0.7, lift: 13, fill: 0.66, light: 'evening' },
    },
    {
      kind: 'drift',
      build: main => coupe(main, 10, false),
      shot: {
        set: desk,
        tone: '#cdd6d3',
        accent: '#c39a67',
        yaw: 0.55,
        lift: 22,
        fill: 0.58,
        props: () => [
          at(cup('#f0ebe0', '#7a4d2c'), { x: -9.5, z: -7 }),
          at(pencil('#d9a441'), { x: 6, z: 7, ry: 0.5 }),
          at(cone('#4f8f86', 3.4), { x: 9, z: -4 }),
        ],
      },
    },
    {
      kind: 'digger',
      build: digger,
      shot: {
        set: beach,
        tone: '#e0cda4',
        accent: '#bcd6e2',
        yaw: -0.4,
        lift: 12,
        fill: 0.64,
        light: 'morning',
        props: () => [at(cone('#d0503f', 7), { x: -18, z: -9 })],
      },
    },
    {
      kind: 'digger',
      build: dumper,
      shot: {
        set: boards,
        tone: '#a3a79c',
        yaw: 0.45,
        lift: 18,
        fill: 0.64,
        light: 'day',
        props: () => [at(plant(26), { x: -24, z: -22 }), at(plant(22, '#b5713f'), { x: 18, z: -24 })],
      },
    },
    {
      kind: 'stunt',
      build: stunt,
      shot: { set: cove, tone: '#d9cfe0', yaw: -0.8, lift: 22, fill: 0.64 },
    },
  ],
})
