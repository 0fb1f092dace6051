import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { slice } from '../../../studio/food/fruit.ts'
import { coin } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { spoon } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, desk, shelf, sill } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at } from '../../../studio/shapes.ts'
import { beads } from '../parts/dabs.ts'
import { camellia, cica, grains, petals, sprigLying } from '../parts/flora.ts'
import { tube } from '../parts/tubes.ts'
import { balmTub, foamDish, foamHeap, lain, mousse, oilBottle, pads, waterBottle } from './things.ts'

const views = (
  tone: string,
  accent: string,
  focus: readonly [number, number],
  along: 'height' | 'width' = 'height',
): Views => ({
  scene: {
    set: bathLedge,
    tone,
    accent,
    light: 'morning',
    yaw: -0.22,
    lift: 12,
    fill: 0.52,
    props: () => [
      at(towels(['#ece6da', '#dcd3c3'], 12, 8), { x: -14, z: -3, ry: 0.2 }),
      at(beads(14, 9, 1.4, 0.4), { z: 5.4 }),
    ],
  },
  close: { focus, zoom: 2 },
  size: {
    beside: () => coin(),
    along,
    shot: { set: softHorizon, tone: '#e4e1da', accent: '#d9d4ca', lift: 12, yaw: 0 },
  },
})

/** Cleansers. */
export const cleanser: LeafPictures = {
  kinds: {
    tube: views('#d6dcd9', '#e3ddd2', [0.5, 0.5]),
    mousse: views('#dcd9d2', '#e6e0d6', [0.66, 0.5]),
    balm: {
      ...views('#cfd6d2', '#e6e0d6', [0.5, 0.56], 'width'),
      build: main =>
        balmTub(main, { brand: '', zh: '卸妆膏', en: 'Cleansing balm', fine: '100 g' }, main, '#faf3de', true),
    },
    oil: views('#d0d8d2', '#e6e0d6', [0.5, 0.4]),
    water: views('#e0dbd0', '#e6e0d6', [0.5, 0.44]),
  },
  covers: [
    {
      kind: 'tube',
      build: main =>
        tube({
          r: 2.2,
          long: 11.4,
          words: { brand: '凝露 Ninglu', zh: '氨基酸洗面奶', en: 'Amino face wash', fine: '100 g' },
          style: { ground: main, ink: '#1f4258', accent: '#ffffff' },
          lid: '#fbfbf8',
        }),
      shot: {
        set: bathLedge,
        tone: '#e9e4da',
        accent: '#d2c8b8',
        yaw: -0.12,
        lift: 12,
        fill: 0.62,
        props: () => [at(foamDish('#f1eee6'), { x: 7, z: 1.4 })],
      },
    },
    {
      kind: 'tube',
      build: main =>
        tube({
          r: 1.9,
          long: 13,
          words: { brand: '青黛 Qingdai', zh: '茶树洗面奶', en: 'Tea tree face wash', fine: '120 g' },
          style: { ground: main, ink: '#e9efe0', accent: '#a9c78f' },
          lid: '#23372e',
          matte: true,
        }),
      shot: {
        set: slate,
        tone: '#8d9596',
        accent: '#c3c9c8',
        yaw: 0.3,
        lift: 13,
        fill: 0.62,
        light: 'morning',
        props: () => [
          at(sprigLying('#6f8f5c', 13, 7, 3, 0.24), { x: -6, z: 3, ry: 0.5 }),
          at(beads(18, 7, 1.6, 0.4), { z: 4.6 }),
        ],
      },
    },
    {
      kind: 'tube',
      build: main =>
        lain(
          {
            r: 2.2,
            long: 10.8,
            words: { brand: '润玉 Runyu', zh: '山茶花洁面乳', en: 'Camellia cleansing milk', fine: '120 g' },
            style: { ground: main, ink: '#7a3c48', accent: '#c9828c' },
            lid: '#fbf6f2',
          },
          0.9,
        ),
      shot: {
        set: linen,
        tone: '#a9b3aa',
        yaw: 0,
        lift: 50,
        fill: 0.62,
        light: 'soft',
        props: () => [
          at(camellia('#c9485c', 2.6), { x: 6.4, z: -3.6 }),
          at(petals('#c9485c', 5, 2.6, 1.6, 0.8), { x: -6.4, z: 4.4 }),
        ],
      },
    },
    {
      kind: 'tube',
      build: main =>
        lain(
          {
            r: 2,
            long: 11.6,
            words: { brand: '草本诊所 Herbclin', zh: '积雪草洗面奶', en: 'Cica face wash', fine: '100 g' },
            style: { ground: main, ink: '#f6f6ec', accent: '#f6f6ec' },
            lid: '#f6f4ea',
            matte: true,
          },
          -0.5,
        ),
      shot: {
        set: linen,
        tone: '#ddd0b8',
        yaw: 0,
        lift: 62,
        fill: 0.66,
        light: 'morning',
        props: () => [at(cica(6, 2.4, 2.4, 1.5), { x: 5.6, z: 1.6 })],
      },
    },
    {
      kind: 'mousse',
      build: main =>
        mousse(main, { brand: '凝露 Ninglu', zh: '洁面慕斯', en: 'Foam cleanser', fine: '150 ml' }, 'pump'),
      shot: {
        set: sill,
        tone: '#e3ddcf',
        accent: '#f1eee6',
        yaw: -0.1,
        lift: 10,
        fill: 0.62,
        light: 'morning',
        props: () => [at(foamHeap(2.6), { x: 5.4, z: 2.6 })],
      },
    },
    {
      kind: 'mousse',
      build: main =>
        mousse(main, { brand: '润玉 Runyu', zh: '洁面慕斯', en: 'Brush cleanser', fine: '150 ml' }, 'brush'),
      shot: {
        set: cove,
        tone: '#c5c7b6',
        yaw: 0.16,
        lift: 15,
        fill: 0.62,
        light: 'soft',
        props: () => [at(beads(22, 6, 1.6, 0.4), { z: 4.4 })],
      },
    },
    {
      kind: 'balm',
      build: main =>
        balmTub(
          main,
          { brand: '青黛 Qingdai', zh: '甜橙卸妆膏', en: 'Orange cleansing balm', fine: '100 g' },
          main,
          '#faf3de',
        ),
      shot: {
        set: counter,
        tone: '#9fb0a6',
        accent: '#ece9e2',
        yaw: -0.12,
        lift: 27,
        fill: 0.62,
        light: 'morning',
        props: () => [at(slice(3, '#f6a93f', '#e5862a', 0.6), { x: -7.4, z: 2.4 })],
      },
    },
    {
      kind: 'balm',
      build: main =>
        balmTub(
          '#c9a878',
          { brand: '草本诊所 Herbclin', zh: '燕麦卸妆膏', en: 'Oat cleansing balm', fine: '100 g' },
          main,
          '#f3ead2',
        ),
      shot: {
        set: desk,
        tone: '#b9a78e',
        accent: '#8a6748',
        yaw: 0.2,
        lift: 36,
        fill: 0.62,
        light: 'soft',
        props: () => [
          at(grains('#d9bf8c', 90, 5, 2, 0.3, 1.7, 0.5), { x: -6, z: 5 }),
          at(spoon('#efe9dc'), { x: 0, z: 8, ry: 0.2 }),
        ],
      },
    },
    {
      kind: 'oil',
      build: main =>
        oilBottle(main, { brand: '润玉 Runyu', zh: '橄榄卸妆油', en: 'Olive cleansing oil', fine: '180 ml' }),
      shot: {
        set: shelf,
        tone: '#a9b3a4',
        accent: '#e3dccd',
        yaw: -0.14,
        lift: 7,
        fill: 0.62,
        light: 'morning',
        props: () => [
          at(sprigLying('#6f8252', 11, 6, 3, 0.26, '#5c6a35'), { x: 6, z: 2.4, ry: 0.3 }),
          at(twig('#7c8a5a', 14, 6, 3), { x: -7, z: -3, rz: 0.2 }),
        ],
      },
    },
    {
      kind: 'water',
      build: main =>
        waterBottle(main, { brand: '凝露 Ninglu', zh: '温和卸妆水', en: 'Micellar water', fine: '300 ml' }),
      shot: {
        set: plinths,
        tone: '#e0d9cd',
        accent: '#cbbfae',
        yaw: -0.3,
        lift: 11,
        fill: 0.62,
        light: 'soft',
        props: () => [at(pads(5, 2.6), { x: 5.6, z: 2.4 })],
      },
    },
  ],
}
