import { mostSeries } from './chart-data.ts'

/** Dash patterns of the lines, in addition to the colour. */
export const dashes = ['none', '6 4', '2 3', '10 3 2 3', '1 5'] as const

/** CSS variables with the series colours for the chart's area and colour mode. */
export const seriesColours = Object.fromEntries(
  Array.from({ length: mostSeries }, (_, at) => [`--series-${at}`, `var(--chakra-colors-chart-series-${at + 1})`]),
)

/** The colour of a series by its index. */
export const colourOf = (at: number): string => `var(--series-${at})`
