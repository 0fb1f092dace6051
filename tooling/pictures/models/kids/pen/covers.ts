import type { Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { gloss, matte, metal, print } from '../../../studio/materials.ts'
import { face, type Words } from '../../../studio/packs/typeset.ts'
import { coin, notebook as journal, ruler } from '../../../studio/props/desk.ts'
import { concrete, linen, papers } from '../../../studio/sets/cloths.ts'
import { desk } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, box, drum, group, sheet } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import {
  along,
  ballpoint,
  brush,
  cap,
  drafting,
  fountain,
  gel,
  grained,
  inkBottle,
  inkStone,
  rest,
  seal,
} from './pens.ts'

const gold = () => metal('#d2ab5e', 0.24)
const steel = () => metal('#c6cad0', 0.24)

const views = (
  tone: string,
  accent: string,
  build: (main: string) => Object3D,
  focus: readonly [number, number],
): Views => ({
  build,
  scene: {
    set: linen,
    tone,
    accent,
    light: 'morning',
    yaw: 0.5,
    lift: 46,
    fill: 0.62,
    props: () => [at(journal('#8c7a68'), { x: -3, z: -19, ry: 0.2 })],
  },
  close: { focus, zoom: 2.6, shot: { yaw: 0.1, lift: 36 } },
  size: {
    beside: () => group(at(coin(), { x: 0 })),
    along: 'width',
    shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9', yaw: 0, lift: 30 },
  },
})

/** Sheet of paper with lines or squares, lying. */
function practice(w: number, h: number, tone: string, line: string, step: number, cross = false): Object3D {
  const ink = print(Math.round(w * 24), Math.round(h * 24), (pen, pw, ph) => {
    pen.fillStyle = tone
    pen.fillRect(0, 0, pw, ph)
    pen.strokeStyle = line
    pen.lineWidth = 2
    const s = step * 24
    for (let x = s; x < pw - s * 0.5; x += s)
      for (let y = s; y < ph - s * 0.5; y += s) {
        pen.strokeRect(x - s / 2, y - s / 2, s, s)
        if (!cross) continue
        pen.setLineDash([5, 6])
        pen.beginPath()
        pen.moveTo(x - s / 2, y)
        pen.lineTo(x + s / 2, y)
        pen.moveTo(x, y - s / 2)
        pen.lineTo(x, y + s / 2)
        pen.stroke()
        pen.setLineDash([])
      }
  })
  return group(at(box(w, 0.06, h, 0.02, matte(tone)), { y: 0.03 }), at(sheet(w, h, ink), { y: 0.07, rx: -Math.PI / 2 }))
}

const uncapped = (
  body: () => ReturnType<typeof gloss>,
  trim: () => ReturnType<typeof gloss>,
  hooded = false,
): Object3D =>
  group(
    at(along(fountain(body(), trim(), hooded), 12.4, 0.62), { z: 0.6 }),
    at(along(cap(body(), trim()), 6.4, 0.72, 0.16), { x: 0.4, z: -2.6 }),
  )

/** Three gel pens side by side. */
const three = (tones: readonly string[], clear = true): Object3D =>
  group(...tones.map((tone, i) => at(along(gel(tone, clear), 14, 0.54), { x: (i % 2) * 0.8, z: (i - 1) * 1.9 })))

const vintage = (main: string): readonly string[] => [
  main,
  '#c98a7a',
  '#d8b46a',
  '#8fa37c',
  '#7f9fb0',
  '#a988a6',
  lighter(main, 0.3),
  '#b76e5c',
  '#c9a57a',
  '#6f8a80',
  '#8a93b8',
  darker(main, 0.2),
]

/** Box with a tray: brush, ink, rolled cloth, seal; its lid leans behind. */
function calligraphy(main: string): Object3D {
  const card = matte(main, 0.6)
  const words: Words = { brand: '拾页', zh: '毛笔练字', en: 'Brush writing set' }
  const [w, d] = [28, 19]
  return group(
    at(box(w, 0.4, d, 0.1, card), { y: 0.2 }),
    ...[-1, 1].map(side => at(box(w, 3.6, 0.35, 0.1, card), { y: 1.8, z: (side * d) / 2 })),
    ...[-1, 1].map(side => at(box(0.35, 3.6, d, 0.1, card), { x: (side * w) / 2, y: 1.8 })),
    at(box(w - 0.8, 1.4, d - 0.8, 0.2, matte('#efe4cf')), { y: 1 }),
    at(along(brush('#c9a368'), 21, 0.6), { x: -1, y: 1.7, z: 6 }),
    at(along(brush('#7c4f32', '#e3d3b4', 15), 19, 0.6), { x: -2, y: 1.7, z: 3.2 }),
    at(inkBottle('#2b2a2a'), { x: -9.6, y: 1.5, z: -4.2 }),
    at(group(at(drum(1.7, 1.7, 13, matte('#d8d2c4'), 0.2), { rz: -Math.PI / 2, x: -6.5 })), {
      x: 3.2,
      y: 3.3,
      z: -5.6,
    }),
    at(box(1, 3.5, 3.5, 0.2, matte('#b8332a')), { x: 3.2, y: 3.3, z: -5.6 }),
    at(seal(), { x: 4, y: 1.7, z: -0.6 }),
    at(
      group(
        at(box(w, d, 1.2, 0.2, card), { y: d / 2 }),
        at(
          sheet(
            w - 1,
            d - 1,
            face(w - 1, d - 1, words, { ground: main, ink: '#fdf3df', accent: '#e9c98a', plan: 'classic' }),
          ),
          { y: d / 2, z: 0.62 },
        ),
      ),
      {
        z: -d / 2 - 3.4,
        rx: -0.22,
      },
    ),
  )
}

/** Pens. */
export const pen: LeafPictures = {
  kinds: {
    fountain: views('#d9cfbd', '#c9b79a', main => uncapped(() => gloss(main), steel, true), [0.9, 0.3]),
    gel: views('#dcd5c8', '#c9b79a', main => three([main, '#33373d', '#b8433a']), [0.86, 0.4]),
    ball: views('#d6cfc4', '#c9b79a', main => along(ballpoint(metal(main, 0.34), gold()), 13.8, 0.66), [0.34, 0.5]),
    pencil: views('#dad4c6', '#c9b79a', main => along(drafting(main), 13.8, 0.55), [0.85, 0.5]),
    brush: views('#d2d6cc', '#c9b79a', main => along(brush(main), 22.5, 0.62), [0.86, 0.5]),
  },
  covers: [
    {
      kind: 'fountain',
      build: main => uncapped(() => gloss(main), steel, true),
      shot: {
        set: papers,
        tone: '#e9dfcc',
        accent: '#d9c9ad',
        yaw: 0.52,
        lift: 50,
        fill: 0.66,
        light: 'day',
        props: () => [
          at(inkBottle('#5a6274'), { x: -4, z: -9 }),
          at(practice(18, 24, '#fbf7ec', '#a9c3ab', 1.6), { x: 2, z: -1, ry: 0.12 }),
        ],
      },
    },
    {
      kind: 'fountain',
      build: main =>
        group(
          at(cap(gloss(main), gold()), { x: -2.6, z: 1.4 }),
          at(group(at(fountain(gloss(main), gold()), { y: 0 })), { x: 1.2, z: -1 }),
        ),
      shot: { set: plinths, tone: '#c9b79c', accent: '#a98f70', yaw: 0.1, lift: 9, fill: 0.68, light: 'evening' },
    },
    {
      kind: 'fountain',
      build: () =>
        group(
          at(along(fountain(grained('#70482d'), gold()), 12.4, 0.62), { y: 1, rz: 0.06 }),
          at(along(cap(grained('#70482d'), gold()), 6.4, 0.72, 1.1), { x: -3, z: 4.4 }),
          at(rest('#8fa39a'), { x: 2, z: 0 }),
        ),
      shot: {
        set: linen,
        tone: '#aebab4',
        yaw: -0.5,
        lift: 32,
        fill: 0.66,
        light: 'morning',
        props: () => [at(box(11, 1.8, 1.8, 0.12, grained('#70482d')), { x: -3, y: 0.9, z: -6.4, ry: 0.2 })],
      },
    },
    {
      kind: 'gel',
      build: main => three([main, darker(main, 0.55), '#b8433a']),
      shot: {
        set: concrete,
        tone: '#d3cbbf',
        yaw: 0.75,
        lift: 82,
        fill: 0.7,
        light: 'above',
        props: () => [
          at(practice(15, 21, '#fdfaf2', '#c9d3d9', 1.2), { x: 2, z: 3, ry: -0.3 }),
          at(box(4, 1.2, 2.2, 0.3, matte('#f4f1ea')), { x: -7, y: 0.6, z: -5, ry: 0.5 }),
        ],
      },
    },
    {
      kind: 'gel',
      build: main =>
        group(
          ...vintage(main).map((tone, i) =>
            at(group(at(along(gel(tone, false), 14, 0.54), { x: 11.5 })), {
              ry: Math.PI / 2 + 0.88 - i * 0.16,
              z: 8,
              y: 0.02,
            }),
          ),
        ),
      shot: { set: papers, tone: '#f0e6da', accent: '#e3d6c9', lift: 84, fill: 0.74, light: 'above' },
    },
    {
      kind: 'ball',
      build: main => group(at(along(ballpoint(metal(main, 0.34), gold()), 13.8, 0.66), { x: 0 })),
      shot: {
        set: desk,
        tone: '#b9a88f',
        accent: '#8a6544',
        yaw: 0.42,
        lift: 26,
        fill: 0.66,
        light: 'evening',
        props: () => [
          at(practice(19, 12, '#f6efe0', '#f6efe0', 30), { x: -2, z: -3, ry: 0.3 }),
          at(journal('#4a3a30'), { x: 4, z: -20, ry: -0.3 }),
        ],
      },
    },
    {
      kind: 'ball',
      build: main =>
        group(
          at(along(ballpoint(grained(main), steel(), true), 13.8, 0.66, 0.62), { x: 1.4, z: 2.2 }),
          at(along(ballpoint(grained(main), steel(), true), 13.8, 0.66, 0.4), { x: -1.4, z: -2.4 }),
        ),
      shot: {
        set: linen,
        tone: '#8fa6a6',
        lift: 64,
        fill: 0.66,
        light: 'morning',
        props: () => [at(journal('#5f7478'), { x: -6, z: -17, ry: 0.3 })],
      },
    },
    {
      kind: 'pencil',
      build: main => along(drafting(main), 13.8, 0.55, 0.62),
      shot: {
        set: papers,
        tone: '#e3dccf',
        accent: '#d4cab8',
        lift: 72,
        fill: 0.64,
        light: 'above',
        props: () => [
          at(practice(20, 16, '#7fa3c4', '#d6e3ee', 1), { x: 1, z: 1, ry: 0.1 }),
          at(ruler(), { x: 3, y: 0.2, z: 8, rx: -Math.PI / 2, rz: -1.3 }),
        ],
      },
    },
    {
      kind: 'brush',
      build: main => group(at(along(brush(main), 22.5, 0.6), { y: 1, rz: 0.05 }), at(rest('#7fa39b'), { x: 5.4 })),
      shot: {
        set: cove,
        tone: '#d8d0c0',
        yaw: 0.62,
        lift: 38,
        fill: 0.68,
        light: 'soft',
        props: () => [
          at(practice(22, 26, '#f8f1df', '#c8483e', 4.4, true), { x: 0, z: -1, ry: 0.1 }),
          at(inkStone(), { x: -3, z: -13, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'brush',
      build: calligraphy,
      shot: { set: desk, tone: '#cfd6d3', accent: '#b98f62', yaw: -0.26, lift: 34, fill: 0.66, light: 'day' },
    },
  ],
}
