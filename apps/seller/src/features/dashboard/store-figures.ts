import { rowsOfToday, tradeFigures } from '@shiji/backoffice/page/dashboard/trade-figures.ts'
import type { ComparedFigure } from '@shiji/backoffice/page/figures/compared-figures.tsx'
import type { SayText } from '@shiji/i18n/react.ts'
import type { OwnDashboard } from './own-dashboard.ts'

/** Key figures of the store, each with the page of its rows where this person may see it. */
export function storeFigures(
  { as_of, balance, ...trade }: Pick<OwnDashboard, 'as_of' | 'today' | 'yesterday' | 'last_week' | 'balance'>,
  say: SayText,
  held: (permission: string) => boolean,
): readonly ComparedFigure[] {
  return [
    ...tradeFigures(trade, say, rowsOfToday(as_of, held)),
    ...(balance === undefined
      ? []
      : [
          {
            label: say('dashboard.balance'),
            definition: say('dashboard.balance_means'),
            now: balance,
            unit: 'money',
            href: held('money_log.view') ? '/money_logs' : undefined,
          } as const,
        ]),
  ]
}
