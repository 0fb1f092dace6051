import type { LeafPictures, MakeSet, Shot, Views } from '../../../studio/cover/cover.ts'
import { chair } from '../../../studio/props/room.ts'
import { towels } from '../../../studio/props/soft.ts'
import { boards, concrete, linen } from '../../../studio/sets/cloths.ts'
import { floor } from '../../../studio/sets/parts.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at } from '../../../studio/shapes.ts'
import { bounce, pile } from '../../../studio/surfaces/ground.ts'
import { meadow } from '../parts/grounds.ts'
import { court, hall, waterBottle } from '../parts/park.ts'
import { leaningWall, lyingRacket, lyingShuttle, shuttle, steepWall } from '../parts/rackets.ts'
import { crossed, darkTube, feathers, leant, matchShuttle, nylonTube, setUpNet, shortPair } from './gear.ts'

const lawn: MakeSet = tone => ({ ground: [floor(pile(tone, 8))], backdrop: bounce(tone) })

const views = (scene: Shot, focus: readonly [number, number], rest: Partial<Views> = {}, zoom = 2.4): Views => ({
  scene,
  close: { focus, zoom, shot: { props: () => [] } },
  size: {
    beside: () => waterBottle('#8fa4a8'),
    along: 'height',
    shot: { set: softHorizon, tone: '#d3d7d6', accent: '#e6e2da', light: 'soft', lift: 9, yaw: 0.15 },
  },
  ...rest,
})

/** Badminton: rackets, sets, shuttles, nets. */
export const badminton: LeafPictures = {
  kinds: {
    racket: views(
      {
        set: steepWall,
        tone: '#d5cdbd',
        accent: '#b48e66',
        light: 'morning',
        lift: 6,
        yaw: -0.3,
        fill: 0.7,
        props: () => [at(lyingShuttle(), { x: 8, z: 12, ry: 0.6 }), at(shuttle(), { x: -14, z: 6 })],
      },
      [0.5, 0.8],
      { build: main => leant(main, {}, 0.03, -0.1) },
    ),
    pair: views(
      {
        set: lawn,
        tone: '#9db07a',
        light: 'above',
        lift: 50,
        yaw: 0.5,
        fill: 0.7,
        props: () => [at(waterBottle('#efeae0'), { x: 34, z: -10 })],
      },
      [0.36, 0.7],
      {
        size: {
          beside: () => waterBottle('#8fa4a8'),
          along: 'width',
          shot: { set: softHorizon, tone: '#d3d7d6', accent: '#e6e2da', light: 'soft', lift: 16, yaw: 0 },
        },
      },
    ),
    shuttle: views(
      { set: hall, tone: '#9fb0aa', accent: '#c79f70', light: 'morning', lift: 14, yaw: 0.35, fill: 0.66 },
      [0.4, 0.35],
      {
        size: {
          beside: () => waterBottle('#8fa4a8'),
          along: 'width',
          shot: { set: softHorizon, tone: '#d3d7d6', accent: '#e6e2da', light: 'soft', lift: 14, yaw: 0 },
        },
      },
      2.2,
    ),
    net: views(
      { set: court, tone: '#8fa39a', accent: '#c9d3cf', light: 'day', lift: 10, yaw: 0.5, fill: 0.72 },
      [0.12, 0.7],
      {
        size: {
          beside: () => chair(),
          along: 'width',
          shot: { set: softHorizon, tone: '#d3d7d6', accent: '#e6e2da', light: 'soft', lift: 7, yaw: 0 },
        },
      },
    ),
  },
  covers: [
    {
      kind: 'racket',
      build: main => lyingRacket(main, { game: 'badminton' }, -0.5),
      shot: {
        set: boards,
        tone: '#d3b48b',
        light: 'above',
        lift: 66,
        fill: 0.7,
        props: () => [
          at(towels(['#f1ede3', '#cfd6d2'], 22, 15), { x: 17, z: 16, ry: 0.2 }),
          at(shuttle(), { x: -17, z: -6 }),
        ],
      },
    },
    {
      kind: 'racket',
      build: main =>
        lyingRacket(main, { game: 'badminton', matt: true, string: '#b8322a', trim: '#b8322a', grip: '#1b1c1f' }, 0.8),
      shot: { set: concrete, tone: '#a29d95', light: 'above', lift: 60, fill: 0.74 },
    },
    {
      kind: 'racket',
      build: main => leant(main, { trim: '#fbfaf6', grip: '#efe9f2' }, -0.03),
      shot: { set: leaningWall, tone: '#e4e1da', accent: '#d2c8b8', light: 'morning', lift: 4, yaw: 0.45, fill: 0.76 },
    },
    {
      kind: 'racket',
      build: main => leant(main, { trim: '#f0c05a' }, -0.35),
      shot: {
        set: court,
        tone: '#b7a58a',
        accent: '#c9cfc6',
        light: 'soft',
        lift: 5,
        yaw: -0.2,
        fill: 1.3,
        centre: [0.42, 0.98],
      },
    },
    {
      kind: 'pair',
      build: main => crossed(main, '#f0c24a'),
      shot: { set: lawn, tone: '#8fa56a', light: 'above', lift: 62, fill: 0.72 },
    },
    {
      kind: 'pair',
      build: main => shortPair(main, '#4fae9c'),
      shot: { set: linen, tone: '#e3d8cf', light: 'above', lift: 56, yaw: 0.25, fill: 0.68 },
    },
    {
      kind: 'shuttle',
      build: feathers,
      shot: { set: boards, tone: '#b58d63', light: 'day', lift: 28, yaw: 0.2, fill: 0.76 },
    },
    {
      kind: 'shuttle',
      build: matchShuttle,
      shot: {
        set: softHorizon,
        tone: '#8a8f96',
        accent: '#6f747b',
        light: 'morning',
        lift: 9,
        yaw: 0.35,
        fill: 0.6,
        centre: [0.54, 0.6],
        props: () => [at(darkTube(), { x: -12, z: -12 })],
      },
    },
    {
      kind: 'shuttle',
      build: nylonTube,
      shot: { set: court, tone: '#a9abac', accent: '#b9c6d0', light: 'day', lift: 13, yaw: 0.1, fill: 0.66 },
    },
    {
      kind: 'net',
      build: setUpNet,
      shot: {
        set: meadow,
        tone: '#93a866',
        accent: '#d6cfc4',
        light: 'morning',
        lift: 9,
        yaw: -0.3,
        fill: 0.82,
        props: () => [at(leant('#e0a04a'), { x: 104, z: 44 })],
      },
    },
  ],
}
