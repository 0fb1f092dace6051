import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte, metal, wood } from '../../../studio/materials.ts'
import { type Style, sprig, sun, waves } from '../../../studio/packs/typeset.ts'
import { phone } from '../../../studio/props/desk.ts'
import { blossoms, leaf, plant } from '../../../studio/props/green.ts'
import { napkin, towels } from '../../../studio/props/soft.ts'
import { bowl, saucer } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, desk, shelf, sill, tiledKitchen } from '../../../studio/sets/indoors.ts'
import { beach } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, type Corner, group, slab } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { foam } from '../../appliances/parts/bath.ts'
import { grown, set, strewn } from '../../food/parts/organic.ts'
import { biscuit, crumbs } from '../parts/nursery.ts'
import { bearSoap, creamJar, pumpBottle, slatTray, swirl, tube, waistSoap, wipes } from './care.ts'

const oats = () => [grown({ size: [0.5, 0.12, 0.36], colour: '#e2c78e', fine: 10, finish: 'dry' })]
const deer = '小鹿芽'
const star = '童年星球'

const label = (ground: string, ink: string, accent: string, art?: Style['art']): Style => ({
  ground,
  ink,
  accent,
  plan: 'classic',
  ...(art ? { art } : {}),
})

const wash = (main: string) =>
  pumpBottle(
    3.9,
    15,
    main,
    '#fbf6ee',
    { brand: deer, zh: '沐浴露', en: 'Baby wash', fine: '300 ml' },
    label('#fff8ef', '#8a4f28', main),
  )
const rash = (main: string) =>
  tube(
    5,
    13.4,
    '#fbf6f2',
    { brand: deer, zh: '护臀膏', en: 'Nappy cream', fine: '80 g' },
    { ...label(main, '#fffaf6', '#ffe3d8'), plan: 'upright' },
  )
const faceCream = (main: string, lid = true) =>
  creamJar(
    main,
    { brand: deer, zh: '面霜', en: 'Face cream' },
    { ground: main, ink: '#5a4a3c', accent: '#b98a5a', plan: 'classic' },
    lid ? metal('#c9a777', 0.36) : undefined,
  )

/** Starfish lying on the sand. */
const starfish = (color: string, r = 2.8) =>
  at(
    slab(
      Array.from({ length: 10 }, (_, i): Corner => {
        const away = i % 2 ? r * 0.4 : r
        return [Math.cos(i * 0.6283) * away, Math.sin(i * 0.6283) * away, i % 2 ? 0.2 : 0.36]
      }),
      0.7,
      0.3,
      matte(color, 0.9),
    ),
    { y: 0.4, rx: -Math.PI / 2 },
  )
const pack = (main: string) =>
  wipes(
    main,
    '#f6f8fa',
    { brand: '', zh: '婴儿湿巾', en: 'Baby wipes' },
    { ground: main, ink: '#ffffff', accent: '#ffffff' },
  )

const views = (
  scene: Partial<Shot>,
  focus: readonly [number, number],
  build?: Views['build'],
  along: 'height' | 'width' = 'height',
): Views => ({
  ...(build ? { build } : {}),
  scene: { set: bathLedge, tone: '#b9cfcf', accent: '#e8e2d6', light: 'morning', yaw: 0.2, lift: 14, ...scene },
  close: { focus, zoom: 2 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along,
    shot: { set: softHorizon, tone: '#ddd9d0', accent: '#d2ccc0', yaw: 0 },
  },
})

/** Bath and care for babies. */
export const babyWash: LeafPictures = {
  kinds: {
    pump: views(
      { set: sill, tone: '#c9d6cf', accent: '#f1ede4', yaw: -0.3, props: () => [at(plant(18), { x: 12, z: -7 })] },
      [0.45, 0.4],
      wash,
    ),
    tube: views({ tone: '#c3d0bd', props: () => [at(swirl(1.6), { x: 5.2, z: 2.4 })] }, [0.5, 0.6], rash),
    jar: views(
      { tone: '#9fb3b8', lift: 22, props: () => [at(blossoms('#d9747f', 3, 3), { x: -7, z: 1 })] },
      [0.5, 0.55],
      main => faceCream(main, false),
      'width',
    ),
    soap: views(
      { tone: '#c9d3b4', lift: 26, props: () => [at(foam(2, 30), { x: 6.4, z: -1.2 })] },
      [0.5, 0.55],
      bearSoap,
      'width',
    ),
    wipes: views(
      {
        set: desk,
        tone: '#e2d3bd',
        accent: '#b98f62',
        lift: 24,
        props: () => [at(biscuit(), { x: 4, z: 13, ry: 0.4 })],
      },
      [0.52, 0.7],
      pack,
      'width',
    ),
  },
  covers: [
    {
      kind: 'pump',
      build: wash,
      shot: {
        set: bathLedge,
        tone: '#9dbab6',
        accent: '#d9cdbb',
        lift: 9,
        yaw: 0.1,
        props: () => [at(towels(['#f1ebe0', '#c9d6cf'], 16, 12), { x: -13, z: -4 })],
      },
    },
    {
      kind: 'pump',
      build: main =>
        group(
          at(
            pumpBottle(
              4.6,
              12.4,
              lighter(main, 0.2),
              '#fdfdfb',
              { brand: deer, zh: '泡沫沐浴', en: 'Foaming wash', fine: '300 ml' },
              label('#f3faf6', '#1f5a4a', main, waves(main, 0.76, 0.88, 4)),
            ),
            { x: -4 },
          ),
          at(saucer('#f2d6c4', 4.6), { x: 7, z: 3 }),
          at(foam(3.2, 46, 4), { x: 7, y: 0.9, z: 3 }),
        ),
      shot: { set: tiledKitchen, tone: '#f0c9b0', accent: '#e6d6c2', lift: 15, fill: 0.66, light: 'soft' },
    },
    {
      kind: 'pump',
      build: main =>
        pumpBottle(
          3.1,
          15.6,
          main,
          '#4a3526',
          { brand: deer, zh: '润肤油', en: 'Baby oil', fine: '200 ml' },
          label('#fbf3e3', '#5a3a1c', main, sprig(main, 0.5, 0.9, 0.2)),
          darker(main, 0.2),
        ),
      shot: {
        set: linen,
        tone: '#c3cbbb',
        lift: 24,
        yaw: -0.2,
        props: () => [
          at(napkin('#efe7d8', 13), { x: -12.4, z: -3, ry: 0.3 }),
          at(
            set(
              [grown({ size: [1.15, 0.42, 0.66], colour: '#a9703c', fine: 14, finish: 'dry' })],
              strewn(6, 3, 3, 2),
              0.9,
            ),
            {
              x: 6.6,
              y: 0.42,
              z: 2.4,
            },
          ),
        ],
      },
    },
    {
      kind: 'pump',
      build: main =>
        pumpBottle(
          4.3,
          16.6,
          main,
          '#8a6a3c',
          { brand: star, zh: '燕麦身体乳', en: 'Oat lotion', fine: '300 ml' },
          label(lighter(main, 0.55), '#6a4f1e', '#b98a3c'),
        ),
      shot: {
        set: softHorizon,
        tone: '#8298a6',
        accent: '#b4c0c6',
        lift: 17,
        yaw: 0.3,
        props: () => [
          at(set(oats(), strewn(36, 6, 3.4, 0.8), 0.6), { x: 4, y: 0.2, z: 7 }),
          at(bowl('#f1ebe0', 4, 3), { x: -11, z: 1 }),
        ],
      },
    },
    {
      kind: 'tube',
      build: main => group(at(rash(main), { x: -1.4 }), at(swirl(1.7), { x: 4.6, z: 3 })),
      shot: { set: cove, tone: '#a9bdae', lift: 12, light: 'soft' },
    },
    {
      kind: 'tube',
      build: main =>
        tube(
          4.6,
          12,
          '#f3c04e',
          { brand: star, zh: '防晒乳', en: 'Sun cream', fine: '50 g' },
          { ...label(main, '#ffffff', '#f3c04e', sun('#f3c04e', 0.5, 0.66, 0.13)), plan: 'upright' },
        ),
      shot: {
        set: beach,
        tone: '#e3cda2',
        accent: '#bfe0ea',
        lift: 12,
        yaw: -0.25,
        light: 'morning',
        props: () => [at(group(starfish('#d8684a')), { x: -6.4, z: 1.6, ry: 0.4 })],
      },
    },
    {
      kind: 'jar',
      build: main => faceCream(main),
      shot: {
        set: plinths,
        tone: '#a7857c',
        accent: '#c9a99c',
        lift: 22,
        light: 'soft',
        props: () => [at(blossoms('#d86a76', 3, 3), { x: -8.6, z: 2 })],
      },
    },
    {
      kind: 'soap',
      build: main =>
        group(
          saucer('#f6f2ea', 7.4),
          at(bearSoap(main), { y: 1, rx: 0.12 }),
          at(foam(1.8, 26, 3), { x: -4.4, y: 1, z: 3 }),
        ),
      shot: { set: counter, tone: '#d9c988', accent: '#e9e7e2', lift: 36, fill: 0.64 },
    },
    {
      kind: 'soap',
      build: main => group(slatTray(13, 9, wood('#a97c4f')), at(waistSoap(main), { y: 1.4, ry: 0.2 })),
      shot: {
        set: shelf,
        tone: '#d8b9a2',
        accent: '#8a6242',
        lift: 28,
        yaw: 0.35,
        props: () => [at(leaf('#5c8a55', 7, 3.2), { x: 5, y: 0.2, z: 6, ry: 0.3 }), at(plant(14), { x: -12, z: -4 })],
      },
    },
    {
      kind: 'wipes',
      build: pack,
      shot: {
        set: sill,
        tone: '#ecd3b0',
        accent: '#f1ede4',
        lift: 24,
        yaw: 0.35,
        light: 'morning',
        props: () => [at(biscuit(), { x: 4, z: 11, ry: 0.4 }), at(crumbs('#d8a862'), { x: -3, z: 11 })],
      },
    },
  ],
}
