import { chartSeries } from '../tokens/semantic.ts'
import { mostSeries } from './chart-data.ts'

/** Dashes of the lines: the second code beside the colour. */
export const dashes = ['none', '6 4', '2 3', '10 3 2 3', '1 5'] as const

/** Css variables with the colours of the series, in both modes. */
export const seriesColours = {
  ...Object.fromEntries(chartSeries.slice(0, mostSeries).map((pair, at) => [`--series-${at}`, pair.light])),
  _dark: Object.fromEntries(chartSeries.slice(0, mostSeries).map((pair, at) => [`--series-${at}`, pair.dark])),
}

/** The colour of a series by its place. */
export const colourOf = (at: number): string => `var(--series-${at})`
