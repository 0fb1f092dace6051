import { areas, ramps } from './ramps.ts'
import {
  accent,
  chartSeries,
  focus,
  line,
  neutral,
  type Pair,
  price,
  status,
  surface,
  tagStyles,
  text,
} from './semantic.ts'

/** A foreground on a background as seen on screen, with the ratio that it has to reach. */
export interface ContrastPair {
  readonly name: string
  readonly mode: keyof Pair
  readonly foreground: string
  readonly background: string
  /** Opaque colour under a translucent background. */
  readonly ground: string
  /** 4.5 for text, 3 for borders and icons that have no text (WCAG 1.4.3, 1.4.11). */
  readonly least: 4.5 | 3
  /** Ratio from the design direction, if it has one. */
  readonly stated?: number
}

const modes = ['light', 'dark'] as const

const both = (
  name: string,
  foreground: Pair,
  background: Pair,
  least: 4.5 | 3,
  stated?: Partial<Record<keyof Pair, number>>,
) =>
  modes.map((mode): ContrastPair => {
    const ratio = stated?.[mode]
    return {
      name,
      mode,
      foreground: foreground[mode],
      background: background[mode],
      ground: surface.surface[mode],
      least,
      ...(ratio === undefined ? {} : { stated: ratio }),
    }
  })

const stated = {
  accentContrast: { shop: { light: 5.1 }, seller: { light: 5.6 }, admin: { light: 6.4 } },
  accentOnSubtle: { shop: { light: 6.4 }, seller: { light: 7.2 }, admin: { light: 7.6 } },
  accentOnSurface: { shop: { dark: 8.2 }, seller: { dark: 9.1 }, admin: { dark: 8.4 } },
  statusOnSubtle: { success: { light: 6.9 }, warning: { light: 6.9 }, danger: { light: 7 }, info: { light: 7 } },
  statusOnSurface: { success: { dark: 9.5 }, warning: { dark: 10.3 }, danger: { dark: 7.6 }, info: { dark: 8.3 } },
  statusContrast: { success: { light: 5.4 }, warning: { light: 9.5 }, danger: { light: 6 }, info: { light: 5.8 } },
  chart: [
    [6.4, 8.4],
    [5.6, 9.1],
    [5.1, 8.2],
    [6.3, 8.4],
    [4.8, 7.8],
    [4.4, 10.3],
    [4.4, 9],
  ],
} as const

const statusNames = ['success', 'warning', 'danger', 'info'] as const

/** Every pair of colours that the product uses together. */
export const contrastPairs: readonly ContrastPair[] = [
  ...both('text on canvas', text.base, surface.canvas, 4.5, { light: 15.8, dark: 16 }),
  ...both('text on surface', text.base, surface.surface, 4.5, { light: 17.1, dark: 14.7 }),
  ...both('text on raised', text.base, surface.raised, 4.5, { dark: 13 }),
  ...both('text on sunken', text.base, surface.sunken, 4.5),
  ...both('inverted text', text.inverted, surface.inverted, 4.5),
  ...both('muted text on canvas', text.muted, surface.canvas, 4.5, { light: 6.4 }),
  ...both('muted text on surface', text.muted, surface.surface, 4.5, { dark: 7.8 }),
  ...both('muted text on raised', text.muted, surface.raised, 4.5),
  ...both('muted text on sunken', text.muted, surface.sunken, 4.5),
  ...both('subtle text on surface', text.subtle, surface.surface, 4.5, { light: 5.1, dark: 5.5 }),
  ...both('subtle text on canvas', text.subtle, surface.canvas, 4.5, { light: 4.7 }),
  ...both('control edge on surface', line.control, surface.surface, 3, { light: 3.5, dark: 3.6 }),
  ...both('control edge on canvas', line.control, surface.canvas, 3, { light: 3.2 }),
  ...both('price on surface', price, surface.surface, 4.5, { light: 5.8, dark: 7.6 }),
  ...both('price on canvas', price, surface.canvas, 4.5, { light: 5.3 }),
  ...both('price on shop tint', price, accent.shop.subtle, 4.5, { light: 5.3 }),
  ...both('struck price on shop tint', text.muted, accent.shop.subtle, 4.5),
  ...both('focus on surface', focus, surface.surface, 3, { light: 4.8, dark: 7.8 }),
  ...both('focus on canvas', focus, surface.canvas, 3, { light: 4.4, dark: 8.5 }),
  ...both('neutral contrast on solid', neutral.contrast, neutral.solid, 4.5),
  ...both('neutral text on subtle', neutral.fg, neutral.subtle, 4.5),
  ...areas.flatMap(area => [
    ...both(`${area}: contrast on solid`, accent[area].contrast, accent[area].solid, 4.5, stated.accentContrast[area]),
    ...both(
      `${area}: contrast on hovered solid`,
      accent[area].contrast,
      accent[area].solidHover,
      4.5,
      area === 'shop' ? { light: 7 } : undefined,
    ),
    ...both(`${area}: text on subtle`, accent[area].fg, accent[area].subtle, 4.5, stated.accentOnSubtle[area]),
    ...both(`${area}: text on surface`, accent[area].fg, surface.surface, 4.5, stated.accentOnSurface[area]),
    ...both(`${area}: text on canvas`, accent[area].fg, surface.canvas, 4.5),
    ...both(`${area}: solid on surface`, accent[area].solid, surface.surface, 3),
  ]),
  ...statusNames.flatMap(name => [
    ...both(`${name}: text on subtle`, status[name].fg, status[name].subtle, 4.5, stated.statusOnSubtle[name]),
    ...both(`${name}: text on surface`, status[name].fg, surface.surface, 4.5, stated.statusOnSurface[name]),
    ...both(`${name}: contrast on solid`, status[name].contrast, status[name].solid, 4.5, stated.statusContrast[name]),
  ]),
  ...Object.entries(tagStyles).flatMap(([name, style]) =>
    both(`tag ${name}: text on tint`, style.fg, style.subtle, 4.5),
  ),
  ...chartSeries.flatMap((series, index) => {
    const [light, dark] = stated.chart[index] ?? []
    return both(`chart ${index + 1} on surface`, series, surface.surface, 3, {
      ...(light === undefined ? {} : { light }),
      ...(dark === undefined ? {} : { dark }),
    })
  }),
]

/** Why the ring has a gap: on the shop's solid colour the ring alone is invisible, the gap is visible. */
export const focusGap = {
  ringOnSolid: [focus.light, ramps.shop[600]],
  gapOnSolid: [surface.surface.light, ramps.shop[600]],
} as const
