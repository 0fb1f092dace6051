import type { SayText } from '@shiji/i18n/react.ts'
import type { ComparedFigure } from './compared-figures.tsx'
import { dayBefore, inDays, rowsBehind } from './rows-behind.ts'

/** Where the rows behind a figure of today and of the day before stand; undefined where this person may not see them. */
export type RowsOfToday = (
  page: string,
  field: string,
  permission: string,
) => { readonly href: string | undefined; readonly yesterdayHref: string | undefined }

/** Leads from figures of `day` (the last one told) to the rows that they count. */
export const rowsOfToday =
  (day: string | undefined, held: (permission: string) => boolean): RowsOfToday =>
  (page, field, permission) => {
    const on = (back: number) =>
      day !== undefined && held(permission) ? rowsBehind(page, { [field]: inDays(dayBefore(day, back)) }) : undefined
    return { href: on(0), yesterdayHref: on(1) }
  }

interface Trade {
  /** fen */
  readonly amount: number
  readonly orders: number
  readonly buyers: number
}

/** Sales of today beside those of yesterday, as both dashboards begin: amount, orders, buyers. */
export function tradeFigures(
  { today, yesterday }: { readonly today: Trade; readonly yesterday: Trade },
  say: SayText,
  rows: RowsOfToday,
): readonly ComparedFigure[] {
  const paid = rows('/orders', 'pay_time', 'order.view')
  return [
    {
      label: say('dashboard.amount'),
      definition: say('dashboard.amount_means'),
      now: today.amount,
      yesterday: yesterday.amount,
      unit: 'money',
      ...paid,
    },
    {
      label: say('dashboard.orders'),
      definition: say('dashboard.orders_means'),
      now: today.orders,
      yesterday: yesterday.orders,
      ...paid,
    },
    {
      label: say('dashboard.buyers'),
      definition: say('dashboard.buyers_means'),
      now: today.buyers,
      yesterday: yesterday.buyers,
    },
  ]
}
