import { mostSeries } from './chart-data.ts'

/** Dashes of the lines: the second code beside the colour. */
export const dashes = ['none', '6 4', '2 3', '10 3 2 3', '1 5'] as const

/** Css variables with the colours of the series, for the area and the mode that the chart stands in. */
export const seriesColours = Object.fromEntries(
  Array.from({ length: mostSeries }, (_, at) => [`--series-${at}`, `var(--chakra-colors-chart-series-${at + 1})`]),
)

/** The colour of a series by its place. */
export const colourOf = (at: number): string => `var(--series-${at})`
