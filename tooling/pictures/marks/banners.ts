import { type ColourCode, colours } from '@shiji/server/seeds/demo/catalog/goods/colours.ts'
import sharp from 'sharp'
import { webp, write } from '../files.ts'
import { PLATES } from '../plates.ts'
import type { Studio } from '../studio/browser.ts'

type Role = readonly [
  model: string,
  colour: ColourCode,
  x: number,
  z: number,
  size: number,
  podium: number,
  yaw?: number,
]

/** Six stages for the home page: plate and cast. The left half stays free for the headline, which is text. */
const STAGES: readonly { readonly plate: string; readonly cast: readonly Role[] }[] = [
  {
    plate: 'peach',
    cast: [
      ['retro-speaker', 'teal', -1.5, 0.1, 0.85, 0.3],
      ['headphones', 'moon', 0.4, -0.5, 0.95, 0.75],
      ['smart-watch', 'navy', 1.7, 0.5, 0.6, 0.2],
    ],
  },
  {
    plate: 'sage',
    cast: [
      ['floor-lamp', 'oat', -1.7, -0.6, 1.35, 0],
      ['armchair', 'amber', 0.1, 0.1, 1.05, 0.12],
      ['vase', 'persimmon', 1.75, 0.2, 0.8, 0.4],
    ],
  },
  {
    plate: 'fog',
    cast: [
      ['coffee-machine', 'persimmon', 0, -0.2, 1.1, 0.2],
      ['kettle', 'celadon', -1.75, 0.3, 0.8, 0.45],
      ['mug', 'butter', 1.55, 0.6, 0.5, 0.3],
    ],
  },
  {
    plate: 'blush',
    cast: [
      ['perfume', 'amber', 0.1, -0.3, 0.85, 0.6],
      ['serum', 'sky', -1.3, 0.2, 0.95, 0.25],
      ['lipstick', 'vermilion', 1.45, 0.3, 0.75, 0.35],
      ['cream-jar', 'celadon', 0.35, 0.95, 0.6, 0.06],
    ],
  },
  {
    plate: 'sand',
    cast: [
      ['suitcase', 'cobalt', -0.9, -0.3, 1.3, 0.12],
      ['lantern', 'olive', 0.75, 0.1, 0.8, 0.4],
      ['thermos', 'persimmon', 1.9, 0.4, 0.75, 0.18],
    ],
  },
  {
    plate: 'lilac',
    cast: [
      ['building-blocks', 'cobalt', 0.1, 0.1, 1, 0.16],
      ['baby-wash', 'apricot', -1.7, 0, 0.85, 0.4],
      ['picture-book', 'teal', 1.9, -0.2, 0.85, 0.3],
    ],
  },
]

/** Home banners, 1600 × 640, without any text. */
export async function makeBanners(studio: () => Promise<Studio>): Promise<void> {
  for (const [index, { plate, cast }] of STAGES.entries()) {
    const picture = await (await studio()).shoot({
      model: cast[0]?.[0] ?? '',
      colours: [],
      view: 'front',
      plate: PLATES[plate] ?? ['#f5f4f2', '#d8d5cf'],
      width: 1600,
      height: 640,
      quality: 'final',
      cast: cast.map(([model, colour, x, z, size, podium, yaw]) => ({
        model,
        colour: colours[colour].hex,
        x,
        z,
        size,
        podium,
        ...(yaw === undefined ? {} : { yaw }),
      })),
    })
    await write(`banners/${String(index + 1).padStart(2, '0')}.webp`, await webp(sharp(picture), 84))
  }
}
