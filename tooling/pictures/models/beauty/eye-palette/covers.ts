import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { slice } from '../../../studio/food/fruit.ts'
import { gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { coin } from '../../../studio/props/desk.ts'
import { blossoms, leaf, twig } from '../../../studio/props/green.ts'
import { boards, concrete, drape, linen, papers } from '../../../studio/sets/cloths.ts'
import { counter, desk, sill } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group } from '../../../studio/shapes.ts'
import { standMirror } from '../../appliances/parts/bath.ts'
import { brush } from '../parts/compacts.ts'
import { doubleStick, earth, greys, palette, plums, quad, roseBrown, single, stick } from './palettes.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], zoom = 2.2): Views => ({
  scene: {
    set: counter,
    tone,
    accent,
    light: 'morning',
    yaw: 0.34,
    lift: 26,
    fill: 0.5,
    props: () => [
      at(brush(14, '#8a5a3c'), { x: 4, z: 7.4, ry: 0.24 }),
      at(brush(12, '#8a5a3c', '#3f2e28', 0.3), { x: 5, z: 9, ry: 0.34 }),
    ],
  },
  close: { focus, zoom },
  size: {
    beside: () => coin(),
    along: 'width',
    shot: { set: softHorizon, tone: '#e6e1d8', accent: '#d9d2c6', lift: 16, yaw: 0 },
  },
})

/** Sequins strewn over a plate. */
const sequins = (tone: string, count: number, rx: number, rz: number, size = 0.36) =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(drum(size * (0.6 + noise(i)), size * (0.6 + noise(i)), 0.04, metal(i % 3 ? tone : '#f3e2c4', 0.2), 0.01), {
        x: (noise(i * 3 + 2) - 0.5) * rx * 2,
        y: 0.04,
        z: (noise(i * 5 + 1) - 0.5) * rz * 2,
        rx: (noise(i + 9) - 0.5) * 0.3,
      }),
    ),
  )

/** Eye shadow. */
export const eyePalettes: LeafPictures = {
  kinds: {
    square: {
      ...views('#cfd0c8', '#efece7', [0.5, 0.3]),
      build: main =>
        palette({ columns: 3, shades: earth(main), shell: metal(main, 0.36), tray: matte('#3a2a22', 0.6) }),
    },
    quad: views('#d0d6d6', '#efece8', [0.46, 0.3], 2),
    single: { ...views('#cdd3d6', '#efece8', [0.5, 0.56], 1.7), build: main => single(main, 'glitter', true) },
    stick: { ...views('#d6d3ca', '#efece6', [0.7, 0.72], 2.1), build: main => stick(main, 0.05) },
  },
  covers: [
    {
      kind: 'square',
      build: main =>
        group(
          palette({ columns: 3, shades: earth(main), shell: metal(main, 0.36), tray: matte('#3a2a22', 0.6) }),
          at(group(brush(15, '#4a3226')), { x: 0.6, y: 1.3, z: 1.6, ry: 0.5 }),
        ),
      shot: { set: linen, tone: '#d6d1c2', yaw: -0.36, lift: 32, fill: 0.62, light: 'morning' },
    },
    {
      kind: 'square',
      build: main =>
        palette({ columns: 3, shades: roseBrown(main), shell: gloss(main), tray: matte('#f6e9e4', 0.6), round: 1.5 }),
      shot: {
        set: sill,
        tone: '#d5dcd6',
        accent: '#f2efe9',
        yaw: 0.4,
        lift: 25,
        fill: 0.58,
        light: 'morning',
        props: () => [
          at(twig('#9aa884', 13, 4, 2.4), { x: -9, z: -5, rz: -0.3 }),
          at(blossoms('#f0cdd0', 6, 2.4, 0.6), { x: -7, z: 5 }),
        ],
      },
    },
    {
      kind: 'square',
      build: main => palette({ columns: 4, shades: plums(main), shell: gloss(main), tray: gloss('#241a2a') }),
      shot: {
        set: cove,
        tone: '#c8b48c',
        yaw: -0.26,
        lift: 28,
        fill: 0.66,
        light: 'evening',
        props: () => [at(sequins('#b59ac9', 60, 13, 5), { z: 8 })],
      },
    },
    {
      kind: 'square',
      build: main =>
        palette({
          columns: 4,
          shades: greys(main),
          shell: plastic(main, 0.5),
          tray: matte('#d9d8d6', 0.7),
          flat: true,
          round: 0.2,
        }),
      shot: { set: concrete, tone: '#cfc8bc', yaw: 0.3, lift: 66, fill: 0.68, light: 'morning' },
    },
    {
      kind: 'quad',
      build: main => quad(main, [['#f6dcc0', 'shimmer'], ['#f0a078'], [main, 'shimmer'], ['#a8563c']]),
      shot: {
        set: papers,
        tone: '#dfe3d8',
        accent: '#b9c9bd',
        yaw: -0.3,
        lift: 30,
        fill: 0.58,
        props: () => [
          at(slice(2.6, '#f6a93f', '#e5862a', 0.5), { x: 5.4, z: 3 }),
          at(leaf('#6f9a57', 4, 2), { x: 5.2, z: -1.6, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'quad',
      build: main => quad(main, [['#f0d2c8', 'shimmer'], ['#c98a80'], ['#d9a49a', 'shimmer'], ['#8a4a48']], true),
      shot: { set: drape, tone: '#8f9a8c', yaw: 0.34, lift: 42, fill: 0.58, light: 'evening' },
    },
    {
      kind: 'single',
      build: main => single(main, 'glitter'),
      shot: {
        set: plinths,
        tone: '#c9cdd2',
        accent: '#a9b2ba',
        yaw: -0.2,
        lift: 30,
        fill: 0.58,
        props: () => [at(sequins('#e6b25c', 40, 4, 1, 0.1), { z: 3.2 })],
      },
    },
    {
      kind: 'single',
      build: main => single(main, 'jelly'),
      shot: { set: boards, tone: '#cbb595', yaw: 0.2, lift: 44, fill: 0.6, light: 'soft' },
    },
    {
      kind: 'stick',
      build: main => stick(main),
      shot: {
        set: papers,
        tone: '#e9e5dc',
        accent: '#a8b3b0',
        yaw: 0,
        lift: 40,
        fill: 0.66,
        light: 'morning',
      },
    },
    {
      kind: 'stick',
      build: main => doubleStick(main),
      shot: {
        set: desk,
        tone: '#a9bcc4',
        accent: '#c9d0cf',
        yaw: -0.1,
        lift: 22,
        fill: 0.64,
        props: () => [at(standMirror(4.4, '#f0dcae'), { x: 4.6, z: -6, ry: -0.3 })],
      },
    },
  ],
}
