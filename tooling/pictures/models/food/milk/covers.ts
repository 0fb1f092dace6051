import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { half } from '../../../studio/food/fruit.ts'
import { matte } from '../../../studio/materials.ts'
import { hills, ringArt, shapes, sprig, sun } from '../../../studio/packs/typeset.ts'
import { book, phone } from '../../../studio/props/desk.ts'
import { leaf, plant } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { bowl, plateOf, saucer, spoon, tumbler } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import {
  bathLedge,
  counter,
  desk,
  kitchenBoard,
  shelf,
  sill,
  sunnyDesk,
  tiledKitchen,
} from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { GREEN, halved } from '../apple/fruits.ts'
import { bunch } from '../berry/fruits.ts'
import { blueberry } from '../parts/berries.ts'
import { finished, grown, mound, set, strewn } from '../parts/organic.ts'
import { swept } from '../parts/swept.ts'
import { milkGlass } from '../parts/table-ware.ts'
import { cap, gable, latte, milkBottle, rack, roundBottle, squareBottle, yoghurt } from './packs.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => group(at(phone(), { rx: Math.PI / 2, y: 7.5 })),
    along: 'height',
    shot: { set: softHorizon, tone: '#e3e1da', accent: '#d8d5cc' },
  },
})

const ORANGE = { r: 4, skin: '#ee8a1d', blush: '#f6a93a' } as const

const topped = () =>
  group(
    swept({
      path: t => [t * 13 - 6, 1.4, Math.sin(t * 2) * 0.4],
      r: t => 1.5 * (1 - t) ** 0.55 * (1 + 0.03 * Math.sin(t * 60)) + 0.05,
      colour: '#ea7a26',
    }),
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((turn, i) =>
      at(leaf(i % 2 ? '#5c9a45' : '#4f8a3a', 7, 1.5, 1.2), { x: -5.8, y: 1.5, ry: Math.PI + turn, rz: 0.2 }),
    ),
  )

const flakes = () => [grown({ size: [0.5, 0.1, 0.36], colour: '#ecd6a4', fine: 10, finish: 'dry' })]

const ear = () =>
  group(
    swept({ path: t => [t * 16 - 8, 0.4 + t * 0.6, Math.sin(t * 2)], r: () => 0.12, colour: '#c9a95c', columns: 8 }),
    ...Array.from({ length: 11 }, (_, i) =>
      at(grown({ size: [0.9, 0.26, 0.3], colour: '#dcc07a', fine: 12 }), {
        x: 1 + i * 0.7,
        y: 0.9,
        z: (i % 2 ? 0.7 : -0.5) + Math.sin(((i + 12) / 22) * 2),
        ry: i % 2 ? -0.5 : 0.5,
      }),
    ),
  )

/** Milk, juice and yoghurt. */
export const milk: LeafPictures = {
  kinds: {
    juice: views(
      {
        set: sunnyDesk,
        tone: '#a9c4c4',
        accent: '#c39a67',
        light: 'morning',
        lift: 13,
        props: () => [at(tumbler('#f0a030'), { x: -10, z: -4 }), at(plateOf('#f4f1ea', 8), { x: 13, z: 4 })],
      },
      [0.45, 0.45],
    ),
    milk: views(
      {
        set: tiledKitchen,
        tone: '#d9cdb9',
        accent: '#b98f62',
        light: 'morning',
        lift: 13,
        props: () => [at(bowl('#5f8aa3', 6, 4.6), { x: 13, z: 2 }), at(milkGlass(), { x: -11, z: -4 })],
      },
      [0.45, 0.5],
    ),
    yogurt: views(
      {
        set: desk,
        tone: '#b5c6b4',
        accent: '#b98f62',
        light: 'morning',
        lift: 20,
        props: () => [at(napkin('#e9dfd0', 18), { x: 9, z: 4, ry: 0.3 }), at(spoon(), { x: 9, y: 0.6, z: 5, ry: 0.5 })],
      },
      [0.5, 0.6],
    ),
    oat: views(
      {
        set: counter,
        tone: '#c7b8a4',
        accent: '#efedea',
        light: 'morning',
        lift: 14,
        props: () => [at(plant(20), { x: 15, z: -12 }), at(saucer('#f4f1ea'), { x: -12, z: 2 })],
      },
      [0.4, 0.5],
    ),
  },
  covers: [
    {
      kind: 'juice',
      build: main =>
        group(
          squareBottle(
            8.6,
            23,
            '#f29a22',
            '#f6f2e8',
            { brand: '山野果园', zh: '鲜榨橙汁', en: 'Orange juice', fine: '950 ml' },
            { ground: '#fff6e4', ink: '#c25e12', accent: main, plan: 'classic', art: sun(main, 0.5, 0.8, 0.16) },
          ),
          at(half(ORANGE, '#f39a22', { tilt: 1.1 }), { x: 8.6, z: 3, ry: -0.3 }),
        ),
      shot: {
        set: counter,
        tone: '#9cc6cf',
        accent: '#f0efec',
        lift: 10,
        fill: 0.64,
        yaw: 0.16,
        light: 'morning',
        props: () => [at(half(ORANGE, '#f39a22', { tilt: 1.1 }), { x: -10, z: 4, ry: 0.3 })],
      },
    },
    {
      kind: 'juice',
      build: main =>
        group(
          roundBottle(
            [
              [0, 0],
              [3, 0, 0.5],
              [3.1, 3, 0.6],
              [2.8, 5, 0.8],
              [3.1, 7, 0.6],
              [3.1, 10, 1.6],
              [1.7, 13.2, 0.8],
              [1.7, 15],
            ],
            '#d9cf62',
            {
              y: 8.2,
              h: 3.4,
              words: { brand: '山野果园', zh: '苹果汁', en: 'Apple juice', fine: '300 ml' },
              style: { ground: '#f7fbe6', ink: '#4f7a1f', accent: main, plan: 'minimal' },
            },
          ),
          at(cap(1.9, 1.6, '#6f9a35'), { y: 14.6 }),
          at(group(at(halved({ ...GREEN, r: 3.2 }), { rx: -0.35, y: 0.3 })), { x: 6.4, z: 1.4, ry: -0.3 }),
        ),
      shot: {
        set: softHorizon,
        tone: '#e3b6a4',
        accent: '#f4e0d4',
        lift: 12,
        fill: 0.62,
        props: () => [
          at(book('#4f7f9a'), { x: -13, z: -5, ry: 0.3 }),
          at(book('#e0b04c', 12, 18, 1.6), { x: -13, y: 2.4, z: -5, ry: 0.1 }),
        ],
      },
    },
    {
      kind: 'juice',
      build: () =>
        group(
          roundBottle(
            [
              [0, 0],
              [4, 0, 0.8],
              [4.2, 8, 1.6],
              [2.6, 12.6, 1],
              [2.6, 14.4],
            ],
            '#ee7a2a',
            {
              y: 5.4,
              h: 5,
              words: { brand: '谷雨', zh: '胡萝卜汁', en: 'Carrot & fruit', fine: '480 ml' },
              style: {
                ground: '#2f5c49',
                ink: '#fdf3e0',
                accent: '#f0a24c',
                plan: 'classic',
                art: sprig('#6fae6a', 0.16, 0.98, 0.34),
              },
            },
          ),
          at(cap(2.8, 1.7, '#2f5c49'), { y: 14 }),
          at(topped(), { x: 5, z: 6, ry: 0.3 }),
        ),
      shot: {
        set: kitchenBoard,
        tone: '#b9c8c6',
        accent: '#c39a67',
        lift: 16,
        fill: 0.62,
        props: () => [at(tumbler('#ee7a2a', 2.8, 8.6, 0.56), { x: 8.4, z: -4 })],
      },
    },
    {
      kind: 'juice',
      build: main =>
        group(
          roundBottle(
            [
              [0, 0],
              [3.9, 0, 0.7],
              [3.9, 17, 2.6],
              [1.6, 23, 1.2],
              [1.6, 28],
            ],
            '#5a2448',
            {
              y: 10,
              h: 8,
              words: { brand: '山野果园', zh: '葡萄汁', en: 'Grape juice', fine: '1 L' },
              style: {
                ground: '#f3ead8',
                ink: main,
                accent: main,
                plan: 'classic',
                art: ringArt(main, 0.5, 0.78, 0.1),
              },
            },
            0.78,
          ),
          at(drum(1.9, 1.9, 2.6, finished('waxed', '#c9a35a'), 0.2), { y: 26.6 }),
          at(group(at(bunch('#4a2a5c', 11, 3.8, 1, 2), { rx: -1.42, y: 2.9, z: -5 })), { x: 7.6, z: 6, ry: -0.35 }),
        ),
      shot: {
        set: linen,
        tone: '#d3b65f',
        lift: 14,
        fill: 0.66,
        props: () => [at(tumbler('#5a2448', 3, 9.6, 0.5), { x: -9, z: -2 })],
      },
    },
    {
      kind: 'milk',
      build: main =>
        group(
          gable(
            8.4,
            18,
            8.4,
            { brand: '谷雨', zh: '鲜牛奶', en: 'Fresh milk', fine: '950 ml' },
            { ground: main, ink: '#17405a', accent: '#ffffff', plan: 'classic', art: hills('#ffffff', 0.7) },
            '#2a5f8a',
          ),
          at(milkGlass(), { x: 9.6, z: 2 }),
        ),
      shot: { set: sill, tone: '#f0d9a8', accent: '#f4eee2', lift: 10, fill: 0.64, yaw: 0.35, light: 'morning' },
    },
    {
      kind: 'milk',
      build: main =>
        group(
          rack(20, 7.4),
          ...[-6.2, 0, 6.2].map(x =>
            at(
              milkBottle(
                main,
                { brand: '谷雨', zh: '鲜牛奶', en: 'A2 milk', fine: '200 ml' },
                { ground: '#f7fbf8', ink: '#1f5f4f', accent: main, plan: 'minimal' },
              ),
              { x, y: 0.8 },
            ),
          ),
        ),
      shot: { set: shelf, tone: '#8fa9b8', accent: '#a97c4f', lift: 9, yaw: -0.25, fill: 0.62 },
    },
    {
      kind: 'yogurt',
      build: () =>
        group(
          yoghurt(
            '#f7f4ec',
            { brand: '谷雨', zh: '原味酸奶', en: 'Plain yoghurt', fine: '135 g' },
            { ground: '#f7f4ec', ink: '#2f5570', accent: '#6f9ab8', plan: 'classic' },
          ),
          at(group(at(spoon(), { rz: 1.15, y: 10 })), { x: 1.4, z: 0.6, ry: 0.4 }),
        ),
      shot: {
        set: cove,
        tone: '#7fa6bd',
        lift: 20,
        fill: 0.56,
        light: 'soft',
        props: () => [
          at(set([blueberry(0.9)], strewn(7, 3, 2, 2), 0.6), { x: 8, z: 4 }),
          at(set([blueberry(0.9)], strewn(4, 2, 1.6, 2, 4), 0.6), { x: -8, z: 5 }),
        ],
      },
    },
    {
      kind: 'yogurt',
      build: main =>
        group(
          yoghurt(
            null,
            { brand: '麦香里', zh: '蓝莓酸奶', en: 'Blueberry', fine: '180 g' },
            { ground: main, ink: '#3a2a66', accent: '#3a2a66', plan: 'minimal' },
            '#5a3f8a',
          ),
          at(set([blueberry(0.85, 1, 0.25), blueberry(0.8, 4, 0.25)], mound(9, 2.6, 0.6), 1), { y: 6.2 }),
        ),
      shot: {
        set: desk,
        tone: '#d9c9a4',
        accent: '#b98f62',
        lift: 18,
        fill: 0.56,
        light: 'morning',
        props: () => [
          at(napkin('#c9d3c4', 18), { x: -6, z: 2, ry: 0.4 }),
          at(set(flakes(), strewn(24, 3.4, 2.4, 0.7), 0.5), { x: 8, y: 0.2, z: 5 }),
          at(set([blueberry(0.85)], strewn(5, 3, 1.6, 2, 2), 0.6), { x: -8, y: 0.3, z: 7 }),
        ],
      },
    },
    {
      kind: 'oat',
      build: main =>
        group(
          at(box(7, 19, 5.4, 0.2, matte(main, 0.5)), { y: 9.5 }),
          gableless(
            7,
            19,
            5.4,
            { brand: '谷雨', zh: '燕麦奶', en: 'Barista oat', fine: '1 L' },
            {
              ground: main,
              ink: '#4a3520',
              accent: '#4a3520',
              plan: 'classic',
              art: sprig('#b98a3e', 0.5, 0.99, 0.55),
            },
            '#4a3520',
          ),
          at(saucer('#f4f1ea'), { x: 10, z: 2 }),
          at(latte('#f4f1ea'), { x: 10, y: 0.8, z: 2, ry: -0.4 }),
        ),
      shot: {
        set: bathLedge,
        tone: '#b4644a',
        accent: '#d9cdbb',
        lift: 17,
        fill: 0.64,
        yaw: -0.1,
        props: () => [at(ear(), { x: 4, z: 9, ry: 0.1 })],
      },
    },
    {
      kind: 'oat',
      build: main =>
        group(
          at(box(7, 20, 6, 0.2, matte(main, 0.5)), { y: 10 }),
          gableless(
            7,
            20,
            6,
            { brand: '谷雨', zh: '无糖燕麦', en: 'Oat, unsweetened', fine: '1 L' },
            {
              ground: main,
              ink: '#f7f4e6',
              accent: '#f0d48a',
              plan: 'minimal',
              art: shapes(['#f0d48a', darker(main, 0.2), '#f7f4e6'], 3),
            },
            '#f7f4e6',
          ),
          at(bowl('#f7f2e8', 6.4, 5), { x: 10, z: 2.6 }),
          at(drum(5.6, 5.2, 0.5, matte('#fbf7ee', 0.4), 0.1), { x: 10, y: 3.9, z: 2.6 }),
          at(
            set(
              [...flakes(), grown({ size: [0.6, 0.5, 0.6], colour: '#c98f45', lump: 0.4, fine: 12, finish: 'dry' })],
              mound(40, 4.6, 0.7),
              0.8,
            ),
            { x: 10, y: 4.4, z: 2.6 },
          ),
        ),
      shot: {
        set: tiledKitchen,
        tone: '#e9d3c2',
        accent: '#a97c4f',
        lift: 15,
        fill: 0.64,
        yaw: 0.2,
        light: 'morning',
        props: () => [at(spoon(), { x: 4, z: 11, ry: 0.3 })],
      },
    },
  ],
}

function gableless(
  w: number,
  h: number,
  d: number,
  words: Parameters<typeof gable>[3],
  style: Parameters<typeof gable>[4],
  lid: string,
) {
  const front = gable(w, h, d, words, style, lid)
  front.children.splice(2)
  return group(
    front,
    at(box(w, 0.5, 0.3, 0.1, matte(darker(style.ground, 0.08))), { y: h + 0.1, z: -d * 0.32 }),
    at(cap(1.6, 1.7, lid), { y: h, z: d * 0.1 }),
  )
}
