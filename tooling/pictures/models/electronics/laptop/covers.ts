import { Group, type Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { cloth, gloss, matte, plastic, rubber } from '../../../studio/materials.ts'
import { books, card, notebook, pen, pencil } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { cup, saucer } from '../../../studio/props/table.ts'
import { boards, papers } from '../../../studio/sets/cloths.ts'
import { counter, desk, sunnyDesk } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, slab } from '../../../studio/shapes.ts'
import { pillow, rounded } from '../../../studio/soft-shapes.ts'
import { matteSet } from '../headphones/models.ts'
import { charts, code, dunes, editor, mountains, race, sketch } from '../parts/art.ts'
import { lines, mouseThing, paperThing } from '../parts/desk-things.ts'
import { colourBlock, nightDesk } from '../parts/sets.ts'
import { gamingLaptop, laptop, stylus, tabletFlat, tent } from './laptops.ts'

const views = (
  build: (color: string) => Object3D,
  tone: string,
  focus: readonly [number, number] = [0.42, 0.24],
): Views => ({
  build,
  scene: {
    set: sunnyDesk,
    tone,
    accent: '#b08457',
    light: 'morning',
    yaw: -0.4,
    lift: 20,
    fill: 0.56,
    props: () => [
      at(cup('#f0e9da'), { x: 22, z: 2 }),
      at(plant(24), { x: -25, z: -12 }),
      at(notebook('#c9683c'), { x: -24, z: 8, ry: 0.3 }),
    ],
  },
  close: { focus, zoom: 2.3, shot: { lift: 24 } },
  size: {
    beside: () => card('#59708a'),
    along: 'width',
    shot: { set: softHorizon, tone: '#dfe3e2', accent: '#cfd5d4', light: 'soft', yaw: 0, lift: 8 },
  },
})

const thin = (color: string) => laptop({ color, screen: mountains('#f0a880', '#5f6fa8'), thick: 0.95 })
const gaming = (color: string) =>
  gamingLaptop(
    { color, screen: race('#1f2a6b', '#e0608f', '#5fe0e8'), light: '#5fe0c8', keys: '#16181c', dull: true, open: 1.95 },
    '#5fe0c8',
  )
const creator = (color: string) =>
  laptop({
    color,
    w: 35.6,
    d: 24.8,
    thick: 1.5,
    open: 1.78,
    pad: 0.44,
    numbers: true,
    screen: editor(mountains('#e98f6f', '#3f5f7f')),
    corner: 0.8,
  })

const linenBag = (color: string) =>
  group(
    at(pillow(30, 30, 7, cloth(color, 16), 0.32), { y: 13.5, rx: -0.14 }),
    ...[-1, 1].map(x => at(box(1.6, 12, 0.5, 0.2, cloth(color, 6)), { x: x * 7, y: 30, rz: x * 0.25 })),
  )

const seat = () =>
  group(
    at(slab(rounded(48, 34, 2), 1.6, 0.5, plastic('#e9e7e2')), { y: -0.9, rx: -Math.PI / 2 }),
    at(box(60, 70, 10, 4, cloth('#2f4a66', 18)), { y: 12, z: -26, rx: -0.12 }),
    at(box(34, 18, 2, 3, cloth('#d9dfe4', 14)), { y: 34, z: -19.6, rx: -0.12 }),
  )

const boardingPass = () =>
  group(
    at(box(20, 0.08, 8, 0.02, matte('#fbf8f1')), { y: 0.05 }),
    at(box(20, 0.09, 1.8, 0.02, matte('#e0623c')), { y: 0.06, z: -3.1 }),
    ...Array.from({ length: 18 }, (_, i) =>
      at(box(0.14 + (i % 3) * 0.1, 0.1, 3, 0.01, matte('#2b2d31')), { x: 4.4 + i * 0.28, y: 0.06, z: 1.4 }),
    ),
    ...[0, 1].map(i =>
      at(box(9 - i * 3, 0.1, 0.5, 0.02, matte('#9aa3ad')), { x: -4 - i * 1.5, y: 0.06, z: 0.4 + i * 1.4 }),
    ),
  )

const colourFan = () =>
  group(
    ...['#e0623c', '#f0bf3c', '#8aa78b', '#2f8f8b', '#3164bb', '#6e4b80'].map((tone, i) =>
      at(
        group(
          at(box(4.4, 0.12, 14, 0.05, matte('#fbf8f1')), { z: -6 }),
          at(box(4, 0.14, 11, 0.05, matte(tone)), { z: -6.8 }),
        ),
        { y: 0.1 + i * 0.12, ry: 0.6 - i * 0.22 },
      ),
    ),
  )

const resting = (thing: Object3D) => {
  const whole = new Group()
  whole.add(thing)
  whole.rotation.set(-1.35, 0, 0)
  return group(whole)
}

/** Laptops. */
export const laptopLeaf: LeafPictures = {
  kinds: {
    thin: views(thin, '#a9c0b0'),
    convertible: views(color => tent({ color, screen: sketch() }), '#9fb6c4', [0.3, 0.8]),
    gaming: views(gaming, '#b0a6c6', [0.4, 0.26]),
    creator: views(creator, '#c4b49a', [0.62, 0.26]),
  },
  covers: [
    {
      kind: 'thin',
      build: thin,
      shot: {
        set: desk,
        tone: '#7f9f8a',
        accent: '#b98a5c',
        yaw: -0.42,
        lift: 16,
        light: 'morning',
        props: () => [
          at(linenBag('#efe2c4'), { x: 22, z: -17, ry: -0.3 }),
          at(group(cup('#f6efe2'), saucer('#efe4cf')), { x: 21, z: 5 }),
        ],
      },
    },
    {
      kind: 'thin',
      build: color => laptop({ color, screen: charts('#3f6f9f', '#e0a04c'), thick: 1.4, open: 1.86, corner: 0.6 }),
      shot: {
        set: counter,
        tone: '#8fa9c2',
        accent: '#eceae6',
        yaw: 0.5,
        lift: 18,
        light: 'soft',
        props: () => [
          at(notebook('#7a2f3c'), { x: -20, z: 8, ry: 0.3 }),
          at(card('#d8b66a'), { x: 17, z: 12, ry: -0.3 }),
          at(pen('#1f2226'), { x: -20, y: 1.4, z: 8, ry: 0.9 }),
        ],
      },
    },
    {
      kind: 'thin',
      build: color =>
        laptop({ color, screen: dunes('#7fb8e0', '#f6d58a'), keys: '#f7f5ef', open: 2, corner: 1.8, dull: true }),
      shot: {
        set: colourBlock,
        tone: '#f4b8a4',
        accent: '#f3d9b6',
        yaw: 0.32,
        lift: 14,
        props: () => [
          at(books(['#3164bb', '#f0bf3c', '#c8392e']), { x: -22, z: -10 }),
          at(pencil('#2f8f8b'), { x: 16, z: 14, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'thin',
      build: color =>
        laptop({
          color,
          w: 29,
          d: 20,
          thick: 1.1,
          screen: mountains('#8f9fe0', '#6a4f8a', '#fff3d0'),
          keys: '#f6f2fb',
          open: 1.82,
        }),
      shot: {
        set: softHorizon,
        tone: '#b8ccd8',
        accent: '#b8ccd8',
        yaw: -0.22,
        lift: 17,
        light: 'morning',
        props: () => [seat(), at(boardingPass(), { x: 17, z: 10, ry: -0.3 })],
      },
    },
    {
      kind: 'convertible',
      build: color => group(tent({ color, screen: sketch() }), at(stylus('#2b2d31'), { x: 2, z: 16, ry: 0.16 })),
      shot: {
        set: desk,
        tone: '#3f7378',
        accent: '#c69c6c',
        yaw: 0.4,
        lift: 13,
        props: () => [at(cup('#e9a07f'), { x: -22, z: -4 })],
      },
    },
    {
      kind: 'convertible',
      build: color =>
        tabletFlat({
          color,
          screen: sketch('#fffdf6', '#3164bb'),
          bumper: '#f08a4c',
          dull: true,
          corner: 2,
          w: 29.5,
          d: 20.5,
        }),
      shot: {
        set: papers,
        tone: '#86bce0',
        accent: '#f6f1e2',
        yaw: 0.35,
        lift: 46,
        light: 'above',
        props: () =>
          ['#c8392e', '#2f8f8b', '#6e4b80', '#f0bf3c'].map((tone, i) =>
            at(pencil(tone), { x: 12 + i * 1.6, z: 15 + i * 1.4, ry: 0.3 + i * 0.22 }),
          ),
      },
    },
    {
      kind: 'gaming',
      build: gaming,
      shot: {
        set: nightDesk,
        tone: '#6c5aa8',
        accent: '#5fe0c8',
        yaw: 0.52,
        lift: 22,
        props: () => [
          at(slab(rounded(30, 26, 1.4), 0.4, 0.1, rubber('#2b2640')), { x: 32, y: 0.2, z: 4, rx: -Math.PI / 2 }),
          at(mouseThing('#e8e4f4'), { x: 27, z: 6 }),
        ],
      },
    },
    {
      kind: 'gaming',
      build: color =>
        group(
          gamingLaptop({ color, screen: code, dull: true, open: 0.5 }, '#f0bf3c'),
          at(resting(matteSet('#f4efe4')), { x: 0, y: 13.4, z: -2.6, ry: Math.PI + 0.3 }),
        ),
      shot: {
        set: colourBlock,
        tone: '#f3a48c',
        accent: '#eec3a4',
        yaw: 2.6,
        lift: 24,
        props: () => [at(cup('#fff4e2'), { x: -26, z: -8 })],
      },
    },
    {
      kind: 'creator',
      build: creator,
      shot: {
        set: desk,
        tone: '#3f4c63',
        accent: '#7d5a40',
        yaw: -0.34,
        lift: 19,
        props: () => [
          at(colourFan(), { x: 23, z: 12, ry: -0.6 }),
          at(group(drum(3.6, 3.6, 6, gloss('#191b1e'), 0.3), at(drum(2.8, 2.8, 0.2, gloss('#24304a')), { y: 6 })), {
            x: -25,
            z: 2,
          }),
        ],
      },
    },
    {
      kind: 'creator',
      build: color =>
        laptop({
          color,
          w: 35.6,
          d: 24.8,
          thick: 1.5,
          open: 2.1,
          pad: 0.4,
          numbers: true,
          keys: '#f5f4ee',
          screen: charts('#5f9a7f', '#e0a04c'),
          corner: 1,
        }),
      shot: {
        set: boards,
        tone: '#c4825a',
        yaw: 0.16,
        lift: 50,
        light: 'above',
        fill: 0.66,
        props: () => [
          at(paperThing(15, 21, lines('#8a9aa8')), { x: -24, z: 12, ry: 0.2 }),
          at(cup('#f6efe2', '#a9743a'), { x: 24, z: 12 }),
        ],
      },
    },
  ],
}
