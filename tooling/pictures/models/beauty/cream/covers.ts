import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { coin } from '../../../studio/props/desk.ts'
import { leaf } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { saucer } from '../../../studio/props/table.ts'
import { boards, drape, linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, sill } from '../../../studio/sets/indoors.ts'
import { beach } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { standMirror } from '../../appliances/parts/bath.ts'
import { beads } from '../parts/dabs.ts'
import { cica } from '../parts/flora.ts'
import { tube } from '../parts/tubes.ts'
import {
  closedJar,
  gelJar,
  hatBrim,
  lyingTube,
  nightJar,
  pebbles,
  plainJar,
  pumpBottle,
  sheaNuts,
  sunBottle,
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
    lift: 14,
    fill: 0.5,
    props: () => [
      at(standMirror(6.4, '#f0dcae'), { x: -10, z: -7, ry: 0.3 }),
      at(towels(['#ece6da'], 11, 8), { x: 11, z: -3, ry: -0.2 }),
    ],
  },
  close: { focus, zoom: 2 },
  size: {
    beside: () => coin(),
    along,
    shot: { set: softHorizon, tone: '#e4e1da', accent: '#d9d4ca', lift: 12, yaw: 0 },
  },
})

const cicaTube = { r: 1.7, long: 10.6, make: 'aluminium', used: 0.7 } as const
const cicaWords = { brand: '草本诊所 Herbclin', zh: '积雪草修护霜', en: 'Cica repair cream', fine: '50 g' }
const cicaStyle = (ground: string) => ({ ground, ink: '#33503c', accent: '#6f9a57' })

/** Creams for the face, and against the sun. */
export const cream: LeafPictures = {
  kinds: {
    jar: views('#d5d2ca', '#efece7', [0.5, 0.42]),
    tube: {
      ...views('#cdd6cf', '#efece7', [0.5, 0.5]),
      build: main => tube({ ...cicaTube, used: 0.2, words: cicaWords, style: cicaStyle(main), lid: '#f6f4ee' }),
    },
    pump: views('#d9d6cd', '#efece7', [0.5, 0.42]),
    sun: views('#dcd3c2', '#efece7', [0.5, 0.5]),
  },
  covers: [
    {
      kind: 'jar',
      build: main => closedJar(main, { brand: '润玉 Runyu', zh: '胜肽面霜', en: 'Peptide cream', fine: '50 g' }),
      shot: { set: counter, tone: '#98a3a4', accent: '#dedcd7', yaw: -0.2, lift: 17, fill: 0.58 },
    },
    {
      kind: 'jar',
      build: main => gelJar(main, { brand: '凝露 Ninglu', zh: '水凝霜', en: 'Gel cream', fine: '50 g' }),
      shot: {
        set: plinths,
        tone: '#dcd9d2',
        accent: '#c3beb3',
        yaw: -0.1,
        lift: 30,
        fill: 0.6,
        light: 'soft',
        props: () => [at(beads(22, 5, 1.4, 0.4), { z: 4.8 })],
      },
    },
    {
      kind: 'jar',
      build: main => nightJar(main, { brand: '润玉 Runyu', zh: '角鲨烷晚霜', en: 'Squalane night', fine: '50 g' }),
      shot: { set: drape, tone: '#a39aa3', yaw: 0.2, lift: 27, fill: 0.68, light: 'evening' },
    },
    {
      kind: 'jar',
      build: main => plainJar(main, { brand: '草本诊所 Herbclin', zh: '屏障面霜', en: 'Barrier cream', fine: '50 g' }),
      shot: {
        set: sill,
        tone: '#e2dccd',
        accent: '#efeadf',
        yaw: -0.14,
        lift: 9,
        fill: 0.54,
        light: 'morning',
        props: () => [at(leaf('#6f8f5c', 8, 3), { x: -8.6, z: 1.4, ry: 0.5 })],
      },
    },
    {
      kind: 'tube',
      build: main => lyingTube({ ...cicaTube, words: cicaWords, style: cicaStyle(main) }, '#f6f2e8', '#f6f4ee', 0.9),
      shot: {
        set: linen,
        tone: '#8f9f94',
        yaw: 0,
        lift: 52,
        fill: 0.64,
        light: 'morning',
        props: () => [
          at(saucer('#efeae0', 4.4), { x: -9.8, z: -7.4 }),
          at(cica(4, 1.8, 1.4, 1.4), { x: -9.8, y: 0.9, z: -7.4 }),
        ],
      },
    },
    {
      kind: 'tube',
      build: main =>
        lyingTube(
          {
            r: 2,
            long: 10.4,
            make: 'screw',
            words: { brand: '凝露 Ninglu', zh: '乳木果霜', en: 'Shea butter cream', fine: '60 g' },
            style: { ground: main, ink: '#5a3d18', accent: '#8a5a24' },
          },
          '#fbf3dc',
          '#fbf6e8',
          -0.9,
        ),
      shot: {
        set: boards,
        tone: '#9a7350',
        yaw: 0,
        lift: 48,
        fill: 0.64,
        props: () => [at(sheaNuts(5, 2.6), { x: 7, z: -4 })],
      },
    },
    {
      kind: 'pump',
      build: main =>
        pumpBottle(main, { brand: '凝露 Ninglu', zh: '氨基酸乳液', en: 'Amino moisturiser', fine: '200 ml' }, 'tall'),
      shot: { set: sill, tone: '#e6dfd3', accent: '#f1ede4', yaw: -0.1, lift: 7, fill: 0.62, light: 'morning' },
    },
    {
      kind: 'pump',
      build: main =>
        pumpBottle(main, { brand: '润玉 Runyu', zh: '晨间保湿乳', en: 'Morning lotion', fine: '120 ml' }, 'soft'),
      shot: {
        set: desk,
        tone: '#c9c0a8',
        accent: '#a98a68',
        yaw: 0.1,
        lift: 12,
        fill: 0.6,
        light: 'morning',
        props: () => [at(standMirror(6.4, '#f0dcae'), { x: -8, z: -8, ry: 0.3 })],
      },
    },
    {
      kind: 'sun',
      build: main =>
        sunBottle(
          main,
          { brand: '凝露 Ninglu', zh: '防晒霜', en: 'SPF 50+ PA+++', fine: '50 ml' },
          { ground: 'rgba(255,255,255,0)', ink: '#ffffff', accent: '#f6d96a', plan: 'classic' },
        ),
      shot: {
        set: beach,
        tone: '#e3cfa6',
        accent: '#dcd3c2',
        yaw: -0.3,
        lift: 16,
        fill: 0.6,
        light: 'morning',
        props: () => [at(group(hatBrim(9)), { x: -9, z: -7, rz: 0.1 })],
      },
    },
    {
      kind: 'sun',
      build: main =>
        sunBottle(
          main,
          { brand: '草本诊所 Herbclin', zh: '物理防晒霜', en: 'Mineral SPF 30', fine: '50 ml' },
          { ground: 'rgba(255,255,255,0)', ink: '#f6f4ea', accent: '#f6f4ea', plan: 'classic' },
          true,
        ),
      shot: {
        set: cove,
        tone: '#d6cbbd',
        yaw: 0.42,
        lift: 13,
        fill: 0.6,
        light: 'soft',
        props: () => [at(pebbles('#8d8980', 3), { x: 5, z: 1 }), at(leaf('#5f7f55', 8, 3), { x: -10, z: 3, ry: 0.3 })],
      },
    },
  ],
}
