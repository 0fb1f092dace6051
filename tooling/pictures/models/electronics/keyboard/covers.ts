import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { matte, rubber } from '../../../studio/materials.ts'
import { card, coin, notebook, pen, pencil } from '../../../studio/props/desk.ts'
import { blossoms } from '../../../studio/props/green.ts'
import { cup, saucer } from '../../../studio/props/table.ts'
import { papers } from '../../../studio/sets/cloths.ts'
import { desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, group, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { charts } from '../parts/art.ts'
import { litPane, monitorThing } from '../parts/desk-things.ts'
import { colourBlock, deskMat, nightDesk } from '../parts/sets.ts'
import { board, boardCable, folding, puller, ROWS, slim, switchTray, tabletThing, woundCable } from './boards.ts'
import { fin, mouse } from './mice.ts'

const views = (
  build: (color: string) => Object3D,
  set: MakeSet,
  tone: string,
  accent: string,
  lift = 30,
  beside = (): Object3D => card('#59708a'),
): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.3,
    lift,
    fill: 0.56,
    props: () => [at(cup('#f4efe4'), { x: 24, z: -9 }), at(notebook('#c9683c'), { x: -26, z: -8, ry: 0.3 })],
  },
  close: { focus: [0.24, 0.6], zoom: 2.4 },
  size: {
    beside,
    along: 'width',
    shot: { set: softHorizon, tone: '#e0e3e4', accent: '#d0d5d6', light: 'soft', yaw: 0 },
  },
})

const small = (build: (color: string) => Object3D, tone: string): Views => ({
  ...views(build, sunnyDesk, tone, '#b08457', 22, coin),
  scene: {
    set: sunnyDesk,
    tone,
    accent: '#b08457',
    light: 'morning',
    yaw: 2.4,
    lift: 22,
    fill: 0.5,
    props: () => [at(notebook('#5d7f8c'), { x: 13, z: -7, ry: 0.3 }), at(cup('#f4efe4'), { x: -12, z: -9 })],
  },
  close: { focus: [0.5, 0.55], zoom: 1.9 },
})

const twoTone = (color: string) =>
  board({
    rows: ROWS.tenkeyless,
    body: '#f2ede2',
    tones: { letters: '#fbf8f1', rest: color, accent: '#e0813c' },
    knob: true,
  })
const slimBoard = (color: string) => slim(lighter(color, 0.1), '#ffffff')
const softMouse = (color: string) => mouse({ color, base: lighter(color, 0.4) })
const roundSet = (color: string) =>
  group(
    at(
      board({
        rows: ROWS.full,
        body: color,
        tones: { letters: '#fbf8f1', rest: lighter(color, 0.35), accent: '#e0623c' },
        shape: { high: 0.8, taper: 0.1, round: true },
      }),
      { x: -5 },
    ),
    at(mouse({ color, base: '#fbf8f1', wheel: '#e0623c' }), { x: 24.6, z: 1.5 }),
  )

const mat = (tone: string, w = 30, d = 24) =>
  at(slab(rounded(w, d, 1.2), 0.3, 0.1, rubber(tone)), { y: -0.14, rx: -Math.PI / 2 })

/** Measured on a darker ground: for what is white. */
const onDark = (views: Views): Views => ({
  ...views,
  size: { ...views.size, shot: { ...views.size.shot, tone: '#b4c2cb', accent: '#8fa3b0' } },
})

/** Keyboards and mice. */
export const keyboard: LeafPictures = {
  kinds: {
    mechanical: views(twoTone, sunnyDesk, '#a9bfc9', '#b08457'),
    slim: onDark(views(slimBoard, deskMat, '#c9b6c4', '#5f7a86')),
    mouse: small(softMouse, '#b4c6a8'),
    vertical: small(color => fin({ color }), '#e0c39a'),
    set: views(roundSet, colourBlock, '#8fb8b0', '#c9dcd2', 34),
  },
  covers: [
    {
      kind: 'mechanical',
      build: twoTone,
      shot: {
        set: deskMat,
        tone: '#e0a088',
        accent: '#5d6b76',
        yaw: -0.32,
        lift: 30,
        fill: 0.7,
        props: () => [at(group(cup('#f6efe2'), saucer('#efe4cf')), { x: 20, z: -15 })],
      },
    },
    {
      kind: 'mechanical',
      build: color =>
        board({
          rows: ROWS.small,
          body: color,
          metal: true,
          tones: { letters: '#f4f0f8', rest: darker(color, 0.1), accent: '#f0bf3c' },
        }),
      shot: {
        set: papers,
        tone: '#efc765',
        accent: '#f7e6b8',
        yaw: 0.36,
        lift: 40,
        light: 'above',
        props: () => [at(puller(), { x: -15, z: 15, ry: 0.5 }), at(switchTray('#e0623c'), { x: 15, z: 13, ry: -0.3 })],
      },
    },
    {
      kind: 'mechanical',
      build: color =>
        group(
          board({
            rows: ROWS.full,
            body: color,
            tones: { letters: '#2e3138', rest: '#22252b', accent: '#3f8f9f' },
            light: '#5fe0f0',
          }),
          boardCable('#3f8f9f'),
        ),
      shot: {
        set: nightDesk,
        tone: '#4f8f9f',
        accent: '#bff6ff',
        yaw: 0.3,
        lift: 27,
        fill: 0.74,
        props: () => [at(woundCable('#e0623c'), { x: 24, z: -13 })],
      },
    },
    {
      kind: 'slim',
      build: slimBoard,
      shot: {
        set: colourBlock,
        tone: '#7fa8d0',
        accent: '#5f8cb8',
        yaw: 0.72,
        lift: 16,
        fill: 0.74,
        light: 'soft',
        props: () => [
          at(notebook('#f0bf3c'), { x: -17, z: -14, ry: 0.5 }),
          at(pen('#f4f1ea'), { x: -16, y: 1.4, z: -13, ry: 0.9 }),
        ],
      },
    },
    {
      kind: 'slim',
      build: folding,
      shot: {
        set: desk,
        tone: '#e89f5a',
        accent: '#f0d9b4',
        yaw: -0.2,
        lift: 24,
        props: () => [
          at(tabletThing(litPane(23.6, 16.2, charts('#3f7f8a', '#e9a07f'), 30), '#e6e4de'), { x: 2, z: -11 }),
          at(cup('#fbf4e4'), { x: -20, z: -8 }),
        ],
      },
    },
    {
      kind: 'mouse',
      build: softMouse,
      shot: {
        set: papers,
        tone: '#8cc6b2',
        accent: '#f4f1e2',
        yaw: 2.5,
        lift: 34,
        light: 'above',
        fill: 0.56,
        props: () => [
          at(pencil('#f0bf3c'), { x: 10, z: 3, ry: 1.1 }),
          at(notebook('#3f7f8a'), { x: -15, z: -5, ry: 0.2 }),
        ],
      },
    },
    {
      kind: 'mouse',
      build: color => mouse({ color, base: '#22252a', holes: true, light: '#f4ffd0', wheel: '#f4ffd0' }),
      shot: {
        set: colourBlock,
        tone: '#6a5aa0',
        accent: '#54478a',
        yaw: 0.75,
        lift: 26,
        fill: 0.58,
        light: 'morning',
        props: () => [mat('#1f2126', 34, 28)],
      },
    },
    {
      kind: 'vertical',
      build: color => fin({ color, base: '#2b2d33' }),
      shot: {
        set: desk,
        tone: '#ecbd55',
        accent: '#c09162',
        yaw: -0.5,
        lift: 12,
        fill: 0.56,
        props: () => [
          at(monitorThing('#33363b', charts('#3f7f8a', '#e9a07f')), { x: -6, z: -34 }),
          at(box(30, 1.6, 12, 0.5, matte('#f4f1ea')), { x: -27, y: 0.8, z: -4 }),
        ],
      },
    },
    {
      kind: 'vertical',
      build: color => fin({ color, base: lighter(color, 0.45), wheel: '#fbf4e4' }, 0.84),
      shot: {
        set: papers,
        tone: '#bfe0c8',
        accent: '#fbf6ea',
        yaw: 0.5,
        lift: 30,
        fill: 0.56,
        light: 'soft',
        props: () => [
          at(blossoms('#f0a0b0', 6, 5), { x: 9, z: 4 }),
          at(notebook('#e8849a'), { x: -12, z: -7, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'set',
      build: roundSet,
      shot: {
        set: papers,
        tone: '#4f8f92',
        accent: '#e9dcc0',
        yaw: 0.12,
        lift: 54,
        light: 'above',
        fill: 0.76,
        props: () => [at(cup('#f4efe4'), { x: 22, z: -17 })],
      },
    },
  ],
}
