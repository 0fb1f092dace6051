import { compared, rowsOfToday, tradeFigures } from '@shiji/backoffice/page/dashboard/trade-figures.ts'
import type { ComparedFigure } from '@shiji/backoffice/page/figures/compared-figures.tsx'
import type { AdminDashboard } from '@shiji/contract/insight/insight.ts'
import type { SayText } from '@shiji/i18n/react.ts'

/** Key figures of the platform, each with the page of its rows where this person may see it. */
export function platformFigures(
  { as_of, ...trade }: Pick<AdminDashboard, 'as_of' | 'today' | 'yesterday' | 'last_week'>,
  say: SayText,
  held: (permission: string) => boolean,
): readonly ComparedFigure[] {
  const { today, yesterday, last_week } = trade
  const rows = rowsOfToday(as_of, held)
  return [
    ...tradeFigures(trade, say, rows),
    ...compared(
      { label: say('dashboard.users'), definition: say('dashboard.users_means') },
      [today.users, yesterday.users, last_week.users],
      rows('/users', 'created_at', 'user.view'),
    ),
  ]
}
