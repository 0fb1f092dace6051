import type { Object3D } from 'three'
import type { LeafPictures, Views } from '../../../studio/cover/cover.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { ballToy, bricks, pencil, phone } from '../../../studio/props/desk.ts'
import { leaf } from '../../../studio/props/green.ts'
import { blanket, cushion } from '../../../studio/props/soft.ts'
import { candle, cup } from '../../../studio/props/table.ts'
import { boards, linen, papers } from '../../../studio/sets/cloths.ts'
import { bedding, desk, kidsRug, shelf, sunnyDesk, sunnyRoom } from '../../../studio/sets/indoors.ts'
import { cove, softHorizon } from '../../../studio/sets/plain.ts'
import { at, drum, group, ring } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { laidDown } from '../parts/pages.ts'
import { type Art, hello, jacket, moonlit, seasons, thing, voyage } from './art.ts'
import { carried, fanned, flaps, sea, slipcase, soft, square, tent, thin } from './books.ts'
import { FEELINGS, feelingTones, INSECTS, insect, insectTones, mood } from './series.ts'

const brand = '拾页'
const planet = '童年星球'

const views = (tone: string, accent: string, zoom = 2): Views => ({
  scene: {
    set: kidsRug,
    tone,
    accent,
    light: 'morning',
    yaw: 0.34,
    lift: 18,
    fill: 0.58,
    props: () => [
      at(bricks(['#d9a441', '#7fa3b8', '#c9745c']), { x: -24, z: -6 }),
      at(ballToy('#c98a7a', 4), { x: 22, z: -2 }),
    ],
  },
  close: { focus: [0.5, 0.6], zoom },
  size: {
    beside: () => at(phone(), { rx: Math.PI / 2, y: 7.5 }),
    along: 'height',
    shot: { set: softHorizon, tone: '#ece6da', accent: '#e1d9c9', yaw: 0.2, lift: 12 },
  },
})

const glassLens = (): Object3D =>
  group(
    at(ring(3.6, 0.35, metal('#b99a5c')), { rx: Math.PI / 2, y: 0.5 }),
    at(drum(0.55, 0.65, 8, matte('#5d4230', 0.5), 0.2), { x: 3.7, y: 0.6, rz: -Math.PI / 2 }),
  )

/** Eight thin books in an arc before their box. */
function feelings(main: string): Object3D {
  const tones = feelingTones(main)
  const front = (i: number): Art => {
    const [zh, en] = FEELINGS[i] ?? FEELINGS[0]
    const tone = tones[i] ?? main
    return jacket({ brand, zh, en }, tone, i === 0 || i === 3 ? '#fff6ea' : '#352a28', mood(i, tone))
  }
  const fan = Array.from({ length: 8 }, (_, i) => {
    const lying = laidDown(thin(18, 18, tones[i] ?? main, front(i)), 18, 0.65)
    lying.scale.y = 0.6
    return at(group(at(lying, { z: -25, y: (7 - i) * 0.4 })), { ry: 0.84 - i * 0.24, z: 22 })
  }).reverse()
  return group(
    at(
      slipcase(
        20,
        20,
        7,
        main,
        jacket({ brand, zh: '认识情绪', en: 'All My Feelings' }, main, '#fff6ea', mood(5, '#f0c35a')),
      ),
      {
        z: -19,
      },
    ),
    ...fan,
  )
}

/** Ten covers laid out in rows. */
function insects(main: string): Object3D {
  const tones = insectTones(main)
  return group(
    ...Array.from({ length: 10 }, (_, i) => {
      const [zh, en] = INSECTS[i] ?? INSECTS[0]
      const tone = tones[i] ?? main
      const ink = i === 0 || i === 7 || i === 9 ? '#f6f2df' : '#29332b'
      const book = thin(14, 19, tone, jacket({ brand, zh, en }, tone, ink, insect(i, tone)))
      return at(laidDown(book, 19, 0.65), {
        x: ((i % 4) - 1.5) * 14.8,
        z: (Math.floor(i / 4) - 1) * 20,
        ry: ((i * 7) % 3) * 0.02 - 0.02,
      })
    }),
  )
}

/** Picture books. */
export const pictureBook: LeafPictures = {
  kinds: {
    hard: views('#e2d8c4', '#c9a98f'),
    board: views('#d8e2e4', '#8fb3b5'),
    popup: { ...views('#eadfd0', '#d9b98f', 2.3), close: { focus: [0.42, 0.5], zoom: 2.3 } },
    cloth: views('#e6e2d2', '#d9c48f', 2.1),
    series: { ...views('#dbe3df', '#93b0ab', 2.6), close: { focus: [0.5, 0.8], zoom: 2.4 } },
  },
  covers: [
    {
      kind: 'hard',
      build: main =>
        at(square({ brand, zh: '月亮借我一盏灯', en: 'Moon, Lend Me a Lamp' }, main, '#fbeec2', moonlit), { rx: -0.1 }),
      shot: {
        set: desk,
        tone: '#b7a48b',
        accent: '#a9794f',
        yaw: 0.36,
        lift: 9,
        light: 'evening',
        props: () => [at(candle('#e6c98f'), { x: 18, z: -3 }), at(cup('#d9cdb9', '#e9dcc0'), { x: -17, z: 3 })],
      },
    },
    {
      kind: 'hard',
      build: main =>
        laidDown(
          square({ brand, zh: '老槐树的十二个月', en: 'Twelve Months of a Tree' }, main, '#fdf6e2', seasons(main)),
          25,
          1.5,
          0.24,
        ),
      shot: {
        set: boards,
        tone: '#cfb48d',
        lift: 84,
        light: 'above',
        fill: 0.66,
        props: () => [
          at(glassLens(), { x: 15, z: 12, ry: 0.6 }),
          at(leaf('#c9843c', 7, 3.4), { x: -17, z: -9, y: 0.2, ry: 0.7 }),
          at(leaf('#9a9a4a', 6, 3), { x: -15, z: 13, y: 0.2, ry: -0.4 }),
          at(leaf('#b8603c', 6, 3), { x: 16, z: -14, y: 0.2, ry: 1.9 }),
        ],
      },
    },
    {
      kind: 'hard',
      build: main =>
        tent(
          { brand: planet, zh: '纸船漂到哪里去', en: 'Where Paper Boats Go' },
          '#fbf6ea',
          darker(main, 0.45),
          voyage(main),
          (pen, w, h) => {
            pen.fillStyle = lighter(main, 0.35)
            pen.fillRect(0, 0, w, h)
            pen.fillStyle = main
            pen.fillRect(0, h * 0.68, w, h)
            pen.fillStyle = '#fbf6ea'
            pen.beginPath()
            pen.arc(w * 0.5, h * 0.4, w * 0.13, 0, 7)
            pen.fill()
          },
        ),
      shot: {
        set: sunnyRoom,
        tone: '#a9bcc2',
        accent: '#c9d0cc',
        yaw: 0.06,
        lift: 10,
        light: 'day',
        fill: 0.66,
        props: () => [at(cushion('#7f97a0', 24), { x: 30, z: -8 })],
      },
    },
    {
      kind: 'board',
      build: main =>
        fanned(
          { brand: '小鹿芽', zh: '动物在哪儿', en: 'Where Are You?' },
          main,
          '#3a2d1c',
          hello('#8a5a3a', 'round', '#fbe7b0'),
          ['#d95f4c', '#4f93a8', '#f5efe2', '#6b9c63', '#e9a6a6'],
        ),
      shot: { set: kidsRug, tone: '#cbdde2', accent: '#7fa8ad', yaw: -0.42, lift: 20, fill: 0.62 },
    },
    {
      kind: 'board',
      build: main =>
        carried(
          main,
          [
            { brand, zh: '苹果', en: 'Apple' },
            { brand, zh: '太阳', en: 'Sun' },
            { brand, zh: '小鱼', en: 'Fish' },
            { brand, zh: '兔子', en: 'Rabbit' },
            { brand, zh: '我会认', en: 'First Things' },
          ],
          [thing(0), thing(1), thing(2), thing(3)],
        ),
      shot: { set: shelf, tone: '#dfe6df', accent: '#c9a678', yaw: 0.12, lift: 10, fill: 0.68 },
    },
    {
      kind: 'popup',
      build: sea,
      shot: {
        set: cove,
        tone: '#d9c6a8',
        yaw: 0.2,
        lift: 26,
        fill: 0.68,
        light: 'evening',
      },
    },
    {
      kind: 'popup',
      build: flaps,
      shot: {
        set: papers,
        tone: '#e9d9d2',
        accent: '#dcb9a8',
        yaw: -0.22,
        lift: 52,
        fill: 0.72,
        light: 'day',
        props: () => [at(cup('#8cb3bd', '#dfe9ea'), { x: -27, z: -22 })],
      },
    },
    {
      kind: 'cloth',
      build: soft,
      shot: {
        set: bedding,
        tone: '#e6dfcd',
        accent: '#f1ece0',
        yaw: -0.3,
        lift: 17,
        fill: 0.64,
        light: 'soft',
        props: () => [at(blanket('#cfd9c9', 26, 18), { x: -20, z: -14 })],
      },
    },
    {
      kind: 'series',
      build: feelings,
      shot: { set: sunnyDesk, tone: '#c6d3d4', accent: '#c9a678', yaw: 0.1, lift: 34, fill: 0.76, light: 'morning' },
    },
    {
      kind: 'series',
      build: insects,
      shot: {
        set: linen,
        tone: '#d9cbb2',
        lift: 84,
        light: 'above',
        fill: 0.76,
        props: () => [
          at(leaf('#6f8a5c', 9, 4.4), { x: 9, z: 18, y: 0.3, ry: 0.6 }),
          at(glassLens(), { x: 21, z: 19, ry: 0.5 }),
          at(pencil('#c9843c'), { x: 18, z: 29, ry: 0.12 }),
        ],
      },
    },
  ],
}
