import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { wood } from '../../../studio/materials.ts'
import { book, coin, glasses, pencil, phone } from '../../../studio/props/desk.ts'
import { plant, vaseWithTwig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { candle, cup, saucer, tumbler } from '../../../studio/props/table.ts'
import { boards, linen } from '../../../studio/sets/cloths.ts'
import { desk, shelf, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { ART } from './art.ts'
import { boxed, hardback, lying, open, paperback } from './books.ts'

const soft = { w: 14.5, h: 21, thick: 2 }
const hard = { w: 15, h: 22, thick: 3.2 }
const small = { w: 10.5, h: 14.8, thick: 1.5 }
const brand = '拾页'

const views = (tone: string): Views => ({
  scene: {
    set: sunnyDesk,
    tone,
    accent: '#b98f62',
    light: 'morning',
    yaw: 0.4,
    lift: 15,
    props: () => [at(cup('#e9e2d5', '#a9743c'), { x: -13, z: -3 }), at(glasses(), { x: 12, z: 8, rx: 0, ry: 0.4 })],
  },
  close: { focus: [0.5, 0.62], zoom: 2 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along: 'height',
    shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9', yaw: 0.2 },
  },
})

/** Novels. */
export const novel: LeafPictures = {
  kinds: { paperback: views('#d9d4c6'), hardback: views('#c9d0c4'), pocket: views('#dccfc6'), boxed: views('#cfd4dc') },
  covers: [
    {
      kind: 'paperback',
      build: main =>
        paperback({
          ...soft,
          words: { brand, zh: '雾港来信', en: 'Letters from Fog Harbour' },
          style: {
            ground: darker(main, 0.2),
            ink: '#fbf3df',
            accent: '#f3cf7a',
            plan: 'classic',
            art: ART.harbour(main),
          },
        }),
      shot: {
        set: desk,
        tone: '#5c6673',
        accent: '#7c5a3c',
        yaw: 0.38,
        lift: 9,
        light: 'evening',
        props: () => [at(candle('#d9a860'), { x: 13, z: -4 }), at(cup('#8a9199', '#a9743c'), { x: -14, z: -3 })],
      },
    },
    {
      kind: 'paperback',
      build: main =>
        lying(
          paperback({
            ...soft,
            words: { brand, zh: '楼下的夏天', en: 'Summer Downstairs' },
            style: { ground: main, ink: '#fff6e8', accent: '#3f7a4a', plan: 'classic', art: ART.melon(main) },
          }),
          21,
          2,
          0.3,
        ),
      shot: {
        set: boards,
        tone: '#d6c2a0',
        lift: 58,
        fill: 0.62,
        light: 'above',
        props: () => [at(tumbler('#e2574c', 3.6, 10, 0.7, 2), { x: 15, z: -9 })],
      },
    },
    {
      kind: 'paperback',
      build: main =>
        paperback({
          ...soft,
          words: { brand, zh: '第七次潮汐', en: 'The Seventh Tide' },
          style: { ground: darker(main, 0.4), ink: '#eef6f6', accent: '#bfe4df', plan: 'classic', art: ART.tide(main) },
        }),
      shot: { set: cove, tone: '#4a5a66', yaw: -0.42, lift: 7, light: 'day' },
    },
    {
      kind: 'paperback',
      build: main =>
        group(
          at(
            paperback({
              ...soft,
              words: { brand: '童年星球', zh: '屋顶上的信鸽', en: 'Pigeons on the Roof' },
              style: {
                ground: lighter(main, 0.2),
                ink: '#23384a',
                accent: '#c26a4a',
                plan: 'classic',
                art: ART.pigeons(main),
              },
            }),
            { rx: -0.16 },
          ),
        ),
      shot: {
        set: sill,
        tone: '#dfe8ea',
        accent: '#f2efe8',
        yaw: 0.22,
        lift: 6,
        light: 'morning',
        props: () => [at(plant(20), { x: -15, z: -4 })],
      },
    },
    {
      kind: 'hardback',
      build: main =>
        hardback({
          ...hard,
          words: { brand, zh: '山路十八里', en: 'Eighteen Li of Mountain Road' },
          style: { ground: main, ink: '#e9dcb9', accent: '#d9b36b', plan: 'upright', art: ART.road(main) },
        }),
      shot: {
        set: shelf,
        tone: '#d8ccb8',
        accent: '#a5784d',
        yaw: 0.5,
        lift: 6,
        fill: 0.63,
        props: () => [
          at(vaseWithTwig('#e9e2d5', '#8aa07c', 13), { x: -15, z: -4 }),
          at(book('#b98c6a'), { x: 19, z: -2, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'hardback',
      build: main =>
        lying(
          hardback({
            ...hard,
            words: { brand, zh: '茶馆街的灯火', en: 'Lanterns of Teahouse Street' },
            style: { ground: main, ink: '#e6c384', accent: '#d9b36b', plan: 'classic', art: ART.lanterns(main) },
          }),
          22,
          3.2,
          -0.4,
        ),
      shot: {
        set: linen,
        tone: '#a3b8ae',
        lift: 40,
        fill: 0.64,
        light: 'day',
        props: () => [
          at(saucer('#e9ece8', 6), { x: 17, z: -8 }),
          at(cup('#e9ece8', '#a06a30'), { x: 17, y: 0.8, z: -8 }),
        ],
      },
    },
    {
      kind: 'pocket',
      build: main =>
        group(
          lying(
            paperback({
              ...small,
              thick: 1.3,
              words: { brand, zh: '末班', en: '' },
              style: { ground: '#e6d9c2', accent: main },
            }),
            14.8,
            1.3,
            0.5,
          ),
          at(
            lying(
              paperback({
                ...small,
                words: { brand, zh: '末班电车的伞', en: 'An Umbrella on the Last Tram' },
                style: { ground: main, ink: '#2b2a2c', accent: '#33363d', plan: 'classic', art: ART.tram(main) },
              }),
              14.8,
              1.5,
              -0.22,
            ),
            { y: 1.5 },
          ),
        ),
      shot: {
        set: desk,
        tone: '#8f8074',
        accent: '#8a5f3d',
        lift: 34,
        fill: 0.6,
        light: 'evening',
        props: () => [at(glasses(), { x: 13, z: -5, ry: -0.4 })],
      },
    },
    {
      kind: 'pocket',
      build: main =>
        group(
          open(10.5, 14.8, darker(main, 0.2)),
          at(
            paperback({
              ...small,
              words: { brand, zh: '白桦信箱', en: 'The Birch Letterbox' },
              style: { ground: main, ink: '#2f2440', accent: '#d05a4c', plan: 'classic', art: ART.birch(main) },
            }),
            { x: 5, z: -11, ry: 0.1 },
          ),
        ),
      shot: {
        set: softHorizon,
        tone: '#e2d9cf',
        accent: '#efe8dc',
        lift: 26,
        fill: 0.66,
        yaw: -0.2,
        props: () => [at(pencil(), { x: -8, z: 12, ry: 0.5 })],
      },
    },
    {
      kind: 'boxed',
      build: main =>
        boxed(
          [main, darker(main, 0.35), '#23305a'],
          [
            { brand, zh: '环带三部曲', en: 'The Belt Trilogy' },
            { brand, zh: '环带二', en: '' },
            { brand, zh: '环带三', en: '' },
          ],
          { ground: darker(main, 0.45), ink: '#f6e6c6', accent: '#e9a15c', plan: 'classic', art: ART.planet(main) },
        ),
      shot: { set: plinths, tone: '#6b7183', accent: '#8a6b56', yaw: 0.72, lift: 12, fill: 0.6 },
    },
    {
      kind: 'boxed',
      build: main =>
        boxed(
          [main, '#e9c8a8', '#a9c5b4', '#a8b9d6'],
          [
            { brand, zh: '南方来雨', en: 'Rain from the South' },
            { brand, zh: '夏', en: '' },
            { brand, zh: '秋', en: '' },
            { brand, zh: '冬', en: '' },
          ],
          { ground: lighter(main, 0.3), ink: '#5a3440', accent: '#d8788b', plan: 'classic', art: ART.rain(main) },
        ),
      shot: {
        set: sill,
        tone: '#dbe3e6',
        accent: '#efece6',
        yaw: 0.9,
        lift: 9,
        fill: 0.62,
        light: 'soft',
        props: () => [
          at(napkin('#e6dcd2', 16), { x: 15, z: 4 }),
          at(woodBird(), { x: 17, z: -3 }),
          at(coin(), { x: 13, z: 8 }),
        ],
      },
    },
  ],
}

const woodBird = () => group(drum(1.6, 2.6, 5, wood('#c39a67'), 1))
