/** One series: a line, or a set of bars. */
export interface ChartSeries {
  readonly name: string
  /** One value per label; null for a missing one. */
  readonly values: readonly (number | null)[]
}

/** Data of a chart: labels along the axis, values by series. */
export interface ChartData {
  readonly labels: readonly string[]
  /** At most five: more cannot be told apart. */
  readonly series: readonly ChartSeries[]
  /** Whether the period of the last label is still running, as today is: it is drawn dashed and marked "so far". @default false */
  readonly unfinished?: boolean
}

/** Whether the period of the label at this index is still running. */
export const isUnfinished = (data: ChartData, at: number): boolean =>
  data.unfinished === true && at === data.labels.length - 1

/** Most series of a chart (ux 78). */
export const mostSeries = 5

const steps = [1, 2, 2.5, 5, 10]

/** The next step of the form 1, 2, 2.5 or 5 × 10ⁿ that is at least this large; a whole number if values are whole. */
function niceStep(least: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const fits = (step: number): boolean => step * power >= least * (1 - 1e-9) && !(whole && step * power === 2.5)
  return (steps.find(fits) ?? 10) * power
}

/** Ticks of a scale. */
export interface Scale {
  readonly low: number
  readonly high: number
  readonly marks: readonly number[]
}

/**
 * A scale with round ticks around these values. `zero` includes zero, as bars need; without values it runs from 0 to 1.
 */
export function scaleOf(values: readonly (number | null)[], zero: boolean, count = 4): Scale {
  const numbers = values.filter(value => value !== null).filter(value => Number.isFinite(value))
  const most = Math.max(...numbers, zero ? 0 : Number.NEGATIVE_INFINITY)
  const least = Math.min(...numbers, zero ? 0 : Number.POSITIVE_INFINITY)
  if (numbers.length === 0 || (most === 0 && least === 0)) return { low: 0, high: 1, marks: [0, 1] }
  const span = most - least || Math.abs(most)
  const whole = numbers.every(Number.isInteger)
  const step = niceStep(whole ? Math.max(1, span / count) : span / count, whole)
  const low = Math.floor(least / step + 1e-9) * step
  const high = Math.max(Math.ceil(most / step - 1e-9) * step, low + step)
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step)
  // Steps of 0.1 add up to 0.30000000000000004.
  return { low, high, marks: marks.map(mark => Number(mark.toPrecision(12))) }
}

/** Position of a value on a scale: 0 at its low end, 1 at its high end. */
export const shareOn = (scale: Scale, value: number): number => (value - scale.low) / (scale.high - scale.low)

/** Spaces the labels at the ends of lines by at least `gap`, each as near to its line as possible. Keeps the given order. */
export function spread(places: readonly number[], gap: number, most: number): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((one, other) => one.place - other.place)
  let last = Number.NEGATIVE_INFINITY
  for (const each of order) {
    each.place = Math.max(each.place, last + gap)
    last = each.place
  }
  let next = most
  for (const each of order.toReversed()) {
    each.place = Math.min(each.place, next)
    next = each.place - gap
  }
  return order.sort((one, other) => one.at - other.at).map(each => each.place)
}

/** Show every n-th label: the smallest n for which they fit. */
export const labelEvery = (count: number, room: number): number => Math.max(1, Math.ceil(count / Math.max(1, room)))

/** Whether an axis label is hidden in a narrow chart, which keeps every third of the shown labels. */
export const isCrowded = (at: number, every: number): boolean => (at / every) % 3 !== 0
