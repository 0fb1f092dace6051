import { hanger, laid } from '../../../studio/cloth/trims.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { twig, vaseWithTwig } from '../../../studio/props/green.ts'
import { chair, frame } from '../../../studio/props/room.ts'
import { cup } from '../../../studio/props/table.ts'
import { drape, hanging, linen } from '../../../studio/sets/cloths.ts'
import { darkRoom, desk, room } from '../../../studio/sets/indoors.ts'
import { at, group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { bowBlouse, camisole, cardigan, foldedSweat, hoodie, shirt, slantBlouse, sweaterStack } from './tops.ts'

const hung = { lift: 2, fill: 0.66 } as const
const above = { light: 'above', lift: 84, fill: 0.66 } as const

const views = (tone: string, focus: readonly [number, number] = [0.5, 0.84]): Views => ({
  scene: {
    set: hanging,
    tone,
    ...hung,
    light: 'morning',
    yaw: 0.2,
    props: () => [
      at(frame('#8aa07c', 24, 30), { x: -58, y: 52, z: -10 }),
      at(twig('#8aa07c', 34, 6, 8), { x: 48, y: -6, rz: -0.2 }),
    ],
  },
  close: { focus, zoom: 2.5, shot: { set: hanging, tone, ...hung, light: 'day', yaw: 0.1, props: () => [] } },
  size: {
    beside: () => at(chair(), {}),
    along: 'height',
    shot: { set: room, tone: '#e0ddd6', accent: '#c6c9c2', lift: 5, yaw: 0 },
  },
})

/** Shirts, sweaters and blouses. */
export const blouse: LeafPictures = {
  kinds: {
    shirt: views('#c4b49f'),
    sweat: { ...views('#b9c4bf'), build: main => group(hoodie(main), hanger('#7c5335', 18)) },
    sweater: { ...views('#c9a99b'), build: main => group(cardigan(main), hanger('#7c5335', 17)) },
    blouse: views('#bcc3b2'),
    camisole: { ...views('#b8a9a9', [0.5, 0.7]), build: main => group(camisole(main, false), hanger('#d9c7a6', 11)) },
  },
  covers: [
    {
      kind: 'shirt',
      build: main => group(shirt(main, false), hanger('#7c5335', 18)),
      shot: { set: hanging, tone: '#e0a583', ...hung, light: 'day', yaw: 0.16 },
    },
    {
      kind: 'shirt',
      build: main => group(shirt(main, true), hanger('#c39a67', 16)),
      shot: { set: hanging, tone: '#7f95ab', ...hung, light: 'morning', yaw: -0.2 },
    },
    {
      kind: 'sweat',
      build: foldedSweat,
      shot: {
        set: desk,
        tone: '#ecc0a4',
        accent: '#b07a4c',
        yaw: -0.4,
        lift: 36,
        fill: 0.66,
        light: 'morning',
        props: () => [at(cup('#f2ede2'), { x: 27, z: -15, s: 1.2 })],
      },
    },
    {
      kind: 'sweat',
      build: main => group(hoodie(main), hanger('#3a3d42', 18)),
      shot: { set: hanging, tone: '#dfb655', ...hung, light: 'day', yaw: 0.14 },
    },
    {
      kind: 'sweater',
      build: main => sweaterStack([darker(main, 0.3), lighter(main, 0.55), main]),
      shot: {
        set: darkRoom,
        tone: '#557a86',
        accent: '#a87048',
        yaw: -0.5,
        lift: 22,
        fill: 0.64,
        light: 'evening',
        props: () => [at(vaseWithTwig('#e3d6c2', '#8aa07c', 18), { x: 30, z: -14 })],
      },
    },
    {
      kind: 'sweater',
      build: main => group(cardigan(main), hanger('#8a5f3d', 16)),
      shot: { set: hanging, tone: '#a994bd', ...hung, light: 'day', yaw: -0.16 },
    },
    {
      kind: 'blouse',
      build: main => group(bowBlouse(main), hanger('#d9c7a6', 16)),
      shot: { set: hanging, tone: '#9cc0ae', ...hung, light: 'morning', yaw: 0.22 },
    },
    {
      kind: 'blouse',
      build: main => group(slantBlouse(main), hanger('#7c5335', 16)),
      shot: { set: hanging, tone: '#ead3a8', ...hung, light: 'morning', yaw: -0.14 },
    },
    {
      kind: 'camisole',
      build: main => laid(camisole(main, false), 0.14),
      shot: { set: linen, tone: '#9db3bd', ...above },
    },
    {
      kind: 'camisole',
      build: main => laid(camisole(main, true), -0.16),
      shot: { set: drape, tone: '#b08a96', ...above },
    },
  ],
}
