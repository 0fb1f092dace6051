import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { chair } from '../../../studio/props/room.ts'
import { cup, tumbler } from '../../../studio/props/table.ts'
import { boards, linen } from '../../../studio/sets/cloths.ts'
import { desk, kidsRug, room, sunnyDesk, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { swift } from '../../food/parts/solid.ts'
import {
  brushFan,
  brushRoll,
  crayonBox,
  easel,
  leafSketch,
  markers,
  panTin,
  pastels,
  sheetOf,
  sketchPad,
  tubeBox,
  tubs,
} from './tools.ts'

const views = (focus: readonly [number, number], lift = 32): Views => ({
  scene: {
    set: sunnyDesk,
    tone: '#d3d8d2',
    accent: '#b98f62',
    light: 'morning',
    yaw: -0.3,
    lift,
    props: () => [at(cup('#e9e2d5', '#8fa9b8'), { x: -26, z: -12 }), at(plant(22), { x: 26, z: -20 })],
  },
  close: { focus, zoom: 2.2 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along: 'width',
    shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9' },
  },
})

/** Paints, brushes, crayons, markers and paper. */
export const art: LeafPictures = swift({
  kinds: {
    paint: views([0.5, 0.3]),
    brush: views([0.55, 0.7], 46),
    crayon: views([0.5, 0.65]),
    marker: views([0.5, 0.7], 20),
    paper: {
      scene: {
        set: sunnyRoom,
        tone: '#dfe3da',
        accent: '#d3c9b6',
        light: 'morning',
        yaw: -0.4,
        lift: 10,
        props: () => [at(plant(60), { x: -60, z: -26 })],
      },
      close: { focus: [0.5, 0.62], zoom: 2 },
      size: { beside: () => chair(), along: 'height', shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9' } },
    },
  },
  covers: [
    {
      kind: 'paint',
      build: () => group(panTin(), at(sheetOf(15, 20, leafSketch), { x: 21, z: 3, ry: -0.2 })),
      shot: { set: linen, tone: '#b9c7c0', yaw: 0.16, lift: 44, fill: 0.66 },
    },
    {
      kind: 'paint',
      build: tubs,
      shot: { set: softHorizon, tone: '#e9d9bd', accent: '#efe3cd', yaw: -0.3, lift: 34, fill: 0.64 },
    },
    {
      kind: 'paint',
      build: tubeBox,
      shot: {
        set: desk,
        tone: '#7c8784',
        accent: '#8a6040',
        yaw: 0.4,
        lift: 34,
        fill: 0.64,
        light: 'evening',
        props: () => [at(tumbler('#8fa9b8', 3.6, 10, 0.6), { x: -24, z: -10 })],
      },
    },
    {
      kind: 'brush',
      build: main =>
        group(
          at(
            sheetOf(30, 34, (pen, w, h) => {
              for (const [i, tone] of ['#c8392e', '#f0a93c', '#3f8a4c', '#2f8f8b', '#3164bb', '#6e4b80'].entries()) {
                pen.fillStyle = `${tone}cc`
                pen.beginPath()
                pen.arc(
                  w * (0.12 + i * 0.152),
                  h * (0.13 - Math.sin((i / 5) * 3.14) * 0.05),
                  w * (0.035 + i * 0.004),
                  0,
                  7,
                )
                pen.fill()
              }
            }),
            { z: -2 },
          ),
          at(brushFan(main), { y: 0.1, z: 4 }),
        ),
      shot: { set: cove, tone: '#cfd6da', yaw: 0.12, lift: 62, fill: 0.64, light: 'above' },
    },
    {
      kind: 'brush',
      build: brushRoll,
      shot: { set: boards, tone: '#c9a97c', yaw: -0.3, lift: 48, fill: 0.66 },
    },
    {
      kind: 'crayon',
      build: crayonBox,
      shot: { set: kidsRug, tone: '#d3e0e6', accent: '#a9c6d6', yaw: 0.26, lift: 28, fill: 0.62 },
    },
    {
      kind: 'crayon',
      build: pastels,
      shot: { set: desk, tone: '#b9c2bb', accent: '#a97f58', yaw: -0.1, lift: 38, fill: 0.68, light: 'evening' },
    },
    {
      kind: 'marker',
      build: markers,
      shot: { set: cove, tone: '#b4c1b9', yaw: 0.34, lift: 22, fill: 0.62 },
    },
    {
      kind: 'paper',
      build: easel,
      shot: { set: kidsRug, tone: '#e6e0d0', accent: '#c3d0bd', yaw: -0.38, lift: 10, fill: 0.64 },
    },
    {
      kind: 'paper',
      build: sketchPad,
      shot: { set: room, tone: '#d9d0c0', accent: '#b9b2a4', yaw: 0.36, lift: 9, fill: 0.62, light: 'morning' },
    },
  ],
})
