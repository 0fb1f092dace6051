import type { Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { brassLamp, chair, frame } from '../../../studio/props/room.ts'
import { drape, hanging, linen } from '../../../studio/sets/cloths.ts'
import { darkRoom, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { beach } from '../../../studio/sets/outdoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { paperThing, score } from '../../electronics/parts/desk-things.ts'
import { swift } from '../../food/parts/solid.ts'
import { bareRoom, brightRoom, nightRoom } from '../../home/parts/sets.ts'
import { timber } from '../../home/parts/timber.ts'
import { acoustic, amp, bow, electric, onStand, violin, violinCase, type Wood } from './instruments.ts'

const folk: Omit<Wood, 'top' | 'side'> = {
  body: 50,
  lower: 20,
  waist: 13.2,
  upper: 14.8,
  deep: 10.5,
  neck: 36,
  wide: 5.2,
  head: 18,
  strings: 6,
}
const uke: Omit<Wood, 'top' | 'side'> = {
  body: 28,
  lower: 10.4,
  waist: 6.8,
  upper: 7.8,
  deep: 6.6,
  neck: 18,
  wide: 3.8,
  head: 12,
  strings: 4,
}

const views = (focus: readonly [number, number], beside: () => Object3D, build?: Views['build']): Views => ({
  ...(build ? { build } : {}),
  scene: {
    set: sunnyRoom,
    tone: '#d6dad0',
    accent: '#c9bfae',
    light: 'morning',
    yaw: 0.36,
    lift: 9,
    props: () => [at(plant(50), { x: -50, z: -24 })],
  },
  // A build of its own stands, while the cover may lie.
  close: { focus, zoom: 2.4, ...(build ? { shot: { yaw: 0.3, lift: 9, light: 'morning' } } : {}) },
  size: { beside, along: 'height', shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9' } },
})

const upright = () => at(phone(), { rx: Math.PI / 2, y: 7.5 })

/** Music stand with its sheet. */
const musicStand = (): Object3D =>
  group(
    at(drum(0.9, 0.9, 92, matte('#2c2d31', 0.5)), {}),
    ...[0, 1, 2].map(i =>
      at(box(30, 1.2, 1.6, 0.4, matte('#2c2d31', 0.5)), {
        x: Math.cos(i * 2.09) * 14,
        y: 1,
        z: Math.sin(i * 2.09) * 14,
        ry: -i * 2.09,
      }),
    ),
    at(
      group(
        at(box(44, 30, 0.8, 0.3, matte('#2c2d31', 0.5)), {}),
        at(group(at(paperThing(26, 27, score), { rx: Math.PI / 2 })), { z: 0.6 }),
      ),
      { y: 100, rx: -0.3 },
    ),
  )

/** Low rest for the foot of who plays the classical guitar. */
const footRest = (): Object3D =>
  group(
    at(box(28, 1.8, 14, 0.4, timber('#8a5f3d')), { y: 13, rz: 0.06 }),
    ...[-1, 1].map(s => at(box(2, 12, 12, 0.4, timber('#7c5335')), { x: s * 10, y: 6 })),
  )

const inFlat = (thing: Object3D, turn = 0): Object3D => group(at(group(at(thing, { rx: -Math.PI / 2 })), { ry: turn }))

/** Guitars, ukuleles and violins. */
export const guitar: LeafPictures = swift({
  kinds: {
    acoustic: views([0.5, 0.36], () => chair()),
    electric: views([0.4, 0.3], () => chair()),
    ukulele: views([0.5, 0.3], upright, main => onStand(acoustic({ ...uke, top: main, side: main }), 28, 6.6)),
    violin: views([0.5, 0.4], upright, () => onStand(violin(), 30, 4)),
  },
  covers: [
    {
      kind: 'acoustic',
      build: main => onStand(acoustic({ ...folk, cut: true, top: main, side: main, ring: '#e6d6b4' })),
      shot: {
        set: cove,
        tone: '#e3dccd',
        yaw: 0.3,
        lift: 8,
        fill: 0.64,
        props: () => [at(musicStand(), { x: -46, z: -26, ry: 0.3 })],
      },
    },
    {
      kind: 'acoustic',
      build: () => onStand(acoustic({ ...folk, top: '#e6c48a', side: '#7a3f28' })),
      shot: {
        set: nightRoom,
        tone: '#71806f',
        accent: '#8a684a',
        yaw: -0.34,
        lift: 8,
        fill: 0.64,
        light: 'evening',
        props: () => [at(brassLamp(), { x: 48, z: -26 })],
      },
    },
    {
      kind: 'acoustic',
      build: () =>
        onStand(
          acoustic({
            ...folk,
            body: 48,
            lower: 18.4,
            waist: 12,
            upper: 14,
            neck: 33,
            wide: 6,
            top: '#d79a56',
            side: '#6b3a26',
            slots: true,
            ring: '#3f6b52',
          }),
        ),
      shot: {
        set: bareRoom,
        tone: '#b9c7cf',
        accent: '#a98660',
        yaw: 0.46,
        lift: 13,
        fill: 0.62,
        light: 'day',
        props: () => [at(footRest(), { x: 34, z: 16, ry: -0.3 })],
      },
    },
    {
      kind: 'acoustic',
      build: () =>
        inFlat(
          acoustic({
            ...folk,
            body: 40,
            lower: 14.6,
            waist: 10.4,
            upper: 11.4,
            deep: 8,
            neck: 33,
            wide: 5,
            head: 17,
            top: '#9a5233',
            side: '#7c3f28',
            ring: '#e6d6b4',
          }),
          -0.7,
        ),
      shot: { set: linen, tone: '#d9d2bf', yaw: 0, lift: 70, fill: 0.72, light: 'above' },
    },
    {
      kind: 'electric',
      build: main => group(onStand(electric(main), 42, 5), at(amp(), { x: 44, z: -12, ry: -0.3 })),
      shot: {
        set: brightRoom,
        tone: '#d3d6cf',
        accent: '#c3a077',
        yaw: 0.2,
        lift: 9,
        fill: 0.64,
        light: 'day',
        props: () => [at(frame('#c9b28f', 40, 52), { x: 40, y: 62, z: -52 })],
      },
    },
    {
      kind: 'electric',
      build: main => onStand(electric(main, '#b9793e', true), 42, 5),
      shot: { set: darkRoom, tone: '#8d8496', accent: '#8a7668', yaw: -0.36, lift: 7, fill: 0.66, light: 'evening' },
    },
    {
      kind: 'ukulele',
      build: main => inFlat(acoustic({ ...uke, top: main, side: main }), 0.6),
      shot: { set: beach, tone: '#e3cfa6', accent: '#bcd9e2', yaw: 0, lift: 52, fill: 0.7, light: 'morning' },
    },
    {
      kind: 'ukulele',
      build: () =>
        group(
          acoustic({
            ...uke,
            body: 31,
            lower: 11.4,
            upper: 8.6,
            neck: 20,
            top: '#e2b878',
            side: '#7c4a2c',
            ring: '#2f5c49',
          }),
          at(box(3, 5, 2, 0.6, timber('#6b4630')), { y: 61, z: -3 }),
        ),
      shot: { set: hanging, tone: '#a9b8ac', yaw: 0.08, lift: 2, fill: 0.66, light: 'morning' },
    },
    {
      kind: 'violin',
      build: () =>
        group(
          violinCase('#2f4469', '#8f2f3c'),
          at(inFlat(violin('#b5673a', '#d0904c')), { y: 9.4, z: 29 }),
          at(group(at(bow(), { ry: Math.PI / 2 })), { x: 23, y: 0.1, z: 2 }),
        ),
      shot: { set: softHorizon, tone: '#cdd3cc', accent: '#d9cfbd', yaw: -1.05, lift: 40, fill: 0.64 },
    },
    {
      kind: 'violin',
      build: () =>
        group(
          at(inFlat(violin('#8f3f1e', '#b5632c'), 0.5), { y: 2 }),
          at(group(at(bow('#4a2318'), { ry: 0.95 })), { x: 15, y: 0.4, z: -14 }),
        ),
      shot: { set: drape, tone: '#4f6b5e', yaw: 0, lift: 74, fill: 0.72, light: 'above' },
    },
  ],
})
