import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { coin } from '../../../studio/props/desk.ts'
import { leaf } from '../../../studio/props/green.ts'
import { mat } from '../../../studio/props/soft.ts'
import { drape, linen, papers } from '../../../studio/sets/cloths.ts'
import { counter, desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { blend } from '../../../studio/tones.ts'
import { standMirror } from '../../appliances/parts/bath.ts'
import { brush } from '../parts/compacts.ts'
import { beads } from '../parts/dabs.ts'
import { petals } from '../parts/flora.ts'
import { blender, frostedBottle, slimBottle, squareBottle } from './bottles.ts'
import { closedPair, concealer, cushion, cushionWithStroke, mirrorTray, powder } from './compacts.ts'

const views = (
  tone: string,
  accent: string,
  focus: readonly [number, number],
  along: 'width' | 'height' = 'width',
  zoom = 2.1,
): Views => ({
  scene: {
    set: counter,
    tone,
    accent,
    light: 'morning',
    yaw: 0.34,
    lift: along === 'width' ? 25 : 14,
    fill: 0.5,
    props: () => [
      at(standMirror(6, '#f0dcae'), { x: -9, z: -8, ry: 0.3 }),
      at(group(brush(14, '#8a5a3c', '#6d4a38', 0.8)), { x: 7, z: 4.4, ry: 0.3 }),
    ],
  },
  close: { focus, zoom },
  size: {
    beside: () => coin(),
    along,
    shot: { set: softHorizon, tone: '#e4e0d8', accent: '#d8d2c6', lift: 14, yaw: 0 },
  },
})

/** Foundation: cushions, bottles, powder, concealer. */
export const airCushions: LeafPictures = {
  kinds: {
    cushion: { ...views('#cfd3ce', '#efece7', [0.4, 0.26]), build: main => cushion(main, 'none') },
    liquid: views('#d3d6d0', '#efece7', [0.36, 0.42], 'height', 2),
    powder: { ...views('#dbd3c9', '#efece7', [0.5, 0.26]), build: main => powder(main, 'none') },
    concealer: views('#cfd6d6', '#efece7', [0.44, 0.42]),
  },
  covers: [
    {
      kind: 'cushion',
      build: main => cushion(main),
      shot: { set: drape, tone: '#c3a892', yaw: -0.34, lift: 24, fill: 0.62, light: 'evening' },
    },
    {
      kind: 'cushion',
      build: main => cushion(main, 'inside'),
      shot: {
        set: plinths,
        tone: '#ded8cd',
        accent: '#c3bcae',
        yaw: 0.36,
        lift: 27,
        fill: 0.6,
        light: 'soft',
        props: () => [
          at(beads(24, 3.6, 1.2, 0.34), { z: 4.6 }),
          at(leaf('#5f7f55', 13, 3, 2.2), { x: 5, z: -3, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'cushion',
      build: main => closedPair(main),
      shot: {
        set: sunnyDesk,
        tone: '#b9d0d6',
        accent: '#e2d8c8',
        yaw: -0.2,
        lift: 21,
        fill: 0.6,
        light: 'morning',
      },
    },
    {
      kind: 'cushion',
      build: main => cushionWithStroke(main),
      shot: {
        set: linen,
        tone: '#8fa9b3',
        yaw: -0.1,
        lift: 52,
        fill: 0.64,
        light: 'morning',
        props: () => [at(mat('#d9bd8a', 9), { x: -11, z: -7 })],
      },
    },
    {
      kind: 'liquid',
      build: main =>
        squareBottle(blend(main, '#e0b890', 0.4), {
          brand: '朱唇 Vermil',
          zh: '粉底液',
          en: 'Foundation',
          fine: '30 ml',
        }),
      shot: { set: cove, tone: '#b4b7b0', yaw: -0.36, lift: 12, fill: 0.6 },
    },
    {
      kind: 'liquid',
      build: main =>
        slimBottle(main, { brand: '青黛 Qingdai', zh: '轻薄粉底液', en: 'Light foundation', fine: '30 ml' }),
      shot: {
        set: desk,
        tone: '#a9bab6',
        accent: '#c3a27a',
        yaw: -0.14,
        lift: 14,
        fill: 0.6,
        light: 'morning',
        props: () => [
          at(blender('#c9817a'), { x: -4.4, z: 1.8 }),
          at(standMirror(5, '#f0dcae'), { x: -8, z: -9, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'liquid',
      build: main =>
        group(
          mirrorTray(13, 9),
          at(frostedBottle(main, { brand: '润玉 Runyu', zh: '水润粉底', en: 'Dewy foundation', fine: '35 ml' }), {
            y: 0.62,
          }),
        ),
      shot: {
        set: drape,
        tone: '#d3cdbf',
        yaw: 0.34,
        lift: 19,
        fill: 0.62,
        light: 'soft',
        props: () => [at(petals('#e3bcd0', 5, 4, 1.4, 0.7), { x: 1, y: 0.6, z: 3.2 })],
      },
    },
    {
      kind: 'powder',
      build: main => powder(main),
      shot: { set: papers, tone: '#e6dccb', accent: '#c9b79c', yaw: -0.34, lift: 28, fill: 0.62 },
    },
    {
      kind: 'powder',
      build: main => powder(main, 'beside'),
      shot: { set: cove, tone: '#cfc9c3', yaw: 0.4, lift: 36, fill: 0.64, light: 'evening' },
    },
    {
      kind: 'concealer',
      build: main => concealer(main),
      shot: { set: papers, tone: '#cbd5d6', accent: '#eae6dd', yaw: -0.2, lift: 40, fill: 0.64, light: 'morning' },
    },
  ],
}
