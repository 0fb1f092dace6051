import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { gloss, plastic } from '../../../studio/materials.ts'
import { ringArt, sprig, waves } from '../../../studio/packs/typeset.ts'
import { coin, phone } from '../../../studio/props/desk.ts'
import { leaf, plant } from '../../../studio/props/green.ts'
import { rock } from '../../../studio/props/stones.ts'
import { drape, linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, desk, shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { comb } from '../../appliances/parts/bath.ts'
import { steam } from '../../home/parts/light.ts'
import { tiledWall } from '../../home/parts/sets.ts'
import { folded } from '../../home/towel/towels.ts'
import { pumpBottle } from '../parts/pumps.ts'
import { cypress, foamCloud, leaves, oatEar, petals } from '../parts/sprigs.ts'
import { grains, leaningLid } from '../parts/tubs.ts'
import {
  avocado,
  bambooMat,
  bar,
  camellia,
  freesia,
  gingerRoot,
  gingerSlice,
  hairbrush,
  lyingTube,
  maskTub,
  oilPump,
  showerCap,
  standTube,
  woodComb,
} from './things.ts'

const views = (scene: Shot, focus: readonly [number, number], zoom = 2.1): Views => ({
  scene,
  close: { focus, zoom },
  size: {
    beside: () => group(at(phone('#8c8f94'), { rx: Math.PI / 2, y: 7.5 })),
    along: 'height',
    shot: { set: softHorizon, tone: '#e4e1d9', accent: '#d9d6cd' },
  },
})

const mask = (main: string) =>
  maskTub(plastic(main, 0.4), '#f4efcf', {
    words: { brand: '青黛', zh: '牛油果发膜', en: 'Avocado mask', fine: '250 g' },
    style: { ground: '#fbf8ea', ink: '#5d6a2c', accent: '#9aa84a', plan: 'classic' },
  })

const soap = (main: string) => bar(main, rock(2.6, '#6f736f', 5))

/** Shampoo, conditioner and what else hair needs. */
export const shampoo: LeafPictures = {
  kinds: {
    pump: views(
      {
        set: bathLedge,
        tone: '#c4b3a4',
        accent: '#e2dccf',
        light: 'morning',
        lift: 9,
        fill: 0.58,
        yaw: 0.25,
        props: () => [
          at(folded(20, 15, '#f1ece1', 2, 2.4), { x: -15, z: -5, ry: 0.2 }),
          at(foamCloud(2.6, 3), { x: 8, z: 3 }),
        ],
      },
      [0.5, 0.42],
    ),
    conditioner: views(
      {
        set: bathLedge,
        tone: '#a9bcb6',
        accent: '#e6dfd3',
        light: 'morning',
        lift: 9,
        fill: 0.58,
        yaw: -0.3,
        props: () => [
          at(folded(18, 14, '#f3ede2', 2, 2.4), { x: 14, z: -5, ry: -0.2 }),
          at(plant(15), { x: -12, z: -8 }),
        ],
      },
      [0.5, 0.5],
    ),
    jar: {
      ...views(
        {
          set: counter,
          tone: '#b7c2b1',
          accent: '#efedea',
          light: 'morning',
          lift: 22,
          fill: 0.5,
          yaw: -0.2,
          props: () => [
            at(woodComb(), { x: -1, z: 9, ry: 0.25 }),
            at(folded(18, 13, '#ece3d2', 2, 2.4), { x: 12, z: -10, ry: -0.3 }),
          ],
        },
        [0.5, 0.62],
        2,
      ),
      build: mask,
    },
    oil: {
      ...views(
        {
          set: desk,
          tone: '#c7cfc7',
          accent: '#a97c4f',
          light: 'morning',
          lift: 12,
          fill: 0.52,
          props: () => [at(hairbrush(), { x: -5, z: -8, ry: 0.4 }), at(leaves('#4f7a4a', 3, 3, 4), { x: 5, z: 4 })],
        },
        [0.36, 0.4],
      ),
      size: { beside: () => coin(), along: 'height', shot: { set: softHorizon, tone: '#e2e3dc', accent: '#d9d6cd' } },
    },
    bar: {
      ...views(
        {
          set: bathLedge,
          tone: '#c9b7a2',
          accent: '#e4ded2',
          light: 'morning',
          lift: 14,
          fill: 0.5,
          props: () => [at(folded(14, 10, '#f3ede2', 2, 1.8), { x: -9, z: -6, ry: 0.2 })],
        },
        [0.34, 0.5],
      ),
      size: { beside: () => coin(), along: 'height', shot: { set: softHorizon, tone: '#e4e1d9', accent: '#d9d6cd' } },
    },
  },
  covers: [
    {
      kind: 'pump',
      build: main =>
        pumpBottle({
          girth: { rx: 3.5, rz: 3.5 },
          h: 16,
          colour: main,
          pump: '#f6f3ec',
          shoulder: 0.84,
          turn: 0.4,
          label: {
            w: 6.4,
            h: 8.4,
            y: 7,
            words: { brand: '青黛', zh: '侧柏叶', en: 'Cypress shampoo', fine: '300 ml' },
            style: {
              ground: '#f5f1e4',
              ink: '#36523c',
              accent: '#7c9a70',
              plan: 'upright',
              art: sprig('#cfdcc4', 0.84, 0.98, 0.5),
            },
          },
        }),
      shot: {
        set: bathLedge,
        tone: '#ded3c3',
        accent: '#c9c3b6',
        light: 'morning',
        yaw: -0.2,
        lift: 9,
        fill: 0.63,
        props: () => [
          at(cypress('#4f7a50', 13), { x: 4.4, z: 4, ry: -0.2 }),
          at(cypress('#5c8a58', 10), { x: -6, z: 2, ry: 2.8 }),
        ],
      },
    },
    {
      kind: 'pump',
      build: main =>
        group(
          bambooMat(21, 15),
          at(
            pumpBottle({
              girth: { rx: 4, rz: 2.7, square: 2.8 },
              h: 15,
              colour: main,
              pump: '#2b2624',
              shoulder: 0.72,
              turn: 2.8,
              label: {
                w: 6,
                h: 7,
                y: 6,
                words: { brand: '草本诊所', zh: '老姜洗发水', en: 'Ginger shampoo', fine: '300 ml' },
                style: { ground: '#fbf1dc', ink: '#7a3d14', accent: '#c9803c', plan: 'classic' },
              },
            }),
            { x: -2.4, y: 0.7 },
          ),
          at(gingerRoot(), { x: 5, y: 0.7, z: 2.6, ry: 0.5 }),
        ),
      shot: {
        set: cove,
        tone: '#a9b9b4',
        yaw: 0.16,
        lift: 15,
        fill: 0.68,
        props: () => [
          at(gingerSlice(1.6), { x: -7.6, y: 0.7, z: 4 }),
          at(group(at(gingerSlice(1.4), { rz: 0.3, y: 0.3 })), { x: -5, y: 0.7, z: 5 }),
        ],
      },
    },
    {
      kind: 'pump',
      build: main =>
        pumpBottle({
          girth: { rx: 3.9, rz: 2.6, square: 2 },
          h: 16.4,
          colour: main,
          pump: '#e0bb78',
          shoulder: 0.56,
          turn: 0.2,
          label: {
            w: 4.6,
            h: 6,
            y: 6.6,
            words: { brand: '花信', zh: '小苍兰', en: 'Freesia shampoo', fine: '300 ml' },
            style: { ground: '#fbf7ff', ink: '#5a437f', accent: '#c9a35a', plan: 'classic' },
          },
        }),
      shot: {
        set: drape,
        tone: '#c9b080',
        yaw: -0.3,
        lift: 15,
        fill: 0.6,
        light: 'morning',
        props: () => [at(freesia('#fbf3e0'), { x: -5, y: 0.3, z: 8.4, ry: 0.18 })],
      },
    },
    {
      kind: 'pump',
      build: main =>
        pumpBottle({
          girth: { rx: 5, rz: 3.6, square: 4 },
          h: 20,
          colour: main,
          pump: '#f4f1ea',
          shoulder: 0.88,
          turn: 0.5,
          label: {
            w: 7.6,
            h: 11.6,
            y: 9,
            words: { brand: '凝露', zh: '柔顺洗发水', en: 'Family shampoo', fine: '500 ml' },
            style: {
              ground: '#f6f4ee',
              ink: '#24375c',
              accent: '#e0a24c',
              plan: 'classic',
              art: waves('#9db4d6', 0.7, 0.9, 6),
            },
          },
        }),
      shot: {
        set: tiledWall,
        tone: '#eae7e1',
        yaw: 0.3,
        lift: 10,
        fill: 0.64,
        light: 'soft',
        props: () => [
          at(
            group(
              folded(18, 14, '#d98a6a', 2, 2.4),
              at(folded(17, 13.4, '#e8c79a', 2, 2.4), { y: 4.9 }),
              at(folded(16.4, 13, '#f1ede4', 2, 2.4), { y: 9.8 }),
            ),
            { x: 14.6, z: -5, ry: -0.2 },
          ),
        ],
      },
    },
    {
      kind: 'conditioner',
      build: main =>
        standTube(
          main,
          {
            words: { brand: '青黛', zh: '樱花护发素', en: 'Conditioner', fine: '200 ml' },
            style: {
              ground: main,
              ink: '#8a4652',
              accent: '#b9566c',
              plan: 'classic',
              art: ringArt('#e29aa6', 0.5, 0.46, 0.4, 0.014),
            },
          },
          '#fbf6f2',
        ),
      shot: {
        set: softHorizon,
        tone: '#9fbcae',
        accent: '#dfe6dc',
        yaw: 0.34,
        lift: 10,
        fill: 0.62,
        props: () => [
          at(comb('#8a5a3c'), { x: -5.6, z: 5.4, ry: 0.5 }),
          at(petals('#f0aebb', 6, 4, 0.9), { x: 7, z: 3.4 }),
        ],
      },
    },
    {
      kind: 'conditioner',
      build: main =>
        lyingTube(
          main,
          {
            words: { brand: '草本诊所', zh: '燕麦护发素', en: 'Oat conditioner', fine: '200 ml' },
            style: {
              ground: main,
              ink: '#28473a',
              accent: '#b99a5a',
              plan: 'minimal',
              art: sprig('#a8873f', 0.5, 0.66, 0.5),
            },
          },
          '#f4efe2',
        ),
      shot: {
        set: linen,
        tone: '#d9c3a2',
        light: 'above',
        yaw: 0.5,
        lift: 62,
        fill: 0.64,
        props: () => [
          at(oatEar('#c99f4e', 22), { x: 8.4, z: 2, ry: 1.1 }),
          at(oatEar('#d5b066', 18), { x: 11, z: 1, ry: 1.4 }),
          at(grains(26, 3.6, '#e3cb98', 0.42, 3), { x: -8, z: 4 }),
        ],
      },
    },
    {
      kind: 'jar',
      build: main => group(mask(main), at(leaningLid(5.1, 1.8, main), { x: 7.8, z: -1.2 })),
      shot: {
        set: sunnyDesk,
        tone: '#a9bcc4',
        accent: '#b98f62',
        light: 'morning',
        yaw: 0.1,
        lift: 22,
        fill: 0.66,
        props: () => [
          at(avocado(3.2), { x: -9.6, z: 3.6, ry: 0.7, rx: 0.22 }),
          at(woodComb('#8a5a35'), { x: 3.4, z: 8.6, ry: 0.2 }),
        ],
      },
    },
    {
      kind: 'jar',
      build: main =>
        maskTub(
          gloss(main),
          '#f8dfe0',
          {
            words: { brand: '花信', zh: '玫瑰发膜', en: 'Rose hair mask', fine: '250 g' },
            style: { ground: '#fbeef0', ink: '#8a2f48', accent: '#d8788b', plan: 'classic' },
          },
          4.8,
          7.4,
        ),
      shot: {
        set: bathLedge,
        tone: '#5f7f80',
        accent: '#d9d4c9',
        yaw: -0.3,
        lift: 20,
        fill: 0.48,
        light: 'evening',
        props: () => [
          at(showerCap('#e9e2d3'), { x: 12, z: -5 }),
          at(petals('#c94a66', 8, 4, 1.1, 2), { x: -7, z: 4 }),
          at(steam(7, 11, 0.3), { x: -1, y: 10, z: -4 }),
          at(leaningLid(4.7, 1.6, '#f4e6e2'), { x: -7.4, z: -3, ry: 2.6 }),
        ],
      },
    },
    {
      kind: 'oil',
      build: main =>
        oilPump(main, {
          words: { brand: '青黛', zh: '山茶花油', en: 'Camellia oil', fine: '70 ml' },
          style: { ground: '#fbf4e6', ink: '#6b3f18', accent: '#b3263a', plan: 'classic' },
        }),
      shot: {
        set: shelf,
        tone: '#dfd6cb',
        accent: '#7c5335',
        light: 'morning',
        yaw: -0.1,
        lift: 12,
        fill: 0.6,
        props: () => [
          at(camellia('#c2283c', 2.2), { x: -4.6, y: 0.3, z: 1.4, rx: 0.3 }),
          at(leaf('#3f6a3c', 4, 2, 0.5), { x: -5.4, y: 0.2, z: 2.4, ry: 2.6 }),
          at(leaf('#4a7a44', 3.6, 1.8, 0.5), { x: -3.4, y: 0.2, z: 2.8, ry: -0.8 }),
          at(hairbrush('#c39a67'), { x: 4, z: -4, ry: 0.16 }),
        ],
      },
    },
    {
      kind: 'bar',
      build: main => soap(main),
      shot: {
        set: slate,
        tone: '#8f938f',
        accent: '#d9d6cd',
        light: 'morning',
        yaw: 0.1,
        lift: 16,
        fill: 0.64,
        props: () => [
          at(foamCloud(2.6, 4), { x: -6, z: 3 }),
          at(steam(7, 11, 0.35), { x: 3, y: 9, z: -5 }),
          at(cypress('#4f7a50', 9), { x: -7, z: -3 }),
        ],
      },
    },
  ],
}
