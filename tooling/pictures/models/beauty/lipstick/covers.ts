import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { glaze, matte, wood } from '../../../studio/materials.ts'
import { coin, notebook, pencil } from '../../../studio/props/desk.ts'
import { leaf, twig } from '../../../studio/props/green.ts'
import { blanket } from '../../../studio/props/soft.ts'
import { cup, saucer } from '../../../studio/props/table.ts'
import { drape, linen, papers } from '../../../studio/sets/cloths.ts'
import { counter, desk, shelf } from '../../../studio/sets/indoors.ts'
import { cove, plinths, softHorizon } from '../../../studio/sets/plain.ts'
import { at, ball, drum, group, ring } from '../../../studio/shapes.ts'
import { standMirror } from '../../appliances/parts/bath.ts'
import { smear } from '../parts/dabs.ts'
import { petals } from '../parts/flora.ts'
import { gold } from '../parts/stuff.ts'
import { closedGloss, matteGloss, milkyGloss, openGloss, pot, potLid } from './glosses.ts'
import { balm, crayon, lipstick, lying, refillable } from './sticks.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], zoom = 2.2): Views => ({
  scene: {
    set: counter,
    tone,
    accent,
    light: 'morning',
    yaw: -0.35,
    lift: 14,
    fill: 0.5,
    props: () => [
      at(standMirror(4.6), { x: -7.4, z: -6.4, ry: 0.3 }),
      at(petals('#e2c0bc', 4, 3, 1.2, 0.6), { x: 6, z: 3 }),
    ],
  },
  close: { focus, zoom },
  size: { beside: () => coin(), along: 'height', shot: { set: softHorizon, tone: '#e9e3da', accent: '#ded5c8' } },
})

const across = (tone: string, accent: string, focus: readonly [number, number], zoom = 2.2): Views => ({
  ...views(tone, accent, focus, zoom),
  size: {
    beside: () => coin(),
    along: 'width',
    shot: { set: softHorizon, tone: '#e9e3da', accent: '#ded5c8', lift: 16, yaw: 0 },
  },
})

/** Dried persimmon: a flat wrinkled fruit with its leaf crown. */
const driedPersimmon = () => {
  const body = at(ball(2, matte('#b8622f', 0.6)), { y: 0.9 })
  body.scale.set(1, 0.5, 1)
  return group(
    body,
    ...[0, 1, 2, 3].map(i => at(leaf('#8a7a4f', 1.6, 1.2, 0.2), { y: 1.86, ry: i * 1.571 + 0.4 })),
    at(drum(0.16, 0.16, 0.7, matte('#6b4a2c')), { y: 1.8 }),
  )
}

/** Wooden dipper with honey on it, lying along x. */
const dipper = () =>
  group(
    at(drum(0.24, 0.3, 9, wood('#b98757')), { x: 9, y: 0.9, rz: Math.PI / 2 }),
    ...[0, 1, 2, 3, 4].map(i => at(ring(0.7, 0.26, wood('#b98757')), { x: -0.6 - i * 0.55, y: 0.9, ry: Math.PI / 2 })),
    at(drum(0.5, 0.5, 3, wood('#9a6a3d')), { x: 0, y: 0.9, rz: Math.PI / 2 }),
  )

/** Small dish for rings with two rings in it. */
const ringDish = () =>
  group(
    saucer('#efe9df', 3.2),
    at(ring(0.8, 0.1, gold()), { x: 0.4, y: 0.95, rx: Math.PI / 2 - 0.2 }),
    at(ring(0.76, 0.08, gold()), { x: -0.6, y: 0.95, z: 0.6, rx: Math.PI / 2 - 0.1 }),
  )

/** Cup of pencils. */
const pencilCup = () =>
  group(
    drum(3, 2.7, 7, glaze('#cfc6b4'), 0.3),
    ...[0, 1, 2].map(i =>
      at(group(at(drum(0.32, 0.32, 11, matte(['#5d7a86', '#c9a25a', '#8a5a4f'][i] ?? '#888888')), {})), {
        x: i * 0.9 - 0.9,
        y: 2,
        z: -0.3,
        rz: 0.14 - i * 0.14,
      }),
    ),
  )

/** Lipstick and care of the lips. */
export const lipsticks: LeafPictures = {
  kinds: {
    bullet: views('#cfd3cc', '#f0ede8', [0.3, 0.84], 2.5),
    gloss: { ...views('#d5dbdf', '#f0edea', [0.5, 0.5], 2), build: closedGloss },
    crayon: { ...across('#d9d4c6', '#efece6', [0.74, 0.7]), build: main => crayon(main, 0.06) },
    pot: {
      ...across('#cdd5cf', '#efece8', [0.5, 0.62], 1.7),
      build: main => pot(main, true),
      scene: {
        set: counter,
        tone: '#cdd5cf',
        accent: '#efece8',
        light: 'morning',
        lift: 26,
        fill: 0.46,
        props: () => [
          at(group(potLid()), { x: 3.4, z: 0.7, ry: 1 }),
          at(standMirror(4.6), { x: -7.4, z: -5, ry: 0.3 }),
        ],
      },
    },
    balm: views('#d3dbe0', '#f0eeea', [0.28, 0.7], 2.3),
  },
  covers: [
    {
      kind: 'bullet',
      build: main => lipstick(main),
      shot: { set: drape, tone: '#b98a82', yaw: -0.32, lift: 12, fill: 0.62, light: 'evening' },
    },
    {
      kind: 'bullet',
      build: main => refillable(main),
      shot: {
        set: counter,
        tone: '#97a49a',
        accent: '#e9e8e3',
        yaw: -0.16,
        lift: 15,
        fill: 0.66,
        props: () => [at(twig('#6d8266', 16, 6, 3.4), { x: -8, z: -4, rz: 0.2 })],
      },
    },
    {
      kind: 'bullet',
      build: main => lying(main),
      shot: {
        set: linen,
        tone: '#dfd6c2',
        yaw: 0.06,
        lift: 44,
        fill: 0.66,
        light: 'morning',
        props: () => [at(driedPersimmon(), { x: -5.4, z: -3.6 }), at(driedPersimmon(), { x: -8.6, z: -1.6, ry: 1 })],
      },
    },
    {
      kind: 'gloss',
      build: main => openGloss(main),
      shot: {
        set: plinths,
        tone: '#cfd9de',
        accent: '#aebfc8',
        yaw: -0.14,
        lift: 13,
        fill: 0.6,
        light: 'soft',
      },
    },
    {
      kind: 'gloss',
      build: main => matteGloss(main),
      shot: {
        set: shelf,
        tone: '#d8c3a4',
        accent: '#8a6242',
        yaw: -0.12,
        lift: 11,
        light: 'evening',
        fill: 0.64,
        props: () => [at(cup('#f4efe6', '#6b4427'), { x: -6.6, z: -4.4, ry: 2.6 })],
      },
    },
    {
      kind: 'gloss',
      build: main => milkyGloss(main),
      shot: {
        set: papers,
        tone: '#b9cbd6',
        accent: '#c4bdad',
        yaw: 0.06,
        lift: 58,
        fill: 0.64,
        props: () => [
          at(notebook('#44617a'), { x: -14.6, z: -10, ry: 0.3 }),
          at(pencil('#d9b34f'), { x: 4, z: 7.4, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'crayon',
      build: main => crayon(main),
      shot: {
        set: papers,
        tone: '#e6e2d8',
        accent: '#b7c3bd',
        yaw: 0.04,
        lift: 36,
        fill: 0.68,
        light: 'morning',
        props: () => [at(pencilCup(), { x: -7, z: -7 })],
      },
    },
    {
      kind: 'pot',
      build: main => pot(main),
      shot: {
        set: cove,
        tone: '#a9b8b0',
        yaw: -0.12,
        lift: 34,
        fill: 0.62,
        props: () => [
          at(ringDish(), { x: -6, z: -3 }),
          at(smear(4, 1.3, 0.12, '#f1ece4', 6), { x: -5.4, z: 3.6, ry: 0.3 }),
        ],
      },
    },
    {
      kind: 'balm',
      build: main => balm(main),
      shot: {
        set: desk,
        tone: '#b9b7a4',
        accent: '#8a6a4c',
        yaw: -0.2,
        lift: 14,
        light: 'evening',
        fill: 0.58,
        props: () => [
          at(blanket('#d9cdb8', 15, 10), { x: -8, z: -6.4, ry: 0.3 }),
          at(dipper(), { x: 4.4, z: 3.4, ry: 0.4 }),
        ],
      },
    },
    {
      kind: 'balm',
      build: main => balm(main, 'lying'),
      shot: {
        set: linen,
        tone: '#6f86a3',
        yaw: 0.1,
        lift: 34,
        fill: 0.6,
        props: () => [at(coin(), { x: 4.6, z: -3.4 })],
      },
    },
  ],
}
