import type { Object3D } from 'three'
import { hanger, laid } from '../../../studio/cloth/trims.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { twig } from '../../../studio/props/green.ts'
import { chair, frame } from '../../../studio/props/room.ts'
import { concrete, hanging, panelled } from '../../../studio/sets/cloths.ts'
import { room } from '../../../studio/sets/indoors.ts'
import { at, drum, group, rod, turned } from '../../../studio/shapes.ts'
import { bricks } from '../parts/places.ts'
import { canvas } from '../parts/stuffs.ts'
import { blazer, denimJacket, knotCoat, packedCoat, puffer, quiltedJacket, trench, wrapCoat } from './coats.ts'

const hung = { lift: 2, fill: 0.68 } as const

const views = (tone: string, focus: readonly [number, number] = [0.5, 0.84]): Views => ({
  scene: {
    set: hanging,
    tone,
    ...hung,
    light: 'morning',
    yaw: 0.2,
    props: () => [
      at(frame('#c98f74', 34, 44), { x: -66, y: 78, z: -14 }),
      at(twig('#8aa07c', 46, 7, 10), { x: 60, y: 6, rz: -0.2 }),
    ],
  },
  close: { focus, zoom: 2.7, shot: { set: hanging, tone, ...hung, light: 'day', yaw: 0.1, props: () => [] } },
  size: {
    beside: () => at(chair(), {}),
    along: 'height',
    shot: { set: room, tone: '#dde1de', accent: '#c2c9c5', lift: 5, yaw: 0 },
  },
})

const umbrella = (color: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [0.6, 1],
        [3.4, 34],
        [4.2, 56],
        [1, 60],
        [0, 60],
      ],
      matte(color, 0.7),
    ),
    at(drum(0.6, 0.6, 16, matte('#7a5335'), 0.1), { y: 60 }),
    at(
      rod(
        [
          [0, 0, 0],
          [0, 4, 0],
          [3, 7, 0],
          [6, 4, 0],
          [5.4, 1, 0],
        ],
        0.8,
        matte('#7a5335'),
      ),
      { y: 74 },
    ),
  )

const hook = (): Object3D =>
  group(
    rod(
      [
        [0, 5, -2],
        [0, 5, 3],
        [0, 9, 6],
        [0, 13, 5],
      ],
      1,
      metal('#c9a35a', 0.3),
    ),
    at(drum(3.4, 3.4, 1.4, metal('#c9a35a', 0.3), 0.3), { y: 5, z: -2.4, rx: Math.PI / 2 }),
  )

/** Coats and jackets. */
export const coat: LeafPictures = {
  kinds: {
    wool: views('#b9b2a6'),
    trench: views('#a9b9bf'),
    down: views('#c9b39f'),
    short: views('#b4bfae'),
    blazer: views('#c8a99a'),
  },
  covers: [
    {
      kind: 'wool',
      build: main => group(wrapCoat(main), hanger('#7c5335', 21)),
      shot: { set: hanging, tone: '#8fb0b2', ...hung, light: 'morning', yaw: 0.2 },
    },
    {
      kind: 'wool',
      build: main => group(knotCoat(main), hanger('#4a3626', 18)),
      shot: { set: panelled, tone: '#b98252', ...hung, yaw: -0.16 },
    },
    {
      kind: 'trench',
      build: main => group(trench(main, canvas(main)), hanger('#5f3f2e', 19)),
      shot: {
        set: hanging,
        tone: '#7390a6',
        ...hung,
        yaw: -0.2,
        light: 'day',
        props: () => [at(umbrella('#b5473c'), { x: 58, y: 8, z: -2, rz: 0.08 })],
      },
    },
    {
      kind: 'trench',
      build: main => laid(packedCoat(main), 0.16),
      shot: { set: concrete, tone: '#d8cbb8', light: 'above', lift: 84, fill: 0.68 },
    },
    {
      kind: 'down',
      build: main => group(puffer(main, false), hanger('#3a3d42', 20)),
      shot: { set: hanging, tone: '#8fb3cf', ...hung, fill: 0.66, light: 'soft', yaw: 0.16 },
    },
    {
      kind: 'down',
      build: main => group(puffer(main, true), hook()),
      shot: { set: hanging, tone: '#e0b682', ...hung, light: 'evening', yaw: -0.14 },
    },
    {
      kind: 'short',
      build: main => group(denimJacket(main), hanger('#c39a67', 20)),
      shot: { set: bricks, tone: '#b0644a', accent: '#d8c8b4', ...hung, fill: 0.66, yaw: 0.12 },
    },
    {
      kind: 'short',
      build: main => group(quiltedJacket(main), hanger('#7c5335', 19)),
      shot: { set: hanging, tone: '#6f9a92', ...hung, fill: 0.66, light: 'day', yaw: -0.2 },
    },
    {
      kind: 'blazer',
      build: main => group(blazer(main, false), hanger('#3a3d42', 18)),
      shot: { set: hanging, tone: '#efd08c', ...hung, light: 'day', yaw: 0.18 },
    },
    {
      kind: 'blazer',
      build: main => group(blazer(main, true), hanger('#c39a67', 19)),
      shot: { set: hanging, tone: '#d98a74', ...hung, fill: 0.66, light: 'morning', yaw: -0.12 },
    },
  ],
}
