import { useLocale, useText } from '@shiji/i18n/react.ts'
import { BarChart } from '@shiji/ui/backoffice/chart/bar-chart.tsx'
import { LineChart } from '@shiji/ui/backoffice/chart/line-chart.tsx'
import { exactFigure, markFigure } from '../figures/short-figure.ts'
import { Pair } from './section.tsx'

export interface DayFigures {
  /** Shop day, 'YYYY-MM-DD'. */
  readonly day: string
  readonly orders?: number
  /** fen */
  readonly amount?: number
  readonly buyers?: number
}

type Counted = 'orders' | 'amount' | 'buyers'

/** The days of a figure; undefined if this person may not see it. */
const valuesOf = (days: readonly DayFigures[], figure: Counted) =>
  days.some(day => day[figure] !== undefined) ? days.map(day => day[figure] ?? null) : undefined

/**
 * Sales of the last days up to today: amounts as bars, orders and buyers as lines. A figure that this person may not
 * see is absent, with its chart.
 */
export function DayCharts({ days }: { readonly days: readonly DayFigures[] }) {
  const say = useText('dashboard')
  const locale = useLocale()
  const labels = days.map(({ day }) => day.slice(5))
  const series = (name: string, figure: Counted) => {
    const values = valuesOf(days, figure)
    return values === undefined ? [] : [{ name, values }]
  }
  const amounts = series(say('dashboard.amount'), 'amount')
  const counts = [...series(say('dashboard.orders'), 'orders'), ...series(say('dashboard.buyers'), 'buyers')]
  const none = days.length === 0
  return (
    <Pair>
      {(none || amounts.length > 0) && (
        <BarChart
          title={say('dashboard.days_amount')}
          labelTitle={say('dashboard.day')}
          data={{ labels, series: amounts, unfinished: true }}
          format={value => exactFigure(value, 'money', locale)}
          formatMark={value => markFigure(value, 'money', locale)}
        />
      )}
      {(none || counts.length > 0) && (
        <LineChart
          title={say('dashboard.days_orders')}
          labelTitle={say('dashboard.day')}
          zero
          data={{ labels, series: counts, unfinished: true }}
          format={value => exactFigure(value, 'count', locale)}
          formatMark={value => markFigure(value, 'count', locale)}
        />
      )}
    </Pair>
  )
}
