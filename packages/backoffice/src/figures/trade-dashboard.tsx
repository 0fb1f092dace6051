import type { ReactNode } from 'react'
import { type ComparedFigure, ComparedFigures } from './compared-figures.tsx'
import { Dashboard, type DashboardProps } from './dashboard.tsx'
import { DayCharts, type DayFigures } from './day-charts.tsx'
import { Pair } from './section.tsx'
import { TodoCards, type TodoItem } from './todo-cards.tsx'
import { Widget } from './widget.tsx'

/** What the dashboards of both back offices answer; a share is null where the server could not tell it. */
export interface TradeAnswer {
  readonly todo: readonly TodoItem[] | null
  readonly days: readonly DayFigures[] | null
}

export interface TradeDashboardProps<T extends TradeAnswer> extends Pick<DashboardProps<T>, 'asked'> {
  /** The key figures, of today beside yesterday. */
  readonly figures: (data: T) => readonly ComparedFigure[]
  /** Two sections side by side below the charts; without figures their shapes. */
  readonly children: (data: T | undefined, retry: () => void) => ReactNode
}

/** The desk of a back office: what to do now, today against yesterday, the last days, and two sections of its own (product §7). */
export function TradeDashboard<T extends TradeAnswer>({ asked, figures, children }: TradeDashboardProps<T>) {
  return (
    <Dashboard asked={asked}>
      {(data, retry) => (
        <>
          <Widget of={data?.todo} height={112} onRetry={retry}>
            {todo => <TodoCards items={todo} />}
          </Widget>
          <Widget of={data} height={130} onRetry={retry}>
            {all => <ComparedFigures figures={figures(all)} />}
          </Widget>
          <Widget of={data?.days} height={300} onRetry={retry}>
            {days => <DayCharts days={days} />}
          </Widget>
          <Pair>{children(data, retry)}</Pair>
        </>
      )}
    </Dashboard>
  )
}
