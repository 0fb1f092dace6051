import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { ruler } from '../../../studio/props/desk.ts'
import { plant, twig, vaseWithTwig } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { beans } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { desk, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box } from '../../../studio/shapes.ts'
import { campTable, clothTable, nightTable, stoneTop, trayTable } from '../parts/tables.ts'
import {
  bambooTray,
  celadonSet,
  gaiwan,
  glassPot,
  goldSet,
  quick,
  sideHandled,
  stoneSet,
  travel,
  yixing,
} from './teaware.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => at(ruler(), {}),
    along: 'width',
    shot: { set: softHorizon, tone: '#d8d3c6', accent: '#efece4', light: 'soft', lift: 16, yaw: 0 },
  },
})

/** Tea sets, teapots and trays. */
export const teaSet: LeafPictures = {
  kinds: {
    set: views(
      {
        set: sunnyDesk,
        tone: '#c9b79f',
        accent: '#6d4a33',
        light: 'morning',
        yaw: 0.3,
        lift: 24,
        fill: 0.68,
        props: () => [at(plant(22), { x: 30, z: -16 })],
      },
      [0.3, 0.6],
    ),
    pot: views(
      {
        set: trayTable,
        tone: '#8d9a88',
        accent: '#8a6242',
        light: 'soft',
        yaw: -0.3,
        lift: 18,
        fill: 0.58,
        props: () => [at(beans('#4f5b32', 14, 4), { x: 8, z: 7 })],
      },
      [0.55, 0.6],
    ),
    gaiwan: views(
      { set: trayTable, tone: '#c2a58c', accent: '#5f3f2e', light: 'morning', yaw: 0.6, lift: 24, fill: 0.56 },
      [0.5, 0.6],
    ),
    travel: {
      ...views(
        { set: campTable, tone: '#7fa35a', accent: '#cfe3ef', light: 'day', yaw: 0.2, lift: 24, fill: 0.66 },
        [0.7, 0.4],
      ),
      size: {
        beside: () => at(ruler(), {}),
        along: 'width',
        shot: { set: softHorizon, tone: '#d8d3c6', accent: '#efece4', light: 'soft', lift: 5, yaw: 0 },
      },
    },
    tray: views(
      {
        set: nightTable,
        tone: '#7f8f84',
        accent: '#5f3f2e',
        light: 'evening',
        yaw: 0.5,
        lift: 26,
        fill: 0.66,
        props: () => [at(vaseWithTwig('#e9e2d2', '#7f9a63', 20), { x: -26, z: -16 })],
      },
      [0.4, 0.3],
    ),
  },
  covers: [
    {
      kind: 'set',
      build: celadonSet,
      shot: {
        set: sill,
        tone: '#e0c9b0',
        accent: '#f1e9dc',
        light: 'morning',
        yaw: -0.3,
        lift: 24,
        fill: 0.7,
        props: () => [at(twig('#5f8a4f', 30, 7, 8), { x: 26, z: -14, rz: -0.2 })],
      },
    },
    {
      kind: 'set',
      build: () => goldSet(),
      shot: { set: linen, tone: '#b23a35', light: 'day', yaw: 0.35, lift: 26, fill: 0.68 },
    },
    {
      kind: 'set',
      build: stoneSet,
      shot: { set: clothTable, tone: '#6f8f95', accent: '#e9dcc3', light: 'day', yaw: 0.25, lift: 26, fill: 0.7 },
    },
    {
      kind: 'pot',
      build: () => yixing(),
      shot: {
        set: nightTable,
        tone: '#5a6a5f',
        accent: '#3f2a20',
        light: 'evening',
        yaw: -0.3,
        lift: 14,
        fill: 0.6,
        props: () => [at(napkin('#8a8f7a', 15), { x: 13, z: -2, ry: 0.4 })],
      },
    },
    {
      kind: 'pot',
      build: () => glassPot(),
      shot: {
        set: desk,
        tone: '#b3c7c3',
        accent: '#d9b98c',
        light: 'morning',
        yaw: 0.1,
        lift: 11,
        fill: 0.64,
        props: () => [at(twig('#8aa07c', 14, 4, 4), { x: -18, z: -8, rz: 0.3 })],
      },
    },
    {
      kind: 'pot',
      build: sideHandled,
      shot: { set: cove, tone: '#9fb3bd', light: 'soft', yaw: 0.2, lift: 24, fill: 0.6 },
    },
    {
      kind: 'gaiwan',
      build: gaiwan,
      shot: {
        set: stoneTop,
        tone: '#c9d2c4',
        accent: '#8a938c',
        light: 'morning',
        yaw: 0.1,
        lift: 20,
        fill: 0.58,
        props: () => [at(beans('#4f5b32', 16, 4), { x: 9, z: 5 })],
      },
    },
    {
      kind: 'travel',
      build: travel,
      shot: { set: sill, tone: '#a9c6d6', accent: '#e9dfcd', light: 'morning', yaw: 0.25, lift: 22, fill: 0.68 },
    },
    {
      kind: 'travel',
      build: quick,
      shot: {
        set: campTable,
        tone: '#86a860',
        accent: '#c3def0',
        light: 'day',
        yaw: 0.2,
        lift: 18,
        fill: 0.66,
        props: () => [at(box(46, 0.5, 30, 0.2, matte('#f3d9c4')), { y: -0.1, ry: 0.2 })],
      },
    },
    {
      kind: 'tray',
      build: () => bambooTray(),
      shot: { set: clothTable, tone: '#8fa39a', accent: '#5f5348', light: 'day', yaw: -0.4, lift: 30, fill: 0.7 },
    },
  ],
}
