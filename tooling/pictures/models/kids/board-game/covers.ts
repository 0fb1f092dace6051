import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { plastic } from '../../../studio/materials.ts'
import { book, books, phone } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { blanket, cushion } from '../../../studio/props/soft.ts'
import { bowl, candle, cup, tumbler } from '../../../studio/props/table.ts'
import { linen } from '../../../studio/sets/cloths.ts'
import { darkRoom, desk, kidsRug, sill, sunnyDesk, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { softHorizon } from '../../../studio/sets/plain.ts'
import { at, group } from '../../../studio/shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { swift } from '../../food/parts/solid.ts'
import { tatami } from '../../home/parts/sets.ts'
import { timber } from '../../home/parts/timber.ts'
import { checkers, chessBoard, chessPiece, foldingBox, setUp } from './chess.ts'
import { bar, diceGame, foldingGo, goBoard, goBowl, partyGame, seaGame, shutBox, stoneTin, tower } from './games.ts'

const views = (tone: string, accent: string, focus: readonly [number, number], along: 'height' | 'width'): Views => ({
  scene: {
    set: sunnyDesk,
    tone,
    accent,
    light: 'morning',
    yaw: -0.4,
    lift: 24,
    props: () => [at(cup('#e9e2d5', '#a9743c'), { x: -30, z: -10 }), at(plant(22), { x: 30, z: -18 })],
  },
  close: { focus, zoom: 2.1 },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along,
    shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9' },
  },
})

const magnetic = () => {
  const [pale, dark] = [timber('#dfc08d'), timber('#7c4f30')]
  return group(
    foldingBox(3.4, timber('#a5733f'), checkers([4, 8], '#e6cb9b', '#8a5a35'), '#3f5f4a'),
    at(group(chessPiece('king', dark, 0.78)), { x: -8.4, z: 13 }),
    at(group(chessPiece('knight', pale, 0.78)), { x: 9, z: 12, ry: 2.7 }),
    at(group(chessPiece('pawn', dark, 0.78)), { x: 5.2, z: 15 }),
    at(group(chessPiece('queen', pale, 0.78)), { x: -3.6, z: 11 }),
    at(group(chessPiece('pawn', pale, 0.78)), { x: -1.6, y: 1.1, z: 16.4, rz: 1.5, ry: 0.5 }),
  )
}

const walnut = () =>
  group(
    chessBoard(5.2, timber('#553420'), checkers([8, 8], '#d9b483', '#6b4128'), 2, 2.4),
    setUp(5.2, 2, timber('#dfbd8a'), timber('#4a2d1d'), 1),
  )

const junior = (main: string) =>
  group(
    chessBoard(3.1, plastic(darker(main, 0.12)), checkers([8, 8], '#fbf4e6', lighter(main, 0.12), false), 1.8, 1.4),
    setUp(3.1, 1.8, plastic('#f3c95a'), plastic(blend(main, '#27406b', 0.6)), 0.62),
  )

const go = () =>
  group(
    goBoard(19, 2.3, 3, timber('#d9b27a'), '#e2bf88', 24),
    at(goBowl(timber('#8a5a35'), '#25262a', 6.4), { x: 19, z: 29 }),
    at(goBowl(timber('#8a5a35'), '#f4f1ea', 6.4), { x: 34, z: 20 }),
  )

const juniorGo = (main: string) =>
  group(
    foldingGo(main),
    at(stoneTin(main, '#f4f1ea'), { x: 22, z: 7 }),
    at(stoneTin(darker(main, 0.2), '#2a2b2f'), { x: 23, z: -4.5 }),
  )

const standingTower = () =>
  group(tower(), at(bar(), { x: 8.4, z: 5, ry: 0.7 }), at(bar('#d0a56e'), { x: -8.6, z: 4.6, ry: -0.4 }))

/** Board games. */
export const boardGame: LeafPictures = swift({
  kinds: {
    chess: views('#dcd6c8', '#b98f62', [0.45, 0.35], 'height'),
    go: views('#d6dcd4', '#b08a5e', [0.62, 0.4], 'width'),
    cards: views('#d4dadd', '#b98f62', [0.68, 0.6], 'width'),
    dice: views('#d9d2c6', '#b08a5e', [0.74, 0.34], 'width'),
    stack: views('#d3dbd6', '#a97f55', [0.5, 0.7], 'height'),
  },
  covers: [
    {
      kind: 'chess',
      build: magnetic,
      shot: { set: sill, tone: '#cfdde2', accent: '#e9e4da', yaw: 0.06, lift: 12, light: 'morning', fill: 0.62 },
    },
    {
      kind: 'chess',
      build: walnut,
      shot: { set: darkRoom, tone: '#8d948c', accent: '#a5896c', yaw: 0.5, lift: 30, light: 'evening', fill: 0.7 },
    },
    {
      kind: 'chess',
      build: junior,
      shot: {
        set: kidsRug,
        tone: '#efe4cd',
        accent: '#dfc08a',
        yaw: -0.5,
        lift: 36,
        fill: 0.66,
        props: () => [
          at(cushion('#e7cfa2', 24), { x: -22, z: -20 }),
          at(books(['#8f9f86', '#d9a05c']), { x: 24, z: -14 }),
        ],
      },
    },
    {
      kind: 'go',
      build: go,
      shot: { set: tatami, tone: '#e2dccb', accent: '#b9b487', yaw: 0.34, lift: 34, fill: 0.66 },
    },
    {
      kind: 'go',
      build: juniorGo,
      shot: { set: linen, tone: '#e9d3c0', yaw: 0.14, lift: 62, fill: 0.66, light: 'above' },
    },
    {
      kind: 'cards',
      build: partyGame,
      shot: {
        set: desk,
        tone: '#7e8a86',
        accent: '#9a6f48',
        yaw: -0.1,
        lift: 16,
        fill: 0.6,
        light: 'evening',
        props: () => [
          at(tumbler('#d9a441', 3.4, 11, 0.6, 2), { x: 17, z: -8 }),
          at(bowl('#e6dccb', 6, 5), { x: -18, z: -8 }),
        ],
      },
    },
    {
      kind: 'cards',
      build: seaGame,
      shot: {
        set: desk,
        tone: '#c9b79a',
        accent: '#8a5f3d',
        yaw: 0.26,
        lift: 32,
        fill: 0.64,
        light: 'evening',
        props: () => [at(candle('#d9a860'), { x: 30, z: -20 })],
      },
    },
    {
      kind: 'dice',
      build: diceGame,
      shot: { set: softHorizon, tone: '#cfc4b2', accent: '#dcd2c0', yaw: -0.22, lift: 24, fill: 0.64 },
    },
    {
      kind: 'dice',
      build: shutBox,
      shot: {
        set: sunnyDesk,
        tone: '#b7c6c0',
        accent: '#e3ded4',
        yaw: 0.36,
        lift: 30,
        fill: 0.64,
        light: 'morning',
        props: () => [at(cup('#8aa29a', '#a9743c'), { x: -24, z: -10 })],
      },
    },
    {
      kind: 'stack',
      build: standingTower,
      shot: {
        set: sunnyRoom,
        tone: '#9fb0a6',
        accent: '#d8d0c0',
        yaw: 0.6,
        lift: 9,
        fill: 0.62,
        light: 'morning',
        props: () => [at(blanket('#c9bfae', 20, 14), { x: -22, z: -12 }), at(book('#b98c6a'), { x: 20, z: -8 })],
      },
    },
  ],
})
