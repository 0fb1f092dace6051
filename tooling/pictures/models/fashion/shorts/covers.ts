import type { Object3D } from 'three'
import { laid } from '../../../studio/cloth/trims.ts'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte, print } from '../../../studio/materials.ts'
import { ruler } from '../../../studio/props/desk.ts'
import { towels } from '../../../studio/props/soft.ts'
import { boards, concrete, hanging, linen, papers } from '../../../studio/sets/cloths.ts'
import { room } from '../../../studio/sets/indoors.ts'
import { beach } from '../../../studio/sets/outdoors.ts'
import { at, ball, box, group, ring } from '../../../studio/shapes.ts'
import { loafer } from '../flat-sandal/closed.ts'
import { flipFlop, slide } from '../flat-sandal/open.ts'
import { clipHanger } from '../jeans/jeans.ts'
import { courtAbove } from '../parts/places.ts'
import { calf, canvas, cloth, nylon } from '../parts/stuffs.ts'
import { pairOf } from '../running-shoe/shoes.ts'
import { basketball, cargo, casual, frayed, running, swim } from './shorts.ts'

const above = { light: 'above', lift: 84, fill: 0.66 } as const
const hung = { lift: 2, fill: 0.66 } as const

const views = (tone: string): Views => ({
  scene: { set: hanging, tone, ...hung, light: 'morning', yaw: 0.22 },
  close: {
    focus: [0.5, 0.86],
    zoom: 2.4,
    shot: { set: hanging, tone, ...hung, light: 'day', yaw: 0.1, props: () => [] },
  },
  size: {
    beside: () => at(ruler(), {}),
    along: 'height',
    shot: { set: room, tone: '#e1dfd8', accent: '#c8cac2', lift: 5, yaw: 0 },
  },
})

const bib = (): Object3D =>
  group(
    at(box(24, 0.2, 18, 0.1, matte('#fbfaf6')), { y: 0.2 }),
    at(
      box(
        22,
        0.1,
        11,
        0.05,
        print(440, 220, (pen, w, h) => {
          pen.fillStyle = '#fbfaf6'
          pen.fillRect(0, 0, w, h)
          pen.fillStyle = '#2a2d33'
          pen.font = '700 170px "Noto Sans", sans-serif'
          pen.textAlign = 'center'
          pen.textBaseline = 'middle'
          pen.fillText('1008', w / 2, h / 2)
        }),
      ),
      { y: 0.32, z: 1.6 },
    ),
    at(box(24, 0.1, 3.4, 0.05, matte('#e0623c')), { y: 0.3, z: -7 }),
  )

/** A ball for games in a hall. */
export const hoopBall = (): Object3D => {
  const skin = matte('#d9772f', 0.7)
  const line = matte('#2b2420', 0.7)
  return group(
    at(ball(12, skin), { y: 12 }),
    ...[
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
      [0.5, Math.PI / 2, 0],
      [-0.5, Math.PI / 2, 0],
    ].map(([rx = 0, ry = 0, rz = 0]) => at(ring(12, 0.28, line), { y: 12, rx, ry, rz })),
  )
}

/** Shorts. */
export const shortsClass: LeafPictures = {
  kinds: {
    casual: { ...views('#a9b8b4'), build: main => group(casual(main, canvas(main), true), clipHanger(20)) },
    running: { ...views('#d3b59c'), build: main => group(running(main, nylon(main, 0.5), false), clipHanger(19)) },
    basketball: {
      ...views('#c0c4b4'),
      build: main => group(basketball(main, cloth(main, 'pique'), false), clipHanger(21)),
    },
    beach: { ...views('#a8c4cc'), build: main => group(swim(main, false), clipHanger(20)) },
    cargo: views('#c8a58a'),
  },
  covers: [
    {
      kind: 'casual',
      build: main => laid(casual(main, canvas(main), true), 0.1),
      shot: {
        set: boards,
        tone: '#b07f55',
        ...above,
        props: () => [
          at(
            pairOf(() => slide('#5f7f8f', false), 12.6),
            { x: 38, z: 20, ry: 1.8 },
          ),
        ],
      },
    },
    {
      kind: 'casual',
      build: main => laid(casual(main, cloth(main, 'linen'), false), -0.12),
      shot: {
        set: linen,
        tone: '#86a598',
        ...above,
        props: () => [
          at(
            pairOf(() => loafer('#6b4630', calf('#6b4630'), false), 11),
            { x: -40, z: 16, ry: 1.4 },
          ),
        ],
      },
    },
    {
      kind: 'casual',
      build: main => group(frayed(main), clipHanger(20)),
      shot: { set: hanging, tone: '#e6b07c', ...hung, light: 'day', yaw: 0.2 },
    },
    {
      kind: 'running',
      build: main => laid(running(main, nylon(main, 0.5), false), 0.12),
      shot: { set: concrete, tone: '#dcd6ca', ...above, props: () => [at(bib(), { x: 36, z: -28, ry: -0.2 })] },
    },
    {
      kind: 'running',
      build: main => group(running(main, nylon(main, 0.5), true), clipHanger(19)),
      shot: { set: hanging, tone: '#c9d0a0', ...hung, light: 'soft', yaw: -0.2 },
    },
    {
      kind: 'basketball',
      build: main => laid(basketball(main, cloth(main, 'pique'), false), -0.1),
      shot: { set: courtAbove, tone: '#c9985c', ...above, props: () => [at(hoopBall(), { x: 44, z: 24 })] },
    },
    {
      kind: 'basketball',
      build: main => group(basketball(main, cloth(main, 'pique'), true), clipHanger(21)),
      shot: { set: hanging, tone: '#efc795', ...hung, light: 'morning', yaw: 0.24 },
    },
    {
      kind: 'beach',
      build: main => laid(swim(main, false), 0.14),
      shot: {
        set: beach,
        tone: '#e9d2a2',
        accent: '#8fcfe6',
        ...above,
        props: () => [
          at(
            pairOf(() => flipFlop('#3164bb', 2), 11.5),
            { x: -38, z: 18, ry: 1.3 },
          ),
        ],
      },
    },
    {
      kind: 'beach',
      build: main => laid(swim(main, true, 48), -0.14),
      shot: {
        set: papers,
        tone: '#f4bfa4',
        accent: '#fbe6c2',
        ...above,
        props: () => [at(towels(['#e0623c', '#f6f1e6'], 24, 20), { x: 40, z: -24, ry: 0.3 })],
      },
    },
    {
      kind: 'cargo',
      build: main => group(cargo(main, canvas(main)), clipHanger(20)),
      shot: { set: hanging, tone: '#d9bd94', ...hung, light: 'evening', yaw: -0.18 },
    },
  ],
}
