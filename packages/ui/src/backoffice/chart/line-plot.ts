import { type ChartData, labelEvery, mostSeries, type Scale, scaleOf, shareOn, spread } from './chart-data.ts'

type Values = readonly (number | null)[]

/** Layout of a line chart in a box of `width` × `plot`. */
export interface LinePlot {
  readonly series: ChartData['series']
  readonly scale: Scale
  readonly width: number
  /** Height of the box in px. */
  readonly plot: number
  readonly count: number
  /** Shows one label of this many. */
  readonly every: number
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  /** Vertical centres of the names at the ends of the lines, in px, far enough from each other. */
  readonly names: readonly number[]
  /** Path of a line from an index on; a gap in the values is a gap in the line. */
  readonly path: (values: Values, from?: number) => string
  /** Index from which points are unfinished. */
  readonly finished: number
  /** The point nearest to the pointer. */
  readonly near: (clientX: number, box: DOMRect) => number
}

const width = 1000
/** Room for the labels below the lines, in px. */
const foot = 24
/** Room above the highest tick, in px. */
export const head = 8

/** Layout of a line chart of a height in px; `zero` includes zero in the scale. */
export function linePlot(data: ChartData, height: number, zero: boolean): LinePlot {
  const series = data.series.slice(0, mostSeries)
  const scale = scaleOf(
    series.flatMap(each => each.values),
    zero,
  )
  const plot = height - foot
  const count = data.labels.length
  const x = (at: number): number => (count === 1 ? width / 2 : (at / (count - 1)) * width)
  const y = (value: number): number => plot - shareOn(scale, value) * (plot - head)
  const ends = series.map(each => {
    const value = each.values.findLast(one => one !== null)
    return value === undefined || value === null ? plot : y(value)
  })
  const step = (values: Values, from: number) => (value: number | null, at: number) => {
    if (value === null || at < from) return ''
    return `${at === from || (values[at - 1] ?? null) === null ? 'M' : 'L'}${x(at)} ${y(value)}`
  }
  return {
    series,
    scale,
    width,
    plot,
    count,
    every: labelEvery(count, 7),
    x,
    y,
    names: spread(ends, 18, plot),
    path: (values, from = 0) => values.map(step(values, from)).join(''),
    finished: data.unfinished === true ? count - 1 : count,
    near: (clientX, box) =>
      Math.max(0, Math.min(count - 1, Math.round(((clientX - box.left) / box.width) * (count - 1)))),
  }
}
