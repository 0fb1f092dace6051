import type { Object3D } from 'three'
import type { LeafPictures, MakeSet, Views } from '../../../studio/cover/cover.ts'
import { cloth, glaze, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { ballToy, coin, glasses, notebook, pencil } from '../../../studio/props/desk.ts'
import { towels } from '../../../studio/props/soft.ts'
import { cup } from '../../../studio/props/table.ts'
import { counter, desk } from '../../../studio/sets/indoors.ts'
import { grass } from '../../../studio/sets/outdoors.ts'
import { cove, plinths, softHorizon, steps } from '../../../studio/sets/plain.ts'
import { at, ball, box, drum, group, ring, thrown } from '../../../studio/shapes.ts'
import { pillow } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { beanBud } from '../earbuds/buds.ts'
import { caller } from '../parts/art.ts'
import { paperThing } from '../parts/desk-things.ts'
import { colourBlock, deskMat, sunDisc } from '../parts/sets.ts'
import { contours, dial, digitsFace, mapDial, ringsFace } from './dials.ts'
import { childHead, leaning, pillHead, roundHead, squareHead, worn } from './watches.ts'

const views = (build: (color: string) => Object3D, set: MakeSet, tone: string, accent: string): Views => ({
  build,
  scene: {
    set,
    tone,
    accent,
    light: 'morning',
    yaw: -0.5,
    lift: 14,
    fill: 0.52,
    props: () => [at(cup('#f4efe4'), { x: 9, z: -7 }), at(notebook('#c9683c'), { x: -13, z: -8, ry: 0.4 })],
  },
  close: { focus: [0.6, 0.5], zoom: 1.9 },
  size: {
    beside: coin,
    along: 'height',
    shot: { set: softHorizon, tone: '#e2e5e8', accent: '#d2d6da', light: 'soft', yaw: 0.4 },
  },
})

const roundWatch = (color: string) =>
  leaning(worn(roundHead(color, dial('#10141b', '#f4f1ea', '#e0a04c', 2)), 'links', color))
const squareWatch = (color: string) =>
  leaning(worn(squareHead(lighter(color, 0.3), ringsFace('#0c0e14')), 'sport', color))
const band = (color: string) =>
  leaning(worn(pillHead('#3a3d42', digitsFace('#12303a', '#1f6f6a', true)), 'sport', color, 0.78, 2.9, 3.3))
const child = (color: string) =>
  leaning(worn(childHead(color, '#2f8f8b', digitsFace('#5fc0f0', '#3164bb')), 'child', color, 1.2, 2.9, 3.5))

const cufflinks = () =>
  group(
    ...[0, 1].map(i =>
      at(
        group(
          drum(0.8, 0.8, 0.3, metal('#d8b66a', 0.24), 0.08),
          at(drum(0.55, 0.55, 0.1, plastic('#1f2f4a'), 0.03), { y: 0.3 }),
        ),
        { x: i * 2.4, z: i * 1.2 },
      ),
    ),
  )

const pole = (color: string) =>
  group(
    at(drum(1.9, 1.9, 22, rubber('#2b2d30'), 0.5), { x: 11, rz: Math.PI / 2 }),
    ...Array.from({ length: 8 }, (_, i) =>
      at(ring(1.92, 0.14, rubber('#3c3f43')), { x: -9 + i * 2.6, ry: Math.PI / 2 }),
    ),
    at(drum(0.9, 0.9, 60, metal(color, 0.3)), { x: -11, rz: Math.PI / 2 }),
    at(drum(0.9, 0.9, 40, metal(color, 0.3)), { x: 50, rz: Math.PI / 2 }),
  )

const bolster = (color: string) =>
  group(
    at(drum(2.6, 2.6, 60, cloth(color, 24, 5), 0.8), { x: 30, rz: Math.PI / 2 }),
    ...Array.from({ length: 16 }, (_, i) =>
      at(ring(2.62, 0.1, matte(lighter(color, 0.15))), { x: -16 + i * 2.2, ry: Math.PI / 2 }),
    ),
  )

const flask = (color: string) =>
  group(
    thrown(
      [
        [0, 0],
        [3.2, 0],
        [3.4, 0.5],
        [3.4, 11],
        [3.1, 12.2],
        [2.2, 13],
        [2.2, 13.8],
        [0, 13.8],
      ],
      metal(color, 0.36),
    ),
    at(drum(2.4, 2.4, 2.6, plastic('#f4f1ea'), 0.4), { y: 13.6 }),
    at(ring(1.3, 0.3, plastic('#f4f1ea')), { y: 16.8 }),
  )

const round = (color: string, screen: readonly [string, string], turn: number, y: number) =>
  at(
    group(at(group(worn(pillHead('#3a3d42', digitsFace(...screen)), 'sport', color, 0.8, 3.75, 3.75)), { y: -3.95 })),
    { y, rz: Math.PI / 2 + turn },
  )

/** Smartwatches. */
export const watch: LeafPictures = {
  kinds: {
    round: views(roundWatch, desk, '#9fb4bd', '#9a6c46'),
    square: views(squareWatch, colourBlock, '#c3d6e4', '#e9d6bd'),
    band: views(band, deskMat, '#e2c4ac', '#6f8f86'),
    child: views(child, desk, '#a6cfc0', '#d2aa78'),
  },
  covers: [
    {
      kind: 'round',
      build: roundWatch,
      shot: {
        set: deskMat,
        tone: '#c0ccd2',
        accent: '#8f5537',
        yaw: 0.5,
        lift: 13,
        fill: 0.62,
        props: () => [at(cufflinks(), { x: -7.6, z: 2 })],
      },
    },
    {
      kind: 'round',
      build: color => leaning(worn(roundHead('#4a4d50', mapDial, '#26282b'), 'nylon', color, 1.15, 2.6, 3.3), -0.1),
      shot: {
        set: steps,
        tone: '#8a9a78',
        accent: '#cfe0e4',
        yaw: -0.35,
        lift: 14,
        light: 'morning',
        fill: 0.6,
        props: () => [
          at(pole('#c9ccd2'), { y: 3.4, z: -0.4, ry: -0.35, rz: 0.0 }),
          at(paperThing(24, 18, contours('#f0ead2', '#a98f5a', '#c8392e')), { x: 4, z: 8, ry: 0.2 }),
        ],
      },
    },
    {
      kind: 'round',
      build: color =>
        leaning(
          worn(
            roundHead('#d5d8dc', dial(lighter(color, 0.3), '#2b2d31', '#3164bb'), '#e9ebee'),
            'sport',
            color,
            1.1,
            3.1,
            3.6,
          ),
          -0.12,
        ),
      shot: {
        set: colourBlock,
        tone: '#c9785a',
        accent: '#8a4f3a',
        yaw: 0.3,
        lift: 16,
        light: 'soft',
        fill: 0.6,
        props: () => [at(bolster('#3f5f6f'), { y: 3.2, z: -0.5, ry: 0.3 }), at(cup('#f4e9d4'), { x: 10, z: -9 })],
      },
    },
    {
      kind: 'square',
      build: squareWatch,
      shot: {
        set: counter,
        tone: '#8fc0c4',
        accent: '#f1efec',
        yaw: -0.5,
        lift: 13,
        light: 'soft',
        props: () => [
          at(towels(['#fbf7ef', '#f3d7d0'], 15, 11), { x: 9, z: -11, ry: 0.2 }),
          at(beanBud({ color: '#f4f1ea' }), { x: -6, y: 0.9, z: 2, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'square',
      build: color =>
        leaning(
          worn(squareHead(lighter(color, 0.2), digitsFace('#3f2f7a', '#d0608f', true), 4.1, 4.9), 'sport', color, 1.15),
          -0.1,
        ),
      shot: {
        set: sunDisc,
        tone: '#f3e0a8',
        accent: '#8a78c0',
        yaw: 0.42,
        lift: 8,
        props: () => [at(glasses('#6a4a3a'), { x: 10, z: 1, ry: -0.3 })],
      },
    },
    {
      kind: 'band',
      build: band,
      shot: {
        set: cove,
        tone: '#efb59c',
        yaw: 0.55,
        lift: 12,
        light: 'morning',
        props: () => [
          at(
            group(
              at(drum(5, 5, 30, rubber('#7a5a8f'), 0.4), { x: 15, rz: Math.PI / 2, y: 5 }),
              at(drum(2, 2, 30.4, rubber('#5f4570'), 0.2), { x: 15.2, rz: Math.PI / 2, y: 5 }),
            ),
            { x: 4, z: -14, ry: 0.2 },
          ),
        ],
      },
    },
    {
      kind: 'band',
      build: color =>
        group(
          flask('#e9ebec'),
          round(color, ['#12304a', '#2f7fb0'], 0.2, 8.8),
          round(darker(color, 0.55), ['#3a1f4a', '#c0508f'], -0.2, 4.6),
        ),
      shot: {
        set: colourBlock,
        tone: '#f2c14e',
        accent: '#e0a23a',
        yaw: 0.15,
        lift: 7,
        fill: 0.6,
        light: 'morning',
        props: () => [at(towels(['#fdf8ee'], 16, 12), { x: -12, z: -9 })],
      },
      others: { shot: { tone: '#5f8fa8', accent: '#7fa8bc' } },
    },
    {
      kind: 'band',
      build: color =>
        group(
          at(
            leaning(
              worn(pillHead('#d8b66a', dial('#f7efe0', '#4a3526', '#b5713f'), 2, 4.4), 'leather', color, 0.8, 2.8, 3.2),
            ),
            { y: 0.7 },
          ),
          thrown(
            [
              [0, 0],
              [2.6, 0],
              [4, 0.7],
              [4.7, 1.7],
              [4.5, 1.8],
              [3.7, 1],
              [0, 0.6],
            ],
            glaze('#f6f1ea'),
          ),
          at(ring(4.6, 0.1, metal('#d8b66a', 0.24)), { y: 1.76, rx: Math.PI / 2 }),
        ),
      shot: {
        set: counter,
        tone: '#5f7f78',
        accent: '#f2ece4',
        yaw: -0.4,
        lift: 17,
        light: 'soft',
        props: () => [
          at(ring(1, 0.16, metal('#d8b66a', 0.2)), { x: 8.6, y: 0.2, z: 3, rx: Math.PI / 2 }),
          at(ball(0.6, plastic('#f6f1ea', 0.2)), { x: 9.6, y: 0.6, z: 0 }),
        ],
      },
    },
    {
      kind: 'child',
      build: child,
      shot: {
        set: plinths,
        tone: '#7fb6d8',
        accent: '#f4f1ea',
        yaw: -0.42,
        lift: 12,
        props: () => [
          at(
            group(
              at(pillow(22, 24, 10, cloth('#d9503c', 18), 0.35), { y: 11 }),
              at(box(14, 8, 3, 1, cloth('#e9735c', 14)), { y: 6, z: 4.4 }),
            ),
            { x: 9, y: -2, z: -15 },
          ),
          at(pencil('#3164bb'), { x: -8, z: 4, ry: 0.6 }),
        ],
      },
    },
    {
      kind: 'child',
      build: color =>
        leaning(worn(childHead(color, '#f4f1ea', caller('#ffe1a8', '#e0623c')), 'child', color, 1.2, 2.9, 3.5)),
      shot: {
        set: grass,
        tone: '#8fb84f',
        accent: '#bfe3f2',
        yaw: 0.4,
        lift: 12,
        light: 'morning',
        props: () => [at(ballToy('#e0623c', 5), { x: -13, z: -10 })],
      },
    },
  ],
}
