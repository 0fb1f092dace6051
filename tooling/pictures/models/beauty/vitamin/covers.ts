import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { half } from '../../../studio/food/fruit.ts'
import { gloss, plastic } from '../../../studio/materials.ts'
import { ringArt, sprig, sun } from '../../../studio/packs/typeset.ts'
import { book, bricks, coin, glasses, notebook, pen } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { bowl, cup, saucer, tumbler } from '../../../studio/props/table.ts'
import { counter, desk, kitchenBoard, shelf, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { grass } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { ORANGE } from '../../food/citrus/fruits.ts'
import { blueberry, strawberry } from '../../food/parts/berries.ts'
import { finished, mound, set, strewn } from '../../food/parts/organic.ts'
import { cartonOf } from '../parts/boxes.ts'
import {
  chinaSpoon,
  dropBottle,
  fizzGlass,
  fizzTablet,
  fizzTube,
  gummy,
  gummyJar,
  passion,
  pillBottle,
  roseHip,
  tablets,
} from './things.ts'

const views = (scene: Shot, focus: readonly [number, number], zoom = 2): Views => ({
  scene,
  close: { focus, zoom },
  size: { beside: () => coin(), along: 'height', shot: { set: softHorizon, tone: '#e3e2dc', accent: '#d8d6ce' } },
})

const white = () => plastic('#f6f4ee', 0.4)

const drops = (main: string) =>
  dropBottle(main, {
    words: { brand: '草本诊所', zh: '维生素D', en: 'Vitamin D', fine: '10 ml' },
    style: { ground: '#f8fbfd', ink: '#1f5f8a', accent: '#e0a24c', plan: 'classic' },
  })

/** Vitamins. */
export const vitamin: LeafPictures = {
  kinds: {
    bottle: views(
      {
        set: counter,
        tone: '#b9c6bd',
        accent: '#efedea',
        light: 'morning',
        lift: 12,
        fill: 0.52,
        yaw: -0.15,
        props: () => [
          at(tumbler('#e6f0f2', 3.2, 10, 0.7), { x: 9, z: -3 }),
          at(tablets('#f4efe2', 3, 1.4, 0.6, 3), { x: -5, z: 3 }),
        ],
      },
      [0.5, 0.45],
    ),
    gummy: views(
      {
        set: desk,
        tone: '#c2cfd2',
        accent: '#c39a67',
        light: 'morning',
        lift: 14,
        fill: 0.54,
        props: () => [at(plant(16), { x: 12, z: -8 }), at(saucer('#f4f1ea', 5), { x: -9, z: 3 })],
      },
      [0.5, 0.45],
    ),
    tube: {
      ...views(
        {
          set: counter,
          tone: '#c5cfc9',
          accent: '#efedea',
          light: 'morning',
          lift: 12,
          fill: 0.56,
          props: () => [at(napkin('#e9e0d0', 14), { x: -9, z: -4, ry: 0.3 }), at(plant(14), { x: 13, z: -8 })],
        },
        [0.28, 0.5],
        2,
      ),
    },
    drops: views(
      {
        set: shelf,
        tone: '#e3d3c4',
        accent: '#c39a67',
        light: 'morning',
        lift: 12,
        fill: 0.46,
        props: () => [at(chinaSpoon('#f2e2a8'), { x: -4, z: 4, ry: 0.3 })],
      },
      [0.34, 0.4],
    ),
  },
  covers: [
    {
      kind: 'bottle',
      build: main =>
        group(
          pillBottle(
            white(),
            '#f6f4ee',
            {
              words: { brand: '草本诊所', zh: '维生素C', en: 'Vitamin C', fine: '60 × 500 mg' },
              style: {
                ground: main,
                ink: '#6b4408',
                accent: '#e8842a',
                plan: 'classic',
                art: sun('#f7d98a', 0.5, 0.48, 0.36),
              },
            },
            2.9,
            8.2,
            7,
          ),
          at(tablets('#f6d98a', 6, 2.2, 0.62, 2), { x: 0.6, z: 5.4 }),
        ),
      shot: {
        set: softHorizon,
        tone: '#8db3c2',
        accent: '#cfdfe2',
        yaw: -0.1,
        lift: 14,
        fill: 0.62,
        props: () => [at(half(ORANGE, '#f39a22', { tilt: 1.1 }), { x: 6.8, z: 1.2, ry: -0.3 })],
      },
    },
    {
      kind: 'bottle',
      build: main =>
        pillBottle(
          gloss('#5a3216'),
          '#23211f',
          {
            words: { brand: '草本诊所', zh: '维生素B', en: 'B complex', fine: '60' },
            style: {
              ground: main,
              ink: '#2f3d0e',
              accent: '#5d7a1c',
              plan: 'minimal',
              art: sprig('#6d8a2a', 0.5, 0.66, 0.4),
            },
          },
          2.8,
          8.6,
          6.6,
        ),
      shot: {
        set: desk,
        tone: '#d9d2c8',
        accent: '#a97c4f',
        light: 'morning',
        yaw: 0.2,
        lift: 12,
        fill: 0.58,
        props: () => [
          at(notebook('#39506a'), { x: -11, z: -7, ry: 0.4 }),
          at(pen(), { x: 4, z: 5.4, ry: 0.3 }),
          at(tablets('#d9b45c', 3, 1.6, 0.6, 4), { x: -4.4, z: 3.6 }),
        ],
      },
    },
    {
      kind: 'bottle',
      build: main =>
        pillBottle(
          white(),
          main,
          {
            words: { brand: '草本诊所', zh: '女性维生素', en: 'Multivitamin', fine: '60' },
            style: { ground: '#fbeef0', ink: '#8a3048', accent: main, plan: 'classic' },
          },
          3.2,
          7.4,
          7.6,
        ),
      shot: {
        set: counter,
        tone: '#b4c2b4',
        accent: '#f0eeea',
        light: 'soft',
        yaw: -0.25,
        lift: 15,
        fill: 0.56,
        props: () => [
          at(group(saucer('#f4efe6', 6), at(cup('#f4efe6', '#9a5a2c'), { y: 0.7 })), { x: 10, z: -3 }),
          at(book('#d9c7b4', 13, 18, 1), { x: -10, z: -4, ry: 0.4 }),
          at(tablets('#e59aa8', 4, 1.8, 0.6, 6), { x: 3.4, z: 5 }),
        ],
      },
    },
    {
      kind: 'bottle',
      build: main =>
        pillBottle(
          plastic(main, 0.36),
          '#f2ede0',
          {
            words: { brand: '谷雨', zh: '钙加维D', en: 'Calcium + D', fine: '120' },
            style: { ground: '#f6f1e2', ink: main, accent: '#c99a4a', plan: 'block' },
          },
          3.3,
          9.6,
          6.6,
        ),
      shot: {
        set: sunnyDesk,
        tone: '#d8b9a0',
        accent: '#b98f62',
        light: 'morning',
        yaw: 0.1,
        lift: 13,
        fill: 0.6,
        props: () => [
          at(glasses(), { x: 10.4, z: 2.4, ry: -0.5 }),
          at(tablets('#f7f4ea', 4, 1.5, 0.66, 8), { x: -5.6, z: 3.4 }),
        ],
      },
    },
    {
      kind: 'bottle',
      build: main =>
        pillBottle(
          plastic(main, 0.34),
          '#5f3a22',
          {
            words: { brand: '谷雨', zh: '刺梨维C', en: 'Rose-hip C', fine: '60' },
            style: {
              ground: '#fbf1e0',
              ink: '#7a3d14',
              accent: '#d9532c',
              plan: 'classic',
              art: ringArt('#e8b98a', 0.5, 0.46, 0.42, 0.014),
            },
          },
          2.7,
          9,
          5,
        ),
      shot: {
        set: kitchenBoard,
        tone: '#9fb0ae',
        accent: '#c9a274',
        yaw: -0.2,
        lift: 18,
        fill: 0.56,
        props: () => [
          at(
            group(
              bowl('#8a5a35', 4.2, 3.2, finished('soft', '#8a5a35')),
              at(set([roseHip(1), roseHip(2)], mound(13, 2.9, 1), 1), { y: 1.7 }),
            ),
            { x: 7.4, z: 0.6 },
          ),
          at(set([roseHip(1), roseHip(2)], strewn(3, 2, 1.4, 2, 3), 0.4), { x: -4.6, z: 4 }),
        ],
      },
    },
    {
      kind: 'gummy',
      build: main =>
        gummyJar(
          [main, '#f0a94a', '#e8842a'],
          main,
          {
            words: { brand: '谷雨', zh: '维C软糖', en: 'Orange gummies', fine: '60' },
            style: {
              ground: '#fff4de',
              ink: '#a8500f',
              accent: '#f0a03a',
              plan: 'classic',
              art: sun('#f7c97a', 0.5, 0.74, 0.14),
            },
          },
          '#d98a2c',
        ),
      shot: {
        set: plinths,
        tone: '#a9c9c6',
        accent: '#f0d9a8',
        yaw: 0.1,
        lift: 13,
        fill: 0.56,
        props: () => [
          at(set([gummy('#dd9030'), gummy('#f0a94a')], strewn(5, 2.4, 1.4, 1.8, 2), 0.3), { x: 1, z: 6.2 }),
          at(bricks(['#d9644a', '#5f9ac4', '#e3c04a']), { x: -9.4, z: -2, s: 0.62 }),
        ],
      },
    },
    {
      kind: 'gummy',
      build: main =>
        gummyJar(
          [main, '#7f5a94', '#5a3a70'],
          '#f1ece0',
          {
            words: { brand: '草本诊所', zh: '维D软糖', en: 'Blueberry D', fine: '60' },
            style: { ground: main, ink: '#fbf4ff', accent: '#e6c16a', plan: 'classic' },
          },
          '#4f3560',
        ),
      shot: {
        set: sill,
        tone: '#e6dcc2',
        accent: '#f1eee6',
        light: 'morning',
        yaw: -0.2,
        lift: 15,
        fill: 0.56,
        props: () => [
          at(set([blueberry(0.8), blueberry(0.75, 3)], strewn(6, 2.6, 1.6, 1.7, 4), 0.6), { x: 6.4, y: 0.4, z: 4 }),
          at(set([gummy('#6e4b80')], strewn(3, 1.6, 1.2, 1.8, 6), 0.3), { x: -6, z: 4.4 }),
        ],
      },
    },
    {
      kind: 'tube',
      build: main =>
        group(
          at(
            fizzTube(main, '#f6f2ea', {
              words: { brand: '草本诊所', zh: '维生素C', en: 'Passion fruit', fine: '20' },
              style: { ground: main, ink: '#8a3d12', accent: '#e8842a', plan: 'upright' },
            }),
            { x: -3.6 },
          ),
          at(fizzGlass('#f0a94a'), { x: 3.4, z: -0.6 }),
        ),
      shot: {
        set: cove,
        tone: '#5f9a9c',
        yaw: 0,
        lift: 11,
        fill: 0.62,
        props: () => [at(passion(2.3), { x: 7.4, z: 4, ry: -0.4 }), at(fizzTablet('#f7d9a0'), { x: -0.6, z: 4.6 })],
      },
    },
    {
      kind: 'tube',
      build: main =>
        group(
          at(
            group(
              at(
                fizzTube(main, '#f6f2ea', {
                  words: { brand: '谷雨', zh: '复合维生素', en: 'Berry', fine: '20' },
                  style: { ground: main, ink: '#fff4ee', accent: '#ffd9b0', plan: 'upright' },
                }),
                { rz: 0 },
              ),
            ),
            { x: -3.4, z: 0.6 },
          ),
          at(fizzGlass('#d9405a', 2.8, 14.6), { x: 3, z: -1 }),
        ),
      shot: {
        set: grass,
        tone: '#7f9a4c',
        accent: '#cfe0e6',
        light: 'morning',
        yaw: 0.2,
        lift: 12,
        fill: 0.62,
        props: () => [
          at(strawberry(1.6), { x: 7, y: 0.6, z: 3 }),
          at(strawberry(1.4, 3), { x: 5, y: 0.6, z: 5, ry: 2 }),
        ],
      },
    },
    {
      kind: 'drops',
      build: drops,
      shot: {
        set: softHorizon,
        tone: '#e6b79c',
        accent: '#f3dfd0',
        yaw: -0.1,
        lift: 13,
        fill: 0.56,
        props: () => [
          at(
            cartonOf(4.6, 9, 4, {
              words: { brand: '草本诊所', zh: '维生素D', en: 'Vitamin D', fine: '10 ml' },
              style: { ground: '#f8fbfd', ink: '#1f5f8a', accent: '#8cc1e0', plan: 'band' },
            }),
            { x: -3.6, z: -3.8, ry: 0.3 },
          ),
          at(chinaSpoon('#f2e2a8'), { x: 0.6, z: 4.8, ry: 0.2 }),
        ],
      },
    },
  ],
}
