import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { half } from '../../../studio/food/fruit.ts'
import { glaze, matte, metal, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { hills, layered, ringArt, shapes, sprig, sun, waves } from '../../../studio/packs/typeset.ts'
import { phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { bowl, candle, plateOf } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { counter, darkRoom, desk, shelf, sill, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { grass } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, ring, turned } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { GREEN, whole } from '../apple/fruits.ts'
import { dried } from '../parts/nuts.ts'
import { finished, set, strewn } from '../parts/organic.ts'
import { oyster } from '../seafood/animals.ts'
import { BORDEAUX, BURGUNDY, bucket, cage, cork, FLUTE, HEAVY, stemGlass, wineBottle, wineBox } from './bottles.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.3 },
  size: {
    beside: () => group(at(phone(), { rx: Math.PI / 2, y: 7.5 })),
    along: 'height',
    shot: { set: softHorizon, tone: '#e3dfd6', accent: '#d8d3c8' },
  },
})

const barrel = () =>
  group(
    turned(
      [
        [0, 0],
        [9, 0, 0.2],
        [11, 9, 3],
        [11, 15, 3],
        [9, 24, 0.2],
        [8.4, 24],
        [8.4, 23],
        [0, 23],
      ],
      wood('#9a6b42'),
    ),
    ...[2, 7, 17, 22].map(y =>
      at(ring(y < 4 || y > 20 ? 9.5 : 10.7, 0.5, metal('#5a5c60', 0.4)), { y, rx: Math.PI / 2 }),
    ),
  )

const stew = () =>
  group(
    bowl('#3a4a52', 8, 7, glaze('#4f6a74')),
    at(drum(8.2, 8.2, 1, glaze('#3f5a64'), 0.4), { y: 7 }),
    at(drum(3, 7.6, 1.6, glaze('#4f6a74'), 0.6), { y: 7.8 }),
    at(ball(1.1, metal('#c9a35a', 0.3)), { y: 10 }),
    ...[-1, 1].map(s => at(ring(1.6, 0.5, glaze('#3f5a64')), { x: s * 8.4, y: 5.6, rx: Math.PI / 2 })),
  )

const cheese = () =>
  group(
    at(box(7, 3, 4.6, 0.3, finished('soft', '#f0c95a')), { y: 1.5 }),
    at(box(2, 2, 2, 0.2, finished('soft', '#f3d274')), { x: 5.6, y: 1, z: 2, ry: 0.5 }),
  )

const drops = (r: number, h: number) =>
  group(
    ...Array.from({ length: 46 }, (_, i) =>
      at(ball(0.1 + noise(i) * 0.12, finished('wet', '#eaf2f4')), {
        x: Math.sin((noise(i + 5) - 0.5) * 2.6) * r,
        y: 1 + noise(i + 70) * h,
        z: Math.cos((noise(i + 5) - 0.5) * 2.6) * r,
      }),
    ),
  )

/** Wine. */
export const wine: LeafPictures = {
  kinds: {
    bordeaux: views(
      {
        set: desk,
        tone: '#b9a996',
        accent: '#7c5335',
        light: 'evening',
        lift: 11,
        props: () => [at(stemGlass('#6a1226'), { x: 11, z: 2 }), at(plateOf('#e9e4d8', 8), { x: -14, z: 2 })],
      },
      [0.5, 0.35],
    ),
    burgundy: views(
      {
        set: sill,
        tone: '#c3d0c9',
        accent: '#efe6d2',
        light: 'morning',
        lift: 10,
        props: () => [at(stemGlass('#e3cf7a', 'white'), { x: 11, z: 2 })],
      },
      [0.5, 0.35],
    ),
    sparkling: views(
      {
        set: counter,
        tone: '#c9b7b0',
        accent: '#efedea',
        light: 'morning',
        lift: 11,
        props: () => [
          at(stemGlass('#eccf8a', 'flute', 0.8), { x: 11, z: 3 }),
          at(stemGlass('#eccf8a', 'flute', 0.8), { x: 16, z: -1 }),
        ],
      },
      [0.5, 0.75],
    ),
    box: views(
      {
        set: tiledKitchen,
        tone: '#b9c9c4',
        accent: '#a97c4f',
        light: 'morning',
        lift: 13,
        props: () => [at(plant(24), { x: -20, z: -8 })],
      },
      [0.75, 0.3],
    ),
  },
  covers: [
    {
      kind: 'bordeaux',
      build: main =>
        group(
          wineBottle(BORDEAUX, {
            glass: '#18241b',
            wine: null,
            capsule: main,
            from: 24,
            label: {
              r: 3.8,
              y: 9.6,
              h: 10,
              words: { brand: '老灶台', zh: '赤霞珠', en: 'Cabernet', fine: '750 ml' },
              style: { ground: '#f4ecd9', ink: '#4a1420', accent: main, plan: 'classic', art: hills('#a38a5a', 0.74) },
            },
          }),
          at(stemGlass('#6a1226'), { x: 10.4, z: 2 }),
        ),
      shot: {
        set: counter,
        tone: '#d8b48f',
        accent: '#ece8e2',
        lift: 9,
        fill: 0.66,
        props: () => [at(stew(), { x: -15, z: -8 })],
      },
    },
    {
      kind: 'bordeaux',
      build: main =>
        group(
          wineBottle(BORDEAUX, {
            glass: '#241822',
            wine: null,
            capsule: darker(main, 0.2),
            from: 24,
            label: {
              r: 3.8,
              y: 10,
              h: 9,
              words: { brand: '谷雨', zh: '梅洛', en: 'Soft Merlot', fine: '750 ml' },
              style: {
                ground: main,
                ink: '#f6ead6',
                accent: '#e0b6c4',
                plan: 'classic',
                art: shapes(['#e0b6c4', darker(main, 0.2), '#c98aa4'], 5),
              },
            },
          }),
          at(cork(), { x: 6, z: 6, ry: 0.4 }),
        ),
      shot: {
        set: linen,
        tone: '#e0cba4',
        lift: 15,
        fill: 0.64,
        props: () => [at(plateOf('#f7f4ec', 8), { x: 15, z: 0 }), at(cheese(), { x: 14, y: 1, z: 0 })],
      },
    },
    {
      kind: 'bordeaux',
      build: main =>
        group(
          wineBottle(BORDEAUX, {
            glass: '#101512',
            wine: null,
            capsule: '#c9a35a',
            from: 24.4,
            label: {
              r: 3.8,
              y: 9.4,
              h: 11,
              words: { brand: '老灶台', zh: '橡木桶', en: 'Oak-aged red', fine: '750 ml' },
              style: {
                ground: main,
                ink: '#e9d6a8',
                accent: '#c9a35a',
                plan: 'upright',
                art: ringArt('#c9a35a', 0.5, 0.5, 0.47, 0.01),
              },
            },
          }),
        ),
      shot: {
        set: darkRoom,
        tone: '#8a8f95',
        accent: '#8a6a4c',
        lift: 8,
        fill: 0.66,
        light: 'evening',
        props: () => [at(barrel(), { x: 17, z: -12 }), at(candle('#e9d3a8'), { x: -11, z: 0 })],
      },
    },
    {
      kind: 'bordeaux',
      build: main =>
        group(
          wineBottle(BORDEAUX, {
            glass: '#7a2436',
            wine: '#8a1c34',
            capsule: main,
            from: 24,
            label: {
              r: 3.8,
              y: 9,
              h: 8.4,
              words: { brand: '谷雨', zh: '甜红', en: 'Sweet red', fine: '750 ml' },
              style: {
                ground: main,
                ink: '#fff4ee',
                accent: '#fff4ee',
                plan: 'classic',
                art: sun('#f3b8c2', 0.5, 0.86, 0.2),
              },
            },
          }),
          drops(3.86, 20),
          at(stemGlass('#a82444', 'white', 0.5), { x: 9.6, z: 2 }),
        ),
      shot: {
        set: cove,
        tone: '#8fc0c4',
        lift: 9,
        fill: 0.64,
        light: 'soft',
        props: () => [
          at(bowl('#f4f1ea', 4, 2.4), { x: -10, z: 4 }),
          at(set([dried('#c3222c', 1, 0.8)], strewn(9, 2.4, 2.4, 1.2), 0.6), { x: -10, y: 2, z: 4 }),
        ],
      },
    },
    {
      kind: 'burgundy',
      build: main =>
        group(
          wineBottle(BURGUNDY, {
            glass: '#6f7f3a',
            wine: '#a9a556',
            capsule: main,
            from: 24.6,
            label: {
              r: 4.15,
              y: 8,
              h: 8,
              words: { brand: '老灶台', zh: '霞多丽', en: 'Chardonnay', fine: '750 ml' },
              style: {
                ground: '#fbf8ee',
                ink: '#4a5a3a',
                accent: '#c9a95c',
                plan: 'classic',
                art: waves('#c9b87a', 0.74, 0.98, 6),
              },
            },
          }),
          at(half({ r: 3, skin: '#f4cf2f', tall: 1.1 }, '#f3dc62', { tilt: 1.1 }), { x: 8, z: 4, ry: -0.3 }),
        ),
      shot: {
        set: counter,
        tone: '#7f9fb4',
        accent: '#efeeea',
        lift: 10,
        fill: 0.66,
        light: 'morning',
        props: () => [at(oyster(2), { x: -9.6, z: 4, ry: 0.4 }), at(oyster(5), { x: -14, z: -2, ry: -0.6 })],
      },
    },
    {
      kind: 'burgundy',
      build: () =>
        group(
          wineBottle(FLUTE, {
            glass: '#dfe6b8',
            wine: '#e9dc92',
            capsule: '#7f9a5a',
            from: 28,
            label: {
              r: 3.5,
              y: 8,
              h: 9,
              words: { brand: '谷雨', zh: '雷司令', en: 'Riesling', fine: '750 ml' },
              style: {
                ground: '#f7f6ec',
                ink: '#3f5a3a',
                accent: '#8fae5c',
                plan: 'upright',
                art: sprig('#cbdca4', 0.5, 0.98, 0.5),
              },
            },
          }),
          at(whole({ ...GREEN, r: 3.4 }, 1), { x: 8.4, z: 2.6 }),
        ),
      shot: { set: grass, tone: '#7f9f55', accent: '#cfe2ec', lift: 9, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'burgundy',
      build: main =>
        group(
          wineBottle(BURGUNDY, {
            glass: '#e3c98a',
            wine: '#e0a83c',
            capsule: main,
            from: 24.6,
            label: {
              r: 4.15,
              y: 7.6,
              h: 6.6,
              words: { brand: '老灶台', zh: '甜白', en: 'Sweet white', fine: '500 ml' },
              style: { ground: main, ink: '#fbf3d6', accent: '#e9cf7a', plan: 'classic' },
            },
          }),
          at(stemGlass('#e0a83c', 'small', 0.6), { x: 9, z: 2.6 }),
          at(set([dried('#e58f2e', 1, 1.3), dried('#d97f24', 4, 1.2)], strewn(6, 3, 1.8, 2.2), 0.4), {
            x: 5.6,
            y: 0.8,
            z: 8,
          }),
        ),
      shot: { set: shelf, tone: '#a99bb4', accent: '#8a5f3d', lift: 10, fill: 0.66, light: 'day' },
    },
    {
      kind: 'sparkling',
      build: main =>
        group(
          bucket(9, 15),
          at(
            group(
              wineBottle(HEAVY, {
                glass: '#f0b9a0',
                wine: '#ee9f86',
                capsule: '#d9a48a',
                from: 25,
                label: {
                  r: 4.4,
                  y: 13.4,
                  h: 7,
                  words: { brand: '谷雨', zh: '桃红', en: 'Sparkling rosé', fine: '750 ml' },
                  style: { ground: '#fff6ee', ink: '#a3523c', accent: main, plan: 'classic' },
                },
              }),
              at(cage(main), { y: 28.6 }),
            ),
            { x: -1.4, y: 5.6, rz: 0.16 },
          ),
          at(stemGlass('#f0a58c', 'flute', 0.8), { x: 14.6, z: 4 }),
        ),
      shot: { set: softHorizon, tone: '#b9c9d3', accent: '#dfe6ea', lift: 12, fill: 0.68, light: 'soft' },
    },
    {
      kind: 'sparkling',
      build: main =>
        group(
          wineBottle(HEAVY, {
            glass: '#2f4f38',
            wine: null,
            capsule: main,
            from: 25,
            label: {
              r: 4.4,
              y: 8.4,
              h: 8,
              words: { brand: '老灶台', zh: '起泡酒', en: 'Blanc de blancs', fine: '750 ml' },
              style: {
                ground: main,
                ink: '#1f4232',
                accent: '#c9a35a',
                plan: 'classic',
                art: layered(
                  ringArt('#f4f7ee', 0.2, 0.82, 0.1),
                  ringArt('#f4f7ee', 0.8, 0.86, 0.07),
                  ringArt('#f4f7ee', 0.5, 0.92, 0.05),
                ),
              },
            },
          }),
          at(cage('#d8c08a'), { y: 28.6 }),
          at(stemGlass('#ecd48a', 'flute', 0.84), { x: 9.4, z: 2 }),
        ),
      shot: { set: plinths, tone: '#d6bfa8', accent: '#c3a98e', lift: 10, fill: 0.62 },
    },
    {
      kind: 'box',
      build: main =>
        group(
          at(
            wineBox(
              { brand: '谷雨', zh: '盒装红酒', en: 'Red wine, 3 L', fine: '3 L' },
              { ground: main, ink: '#fff3e2', accent: '#fff3e2', plan: 'classic', art: hills(darker(main, 0.15), 0.7) },
            ),
            { y: 10 },
          ),
          at(box(27, 10, 13, 0.4, matte('#8a5f3d', 0.6)), { y: 5 }),
          at(drum(0.16, 0.2, 5, finished('wet', '#6a1226'), 0), { x: 9, y: 7.4, z: 8.6 }),
          at(stemGlass('#6a1226', 'small', 0.6), { x: 9, z: 8.7, s: 0.9 }),
        ),
      shot: {
        set: sunnyDesk,
        tone: '#8fa8a6',
        accent: '#a97c4f',
        lift: 13,
        yaw: -0.25,
        fill: 0.66,
        light: 'morning',
        props: () => [at(napkin('#e9dfd0', 20), { x: -12, z: 14, ry: 0.3 })],
      },
    },
  ],
}
