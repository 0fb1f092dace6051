import type { LeafPictures, MakeSet, Shot, Views } from '../../../studio/cover/cover.ts'
import { cup } from '../../../studio/props/table.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { floor } from '../../../studio/sets/parts.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { bounce, planks, stone } from '../../../studio/surfaces/ground.ts'
import { dunes } from '../parts/grounds.ts'
import { kneePad, path, ramp, street, waterBottle } from '../parts/park.ts'
import { leaningWall } from '../parts/rackets.ts'
import { helmet } from '../parts/wheels.ts'
import { casterBoard, doubleKick, longboard, mini, onEdge, surf, upright } from './boards.ts'

const boardwalk: MakeSet = tone => ({ ground: [floor(planks(tone, 6, 0.9))], backdrop: bounce(tone) })
const carPark: MakeSet = tone => ({ ground: [floor(stone(tone, 1))], backdrop: bounce(tone) })

const views = (scene: Shot, focus: readonly [number, number], rest: Partial<Views> = {}): Views => ({
  scene,
  close: { focus, zoom: 2.4, shot: { props: () => [] } },
  size: {
    beside: () => waterBottle('#8fa4a8'),
    along: 'width',
    shot: { set: softHorizon, tone: '#d3d7d6', accent: '#e6e2da', light: 'soft', lift: 14, yaw: 0 },
  },
  ...rest,
})

/** Skateboards. */
export const skateboard: LeafPictures = {
  kinds: {
    double: views(
      {
        set: street,
        tone: '#b4b1aa',
        accent: '#c9c0b0',
        light: 'morning',
        lift: 16,
        yaw: 0.5,
        fill: 0.66,
        props: () => [at(helmet('#e9e3d6'), { x: 22, z: -30 })],
      },
      [0.72, 0.5],
      { build: main => onEdge(doubleKick(main), 20.6, -0.1) },
    ),
    long: views(
      { set: path, tone: '#bdb6a8', accent: '#9caf83', light: 'day', lift: 20, yaw: 0.55, fill: 0.7 },
      [0.16, 0.35],
    ),
    mini: views(
      {
        set: street,
        tone: '#a9a9a6',
        accent: '#d2c3a8',
        light: 'day',
        lift: 18,
        yaw: -0.5,
        fill: 0.64,
        props: () => [at(waterBottle('#e9e4d8'), { x: 26, z: -14 })],
      },
      [0.75, 0.45],
    ),
    surf: views(
      { set: path, tone: '#c3bba9', accent: '#93a88f', light: 'morning', lift: 22, yaw: -0.6, fill: 0.68 },
      [0.7, 0.5],
    ),
    caster: views(
      {
        set: path,
        tone: '#b2b3ae',
        accent: '#9db08c',
        light: 'day',
        lift: 34,
        yaw: 0.55,
        fill: 0.66,
        props: () => [at(helmet('#efe9dc'), { x: 30, z: -34 })],
      },
      [0.25, 0.5],
    ),
  },
  covers: [
    {
      kind: 'double',
      build: main => onEdge(doubleKick(main), 20.6),
      shot: { set: ramp, tone: '#c5c0b6', accent: '#d9d2c4', light: 'day', lift: 9, yaw: 0.25, fill: 0.74 },
    },
    {
      kind: 'double',
      build: main => upright(doubleKick(main, { quiet: true, wide: 21 }), 80),
      shot: { set: leaningWall, tone: '#c9bfb0', accent: '#a49a8c', light: 'morning', lift: 4, yaw: 0.3, fill: 0.74 },
    },
    {
      kind: 'double',
      build: main => doubleKick(main, { long: 60, wide: 17, lit: true }),
      shot: {
        set: street,
        tone: '#7d8088',
        accent: '#a39a98',
        light: 'evening',
        lift: 27,
        yaw: -0.5,
        fill: 0.6,
        centre: [0.46, 0.58],
        props: () => [at(helmet('#d9d3c6'), { x: 25, z: -14, ry: -0.5 })],
      },
    },
    {
      kind: 'long',
      build: main => longboard(main),
      shot: { set: boardwalk, tone: '#a89c8c', light: 'above', lift: 58, yaw: 0.75, fill: 0.8 },
    },
    {
      kind: 'long',
      build: main => upright(longboard(main, 96, true), 96, 'top', -0.14),
      shot: {
        set: leaningWall,
        tone: '#d6cfc2',
        accent: '#b3a89a',
        light: 'day',
        lift: 5,
        yaw: -0.25,
        fill: 0.76,
        props: () => [at(cup('#efe9dc'), { x: 25, z: 8 })],
      },
    },
    {
      kind: 'mini',
      build: main => mini(main),
      shot: { set: pavement, tone: '#bcb9b4', accent: '#c9b8a8', light: 'day', lift: 27, yaw: 0.55, fill: 0.68 },
    },
    {
      kind: 'mini',
      build: () => onEdge(group(mini(null, 68)), 18.5, -0.2),
      shot: { set: street, tone: '#8f9492', accent: '#6f7f80', light: 'morning', lift: 10, yaw: -0.35, fill: 0.72 },
    },
    {
      kind: 'surf',
      build: main => surf(main),
      shot: { set: carPark, tone: '#aeb2b0', light: 'morning', lift: 48, yaw: -0.75, fill: 0.76 },
    },
    {
      kind: 'surf',
      build: main => onEdge(surf(main, 76), 25.5, -0.2),
      shot: {
        set: dunes,
        tone: '#d6c6a6',
        accent: '#cfd8d8',
        light: 'day',
        lift: 7,
        yaw: -0.55,
        fill: 0.92,
        centre: [0.42, 0.54],
      },
    },
    {
      kind: 'caster',
      build: main => casterBoard(main),
      shot: {
        set: street,
        tone: '#6f7176',
        accent: '#b5aa9b',
        light: 'evening',
        lift: 36,
        yaw: -0.6,
        fill: 0.72,
        props: () => [at(kneePad('#8d9196'), { x: 25, z: -25 }), at(kneePad('#8d9196'), { x: 40, z: -30 })],
      },
    },
  ],
}
