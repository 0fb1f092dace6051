import { formatDateTime } from '@shiji/i18n/format.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { ComparedFigure } from '../figures/compared-figures.tsx'
import { dayBefore, inDays, inDayUntil, rowsBehind, SOLD } from '../figures/rows-behind.ts'

/**
 * Pages of the rows behind a figure of today, of yesterday and of a week ago; undefined if this person may not see
 * them.
 */
export interface BehindFigure {
  readonly today: string | undefined
  readonly yesterday: string | undefined
  readonly lastWeek: string | undefined
}

export type RowsOfToday = (
  page: string,
  field: string,
  permission: string,
  also?: Readonly<Record<string, string>>,
) => BehindFigure

/**
 * Links figures of the day of `asOf`, an ISO time, and of earlier days up to the same time, to the rows that they
 * count.
 */
export const rowsOfToday =
  (asOf: string, held: (permission: string) => boolean): RowsOfToday =>
  (page, field, permission, also) => {
    const [day = '', time = ''] = formatDateTime(asOf, 'en').split(' ')
    const to = (search: string) => (held(permission) ? rowsBehind(page, { ...also, [field]: search }) : undefined)
    return {
      today: to(inDays(day)),
      yesterday: to(inDayUntil(dayBefore(day, 1), time)),
      lastWeek: to(inDayUntil(dayBefore(day, 7), time)),
    }
  }

type Told = number | undefined

/**
 * A figure of today beside those of yesterday and of a week ago, with the pages of their rows: empty if this person may
 * not see it.
 */
export const compared = (
  figure: Pick<ComparedFigure, 'label' | 'definition' | 'unit'>,
  [today, yesterday, lastWeek]: readonly [today: Told, yesterday: Told, lastWeek: Told],
  behind?: BehindFigure,
): readonly ComparedFigure[] =>
  today === undefined
    ? []
    : [
        {
          ...figure,
          now: today,
          href: behind?.today,
          earlier: [
            ...(yesterday === undefined
              ? []
              : [{ when: 'yesterday', value: yesterday, href: behind?.yesterday } as const]),
            ...(lastWeek === undefined
              ? []
              : [{ when: 'last_week', value: lastWeek, href: behind?.lastWeek } as const]),
          ],
        },
      ]

/** Sales; a figure that this person may not see is absent. */
interface Trade {
  /** fen */
  readonly amount?: number
  readonly orders?: number
  readonly buyers?: number
}

/** Figures of today and of the days it is compared with, each up to the same time. */
export interface ComparedTrade {
  readonly today: Trade
  readonly yesterday: Trade
  readonly last_week: Trade
}

/**
 * Sales of today beside those of yesterday and of a week ago, the first part of both dashboards: amount, orders,
 * buyers.
 */
export function tradeFigures(
  { today, yesterday, last_week }: ComparedTrade,
  say: SayText,
  rows: RowsOfToday,
): readonly ComparedFigure[] {
  const paid = rows('/orders', 'pay_time', 'order.view', SOLD)
  return [
    ...compared(
      { label: say('dashboard.amount'), definition: say('dashboard.amount_means'), unit: 'money' },
      [today.amount, yesterday.amount, last_week.amount],
      paid,
    ),
    ...compared(
      { label: say('dashboard.orders'), definition: say('dashboard.orders_means') },
      [today.orders, yesterday.orders, last_week.orders],
      paid,
    ),
    ...compared({ label: say('dashboard.buyers'), definition: say('dashboard.buyers_means') }, [
      today.buyers,
      yesterday.buyers,
      last_week.buyers,
    ]),
  ]
}
