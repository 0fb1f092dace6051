import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { gloss, matte } from '../../../studio/materials.ts'
import { book, books, ruler } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { napkin } from '../../../studio/props/soft.ts'
import { bowl, cup, plateOf } from '../../../studio/props/table.ts'
import { desk, shelf, sill, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { clothTable, nightTable, stoneTop } from '../parts/tables.ts'
import {
  birds,
  branch,
  bubbled,
  bunch,
  deer,
  emptyReactive,
  hydrangea,
  monstera,
  peaks,
  photoFrame,
  reactive,
  tallGlass,
  tulips,
  wabi,
} from './vases.ts'

const inkStone = () =>
  group(
    at(box(12, 2, 8, 0.6, matte('#3a3d40', 0.5)), { y: 1 }),
    at(drum(2.6, 2.6, 0.2, gloss('#15171a'), 0), { x: 2, y: 1.95 }),
  )

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => at(ruler(), {}),
    along: 'height',
    shot: { set: softHorizon, tone: '#c6cdc8', accent: '#e9e7e0', light: 'soft', lift: 9, yaw: 0 },
  },
})

/** Vases, plants, ornaments and frames. */
export const vase: LeafPictures = {
  kinds: {
    belly: {
      ...views(
        {
          set: shelf,
          tone: '#b9a58f',
          accent: '#8a5f3d',
          light: 'morning',
          lift: 6,
          fill: 0.4,
          centre: [0.5, 0.7],
          props: () => [branch(), at(books(['#e9dfc8', '#5f7f7a']), { x: -24, z: -2 })],
        },
        [0.5, 0.62],
      ),
      build: emptyReactive,
      close: { focus: [0.5, 0.62], zoom: 1.5, shot: { props: () => [branch()] } },
    },
    tall: {
      ...views(
        {
          set: sunnyDesk,
          tone: '#a9bcc0',
          accent: '#b98f62',
          light: 'morning',
          lift: 9,
          fill: 0.42,
          centre: [0.5, 0.64],
          props: () => [at(bunch(), {}), at(cup('#f1ede4'), { x: 18, z: 4 })],
        },
        [0.5, 0.8],
      ),
      build: tallGlass,
      close: { focus: [0.5, 0.95], zoom: 1.4, shot: { props: () => [at(bunch(), {})] } },
    },
    plant: views(
      {
        set: desk,
        tone: '#e3cfc0',
        accent: '#a9794b',
        light: 'morning',
        yaw: 0.3,
        lift: 11,
        fill: 0.62,
        props: () => [at(book('#8fa59a'), { x: 26, z: 0 })],
      },
      [0.4, 0.7],
    ),
    figure: views(
      {
        set: shelf,
        tone: '#8fa3a0',
        accent: '#c9a070',
        light: 'morning',
        lift: 8,
        fill: 0.52,
        props: () => [at(books(['#c98d6c', '#e9dfc8']), { x: -22, z: -2 }), at(plant(16), { x: 20, z: -4 })],
      },
      [0.35, 0.75],
    ),
    frame: views(
      {
        set: sunnyDesk,
        tone: '#c9d0c2',
        accent: '#8a5f3d',
        light: 'morning',
        yaw: 0.35,
        lift: 9,
        fill: 0.56,
        props: () => [at(plant(22), { x: -20, z: -4 })],
      },
      [0.3, 0.75],
    ),
  },
  covers: [
    {
      kind: 'belly',
      build: reactive,
      shot: { set: shelf, tone: '#d9d2c0', accent: '#6d4a33', light: 'morning', yaw: 0, lift: 6, fill: 0.66 },
    },
    {
      kind: 'belly',
      build: wabi,
      shot: { set: stoneTop, tone: '#8f7f76', accent: '#6a6058', light: 'morning', yaw: 0.3, lift: 9, fill: 0.66 },
    },
    {
      kind: 'tall',
      build: tulips,
      shot: {
        set: sill,
        tone: '#9fc3cf',
        accent: '#f4efe4',
        light: 'morning',
        yaw: 0.2,
        lift: 8,
        fill: 0.68,
        props: () => [at(plateOf('#f4f1ea', 8), { x: 18, z: 4 })],
      },
    },
    {
      kind: 'tall',
      build: bubbled,
      shot: { set: cove, tone: '#aeb0b2', light: 'soft', yaw: 0.4, lift: 10, fill: 0.66 },
    },
    {
      kind: 'plant',
      build: () => monstera(),
      shot: {
        set: desk,
        tone: '#f0d3bd',
        accent: '#d9b98c',
        light: 'morning',
        yaw: 0.1,
        lift: 9,
        fill: 0.66,
        props: () => [at(books(['#d98a6a', '#f1e6d0', '#5f7f86']), { x: -26, z: -2 })],
      },
    },
    {
      kind: 'plant',
      build: hydrangea,
      shot: {
        set: clothTable,
        tone: '#8fb0a0',
        accent: '#f3ead9',
        light: 'soft',
        yaw: 0.2,
        lift: 14,
        fill: 0.62,
        props: () => [at(cup('#f4f1ea'), { x: 19, z: 5 }), at(napkin('#e3b9a0', 16), { x: -18, z: 4, ry: 0.3 })],
      },
    },
    {
      kind: 'figure',
      build: () => deer(),
      shot: {
        set: nightTable,
        tone: '#3f5a55',
        accent: '#6a4630',
        light: 'evening',
        yaw: -0.35,
        lift: 8,
        fill: 0.6,
        props: () => [at(books(['#8a4a3a', '#c9b08a', '#5a6a78']), { x: 17, z: -4 })],
      },
    },
    {
      kind: 'figure',
      build: peaks,
      shot: {
        set: clothTable,
        tone: '#b98a6a',
        accent: '#f4efe2',
        light: 'soft',
        yaw: 0.3,
        lift: 20,
        fill: 0.64,
        props: () => [at(inkStone(), { x: 17, z: 9, ry: -0.4 })],
      },
    },
    {
      kind: 'figure',
      build: birds,
      shot: { set: sill, tone: '#b3cbb8', accent: '#f1ece2', light: 'morning', yaw: 0.1, lift: 12, fill: 0.7 },
    },
    {
      kind: 'frame',
      build: photoFrame,
      shot: {
        set: shelf,
        tone: '#e6b89a',
        accent: '#f4ede2',
        light: 'day',
        yaw: -0.4,
        lift: 7,
        fill: 0.6,
        props: () => [at(bowl('#8fa59a', 5, 4), { x: 18, z: 2 })],
      },
    },
  ],
}
