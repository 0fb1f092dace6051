import { useLocale, useText } from '@shiji/i18n/react.ts'
import { BarChart } from '@shiji/ui/chart/bar-chart.tsx'
import { LineChart } from '@shiji/ui/chart/line-chart.tsx'
import { Pair } from './section.tsx'
import { exactFigure, markFigure } from './short-figure.ts'

export interface DayFigures {
  /** Shop day, 'YYYY-MM-DD'. */
  readonly day: string
  readonly orders: number
  /** fen */
  readonly amount: number
  readonly buyers: number
}

/** What was sold on the last days: amounts as bars, orders and buyers as lines. */
export function DayCharts({ days }: { readonly days: readonly DayFigures[] }) {
  const say = useText('dashboard')
  const locale = useLocale()
  const labels = days.map(({ day }) => day.slice(5))
  return (
    <Pair>
      <BarChart
        title={say('dashboard.days_amount')}
        labelTitle={say('dashboard.day')}
        data={{ labels, series: [{ name: say('dashboard.amount'), values: days.map(({ amount }) => amount) }] }}
        format={value => exactFigure(value, 'money', locale)}
        formatMark={value => markFigure(value, 'money', locale)}
      />
      <LineChart
        title={say('dashboard.days_orders')}
        labelTitle={say('dashboard.day')}
        zero
        data={{
          labels,
          series: [
            { name: say('dashboard.orders'), values: days.map(({ orders }) => orders) },
            { name: say('dashboard.buyers'), values: days.map(({ buyers }) => buyers) },
          ],
        }}
        format={value => exactFigure(value, 'count', locale)}
        formatMark={value => markFigure(value, 'count', locale)}
      />
    </Pair>
  )
}
