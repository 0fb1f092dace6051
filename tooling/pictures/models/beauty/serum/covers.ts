import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { slice } from '../../../studio/food/fruit.ts'
import { coin } from '../../../studio/props/desk.ts'
import { twig } from '../../../studio/props/green.ts'
import { towels } from '../../../studio/props/soft.ts'
import { drape, linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, desk, shelf, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { standMirror } from '../../appliances/parts/bath.ts'
import { beads } from '../parts/dabs.ts'
import { camellia, cica, petals, sprigLying } from '../parts/flora.ts'
import { zipPouch } from '../parts/soft.ts'
import {
  ampoules,
  ampouleTray,
  board,
  boxedDropper,
  clearDropper,
  faceOil,
  frostedDropper,
  glassPlate,
  ice,
  lyingDropper,
  openDropper,
  plainDropper,
  pumped,
} from './things.ts'

const views = (
  tone: string,
  accent: string,
  focus: readonly [number, number] = [0.5, 0.4],
  along: 'height' | 'width' = 'height',
): Views => ({
  scene: {
    set: counter,
    tone,
    accent,
    light: 'morning',
    yaw: -0.24,
    lift: 13,
    fill: 0.5,
    props: () => [
      at(standMirror(6.4, '#f0dcae'), { x: -9, z: -7, ry: 0.3 }),
      at(towels(['#ece6da'], 10, 7), { x: 9, z: -2.4, ry: -0.2 }),
    ],
  },
  close: { focus, zoom: 2.2 },
  size: { beside: () => coin(), along, shot: { set: softHorizon, tone: '#e4e1da', accent: '#d9d4ca' } },
})

/** Serum. */
export const serum: LeafPictures = {
  kinds: {
    dropper: { ...views('#cfd6d4', '#efece7'), build: plainDropper },
    pump: views('#d3d2c8', '#efece7', [0.5, 0.5]),
    ampoule: views('#d6dde0', '#efece7', [0.6, 0.3], 'width'),
    'face-oil': {
      ...views('#cdd3c6', '#efece7', [0.5, 0.34]),
      build: main => faceOil(main, { brand: '花信 Huaxin', zh: '山茶花油', en: 'Camellia oil', fine: '30 ml' }),
    },
  },
  covers: [
    {
      kind: 'dropper',
      build: main =>
        group(
          glassPlate(9, 6),
          at(clearDropper(main, { brand: '润玉 Runyu', zh: '玻尿酸', en: 'Hyaluronic 2%', fine: '30 ml' }), { y: 0.4 }),
        ),
      shot: {
        set: cove,
        tone: '#d8d6cf',
        yaw: -0.2,
        lift: 13,
        fill: 0.62,
        light: 'soft',
        props: () => [at(beads(26, 4, 1, 0.3), { y: 0.4, z: 1.9 }), at(beads(14, 6, 1, 0.34, 9), { z: 4.4 })],
      },
    },
    {
      kind: 'dropper',
      build: main => frostedDropper(main, { brand: '凝露 Ninglu', zh: '烟酰胺', en: 'Niacinamide 5%', fine: '30 ml' }),
      shot: {
        set: bathLedge,
        tone: '#e3e6e4',
        accent: '#cfc8bb',
        yaw: 0.2,
        lift: 9,
        fill: 0.6,
        props: () => [
          at(group(at(slice(1.9, '#dfe9b4', '#4f8a3c', 0.3, 3), { rx: 1.15 })), { x: 4.2, y: 1.5, z: 0.2 }),
          at(slice(1.9, '#dfe9b4', '#4f8a3c', 0.3, 3), { x: 5.4, z: 2.6 }),
        ],
      },
    },
    {
      kind: 'dropper',
      build: main => lyingDropper(main, { brand: '草本诊所 Herbclin', zh: '积雪草', en: 'Cica serum', fine: '30 ml' }),
      shot: {
        set: linen,
        tone: '#dcd2bf',
        yaw: -0.1,
        lift: 52,
        fill: 0.64,
        light: 'morning',
        props: () => [at(cica(5, 2.4, 1.6, 1.3), { x: -5.6, z: 1.6 })],
      },
    },
    {
      kind: 'dropper',
      build: main =>
        boxedDropper(
          main,
          { brand: '润玉 Runyu', zh: '视黄醇', en: 'Retinol 0.3%', fine: '30 ml' },
          { ground: '#e9e1ea', ink: '#4a2f58', accent: '#c9a35a', plan: 'classic' },
        ),
      shot: {
        set: shelf,
        tone: '#a59684',
        accent: '#6b4a34',
        yaw: -0.24,
        lift: 9,
        fill: 0.62,
        light: 'evening',
        props: () => [at(towels(['#d9cdb8'], 10, 7), { x: 7, z: -3.4 })],
      },
    },
    {
      kind: 'dropper',
      build: main => openDropper(main, { brand: '凝露 Ninglu', zh: '维C焕亮', en: 'Vitamin C 10%', fine: '30 ml' }),
      shot: {
        set: sunnyDesk,
        tone: '#b6cbd3',
        accent: '#dcd6ca',
        yaw: -0.1,
        lift: 14,
        fill: 0.62,
        light: 'morning',
        props: () => [at(slice(2.2, '#f6a93f', '#e5862a', 0.5), { x: -5.2, z: -1.4 })],
      },
    },
    {
      kind: 'pump',
      build: main => pumped(main, { brand: '润玉 Runyu', zh: '神经酰胺', en: 'Ceramide milk', fine: '50 ml' }),
      shot: {
        set: drape,
        tone: '#a8b0a4',
        yaw: -0.2,
        lift: 13,
        fill: 0.62,
        light: 'soft',
        props: () => [
          at(camellia('#d86a7c', 2.6), { x: 4.4, z: 1.6 }),
          at(petals('#d86a7c', 4, 2.4, 1, 0.7), { x: -4, z: 3 }),
        ],
      },
    },
    {
      kind: 'pump',
      build: main =>
        pumped(
          main,
          { brand: '草本诊所 Herbclin', zh: '茶树控油', en: 'Tea tree milk', fine: '50 ml' },
          true,
          'silver',
        ),
      shot: {
        set: bathLedge,
        tone: '#eceae4',
        accent: '#b9a78e',
        yaw: 0.14,
        lift: 12,
        fill: 0.6,
        light: 'morning',
        props: () => [at(twig('#6f8f5c', 11, 7, 2.6), { x: -4.6, z: -3, rz: 0.3 })],
      },
    },
    {
      kind: 'ampoule',
      build: () =>
        ampoules(
          { brand: '润玉 Runyu', zh: '依克多因次抛', en: 'Ectoin single dose', fine: '15 × 1.5 ml' },
          { ground: '#f7f4ee', ink: '#4a4a52', accent: '#8fa3b3', plan: 'classic' },
          '#c3dfec',
        ),
      shot: {
        set: desk,
        tone: '#8f9da3',
        accent: '#b08a62',
        yaw: -0.26,
        lift: 16,
        fill: 0.66,
        props: () => [at(zipPouch('#c9b49a', 15, 9), { x: -5, z: -8, ry: 0.3 })],
      },
    },
    {
      kind: 'ampoule',
      build: () =>
        ampouleTray(
          { brand: '凝露 Ninglu', zh: '玻尿酸次抛', en: 'Hyaluronic vials', fine: '15 × 1.5 ml' },
          { ground: '#5f93bd', ink: '#f6fafc', accent: '#f6fafc', plan: 'classic' },
          '#bfe0ee',
        ),
      shot: {
        set: plinths,
        tone: '#dde3e6',
        accent: '#b9c6cc',
        yaw: 0.3,
        lift: 30,
        fill: 0.66,
        light: 'soft',
        props: () => [at(ice(3, 2), { x: -8.4, z: 3.4, ry: 0.5 })],
      },
    },
    {
      kind: 'face-oil',
      build: main =>
        group(
          board(5.4),
          at(faceOil(main, { brand: '花信 Huaxin', zh: '山茶花油', en: 'Camellia oil', fine: '30 ml' }), { y: 0.8 }),
        ),
      shot: {
        set: counter,
        tone: '#a9b7ae',
        accent: '#ebe7df',
        yaw: -0.3,
        lift: 18,
        fill: 0.64,
        light: 'morning',
        props: () => [
          at(camellia('#b8303c', 2), { x: 3.4, y: 0.8, z: 2.4 }),
          at(sprigLying('#4f7048', 7, 3, 2.6, 0.5), { x: -7, z: 3.4, ry: 0.4 }),
        ],
      },
    },
  ],
}
