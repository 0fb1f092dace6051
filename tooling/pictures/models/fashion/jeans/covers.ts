import type { Object3D } from 'three'
import { laid } from '../../../studio/cloth/trims.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { twig } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { cup } from '../../../studio/props/table.ts'
import { boards, concrete, hanging, linen, panelled, papers } from '../../../studio/sets/cloths.ts'
import { desk, room } from '../../../studio/sets/indoors.ts'
import { at, drum, group } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { lighter } from '../../../studio/tones.ts'
import { balletFlat } from '../flat-sandal/closed.ts'
import { stackedBoot } from '../high-heel/booties.ts'
import { strap } from '../parts/strips.ts'
import { leather } from '../parts/stuffs.ts'
import { casual, pairOf } from '../running-shoe/shoes.ts'
import { CUTS, clipHanger, dungarees, foldedJeans, jeans, jeansBack, washingLine } from './jeans.ts'

const above = { light: 'above', lift: 84, fill: 0.68 } as const
const hung = { lift: 2, fill: 0.7 } as const

const views = (tone: string, focus: readonly [number, number] = [0.5, 0.9]): Views => ({
  scene: {
    set: hanging,
    tone,
    ...hung,
    light: 'morning',
    yaw: 0.2,
    props: () => [at(twig('#8aa07c', 60, 7, 12), { x: 56, y: 20, rz: -0.2 })],
  },
  close: { focus, zoom: 3, shot: { set: hanging, tone, ...hung, light: 'day', yaw: 0.1, props: () => [] } },
  size: {
    beside: () => at(chair(), {}),
    along: 'height',
    shot: { set: room, tone: '#dfe2dc', accent: '#c3c9c2', lift: 5, yaw: 0 },
  },
})

const record = (tone: string): Object3D =>
  group(
    at(drum(15, 15, 0.3, matte('#17171a', 0.6), 0.1), {}),
    at(drum(5, 5, 0.36, matte(tone), 0.05), {}),
    at(drum(0.5, 0.5, 0.4, matte('#f4f1ea')), {}),
  )

const tape = (): Object3D =>
  strap(
    [
      [0, 0.5, 0],
      [10, 0.5, 3],
      [18, 0.5, -4],
      [28, 0.5, -1],
      [36, 0.5, -8],
    ],
    2,
    0.15,
    matte('#f0bf3c', 0.6),
    [0, 1, 0.001],
    60,
  )

const kneeCreases = (x: number, y: number): number => {
  const near = Math.max(0, 1 - Math.abs(y + 56) / 12)
  const low = Math.max(0, 1 - Math.abs(y + 90) / 10)
  return (near + low * 0.8) * 0.55 * Math.sin(y * 1.1 + clouds(x / 5 + 20, y / 9 + 20, 2, 64) * 5)
}

const pooled = (x: number, y: number): number =>
  Math.max(0, (-y - 30) / 76) * 1.5 * Math.sin(Math.abs(x) * 0.62 + y * 0.02 + 0.6)

/** Jeans and dungarees. */
export const jeansClass: LeafPictures = {
  kinds: {
    straight: {
      ...views('#c9a58c'),
      build: main => group(jeans({ legs: CUTS.straight, main, worn: 0.3 }), clipHanger(19)),
    },
    wide: views('#d9b9a0'),
    skinny: {
      ...views('#b9c3b4'),
      build: main =>
        group(jeans({ legs: CUTS.skinny, main, thread: '#4a4d52', relief: kneeCreases }), clipHanger(18.5)),
    },
    flare: { ...views('#cdb4a0'), build: main => group(jeans({ legs: CUTS.flare, main, worn: 0.4 }), clipHanger(18)) },
    dungaree: views('#a9c3c6', [0.5, 0.84]),
  },
  covers: [
    {
      kind: 'straight',
      build: main =>
        laid(
          jeans({
            legs: { ...CUTS.straight, long: 92 },
            main,
            worn: 0.35,
            turnUp: lighter(main, 0.45),
            belt: '#8a5a35',
          }),
          0.08,
        ),
      shot: {
        set: boards,
        tone: '#b07a4f',
        ...above,
        props: () => [
          at(
            pairOf(() => casual('#f4f1ea', 'canvas', '#ffffff'), 11),
            { x: 42, z: 26, ry: 1.9 },
          ),
        ],
      },
    },
    {
      kind: 'straight',
      build: foldedJeans,
      shot: {
        set: desk,
        tone: '#e0b98a',
        accent: '#c89a66',
        yaw: -0.46,
        lift: 34,
        fill: 0.64,
        light: 'morning',
        props: () => [at(cup('#f2ede2'), { x: 23, z: -16, s: 1.2 })],
      },
    },
    {
      kind: 'straight',
      build: main =>
        group(jeans({ legs: CUTS.straight, main, worn: 0.2, turnUp: 'fleece', thread: '#c9ccd0' }), clipHanger(19)),
      shot: { set: panelled, tone: '#a8764e', ...hung, yaw: 0.14 },
    },
    {
      kind: 'wide',
      build: main => group(jeans({ legs: CUTS.wide, main, worn: 0.3, relief: pooled }), clipHanger(17.5)),
      shot: { set: hanging, tone: '#e3a48c', ...hung, yaw: -0.16, light: 'morning' },
    },
    {
      kind: 'wide',
      build: main =>
        at(group(jeans({ legs: { ...CUTS.wide, long: 98 }, main, thread: '#ffffff', relief: pooled, creases: 0.2 })), {
          rz: -0.03,
        }),
      shot: {
        set: hanging,
        tone: '#7fbfe6',
        ...hung,
        yaw: 0.12,
        light: 'day',
        props: () => [at(washingLine(17.5), { y: 98.6 })],
      },
    },
    {
      kind: 'skinny',
      build: main =>
        laid(
          jeans({ legs: CUTS.skinny, main, worn: 0.1, thread: '#4a4d52', relief: kneeCreases, creases: 0.5 }),
          -0.12,
        ),
      shot: {
        set: concrete,
        tone: '#d9d3c8',
        ...above,
        props: () => [
          at(
            pairOf(() => stackedBoot('#7c5335', leather('#7c5335')), 12),
            { x: -36, z: 30, ry: 1.2 },
          ),
        ],
      },
    },
    {
      kind: 'skinny',
      build: main => group(jeansBack(CUTS.skinny, main), clipHanger(18.5)),
      shot: { set: hanging, tone: '#93b8b0', ...hung, yaw: 0.18 },
    },
    {
      kind: 'flare',
      build: main => laid(jeans({ legs: CUTS.flare, main, worn: 0.6 }), 0.1),
      shot: {
        set: papers,
        tone: '#f0d9a4',
        accent: '#e58f5f',
        ...above,
        props: () => [at(record('#c8392e'), { x: 42, z: -24 }), at(record('#f0bf3c'), { x: -42, z: 22, y: 0.1 })],
      },
    },
    {
      kind: 'flare',
      build: main =>
        laid(
          jeans({
            legs: { ...CUTS.flare, long: 98, hem: [13, 10.6] },
            main,
            thread: lighter(main, 0.4),
            creases: 0.35,
          }),
          -0.08,
        ),
      shot: {
        set: linen,
        tone: '#e0d3bd',
        ...above,
        props: () => [
          at(tape(), { x: 22, z: 42 }),
          at(
            pairOf(() => balletFlat('#2f2a28', leather('#2f2a28'), true), 10),
            { x: -40, z: 34, ry: 1.4 },
          ),
        ],
      },
    },
    {
      kind: 'dungaree',
      build: dungarees,
      shot: { set: hanging, tone: '#a9cfd4', lift: 2, fill: 0.7, yaw: -0.14, light: 'day' },
    },
  ],
}
