import type { ComparedFigure } from '@shiji/backoffice/figures/compared-figures.tsx'
import { rowsOfToday, tradeFigures } from '@shiji/backoffice/figures/trade-figures.ts'
import type { AdminDashboard } from '@shiji/contract/insight/insight.ts'
import type { SayText } from '@shiji/i18n/react.ts'

/** Key figures of the platform, each with the page of its rows where this person may see it. */
export function platformFigures(
  { today, yesterday, days }: Pick<AdminDashboard, 'today' | 'yesterday' | 'days'>,
  say: SayText,
  held: (permission: string) => boolean,
): readonly ComparedFigure[] {
  const rows = rowsOfToday(days.at(-1)?.day, held)
  return [
    ...tradeFigures({ today, yesterday }, say, rows),
    {
      label: say('dashboard.users'),
      definition: say('dashboard.users_means'),
      now: today.users,
      yesterday: yesterday.users,
      ...rows('/users', 'created_at', 'user.view'),
    },
  ]
}
