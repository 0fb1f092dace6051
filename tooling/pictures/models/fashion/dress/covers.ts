import { knitDress, qipao, shirtDress, slipDress, teaDress } from '../../../studio/cloth/dresses.ts'
import { hanger, laid } from '../../../studio/cloth/trims.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { plant, twig } from '../../../studio/props/green.ts'
import { chair, frame } from '../../../studio/props/room.ts'
import { basket, mat } from '../../../studio/props/soft.ts'
import { boards, drape, hanging, linen, panelled, papers } from '../../../studio/sets/cloths.ts'
import { room } from '../../../studio/sets/indoors.ts'
import { at, group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'

const above = { light: 'above', lift: 84, fill: 0.66 } as const
const hung = { lift: 2, fill: 0.68 } as const

const views = (tone: string): Views => ({
  scene: {
    set: hanging,
    tone,
    ...hung,
    light: 'morning',
    yaw: 0.2,
    props: () => [at(frame('#c98f74', 34, 44), { x: -62, y: -30, z: -14 }), at(basket(), { x: 52, y: -122 })],
  },
  close: { focus: [0.5, 0.86], zoom: 2.6 },
  size: {
    beside: () => at(chair(), {}),
    along: 'height',
    shot: { set: room, tone: '#e6dfd6', accent: '#d2c8b8', lift: 5, yaw: 0 },
  },
})

const floral = (main: string) =>
  teaDress({ cloth: { color: lighter(main, 0.72), weave: 'poplin', pattern: 'floral', second: main } })

/** Dresses. */
export const dress: LeafPictures = {
  kinds: {
    shirt: views('#dbd8d0'),
    slip: views('#d6cfcb'),
    tea: {
      ...views('#c9c2b0'),
      build: main => group(floral(main), hanger()),
      close: { focus: [0.5, 0.86], zoom: 2.6, shot: { set: hanging, tone: '#c9c2b0', ...hung, light: 'morning' } },
    },
    knit: views('#d4d6d2'),
    qipao: views('#ddd2c0'),
  },
  covers: [
    {
      kind: 'shirt',
      build: main => group(shirtDress({ cloth: { color: main, weave: 'poplin' } }), hanger()),
      shot: {
        set: hanging,
        tone: '#d9aa90',
        ...hung,
        yaw: -0.18,
        props: () => [at(twig('#8aa07c', 60, 7, 12), { x: 48, y: -118, rz: -0.2 })],
      },
    },
    {
      kind: 'shirt',
      build: main => laid(shirtDress({ cloth: { color: main, weave: 'pique' }, long: 108 }, true), 0.1),
      shot: { set: papers, tone: '#e9e4d8', accent: '#dcd6c6', ...above },
      others: { shot: { tone: '#b4c0b6', accent: '#a3b0a6' } },
    },
    {
      kind: 'slip',
      build: main => group(slipDress({ cloth: { color: main, weave: 'satin' } }), hanger('#33302e', 11)),
      shot: { set: panelled, tone: '#8c7a70', ...hung, light: 'evening', yaw: 0.22 },
    },
    {
      kind: 'slip',
      build: main => laid(slipDress({ cloth: { color: main, weave: 'satin' }, long: 104 }), -0.22),
      shot: { set: drape, tone: '#e3dbd2', ...above },
    },
    {
      kind: 'tea',
      build: main => laid(floral(main), 0.08),
      shot: {
        set: boards,
        tone: '#a9bba2',
        ...above,
        fill: 0.68,
        props: () => [at(mat('#dcc18a', 17), { x: -44, z: -40 })],
      },
    },
    {
      kind: 'tea',
      build: main =>
        group(
          teaDress({ cloth: { color: main, weave: 'poplin', pattern: 'floral', second: '#f6efe2' } }, true),
          hanger('#d9c7a6', 14),
        ),
      shot: { set: hanging, tone: '#ecd28f', ...hung, light: 'day', yaw: -0.26 },
    },
    {
      kind: 'knit',
      build: main => group(knitDress({ cloth: { color: main, weave: 'rib' } }), hanger('#8a5a35', 15)),
      shot: {
        set: hanging,
        tone: '#9db8bf',
        ...hung,
        light: 'evening',
        yaw: 0.2,
        props: () => [at(plant(70, '#9a8f80'), { x: -58, y: -104 })],
      },
    },
    {
      kind: 'knit',
      build: main => laid(knitDress({ cloth: { color: main, weave: 'fleece' } }, true), -0.08),
      shot: { set: linen, tone: '#d8d4cc', ...above },
    },
    {
      kind: 'qipao',
      build: main =>
        group(qipao({ cloth: { color: main, weave: 'poplin' } }, darker(main, 0.5)), hanger('#4a3a2e', 14)),
      shot: { set: hanging, tone: '#b4c6ae', ...hung, yaw: 0.16, light: 'evening' },
    },
    {
      kind: 'qipao',
      build: main =>
        laid(qipao({ cloth: { color: main, weave: 'satin', pattern: 'clouds' }, long: 106 }, lighter(main, 0.7)), 0.14),
      shot: {
        set: linen,
        tone: '#d3dcb9',
        ...above,
        props: () => [at(twig('#8f9f7c', 34, 7, 7), { x: 32, z: 20, rx: -1.4, rz: -0.4, y: 1 })],
      },
    },
  ],
}
