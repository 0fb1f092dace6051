import { hanger, laid } from '../../../studio/cloth/trims.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { twig } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { concrete, hanging, linen, papers } from '../../../studio/sets/cloths.ts'
import { room, shelf } from '../../../studio/sets/indoors.ts'
import { at, drum, group } from '../../../studio/shapes.ts'
import { courtAbove } from '../parts/places.ts'
import { hoopBall } from '../shorts/covers.ts'
import { compression, gilet, hoops, runner, stringer, under, underStack } from './vests.ts'

const hung = { lift: 2, fill: 0.66 } as const
const above = { light: 'above', lift: 84, fill: 0.66 } as const

const views = (tone: string): Views => ({
  scene: {
    set: hanging,
    tone,
    ...hung,
    light: 'morning',
    yaw: 0.24,
    props: () => [at(twig('#8aa07c', 34, 6, 8), { x: 42, y: -4, rz: -0.2 })],
  },
  close: {
    focus: [0.5, 0.84],
    zoom: 2.4,
    shot: { set: hanging, tone, ...hung, light: 'day', yaw: 0.1, props: () => [] },
  },
  size: {
    beside: () => at(chair(), {}),
    along: 'height',
    shot: { set: room, tone: '#dfe1dc', accent: '#c5cac5', lift: 5, yaw: 0 },
  },
})

const roller = () =>
  group(at(group(at(drum(7, 7, 44, matte('#3f7f8f', 0.85), 0.8), { rz: Math.PI / 2 })), { x: 22, y: 7 }))

/** Vests and gilets. */
export const tankTop: LeafPictures = {
  kinds: {
    running: views('#b9b4a6'),
    basketball: views('#a9bcc4'),
    gym: views('#c4b4a0'),
    under: { ...views('#b4a79c'), build: main => group(under(main, false), hanger('#7c5335', 13)) },
    gilet: views('#b0b8a4'),
  },
  covers: [
    {
      kind: 'running',
      build: main => group(runner(main, true), hanger('#3a3d42', 12)),
      shot: { set: hanging, tone: '#6d87a3', ...hung, light: 'morning', yaw: 0.16 },
    },
    {
      kind: 'running',
      build: main => laid(runner(main, false), -0.12),
      shot: {
        set: concrete,
        tone: '#d8b48c',
        ...above,
      },
    },
    {
      kind: 'basketball',
      build: main => group(hoops(main, '23', true), hanger('#c39a67', 13)),
      shot: { set: hanging, tone: '#93bccb', ...hung, light: 'day', yaw: -0.16 },
    },
    {
      kind: 'basketball',
      build: main => laid(hoops(main, '7', false), 0.1),
      shot: { set: courtAbove, tone: '#a9744c', ...above, props: () => [at(hoopBall(), { x: -44, z: 26 })] },
    },
    {
      kind: 'gym',
      build: main => group(stringer(main), hanger('#c9ccd2', 9)),
      shot: { set: hanging, tone: '#56616e', ...hung, light: 'evening', yaw: 0.2 },
    },
    {
      kind: 'gym',
      build: main => laid(compression(main), 0.12),
      shot: {
        set: papers,
        tone: '#e8bfa6',
        accent: '#d4dfe2',
        ...above,
        props: () => [at(roller(), { x: 20, z: 28, ry: 1.2 })],
      },
    },
    {
      kind: 'under',
      build: underStack,
      shot: { set: shelf, tone: '#7796a6', accent: '#8a5f3d', yaw: -0.44, lift: 26, fill: 0.64, light: 'morning' },
    },
    { kind: 'under', build: main => laid(under(main, true), -0.14), shot: { set: linen, tone: '#e8c9b4', ...above } },
    {
      kind: 'gilet',
      build: main => group(gilet(main, false), hanger('#5f3f2e', 16)),
      shot: { set: hanging, tone: '#e0b887', ...hung, light: 'day', yaw: 0.18 },
    },
    {
      kind: 'gilet',
      build: main => group(gilet(main, true), hanger('#3a3d42', 16)),
      shot: { set: hanging, tone: '#8aa9c6', ...hung, light: 'evening', yaw: -0.2 },
    },
  ],
}
