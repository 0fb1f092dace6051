import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { plastic } from '../../../studio/materials.ts'
import { basket } from '../../../studio/props/soft.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group, placed } from '../../../studio/shapes.ts'
import { steam } from '../../appliances/parts/air.ts'
import { snow } from '../../fashion/parts/places.ts'
import { halo } from '../../home/parts/light.ts'
import { enamelStorm } from '../lantern/lanterns.ts'
import { campfire, coolBox, foldingChair, slatTable } from '../parts/camp.ts'
import { dunes, meadow, ridge, shore, starryRidge } from '../parts/grounds.ts'
import { cotton, dome, inflatable, popup, tarp, tunnel } from './shells.ts'

const views = (scene: Shot, focus: readonly [number, number], rest: Partial<Views> = {}, zoom = 2): Views => ({
  scene,
  close: { focus, zoom, shot: { props: () => [] } },
  size: {
    beside: () => foldingChair('#8a9a8f'),
    along: 'height',
    shot: { set: softHorizon, tone: '#dbe1de', accent: '#e6e3dc', light: 'soft', lift: 8, yaw: 0.3 },
  },
  ...rest,
})

const pump = () =>
  group(
    drum(9, 10, 6, plastic('#2b2d31'), 1),
    at(drum(6, 6, 44, plastic('#c8392e', 0.4), 1), { y: 5 }),
    at(drum(1.2, 1.2, 16, plastic('#c9ccd2'), 0.2), { y: 48 }),
    placed(drum(2, 2, 30, plastic('#2b2d31'), 0.8), { x: 15, y: 64, rz: Math.PI / 2 }),
  )

const table = (lamp = '#7c7f49') => group(slatTable(), at(group(enamelStorm(lamp)), { x: 16, y: 41 }))

/** Tents and tarps. */
export const tent: LeafPictures = {
  kinds: {
    popup: views(
      {
        set: dunes,
        tone: '#dcc79f',
        accent: '#a5cbdc',
        light: 'morning',
        lift: 9,
        yaw: -0.45,
        fill: 0.56,
        props: () => [at(coolBox('#8cc1e0'), { x: 150, z: 70, ry: -0.3 })],
      },
      [0.5, 0.42],
    ),
    dome: views(
      {
        set: meadow,
        tone: '#7f9a5c',
        accent: '#b4cfdf',
        light: 'morning',
        lift: 10,
        yaw: -0.5,
        fill: 0.74,
        props: () => [at(campfire(24), { x: 120, z: 120 })],
      },
      [0.6, 0.45],
    ),
    tunnel: views(
      {
        set: shore,
        tone: '#b3a88f',
        accent: '#a9c4cf',
        light: 'morning',
        lift: 11,
        yaw: 0.5,
        fill: 0.64,
        props: () => [at(foldingChair('#c9a577'), { x: 100, z: 210, ry: 0.6 })],
      },
      [0.74, 0.5],
    ),
    cabin: views(
      {
        set: meadow,
        tone: '#8aa266',
        accent: '#c2d6e0',
        light: 'day',
        lift: 10,
        yaw: -0.45,
        fill: 0.72,
        props: () => [at(foldingChair('#7f94a0'), { x: 190, z: 150, ry: -0.5 })],
      },
      [0.45, 0.4],
    ),
    tarp: views(
      {
        set: dunes,
        tone: '#dcc7a0',
        accent: '#a9cbd8',
        light: 'morning',
        lift: 11,
        yaw: -0.4,
        fill: 0.82,
        props: () => [
          at(foldingChair('#e9e2d2'), { x: -40, z: 10, ry: 0.2 }),
          at(coolBox('#2f8f8b'), { x: 60, z: 10, ry: -0.3 }),
        ],
      },
      [0.24, 0.7],
    ),
  },
  covers: [
    {
      kind: 'popup',
      build: main => popup(main),
      shot: {
        set: meadow,
        tone: '#93ab62',
        accent: '#bcd8e8',
        light: 'day',
        lift: 12,
        yaw: 0.42,
        fill: 0.6,
        props: () => [at(basket('#c9a06a', 20, 22), { x: 96, z: 132 })],
      },
    },
    {
      kind: 'popup',
      build: main => popup(main, true, '#2c2b2a'),
      shot: { set: dunes, tone: '#e0c795', accent: '#8fc0dc', light: 'day', lift: 8, yaw: -0.2, fill: 0.62 },
    },
    {
      kind: 'dome',
      build: main => dome(main),
      shot: { set: ridge, tone: '#8a8274', accent: '#a9b9d3', light: 'morning', lift: 9, yaw: 0.35, fill: 0.8 },
    },
    {
      kind: 'dome',
      build: main => dome(main, { w: 220, d: 110, h: 96, glow: true }),
      shot: {
        set: starryRidge,
        tone: '#4a4f58',
        accent: '#33466b',
        light: 'evening',
        lift: 6,
        yaw: -0.55,
        fill: 0.6,
        centre: [0.5, 0.66],
        props: () => [at(halo('#ffcf6f', 190, 0.5), { y: 50, z: -60 })],
      },
    },
    {
      kind: 'dome',
      build: main => dome(main, { w: 270, d: 200, h: 132, meshInner: true }),
      shot: { set: shore, tone: '#93a07a', accent: '#9fc0c4', light: 'soft', lift: 17, yaw: -0.4, fill: 0.76 },
    },
    {
      kind: 'tunnel',
      build: main => tunnel(main),
      shot: {
        set: meadow,
        tone: '#a5ad72',
        accent: '#d3dde0',
        light: 'day',
        lift: 9,
        yaw: 0.14,
        fill: 0.7,
        props: () => [
          at(table(), { x: 130, z: 175, ry: 0.2 }),
          at(foldingChair('#d6bf98'), { x: 215, z: 190, ry: -0.6 }),
        ],
      },
    },
    {
      kind: 'tunnel',
      build: main => tunnel(main, { long: 620, w: 320, h: 205, hoops: 4 }),
      shot: {
        set: meadow,
        tone: '#6d7355',
        accent: '#8390ad',
        light: 'evening',
        lift: 12,
        yaw: -0.75,
        fill: 0.64,
        props: () => [at(campfire(30), { x: 40, z: 400 }), at(halo('#ffb45f', 120, 0.4), { x: 40, y: 40, z: 380 })],
      },
    },
    {
      kind: 'cabin',
      build: inflatable,
      shot: {
        set: meadow,
        tone: '#7f9f62',
        accent: '#a9d0e6',
        light: 'day',
        lift: 10,
        yaw: 0.42,
        fill: 0.74,
        props: () => [at(pump(), { x: 60, z: 210 })],
      },
    },
    {
      kind: 'cabin',
      build: cotton,
      shot: {
        set: snow,
        tone: '#e9eef3',
        accent: '#8fa6bd',
        light: 'morning',
        lift: 9,
        yaw: -0.4,
        fill: 0.72,
        props: () => [at(group(steam(110, 50, 0.22)), { x: 66, y: 292, z: -60 })],
      },
    },
    {
      kind: 'tarp',
      build: tarp,
      shot: {
        set: shore,
        tone: '#c2b190',
        accent: '#8fb6c4',
        light: 'morning',
        lift: 7,
        yaw: 0.3,
        fill: 0.84,
        props: () => [
          at(foldingChair('#c98a5e'), { x: -70, z: 0, ry: 0.5 }),
          at(table('#c8392e'), { z: 0 }),
          at(foldingChair('#c98a5e'), { x: 80, z: 0, ry: -0.5 }),
        ],
      },
    },
  ],
}
