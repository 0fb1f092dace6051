import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ComparedFigure, ComparedFigures } from '../figures/compared-figures.tsx'
import { Dashboard, type DashboardProps } from './dashboard.tsx'
import { DayCharts, type DayFigures } from './day-charts.tsx'
import { Pair } from './section.tsx'
import { TodoCards, type TodoItem } from './todo-cards.tsx'
import { Widget } from './widget.tsx'

/**
 * The answer of both dashboards; a part is null if the server could not compute it, absent if this person may not see
 * it.
 */
export interface TradeAnswer {
  readonly todo: readonly TodoItem[] | null
  readonly days?: readonly DayFigures[] | null
}

export interface TradeDashboardProps<T extends TradeAnswer> extends Pick<DashboardProps<T>, 'asked'> {
  /** The key figures of today beside yesterday. */
  readonly figures: (data: T) => readonly ComparedFigure[]
  /**
   * Sections side by side below the charts, each with a key: those that this person may see; skeletons without figures.
   */
  readonly children: (data: T | undefined, retry: () => void) => readonly ReactNode[]
}

/**
 * The dashboard of a back office: to-dos, today against yesterday, the last days, and further sections (product §7).
 * Parts that the server leaves out for this person are not shown.
 */
export function TradeDashboard<T extends TradeAnswer>({ asked, figures, children }: TradeDashboardProps<T>) {
  const say = useText('dashboard')
  return (
    <Dashboard asked={asked}>
      {(data, retry) => {
        const sections = children(data, retry)
        if (
          data?.todo?.length === 0 &&
          data.days === undefined &&
          sections.length === 0 &&
          figures(data).length === 0
        ) {
          return (
            <EmptyState icon={LockKeyhole} title={say('dashboard.none_told')} hint={say('dashboard.none_told_hint')} />
          )
        }
        return (
          <>
            {data?.todo?.length !== 0 && (
              <Widget of={data?.todo} height={112} onRetry={retry}>
                {todo => <TodoCards items={todo} />}
              </Widget>
            )}
            <Widget of={data} height={130} onRetry={retry}>
              {all => <ComparedFigures figures={figures(all)} />}
            </Widget>
            {(data === undefined || data.days !== undefined) && (
              <Widget of={data?.days} height={300} onRetry={retry}>
                {days => <DayCharts days={days} />}
              </Widget>
            )}
            {sections.length > 0 && <Pair>{sections}</Pair>}
          </>
        )
      }}
    </Dashboard>
  )
}
