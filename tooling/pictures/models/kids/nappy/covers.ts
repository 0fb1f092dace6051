import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { cloth } from '../../../studio/materials.ts'
import type { Style } from '../../../studio/packs/typeset.ts'
import { phone } from '../../../studio/props/desk.ts'
import { plant, twig } from '../../../studio/props/green.ts'
import { blanket, ribbon, towels } from '../../../studio/props/soft.ts'
import { boards } from '../../../studio/sets/cloths.ts'
import { bathLedge, bedding, desk, kidsRug, sill, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { pillow } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { nappyBag } from '../baby-bottle/cups.ts'
import { teddy } from '../parts/nursery.ts'
import { type Motif, packMarks, quilted, strewnMarks } from './art.ts'
import {
  clothNappy,
  cotRail,
  creasedMat,
  drapedMat,
  foldedNappies,
  insert,
  opened,
  pack,
  potty,
  pullUp,
  train,
  trainingPants,
} from './things.ts'

const deer = '小鹿芽'
const planet = '童年星球'

const label = (ground: string, ink: string, accent: string, art: Style['art']): Style => ({
  ground,
  ink,
  accent,
  plan: 'classic',
  ...(art ? { art } : {}),
})
const strip = (main: string, motif: Motif) => strewnMarks(lighter(main, 0.55), main, motif, 8, 2)
const body = (main: string, motif: Motif) => strewnMarks(lighter(main, 0.52), main, motif, 12, 5, 0.24)

const newborn = (main: string) =>
  pack(
    [27, 22, 13],
    { brand: deer, zh: '纸尿裤', en: 'Newborn nappies', fine: 'NB · 72' },
    label(main, '#173f58', '#ffffff', packMarks('#ffffff', 'clouds')),
  )

const shorts = (main: string) => pullUp(main, body(main, 'stars'))
const washable = (main: string) => drapedMat(70, main, quilted(main, darker(main, 0.3), 'bears', 4), 15)
const snapped = (main: string) => clothNappy(main, strewnMarks(main, main, 'dots', 4, 2))
const briefs = (main: string) => trainingPants(main, strewnMarks('#f3ede0', main, 'bears', 13, 5, 0.24))

const views = (
  build: Views['build'],
  scene: Partial<Shot>,
  focus: readonly [number, number],
  along: 'height' | 'width' = 'width',
): Views => ({
  ...(build ? { build } : {}),
  scene: { set: sunnyRoom, tone: '#d8dccf', accent: '#c39a67', light: 'morning', yaw: 0.2, lift: 16, ...scene },
  close: { focus, zoom: 2 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along,
    shot: { set: softHorizon, tone: '#cdc6b9', accent: '#c2baab', yaw: 0, lift: 11 },
  },
})

/** Nappies, changing mats and training pants. */
export const nappy: LeafPictures = {
  kinds: {
    taped: views(
      newborn,
      {
        set: desk,
        tone: '#e3cdb0',
        accent: '#c39a67',
        props: () => [
          at(foldedNappies('#8cc1e0', strip('#8cc1e0', 'clouds'), 4), { x: -22, z: 3, ry: 0.3 }),
          at(teddy('#b98a5a', 22), { x: 24, z: -4, ry: -0.4 }),
        ],
      },
      [0.5, 0.46],
      'height',
    ),
    pullup: views(
      shorts,
      {
        set: bedding,
        tone: '#c3b3a2',
        accent: '#d9c9b4',
        props: () => [at(teddy('#8e6a4a', 26), { x: -22, z: -8, ry: 0.4 })],
      },
      [0.5, 0.8],
    ),
    mat: views(
      washable,
      {
        set: bedding,
        tone: '#9db3b0',
        accent: '#cfd6d0',
        lift: 28,
        props: () => [at(teddy('#b98a5a', 34), { x: -20, y: 16, z: -16, ry: 0.3 })],
      },
      [0.7, 0.4],
    ),
    cloth: views(
      snapped,
      {
        set: bathLedge,
        tone: '#d8c3ad',
        accent: '#e8e2d6',
        props: () => [at(towels(['#f1ebe0', '#e2b9a4'], 20, 15), { x: -24, z: -6 }), at(plant(26), { x: 23, z: -8 })],
      },
      [0.42, 0.72],
    ),
    training: views(
      briefs,
      {
        set: kidsRug,
        tone: '#dcc6a4',
        accent: '#c98f6a',
        props: () => [at(potty('#f1ede4'), { x: 22, z: -14, ry: -0.4 })],
      },
      [0.5, 0.8],
    ),
  },
  covers: [
    {
      kind: 'taped',
      build: main =>
        group(
          at(newborn(main), { x: -11, z: -9 }),
          at(opened(main, strip(main, 'clouds')), { x: 17, z: 6, ry: -0.3, s: 0.84 }),
        ),
      shot: {
        set: softHorizon,
        tone: '#e5cfb1',
        accent: '#d8bf9e',
        lift: 34,
        yaw: 0.1,
        fill: 0.74,
        props: () => [at(blanket('#f3e9d8', 26, 20), { x: -26, z: -26, ry: 0.2 })],
      },
    },
    {
      kind: 'taped',
      build: main =>
        group(
          pack(
            [25, 24, 14],
            { brand: deer, zh: '夜用纸尿裤', en: 'Overnight nappies', fine: 'M · 46' },
            label(main, '#2b3d63', '#c9a55a', packMarks(main, 'stars', '#3f5680')),
          ),
          at(foldedNappies('#5d7399', strip('#5d7399', 'stars'), 3), { x: 21, z: 6, ry: -0.3 }),
        ),
      shot: {
        set: bedding,
        tone: '#42587c',
        accent: '#7d90ad',
        light: 'evening',
        lift: 15,
        fill: 0.68,
        props: () => [at(cotRail('#cbb594'), { z: -26 })],
      },
    },
    {
      kind: 'taped',
      build: main =>
        group(
          pack(
            [22, 26, 12],
            { brand: planet, zh: '蚕丝尿裤', en: 'Silk nappies', fine: 'S · 50' },
            { ...label(main, '#46346c', '#f6effb', packMarks('#f1e9f8', 'dots')) },
            0.22,
          ),
          at(ribbon('#f4ecf7', 2.8), { x: 0, y: 29.6, z: 1.2 }),
        ),
      shot: {
        set: sill,
        tone: '#d9cfa8',
        accent: '#f1ede4',
        light: 'morning',
        lift: 11,
        yaw: -0.35,
        props: () => [at(towels(['#f4ecdf', '#e4d3b4'], 18, 13), { x: -21, z: -2, ry: 0.2 })],
      },
    },
    {
      kind: 'pullup',
      build: shorts,
      shot: {
        set: kidsRug,
        tone: '#e2b79a',
        accent: '#7fa6ae',
        lift: 20,
        yaw: 0.3,
        props: () => [at(train(), { x: 12, z: 13, ry: 0.3 })],
      },
    },
    {
      kind: 'pullup',
      build: main =>
        group(
          at(
            pack(
              [26, 25, 13],
              { brand: deer, zh: '竹纤维拉拉裤', en: 'Bamboo pull-ups', fine: 'M · 40' },
              label(main, '#f8f6ea', '#dfe9c9', packMarks(darker(main, 0.3), 'leaves')),
            ),
            { x: 9, z: -8 },
          ),
          at(pullUp(main, body(main, 'leaves')), { x: -15, z: 8, ry: 0.2, s: 0.84 }),
        ),
      shot: {
        set: bathLedge,
        tone: '#e6d3c4',
        accent: '#efe6da',
        lift: 14,
        light: 'soft',
        fill: 0.68,
        props: () => [at(twig('#6f9a5c', 44, 9, 9), { x: 25, z: -14, rz: -0.12 })],
      },
    },
    {
      kind: 'pullup',
      build: main =>
        group(
          at(pillow(44, 34, 13, cloth('#e9dfcf', 14, 1.4), 0.4), { y: 6, rx: -Math.PI / 2 }),
          at(pullUp(main, strewnMarks(main, '#c9b87e', 'stars', 14, 6, 0.2)), {
            y: 10.6,
            z: 1,
            rx: 0.06,
          }),
        ),
      shot: { set: bedding, tone: '#c49a6c', accent: '#8796a3', lift: 20, yaw: 0.25, light: 'evening', fill: 0.7 },
    },
    {
      kind: 'mat',
      build: main =>
        group(
          at(
            pack(
              [26, 17, 8],
              { brand: deer, zh: '隔尿垫', en: 'Changing mats', fine: '33 × 45 cm · 40' },
              label(main, '#5b4414', '#ffffff', packMarks('#fff8e2', 'dots')),
            ),
            { x: -3, z: -18 },
          ),
          at(creasedMat(33, 38, main, quilted(lighter(main, 0.35), darker(main, 0.1), 'dots', 6)), {
            x: 3,
            z: 10,
            ry: -0.22,
          }),
        ),
      shot: {
        set: boards,
        tone: '#8d9f88',
        lift: 34,
        light: 'morning',
        fill: 0.7,
        props: () => [at(nappyBag('#a9805f'), { x: 26, z: -22, ry: -0.4 })],
      },
    },
    {
      kind: 'mat',
      build: washable,
      shot: { set: bedding, tone: '#7f9a9c', accent: '#b9c6c1', lift: 25, yaw: 0.42, fill: 0.72, light: 'soft' },
    },
    {
      kind: 'cloth',
      build: main => group(snapped(main), at(insert('#f1ebde'), { x: 19, z: 9, ry: 0.45 })),
      shot: { set: cove, tone: '#aeb4c4', lift: 17, yaw: 0, fill: 0.7 },
    },
    {
      kind: 'training',
      build: main =>
        group(
          at(briefs(main), { x: -10, z: 4, ry: 0.25 }),
          at(trainingPants(main, strewnMarks(main, '#f3ede0', 'dots', 20, 9, 0.2)), { x: 12, z: -6, ry: -0.25 }),
        ),
      shot: {
        set: sunnyRoom,
        tone: '#ead1a6',
        accent: '#d9a98c',
        lift: 18,
        yaw: 0.05,
        fill: 0.72,
        light: 'morning',
        props: () => [at(potty('#f4f0e8'), { x: 26, z: -34, ry: -0.4 })],
      },
    },
  ],
}
