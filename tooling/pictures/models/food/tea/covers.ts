import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { glass, matte, metal } from '../../../studio/materials.ts'
import { pouch } from '../../../studio/packs/packs.ts'
import { hills, layered, ringArt, sprig, sun, waves } from '../../../studio/packs/typeset.ts'
import { books, notebook, pen, phone } from '../../../studio/props/desk.ts'
import { blossoms, chips, plant, twig } from '../../../studio/props/green.ts'
import { mat } from '../../../studio/props/soft.ts'
import { bowl, cup, scoop } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, shelf, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { pane } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { teapot } from '../parts/table-ware.ts'
import {
  bagBox,
  clearCup,
  discPaper,
  gaiwan,
  leafHeap,
  openTin,
  pyramid,
  teaDisc,
  teaGlass,
  wrapped,
} from './leaves-and-packs.ts'

const views = (scene: Shot, focus: readonly [number, number], along: 'height' | 'width' = 'height'): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => group(at(phone(), { rx: Math.PI / 2, y: 7.5 })),
    along,
    shot: { set: softHorizon, tone: '#e6e1d4', accent: '#dad4c5' },
  },
})

const thermos = () =>
  group(drum(3.4, 3.4, 18, metal('#6f7f78', 0.4), 0.4), at(drum(3.5, 3.5, 5, metal('#4f5c56', 0.4), 0.5), { y: 18.2 }))

const clay = () => teapot('#7a4030', 4.4, matte('#8a4a36', 0.55))

/** Window of a pouch with leaves behind. */
const windowed = (leaf: string) =>
  group(
    at(pane(6.4, 3.6, 1.6, matte(darker(leaf, 0.3))), {}),
    at(group(at(leafHeap('pearl', leaf, 40, 2.9, 0.3), { rx: Math.PI / 2 })), { z: -0.1 }),
    at(pane(6.6, 3.8, 1.7, glass('#ffffff', 0.12)), { z: 0.5 }),
  )

/** Tea. */
export const tea: LeafPictures = {
  kinds: {
    tin: views(
      {
        set: desk,
        tone: '#c9c2a8',
        accent: '#8a5f3d',
        light: 'morning',
        lift: 14,
        props: () => [at(clay(), { x: -13, z: -6 }), at(cup('#f0ece2', '#a8742e'), { x: 13, z: 4 })],
      },
      [0.4, 0.5],
    ),
    bag: views(
      {
        set: sunnyDesk,
        tone: '#b9c0a8',
        accent: '#b98f62',
        light: 'morning',
        lift: 14,
        props: () => [at(gaiwan('#f4f2ea', '#5f7f6a'), { x: -13, z: -4 }), at(plant(20), { x: 15, z: -12 })],
      },
      [0.4, 0.5],
    ),
    cake: views(
      {
        set: desk,
        tone: '#a3a898',
        accent: '#6f4a30',
        light: 'evening',
        lift: 22,
        props: () => [at(clay(), { x: -16, z: -8 }), at(bowl('#d9d3c4', 3.4, 3), { x: 15, z: 7 })],
      },
      [0.6, 0.4],
      'width',
    ),
    teabag: views(
      {
        set: counter,
        tone: '#c4b5bd',
        accent: '#efedea',
        light: 'morning',
        lift: 16,
        props: () => [at(twig('#8aa07c', 16, 5, 4), { x: 14, z: -8, rz: -0.3 })],
      },
      [0.7, 0.5],
    ),
  },
  covers: [
    {
      kind: 'tin',
      build: main =>
        group(
          openTin(
            4,
            11,
            { brand: '云雾茶舍', zh: '西湖龙井', en: 'Longjing green', fine: '100 g' },
            { ground: main, ink: '#f4ecd8', accent: '#d8b66a', plan: 'upright' },
            leafHeap('flat', '#8f9a4a', 26, 3.4, 0.8),
            { x: 6.8, z: 4.6, lean: 1.2 },
          ),
          at(leafHeap('flat', '#8f9a4a', 44, 3.4, 0.9), { x: -2.6, z: 8.4 }),
        ),
      shot: {
        set: sill,
        tone: '#d8c79c',
        accent: '#efe6d2',
        lift: 13,
        fill: 0.64,
        light: 'morning',
        centre: [0.52, 0.56],
        props: () => [at(teaGlass('#cdd98a', '#7f9a3c'), { x: -9.6, z: -2 })],
      },
    },
    {
      kind: 'tin',
      build: main =>
        group(
          openTin(
            4.2,
            10,
            { brand: '云雾茶舍', zh: '正山小种', en: 'Lapsang Souchong', fine: '100 g' },
            { ground: main, ink: '#f6e3c4', accent: '#e0b04c', plan: 'upright' },
            leafHeap('wire', '#3a241a', 40, 3.6, 0.8),
            { x: -7.6, z: 2, lean: 0 },
          ),
          at(leafHeap('wire', '#3a241a', 60, 3.6, 1), { x: 6, z: 6 }),
        ),
      shot: {
        set: shelf,
        tone: '#c4a98a',
        accent: '#5a3a28',
        lift: 12,
        fill: 0.64,
        light: 'evening',
        props: () => [at(clay(), { x: 12, z: -2 })],
      },
    },
    {
      kind: 'tin',
      build: main =>
        group(
          openTin(
            4,
            11.6,
            { brand: '云雾茶舍', zh: '武夷肉桂', en: 'Wuyi Rougui oolong', fine: '120 g' },
            { ground: main, ink: '#f0dcb8', accent: '#c98a4c', plan: 'classic', art: hills('#8a5a3c', 0.7) },
            leafHeap('wire', '#4a3222', 40, 3.4, 0.9),
            { x: 7, z: 3.4, lean: 1.2 },
          ),
          at(leafHeap('wire', '#4a3222', 54, 3.4, 1), { x: -5.6, z: 6.4 }),
        ),
      shot: { set: slate, tone: '#7f8f92', accent: '#c3d0ce', lift: 13, fill: 0.6, light: 'soft' },
    },
    {
      kind: 'tin',
      build: main =>
        group(
          openTin(
            4.4,
            9,
            { brand: '谷雨', zh: '茉莉花茶', en: 'Jasmine tea', fine: '100 g' },
            {
              ground: main,
              ink: '#4f5a2a',
              accent: '#7f9a4c',
              plan: 'classic',
              art: layered(sprig('#8fae5c', 0.2, 0.99, 0.4), sprig('#8fae5c', 0.84, 0.99, 0.34)),
            },
            leafHeap('curl', '#7f8a4a', 60, 3.8, 0.8),
            { x: -8, z: 3, lean: 0 },
          ),
          at(gaiwan('#fbfaf6', '#7fa0b8'), { x: 10.4, z: 1.4 }),
        ),
      shot: {
        set: sunnyDesk,
        tone: '#93b3b9',
        accent: '#b98f62',
        lift: 15,
        fill: 0.66,
        light: 'morning',
        props: () => [at(blossoms('#fffdf6', 7, 5, 0.8), { x: 2, z: 8 })],
      },
    },
    {
      kind: 'bag',
      build: main =>
        group(
          at(
            pouch(
              12,
              18,
              7,
              { brand: '云雾茶舍', zh: '铁观音', en: 'Tieguanyin oolong', fine: '250 g' },
              { ground: main, ink: '#f3e6c4', accent: '#d8b66a', plan: 'classic' },
            ),
            {},
          ),
          at(windowed('#4f6a3a'), { y: 2.5, z: 3.75, s: 0.56 }),
          at(leafHeap('pearl', '#4f6a3a', 60, 3.4, 1.1), { x: 9, z: 4 }),
        ),
      shot: {
        set: counter,
        tone: '#d9b99a',
        accent: '#efeae2',
        lift: 14,
        yaw: -0.2,
        fill: 0.64,
        props: () => [at(teapot('#f4f1ea', 3.6), { x: 12, z: -7 })],
      },
    },
    {
      kind: 'bag',
      build: main =>
        group(
          at(
            pouch(
              13,
              19,
              7.4,
              { brand: '谷雨', zh: '高山绿茶', en: 'Highland green', fine: '500 g' },
              { ground: '#c39a67', ink: '#3a3a1c', accent: main, plan: 'classic', art: hills(main, 0.64) },
            ),
            {},
          ),
          at(leafHeap('curl', '#5f7a3a', 90, 4, 1.1), { x: 9.6, z: 5 }),
          at(scoop(), { x: 8, z: 10, ry: 0.2 }),
        ),
      shot: {
        set: desk,
        tone: '#8fa9b9',
        accent: '#a97c4f',
        lift: 15,
        yaw: 0.24,
        fill: 0.64,
        light: 'morning',
        props: () => [at(thermos(), { x: -13, z: -8 }), at(notebook('#e3d7c0'), { x: 19, z: -8 })],
      },
    },
    {
      kind: 'cake',
      build: () =>
        group(
          discPaper(
            12,
            { brand: '云雾茶舍', zh: '熟普洱', en: 'Ripe pu-erh' },
            { ground: '#ece0c6', ink: '#7a3a1c', accent: '#b8292f', plan: 'minimal' },
          ),
          at(teaDisc('#4a2c1c'), { y: 0.2 }),
          at(leafHeap('curl', '#4a2c1c', 26, 2.2, 0.9), { x: 7, y: 0.2, z: 6.4 }),
        ),
      shot: {
        set: linen,
        tone: '#8fa0a0',
        lift: 36,
        fill: 0.66,
        props: () => [
          at(
            group(
              at(drum(0.12, 0.3, 9, metal('#b9bcc2', 0.3), 0.05), { rz: Math.PI / 2 }),
              at(drum(0.7, 0.8, 5, matte('#6f4a30', 0.5), 0.2), { x: 5, rz: Math.PI / 2 }),
            ),
            { x: 6, y: 0.8, z: 13, ry: 0.3 },
          ),
        ],
      },
    },
    {
      kind: 'cake',
      build: () =>
        group(
          at(
            wrapped(
              9.2,
              { brand: '云雾茶舍', zh: '生普洱', en: 'Raw pu-erh' },
              { ground: '#efe6d0', ink: '#3a3a2a', accent: '#5f6a3a' },
            ),
            { x: -4, z: -5, ry: 0.2 },
          ),
          at(group(at(teaDisc('#7f7a4a', 8), {})), { x: 6, z: 5 }),
        ),
      shot: {
        set: plinths,
        tone: '#b9a88c',
        accent: '#9a8a70',
        lift: 20,
        fill: 0.6,
        light: 'day',
        props: () => [at(mat('#c9a878', 9), { x: 16, z: -6 }), at(chips('#c9b07a', 5, 4), { x: -12, z: 8 })],
      },
    },
    {
      kind: 'teabag',
      build: main =>
        group(
          at(clearCup('#c4552e', main, '#5a2f1e', '#d8607a'), { x: 5, z: 1 }),
          at(pyramid('#5a2f1e', main, '#d8607a'), { x: -6, z: 4, ry: -0.3, s: 1.35 }),
          at(
            bagBox(
              12,
              8,
              7,
              { brand: '谷雨', zh: '玫瑰红茶', en: 'Rose black tea', fine: '15 × 3 g' },
              {
                ground: main,
                ink: '#8a2a44',
                accent: '#8a2a44',
                plan: 'classic',
                art: ringArt('#d8788b', 0.5, 0.44, 0.4, 0.014),
              },
            ),
            { x: -4, z: -7, ry: 0.2 },
          ),
        ),
      shot: { set: cove, tone: '#8fb0a6', lift: 18, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'teabag',
      build: main =>
        group(
          at(
            bagBox(
              13,
              8.4,
              7,
              { brand: '云雾茶舍', zh: '龙井茶包', en: 'Longjing bags', fine: '25 × 2 g' },
              {
                ground: main,
                ink: '#1f4a3a',
                accent: '#1f4a3a',
                plan: 'classic',
                art: layered(sun('#f4f7e6', 0.82, 0.2, 0.14), waves('#ffffff', 0.74, 0.98, 5)),
              },
            ),
            { x: -4.6, z: -4, ry: 0.2 },
          ),
          at(
            group(
              cup('#f7f4ec', '#b9c26a'),
              at(box(1.9, 2.3, 0.1, 0.03, matte(main)), { x: -1, y: 4.2, z: 3.9, rx: 0.16 }),
              at(drum(0.06, 0.06, 3, matte('#fbf6ea'), 0), { x: -1, y: 5.2, z: 4 }),
            ),
            { x: 7, z: 3.4, ry: 0.3 },
          ),
        ),
      shot: {
        set: desk,
        tone: '#c79a84',
        accent: '#8a5f45',
        lift: 16,
        fill: 0.62,
        props: () => [
          at(books(['#f1ece2', '#e6dfd2', '#f4f0e8']), { x: 19, z: -8, ry: 0.2 }),
          at(pen(), { x: 1, z: 11, ry: 0.3 }),
        ],
      },
    },
  ],
}
