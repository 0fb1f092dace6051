import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { half, slice } from '../../../studio/food/fruit.ts'
import { glass, matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { coin } from '../../../studio/props/desk.ts'
import { leaf } from '../../../studio/props/green.ts'
import { bowl, plateOf, spoon } from '../../../studio/props/table.ts'
import { concrete, linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { clove, garlic } from '../nut/packs.ts'
import { finished, mound, set, strewn } from '../parts/organic.ts'
import { swept } from '../parts/swept.ts'
import { chopsticks, fork, knife, steamer } from '../parts/table-ware.ts'
import { crab, fillet, oyster, prawn, scallop, squid, squidRing } from './animals.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: { beside: () => coin(), along: 'width', shot: { set: softHorizon, tone: '#d6e1e6', accent: '#c9d6dc' } },
})

const LEMON = { r: 2.8, skin: '#f4cf2f', blush: '#f8e27a', tall: 1.1 } as const

/** Bed of crushed ice on a tray. */
const iced = (w: number, d: number, tray = '#3f6f8a') =>
  group(
    at(slab(rounded(w, d, 2), 1.4, 0.3, matte(tray, 0.4)), { rx: -Math.PI / 2, y: 0.7 }),
    at(
      set(
        [0.9, 1.2, 1.5].map((s, i) =>
          box(s, s * 0.8, s * 0.9, 0.22, i === 2 ? glass('#eef8fb', 0.6) : finished('wet', i ? '#e3f0f5' : '#cfe2ea')),
        ),
        strewn(190, w * 0.47, d * 0.46, 0.9, 5).map(([x, , z], i) => [x, 1.4 + noise(i) * 0.6, z] as const),
        3,
      ),
      {},
    ),
    at(slab(rounded(w - 1.6, d - 1.6, 2), 0.5, 0.1, finished('wet', '#d6e6ec')), { rx: -Math.PI / 2, y: 1.5 }),
  )

const dill = () =>
  group(
    ...Array.from({ length: 9 }, (_, i) =>
      rod(
        [
          [0, 0.2, 0],
          [Math.cos(i * 0.34 - 1.3) * 2, 0.5, Math.sin(i * 0.34 - 1.3) * 2],
          [Math.cos(i * 0.34 - 1.3) * 4, 0.3 + noise(i), Math.sin(i * 0.34 - 1.3) * 4],
        ],
        0.08,
        matte(i % 2 ? '#4f8a4a' : '#6fa35c'),
      ),
    ),
  )

const chilli = () =>
  swept({
    path: t => [(t - 0.5) * 6, 0.6, Math.sin(t * 2.4) * 0.9],
    r: t => 0.6 * (1 - t) ** 0.5 + 0.04,
    colour: t => (t < 0.06 ? '#4f7a3a' : '#c3222c'),
    rows: 24,
    columns: 12,
    finish: 'wet',
  })

const onion = () =>
  group(
    ...Array.from({ length: 16 }, (_, i) =>
      at(ring(0.5, 0.16, finished('soft', i % 2 ? '#6fae4a' : '#a9cf7a')), {
        x: (noise(i) - 0.5) * 9,
        y: 0.3,
        z: (noise(i + 30) - 0.5) * 5,
        rx: Math.PI / 2 - noise(i + 7),
      }),
    ),
  )

const pink = { shell: '#ee9a82', band: '#e0674f', head: false, curl: 3.5, long: 7.4 } as const
const grey = { shell: '#a9b09a', band: '#d98a6a', head: true, curl: 2, long: 10 } as const
const tiger = { shell: '#6f7a78', band: '#23282c', head: true, curl: 1.3, long: 12 } as const

const salad = () =>
  group(
    ...Array.from({ length: 12 }, (_, i) =>
      at(leaf(i % 3 ? '#7fae4a' : '#5c8f3f', 6, 3.4, 1.6), { ry: i * 0.9, y: 0.2 + (i % 3) * 0.4, rz: 0.2 }),
    ),
  )

const tongs = () =>
  group(
    ...[-1, 1].map(s =>
      rod(
        [
          [-9, 0.6, 0],
          [-2, 0.8, s * 1.2],
          [6, 0.6, s * 1.5],
          [9, 0.4, s * 0.9],
        ],
        0.32,
        metal('#c6c9cf', 0.24),
      ),
    ),
  )

const pliers = () =>
  group(
    ...[-1, 1].map(s =>
      rod(
        [
          [-3.4, 0.6, s * 0.7],
          [0, 0.6, s * 0.3],
          [2, 0.6, -s * 0.8],
          [8, 0.5, -s * 1.5],
        ],
        0.5,
        metal('#b9bcc2', 0.26),
      ),
    ),
    at(drum(0.6, 0.6, 1.2, metal('#9a9da3', 0.3), 0.1), { x: 0.6 }),
  )

/** Seafood. */
export const seafood: LeafPictures = {
  kinds: {
    prawn: views(
      {
        set: counter,
        tone: '#b7c9c4',
        accent: '#efedea',
        light: 'morning',
        lift: 30,
        props: () => [
          at(half(LEMON, '#f3dc62', { tilt: 1.1 }), { x: 16, z: 4, ry: -0.3 }),
          at(bowl('#f4f1ea', 4, 2.6), { x: -16, z: -6 }),
        ],
      },
      [0.4, 0.5],
    ),
    crab: views(
      {
        set: desk,
        tone: '#a9b9bf',
        accent: '#8a5f3d',
        light: 'evening',
        lift: 34,
        props: () => [at(bowl('#f4f1ea', 4, 2.6), { x: 17, z: 4 }), at(pliers(), { x: -4, z: 17, ry: 0.2 })],
      },
      [0.5, 0.4],
    ),
    fish: views(
      {
        set: kitchenBoard,
        tone: '#c4d0cf',
        accent: '#d0a871',
        light: 'morning',
        lift: 30,
        props: () => [at(knife(22), { x: 4, z: 12, ry: 0.15 })],
      },
      [0.5, 0.5],
    ),
    shell: views(
      { set: concrete, tone: '#8fa3ad', light: 'day', lift: 36, props: () => [at(tongs(), { x: 2, z: 15, ry: 0.2 })] },
      [0.5, 0.5],
    ),
    squid: views(
      {
        set: tiledKitchen,
        tone: '#d6c0b0',
        accent: '#b98f62',
        light: 'morning',
        lift: 30,
        props: () => [at(knife(20), { x: 2, z: 13, ry: 0.1 })],
      },
      [0.5, 0.5],
    ),
  },
  covers: [
    {
      kind: 'prawn',
      build: () =>
        group(
          iced(27, 20),
          ...[
            [-6.4, -5, 0.2],
            [1.6, -5.6, -0.1],
            [-5, 0.4, 0.1],
            [3.4, 0.2, 0.3],
          ].map(([x, z, ry]) => at(prawn(grey), { x: x ?? 0, y: 1.9, z: z ?? 0, ry: ry ?? 0 })),
          at(half(LEMON, '#f3dc62', { tilt: 0.8 }), { x: 9.4, y: 1.6, z: 5, ry: -0.4 }),
          at(group(at(half(LEMON, '#f3dc62', { tilt: 0.9 }), {})), { x: -9.4, y: 1.6, z: 6, ry: 0.4 }),
        ),
      shot: { set: cove, tone: '#e0cdb8', lift: 38, fill: 0.68 },
    },
    {
      kind: 'prawn',
      build: () =>
        group(
          bowl('#2f5f78', 8.4, 5.4),
          at(salad(), { y: 3.4 }),
          at(
            set(
              [prawn(pink), prawn({ ...pink, curl: 3.9 }), prawn({ ...pink, shell: '#f0a890' })],
              mound(13, 6, 2.4),
              0.5,
            ),
            { y: 4 },
          ),
          at(slice(2.4, '#f3dc62', '#f4cf2f', 0.5), { x: 5, y: 6, z: 4, rx: 0.8 }),
        ),
      shot: {
        set: linen,
        tone: '#c9bda4',
        lift: 36,
        fill: 0.6,
        light: 'morning',
        props: () => [at(fork(), { x: 12, z: 6, ry: 1.1 })],
      },
    },
    {
      kind: 'prawn',
      build: () =>
        group(
          at(box(25, 1.2, 18, 0.3, matte('#a9a79f', 0.8)), { y: 0.6 }),
          ...[-6.6, -1.2, 4.2].map((z, i) => at(prawn(tiger), { x: -4 + i * 0.4, y: 1.2, z: z - 2.4 })),
          at(chilli(), { x: 9, y: 1.2, z: 7.6, ry: 0.3 }),
          at(chilli(), { x: 6, y: 1.2, z: 9, ry: -0.2 }),
        ),
      shot: { set: counter, tone: '#c98f6f', accent: '#e9e4dc', lift: 40, yaw: 0.25, fill: 0.68 },
    },
    {
      kind: 'crab',
      build: () => group(steamer(15, 6), at(crab('#4f7f86', '#6f9a9a', true, true), { y: 3.4, z: -1.4 })),
      shot: {
        set: kitchenBoard,
        tone: '#d9c7b4',
        accent: '#a9744a',
        lift: 46,
        fill: 0.7,
        props: () => [at(chopsticks(), { x: 2, z: 19, ry: 0.1 })],
      },
    },
    {
      kind: 'crab',
      build: () => group(plateOf('#f4f3ee', 16), at(crab('#b5522f', '#c9643a', false, false), { y: 1.4, z: -2 })),
      shot: {
        set: sunnyDesk,
        tone: '#8fb0b9',
        accent: '#b98f62',
        lift: 40,
        fill: 0.66,
        light: 'morning',
        props: () => [
          at(group(bowl('#f4f1ea', 3.6, 2.6), at(drum(3.1, 2.8, 0.1, finished('wet', '#f3cf5a'), 0), { y: 1.9 })), {
            x: 19,
            z: 4,
          }),
          at(pliers(), { x: -6, z: 19, ry: 0.2 }),
        ],
      },
    },
    {
      kind: 'fish',
      build: () =>
        group(
          at(box(27, 1, 18, 0.2, matte('#4f565b', 0.7)), { y: 0.5 }),
          at(fillet(11, 3.2, 6.4, '#f0793f', '#f9cfae', '#8f989c', 1), { x: -5.4, y: 1, z: -2.6, ry: 0.15 }),
          at(fillet(10, 3.2, 6.2, '#ee7038', '#f9cfae', '#8f989c', 4), { x: 5.6, y: 1, z: 0.6, ry: -0.2 }),
          at(slice(2.4, '#f3dc62', '#f4cf2f', 0.5), { x: -5.4, y: 1, z: 5 }),
          at(slice(2.4, '#f3dc62', '#f4cf2f', 0.5), { x: -2.6, y: 1.3, z: 5.8, rz: 0.2 }),
          at(dill(), { x: 4, y: 4.2, z: -0.4, ry: 0.6 }),
        ),
      shot: { set: slate, tone: '#8a9498', accent: '#d3dcdc', lift: 36, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'fish',
      build: () =>
        group(
          plateOf('#5f9aa8', 11.4),
          at(fillet(13, 2.4, 4.6, '#f4ece0', '#b9a88c', '#76827e', 2), { y: 1.1, x: -0.6, z: -4, ry: 0.16 }),
          at(fillet(12.4, 2.4, 4.4, '#f5eee3', '#bdac90', '#76827e', 6), { y: 1.1, z: 2.6, x: 0.2, ry: -0.2 }),
          at(dill(), { x: -2, y: 3.4, z: 2.4, ry: 0.4 }),
          at(slice(2.2, '#f3dc62', '#f4cf2f', 0.5), { x: 5.6, y: 1.1, z: 6 }),
        ),
      shot: {
        set: softHorizon,
        tone: '#f0bfa4',
        accent: '#f8e0d0',
        lift: 34,
        fill: 0.62,
        light: 'soft',
        props: () => [at(spoon(), { x: 4, z: 15, ry: 0.2 })],
      },
    },
    {
      kind: 'shell',
      build: () =>
        group(
          iced(28, 21, '#2f3a42'),
          ...[0, 1, 2, 3, 4, 5].map(i =>
            at(oyster(i + 1), {
              x: ((i % 3) - 1) * 8.4,
              y: 1.9,
              z: (Math.floor(i / 3) - 0.5) * 8,
              ry: 1.2 + (noise(i) - 0.5),
            }),
          ),
          at(slice(2.1, '#f3dc62', '#f4cf2f', 0.5), { x: 4.2, y: 2, z: 8.8 }),
        ),
      shot: {
        set: counter,
        tone: '#7f9fb0',
        accent: '#efece6',
        lift: 46,
        yaw: 0.2,
        fill: 0.7,
        props: () => [at(garlic(), { x: 18, z: 4 })],
      },
    },
    {
      kind: 'shell',
      build: () =>
        group(
          at(slab(rounded(32, 14, 2), 1, 0.2, matte('#33383d', 0.5)), { rx: -Math.PI / 2, y: 0.5 }),
          ...[-10, 0, 10].map((x, i) => at(scallop(i + 1), { x, y: 1, z: 0.2 })),
          at(clove(1), { x: -5, y: 1.6, z: 5 }),
          at(clove(2), { x: 5.4, y: 1.6, z: 5, ry: 1.2 }),
        ),
      shot: { set: desk, tone: '#c3a1a8', accent: '#a97c4f', lift: 36, yaw: -0.25, fill: 0.72, light: 'day' },
    },
    {
      kind: 'squid',
      build: () =>
        group(
          at(slab(rounded(30, 20, 2), 1.2, 0.2, matte('#3f7f8a', 0.5)), { rx: -Math.PI / 2, y: 0.6 }),
          at(squid(), { x: -1, y: 1.2, z: -4.4, ry: 0.08 }),
          ...[
            [-8, 5],
            [-3.6, 6],
            [0.8, 4.8],
            [5.2, 6],
            [-5.6, 3],
          ].map(([x, z], i) => at(squidRing(1.7 + noise(i) * 0.4), { x: x ?? 0, y: 1.2, z: z ?? 0, ry: i })),
          at(group(at(squidRing(1.8), { rx: 1.2 })), { x: 9.6, y: 2.6, z: 4.4, ry: -0.4 }),
          at(onion(), { x: 4, y: 1.2, z: 6 }),
        ),
      shot: { set: tiledKitchen, tone: '#d8a98f', accent: '#b98f62', lift: 40, fill: 0.7 },
    },
  ],
}
