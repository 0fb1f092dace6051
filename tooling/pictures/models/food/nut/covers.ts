import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { pouch } from '../../../studio/packs/packs.ts'
import { hills, shapes, sprig, waves } from '../../../studio/packs/typeset.ts'
import { coin, notebook, pen } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { cup, plateOf, saucer, scoop } from '../../../studio/props/table.ts'
import { boards, linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, shelf, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group } from '../../../studio/shapes.ts'
import { jarWith, paperBag, screwLid } from '../parts/bags.ts'
import { specks } from '../parts/cream.ts'
import { chestnut, seedOf } from '../parts/nuts.ts'
import { mound, set, strewn } from '../parts/organic.ts'
import { teapot } from '../parts/table-ware.ts'
import {
  almonds,
  beer,
  bowlOf,
  cashews,
  clove,
  dailyBox,
  garlic,
  hazelnuts,
  heapOf,
  kernels,
  opened,
  peeledHeap,
  pods,
  raisins,
  spilt,
  turnedWood,
  walnuts,
} from './packs.ts'

const views = (scene: Shot, focus: readonly [number, number], along: 'height' | 'width' = 'width'): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: { beside: () => coin(), along, shot: { set: softHorizon, tone: '#dfe3df', accent: '#d3d8d3' } },
})

const MIXED = { brand: '山野果园', zh: '混合坚果', en: 'Mixed nuts', fine: '500 g' } as const
const seeds = () => [1, 2, 3, 4].map(i => seedOf(i, i === 3 ? '#4a423c' : '#2a2725'))
const chestnuts = () => [chestnut(1), chestnut(2, true), chestnut(3), chestnut(4, true)]

/** Nuts and seeds. */
export const nut: LeafPictures = {
  kinds: {
    jar: views(
      {
        set: sunnyDesk,
        tone: '#a3b8a9',
        accent: '#b98f62',
        light: 'morning',
        lift: 13,
        props: () => [at(cup('#e7e1d5'), { x: -13, z: -6 }), at(plant(20), { x: 15, z: -12 })],
      },
      [0.45, 0.6],
      'height',
    ),
    daily: views(
      {
        set: desk,
        tone: '#9db3c4',
        accent: '#c39a67',
        light: 'morning',
        lift: 18,
        props: () => [at(cup('#eceae4'), { x: -17, z: -6 }), at(notebook('#b0876a'), { x: 17, z: -6 })],
      },
      [0.5, 0.7],
      'height',
    ),
    peanut: views(
      {
        set: desk,
        tone: '#8fa5a8',
        accent: '#9a6b42',
        light: 'evening',
        lift: 22,
        props: () => [at(beer(), { x: 13, z: -8 })],
      },
      [0.5, 0.6],
    ),
    chestnut: views(
      {
        set: counter,
        tone: '#b9a58f',
        accent: '#e9e5dd',
        light: 'morning',
        lift: 22,
        props: () => [at(teapot('#5f7f72', 4.6), { x: -15, z: -8 })],
      },
      [0.45, 0.4],
    ),
    seed: views(
      {
        set: sunnyDesk,
        tone: '#c9b98f',
        accent: '#a97c4f',
        light: 'morning',
        lift: 24,
        props: () => [at(teapot('#c26a4a', 4.4), { x: -14, z: -8 })],
      },
      [0.4, 0.3],
    ),
  },
  covers: [
    {
      kind: 'jar',
      build: () =>
        group(
          jarWith(
            5.6,
            16,
            [
              { things: almonds(), size: 1.9, to: 0.26 },
              { things: cashews(), size: 1.7, to: 0.46 },
              { things: raisins(), size: 1.4, to: 0.58 },
              { things: hazelnuts(), size: 1.7, to: 0.76 },
              { things: walnuts(), size: 2.6, to: 0.9 },
            ],
            '#c9a35a',
            MIXED,
            { ground: '#f6f0e2', ink: '#4a3520', accent: '#7f9a55', plan: 'minimal' },
          ),
        ),
      shot: {
        set: shelf,
        tone: '#93ad9c',
        accent: '#a97c4f',
        lift: 8,
        fill: 0.64,
        props: () => [
          at(scoop(), { x: 9, z: 6, ry: 0.5 }),
          at(set([...almonds(), ...cashews()], strewn(7, 3, 1.6, 1.6, 2), 0.4), { x: 8, y: 0.5, z: 3 }),
        ],
      },
    },
    {
      kind: 'jar',
      build: () =>
        group(
          at(
            jarWith(
              6,
              13,
              [
                { things: [...almonds(), ...cashews()], size: 1.9, to: 0.45 },
                { things: [...cashews(), ...hazelnuts(), ...almonds()], size: 1.8, to: 0.88 },
              ],
              null,
              { brand: '山野果园', zh: '海盐坚果', en: 'Sea-salted nuts', fine: '400 g' },
              { ground: '#2d5570', ink: '#f6efe0', accent: '#e0b45c', plan: 'minimal' },
            ),
            { x: -4.4 },
          ),
          at(group(at(screwLid(5.5, 1.5, '#2b3a44'), { rx: 1.25 })), { x: 0.6, y: 5.3, z: 5.2, ry: 0.5 }),
          at(set([...almonds(), ...cashews()], strewn(10, 4, 1.8, 1.8, 5), 0.4), { x: 6, y: 0.5, z: 6 }),
          at(specks(70, 3.4, 0.05, '#ffffff', 0.2), { x: 7, z: 6.4 }),
        ),
      shot: {
        set: desk,
        tone: '#d6a878',
        accent: '#7c5335',
        lift: 13,
        fill: 0.64,
        light: 'evening',
        props: () => [at(beer(), { x: 9.5, z: -4 })],
      },
    },
    {
      kind: 'jar',
      build: () =>
        group(
          at(
            jarWith(
              6.4,
              11,
              [{ things: walnuts(), size: 2.7, to: 0.86 }],
              '#8a5f3d',
              { brand: '谷雨', zh: '核桃仁', en: 'Walnut halves', fine: '300 g' },
              { ground: '#efe6d2', ink: '#5b3a1f', accent: '#5b3a1f', plan: 'minimal' },
              '#8f6332',
            ),
            { x: -3 },
          ),
          at(opened(), { x: 7, z: 4 }),
        ),
      shot: {
        set: linen,
        tone: '#8fa8b5',
        lift: 22,
        fill: 0.62,
        yaw: 0.1,
        props: () => [
          at(
            set(
              walnuts(),
              [
                [0, 0, 0],
                [2.8, 0, 1.4],
              ],
              0.3,
            ),
            { x: -11, y: 0.3, z: 6 },
          ),
        ],
      },
    },
    {
      kind: 'daily',
      build: () =>
        group(
          dailyBox(
            { brand: '山野果园', zh: '每日坚果', en: 'Daily nuts', fine: '7 × 25 g' },
            {
              ground: '#e58a5a',
              ink: '#fff6e6',
              accent: '#fff6e6',
              plan: 'classic',
              art: shapes(['#f6c04d', '#c9502e', '#f9dca4'], 2),
            },
            ['#f2b54a', '#6fae8f', '#e0697a', '#7fa6cf'],
          ),
          at(plateOf('#f7f3ea', 5.6), { x: 9.4, z: 4.4 }),
          at(heapOf([...almonds(), ...raisins(), ...cashews()], 22, 3.2, 1.1, '#8f5a34'), { x: 9.4, y: 0.7, z: 4.4 }),
        ),
      shot: { set: desk, tone: '#a9c4c9', accent: '#c39a67', lift: 15, yaw: -0.12, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'daily',
      build: () =>
        group(
          dailyBox(
            { brand: '谷雨', zh: '花生核桃', en: 'Peanut & walnut', fine: '10 × 20 g' },
            {
              ground: '#c9a878',
              ink: '#4a3520',
              accent: '#8a5a34',
              plan: 'classic',
              art: sprig('#8a5a34', 0.84, 0.94, 0.3),
            },
            ['#d9bd92', '#c7a571', '#e2cba4', '#b8945f'],
          ),
          at(
            spilt(
              { brand: '谷雨', zh: '花生核桃', en: 'Peanut & walnut' },
              { ground: '#e2cba4', ink: '#4a3520', accent: '#8a5a34', plan: 'classic' },
              [...kernels(), ...walnuts()],
            ),
            { x: 10.4, z: 0, ry: -0.3 },
          ),
        ),
      shot: {
        set: sunnyDesk,
        tone: '#7f95a6',
        accent: '#9a7250',
        lift: 20,
        yaw: 0.2,
        fill: 0.66,
        light: 'morning',
        props: () => [at(cup('#dfe4e6'), { x: -15, z: -8 }), at(pen(), { x: -8, z: 8, ry: 0.5 })],
      },
    },
    {
      kind: 'peanut',
      build: () =>
        group(
          bowlOf(pods(), 34, '#8a5a34', '#a9814c', 8.4, 5, turnedWood()),
          at(
            set(
              pods(),
              [
                [-8, 0, 6],
                [-3.6, 0, 9],
                [9, 0, 5],
              ],
              0.2,
            ),
            { y: 0.85 },
          ),
          at(set(kernels(), strewn(12, 3, 1.8, 1.3, 6), 0.4), { x: 3.6, y: 0.5, z: 10 }),
        ),
      shot: { set: boards, tone: '#7fa099', lift: 32, fill: 0.66 },
    },
    {
      kind: 'peanut',
      build: () =>
        group(
          bowlOf(pods('#8f5a30'), 30, '#a24f34', '#5f3a1e', 7.4, 6, matte('#a8593c', 0.8)),
          at(garlic(), { x: 9, z: 3 }),
          at(clove(1), { x: 6, y: 0.7, z: 8, ry: 0.5 }),
          at(clove(2), { x: 9.4, y: 0.7, z: 9, ry: 2.4 }),
          at(
            set(
              pods('#8f5a30'),
              [
                [-7, 0, 6],
                [-3, 0, 8.4],
              ],
              0.2,
            ),
            { y: 0.85 },
          ),
        ),
      shot: { set: cove, tone: '#d9c08a', lift: 24, fill: 0.64, light: 'day' },
    },
    {
      kind: 'chestnut',
      build: () =>
        group(
          at(
            paperBag(
              11,
              15,
              7,
              '#c9a06a',
              { brand: '老灶台', zh: '糖炒板栗', en: 'Roasted chestnuts', fine: '500 g' },
              { ground: '#c9a06a', ink: '#5a2413', accent: '#a3301f', plan: 'classic' },
            ),
            { x: -3, z: -4, ry: 0.2 },
          ),
          at(set(chestnuts(), mound(7, 2.2, 1.4), 1), { x: -3, y: 13, z: -4 }),
          at(heapOf(chestnuts(), 16, 5, 2, '#4a1f10'), { x: 5, z: 4.6 }),
          at(
            set(
              chestnuts(),
              [
                [-5, 0, 6],
                [-2, 0, 9],
              ],
              0.3,
            ),
            { y: 0.9 },
          ),
        ),
      shot: { set: kitchenBoard, tone: '#a5b4b8', accent: '#d0a871', lift: 20, fill: 0.64, light: 'evening' },
    },
    {
      kind: 'chestnut',
      build: () =>
        group(
          at(
            pouch(
              12,
              17,
              6,
              { brand: '谷雨', zh: '板栗仁', en: 'Peeled chestnuts', fine: '200 g' },
              { ground: '#2f5c49', ink: '#f6ecd6', accent: '#e0b04c', plan: 'classic', art: hills('#7f9a55', 0.66) },
            ),
            { x: -4, z: -3, ry: 0.15 },
          ),
          at(group(drum(5.6, 4, 4, matte('#efe6d6', 0.5), 0.4), at(peeledHeap(22, 4.8), { y: 3.8 })), { x: 7, z: 3 }),
          at(peeledHeap(4, 2.4), { x: -2, z: 7 }),
        ),
      shot: {
        set: tiledKitchen,
        tone: '#d9c9b4',
        accent: '#9a7250',
        lift: 15,
        fill: 0.64,
        props: () => [
          at(
            group(
              drum(7, 6.4, 8, metal('#7d8288', 0.4), 0.6),
              at(drum(7.3, 7.3, 0.8, metal('#8d9298', 0.36), 0.3), { y: 8 }),
            ),
            { x: 12, z: -9 },
          ),
        ],
      },
    },
    {
      kind: 'seed',
      build: () =>
        group(
          at(
            paperBag(
              10,
              14,
              6,
              '#f0e4cc',
              { brand: '老灶台', zh: '葵花瓜子', en: 'Sunflower seeds', fine: '300 g' },
              {
                ground: '#f0e4cc',
                ink: '#3a2e22',
                accent: '#d99a1e',
                plan: 'classic',
                art: waves('#e0b04c', 0.74, 0.98, 5),
              },
            ),
            { x: -4, z: -4, ry: 0.2 },
          ),
          at(set(seeds(), mound(26, 2.5, 0.8), 0.9), { x: -4, y: 12.2, z: -4 }),
          at(heapOf(seeds(), 130, 5.8, 1.7, '#2f2a26'), { x: 4.4, z: 5 }),
        ),
      shot: {
        set: counter,
        tone: '#d98f5f',
        accent: '#efe9df',
        lift: 22,
        fill: 0.62,
        props: () => [
          at(saucer('#f7f5ef', 6), { x: 12, z: -3 }),
          at(cup('#f7f5ef', '#a8742e'), { x: 12, y: 0.8, z: -3, ry: -0.6 }),
        ],
      },
    },
  ],
}
