import type { Both } from '../types.ts'

/** A colourway that goods come in. */
export interface Colour {
  readonly name: Both
  readonly hex: string
}

const colour = (zh: string, en: string, hex: string): Colour => ({ name: { zh, en }, hex })

/** Colourways by code; buyers choose by name, pictures are dyed by hex. */
export const colours = {
  ink: colour('墨黑', 'Ink', '#24272c'),
  graphite: colour('石墨灰', 'Graphite', '#43484f'),
  slate: colour('青灰', 'Slate', '#626e79'),
  stone: colour('岩灰', 'Stone', '#a09f98'),
  silver: colour('冷银', 'Silver', '#c9ccd2'),
  moon: colour('月光白', 'Moonlight', '#f2efe8'),
  oat: colour('燕麦', 'Oat', '#e6dac2'),
  sand: colour('流沙', 'Sand', '#d6bf98'),
  camel: colour('驼色', 'Camel', '#bb8b58'),
  oak: colour('橡木', 'Oak', '#c39a67'),
  walnut: colour('胡桃', 'Walnut', '#7c5335'),
  cocoa: colour('可可', 'Cocoa', '#5f3f2e'),
  copper: colour('赤铜', 'Copper', '#b5713f'),
  amber: colour('琥珀', 'Amber', '#dd9030'),
  sun: colour('明黄', 'Sunshine', '#f0bf3c'),
  butter: colour('奶黄', 'Butter', '#f0dc94'),
  apricot: colour('杏色', 'Apricot', '#f0b58c'),
  persimmon: colour('柿子红', 'Persimmon', '#e0623c'),
  vermilion: colour('朱红', 'Vermilion', '#c8392e'),
  wine: colour('酒红', 'Wine', '#802637'),
  rose: colour('玫瑰', 'Rose', '#d8788b'),
  blush: colour('樱粉', 'Blush', '#f0c6c6'),
  lilac: colour('丁香', 'Lilac', '#bba9d9'),
  plum: colour('梅紫', 'Plum', '#6e4b80'),
  navy: colour('藏青', 'Navy', '#2f4469'),
  cobalt: colour('钴蓝', 'Cobalt', '#3164bb'),
  fog: colour('雾蓝', 'Fog blue', '#8faac4'),
  sky: colour('晴空', 'Sky', '#8cc1e0'),
  teal: colour('松石', 'Teal', '#2f8f8b'),
  mint: colour('薄荷', 'Mint', '#9dd2bd'),
  celadon: colour('青瓷', 'Celadon', '#a6c8b6'),
  sage: colour('鼠尾草', 'Sage', '#8aa78b'),
  forest: colour('森林绿', 'Forest', '#2f5c49'),
  olive: colour('橄榄', 'Olive', '#7c7f49'),
  lime: colour('青柠', 'Lime', '#b4ca4c'),
} as const satisfies Readonly<Record<string, Colour>>

/** Code of a colourway. */
export type ColourCode = keyof typeof colours
