import { cushion as soft } from '../../../studio/cloth/upholstery.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { cloth, glaze } from '../../../studio/materials.ts'
import { coin } from '../../../studio/props/desk.ts'
import { leaf } from '../../../studio/props/green.ts'
import { cushion, towels } from '../../../studio/props/soft.ts'
import { candle } from '../../../studio/props/table.ts'
import { drape, linen } from '../../../studio/sets/cloths.ts'
import { bathLedge, counter, shelf, sill } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, group } from '../../../studio/shapes.ts'
import { drops, halo, steam } from '../parts/air.ts'
import { dropper, foam, jar, standMirror, tray } from '../parts/bath.ts'
import { cleanser, eyePen, goggles, ipl, mask, maskOnStand, roller, wand } from './devices.ts'

const views = (tone: string, accent: string, focus: readonly [number, number] = [0.5, 0.84], zoom = 2.3): Views => ({
  scene: {
    set: counter,
    tone,
    accent,
    light: 'morning',
    yaw: -0.3,
    lift: 12,
    fill: 0.54,
    props: () => [
      at(jar('#f3e6da'), { x: 10, z: 2 }),
      at(dropper('#d9a06a', 9), { x: -10, z: -3 }),
      at(standMirror(8), { x: 17, z: -9, ry: -0.3 }),
    ],
  },
  close: { focus, zoom },
  size: {
    beside: () => coin(),
    along: 'height',
    shot: { set: softHorizon, tone: '#e6e0e0', accent: '#d9d2d2', yaw: 0.1, light: 'soft' },
  },
})

const lying = (thing: ReturnType<typeof wand>, y: number, turn: number) =>
  group(at(group(at(thing, { rx: -Math.PI / 2 })), { y, ry: turn }))

/** Bowl turned over; soft things lie on it. */
const dome = (tone: string) => {
  const round = at(ball(8.2, glaze(tone)), { y: 3.6 })
  round.scale.set(1, 0.66, 1.15)
  return group(round)
}

const silkMask = () =>
  group(at(soft(17, 7, 2, cloth('#8f7fb5', 10), { swell: 1, soft: 0.3, round: 2.6 }), { y: 1.4, rx: -Math.PI / 2 }))

/** Beauty devices. */
export const beautyDevice: LeafPictures = {
  kinds: {
    wand: { ...views('#d6cfd3', '#efebe8'), build: main => wand(main) },
    roller: { ...views('#d3d3c8', '#efebe8', [0.5, 0.86]), build: main => group(at(roller(main), { rx: -0.1 })) },
    mask: { ...views('#c9c6d3', '#efebe8', [0.5, 0.6], 2), build: main => maskOnStand(main, '#ff5a4a') },
    cleanser: { ...views('#cfdad6', '#efebe8', [0.5, 0.6], 2), build: main => cleanser(main) },
    ipl: views('#d9d0cb', '#efebe8', [0.76, 0.74]),
  },
  covers: [
    {
      kind: 'wand',
      build: main => wand(main),
      shot: {
        set: counter,
        tone: '#b5888a',
        accent: '#efe6e2',
        yaw: -0.4,
        lift: 9,
        fill: 0.66,
        light: 'morning',
        props: () => [at(jar('#f3d9cc'), { x: 9, z: 3 }), at(standMirror(9), { x: -14, z: -8, ry: 0.4 })],
      },
    },
    {
      kind: 'wand',
      build: main => group(at(group(at(eyePen(main), { rz: -Math.PI / 2 + 0.08 })), { x: -7, y: 2.4, z: 1 })),
      shot: {
        set: linen,
        tone: '#a3b0a0',
        yaw: -0.36,
        lift: 32,
        fill: 0.64,
        light: 'soft',
        props: () => [at(tray(22, 14, '#d9b07a'), { y: -0.2, z: 0 }), at(silkMask(), { x: -1, y: 0.4, z: -11 })],
      },
    },
    {
      kind: 'wand',
      build: main => lying(wand(main, { charger: false, drop: true }), 1.7, 0.85),
      shot: {
        set: cove,
        tone: '#f0d2b4',
        yaw: -0.2,
        lift: 32,
        fill: 0.66,
        light: 'soft',
        props: () => [at(dropper('#e6c27a', 10), { x: 10, z: -3 }), at(drops(6, 5, 0.5), { x: -4, z: 5 })],
      },
    },
    {
      kind: 'roller',
      build: main => lying(roller(main), 2, 0.8),
      shot: {
        set: drape,
        tone: '#8a5f6a',
        yaw: 0,
        lift: 34,
        fill: 0.66,
        light: 'evening',
        props: () => [at(cushion('#d9a58f', 24), { x: -15, z: -14 })],
      },
    },
    {
      kind: 'roller',
      build: main => lying(roller(main, { solar: true, balls: '#e3c28f' }), 2, -0.7),
      shot: {
        set: sill,
        tone: '#a9c0cb',
        accent: '#f3efe8',
        yaw: 0,
        lift: 30,
        fill: 0.64,
        light: 'morning',
        props: () => [at(towels(['#f6f1e8'], 32, 26), { y: -5 }), at(leaf('#6f9a57', 8, 3.4), { x: 12, y: 0.4, z: 7 })],
      },
    },
    {
      kind: 'mask',
      build: main => maskOnStand(main, '#ff4a3c'),
      shot: {
        set: shelf,
        tone: '#4f4657',
        accent: '#5f4236',
        yaw: -0.4,
        lift: 6,
        fill: 0.66,
        light: 'evening',
        props: () => [at(halo(46, '#ff3a2c', 0.42), { y: 16, z: -8 }), at(candle('#c98a4a'), { x: 17, z: 0 })],
      },
    },
    {
      kind: 'mask',
      build: main =>
        group(dome('#f3ede2'), at(group(at(mask(main, '#5a8aff', true), { rx: -1.05 })), { y: 9.6, z: 0.6 })),
      shot: {
        set: plinths,
        tone: '#e6cfc0',
        accent: '#d3b3a0',
        yaw: 0.24,
        lift: 24,
        fill: 0.62,
        light: 'soft',
        props: () => [at(halo(24, '#5a8aff', 0.25), { y: 12, z: 10 })],
      },
    },
    {
      kind: 'cleanser',
      build: main => group(at(cleanser(main), { rx: -0.2 })),
      shot: {
        set: bathLedge,
        tone: '#f0dcc4',
        accent: '#f3f0ea',
        yaw: -0.34,
        lift: 12,
        fill: 0.62,
        light: 'morning',
        props: () => [
          at(foam(4.4, 44), { x: 7, z: 2 }),
          at(foam(3, 30, 9), { x: -6.5, z: 3.4 }),
          at(drops(12, 9, 0.35), { z: 6 }),
        ],
      },
    },
    {
      kind: 'cleanser',
      build: main =>
        group(
          at(cleanser(main), { x: -4.4, z: 2, rx: -0.16, ry: 0.24 }),
          at(cleanser(main, true), { x: 5, z: -1.6, rx: -0.16, ry: -0.2 }),
        ),
      shot: {
        set: sill,
        tone: '#d9b5c0',
        accent: '#f3efe8',
        yaw: 0,
        lift: 11,
        fill: 0.66,
        props: () => [at(towels(['#efe9dc', '#c9a0ac'], 16, 12), { x: 15, z: -8 })],
      },
    },
    {
      kind: 'ipl',
      build: ipl,
      shot: {
        set: cove,
        tone: '#e6c3a8',
        yaw: 0.34,
        lift: 10,
        fill: 0.62,
        light: 'morning',
        props: () => [at(steam(6, 5, 0.22, 1), { x: 9, y: 10, z: -3 }), at(goggles(), { x: 8.5, z: 6, ry: -0.4 })],
      },
    },
  ],
}
