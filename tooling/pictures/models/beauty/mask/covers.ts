import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { slice } from '../../../studio/food/fruit.ts'
import { coin } from '../../../studio/props/desk.ts'
import { candle, saucer, scoop } from '../../../studio/props/table.ts'
import { boards, drape, linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, shelf, sill } from '../../../studio/sets/indoors.ts'
import { slate } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { standMirror } from '../../appliances/parts/bath.ts'
import { pebbles } from '../cream/things.ts'
import { beads } from '../parts/dabs.ts'
import { cica, grains, lavender, petals } from '../parts/flora.ts'
import { tube } from '../parts/tubes.ts'
import {
  aloe,
  clayJar,
  cocoons,
  faceSheet,
  fan,
  glassBowl,
  jellyJar,
  layered,
  maskTube,
  peeking,
  sachet,
  withCarton,
} from './things.ts'

const views = (
  tone: string,
  accent: string,
  focus: readonly [number, number],
  along: 'height' | 'width' = 'height',
): Views => ({
  scene: {
    set: counter,
    tone,
    accent,
    light: 'morning',
    yaw: -0.24,
    lift: 16,
    fill: 0.5,
    props: () => [at(standMirror(7, '#f0dcae'), { x: -13, z: -8, ry: 0.3 }), at(beads(10, 8, 1, 0.4), { z: 7 })],
  },
  close: { focus, zoom: 2 },
  size: {
    beside: () => coin(),
    along,
    shot: { set: softHorizon, tone: '#e4e1da', accent: '#d9d4ca', lift: 12, yaw: 0 },
  },
})

const hyaluron = { brand: '凝露 Ninglu', zh: '玻尿酸面膜', en: 'Hyaluronic sheet mask', fine: '25 ml' }
const style = (main: string, ink: string, accent = ink) => ({ ground: main, ink, accent })
const rose = { brand: '润玉 Runyu', zh: '玫瑰面膜', en: 'Rose cream mask', fine: '100 g' }

/** Masks for the face. */
export const mask: LeafPictures = {
  kinds: {
    sheet: {
      ...views('#d5d9d6', '#efece7', [0.5, 0.52]),
      build: main => at(group(sachet(hyaluron, style(main, '#1f4258'))), { rx: -0.2 }),
    },
    clay: {
      ...views('#cdcfc4', '#efece7', [0.5, 0.6], 'width'),
      build: main =>
        clayJar('#e4e2d2', main, { brand: '', zh: '清洁泥膜', en: 'Clay mask', fine: '120 g' }, '#4a4c2a', true),
    },
    sleeping: {
      ...views('#d9d5c9', '#efece7', [0.5, 0.46]),
      build: main => jellyJar(main, { brand: '', zh: '睡眠面膜', en: 'Sleeping mask', fine: '100 g' }, false),
    },
    tube: {
      ...views('#cfd6cf', '#efece7', [0.5, 0.5]),
      build: main => tube({ r: 2.4, long: 10.4, words: rose, style: style(main, '#fff6f2'), lid: '#fbf3ee' }),
    },
  },
  covers: [
    {
      kind: 'sheet',
      build: main => withCarton(hyaluron, style(main, '#1f4258')),
      shot: {
        set: bathLedge,
        tone: '#ebe6dc',
        accent: '#d2c8b8',
        yaw: -0.14,
        lift: 17,
        fill: 0.62,
        props: () => [
          at(glassBowl(4.4), { x: 8.6, z: 5.6 }),
          at(group(faceSheet((x, z) => 3.9 - (x * x + z * z) * 0.05, 0.5)), { x: 8.6, z: 5.6, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'sheet',
      build: main =>
        layered(
          { brand: '润玉 Runyu', zh: '蚕丝面膜', en: 'Silk firming mask', fine: '25 ml' },
          style(main, '#7a4a4a', '#c9a35a'),
        ),
      shot: {
        set: drape,
        tone: '#b3aba0',
        yaw: 0.1,
        lift: 66,
        fill: 0.66,
        light: 'soft',
        props: () => [at(cocoons(3), { x: 9.4, z: 9, ry: 0.4 })],
      },
    },
    {
      kind: 'sheet',
      build: main =>
        peeking(
          { brand: '草本诊所 Herbclin', zh: '积雪草面膜', en: 'Cica calming mask', fine: '25 ml' },
          style(main, '#f9f8ee'),
        ),
      shot: {
        set: cove,
        tone: '#d9cfbd',
        yaw: 0.32,
        lift: 15,
        fill: 0.62,
        light: 'morning',
        props: () => [at(cica(5, 2.4, 1.4, 1.7), { x: 7.6, z: 5 })],
      },
    },
    {
      kind: 'sheet',
      build: main =>
        fan({ brand: '凝露 Ninglu', zh: '烟酰胺面膜', en: 'Brightening mask', fine: '25 ml' }, style(main, '#5a3d10')),
      shot: {
        set: plinths,
        tone: '#cfdadd',
        accent: '#aebfc6',
        yaw: 0,
        lift: 10,
        fill: 0.62,
        props: () => [at(group(at(slice(2.4, '#f7e27a', '#e9c63a', 0.5), { rx: 1.2 })), { x: 8, y: 2.2, z: 4 })],
      },
    },
    {
      kind: 'clay',
      build: main =>
        clayJar(
          '#e4e2d2',
          main,
          { brand: '青黛 Qingdai', zh: '绿豆泥膜', en: 'Mung bean clay', fine: '120 g' },
          '#4a4c2a',
        ),
      shot: {
        set: boards,
        tone: '#d3bd9c',
        yaw: -0.1,
        lift: 38,
        fill: 0.72,
        light: 'morning',
        props: () => [at(grains('#7f9a4a', 60, 4, 1.8, 0.3, 1.3, 0.9), { x: -5, z: 6.4 })],
      },
    },
    {
      kind: 'clay',
      build: main =>
        clayJar(
          main,
          '#e9e4da',
          { brand: '草本诊所 Herbclin', zh: '白泥面膜', en: 'White clay mask', fine: '120 g' },
          '#f1eee6',
        ),
      shot: {
        set: slate,
        tone: '#a7a39b',
        accent: '#c9c6bf',
        yaw: 0.24,
        lift: 27,
        fill: 0.7,
        light: 'soft',
        props: () => [at(pebbles('#d2ccc0', 3), { x: 8.4, z: 4.4 })],
      },
    },
    {
      kind: 'sleeping',
      build: main => jellyJar(main, { brand: '润玉 Runyu', zh: '睡眠面膜', en: 'Sleeping mask', fine: '100 g' }, true),
      shot: {
        set: shelf,
        tone: '#c3a47c',
        accent: '#6f4c33',
        yaw: -0.06,
        lift: 16,
        fill: 0.64,
        light: 'evening',
        props: () => [
          at(lavender(13), { x: -5.6, z: -1.4, rz: 0.3 }),
          at(lavender(14, '#9a86c9', 5), { x: -6.6, z: -2, rz: 0.12 }),
          at(candle('#e0b070'), { x: 9.4, z: -5 }),
        ],
      },
    },
    {
      kind: 'sleeping',
      build: main =>
        jellyJar(main, { brand: '凝露 Ninglu', zh: '芦荟睡眠面膜', en: 'Aloe gel mask', fine: '100 g' }, false),
      shot: {
        set: sill,
        tone: '#e6dccb',
        accent: '#f1ece2',
        yaw: 0.12,
        lift: 12,
        fill: 0.56,
        light: 'morning',
        props: () => [at(aloe(11), { x: 4.4, z: 3.4, ry: 0.4 }), at(beads(14, 5, 0.8, 0.36), { x: -2, z: 4.6 })],
      },
    },
    {
      kind: 'tube',
      build: main =>
        maskTube({ r: 2.4, long: 10.4, words: rose, style: style(main, '#fff6f2'), lid: '#fbf3ee' }, '#f7dcdc', 0.8),
      shot: {
        set: linen,
        tone: '#b9c0b4',
        yaw: 0,
        lift: 50,
        fill: 0.64,
        light: 'soft',
        props: () => [
          at(saucer('#f1ece2', 4), { x: -9, z: -7.4 }),
          at(petals('#a8384c', 7, 2, 2, 0.8), { x: -9, y: 0.8, z: -7.4 }),
        ],
      },
    },
    {
      kind: 'tube',
      build: main =>
        maskTube(
          {
            r: 2.2,
            long: 11.4,
            words: { brand: '青黛 Qingdai', zh: '米糠面膜', en: 'Rice bran mask', fine: '100 g' },
            style: style(main, '#5d3a22'),
            lid: '#8a5f3d',
            matte: true,
          },
          '#fbf3e4',
          -0.7,
        ),
      shot: {
        set: boards,
        tone: '#7f8f86',
        yaw: 0,
        lift: 58,
        fill: 0.66,
        props: () => [
          at(grains('#f3ead6', 90, 4.4, 2.4, 0.24, 2.2, 0.8), { x: 6.4, z: -5 }),
          at(scoop(), { x: 8, z: -2.6, ry: 0.5 }),
        ],
      },
    },
  ],
}
