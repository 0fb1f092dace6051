import type { Object3D } from 'three'
import { leaves } from '../../leaves.ts'
import { book, books, bricks } from '../props/desk.ts'
import { blossoms, leaf, plant, vaseWithTwig } from '../props/green.ts'
import { brassLamp, floorLamp, frame, sideTable } from '../props/room.ts'
import { basket, gift, napkin, towels } from '../props/soft.ts'
import { beans, bowl, candle, cup, saucer } from '../props/table.ts'
import { bathLedge, counter, desk, kidsRug, room, sunnyDesk, sunnyRoom } from '../sets/indoors.ts'
import { moss } from '../sets/outdoors.ts'
import { at, group } from '../shapes.ts'
import type { Cover, LeafPictures, Shot } from './cover.ts'

/** A product as its cover shows it: the class, the place of the article from 1, its colour. */
function product(code: string, place: number, colour: string): Object3D {
  const cover = leaves[code]?.covers[place - 1]
  if (!cover) throw new Error(`no cover ${code}-${place}`)
  return cover.build(colour)
}

/** A wide still life: things at the right, a calm third at the left for words. */
const still = (things: () => readonly Object3D[], shot: Shot): Cover => ({
  kind: 'still',
  build: () => group(...things()),
  shot: { fill: 1.08, centre: [0.71, 0.55], lens: 22, ...shot },
})

const drink = (colour: string, fill: string) => group(saucer('#efe9df'), at(cup(colour, fill), { y: 0.8 }))

const trail = still(
  () => [
    at(product('hiking-boot', 1, '#b07a3e'), { x: -6, z: 2 }),
    at(product('lantern', 1, '#7d8a4a'), { x: 26, z: -12 }),
    at(product('thermos', 7, '#5f6b3c'), { x: 48, z: -4 }),
  ],
  {
    set: moss,
    tone: '#7f9260',
    accent: '#8d8a80',
    light: 'morning',
    lift: 12,
    props: () => [at(product('tent', 1, '#e08a3c'), { x: 38, z: -90, s: 0.22, ry: -0.4 })],
  },
)

const living = still(
  () => [
    product('sofa', 1, '#6f8f7a'),
    at(group(sideTable(), at(drink('#e7e1d5', '#6b4226'), { y: 48 })), { x: 150, z: 40 }),
    at(plant(120), { x: -140, z: -30 }),
    at(frame('#c98f74', 60, 78), { x: -10, y: 118, z: -62 }),
  ],
  {
    set: sunnyRoom,
    tone: '#e2d3bc',
    accent: '#e6ddcb',
    light: 'morning',
    yaw: -0.24,
    lift: 9,
    props: () => [at(floorLamp(), { x: 170, z: -40 })],
  },
)

const coffee = still(
  () => [
    at(product('coffee', 4, '#7a4a86'), { x: -8, z: -6, ry: 0.3 }),
    at(product('coffee', 2, '#b5653a'), { x: 16, z: -12, ry: -0.2 }),
    at(product('coffee', 5, '#2f5f7a'), { x: 44, z: -8, ry: -0.4 }),
    at(drink('#e9e2d5', '#5b3a22'), { x: 10, z: 16 }),
    at(beans('#3a2416', 22, 9), { x: 28, z: 12 }),
  ],
  { set: counter, tone: '#b9cbc6', accent: '#ece9e4', light: 'morning', lift: 12 },
)

const bath = still(
  () => [
    at(product('serum', 10, '#eec2a2'), { x: -12, z: 2 }),
    at(product('cream', 4, '#bfe0d0'), { x: -1, z: -3 }),
    at(product('cleanser', 9, '#e0a24a'), { x: 10, z: 0 }),
    at(product('cream', 7, '#a9d8c0'), { x: 19, z: -4 }),
    at(product('soap', 2, '#5f8a6a'), { x: 16, z: 8 }),
    at(blossoms('#f4e3df', 7, 4, 0.7), { x: 2, z: 8 }),
    at(towels(['#efe6e0', '#dcc9c2', '#f3eee8'], 18, 12), { x: 34, z: -5 }),
  ],
  {
    set: bathLedge,
    tone: '#e7d3cd',
    accent: '#efe9e2',
    light: 'morning',
    lift: 8,
  },
)

const fruit = still(
  () => [
    at(product('citrus', 5, '#ee8a1d'), { x: 14, z: -7 }),
    at(product('citrus', 2, '#ee8a1d'), { x: -8, z: 2 }),
    at(product('citrus', 6, '#f4cf2f'), { x: 30, z: 4 }),
    at(product('citrus', 8, '#6f9f2e'), { x: 18, z: 12 }),
    at(leaf('#5c8a45', 9, 4), { x: 2, z: 14, ry: 0.5 }),
  ],
  {
    set: sunnyDesk,
    tone: '#c3d5d0',
    accent: '#b98f62',
    light: 'morning',
    lift: 17,
    props: () => [at(napkin('#efe7d6', 22), { x: 48, z: 8, ry: 0.4 }), at(bowl('#f4f1ea', 7, 5), { x: 52, z: -12 })],
  },
)

const story = still(
  () => [
    at(product('plush', 1, '#b98a5c'), { x: -6, ry: 0.15 }),
    at(product('plush', 4, '#e9dfd6'), { x: 24, z: -4, ry: -0.15 }),
    at(product('plush', 6, '#8fb3d0'), { x: 54, z: 6, ry: -0.3, s: 0.42 }),
    at(bricks(['#d9705a', '#e9b44c', '#6f9a8d']), { x: 12, z: 20 }),
  ],
  {
    set: kidsRug,
    tone: '#cfdfe6',
    accent: '#e0b79a',
    light: 'soft',
    lift: 12,
    props: () => [
      at(gift('#e9c46a', '#ffffff', 14), { x: 76, z: -12 }),
      at(books(['#6f9a8d', '#d9a441', '#8d6f9b']), { x: -30, z: -8 }),
    ],
  },
)

const evening = still(
  () => [
    product('sofa', 8, '#c9744a'),
    at(group(sideTable('#8a5f3d'), at(candle('#efe3cd'), { y: 48, x: 6 }), at(book('#5d7a76'), { y: 48, x: -8 })), {
      x: 84,
      z: 24,
    }),
    at(brassLamp(), { x: 118, z: -34 }),
    at(plant(104), { x: -84, z: -30 }),
    at(basket('#c9a878', 20, 24), { x: 134, z: 30 }),
  ],
  {
    set: room,
    tone: '#e6c79c',
    accent: '#d9c4a2',
    light: 'evening',
    yaw: -0.3,
    lift: 9,
    props: () => [at(vaseWithTwig('#a9705a', '#8a7a4c', 20), { x: 76, y: 48, z: 34 })],
  },
)

/** Wide pictures for the home page, made of what the demo sells; `campaign.ts` of the pictures has their names in this order. */
export const campaign: LeafPictures = {
  kinds: {
    still: {
      scene: { set: desk, tone: '#d9d2c6' },
      close: { focus: [0.5, 0.5] },
      size: { beside: () => cup('#efe9df') },
    },
  },
  covers: [trail, living, coffee, bath, fruit, story, evening],
}
