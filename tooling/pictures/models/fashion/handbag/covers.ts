import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte, print } from '../../../studio/materials.ts'
import { keys, phone } from '../../../studio/props/desk.ts'
import { vaseWithTwig } from '../../../studio/props/green.ts'
import { brassLamp, chair } from '../../../studio/props/room.ts'
import { cup, plateOf } from '../../../studio/props/table.ts'
import { drape } from '../../../studio/sets/cloths.ts'
import {
  bedding,
  counter,
  darkRoom,
  desk,
  room,
  shelf,
  sill,
  sunnyRoom,
  tiledKitchen,
} from '../../../studio/sets/indoors.ts'
import { pavement } from '../../../studio/sets/outdoors.ts'
import { plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { longWallet, peonyPurse, shortWallet, velvetPurse } from './purses.ts'
import { knottedBag, quiltedBag, slingBag, zippedBag } from './small.ts'
import { canvasTote, leatherTote } from './totes.ts'

const views = (
  shot: Pick<Views['scene'], 'set' | 'tone'> & Partial<Views['scene']>,
  size: Views['size'],
  focus: readonly [number, number],
): Views => ({
  scene: { yaw: 0.4, lift: 12, fill: 0.6, light: 'morning', ...shot },
  close: { focus, zoom: 2.3 },
  size,
})

const plain = { set: softHorizon, tone: '#dfe3e4', accent: '#cfd4d4', yaw: 0, lift: 8 } as const
const byChair: Views['size'] = {
  beside: () => chair(),
  along: 'height',
  shot: { set: room, tone: '#dbe0dc', accent: '#b9c2bd', lift: 6, yaw: 0 },
}
const byPhone: Views['size'] = {
  beside: () => at(group(at(phone(), { rx: Math.PI / 2, y: 7.5 })), {}),
  along: 'width',
  shot: plain,
}

const receipts = () =>
  group(
    at(box(7, 0.05, 17, 0.02, print(140, 340, bill, 0.8)), { y: 0.06, ry: 0.3 }),
    at(box(6.4, 0.05, 12, 0.02, matte('#fdfbf6')), { y: 0.12, x: 4, z: 2, ry: -0.25 }),
  )

function bill(pen: CanvasRenderingContext2D, w: number, h: number): void {
  pen.fillStyle = '#fdfbf5'
  pen.fillRect(0, 0, w, h)
  pen.fillStyle = '#8d8a84'
  for (let i = 0; i < 12; i += 1) pen.fillRect(w * 0.12, h * (0.1 + i * 0.065), w * (0.3 + (i % 3) * 0.1), 5)
  for (let i = 0; i < 12; i += 1) pen.fillRect(w * 0.72, h * (0.1 + i * 0.065), w * 0.16, 5)
}

/** Bags and wallets. */
export const handbag: LeafPictures = {
  kinds: {
    tote: views(
      {
        set: sunnyRoom,
        tone: '#c6d0c9',
        accent: '#8d9c96',
        yaw: -0.4,
        props: () => [at(chair('#8a5f3d'), { x: -46, z: -24, ry: 0.5 })],
      },
      byChair,
      [0.5, 0.55],
    ),
    'top-handle': views(
      {
        set: shelf,
        tone: '#93aab0',
        accent: '#8a5f3d',
        props: () => [at(vaseWithTwig('#e8e2d6', '#7d9472', 14), { x: -22, z: -6 })],
      },
      byPhone,
      [0.5, 0.5],
    ),
    crossbody: views({ set: plinths, tone: '#c98f84', accent: '#e7d6c4', lift: 14 }, byPhone, [0.5, 0.34]),
    frame: views(
      {
        set: counter,
        tone: '#cfd8cb',
        accent: '#f1eee8',
        lift: 14,
        props: () => [at(vaseWithTwig('#c7a07a', '#8aa07c', 15), { x: -17, z: -9 })],
      },
      byPhone,
      [0.5, 0.75],
    ),
    wallet: views(
      {
        set: desk,
        tone: '#9fb0a8',
        accent: '#b98757',
        lift: 26,
        props: () => [at(phone('#31363d'), { x: -15, z: -3, ry: 0.3 }), at(cup('#f2ede2'), { x: 12, z: -13 })],
      },
      byPhone,
      [0.6, 0.5],
    ),
  },
  covers: [
    {
      kind: 'tote',
      build: leatherTote,
      shot: { set: bedding, tone: '#a9bdc4', accent: '#4d6876', yaw: 0.42, lift: 11, fill: 0.62, light: 'morning' },
    },
    {
      kind: 'tote',
      build: canvasTote,
      shot: { set: tiledKitchen, tone: '#f0ddd0', accent: '#c08a58', yaw: -0.24, lift: 9, fill: 0.64 },
    },
    {
      kind: 'top-handle',
      build: knottedBag,
      shot: { set: darkRoom, tone: '#41625e', accent: '#7a5335', yaw: 0.4, lift: 13, fill: 0.62, light: 'evening' },
    },
    {
      kind: 'top-handle',
      build: zippedBag,
      shot: { set: sill, tone: '#ecd5b4', accent: '#f6f1e6', yaw: -0.34, lift: 15, fill: 0.64, light: 'morning' },
    },
    {
      kind: 'crossbody',
      build: quiltedBag,
      shot: { set: drape, tone: '#a8505f', yaw: -0.2, lift: 34, fill: 0.62, light: 'evening' },
    },
    {
      kind: 'crossbody',
      build: slingBag,
      shot: { set: pavement, tone: '#c2bdb2', accent: '#dcae55', yaw: 0.3, lift: 8, fill: 0.62, light: 'day' },
    },
    {
      kind: 'frame',
      build: peonyPurse,
      shot: {
        set: darkRoom,
        tone: '#7c4a3c',
        accent: '#8a5f3d',
        yaw: 0.16,
        lift: 15,
        fill: 0.62,
        light: 'evening',
        props: () => [at(brassLamp(), { x: -24, z: -12, s: 0.22 })],
      },
    },
    {
      kind: 'frame',
      build: velvetPurse,
      shot: {
        set: bedding,
        tone: '#e3b5a4',
        accent: '#f4f0e8',
        yaw: -0.24,
        lift: 12,
        fill: 0.62,
        light: 'soft',
        props: () => [at(plateOf('#f3ece0', 9), { x: 19, z: -8 })],
      },
    },
    {
      kind: 'wallet',
      build: shortWallet,
      shot: {
        set: desk,
        tone: '#9db3a5',
        accent: '#c08a58',
        yaw: 0.1,
        lift: 24,
        fill: 0.6,
        light: 'evening',
        props: () => [at(keys(), { x: 11, z: 6 })],
      },
    },
    {
      kind: 'wallet',
      build: longWallet,
      shot: {
        set: counter,
        tone: '#7fa6a2',
        accent: '#f2efe9',
        yaw: 0.5,
        lift: 38,
        fill: 0.62,
        light: 'morning',
        props: () => [
          at(receipts(), { x: -14, z: -9 }),
          at(group(plateOf('#ffffff', 7), at(cup('#ffffff'), { y: 1 })), { x: 12, z: -13 }),
        ],
      },
    },
  ],
}
