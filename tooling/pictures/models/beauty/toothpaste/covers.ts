import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { layered, sprig, sun, waves } from '../../../studio/packs/typeset.ts'
import { coin, phone } from '../../../studio/props/desk.ts'
import { leaf, plant } from '../../../studio/props/green.ts'
import { saucer } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, shelf, sill } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { standMirror } from '../../appliances/parts/bath.ts'
import { pouch } from '../../appliances/parts/travel.ts'
import { strawberry } from '../../food/parts/berries.ts'
import { tiledWall } from '../../home/parts/sets.ts'
import { folded } from '../../home/towel/towels.ts'
import { leaves } from '../parts/sprigs.ts'
import { bambooMat, standTube } from '../shampoo/things.ts'
import {
  brushGlass,
  clayCup,
  dose,
  faceCup,
  flossBox,
  inCup,
  pasteCarton,
  pasteTube,
  rinseBottle,
  toothbrush,
} from './things.ts'

const standingPhone = () => group(at(phone('#8c8f94'), { rx: Math.PI / 2, y: 7.5 }))

const views = (
  scene: Shot,
  focus: readonly [number, number],
  zoom = 2,
  along: 'height' | 'width' = 'height',
  beside: Views['size']['beside'] = standingPhone,
): Views => ({
  scene,
  close: { focus, zoom },
  size: { beside, along, shot: { set: softHorizon, tone: '#e3e2dc', accent: '#d8d6ce' } },
})

const mint = (size = 3) =>
  group(
    ...[0, 1, 2, 3].map(i =>
      at(leaf(i % 2 ? '#5fa562' : '#4f9254', size, size * 0.62, 0.4), {
        y: 0.2 + i * 0.12,
        ry: i * 1.6 + 0.4,
        rz: 0.16,
      }),
    ),
  )

const twoBrushes = (main: string) =>
  inCup(brushGlass(), [
    { colour: main, tip: main },
    { colour: '#f4f1ea', tip: main },
  ])

/** Toothpaste, brushes, mouthwash and floss. */
export const toothpaste: LeafPictures = {
  kinds: {
    paste: views(
      {
        set: bathLedge,
        tone: '#c9b9aa',
        accent: '#e4ded2',
        light: 'morning',
        lift: 22,
        fill: 0.56,
        yaw: -0.2,
        props: () => [at(twoBrushes('#8cc1b0'), { x: 9, z: -7 }), at(mint(), { x: -11, z: 5 })],
      },
      [0.45, 0.6],
      2,
      'width',
    ),
    brush: views(
      {
        set: bathLedge,
        tone: '#a9bcbc',
        accent: '#e6dfd3',
        light: 'morning',
        lift: 9,
        fill: 0.58,
        yaw: 0.2,
        props: () => [at(folded(18, 14, '#f1ece1', 2, 2.4), { x: 14, z: -5, ry: -0.2 })],
      },
      [0.5, 0.86],
      2.2,
    ),
    rinse: views(
      {
        set: bathLedge,
        tone: '#b7c4bd',
        accent: '#e4ded2',
        light: 'morning',
        lift: 9,
        fill: 0.56,
        yaw: -0.2,
        props: () => [
          at(folded(18, 14, '#f1ece1', 2, 2.4), { x: 14, z: -5, ry: -0.2 }),
          at(twoBrushes('#bba9d9'), { x: -11, z: -4 }),
        ],
      },
      [0.4, 0.45],
    ),
    floss: views(
      {
        set: bathLedge,
        tone: '#d6c6b4',
        accent: '#ece6da',
        light: 'morning',
        lift: 12,
        fill: 0.5,
        yaw: 0.2,
        props: () => [at(clayCup('#d9c2a8', 3, 7), { x: -7, z: -4 })],
      },
      [0.3, 0.7],
      2,
      'height',
      coin,
    ),
  },
  covers: [
    {
      kind: 'paste',
      build: main =>
        group(
          pasteCarton({
            words: { brand: '草本诊所', zh: '含氟薄荷牙膏', en: 'Fluoride mint toothpaste' },
            style: { ground: '#f4f6f0', ink: main, accent: main, plan: 'classic' },
          }),
          at(
            pasteTube(main, {
              words: { brand: '草本诊所', zh: '薄荷牙膏', en: 'Fluoride mint', fine: '120 g' },
              style: { ground: main, ink: '#f4f8ee', accent: '#9dd2a8', plan: 'classic' },
            }),
            { y: 5.5, z: 0.2, rx: 0.16 },
          ),
        ),
      shot: {
        set: shelf,
        tone: '#dcd3c4',
        accent: '#b98f62',
        yaw: 0.2,
        lift: 24,
        fill: 0.66,
        light: 'morning',
        props: () => [at(mint(3.4), { x: 7, z: 5.4 }), at(mint(2.6), { x: 10, z: 4, ry: 1 })],
      },
    },
    {
      kind: 'paste',
      build: main =>
        group(
          standTube(
            main,
            {
              words: { brand: '凝露', zh: '家庭装牙膏', en: 'Family mint', fine: '140 g' },
              style: {
                ground: main,
                ink: '#f6fbfa',
                accent: '#bfe6dc',
                plan: 'classic',
                art: waves('#5fb5ae', 0.7, 0.86, 6),
              },
            },
            '#f6f4ee',
            14.4,
            2.3,
          ),
          at(
            inCup(clayCup('#f1ece1', 3.4, 8.6), [
              { colour: '#e8a08a', tip: '#e8a08a', long: 17 },
              { colour: '#f0c46a', tip: '#f0c46a', long: 17 },
            ]),
            { x: 8, z: -1.4 },
          ),
        ),
      shot: { set: bathLedge, tone: '#d9bfa9', accent: '#ece6da', yaw: 0, lift: 9, fill: 0.64, light: 'day' },
    },
    {
      kind: 'paste',
      build: main =>
        group(
          bambooMat(20, 9),
          at(
            pasteTube(
              main,
              {
                words: { brand: '草本诊所', zh: '绿茶牙膏', en: 'Green tea', fine: '110 g' },
                style: { ground: main, ink: '#f7f4e2', accent: '#d9dc9a', plan: 'classic' },
              },
              '#3d3a26',
            ),
            { y: 2.4, rx: 0.2 },
          ),
        ),
      shot: {
        set: cove,
        tone: '#c9aa98',
        yaw: -0.5,
        lift: 34,
        fill: 0.8,
        props: () => [at(leaves('#6f8a3f', 5, 4, 3), { x: 7, z: 8 }), at(saucer('#efe9dd', 4), { x: 7, z: -8 })],
      },
    },
    {
      kind: 'paste',
      build: main =>
        group(
          standTube(
            main,
            {
              words: { brand: '凝露', zh: '草莓牙膏', en: 'Kids strawberry', fine: '60 g' },
              style: {
                ground: main,
                ink: '#fff6f4',
                accent: '#ffe0dc',
                plan: 'classic',
                art: layered(
                  sun('#f2a9b4', 0.24, 0.78, 0.13),
                  sun('#f2a9b4', 0.74, 0.8, 0.16),
                  sun('#f7c9cf', 0.5, 0.74, 0.09),
                ),
              },
            },
            '#f7d25c',
            8.4,
            1.95,
          ),
          at(faceCup('#c99a6a', 'bear'), { x: 7.4, z: -0.6, ry: -0.2 }),
        ),
      shot: {
        set: softHorizon,
        tone: '#8fb8a8',
        accent: '#e8efe4',
        yaw: 0.1,
        lift: 12,
        fill: 0.62,
        props: () => [at(strawberry(1.5), { x: -6.4, y: 0.2, z: 3 })],
      },
    },
    {
      kind: 'brush',
      build: twoBrushes,
      shot: {
        set: tiledWall,
        tone: '#e6e3dc',
        yaw: 0.15,
        lift: 8,
        fill: 0.64,
        light: 'soft',
        props: () => [at(plant(13), { x: -11, y: 0, z: -4 })],
      },
    },
    {
      kind: 'brush',
      build: main =>
        group(
          at(
            group(at(toothbrush({ colour: '#d3a96a', tip: main, bamboo: true }), { rx: -Math.PI / 2, y: 0.5, z: 9 })),
            { x: -1.6, ry: 0.12 },
          ),
          at(
            group(
              at(toothbrush({ colour: '#c2935a', tip: '#5f6a58', bamboo: true }), { rx: -Math.PI / 2, y: 0.5, z: 9 }),
            ),
            { x: 2, ry: -0.3 },
          ),
        ),
      shot: {
        set: linen,
        tone: '#a9b5aa',
        light: 'above',
        yaw: 0.5,
        lift: 64,
        fill: 0.7,
        props: () => [at(group(at(pouch('#e8dcc4', 11, 15), { rx: -Math.PI / 2 + 0.05 })), { x: -10, z: 1, ry: 0.3 })],
      },
    },
    {
      kind: 'brush',
      build: main =>
        inCup(faceCup('#7fb35c', 'frog'), [
          { colour: main, tip: main, long: 14.4, chubby: 1.4 },
          { colour: '#5f9ac4', tip: '#5f9ac4', long: 14.4, chubby: 1.4 },
        ]),
      shot: { set: plinths, tone: '#e6b9a4', accent: '#d98f74', yaw: 0, lift: 12, fill: 0.54 },
    },
    {
      kind: 'rinse',
      build: main =>
        group(
          rinseBottle(main, '#f6f4ee', {
            words: { brand: '花信', zh: '葡萄漱口水', en: 'Grape mouthwash', fine: '300 ml' },
            style: { ground: '#fbf8ff', ink: '#5a437f', accent: '#a98fd0', plan: 'classic' },
          }),
          at(dose(main), { x: 6, z: 2 }),
        ),
      shot: {
        set: counter,
        tone: '#c3c9b4',
        accent: '#efedea',
        yaw: -0.15,
        lift: 11,
        fill: 0.6,
        light: 'morning',
        props: () => [at(standMirror(7), { x: 9, z: -7, ry: -0.3 })],
      },
    },
    {
      kind: 'rinse',
      build: main =>
        rinseBottle(
          main,
          '#2f5c49',
          {
            words: { brand: '草本诊所', zh: '薄荷漱口水', en: 'Mint mouthwash', fine: '300 ml' },
            style: {
              ground: '#2f5c49',
              ink: '#f1f6ea',
              accent: '#a6c8b6',
              plan: 'minimal',
              art: sprig('#8fc0a0', 0.5, 0.62, 0.44),
            },
          },
          0.86,
        ),
      shot: {
        set: sill,
        tone: '#ead9c2',
        accent: '#f1eee6',
        yaw: 0.3,
        lift: 8,
        fill: 0.62,
        light: 'morning',
        props: () => [at(mint(3.6), { x: 6.4, z: 3 }), at(dose('#a6c8b6'), { x: -7, z: 2 })],
      },
    },
    {
      kind: 'floss',
      build: flossBox,
      shot: {
        set: cove,
        tone: '#d9b7a2',
        yaw: -0.2,
        lift: 13,
        fill: 0.58,
        light: 'soft',
        props: () => [at(saucer('#f4efe6', 4.4), { x: -10, z: -5 }), at(mint(2.2), { x: -5, y: 0.1, z: 3.4 })],
      },
    },
  ],
}
