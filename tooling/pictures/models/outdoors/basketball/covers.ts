import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { cushion, towels } from '../../../studio/props/soft.ts'
import { kidsRug } from '../../../studio/sets/indoors.ts'
import { grass } from '../../../studio/sets/outdoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { meadow } from '../parts/grounds.ts'
import { court, hall, kneePad, netting, sunkenBeach, waterBottle } from '../parts/park.ts'
import { blades, football, basketball as hoopBall, playball, rugby, volleyball } from './skins.ts'

const views = (scene: Shot): Views => ({
  scene,
  close: { focus: [0.62, 0.62], zoom: 2, shot: { props: () => [] } },
  size: {
    beside: () => waterBottle('#8fa4a8'),
    along: 'width',
    shot: { set: softHorizon, tone: '#dde0df', accent: '#ebe8e2', light: 'soft', lift: 9 },
  },
})

/** Balls to throw, kick and bounce. */
export const basketball: LeafPictures = {
  kinds: {
    basketball: views({
      set: hall,
      tone: '#b9c4c6',
      accent: '#dcb988',
      light: 'morning',
      lift: 14,
      yaw: 0.4,
      fill: 0.5,
      centre: [0.42, 0.58],
      props: () => [at(waterBottle('#e6e1d6'), { x: 21, z: -9 })],
    }),
    football: views({
      set: meadow,
      tone: '#8da568',
      accent: '#c3d6e2',
      light: 'morning',
      lift: 6,
      yaw: -0.5,
      fill: 0.54,
      centre: [0.42, 0.6],
      props: () => [at(netting(80, 40, 0, 7), { x: 18, z: -26, ry: -0.2 })],
    }),
    volleyball: views({
      set: hall,
      tone: '#d8cdb8',
      accent: '#cfa878',
      light: 'day',
      lift: 12,
      yaw: 0.8,
      fill: 0.5,
      centre: [0.44, 0.58],
      props: () => [at(towels(['#efe9dc', '#c7b9a6'], 20, 14), { x: 24, z: -14 })],
    }),
    rugby: views({
      set: meadow,
      tone: '#a8a877',
      accent: '#cfd8dc',
      light: 'morning',
      lift: 9,
      yaw: -0.4,
      fill: 0.52,
      props: () => [at(waterBottle('#e3ddd0'), { x: 21, z: -16 })],
    }),
    playball: views({
      set: kidsRug,
      tone: '#cfd9d2',
      accent: '#a9bcc0',
      light: 'day',
      lift: 12,
      yaw: -0.2,
      fill: 0.48,
      centre: [0.44, 0.58],
      props: () => [at(cushion('#e8dcc4', 26), { x: 19, z: -13, ry: -0.3 })],
    }),
  },
  covers: [
    {
      kind: 'basketball',
      build: main => hoopBall(main),
      shot: { set: court, tone: '#9aa0a3', accent: '#c4c6c4', light: 'morning', lift: 4, fill: 0.64, lens: 32 },
    },
    {
      kind: 'basketball',
      build: main => hoopBall(main, 24.4, { soft: true, turn: [0.1, -0.45, -0.35] }),
      shot: { set: hall, tone: '#d9dad4', accent: '#e0bd8c', light: 'soft', lift: 15, fill: 0.7 },
    },
    {
      kind: 'basketball',
      build: main => hoopBall(main, 22, { second: lighter(main, 0.62), turn: [-0.3, 0.55, 0.5] }),
      shot: {
        set: court,
        tone: '#7f9db0',
        accent: '#d5dde0',
        light: 'day',
        lift: 12,
        fill: 0.52,
        centre: [0.44, 0.56],
        props: () => [at(waterBottle('#f0ece2'), { x: 18, z: -5 })],
      },
    },
    {
      kind: 'football',
      build: main => football(main, '#2a2c31'),
      shot: {
        set: meadow,
        tone: '#7f9d5c',
        accent: '#bcd3e4',
        light: 'day',
        lift: 8,
        fill: 0.58,
        props: () => [at(box(300, 0.3, 4, 0.1, matte('#f2efe6')), { y: 0.15, z: -3, ry: 0.12 })],
      },
    },
    {
      kind: 'football',
      build: main => blades(main),
      shot: { set: court, tone: '#6f6a64', accent: '#a3917f', light: 'evening', lift: 7, fill: 0.66 },
    },
    {
      kind: 'football',
      build: main => football(main, main, 20, { line: '#20242a', turn: [0.5, 0.1, 0.2] }),
      shot: {
        set: hall,
        tone: '#c9d2d8',
        accent: '#5d7f9e',
        light: 'day',
        lift: 13,
        fill: 0.5,
        centre: [0.45, 0.6],
        props: () => [at(netting(90, 44, 0, 8, '#f2f3f2', '#f2f3f2'), { x: 12, z: -32, ry: -0.12 })],
      },
    },
    {
      kind: 'volleyball',
      build: main => volleyball(main, ['#f6f3ea', lighter(main, 0.55)]),
      shot: {
        set: hall,
        tone: '#e4dccb',
        accent: '#d2a873',
        light: 'soft',
        lift: 13,
        fill: 0.54,
        centre: [0.43, 0.56],
        props: () => [
          at(kneePad('#8a8f94'), { x: 18, z: -10, ry: -0.3, s: 0.72 }),
          at(kneePad('#8a8f94'), { x: 27, z: -16, ry: -0.5, s: 0.72 }),
        ],
      },
    },
    {
      kind: 'volleyball',
      build: main => volleyball(main, ['#4f8fb0', main, main, '#f8f4ea', main], 21, [0.9, -0.5, 0.4]),
      shot: { set: sunkenBeach, tone: '#d8c6a4', accent: '#7fb0c4', light: 'morning', lift: 9, fill: 0.62 },
    },
    {
      kind: 'rugby',
      build: rugby,
      shot: { set: grass, tone: '#a9a067', accent: '#ced6d9', light: 'soft', lift: 15, yaw: 0.5, fill: 0.66 },
    },
    {
      kind: 'playball',
      build: playball,
      shot: {
        set: kidsRug,
        tone: '#c9d8dc',
        accent: '#aab9a2',
        light: 'day',
        lift: 9,
        yaw: 0.2,
        fill: 0.5,
        centre: [0.46, 0.58],
        props: () => [at(cushion('#efe6d3', 27), { x: -12, z: -15, ry: 0.2 })],
      },
    },
  ],
}
