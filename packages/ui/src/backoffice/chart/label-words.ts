import type { SayText } from '@shiji/i18n/react.ts'
import { type ChartData, isUnfinished } from './chart-data.ts'

/** Text of a chart label; a running period is marked. */
export function labelWords(data: ChartData, at: number, say: SayText): string {
  const label = data.labels[at] ?? ''
  return isUnfinished(data, at) ? say('ui.chart_so_far', { label }) : label
}
