import type { sellerMoneyLogsCall } from '@shiji/contract/finance/finance.calls.ts'
import type { MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import { formatMoney, formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { ColumnOf } from '../../page/declaration/page-parts.ts'
import { accountName, isPoints } from './account-name.ts'

interface Tools {
  readonly say: SayText
  readonly locale: Locale
}

/** An amount of a ledger row in the unit of its account: money with two decimals, points whole. */
export function amountInUnit(row: MoneyLogRow, field: 'money' | 'balance_after', locale: Locale): string {
  const amount = row[field]
  if (amount === null) return NOTHING
  return isPoints(row.account_kind) ? formatNumber(amount, locale) : formatMoney(amount, locale)
}

/** Columns of the money logs: ledger rows with the balance after each; the platform's log names the account. */
export const moneyLogColumns = ({ say, locale }: Tools, ofAll: boolean): ColumnOf<typeof sellerMoneyLogsCall>[] => [
  { id: 'name', title: say('records.what') },
  { id: 'money', title: say('records.money'), kind: 'money', render: row => amountInUnit(row, 'money', locale) },
  {
    id: 'balance_after',
    title: say('records.balance_after'),
    kind: 'money',
    render: row => amountInUnit(row, 'balance_after', locale),
  },
  { id: 'order_no', title: say('records.order_no') },
  ...(ofAll
    ? [
        { id: 'owner_name' as const, title: say('records.owner') },
        {
          id: 'account_kind' as const,
          title: say('records.account'),
          render: (row: MoneyLogRow) => accountName(say, row.owner_type, row.account_kind),
          priority: 'low' as const,
        },
      ]
    : []),
  { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
]
