import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { plastic } from '../../../studio/materials.ts'
import { layered, ringArt, sprig, sun, waves } from '../../../studio/packs/typeset.ts'
import { notebook, pen, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { bowl, cup, saucer, spoon, tumbler } from '../../../studio/props/table.ts'
import { linen, papers } from '../../../studio/sets/cloths.ts'
import { counter, desk, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { ticket } from '../../appliances/parts/travel.ts'
import { kernel, pod } from '../../food/parts/nuts.ts'
import { set, strewn } from '../../food/parts/organic.ts'
import { folded } from '../../home/towel/towels.ts'
import { standPouch } from '../parts/boxes.ts'
import { powder, powderTub } from '../parts/tubs.ts'
import {
  bitten,
  clearShaker,
  peasAndRice,
  readyBottle,
  scoop,
  scoopHeap,
  shaker,
  steel,
  stick,
  stickBox,
  wrapped,
} from './things.ts'

const views = (
  scene: Shot,
  focus: readonly [number, number],
  zoom = 2,
  along: 'height' | 'width' = 'height',
): Views => ({
  scene,
  close: { focus, zoom },
  size: {
    beside: () => group(at(phone('#8c8f94'), { rx: Math.PI / 2, y: 7.5 })),
    along,
    shot: { set: softHorizon, tone: '#e3e2dc', accent: '#d8d6ce' },
  },
})

const bars = (colour: string, inner: string, bits: string, zh: string, en: string, ink: string): Object3D => {
  const label = {
    words: { brand: '热炼', zh, en },
    style: { ground: colour, ink, accent: ink, plan: 'minimal' as const },
  }
  const one = { ...label, style: { ...label.style, plan: 'classic' as const } }
  return group(
    at(wrapped(colour, one), { x: -1, z: -2.6, ry: 0.08 }),
    at(wrapped(colour, one), { x: -0.4, z: 2.4, ry: -0.06 }),
    at(bitten(colour, inner, bits, one), { x: 0.6, y: 2.06, z: -0.4, ry: 0.5 }),
  )
}

/** Protein. */
export const protein: LeafPictures = {
  kinds: {
    tub: views(
      {
        set: tiledKitchen,
        tone: '#c9cfcb',
        accent: '#b98f62',
        light: 'morning',
        lift: 11,
        fill: 0.56,
        yaw: 0.15,
        props: () => [
          at(clearShaker('#f1e4cc', '#3a3d42'), { x: 15, z: -4 }),
          at(scoop('#f3e6cf'), { x: -13, z: 6, ry: 0.6 }),
        ],
      },
      [0.5, 0.45],
    ),
    pouch: views(
      {
        set: counter,
        tone: '#b4c0bd',
        accent: '#efedea',
        light: 'morning',
        lift: 12,
        fill: 0.56,
        yaw: 0.2,
        props: () => [at(tumbler('#efe0c8', 4, 13, 0.7), { x: 15, z: -4 }), at(plant(22), { x: -19, z: -12 })],
      },
      [0.5, 0.5],
    ),
    bar: views(
      {
        set: desk,
        tone: '#c6ced0',
        accent: '#c39a67',
        light: 'morning',
        lift: 32,
        fill: 0.54,
        yaw: -0.3,
        props: () => [
          at(cup('#f4f1ea', '#5b3a22'), { x: 9, z: -9 }),
          at(notebook('#55706a'), { x: -13, z: -9, ry: 0.3 }),
        ],
      },
      [0.62, 0.6],
      2,
      'width',
    ),
    ready: views(
      {
        set: desk,
        tone: '#d9c7b4',
        accent: '#8a6a4c',
        light: 'morning',
        lift: 10,
        fill: 0.56,
        yaw: -0.2,
        props: () => [at(folded(18, 14, '#f1ece1', 2, 2.4), { x: 14, z: -6, ry: -0.2 })],
      },
      [0.5, 0.4],
    ),
    sachet: views(
      {
        set: desk,
        tone: '#dccab6',
        accent: '#a97c4f',
        light: 'morning',
        lift: 14,
        fill: 0.54,
        yaw: 0.2,
        props: () => [at(tumbler('#efe3cf', 3.6, 11, 0.7), { x: 13, z: -3 }), at(plant(16), { x: -14, z: -9 })],
      },
      [0.4, 0.62],
    ),
  },
  covers: [
    {
      kind: 'tub',
      build: main =>
        powderTub(8, 24, main, '#26262a', {
          h: 13.6,
          words: { brand: '热炼', zh: '乳清蛋白粉', en: 'Whey protein', fine: '24 g · 1 kg' },
          style: { ground: main, ink: '#fff3ea', accent: '#26262a', plan: 'block' },
        }),
      shot: {
        set: cove,
        tone: '#a9b4b8',
        yaw: -0.12,
        lift: 12,
        fill: 0.6,
        props: () => [
          at(scoopHeap('#f3e6cf'), { x: 11, z: 8, ry: 0.4 }),
          at(folded(20, 15, '#4a4f56', 2, 2.6), { x: -17, z: -6, ry: 0.25 }),
        ],
      },
    },
    {
      kind: 'tub',
      build: main =>
        powderTub(7.4, 26, '#f4f2ec', main, {
          h: 15,
          words: { brand: '磐石', zh: '分离乳清', en: 'Whey isolate', fine: '27 g · 900 g' },
          style: {
            ground: main,
            ink: '#f6f8fc',
            accent: '#f0b840',
            plan: 'classic',
            art: waves(darker(main, 0.18), 0.66, 0.9, 8),
          },
        }),
      shot: {
        set: desk,
        tone: '#e0d8cb',
        accent: '#3a3735',
        yaw: 0.2,
        lift: 10,
        fill: 0.62,
        light: 'evening',
        props: () => [at(shaker(steel(), '#26272b'), { x: 14.6, z: -3 })],
      },
    },
    {
      kind: 'tub',
      build: main =>
        powderTub(7.6, 19, main, '#8a6a45', {
          h: 10.4,
          words: { brand: '草本诊所', zh: '大豆蛋白粉', en: 'Soy protein', fine: '1 kg' },
          style: {
            ground: '#fbf6ea',
            ink: '#5d4526',
            accent: '#a98a4f',
            plan: 'classic',
            art: sprig('#d9c79a', 0.5, 0.99, 0.3),
          },
        }),
      shot: {
        set: sunnyDesk,
        tone: '#8fa58f',
        accent: '#b98f62',
        yaw: -0.1,
        lift: 15,
        fill: 0.58,
        light: 'morning',
        props: () => [
          at(group(bowl('#5f7f8f', 6.4, 5), at(powder(5.6, 1, '#efe0bd', 5), { y: 3.6 })), { x: 13, z: 4 }),
          at(spoon(), { x: 10, z: 11, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'tub',
      build: main =>
        powderTub(8.4, 21, main, '#f4f1e6', {
          h: 11.6,
          words: { brand: '热炼', zh: '植物蛋白粉', en: 'Plant protein', fine: '750 g' },
          style: { ground: '#f6f4e4', ink: '#3d4a14', accent: '#7f9a2a', plan: 'classic' },
        }),
      shot: {
        set: plinths,
        tone: '#dcc6b6',
        accent: '#a9785c',
        yaw: 0.1,
        lift: 14,
        fill: 0.56,
        props: () => [at(peasAndRice(12, 4), { x: 0, z: 11.5 }), at(bowl('#efe6d4', 5, 3.6), { x: 15, y: -3.4, z: 6 })],
      },
    },
    {
      kind: 'pouch',
      build: main =>
        standPouch({
          w: 19,
          h: 27,
          d: 11,
          zip: true,
          metallic: 0.55,
          dull: 0.36,
          label: {
            words: { brand: '热炼', zh: '乳清蛋白', en: 'Whey protein', fine: '1 kg' },
            style: {
              ground: main,
              ink: '#fff4e4',
              accent: '#ffe2b8',
              plan: 'classic',
              art: ringArt('#e0a878', 0.5, 0.47, 0.36, 0.02),
            },
          },
        }),
      shot: {
        set: counter,
        tone: '#9fb4b6',
        accent: '#efedea',
        yaw: 0.2,
        lift: 13,
        fill: 0.6,
        props: () => [at(scoopHeap('#f3e6cf'), { x: 14, z: 9, ry: 0.3 })],
      },
    },
    {
      kind: 'pouch',
      build: main =>
        standPouch({
          w: 15,
          h: 20,
          d: 8,
          zip: true,
          dull: 0.6,
          label: {
            words: { brand: '草本诊所', zh: '胶原蛋白', en: 'Collagen', fine: '500 g' },
            style: {
              ground: main,
              ink: '#fff5f2',
              accent: '#fbe3dc',
              plan: 'minimal',
              art: layered(sun('#f0b9bd', 0.5, 0.42, 0.26), sun('#f7d9d6', 0.42, 0.36, 0.12)),
            },
          },
        }),
      shot: {
        set: linen,
        tone: '#d8cfbc',
        yaw: -0.2,
        lift: 18,
        fill: 0.56,
        light: 'morning',
        props: () => [
          at(group(saucer('#f4efe6', 6.4), at(cup('#f4efe6', '#7a4a26'), { y: 0.7 })), { x: 13, z: 2 }),
          at(spoon(), { x: 3, z: 9, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'bar',
      build: main => bars(main, '#c99a5c', '#9c5a2c', '花生蛋白棒', 'Peanut bar', '#f7dca8'),
      shot: {
        set: papers,
        tone: '#e2c8a4',
        accent: '#8fb0b4',
        light: 'day',
        yaw: -0.25,
        lift: 40,
        fill: 0.66,
        props: () => [
          at(set([pod(1), pod(2)], strewn(3, 3, 2, 3, 2), 0.4), { x: 8, y: 0.8, z: 6 }),
          at(set([kernel(1), kernel(4, '#b04a34')], strewn(5, 2.4, 1.6, 1.4, 4), 0.6), { x: -8, y: 0.5, z: 6 }),
        ],
      },
    },
    {
      kind: 'bar',
      build: main => bars(main, '#7f9a4c', '#e6dcae', '抹茶蛋白棒', 'Matcha bar', '#e3eec4'),
      shot: {
        set: desk,
        tone: '#e6dccb',
        accent: '#c9a274',
        light: 'morning',
        yaw: 0.45,
        lift: 28,
        fill: 0.6,
        props: () => [at(powder(2.6, 1, '#8fae3f', 2), { x: 8.6, z: 4 }), at(pen(), { x: -4, z: 9, ry: -0.3 })],
      },
    },
    {
      kind: 'ready',
      build: main =>
        readyBottle(main, '#f4f2ec', {
          words: { brand: '热炼', zh: '蛋白饮', en: 'Protein drink', fine: '25 g · 330 ml' },
          style: { ground: '#f6f8f4', ink: '#155a56', accent: '#f0b45c', plan: 'block' },
        }),
      shot: {
        set: softHorizon,
        tone: '#e0a988',
        accent: '#c98f6c',
        yaw: -0.2,
        lift: 9,
        fill: 0.62,
        props: () => [
          at(
            readyBottle('#f4efe4', '#2f8f8b', {
              words: { brand: '热炼', zh: '蛋白饮', en: 'Protein drink' },
              style: { ground: '#f4efe4', ink: '#155a56', accent: '#2f8f8b', plan: 'classic' },
            }),
            { x: 9.4, z: -6 },
          ),
          at(folded(15, 12, '#efe9dd', 2, 2), { x: -12, z: -4, ry: 0.2 }),
        ],
      },
    },
    {
      kind: 'sachet',
      build: main =>
        stickBox(
          main,
          {
            words: { brand: '草本诊所', zh: '乳清蛋白粉', en: 'Whey sticks', fine: '10 × 20 g' },
            style: { ground: '#f4f6f7', ink: '#1f5f8a', accent: main, plan: 'block' },
          },
          {
            words: { brand: '草本诊所', zh: '乳清蛋白', en: 'Whey' },
            style: { ground: main, ink: '#123f5c', accent: '#123f5c', plan: 'upright' },
          },
        ),
      shot: {
        set: desk,
        tone: '#e2d2b4',
        accent: '#a97c4f',
        light: 'morning',
        yaw: 0.3,
        lift: 16,
        fill: 0.58,
        props: () => [
          at(shaker(plastic('#e9eef0', 0.4), '#2f5f86'), { x: -12, z: -5 }),
          at(ticket('#d9644a'), { x: 9, z: 8, ry: 0.3 }),
          at(
            group(
              at(
                stick('#8cc1e0', {
                  words: { brand: '草本诊所', zh: '乳清', en: 'Whey' },
                  style: { ground: '#8cc1e0', ink: '#123f5c', accent: '#123f5c', plan: 'upright' },
                }),
                { rx: -Math.PI / 2 },
              ),
            ),
            { x: -3, y: 0.5, z: 13, ry: 1.2 },
          ),
        ],
      },
    },
  ],
}
