import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, wood } from '../../../studio/materials.ts'
import { face, shapes, sprig, type Words } from '../../../studio/packs/typeset.ts'
import { bricks, coin, keys, notebook, pen } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { gift, ribbon } from '../../../studio/props/soft.ts'
import { bowl, cup } from '../../../studio/props/table.ts'
import { concrete, linen, papers } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, sheet } from '../../../studio/shapes.ts'
import { cherry } from '../parts/berries.ts'
import { specks } from '../parts/cream.ts'
import { hazelnut, pod } from '../parts/nuts.ts'
import { finished, mound, set, strewn } from '../parts/organic.ts'
import { crumpled, foil, sachet, twisted } from '../parts/sheets.ts'
import { teaWhisk } from '../parts/table-ware.ts'
import { paperCase } from '../pastry/baked.ts'
import { bar, cutPraline, drop, gummy, hingedTin, nougat, praline, sleeve } from './sweets.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: { beside: () => coin(), along: 'width', shot: { set: softHorizon, tone: '#e5e3dc', accent: '#d9d5cb' } },
})

const tray = (w: number, d: number, colour: string, inside: string): Object3D =>
  group(
    at(box(w, 0.4, d, 0.05, matte(colour)), { y: 0.2 }),
    at(box(w - 0.6, 0.1, d - 0.6, 0.02, matte(inside)), { y: 0.46 }),
    ...[-1, 1].flatMap(s => [
      at(box(0.4, 2.6, d, 0.06, matte(colour, 0.5)), { x: (s * w) / 2, y: 1.3 }),
      at(box(w, 2.6, 0.4, 0.06, matte(colour, 0.5)), { z: (s * d) / 2, y: 1.3 }),
    ]),
  )

const lidOf = (w: number, d: number, words: Words, colour: string, ink: string): Object3D =>
  group(
    at(box(w, 2, d, 0.12, matte(colour, 0.5)), { y: 1 }),
    at(sheet(w - 0.4, d - 0.4, face(w, d, words, { ground: colour, ink, accent: ink, plan: 'classic' }, 40)), {
      y: 2.02,
      rx: -Math.PI / 2,
    }),
  )

const FORMS = ['dome', 'square', 'heart', 'log', 'fluted', 'dome', 'square', 'fluted', 'heart'] as const
const COATS = ['#4a2614', '#7a4524', '#a3283a', '#5c3019', '#efe2c6', '#8fa05a', '#33190d', '#7a4524', '#4a2614']
const TRIMS = ['#efe2c6', '#efe2c6', '#f6d7da', '#d9a861', '#7a4524', '#4a2614', '#d8a848', '#efe2c6', '#d8a848']

const nine = (): Object3D =>
  group(
    tray(15, 15, '#7b2436', '#e8d7b8'),
    ...FORMS.map((form, i) =>
      at(
        group(paperCase(2, 1.3, '#5a3424'), at(praline(form, COATS[i] ?? '#4a2614', TRIMS[i] ?? '#fff'), { y: 0.5 })),
        { x: ((i % 3) - 1) * 4.6, y: 0.5, z: (Math.floor(i / 3) - 1) * 4.6 },
      ),
    ),
  )

const cherries = (): Object3D =>
  group(
    tray(14, 9.6, '#2f3d36', '#e8d7b8'),
    ...[0, 1, 2, 3, 4, 5].map(i =>
      at(
        group(
          paperCase(1.9, 1.2, '#b3243a'),
          i === 5 ? group() : at(praline('dome', '#42210f', '#a3142b'), { y: 0.4 }),
        ),
        { x: ((i % 3) - 1) * 4.3, y: 0.5, z: (Math.floor(i / 3) - 0.5) * 4.3 },
      ),
    ),
    at(cutPraline(), { x: -3, z: 8.6, ry: 0.2 }),
    at(cutPraline(), { x: 1.6, z: 9.6, ry: -0.3 }),
    at(cherry(1.2, '#8e1226', [1.2, 3.6]), { x: 6, z: 8 }),
  )

/** Chocolate and sweets. */
export const chocolate: LeafPictures = {
  kinds: {
    bar: views(
      {
        set: desk,
        tone: '#a9b6b9',
        accent: '#b98f62',
        light: 'morning',
        lift: 30,
        yaw: 0.3,
        props: () => [at(cup('#e8e4da'), { x: -12, z: -9 }), at(notebook('#7d8f8a'), { x: 14, z: -6, ry: 0.2 })],
      },
      [0.5, 0.5],
    ),
    box: views(
      {
        set: sunnyDesk,
        tone: '#c7b3ac',
        accent: '#a97c4f',
        light: 'morning',
        lift: 30,
        props: () => [at(cup('#f0ece2'), { x: -14, z: -8 }), at(twig('#8aa07c', 16, 5, 4), { x: 15, z: -8, rz: -0.4 })],
      },
      [0.5, 0.5],
    ),
    nougat: views(
      {
        set: desk,
        tone: '#8f9fae',
        accent: '#b98f62',
        light: 'day',
        lift: 24,
        props: () => [at(cup('#dfe3e0', '#a8742e'), { x: 12, z: -8 })],
      },
      [0.5, 0.5],
    ),
    gummy: views(
      {
        set: sunnyDesk,
        tone: '#9cc3cf',
        accent: '#c39a67',
        light: 'morning',
        lift: 22,
        props: () => [at(bricks(['#d9694f', '#e3b84a', '#5f9ea0']), { x: 12, z: -9 })],
      },
      [0.45, 0.55],
    ),
    drop: views(
      {
        set: counter,
        tone: '#c9bca8',
        accent: '#eceae6',
        light: 'morning',
        lift: 24,
        props: () => [at(keys(), { x: 10, z: 5 }), at(notebook('#b0876a'), { x: -14, z: -4 })],
      },
      [0.5, 0.35],
    ),
  },
  covers: [
    {
      kind: 'bar',
      build: () =>
        group(
          at(box(22, 0.8, 16, 0.15, matte('#8a949a', 0.7)), { y: 0.4 }),
          at(bar('#3a1d10', 6, 4, [4, 5, 11]), { y: 0.8, x: -2, z: -0.6 }),
          at(bar('#3a1d10', 2, 1), { x: 7, y: 0.8, z: -3, ry: 0.5 }),
          at(bar('#3a1d10', 1, 1), { x: 7.4, y: 0.8, z: 1.4, ry: 0.9, rz: 0.2 }),
          at(
            set(
              [finished('dry', '#5c3019')].map(m => box(0.6, 0.4, 0.5, 0.15, m)),
              strewn(26, 4, 2, 0.6, 4),
              1,
            ),
            { x: 6, y: 1, z: 5 },
          ),
        ),
      shot: { set: cove, tone: '#d8b9a2', lift: 40, yaw: -0.35, fill: 0.62 },
    },
    {
      kind: 'bar',
      build: () =>
        group(
          at(
            sleeve(
              9,
              8.6,
              { brand: '麦香里', zh: '海盐黑巧', en: 'Sea salt dark', fine: '100 g' },
              { ground: '#27506b', ink: '#f4ead8', accent: '#e0b45c', plan: 'classic' },
            ),
            { x: -6.2 },
          ),
          at(crumpled(10, 11, 0.5, foil(), 0.9), { x: 2.4, y: 0.1 }),
          at(bar('#462413', 4, 3, [3, 11]), { x: 2.6, y: 0.8 }),
          at(bar('#462413', 1, 1), { x: 9.4, z: 3.4, ry: 0.5 }),
          specks(70, 7, 1.9, '#ffffff', 0.22),
        ),
      shot: { set: linen, tone: '#c9bda6', lift: 52, yaw: 0.28, fill: 0.66 },
    },
    {
      kind: 'bar',
      build: () =>
        group(
          at(bar('#8a5430', 5, 3), {}),
          at(bar('#8a5430', 5, 2, [4, 9, 0]), { y: 1.05, x: 0.8, z: -0.6, ry: 0.12 }),
          at(bar('#8a5430', 2, 2, [3]), { y: 2.1, x: -2, z: -0.6, ry: -0.3 }),
          at(set([hazelnut(1), hazelnut(2, '#c98a4a')], strewn(9, 3, 2.4, 1.9, 2), 1.4), { x: 7.4, y: 0.85, z: 3.4 }),
          at(
            set(
              [hazelnut(3, '#c98a4a')],
              [
                [-1.4, 0, 0],
                [1, 0, 0.6],
              ],
              1,
            ),
            { y: 3.6, x: -1.8, z: -0.4 },
          ),
        ),
      shot: { set: kitchenBoard, tone: '#a9bdb6', accent: '#d3aa74', lift: 24, yaw: -0.4, fill: 0.62 },
    },
    {
      kind: 'bar',
      build: () =>
        group(
          at(group(at(bar('#9db05c', 4, 6), { rx: Math.PI / 2 - 0.22 })), { y: 7.2, z: -1.6 }),
          at(box(9.8, 1.2, 3.2, 0.2, wood('#8a5f3d')), { y: 0.6, z: -0.4 }),
          at(bar('#9db05c', 2, 2, [1]), { x: 7.6, z: 2.6, ry: 0.4 }),
          at(drum(0.4, 4, 1.2, finished('dry', '#8fb03c'), 0.3), { x: -7.4, z: 3 }),
        ),
      shot: {
        set: softHorizon,
        tone: '#e8c7b8',
        accent: '#f3e3d8',
        lift: 15,
        yaw: 0.3,
        fill: 0.64,
        light: 'soft',
        props: () => [at(teaWhisk(), { x: -10.5, z: -5 })],
      },
    },
    {
      kind: 'box',
      build: () =>
        group(
          at(nine(), { x: -2 }),
          at(
            lidOf(
              15.6,
              15.6,
              { brand: '麦香里', zh: '九味夹心', en: 'Nine chocolates', fine: '135 g' },
              '#7b2436',
              '#f0d9a8',
            ),
            { x: 13.4, z: -9, ry: -0.3 },
          ),
          at(ribbon('#d8b26a', 1.6), { x: 9, y: 0.8, z: 9 }),
        ),
      shot: { set: papers, tone: '#a8bfc2', accent: '#dfe6e2', lift: 42, fill: 0.66 },
    },
    {
      kind: 'box',
      build: () => cherries(),
      shot: { set: plinths, tone: '#d3a8a4', accent: '#b98a88', lift: 26, yaw: -0.26, fill: 0.62 },
    },
    {
      kind: 'nougat',
      build: () =>
        group(
          at(crumpled(20, 15, 0.16, matte('#b98f62'), 0.4), {}),
          ...[
            [-4, -2.6, 0.1],
            [1.2, -3, -0.1],
            [-1.6, 1.2, 0.3],
          ].map(([x, z, ry], i) =>
            at(nougat(['#c98f4a', '#b8753a'], i + 1), { x: x ?? 0, y: 0.5, z: z ?? 0, ry: ry ?? 0 }),
          ),
          at(nougat(['#c98f4a', '#b8753a'], 7), { x: -1.6, y: 2.5, z: -2.4, ry: 0.6 }),
          at(twisted(5.4, 1.3, '#f3ead6', '#e6d6b2'), { x: 5.6, y: 0.4, z: 3.4, ry: 0.5 }),
          at(
            set(
              [pod(1), pod(4)],
              [
                [0, 0, 0],
                [2.6, 0, 1.6],
                [-1.4, 0, 2],
              ],
              0.2,
            ),
            { x: -6.6, y: 1, z: 3.6 },
          ),
        ),
      shot: { set: concrete, tone: '#8fa39c', lift: 30, fill: 0.64, yaw: 0.1 },
    },
    {
      kind: 'nougat',
      build: () =>
        group(
          ...[0, 1, 2, 3].map(i =>
            at(nougat(['#b3182c', '#c9283c', '#d9b46a'], i + 2), {
              x: (i % 2) * 4.9 - 2.6,
              y: i > 1 ? 2 : 0,
              z: i > 1 ? -1.2 : -0.8,
              ry: (i - 1.5) * 0.07,
            }),
          ),
          at(twisted(5, 1.3, '#c3182c', '#d9aa4a'), { x: -5, z: 4, ry: 0.3 }),
          at(twisted(5, 1.3, '#c3182c', '#d9aa4a'), { x: 1.6, z: 4.8, ry: -0.25 }),
          at(twisted(5, 1.3, '#c3182c', '#d9aa4a'), { x: 7.6, z: 1, ry: 0.9 }),
        ),
      shot: {
        set: shelf,
        tone: '#e6c58e',
        accent: '#a3423a',
        lift: 16,
        fill: 0.62,
        yaw: -0.1,
        props: () => [at(gift('#b8292f', '#e0b85a', 9), { x: -10, z: -6, ry: 0.3 })],
      },
    },
    {
      kind: 'gummy',
      build: () =>
        group(
          at(bowl('#f7f4ee', 6, 4.6), { x: -2.4 }),
          at(drum(4.8, 4, 3, matte('#f3efe6'), 0.3), { x: -2.4, y: 0.4 }),
          at(
            set(
              ['#e8404c', '#f59a2a', '#f6cf3a', '#6fbf4a', '#8f5fc0'].flatMap((c, i) => [
                gummy(c, i),
                gummy(c, i + 1),
                gummy(c, i + 2),
              ]),
              mound(34, 4.9, 2.6),
              1.4,
            ),
            { x: -2.4, y: 3.5 },
          ),
          at(
            sachet(
              6.4,
              8,
              { brand: '谷雨', zh: '鲜果软糖', en: 'Fruit gummies' },
              {
                ground: '#ffe9a8',
                ink: '#b3344c',
                accent: '#b3344c',
                plan: 'classic',
                art: shapes(['#e8404c', '#6fbf4a', '#f59a2a'], 4),
              },
            ),
            { x: 6.4, z: -2, ry: -0.25, rx: -0.16 },
          ),
          at(
            set(
              [gummy('#e8404c', 2), gummy('#6fbf4a', 2)],
              [
                [0, 0, 0],
                [2.6, 0, 0.6],
              ],
              0,
            ),
            { x: 3.6, y: 0.4, z: 5 },
          ),
        ),
      shot: {
        set: softHorizon,
        tone: '#7fb6d6',
        accent: '#d3e6ee',
        lift: 24,
        fill: 0.64,
        props: () => [at(bricks(['#d9694f', '#e3b84a', '#5f9e7a']), { x: -12, z: -9 })],
      },
    },
    {
      kind: 'drop',
      build: () =>
        group(
          hingedTin(
            11,
            7.4,
            2.6,
            { brand: '老灶台', zh: '薄荷硬糖', en: 'Mint drops', fine: '80 g' },
            { ground: '#2d6ea8', accent: '#2d6ea8', plan: 'classic', art: sprig('#8cc0b4', 0.2, 0.95, 0.3) },
          ),
          at(set([drop('#bfe6ee'), drop('#9fdcd6'), drop('#d3eef6')], mound(13, 3.6, 0.8), 0.5), { y: 2.6, z: 0.2 }),
          at(
            set(
              [drop('#bfe6ee'), drop('#9fdcd6')],
              [
                [-3, 0, 0],
                [0.4, 0, 1.6],
                [4, 0, 0.2],
              ],
              0.2,
            ),
            { z: 6.2 },
          ),
        ),
      shot: {
        set: desk,
        tone: '#e2d3bd',
        accent: '#9a6b42',
        lift: 24,
        yaw: 0.3,
        fill: 0.62,
        props: () => [at(pen(), { x: 11, z: 4, ry: 0.8 }), at(notebook('#4a5560'), { x: -15, z: -6, ry: 0.2 })],
      },
    },
  ],
}
