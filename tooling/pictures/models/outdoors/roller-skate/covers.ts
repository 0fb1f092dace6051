import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Shot, Views } from '../../../studio/cover/cover.ts'
import { panelled } from '../../../studio/sets/cloths.ts'
import { track } from '../../../studio/sets/outdoors.ts'
import { floor, wall } from '../../../studio/sets/parts.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { bounce, paper, planks, plaster, sheen, stone } from '../../../studio/surfaces/ground.ts'
import { bench } from '../parts/grounds.ts'
import { court, hall, kneePad, path, street, waterBottle } from '../parts/park.ts'
import { helmet } from '../parts/wheels.ts'
import { figure, hockey, hungPair, inline, mitten, pairOf, puckAndTape, quad } from './boots.ts'

const ice: MakeSet = (tone, accent) => ({
  ground: [floor(sheen(tone, 0.3)), wall(plaster(accent), -5)],
  backdrop: bounce(accent),
})
const asphalt: MakeSet = (tone, accent) => ({
  ground: [floor(sheen(tone, 0.38)), wall(stone(accent, 1), -4)],
  backdrop: bounce(accent),
})
const rink: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 8, 0.7)), wall(plaster(tone), -3.4)],
  backdrop: bounce(tone),
})
const boardsOfRink: MakeSet = (tone, accent) => ({
  ground: [
    floor(sheen(tone, 0.3)),
    wall(paper('#f2f2ee'), -2.6),
    at(wall(paper(accent), 0, 0, 0.5), { y: 0.25, z: -2.58 }),
  ],
  backdrop: bounce(tone),
})

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.2, shot: { props: () => [] } },
  size: {
    beside: () => waterBottle('#8fa4a8'),
    along: 'height',
    shot: { set: softHorizon, tone: '#d0d5d5', accent: '#e2ded6', light: 'soft', lift: 9, yaw: -0.2 },
  },
})

const small = (s: number, thing: Object3D): Object3D => {
  thing.scale.setScalar(s)
  return group(thing)
}

/** Skates with wheels and with blades. */
export const rollerSkate: LeafPictures = {
  kinds: {
    inline: views(
      {
        set: street,
        tone: '#b9b5ac',
        accent: '#d0c6b6',
        light: 'morning',
        lift: 11,
        yaw: -0.5,
        fill: 0.6,
        props: () => [at(helmet('#ebe5d8'), { x: -20, z: -28 })],
      },
      [0.62, 0.22],
    ),
    quad: views(
      {
        set: hall,
        tone: '#c9d0cf',
        accent: '#cda06c',
        light: 'morning',
        lift: 13,
        yaw: -0.6,
        fill: 0.6,
        props: () => [at(waterBottle('#e9e4d8'), { x: 27, z: -12 })],
      },
      [0.7, 0.2],
    ),
    figure: views(
      {
        set: bench,
        tone: '#cfd3d6',
        accent: '#b58b61',
        light: 'day',
        lift: 10,
        yaw: -0.5,
        fill: 0.62,
        props: () => [at(mitten('#8fa4b5'), { x: 24, z: 12 })],
      },
      [0.6, 0.16],
    ),
    hockey: views(
      {
        set: ice,
        tone: '#cfdde4',
        accent: '#a9bac4',
        light: 'morning',
        lift: 11,
        yaw: -0.45,
        fill: 0.6,
        props: () => [at(puckAndTape(), { x: 20, z: 15 })],
      },
      [0.62, 0.2],
    ),
  },
  covers: [
    {
      kind: 'inline',
      build: main =>
        small(
          0.84,
          pairOf(() => inline(main, { tyre: '#f2c94e', core: '#fbf6ea' })),
        ),
      shot: {
        set: path,
        tone: '#c6bdae',
        accent: '#a3b08a',
        light: 'day',
        lift: 12,
        yaw: -0.35,
        fill: 0.6,
        centre: [0.46, 0.57],
        props: () => [at(helmet('#efe8da', 0.85), { x: -18, z: -24, ry: -0.4 })],
      },
    },
    {
      kind: 'inline',
      build: main => small(0.84, group(inline(main, { lit: true, tyre: '#86e2f4', core: '#eafaff' }))),
      shot: {
        set: court,
        tone: '#7e8290',
        accent: '#a39ba3',
        light: 'evening',
        lift: 13,
        yaw: -0.7,
        fill: 0.56,
        centre: [0.47, 0.57],
        props: () => [
          at(helmet('#d9d3c6', 0.85), { x: -17, z: -24 }),
          at(kneePad('#a3a7ab'), { x: 18, z: -20, s: 0.72 }),
          at(kneePad('#a3a7ab'), { x: 27, z: -27, s: 0.72 }),
        ],
      },
    },
    {
      kind: 'inline',
      build: main => pairOf(() => inline(main, { r: 4, tyre: '#d9d4c8', core: '#4b4f55' }), 14, 0.9),
      shot: { set: asphalt, tone: '#b9b4ac', accent: '#d8cfc2', light: 'morning', lift: 9, yaw: 0.3, fill: 0.66 },
    },
    {
      kind: 'inline',
      build: main => inline(main, { wheels: 3, r: 5, low: true, tyre: '#c9473a', core: '#26282c' }),
      shot: { set: track, tone: '#a8654f', accent: '#d5dadb', light: 'day', lift: 9, yaw: -0.15, fill: 0.72 },
    },
    {
      kind: 'quad',
      build: main => pairOf(() => quad(main, { wheel: '#f4d58a', stop: '#8fb8b0' }), 14, 0.35),
      shot: { set: rink, tone: '#b9a9c4', accent: '#c9976a', light: 'morning', lift: 11, yaw: -0.6, fill: 0.66 },
    },
    {
      kind: 'quad',
      build: main => small(0.72, group(quad(main, { hard: true, wheel: '#ef7f5c', stop: '#ef7f5c' }))),
      shot: { set: hall, tone: '#dcd9d0', accent: '#b9c4c4', light: 'soft', lift: 14, yaw: 0.45, fill: 0.66 },
    },
    {
      kind: 'figure',
      build: main => pairOf(() => figure(main), 13, 0.6),
      shot: { set: ice, tone: '#a9c3d3', accent: '#7f9db3', light: 'day', lift: 12, yaw: -0.45, fill: 0.66 },
    },
    {
      kind: 'figure',
      build: main => hungPair(() => figure(main, { adjust: true, laces: '#efe3cc' })),
      shot: { set: panelled, tone: '#a9b3ac', light: 'morning', lift: 3, yaw: 0, fill: 0.72 },
    },
    {
      kind: 'hockey',
      build: main => pairOf(() => hockey(main), 14, 0.45),
      shot: {
        set: boardsOfRink,
        tone: '#d3e0e6',
        accent: '#d9b04a',
        light: 'soft',
        lift: 11,
        yaw: -0.4,
        fill: 0.62,
        centre: [0.47, 0.54],
        props: () => [at(puckAndTape(), { x: 17, z: 17 })],
      },
    },
    {
      kind: 'hockey',
      build: main =>
        small(
          0.74,
          pairOf(() => hockey(main, { adjust: true }), 14, -0.3),
        ),
      shot: {
        set: bench,
        tone: '#c3ccd2',
        accent: '#c29a6d',
        light: 'morning',
        lift: 13,
        yaw: 0.5,
        fill: 0.64,
        props: () => [at(mitten('#b8564a'), { x: -24, z: 8, ry: 0.5 })],
      },
    },
  ],
}
