import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { glaze, matte, metal, wood } from '../../../studio/materials.ts'
import { leaf, twig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { bowl, cup, plateOf, saucer, spoon } from '../../../studio/props/table.ts'
import { boards, concrete, linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, slab } from '../../../studio/shapes.ts'
import { disc, rounded } from '../../../studio/soft-shapes.ts'
import { around, specks } from '../parts/cream.ts'
import { cutPaint, halfRound, ringed } from '../parts/cuts.ts'
import { finished, grown, set, strewn } from '../parts/organic.ts'
import { fork, milkGlass, steamer, teapot } from '../parts/table-ware.ts'
import { bun, butterRing, croissant, doughnut, oatBiscuit, paperCase, rosette, tinBox } from './baked.ts'
import { halfMooncake, mooncake, twine } from './mooncakes.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2 },
  size: {
    beside: () => at(fork(16), { rz: Math.PI / 2, ry: Math.PI / 2, y: 7 }),
    along: 'width',
    shot: { set: softHorizon, tone: '#dce4e2', accent: '#cfd9d6' },
  },
})

const butter = () =>
  group(
    at(box(5, 2.2, 3.2, 0.3, finished('soft', '#f6dc84')), { y: 1.1 }),
    at(box(0.5, 2.2, 3.2, 0.15, finished('soft', '#f8e294')), { x: 3.6, y: 0.6, rz: 1.2 }),
  )

const pouring = () =>
  grown({ size: [2.6, 0.22, 1.7], colour: '#f5ab2b', lump: 0.5, grain: 1.4, seed: 4, finish: 'wet' })

const tray = (w: number, d: number, colour: string) =>
  group(
    at(slab(rounded(w, d, 2), 0.8, 0.2, wood(colour)), { y: 0.5, rx: -Math.PI / 2 }),
    ...[-1, 1].flatMap(s => [
      at(box(w - 2, 1.4, 0.8, 0.3, wood(colour)), { y: 1.2, z: (s * (d - 0.9)) / 2 }),
      at(box(0.8, 1.4, d - 2, 0.3, wood(colour)), { y: 1.2, x: (s * (w - 0.9)) / 2 }),
    ]),
  )

const jar = (jam: string) =>
  group(
    drum(3, 2.9, 5.4, finished('wet', jam), 0.4),
    at(drum(3.1, 3.1, 0.5, metal('#d9dbde'), 0.1), { y: 5.4 }),
    at(drum(3.5, 3.5, 1.2, matte('#e9e2d2'), 0.3), { y: 5.7 }),
  )

/** Pastries and mooncakes. */
export const pastry: LeafPictures = {
  kinds: {
    mooncake: views(
      {
        set: desk,
        tone: '#8494ab',
        accent: '#7c5335',
        light: 'evening',
        lift: 22,
        yaw: 0.2,
        props: () => [at(teapot('#e6e0d2', 4.5), { x: -13, z: -7 }), at(saucer('#eee8dc', 5), { x: 13, z: 5 })],
      },
      [0.62, 0.4],
    ),
    croissant: views(
      {
        set: tiledKitchen,
        tone: '#c9d6d2',
        accent: '#c79f6a',
        light: 'morning',
        lift: 20,
        props: () => [at(cup('#f0ece2'), { x: -13, z: -6 }), at(jar('#a32033'), { x: 13, z: -6 })],
      },
      [0.6, 0.45],
    ),
    cookie: views(
      {
        set: sunnyDesk,
        tone: '#a8bccb',
        accent: '#c39a67',
        light: 'morning',
        lift: 24,
        props: () => [at(milkGlass(), { x: 13, z: -8 })],
      },
      [0.5, 0.5],
    ),
    doughnut: views(
      {
        set: counter,
        tone: '#9fc2bd',
        accent: '#efedea',
        light: 'morning',
        lift: 20,
        props: () => [at(cup('#e8d7c6'), { x: -13, z: -6 }), at(napkin('#e3c9b0', 16), { x: 11, z: 4, ry: 0.4 })],
      },
      [0.45, 0.6],
    ),
    rice: views(
      {
        set: desk,
        tone: '#b9a9b4',
        accent: '#9a6b42',
        light: 'morning',
        lift: 26,
        props: () => [at(teapot('#6f8a72', 4.4), { x: -14, z: -8 }), at(saucer('#eee8dc', 5), { x: 14, z: 6 })],
      },
      [0.55, 0.5],
    ),
  },
  covers: [
    {
      kind: 'mooncake',
      build: () =>
        group(
          plateOf('#eef1f4', 11),
          at(mooncake(), { x: -3.8, y: 0.9, z: -2.8 }),
          at(halfMooncake(3.6, 3.2, '#c07a30', '#c98a3e', '#ef8a1e'), { x: 3.6, y: 0.9, z: 0.8, ry: -0.25 }),
          at(halfMooncake(3.6, 3.2, '#c07a30', '#c98a3e', '#ef8a1e'), { x: -1.8, y: 0.9, z: 4.6, ry: 0.35 }),
        ),
      shot: {
        set: cove,
        tone: '#3f5a86',
        lift: 27,
        fill: 0.64,
        light: 'soft',
        props: () => [at(cup('#dfe6ec', '#a8742e'), { x: -11, z: -9, ry: 2.6 })],
      },
    },
    {
      kind: 'mooncake',
      build: () =>
        group(
          at(slab(rounded(20, 17, 0.5), 0.06, 0.01, matte('#efe4cc', 0.5)), { y: 0.05, rx: -Math.PI / 2 }),
          ...[0, 1, 2].map(i => at(mooncake(3.6, 3, '#a8652a', 6), { x: -3.4, y: i * 3.05, z: -1.4, ry: i })),
          at(twine(3.72, 9.2), { x: -3.4, z: -1.4 }),
          at(halfMooncake(3.6, 3, '#a8652a', '#4b1a18'), { x: 5, z: 3.4, ry: -0.3 }),
        ),
      shot: { set: boards, tone: '#7f9a8d', lift: 20, fill: 0.64, yaw: 0.25 },
    },
    {
      kind: 'mooncake',
      build: () =>
        group(
          plateOf('#33383d', 10),
          ...[
            [-4.6, -2.6],
            [-0.2, -4.6],
            [4.4, -2.6],
          ].map(([x, z], i) => at(mooncake(2.5, 2.3, '#dd9d3c', 8), { x: x ?? 0, y: 0.8, z: z ?? 0, ry: i * 0.4 })),
          at(halfMooncake(2.5, 2.3, '#dd9d3c', '#f2c765', '#f5a623'), { x: -1.2, y: 0.8, z: 2.2, ry: 0.1 }),
          at(pouring(), { x: -0.8, y: 1, z: 4.2 }),
        ),
      shot: { set: linen, tone: '#b4c2c4', lift: 36, fill: 0.66 },
    },
    {
      kind: 'croissant',
      build: () =>
        group(
          at(croissant(), { x: -2.6, z: -1.5, ry: 0.15 }),
          at(croissant(0, 0.52), { x: -1, z: 8, ry: -1.1 }),
          at(specks(50, 7, 0.05, '#d99b4c', 0.16), { x: 4, z: 5 }),
        ),
      shot: {
        set: sunnyDesk,
        tone: '#9fb6c0',
        accent: '#a97c4f',
        lift: 24,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(cup('#f3efe6'), { x: -10, z: -9 }),
          at(saucer('#f4f1ea', 5), { x: 12, z: -4 }),
          at(butter(), { x: 12, y: 1, z: -4, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'croissant',
      build: () =>
        group(
          tray(28, 21, '#8a5f3d'),
          at(napkin('#f1eee6', 17), { y: 1, ry: 0.2 }),
          at(croissant(0, 0.58, '#c3182c'), { x: -8.2, y: 1.4, z: 7.6, ry: -0.75 }),
          at(croissant(0.42, 1, '#c3182c'), { x: 8.4, y: 1.4, z: 7.6, ry: 0.9 }),
          at(croissant(), { x: 0, y: 1.4, z: -3.4, ry: -0.1 }),
        ),
      shot: {
        set: linen,
        tone: '#b9c7b6',
        lift: 34,
        fill: 0.68,
        light: 'day',
        props: () => [at(jar('#b3182c'), { x: 16.5, z: -7 })],
      },
    },
    {
      kind: 'cookie',
      build: () =>
        group(
          tinBox(10, 5, '#2f5f9e'),
          at(group(disc(9.8, matte('#f6f2e8'))), { y: 2.6 }),
          around(i => at(paperCase(2.5, 1.5, '#f6efe2'), { ry: i }), 6, 6.6, 2.7),
          around(i => (i % 2 ? butterRing() : rosette('#e3b061', i === 2 ? '#c3182c' : undefined)), 6, 6.6, 4.1),
          at(paperCase(2.5, 1.5, '#f6efe2'), { y: 2.7 }),
          at(rosette('#d9a14e', '#d98a1e'), { y: 4.1 }),
        ),
      shot: {
        set: softHorizon,
        tone: '#e8b9a8',
        accent: '#f3ddd0',
        lift: 40,
        fill: 0.64,
        light: 'soft',
        props: () => [at(butterRing(2.4), { x: 10, z: 11 }), at(butterRing(2.4), { x: -11, z: 10 })],
      },
    },
    {
      kind: 'cookie',
      build: () =>
        group(
          ...Array.from({ length: 7 }, (_, i) =>
            at(oatBiscuit(i + 1), {
              x: (i % 3) * 0.3 - 0.3,
              y: i * 0.9,
              z: (i % 2) * 0.3,
              ry: i * 1.3,
              rz: (i % 3) * 0.03,
            }),
          ),
          at(group(at(oatBiscuit(11), { rz: 1.18 })), { x: 5.2, y: 3, z: 0.8, ry: -0.7 }),
        ),
      shot: {
        set: tiledKitchen,
        tone: '#8fb0ba',
        accent: '#b98f62',
        lift: 17,
        fill: 0.54,
        light: 'morning',
        centre: [0.46, 0.6],
        props: () => [
          at(milkGlass(), { x: 5, z: -9 }),
          at(set([grown({ size: [0.55, 0.1, 0.4], colour: '#f0dcae', fine: 10 })], strewn(16, 2.6, 2, 0.7), 0.5), {
            x: -6,
            y: 0.2,
            z: 4,
          }),
        ],
      },
    },
    {
      kind: 'doughnut',
      build: () =>
        group(
          plateOf('#f7f2ea', 10),
          ...[0, 1, 2].map(i =>
            at(doughnut(i === 1 ? '#f6e7b0' : '#fbf1d6', 0, i), { y: 0.8 + i * 2.7, x: i * 0.3 - 0.6, z: -1.4 }),
          ),
          at(group(at(doughnut('#f8ecc6', 1.1, 5), { rx: 1.15 })), { x: 3.4, y: 4.1, z: 4.4, ry: 0.5 }),
        ),
      shot: {
        set: plinths,
        tone: '#a9c3c9',
        accent: '#8fb0b8',
        lift: 17,
        fill: 0.6,
        props: () => [at(teapot('#e28f74', 4.8), { x: -13, z: -8 })],
      },
    },
    {
      kind: 'rice',
      build: () =>
        group(
          steamer(10.5, 5),
          at(leaf('#4f7f3d', 12, 6), { y: 2.9, x: -3, ry: 0.5 }),
          ...[
            [-4.4, -3.4],
            [1, -5],
            [-5, 2.6],
            [5.4, -1.4],
          ].map(([x, z], i) => at(bun('#5f8a3a', false, i + 1), { x: x ?? 0, y: 2.8, z: z ?? 0 })),
          at(
            halfRound({
              r: 2.9,
              deep: 0.8,
              tall: 0.8,
              skin: '#5f8a3a',
              finish: 'waxed',
              lean: 1,
              face: cutPaint(
                ringed([
                  [1, '#6f9a48'],
                  [0.8, '#4a1c1c'],
                  [0.5, '#5a2422'],
                ]),
                0.5,
                0.3,
              ),
            }),
            { x: 1.6, y: 2.8, z: 3.6, ry: 0.1 },
          ),
        ),
      shot: {
        set: kitchenBoard,
        tone: '#d9d0c2',
        accent: '#b98757',
        lift: 36,
        fill: 0.64,
        props: () => [at(twig('#5c8a45', 14, 5, 4), { x: 13, z: 8, rz: -1.5, y: 1 })],
      },
    },
    {
      kind: 'rice',
      build: () =>
        group(
          at(drum(10, 10, 1, wood('#6f4a30'), 0.3), {}),
          ...[
            [-4.2, -3.2],
            [2.6, -4.6],
            [-4.6, 3.4],
          ].map(([x, z], i) => at(bun('#f4ecdf', true, i + 1), { x: x ?? 0, y: 1, z: z ?? 0 })),
          at(
            halfRound({
              r: 2.9,
              deep: 0.75,
              tall: 0.75,
              skin: '#f6efe2',
              finish: 'dry',
              lean: 0.95,
              face: cutPaint(
                ringed([
                  [1, '#fbf6ec'],
                  [0.78, '#f6c64e'],
                  [0.4, '#f9d777'],
                ]),
                0.35,
                0.7,
              ),
            }),
            { x: 3.4, y: 1, z: 2.8 },
          ),
        ),
      shot: {
        set: concrete,
        tone: '#9c8fa6',
        lift: 34,
        fill: 0.62,
        props: () => [
          at(bowl('#3f4a52', 3.6, 3, glaze('#4a5a63')), { x: 13, z: -8 }),
          at(spoon(), { x: 3, z: 13, ry: 0.2 }),
        ],
      },
    },
  ],
}
