import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { glaze, matte, metal, plastic } from '../../../studio/materials.ts'
import { ballToy, bricks, ruler } from '../../../studio/props/desk.ts'
import { plant, twig } from '../../../studio/props/green.ts'
import { chair as plainChair } from '../../../studio/props/room.ts'
import { hanging, panelled } from '../../../studio/sets/cloths.ts'
import { bathLedge, shelf, sill } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group } from '../../../studio/shapes.ts'
import { leafyWall } from '../parts/hung.ts'
import { bareRoom, bathroom, tiledWall } from '../parts/sets.ts'
import { block, strut } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'
import { shawl, slippers, waffle } from './robes.ts'
import { bathMat, bathTowel, gauze, onHook, rolled, sports, stack, turban, wornTurban } from './towels.ts'

const soap = () =>
  group(drum(6, 5, 1, glaze('#f4f1ea'), 0.3), at(box(7, 2.4, 4.6, 1.1, matte('#e9c9a9', 0.5)), { y: 2 }))

const bottleOf = (color: string) =>
  group(
    drum(3.4, 3.4, 14, plastic(color, 0.4), 0.8),
    at(drum(1.2, 1.2, 3, plastic('#f4f1ea'), 0.2), { y: 14 }),
    at(box(5, 1.2, 1.6, 0.5, plastic('#f4f1ea')), { x: 1.2, y: 17.4 }),
  )

const stoolTop = () =>
  group(
    at(drum(24, 24, 3, timber('#a9794b'), 1), { y: -3 }),
    ...[0, 1, 2, 3].map(i =>
      strut(
        [Math.cos(i * 1.571 + 0.7) * 14, -3, Math.sin(i * 1.571 + 0.7) * 14],
        [Math.cos(i * 1.571 + 0.7) * 20, -46, Math.sin(i * 1.571 + 0.7) * 20],
        2,
        timber('#a9794b', 'up'),
      ),
    ),
  )

const comb = () =>
  group(
    at(box(17, 0.8, 2, 0.4, timber('#8a5f3d')), { y: 0.5, z: -1.6 }),
    ...Array.from({ length: 16 }, (_, i) =>
      at(box(0.4, 0.5, 3.4, 0.15, timber('#8a5f3d')), { x: -7.6 + i, y: 0.5, z: 0.8 }),
    ),
  )

const mirror = () =>
  group(
    at(drum(7, 7, 1, metal('#c9a25c', 0.3), 0.3), {}),
    at(drum(6.2, 6.2, 0.2, metal('#dfe8ea', 0.1), 0), { y: 1 }),
    at(box(2, 0.9, 11, 0.4, metal('#c9a25c', 0.3)), { z: 12, y: 0.5 }),
  )

/** Head of plaster, without a face but with a nose, so that one sees where it looks. */
const bust = () => {
  const plaster = matte('#f0e4d6', 0.8)
  const head = ball(9.2, plaster)
  head.scale.set(0.9, 1.36, 1.04)
  const nose = ball(1.5, plaster)
  nose.scale.set(0.8, 1.7, 1)
  return group(
    at(head, { y: -0.6 }),
    at(nose, { y: -3.4, z: 9.4, rx: -0.25 }),
    at(drum(5, 5.8, 15, plaster, 1), { y: -22, z: -1.6 }),
    at(
      block([36, 26, 17], 8, plaster, (x, y, z) => [x, y - 5 * (x / 18) ** 2 * Number(y > 0), z]),
      { y: -33, z: -2 },
    ),
  )
}

const views = (
  scene: Shot,
  focus: readonly [number, number],
  along: 'width' | 'height' = 'width',
  beside: () => ReturnType<typeof ruler> = () => at(ruler(), {}),
): Views => ({
  scene,
  close: { focus, zoom: 2.3 },
  size: {
    beside,
    along,
    shot: { set: softHorizon, tone: '#c3d0d2', accent: '#e6e8e4', light: 'soft', lift: 14, yaw: 0 },
  },
})

/** Towels, robes and bath mats. */
export const towel: LeafPictures = {
  kinds: {
    hand: views(
      {
        set: bathLedge,
        tone: '#e3cdbd',
        accent: '#d6d0c4',
        light: 'morning',
        yaw: 0.3,
        lift: 12,
        fill: 0.58,
        props: () => [at(bottleOf('#8a9a86'), { x: 26, z: -6 }), at(soap(), { x: -26, z: 4 })],
      },
      [0.75, 0.5],
    ),
    bath: views(
      {
        set: tiledWall,
        tone: '#c9dcd8',
        light: 'day',
        lift: 4,
        fill: 0.62,
        props: () => [at(plant(50), { x: 60, y: -30, z: -10 })],
      },
      [0.6, 0.6],
      'height',
    ),
    robe: {
      ...views({ set: panelled, tone: '#c39a67', light: 'day', lift: 3, fill: 0.68 }, [0.5, 0.72], 'height'),
      size: {
        beside: () => at(plainChair('#8a5f3d'), {}),
        along: 'height',
        shot: { set: bareRoom, tone: '#c3d0d2', accent: '#d0b48e', light: 'soft', lift: 5, yaw: 0 },
      },
    },
    hair: {
      ...views(
        {
          set: sill,
          tone: '#b9cbb8',
          accent: '#f1ede4',
          light: 'morning',
          yaw: 0.2,
          lift: 24,
          fill: 0.58,
          props: () => [at(comb(), { x: 4, z: 18, ry: 0.3 }), at(mirror(), { x: -24, z: -14, ry: -0.6 })],
        },
        [0.25, 0.5],
      ),
      build: turban,
      close: {
        focus: [0.25, 0.5],
        zoom: 2.3,
        shot: {
          set: softHorizon,
          tone: '#e6cdb9',
          accent: '#f6efe6',
          yaw: 0.35,
          lift: 30,
          fill: 0.6,
          centre: [0.5, 0.53],
          props: () => [at(comb(), { x: 6, z: 20, ry: 0.3 })],
        },
      },
    },
    mat: views(
      {
        set: bathroom,
        tone: '#d3e0de',
        accent: '#c9c4b8',
        light: 'day',
        yaw: -0.3,
        lift: 26,
        fill: 0.6,
        props: () => [at(slippers('#f1ede4'), { x: 34, z: 24, ry: -0.4 })],
      },
      [0.4, 0.5],
    ),
  },
  covers: [
    {
      kind: 'hand',
      build: stack,
      shot: {
        set: leafyWall,
        tone: '#d9a58c',
        light: 'morning',
        yaw: 0.35,
        lift: 16,
        fill: 0.56,
        centre: [0.5, 0.46],
        props: () => [at(stoolTop(), {}), at(twig('#7f9a63', 14, 5, 4), { x: -17, z: 4, rz: 0.8 })],
      },
    },
    {
      kind: 'hand',
      build: rolled,
      shot: {
        set: shelf,
        tone: '#e9cfa9',
        accent: '#f4efe4',
        light: 'day',
        yaw: -0.35,
        lift: 14,
        fill: 0.58,
        props: () => [at(soap(), { x: 28, z: 6 })],
      },
    },
    {
      kind: 'hand',
      build: sports,
      shot: { set: bareRoom, tone: '#d6dadb', accent: '#8f8f92', light: 'day', yaw: -0.3, lift: 14, fill: 0.66 },
    },
    {
      kind: 'bath',
      build: bathTowel,
      shot: { set: tiledWall, tone: '#f0dccb', light: 'day', yaw: 0, lift: 4, fill: 0.66 },
    },
    {
      kind: 'bath',
      build: onHook,
      shot: { set: leafyWall, tone: '#c9b6d6', light: 'morning', yaw: 0, lift: 3, fill: 0.66 },
    },
    {
      kind: 'bath',
      build: gauze,
      shot: {
        set: softHorizon,
        tone: '#a9cbd3',
        accent: '#f4ede2',
        light: 'soft',
        yaw: 0.35,
        lift: 34,
        fill: 0.62,
        props: () => [
          at(bricks(['#e0936c', '#8fb8a4', '#f0bf3c']), { x: 20, z: -20 }),
          at(ballToy('#d98a6a', 4), { x: -26, z: -10 }),
        ],
      },
    },
    {
      kind: 'robe',
      build: waffle,
      shot: {
        set: hanging,
        tone: '#b7c9bd',
        light: 'soft',
        yaw: 0,
        lift: 2,
        fill: 0.68,
      },
    },
    { kind: 'robe', build: shawl, shot: { set: panelled, tone: '#c9a77c', light: 'day', yaw: 0, lift: 2, fill: 0.7 } },
    {
      kind: 'hair',
      build: wornTurban,
      shot: {
        set: leafyWall,
        tone: '#a9c3b4',
        light: 'morning',
        yaw: 0.7,
        lift: 5,
        fill: 0.5,
        centre: [0.5, 0.34],
        props: () => [at(bust(), { ry: 0.7 })],
      },
    },
    {
      kind: 'mat',
      build: bathMat,
      shot: {
        set: bathroom,
        tone: '#e6ecea',
        accent: '#a9b3b8',
        light: 'day',
        yaw: 0.35,
        lift: 34,
        fill: 0.64,
        props: () => [at(slippers('#f1e4d4'), { x: 42, z: 8, ry: -0.5 })],
      },
    },
  ],
}
