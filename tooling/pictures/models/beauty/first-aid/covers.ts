import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { sun } from '../../../studio/packs/typeset.ts'
import { ballToy, bricks, pencil, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { rock } from '../../../studio/props/stones.ts'
import { papers } from '../../../studio/sets/cloths.ts'
import { bathLedge, bedding, counter, desk, shelf } from '../../../studio/sets/indoors.ts'
import { moss, pavement, slate } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { jogging } from '../../fashion/running-shoe/shoes.ts'
import { folded } from '../../home/towel/towels.ts'
import { cartonOf } from '../parts/boxes.ts'
import { bandage, charm, fan, gauze, gelPack, hammer, hardCase, kit, openKit, rollTop, rollUp } from './things.ts'

const standingPhone = () => group(at(phone('#8c8f94'), { rx: Math.PI / 2, y: 7.5 }))

const views = (
  scene: Shot,
  focus: readonly [number, number],
  zoom = 2,
  along: 'height' | 'width' = 'width',
): Views => ({
  scene,
  close: { focus, zoom },
  size: { beside: standingPhone, along, shot: { set: softHorizon, tone: '#e3e2dc', accent: '#d8d6ce' } },
})

/** First aid. */
export const firstAid: LeafPictures = {
  kinds: {
    kit: views(
      {
        set: desk,
        tone: '#c9d0cc',
        accent: '#c39a67',
        light: 'morning',
        lift: 20,
        fill: 0.58,
        yaw: 0.3,
        props: () => [at(plant(22), { x: -19, z: -12 })],
      },
      [0.5, 0.6],
    ),
    hard: views(
      {
        set: desk,
        tone: '#b9a690',
        accent: '#8a6040',
        light: 'morning',
        lift: 18,
        fill: 0.56,
        yaw: -0.35,
        props: () => [at(folded(20, 15, '#d9e0dc', 2, 2.6), { x: 25, z: -8 })],
      },
      [0.5, 0.55],
    ),
    plaster: views(
      {
        set: bathLedge,
        tone: '#b4c4c2',
        accent: '#e6dfd3',
        light: 'morning',
        lift: 16,
        fill: 0.54,
        yaw: -0.15,
        props: () => [at(gauze(1.7, 4.6), { x: 9, z: -3 })],
      },
      [0.6, 0.45],
    ),
    roll: views(
      {
        set: counter,
        tone: '#b9c4c4',
        accent: '#efedea',
        light: 'morning',
        lift: 20,
        fill: 0.56,
        yaw: -0.3,
        props: () => [at(folded(13, 10, '#f6f3ec', 2, 1.2), { x: 9, z: -8, ry: 0.2 })],
      },
      [0.35, 0.5],
    ),
    pack: views(
      {
        set: bedding,
        tone: '#d6c2ae',
        accent: '#e9e2d6',
        light: 'morning',
        lift: 16,
        fill: 0.58,
        yaw: 0.2,
        props: () => [at(folded(20, 14, '#f3ede2', 2, 2.4), { x: 6, z: -15, ry: 0.2 })],
      },
      [0.72, 0.66],
    ),
  },
  covers: [
    {
      kind: 'kit',
      build: openKit,
      shot: { set: desk, tone: '#bccbc6', accent: '#c39a67', yaw: -0.2, lift: 24, fill: 0.64 },
    },
    {
      kind: 'kit',
      build: rollTop,
      shot: {
        set: moss,
        tone: '#8a9a5c',
        accent: '#8d8a82',
        yaw: 0.3,
        lift: 14,
        fill: 0.58,
        light: 'morning',
        props: () => [at(rock(4, '#8b8a84', 6), { x: 14, z: 3 })],
      },
    },
    {
      kind: 'kit',
      build: main => group(kit(main, 16, 12, 6), at(charm('#e3b45c'), { x: 6.4, y: 8.4, z: 3.6 })),
      shot: {
        set: softHorizon,
        tone: '#f0cdb0',
        accent: '#f6e3d0',
        yaw: -0.35,
        lift: 14,
        fill: 0.58,
        props: () => [at(bricks(['#e3b04c', '#d9705a', '#7fae8a']), { x: 10, z: 4, ry: 0.4 })],
      },
    },
    {
      kind: 'kit',
      build: main => kit(main, 23, 14, 8),
      shot: {
        set: bedding,
        tone: '#c9bcab',
        accent: '#a98f74',
        yaw: 0.4,
        lift: 20,
        fill: 0.58,
        light: 'morning',
        props: () => [at(hammer(), { x: 5, z: 12, ry: 0.3 })],
      },
    },
    {
      kind: 'hard',
      build: hardCase,
      shot: { set: shelf, tone: '#8fa79f', accent: '#b98f62', yaw: 0.3, lift: 16, fill: 0.6, light: 'soft' },
    },
    {
      kind: 'plaster',
      build: main =>
        group(
          at(
            cartonOf(
              8.4,
              9.6,
              3,
              {
                words: { brand: '草本诊所', zh: '防水创可贴', en: 'Waterproof plasters', fine: '20' },
                style: { ground: '#f6f3ea', ink: '#8a4a22', accent: main, plan: 'block' },
              },
              2.2,
            ),
            { x: -3.6, z: -1.4, ry: 0.2 },
          ),
          at(fan([[main], ['#e8c39a'], [main], ['#f0cba8']]), { x: 5, y: 0.9, z: 2.6 }),
        ),
      shot: { set: bathLedge, tone: '#8fb4b4', accent: '#ece6da', yaw: 0, lift: 13, fill: 0.62, light: 'soft' },
    },
    {
      kind: 'plaster',
      build: main =>
        group(
          at(
            group(
              at(
                fan([
                  [main, '#d9644a'],
                  ['#8cc1e0', '#f7f4ea'],
                  ['#e58a9c', '#fbe6a8'],
                  ['#8fc08a', '#f7f4ea'],
                  [main, '#5f9ac4'],
                ]),
                { rx: -Math.PI / 2 },
              ),
            ),
            { x: 2, y: 0.3, z: 4 },
          ),
          at(
            group(
              at(
                cartonOf(8, 9, 2.4, {
                  words: { brand: '小鹿芽', zh: '卡通创可贴', en: 'Kids plasters', fine: '20' },
                  style: {
                    ground: main,
                    ink: '#6b3f0c',
                    accent: '#d9644a',
                    plan: 'classic',
                    art: sun('#fbe6a8', 0.5, 0.78, 0.16),
                  },
                }),
                { rx: -Math.PI / 2, y: 1.2, z: 4 },
              ),
            ),
            { x: -7, z: 2, ry: 0.3 },
          ),
        ),
      shot: {
        set: papers,
        tone: '#f1ece2',
        accent: '#8fb7c9',
        light: 'above',
        yaw: 0,
        lift: 64,
        fill: 0.68,
        props: () => [
          at(pencil('#d9644a'), { x: 4, z: 9, ry: 0.5 }),
          at(pencil('#5f9a6a'), { x: -4, z: -9, ry: -0.2 }),
        ],
      },
    },
    {
      kind: 'roll',
      build: main => group(at(bandage(main), { x: -2, z: 1.4 }), at(rollUp(main), { x: -5.4, z: -4.6 })),
      shot: {
        set: cove,
        tone: '#7f9aa4',
        yaw: -0.25,
        lift: 20,
        fill: 0.62,
        props: () => [at(jogging('#d9644a'), { x: 16, z: -14, ry: 2.2 })],
      },
    },
    {
      kind: 'pack',
      build: gelPack,
      shot: {
        set: slate,
        tone: '#a3a29c',
        accent: '#e6ddd0',
        yaw: -0.2,
        lift: 14,
        fill: 0.64,
        light: 'morning',
        props: () => [at(rock(3, '#8b8a84', 8), { x: 13, z: 3 })],
      },
    },
    {
      kind: 'roll',
      build: main => group(at(bandage(main, 3.1, 9, 12), { x: 0, ry: 0.15 })),
      shot: {
        set: pavement,
        tone: '#c9a98f',
        accent: '#dcc6b0',
        yaw: 0.3,
        lift: 18,
        fill: 0.6,
        light: 'morning',
        props: () => [at(ballToy('#f1ece1', 4.6), { x: 9, z: -9 })],
      },
    },
  ],
}
