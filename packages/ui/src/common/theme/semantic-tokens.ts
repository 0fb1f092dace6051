import { type Area, areas } from '../tokens/ramps.ts'
import {
  accent,
  chartSeries,
  chartSeriesOf,
  focus,
  line,
  neutral,
  type Pair,
  type Palette,
  price,
  status,
  surface,
  tagStyles,
  text,
} from '../tokens/semantic.ts'
import { shadows } from '../tokens/shape.ts'
import { areaCondition } from './area-conditions.ts'

const byMode = (pair: Pair) => ({ value: { _light: pair.light, _dark: pair.dark } })

const palette = (source: Palette) => ({
  ...Object.fromEntries(Object.entries(source).map(([key, pair]) => [key, byMode(pair)])),
  focusRing: byMode(focus),
})

const accentKeys: readonly (keyof Palette)[] = [
  'solid',
  'solidHover',
  'contrast',
  'fg',
  'subtle',
  'muted',
  'emphasized',
  'border',
]

const byArea = (pairOf: (area: Area) => Pair) => ({
  value: Object.fromEntries(
    areas.flatMap(area => [
      [`_${areaCondition(area, 'light')}`, pairOf(area).light],
      [`_${areaCondition(area, 'dark')}`, pairOf(area).dark],
    ]),
  ),
})

/** Semantic tokens in Chakra's shape; besides our names they include those that Chakra's own components use. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: byMode(surface.canvas),
      canvas: byMode(surface.canvas),
      surface: byMode(surface.surface),
      raised: byMode(surface.raised),
      sunken: byMode(surface.sunken),
      hover: byMode(surface.hover),
      inverted: byMode(surface.inverted),
      scrim: byMode(surface.scrim),
      panel: byMode(surface.raised),
      subtle: byMode(surface.hover),
      muted: byMode(surface.sunken),
      emphasized: byMode(neutral.muted),
    },
    fg: {
      DEFAULT: byMode(text.base),
      muted: byMode(text.muted),
      subtle: byMode(text.subtle),
      inverted: byMode(text.inverted),
      error: byMode(status.danger.fg),
    },
    border: {
      DEFAULT: byMode(line.base),
      control: byMode(line.control),
      strong: byMode(line.strong),
      emphasized: byMode(line.strong),
      error: byMode(status.danger.fg),
    },
    price: byMode(price),
    focus: byMode(focus),
    accent: {
      ...Object.fromEntries(accentKeys.map(key => [key, byArea(area => accent[area][key])])),
      focusRing: byMode(focus),
    },
    neutral: palette(neutral),
    status: Object.fromEntries(Object.entries(status).map(([name, source]) => [name, palette(source)])),
    tag: Object.fromEntries(
      Object.entries(tagStyles).map(([name, style]) => [name, { fg: byMode(style.fg), subtle: byMode(style.subtle) }]),
    ),
    chart: {
      ...Object.fromEntries(chartSeries.map((series, index) => [String(index + 1), byMode(series)])),
      series: Object.fromEntries(
        chartSeries.map((series, index) => [String(index + 1), byArea(area => chartSeriesOf(area)[index] ?? series)]),
      ),
    },
  },
  shadows: Object.fromEntries(Object.entries(shadows).map(([name, pair]) => [name, byMode(pair)])),
}
