import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { half } from '../../../studio/food/fruit.ts'
import { glass, matte } from '../../../studio/materials.ts'
import { coin } from '../../../studio/props/desk.ts'
import { leaf, twig } from '../../../studio/props/green.ts'
import { gift, napkin, ribbon } from '../../../studio/props/soft.ts'
import { bowl, crate, cup, plateOf, spoon, tumbler } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group } from '../../../studio/shapes.ts'
import { LEMON, LIME, lying, MANDARIN, ORANGE, POMELO, pile, slices, wholeAndHalf } from './fruits.ts'
import { opened } from './peeled.ts'

const views = (shot: Views['scene'], focus: readonly [number, number]): Views => ({
  scene: shot,
  close: { focus, zoom: 2.1 },
  size: { beside: () => coin(), along: 'width', shot: { set: softHorizon, tone: '#efe9dd', accent: '#e4dccb' } },
})

/** Citrus fruit. */
export const citrus: LeafPictures = {
  kinds: {
    orange: views(
      {
        set: desk,
        tone: '#e6e2d2',
        accent: '#c79f6a',
        light: 'morning',
        lift: 18,
        props: () => [at(tumbler('#f0a030'), { x: -9, z: -5 }), at(napkin('#d9d2c0'), { x: 6, z: 2, ry: 0.3 })],
      },
      [0.72, 0.4],
    ),
    mandarin: views(
      { set: linen, tone: '#d7cfbd', lift: 34, props: () => [at(leaf('#5c8a45'), { x: 7, z: 3, ry: 0.4 })] },
      [0.6, 0.5],
    ),
    lemon: views(
      {
        set: counter,
        tone: '#dfe6e2',
        accent: '#f1efec',
        lift: 16,
        props: () => [at(cup('#e9ece8', '#d9a945'), { x: -9, z: -4 })],
      },
      [0.7, 0.4],
    ),
    lime: views({ set: kitchenBoard, tone: '#d8d4c8', accent: '#b98757', lift: 24 }, [0.7, 0.4]),
    pomelo: views(
      {
        set: desk,
        tone: '#dce3d5',
        accent: '#b98f62',
        lift: 16,
        props: () => [at(plateOf('#f3efe6', 12), { x: 17, z: 9 })],
      },
      [0.65, 0.4],
    ),
  },
  covers: [
    {
      kind: 'orange',
      build: () =>
        group(
          crate(26, 9, 18),
          ...[0, 1, 2].flatMap(i => [
            at(pile(ORANGE, 1, i), { x: -8 + i * 8, y: 3.4, z: -4.2 }),
            at(pile(ORANGE, 1, (i + 1) % 2), { x: -8 + i * 8, y: 3.4, z: 4.2 }),
          ]),
          ...[-4, 4].map(x => at(pile(ORANGE, 1), { x, y: 8.6, z: 0.4 })),
        ),
      shot: {
        set: desk,
        tone: '#dfe3d3',
        accent: '#b98f62',
        yaw: -0.4,
        lift: 20,
        fill: 0.66,
        props: () => [
          at(half(ORANGE, '#f39a22', { tilt: 1.1 }), { x: 9, z: 15, ry: -0.2 }),
          at(leaf('#5c8a45', 9, 4), { x: -14, z: 14, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'orange',
      build: () => group(wholeAndHalf(ORANGE, '#f39a22'), at(tumbler('#f2a02c', 3.4, 12, 0.8), { x: 8.4, z: -3.4 })),
      shot: {
        set: tiledKitchen,
        tone: '#dfe7e6',
        accent: '#d8b88a',
        yaw: 0,
        lift: 11,
        light: 'morning',
        props: () => [at(slices(ORANGE, '#f39a22', 1), { x: -9, z: 5 })],
      },
    },
    {
      kind: 'mandarin',
      build: () =>
        group(
          plateOf('#e9eef0', 9.5),
          at(pile(MANDARIN, 3, 2), { y: 0.9, x: -2.4, z: -2.4 }),
          at(opened(MANDARIN, '#f29a2e'), { x: 3.3, y: 1, z: 3.6 }),
        ),
      shot: { set: cove, tone: '#c9d6d2', lift: 30, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'mandarin',
      build: () => group(pile(MANDARIN, 10), netOver(8.4)),
      shot: {
        set: linen,
        tone: '#7f9fae',
        lift: 26,
        light: 'day',
        props: () => [at(half(MANDARIN, '#f29a2e', { tilt: 1.1 }), { x: 11, z: 7, ry: -0.3 })],
      },
    },
    {
      kind: 'mandarin',
      build: () =>
        group(
          bowl('#8a5f3d', 9, 6, matte('#9a6b42', 0.6)),
          ...Array.from({ length: 9 }, (_, i) =>
            at(pile({ ...MANDARIN, r: 2.3, seed: i }, 1, i % 2), {
              x: Math.cos(i * 0.9) * (i ? 4.6 : 0),
              y: i ? 4 : 5.4,
              z: Math.sin(i * 0.9) * (i ? 4.6 : 0),
            }),
          ),
        ),
      shot: {
        set: linen,
        tone: '#b9c3b0',
        lift: 38,
        fill: 0.64,
        props: () => [at(twig('#5c8a45', 15, 4, 5), { x: -8, z: 9, rz: -1.5, y: 1 })],
      },
    },
    {
      kind: 'lemon',
      build: () =>
        group(
          lying(LEMON, 2, 0.5),
          at(lying(LEMON, 5, -0.6), { x: 5.6, z: -3.4 }),
          at(half(LEMON, '#f3dc62', { tilt: 1.15 }), { x: 5.4, z: 3.4, ry: -0.3 }),
        ),
      shot: {
        set: counter,
        tone: '#cfdcd6',
        accent: '#efeeec',
        lift: 15,
        fill: 0.6,
        props: () => [
          at(tumbler('#eef3ea', 3.6, 12, 0.7, 2), { x: -6.5, z: -6 }),
          at(twig('#6f9a63', 9, 4, 3), { x: -6, z: 4, rz: -1.4, y: 0.8 }),
        ],
      },
    },
    {
      kind: 'lemon',
      build: () =>
        group(
          at(bowl('#f4f1ea', 8, 5.4), {}),
          ...Array.from({ length: 7 }, (_, i) =>
            at(lying({ ...LEMON, r: 2.4 }, i + 1, i * 1.3), {
              x: i ? Math.cos(i * 1.05) * 4 : 0,
              y: i ? 3.2 : 5.2,
              z: i ? Math.sin(i * 1.05) * 4 : 0,
            }),
          ),
        ),
      shot: {
        set: softHorizon,
        tone: '#b9cfd8',
        accent: '#e6edef',
        lift: 20,
        light: 'morning',
        props: () => [at(spoon(), { x: 4, z: 12, ry: 0.3 })],
      },
    },
    {
      kind: 'lime',
      build: () =>
        group(
          at(lying(LIME, 1, 0.3), { x: -3.4 }),
          at(lying(LIME, 2, 1.4), { x: 2.4, z: -3.4 }),
          at(half(LIME, '#c3d46c', { tilt: 1.1 }), { x: 2.6, z: 2.8, ry: -0.3 }),
          at(slices(LIME, '#c3d46c', 2), { x: -3.4, z: 5 }),
        ),
      shot: {
        set: kitchenBoard,
        tone: '#c9c6bd',
        accent: '#8a5f3d',
        lift: 28,
        props: () => [at(chilli(), { x: -8, z: 1 }), at(bowl('#6d6b68', 5, 5.4, matte('#77746f')), { x: 9, z: -7 })],
      },
    },
    {
      kind: 'pomelo',
      build: () =>
        group(
          at(pile({ ...POMELO, seed: 4 }, 1), { x: -4.6, z: -3 }),
          at(half({ ...POMELO, r: 7.4 }, '#d8596a', { segments: 13, pith: 0.22, tilt: 1.12 }), {
            x: 8.6,
            z: 4.6,
            ry: -0.3,
          }),
        ),
      shot: {
        set: desk,
        tone: '#d9ced4',
        accent: '#c9a06c',
        lift: 14,
        props: () => [at(leaf('#5c8a45', 14, 6), { x: -13, z: 9, ry: 0.6 })],
      },
    },
    {
      kind: 'pomelo',
      build: () =>
        group(
          at(pile({ ...POMELO, tall: 1.02, tip: 0, skin: '#eccb4e', seed: 2 }, 1), { x: -7.6, z: 2 }),
          at(pile({ ...POMELO, tall: 1.02, tip: 0, skin: '#e6c84c', seed: 7 }, 1, 1), { x: 7.8, z: 4 }),
          at(gift('#b8443a', '#e9c46a', 20), { y: 0, z: -13 }),
        ),
      shot: {
        set: plinths,
        tone: '#cf8f83',
        accent: '#e8c9b4',
        lift: 12,
        props: () => [at(ribbon('#b8443a', 2.4), { x: -7, y: 18.6, z: 3 })],
      },
    },
  ],
}

function netOver(r: number) {
  const net = drum(r, r, 0.1, glass('#c8502e', 0.1), 0)
  return at(net, { y: 0.05 })
}

function chilli() {
  return group(
    ...[0, 1, 2].map(i =>
      at(drum(0.16, 0.62, 6.4, matte('#c5312b', 0.3), 0.3), {
        x: i * 1.5,
        y: 0.6,
        z: i * 1.2,
        rz: Math.PI / 2,
        ry: 0.5 + i * 0.3,
      }),
    ),
  )
}
