import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { glow, matte } from '../../../studio/materials.ts'
import { blossoms, twig, vaseWithTwig } from '../../../studio/props/green.ts'
import { basket, ribbon, towels } from '../../../studio/props/soft.ts'
import { candle } from '../../../studio/props/table.ts'
import { drape, linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, desk, shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, drum, group } from '../../../studio/shapes.ts'
import { halo } from '../parts/air.ts'
import { comb, dropper, hangingTowel, jar, standMirror, ties } from '../parts/bath.ts'
import { hookWall } from '../parts/places.ts'
import { openCase, pouch } from '../parts/travel.ts'
import { bowlFirst, cased, classic, foldable, hung, laidClassic, paddleBrush, roundBrush, tube } from './dryers.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], zoom = 2): Views => ({
  scene: {
    set: counter,
    tone,
    accent,
    light: 'morning',
    yaw: 0.3,
    lift: 12,
    fill: 0.54,
    props: () => [
      at(standMirror(), { x: 17, z: -8, ry: -0.4 }),
      at(jar('#e8c9c0'), { x: -14, z: 7 }),
      at(comb('#7c5335'), { x: 6, z: 12, ry: 0.3 }),
    ],
  },
  close: { focus, zoom },
  size: {
    beside: () => jar('#a9bcc6'),
    along: 'height',
    shot: { set: softHorizon, tone: '#e9e5e4', accent: '#dbd6d4', yaw: 0, light: 'soft' },
  },
})

const standing = (main: string) => group(at(classic(main), { y: 18 }))

/** Hair dryers. */
export const hairDryer: LeafPictures = {
  kinds: {
    classic: { ...views('#b7cbd0', '#e6e2dc', [0.3, 0.8]), build: standing },
    tube: { ...views('#d4cbd6', '#e9e6e4', [0.4, 0.84]), build: main => tube(main) },
    folding: { ...views('#cfd6c4', '#e7e4dc', [0.5, 0.6]), build: main => group(at(foldable(main, 0.5), { y: 14 })) },
    brush: { ...views('#d6c2b8', '#ebe6e0', [0.5, 0.76]), build: main => roundBrush(main) },
  },
  covers: [
    {
      kind: 'classic',
      build: hung,
      shot: {
        set: hookWall,
        tone: '#d3dede',
        yaw: 0.2,
        lift: 6,
        fill: 0.64,
        light: 'morning',
        props: () => [at(hangingTowel('#d98a72', 20, 30), { x: 27, y: 25, z: -2 })],
      },
    },
    {
      kind: 'classic',
      build: laidClassic,
      shot: {
        set: counter,
        tone: '#9ab3ad',
        accent: '#efece8',
        yaw: 0.3,
        lift: 34,
        fill: 0.6,
        light: 'soft',
        props: () => [
          at(comb('#8a5a35'), { x: -3, z: 14, ry: 0.2 }),
          at(ties(['#7fa0a8', '#d8788b', '#e6c87a']), { x: 17, z: 9 }),
          at(standMirror(), { x: -15, z: -16, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'classic',
      build: bowlFirst,
      shot: {
        set: cove,
        tone: '#e0b868',
        yaw: 0,
        lift: 8,
        fill: 0.6,
        props: () => [at(dropper('#d98f5a', 15), { x: 14, z: -7 }), at(jar('#f2e8d8'), { x: -12, z: 6 })],
      },
    },
    {
      kind: 'tube',
      build: cased,
      shot: { set: drape, tone: '#5f7a72', yaw: -0.3, lift: 40, fill: 0.74, light: 'evening' },
    },
    {
      kind: 'tube',
      build: main => tube(main),
      shot: {
        set: bathLedge,
        tone: '#e6dfd2',
        accent: '#ece9e6',
        yaw: 0.34,
        lift: 7,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(vaseWithTwig('#f2ede4', '#8aa07c', 17), { x: 14, z: -4 }),
          at(blossoms('#f0c6c6', 4, 3, 1.4), { x: -9, z: 3 }),
        ],
      },
    },
    {
      kind: 'tube',
      build: main => tube(main, { head: false }),
      shot: {
        set: shelf,
        tone: '#3f4c63',
        accent: '#6a4a36',
        yaw: -0.44,
        lift: 8,
        fill: 0.6,
        light: 'evening',
        props: () => [
          at(group(drum(4, 5, 1.4, matte('#2b2c2e')), at(ball(5, glow('#ffe2b0', 1)), { y: 6.4 })), { x: 15, z: -3 }),
          at(halo(46, '#ffb86a', 0.5), { x: 15, y: 7, z: -6 }),
          at(candle('#d98a4a'), { x: -13, z: 2 }),
        ],
      },
    },
    {
      kind: 'folding',
      build: main => group(at(foldable(main, 0.9), { y: 3.7, rx: -Math.PI / 2 + 0.16 })),
      shot: {
        set: desk,
        tone: '#7fa3b5',
        accent: '#c09a6c',
        yaw: -0.2,
        lift: 26,
        fill: 0.56,
        props: () => [
          at(basket('#c9a878', 9, 10), { x: 16, z: -11 }),
          at(towels(['#efe9dc', '#e6a08a'], 14, 10), { x: -15, z: -12 }),
        ],
      },
    },
    {
      kind: 'folding',
      build: main => group(at(foldable(main, 1.3), { y: 4.8, rx: -Math.PI / 2 + 0.1 })),
      shot: {
        set: linen,
        tone: '#c0a684',
        yaw: 0.35,
        lift: 44,
        fill: 0.46,
        light: 'morning',
        props: () => [
          at(openCase('#b5643f', '#e6dccb', 50, 34, 8), { y: -0.4, z: 0, ry: -0.2 }),
          at(pouch('#e0b868', 11, 13), { x: -15, y: 0.8, z: -4, ry: -0.1 }),
          at(towels(['#8fb3b4', '#efe6d6'], 13, 12), { x: 15, y: 0.6, z: -5, ry: -0.2 }),
        ],
      },
    },
    {
      kind: 'brush',
      build: main => group(at(roundBrush(main), {})),
      shot: {
        set: plinths,
        tone: '#8fb0ae',
        accent: '#6d9492',
        yaw: 0.4,
        lift: 11,
        fill: 0.62,
        light: 'soft',
        props: () => [at(ribbon('#d8788b', 5), { x: -8, y: 5, z: 4 }), at(twig('#7c9a70', 16, 5, 4), { x: 13, z: -4 })],
      },
    },
    {
      kind: 'brush',
      build: main => group(at(paddleBrush(main), {})),
      shot: {
        set: sunnyDesk,
        tone: '#e3b9a4',
        accent: '#a5774c',
        yaw: -0.62,
        lift: 9,
        fill: 0.62,
        light: 'morning',
        props: () => [
          at(towels(['#f2ede2', '#d9e0d8'], 18, 13), { x: 16, z: -8 }),
          at(jar('#f0e2d0'), { x: -10, z: 3 }),
        ],
      },
    },
  ],
}
