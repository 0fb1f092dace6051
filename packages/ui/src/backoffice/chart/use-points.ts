import { languageTag } from '@shiji/i18n/locale.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { type KeyboardEvent, useState } from 'react'
import type { ChartData } from './chart-data.ts'
import { labelWords } from './label-words.ts'

/** The active point of a chart, by mouse or keyboard. */
export interface Points {
  /** Undefined when no point is active. */
  readonly at: number | undefined
  /** Full text of the point. */
  readonly words: (at: number) => string
  readonly look: (at: number | undefined) => void
  /** Attributes of the plot: one Tab stop, arrow keys move from point to point, and each is announced. */
  readonly attributes: {
    readonly role: 'slider'
    readonly tabIndex: 0
    readonly 'aria-label': string
    readonly 'aria-valuemin': number
    readonly 'aria-valuemax': number
    readonly 'aria-valuenow': number
    readonly 'aria-valuetext': string
    readonly title?: string
    readonly onFocus: () => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** Reads a chart point by point. */
export function usePoints(title: string, data: ChartData, write: (value: number) => string): Points {
  const say = useText('ui')
  const locale = useLocale()
  const [at, setAt] = useState<number>()
  const last = Math.max(0, data.labels.length - 1)
  const here = Math.min(at ?? last, last)
  const listed = new Intl.ListFormat(languageTag(locale), { type: 'unit', style: 'short' })
  const words = (index: number): string =>
    say('ui.chart_point', {
      label: labelWords(data, index, say),
      values: listed.format(
        data.series.map(series => {
          const value = series.values[index] ?? null
          return say('ui.chart_value', { name: series.name, value: value === null ? '-' : write(value) })
        }),
      ),
    })
  return {
    at: at === undefined ? undefined : here,
    words,
    look: setAt,
    attributes: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': `${title}, ${say('ui.chart_hint')}`,
      'aria-valuemin': 0,
      'aria-valuemax': last,
      'aria-valuenow': here,
      'aria-valuetext': words(here),
      onFocus: () => setAt(here),
      onBlur: () => setAt(undefined),
      onKeyDown: event => {
        const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: last, Escape: undefined }[event.key]
        if (event.key === 'Escape') return setAt(undefined)
        if (to === undefined) return
        event.preventDefault()
        setAt(Math.max(0, Math.min(last, to)))
      },
    },
  }
}
