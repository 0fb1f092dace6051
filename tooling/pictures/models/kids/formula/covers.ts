import type { Object3D } from 'three'
import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, wood } from '../../../studio/materials.ts'
import { sprig, waves } from '../../../studio/packs/typeset.ts'
import { pencil, phone } from '../../../studio/props/desk.ts'
import { plant, twig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { bowl, cup, scoop } from '../../../studio/props/table.ts'
import { counter, desk, kitchenBoard, shelf, sunnyDesk, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group, ring } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { lines, paperThing } from '../../electronics/parts/desk-things.ts'
import { grown, mound, set, strewn } from '../../food/parts/organic.ts'
import { milkGlass } from '../../food/parts/table-ware.ts'
import { babySpoon, bib, measure, powder, teddy } from '../parts/nursery.ts'
import { clouded, ears, goat, meadow, milkWave, windowed } from './art.ts'
import { cerealBox, standUp, stick, stickBox, tinOf } from './packs.ts'

const flakes = () => [
  grown({ size: [0.5, 0.12, 0.36], colour: '#ecd6a4', fine: 10, finish: 'dry' }),
  grown({ size: [0.34, 0.3, 0.34], colour: '#d9a94e', fine: 10, finish: 'dry' }),
  grown({ size: [0.3, 0.24, 0.3], colour: '#c28a58', fine: 10, finish: 'dry' }),
]

/** Bowl of smooth porridge with a swirl. */
const porridge = (color: string, fill = '#f4e6c6', r = 5.4): Object3D =>
  group(
    bowl(color, r, 4.6),
    at(drum(r * 0.9, r * 0.8, 0.5, matte(fill, 0.45), 0.1), { y: 3.5 }),
    ...[0.56, 0.3].map((s, i) =>
      at(ring(r * s, 0.2, matte(lighter(fill, 0.2), 0.45), 4.4), { y: 4.02, rx: -Math.PI / 2, rz: i * 2 }),
    ),
  )

const amberTin = (main: string) =>
  tinOf(
    6.4,
    17.8,
    {
      words: { brand: '小鹿芽', zh: '幼儿奶粉', en: 'Toddler milk', fine: '800 g' },
      ground: '#fffaf0',
      ink: '#5a3a16',
      accent: darker(main, 0.16),
      stage: '3',
      art: milkWave(main, '#b98538'),
    },
    darker(main, 0.06),
  )

const lilacTin = (main: string) =>
  tinOf(
    6.4,
    10.6,
    {
      words: { brand: '童年星球', zh: 'A2 奶粉', en: 'A2 milk powder', fine: '400 g' },
      ground: lighter(main, 0.3),
      ink: '#443462',
      accent: '#6f5a9c',
      art: clouded('#ffffff', 0.52),
    },
    main,
  )

const calciumBox = (main: string) =>
  stickBox(
    main,
    { brand: '小鹿芽', zh: '高钙奶粉', en: 'High-calcium milk', fine: '16 × 25 g' },
    { ground: main, ink: '#fffaf0', accent: '#ffd89a', plan: 'classic', art: waves('#ffe9d2', 0.7, 0.86, 4) },
    ['#fff6e8', lighter(main, 0.3), main],
  )

const familyPouch = (main: string) =>
  standUp(
    15,
    22,
    8,
    { brand: '童年星球', zh: '全家奶粉', en: 'Family milk powder', fine: '500 g' },
    { ground: main, ink: '#ffffff', accent: '#ffd27a', plan: 'classic', art: windowed('#f6ecd4', '#ffffff') },
  )

const riceBox = (main: string) =>
  cerealBox(
    { brand: '小鹿芽', zh: '高铁米粉', en: 'Rice cereal', fine: '225 g' },
    { ground: main, ink: '#6a3038', accent: '#c0616c', plan: 'classic', art: sprig('#fff6f0', 0.5, 0.89, 0.2) },
    '#fff8f2',
  )

const views = (build: Views['build'], scene: Partial<Shot>, focus: readonly [number, number]): Views => ({
  ...(build ? { build } : {}),
  scene: { set: sunnyDesk, tone: '#d8dccf', accent: '#c39a67', light: 'morning', yaw: 0.22, lift: 13, ...scene },
  close: { focus, zoom: 2 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along: 'height',
    shot: { set: softHorizon, tone: '#ebe5d9', accent: '#e0d8c8', yaw: 0 },
  },
})

/** Milk powder and baby cereal. */
export const formula: LeafPictures = {
  kinds: {
    tin: views(
      amberTin,
      {
        tone: '#b9cbd0',
        props: () => [at(measure('#f2d9a0'), { x: -11, z: 3, ry: 0.5 }), at(plant(22), { x: 15, z: -12 })],
      },
      [0.5, 0.66],
    ),
    small: views(
      lilacTin,
      {
        tone: '#dfe0c2',
        lift: 16,
        props: () => [at(milkGlass(), { x: 11, z: -3 }), at(napkin('#f0e6d2', 16), { x: -10, z: -4, ry: 0.3 })],
      },
      [0.5, 0.6],
    ),
    sachet: views(
      calciumBox,
      {
        tone: '#c3d4d2',
        yaw: -0.25,
        props: () => [at(milkGlass(), { x: 15, z: 2 }), at(pencil('#4f7f8a'), { x: -10, z: 9, ry: 0.4 })],
      },
      [0.6, 0.66],
    ),
    pouch: views(
      familyPouch,
      { tone: '#e6d8bf', props: () => [at(porridge('#e8e0d2'), { x: 14, z: 2 }), at(plant(24), { x: -16, z: -12 })] },
      [0.5, 0.5],
    ),
    cereal: views(
      riceBox,
      {
        tone: '#c6d3c0',
        lift: 16,
        props: () => [at(porridge('#f6efe2'), { x: -12, z: 3 }), at(babySpoon('#8fb6a6'), { x: -4, z: 9, ry: 0.3 })],
      },
      [0.5, 0.55],
    ),
  },
  covers: [
    {
      kind: 'tin',
      build: main =>
        group(
          at(amberTin(main), { x: -3 }),
          at(milkGlass(), { x: 8.4, z: 1 }),
          at(measure('#f4e2b4'), { x: 2.4, z: 9, ry: 0.25 }),
        ),
      shot: { set: softHorizon, tone: '#9db4bd', accent: '#c9d4d6', lift: 13, fill: 0.66 },
    },
    {
      kind: 'tin',
      build: main =>
        tinOf(
          6.4,
          17.8,
          {
            words: { brand: '小鹿芽', zh: '有机奶粉', en: 'Organic milk', fine: '800 g' },
            ground: '#f7f8ec',
            ink: '#2f4c38',
            accent: darker(main, 0.25),
            stage: '4',
            art: meadow(main),
          },
          main,
        ),
      shot: {
        set: desk,
        tone: '#ead9bd',
        accent: '#b98f62',
        light: 'morning',
        lift: 8,
        props: () => [
          at(twig('#7c9a5c', 19, 6, 4.4), { x: -11, z: -4, rz: 0.22 }),
          at(twig('#93ab6c', 14, 5, 3.6), { x: -13, z: -2, rz: 0.5, ry: 1 }),
        ],
      },
    },
    {
      kind: 'tin',
      build: main =>
        group(
          tinOf(
            6.4,
            17.8,
            {
              words: { brand: '童年星球', zh: '羊奶粉', en: 'Goat milk powder', fine: '800 g' },
              ground: main,
              ink: '#4b4a52',
              accent: '#9a7a52',
              art: goat('#9a7a52'),
            },
            '#fbf9f3',
          ),
          at(powder(3, 1.6), { x: -10, z: 3.4 }),
          at(scoop(), { x: -8, y: 0.4, z: 7, ry: 0.5 }),
        ),
      shot: { set: shelf, tone: '#a8836b', accent: '#7c5a40', lift: 9, yaw: 0.12, light: 'soft', fill: 0.66 },
    },
    {
      kind: 'small',
      build: main =>
        group(at(lilacTin(main), { x: 4.4, z: 1.5 }), at(teddy('#b98a5a', 15), { x: -8.4, z: -1, ry: 0.3 })),
      shot: { set: cove, tone: '#e9d79a', lift: 14, fill: 0.68 },
    },
    {
      kind: 'small',
      build: main =>
        group(
          at(
            tinOf(
              6.4,
              10,
              {
                words: { brand: '小鹿芽', zh: '儿童羊奶粉', en: 'Goat milk', fine: '350 g' },
                ground: main,
                ink: '#173a52',
                accent: '#ffffff',
                art: goat('#ffffff', 0.64, 0.25),
              },
              '#f7fafb',
            ),
            { x: -5.6 },
          ),
          at(bowl('#f6efe2', 6, 5), { x: 8, z: 3.4 }),
          at(drum(5.3, 4.8, 0.5, matte('#fbf7ee', 0.4), 0.1), { x: 8, y: 3.8, z: 3.4 }),
          at(set(flakes(), mound(46, 4.4, 0.7), 0.8), { x: 8, y: 4.3, z: 3.4 }),
        ),
      shot: { set: tiledKitchen, tone: '#f0dcc4', accent: '#b98555', lift: 19, fill: 0.7, light: 'morning' },
    },
    {
      kind: 'sachet',
      build: main => group(calciumBox(main), at(cup('#f4ecdf', '#fbf5e8'), { x: 15, z: 4, ry: -0.4 })),
      shot: { set: plinths, tone: '#b9cfcf', accent: '#e6e0d2', yaw: 0.12, lift: 13, fill: 0.68 },
    },
    {
      kind: 'sachet',
      build: main => {
        const words = { brand: '', zh: '学生奶粉', en: 'Lutein' }
        return group(
          at(group(at(stick(14, main, words), { rx: -Math.PI / 2, y: 0.6 })), { x: -6.4, z: 8, ry: 0.5 }),
          at(group(at(stick(14, lighter(main, 0.2), words), { rx: -Math.PI / 2, y: 0.7 })), {
            x: -3,
            z: 8.4,
            ry: 0.22,
          }),
          at(group(at(stick(14, main, words), { rx: -Math.PI / 2, y: 0.8 })), { x: 0.6, z: 8.4, ry: -0.06 }),
          at(group(at(stick(14, main, words, true), { rx: -Math.PI / 2, y: 0.7 })), { x: 5, z: 8.6, ry: -0.4 }),
        )
      },
      shot: {
        set: desk,
        tone: '#cdb79e',
        accent: '#c79d6c',
        lift: 52,
        fill: 0.72,
        props: () => [
          at(paperThing(18, 25, lines('#a9b6c0', '#fffdf7', 18)), { x: -4, z: -5, ry: 0.16 }),
          at(cup('#f6f1e6', '#fbf5e8'), { x: 10, z: -9, ry: -0.6 }),
          at(pencil('#d9a441'), { x: -8, y: 0.2, z: -11, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'pouch',
      build: main => familyPouch(main),
      shot: {
        set: kitchenBoard,
        tone: '#d9c3a0',
        accent: '#a5784d',
        lift: 14,
        yaw: -0.22,
        fill: 0.6,
        props: () => [at(porridge('#e9e2d4', '#f6ecd4', 6), { x: 13.4, z: 1 }), at(scoop(), { x: -12, z: 5, ry: 0.8 })],
      },
    },
    {
      kind: 'cereal',
      build: main =>
        group(
          at(riceBox(main), { x: -3.4, z: -2 }),
          at(porridge('#fbf7ef'), { x: 6.6, z: 5 }),
          at(babySpoon('#7f9c88'), { x: -3, z: 9, ry: 0.35 }),
        ),
      shot: { set: softHorizon, tone: '#8fa692', accent: '#b9c8b8', lift: 18, fill: 0.68, light: 'soft', yaw: 0.06 },
    },
    {
      kind: 'cereal',
      build: main =>
        cerealBox(
          { brand: '童年星球', zh: '五谷米粉', en: 'Five-grain cereal', fine: '200 g' },
          {
            ground: main,
            ink: '#5a431c',
            accent: '#b0812f',
            plan: 'classic',
            art: ears('#c2953f', 6),
          },
          '#7c5a34',
        ),
      shot: {
        set: counter,
        tone: '#6f8796',
        accent: '#d9dde0',
        lift: 21,
        yaw: 0.5,
        fill: 0.58,
        props: () => [
          at(bib('#9db9c9', true), { x: -12, z: -3, ry: 0.3 }),
          at(set(flakes(), strewn(40, 6, 3.4, 0.8), 0.8), { x: 6, y: 0.2, z: 9 }),
          at(group(wooden(), at(set(flakes(), mound(40, 3, 1), 0.8), { y: 1.6 })), { x: 12.6, z: 2 }),
        ],
      },
    },
  ],
}

const wooden = (): Object3D => bowl('#b98757', 4, 2.4, wood('#b98757'))
