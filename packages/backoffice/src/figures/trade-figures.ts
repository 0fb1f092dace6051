import { formatDateTime } from '@shiji/i18n/format.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { ComparedFigure } from './compared-figures.tsx'
import { dayBefore, inDays, inDayUntil, rowsBehind } from './rows-behind.ts'

/** Where the rows behind a figure of today, of yesterday and of a week ago stand; undefined where this person may not see them. */
export interface BehindFigure {
  readonly today: string | undefined
  readonly yesterday: string | undefined
  readonly lastWeek: string | undefined
}

export type RowsOfToday = (page: string, field: string, permission: string) => BehindFigure

/** Leads from figures of the day of `asOf`, an ISO time, and of earlier days up to the same time, to the rows that they count. */
export const rowsOfToday =
  (asOf: string, held: (permission: string) => boolean): RowsOfToday =>
  (page, field, permission) => {
    const [day = '', time = ''] = formatDateTime(asOf, 'en').split(' ')
    const to = (search: string) => (held(permission) ? rowsBehind(page, { [field]: search }) : undefined)
    return {
      today: to(inDays(day)),
      yesterday: to(inDayUntil(dayBefore(day, 1), time)),
      lastWeek: to(inDayUntil(dayBefore(day, 7), time)),
    }
  }

/** A figure of today beside the same of yesterday and of a week ago, with the pages of their rows. */
export const compared = (
  figure: Pick<ComparedFigure, 'label' | 'definition' | 'unit'>,
  [today, yesterday, lastWeek]: readonly [today: number, yesterday: number, lastWeek: number],
  behind?: BehindFigure,
): ComparedFigure => ({
  ...figure,
  now: today,
  href: behind?.today,
  earlier: [
    { when: 'yesterday', value: yesterday, href: behind?.yesterday },
    { when: 'last_week', value: lastWeek, href: behind?.lastWeek },
  ],
})

interface Trade {
  /** fen */
  readonly amount: number
  readonly orders: number
  readonly buyers: number
}

/** What a dashboard tells of today and of the days that it is compared with, each up to the same time. */
export interface ComparedTrade {
  readonly today: Trade
  readonly yesterday: Trade
  readonly last_week: Trade
}

/** Sales of today beside those of yesterday and of a week ago, as both dashboards begin: amount, orders, buyers. */
export function tradeFigures(
  { today, yesterday, last_week }: ComparedTrade,
  say: SayText,
  rows: RowsOfToday,
): readonly ComparedFigure[] {
  const paid = rows('/orders', 'pay_time', 'order.view')
  return [
    compared(
      { label: say('dashboard.amount'), definition: say('dashboard.amount_means'), unit: 'money' },
      [today.amount, yesterday.amount, last_week.amount],
      paid,
    ),
    compared(
      { label: say('dashboard.orders'), definition: say('dashboard.orders_means') },
      [today.orders, yesterday.orders, last_week.orders],
      paid,
    ),
    compared({ label: say('dashboard.buyers'), definition: say('dashboard.buyers_means') }, [
      today.buyers,
      yesterday.buyers,
      last_week.buyers,
    ]),
  ]
}
