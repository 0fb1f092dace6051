import { type Area, ramps } from './ramps.ts'

/** A colour for each colour mode. */
export interface Pair {
  readonly light: string
  readonly dark: string
}

const { ink } = ramps
const pair = (light: string, dark: string): Pair => ({ light, dark })

/** A hex colour with an opacity, so that dark tints keep the tone of the surface below them. */
export const tint = (hex: string, percent: number): string => {
  const n = Number.parseInt(hex.slice(1), 16)
  return `rgb(${n >> 16} ${(n >> 8) & 255} ${n & 255} / ${percent}%)`
}

export const surface = {
  canvas: pair(ink[50], ink[950]),
  surface: pair(ink[0], ink[900]),
  raised: pair(ink[0], ink[800]),
  sunken: pair(ink[100], ink[1000]),
  hover: pair(ink[50], '#242B27'),
  inverted: pair(ink[900], '#ECEFEC'),
  scrim: pair('rgb(16 20 18 / 48%)', 'rgb(0 0 0 / 62%)'),
} as const

export const text = {
  base: pair(ink[900], '#ECEFEC'),
  muted: pair(ink[600], '#A9B1AB'),
  subtle: pair(ink[500], '#8B948D'),
  inverted: pair(ink[25], ink[900]),
} as const

export const line = {
  base: pair(ink[200], '#2E3632'),
  control: pair(ink[450], '#6C756E'),
  strong: pair(ink[300], '#434C47'),
} as const

/** Prices, and nothing but prices. */
export const price: Pair = pair('#C4261D', '#FF8C82')

/** The focus ring; always drawn with a gap in the surface colour. */
export const focus: Pair = pair('#1A66FF', '#7FB0FF')

/** The keys of a palette for coloured components; the same as Chakra's colour palettes. */
export interface Palette {
  readonly solid: Pair
  readonly solidHover: Pair
  readonly contrast: Pair
  readonly fg: Pair
  readonly subtle: Pair
  readonly muted: Pair
  readonly emphasized: Pair
  readonly border: Pair
}

const accentOf = (area: Area): Palette => {
  const ramp = ramps[area]
  return {
    solid: pair(ramp[600], ramp[400]),
    solidHover: pair(ramp[700], ramp[300]),
    contrast: pair('#FFFFFF', ink[950]),
    fg: pair(ramp[700], ramp[300]),
    subtle: pair(ramp[50], tint(ramp[300], 14)),
    muted: pair(ramp[100], tint(ramp[300], 22)),
    emphasized: pair(ramp[200], tint(ramp[300], 34)),
    border: pair(ramp[600], ramp[400]),
  }
}

/** The accent palette of each area, resolved on the page by `data-area`. */
export const accent: Readonly<Record<Area, Palette>> = {
  shop: accentOf('shop'),
  seller: accentOf('seller'),
  admin: accentOf('admin'),
}

const statusOf = (
  ramp: { 50: string; 100: string; 200: string },
  solid: string,
  solidHover: string,
  contrast: string,
  fg: string,
  dark: string,
): Palette => ({
  solid: pair(solid, dark),
  solidHover: pair(solidHover, dark),
  contrast: pair(contrast, ink[950]),
  fg: pair(fg, dark),
  subtle: pair(ramp[50], tint(dark, 14)),
  muted: pair(ramp[100], tint(dark, 22)),
  emphasized: pair(ramp[200], tint(dark, 34)),
  border: pair(fg, dark),
})

const { success, warning, danger, info } = ramps

/** Outcome colours. Never decoration, and always with a text beside them. */
export const status = {
  success: statusOf(success, success[600], success[700], '#FFFFFF', success[700], '#6FD695'),
  warning: statusOf(warning, warning[400], warning[400], ink[900], warning[800], '#F5C15C'),
  danger: statusOf(danger, danger[600], danger[700], '#FFFFFF', danger[700], '#FF8A94'),
  info: statusOf(info, info[600], info[700], '#FFFFFF', info[700], '#86B6FF'),
} as const

/** Ink as a palette, for components whose colour has no meaning. */
export const neutral: Palette = {
  solid: pair(ink[900], '#ECEFEC'),
  solidHover: pair(ink[700], '#FFFFFF'),
  contrast: pair('#FFFFFF', ink[950]),
  fg: pair(ink[700], '#D5DAD6'),
  subtle: pair(ink[100], '#242B27'),
  muted: pair(ink[200], '#2E3632'),
  emphasized: pair(ink[300], '#434C47'),
  border: pair(ink[450], '#6C756E'),
}

/** The four styles among which a hash chooses if a tag's value is neither yes nor no (§4). */
export const tagStyles = {
  1: { fg: pair('#3342A5', '#A3B1FF'), subtle: pair('#EEF1FD', tint('#A3B1FF', 14)) },
  2: { fg: pair('#6B2E84', '#D9A2F0'), subtle: pair('#F6EEF9', tint('#D9A2F0', 14)) },
  3: { fg: pair('#0B5A66', '#74D0DE'), subtle: pair('#E6F4F6', tint('#74D0DE', 14)) },
  4: { fg: pair('#714700', '#F0C078'), subtle: pair('#FBF3E4', tint('#F0C078', 14)) },
} as const

/** Chart series, in the order of use; dash and marker also distinguish them. */
export const chartSeries: readonly Pair[] = [
  pair('#4053C9', '#A3B1FF'),
  pair('#0A7560', '#5FD0B4'),
  pair('#C93A12', '#FF9A73'),
  pair('#8A3FA8', '#D9A2F0'),
  pair('#6B7280', '#A9B1AB'),
  pair('#A86A00', '#F5C15C'),
  pair('#2B7FB8', '#7CC4F0'),
]

/** Chart series of an area: its own accent first, the others in their usual order. */
export function chartSeriesOf(area: Area): readonly Pair[] {
  const isOwn = ({ light }: Pair) => light === accent[area].solid.light
  return [...chartSeries.filter(isOwn), ...chartSeries.filter(series => !isOwn(series))]
}

/** Studio backdrops behind product pictures: centre and edge of a radial gradient, the same in both modes. */
export const plates = {
  paper: ['#FBF4EA', '#EFE4D3'],
  sage: ['#EEF4EC', '#DCE6D8'],
  fog: ['#ECF2F7', '#D8E3EC'],
  lilac: ['#F3EFF8', '#E2DAEE'],
  blush: ['#FBEFEE', '#F2DCDA'],
  sand: ['#F7F1E6', '#E9DDC8'],
  mint: ['#EAF6F1', '#D3E9E0'],
  stone: ['#F1F1EE', '#E0E1DC'],
  peach: ['#FDF0E7', '#F8DCC9'],
  ice: ['#EBF5F8', '#D3E7EE'],
  oat: ['#F6F3EC', '#E8E1D3'],
  graphite: ['#E3E6E5', '#C9CFCC'],
} as const

/** Name of a studio backdrop. */
export type PlateTone = keyof typeof plates
