import type { SayText } from '@shiji/i18n/react.ts'
import { type ChartData, isUnfinished } from './chart-data.ts'

/** A label of a chart in words: what is not over yet says so. */
export function labelWords(data: ChartData, at: number, say: SayText): string {
  const label = data.labels[at] ?? ''
  return isUnfinished(data, at) ? say('ui.chart_so_far', { label }) : label
}
