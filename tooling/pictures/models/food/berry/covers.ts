import type { LeafPictures, Shot, Views } from '../../../studio/cover/cover.ts'
import { glass, glaze, matte } from '../../../studio/materials.ts'
import { coin } from '../../../studio/props/desk.ts'
import { leaf } from '../../../studio/props/green.ts'
import { basket, napkin, ribbon } from '../../../studio/props/soft.ts'
import { bowl, crate, plateOf, spoon, whisk } from '../../../studio/props/table.ts'
import { concrete, hanging, linen } from '../../../studio/sets/cloths.ts'
import { counter, desk, kitchenBoard, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { grass } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, thrown } from '../../../studio/shapes.ts'
import { strawberry } from '../parts/berries.ts'
import { finished, mound, set, strewn } from '../parts/organic.ts'
import { crumpled } from '../parts/sheets.ts'
import { berryTray, blueberries, boxed, bunch, cherries, lying, pair, punnet, vineLeaf } from './fruits.ts'

const views = (scene: Shot, focus: readonly [number, number]): Views => ({
  scene,
  close: { focus, zoom: 2.2 },
  size: { beside: () => coin(), along: 'width', shot: { set: softHorizon, tone: '#e2e6e2', accent: '#d6dbd6' } },
})

const jug = () =>
  group(
    thrown(
      [
        [0, 0],
        [3.4, 0],
        [4.3, 3],
        [3.6, 8],
        [3.2, 11],
        [3.8, 13],
      ],
      glaze('#f7f4ec'),
    ),
    at(drum(3.2, 3.2, 0.1, matte('#fffdf6', 0.3), 0), { y: 11.4 }),
  )

const ice = () => [0, 1].map(i => box(2.1, 2, 2.1, 0.4, i ? glass('#e6f4fa', 0.5) : finished('wet', '#dcecf2')))

/** A bunch that lies on the table. */
const laid = (colour: string, long: number, wide: number, ry: number, seed: number, r = 1.25) =>
  group(at(group(at(bunch(colour, long, wide, r, seed), { rx: -1.42, y: wide * 0.72, z: long * -0.5 })), { ry }))

/** Berries and grapes. */
export const berry: LeafPictures = {
  kinds: {
    strawberry: views(
      {
        set: sunnyDesk,
        tone: '#a9c4bd',
        accent: '#c39a67',
        light: 'morning',
        lift: 26,
        props: () => [at(jug(), { x: -14, z: -9 }), at(bowl('#f4f1ea', 5, 4), { x: 14, z: -4 })],
      },
      [0.45, 0.5],
    ),
    blueberry: views(
      {
        set: counter,
        tone: '#d9c7b2',
        accent: '#efedea',
        light: 'morning',
        lift: 24,
        props: () => [at(bowl('#f4f1ea', 6, 4.4), { x: -14, z: -6 }), at(spoon(), { x: 10, z: 9, ry: 0.4 })],
      },
      [0.5, 0.5],
    ),
    grape: views(
      {
        set: desk,
        tone: '#b9a9a0',
        accent: '#8a5f3d',
        light: 'morning',
        lift: 22,
        props: () => [at(plateOf('#f4f1ea', 8), { x: 17, z: 9 })],
      },
      [0.5, 0.5],
    ),
    cherry: views(
      {
        set: counter,
        tone: '#a3bccb',
        accent: '#eceae6',
        light: 'morning',
        lift: 24,
        props: () => [at(plateOf('#f4f1ea', 7), { x: 14, z: 7 }), at(napkin('#d9d2c4', 18), { x: -10, z: 6, ry: 0.3 })],
      },
      [0.5, 0.6],
    ),
  },
  covers: [
    {
      kind: 'strawberry',
      build: () => group(at(crumpled(27, 20, 0.14, matte('#f0e6d2'), 0.6), {}), at(berryTray(4, 3), { y: 0.3 })),
      shot: { set: cove, tone: '#8fb8a4', lift: 40, yaw: -0.2, fill: 0.66 },
    },
    {
      kind: 'strawberry',
      build: () =>
        group(
          plateOf('#f7f5f0', 10),
          lying(
            [
              [-4, 0.9, -2],
              [0.6, 0.9, -3.6],
              [4.6, 0.9, -1.4],
              [-2, 0.9, 2.4],
              [2.8, 0.9, 3],
            ],
            2.3,
          ),
          at(group(at(strawberry(2.3, 4), { rx: -1.2 })), { x: 0.4, y: 5.4, z: -0.6 }),
        ),
      shot: {
        set: linen,
        tone: '#9db4c0',
        lift: 24,
        fill: 0.6,
        light: 'day',
        centre: [0.54, 0.56],
        props: () => [at(jug(), { x: -12, z: -8 })],
      },
    },
    {
      kind: 'strawberry',
      build: () =>
        group(
          bowl('#4f7f8f', 8, 6),
          at(drum(7, 6, 1, matte('#fffaf2', 0.4), 0.2), { y: 4.2 }),
          lying(
            [
              [-3, 4.6, -2],
              [2, 4.6, -3],
              [3.4, 4.6, 1.6],
              [-1.4, 4.6, 2.6],
            ],
            1.5,
          ),
          at(group(at(strawberry(1.5, 8), { rx: -1 })), { x: 0.6, y: 7.6, z: 0 }),
          lying(
            [
              [-9, 0, 5],
              [9.4, 0, 5.4],
              [11, 0, 0.6],
            ],
            1.6,
          ),
        ),
      shot: {
        set: kitchenBoard,
        tone: '#e0cfc0',
        accent: '#c9a070',
        lift: 30,
        fill: 0.66,
        light: 'morning',
        props: () => [at(spoon(), { x: 2, z: 11.5, ry: 0.3 })],
      },
    },
    {
      kind: 'blueberry',
      build: () =>
        group(
          at(box(22, 0.9, 18, 0.15, matte('#565c61', 0.7)), { y: 0.45 }),
          at(punnet(13, 5, 10), { y: 0.9, x: -2.4, z: -2 }),
          at(blueberries(boxed(12.2, 9.2, 1.75, [0.2, 1.9, 3.5]), 0.92, 0.18), { y: 1, x: -2.4, z: -2 }),
          at(blueberries(strewn(13, 5.4, 2.2, 2, 3), 0.92, 0.18), { x: 4, y: 0.9, z: 6 }),
        ),
      shot: {
        set: cove,
        tone: '#d6c3d3',
        lift: 30,
        yaw: -0.3,
        fill: 0.62,
        light: 'soft',
        props: () => [at(leaf('#5c8a45', 7, 3), { x: 12, z: 6, ry: 0.8 })],
      },
    },
    {
      kind: 'blueberry',
      build: () =>
        group(
          at(bowl('#dfeaf0', 7.6, 5.4, glaze('#cfe0ea')), {}),
          at(drum(6, 5, 1, matte('#35406a'), 0.2), { y: 3 }),
          at(blueberries(mound(44, 6.3, 2.4), 0.9, 0.8), { y: 4.1 }),
          at(blueberries(strewn(9, 4.4, 2, 2, 6), 0.9, 0.85), { x: 7.4, z: 6.4 }),
        ),
      shot: {
        set: concrete,
        tone: '#a08c80',
        lift: 32,
        fill: 0.6,
        props: () => [at(whisk(), { x: -4, z: -12, ry: 0.2 })],
      },
    },
    {
      kind: 'grape',
      build: () =>
        group(
          crate(27, 8, 19, '#b98d58'),
          at(laid('#b9c74a', 17, 5.4, 0.5, 1), { x: -5.4, y: 4, z: 0 }),
          at(laid('#c3cc58', 17, 5.2, -0.5, 3), { x: 6, y: 4.4, z: 0 }),
          at(vineLeaf(7), { x: 1, y: 10, z: -6, ry: 0.6 }),
        ),
      shot: { set: sunnyDesk, tone: '#d3b89a', accent: '#8a5f3d', light: 'morning', lift: 28, yaw: -0.3, fill: 0.66 },
    },
    {
      kind: 'grape',
      build: () =>
        group(
          at(crumpled(32, 24, 0.14, matte('#e9dcf0'), 1), {}),
          at(laid('#c9d672', 16, 5.4, 0.25, 2, 1.5), { x: -6.4, y: 0.2, z: 1 }),
          at(laid('#bfd060', 16, 5.4, -0.25, 5, 1.5), { x: 6.4, y: 0.2, z: 1 }),
          at(ribbon('#8f6fb0', 2.6), { x: 0, y: 5.4, z: -9 }),
        ),
      shot: { set: softHorizon, tone: '#b7a3cc', accent: '#cdbfdc', lift: 34, fill: 0.7, light: 'soft' },
    },
    {
      kind: 'grape',
      build: () =>
        group(
          at(bunch('#22143a', 19, 6.4, 1.4, 4), { y: 21 }),
          at(group(at(vineLeaf(9), { rx: 1.1 })), { x: 0.6, y: 23.4, z: 0.6, rz: 0.3 }),
          at(group(at(vineLeaf(7.4, '#6f9a45'), { rx: 1.1 })), { x: -1, y: 23.6, z: 0.4, rz: 2.8 }),
        ),
      shot: { set: hanging, tone: '#d0b48e', lift: 6, fill: 0.62, light: 'morning' },
    },
    {
      kind: 'cherry',
      build: () =>
        group(
          bowl('#f6f2ea', 9, 5.4),
          at(set(ice(), mound(24, 6.8, 0.8), 1.6), { y: 4.2 }),
          at(cherries('#8a1228', mound(17, 5.6, 2.6), 1.4), { y: 5.4 }),
          at(pair('#8e1226', 3, 1.4), { x: 11, z: 4, ry: 0.4 }),
          at(leaf('#4f8a3a', 7, 3.2), { x: -2, y: 8, z: 4, ry: 0.6 }),
        ),
      shot: { set: plinths, tone: '#a9c9d6', accent: '#8fb3c2', lift: 22, fill: 0.58 },
    },
    {
      kind: 'cherry',
      build: () =>
        group(
          basket('#c49a62', 9.4, 7),
          at(drum(8, 8, 1, matte('#8e1a24'), 0.2), { y: 5 }),
          at(cherries('#d9202c', mound(30, 8, 3), 1.15, '#8fa04a'), { y: 6 }),
          at(pair('#e0262f', 2, 1.15), { x: 12, z: 5 }),
          at(leaf('#5c9a45', 7, 3), { x: 4, y: 9, z: 5, ry: -0.5 }),
        ),
      shot: { set: grass, tone: '#8fae55', accent: '#d3e4ee', light: 'morning', lift: 18, fill: 0.6 },
    },
  ],
}
