import type { sellerWithdrawalsCall } from '@shiji/contract/finance/withdrawals/withdrawal.calls.ts'
import { WITHDRAWAL_STATES } from '@shiji/contract/finance/withdrawals/withdrawal.words.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { namedColumn } from '../../page/declaration/named-column.ts'
import type { ColumnOf, SearchOf } from '../../page/declaration/page-parts.ts'

type Withdrawals = typeof sellerWithdrawalsCall

interface Tools {
  readonly say: SayText
  readonly locale: Locale
}

/** Columns of the tables of withdrawals of both back offices. */
export const withdrawalColumns = ({ say, locale }: Tools, withStore: boolean): ColumnOf<Withdrawals>[] => [
  { id: 'cash_no', title: say('records.cash_no') },
  ...(withStore ? [namedColumn('store_name', say('records.store'), locale)] : []),
  { id: 'cash_status', title: say('records.status'), kind: 'status', vocabulary: 'cash' },
  { id: 'amount', title: say('records.money'), kind: 'money', sortable: true },
  { id: 'fee', title: say('records.cash_fee'), kind: 'money', priority: 'low' },
  { id: 'net', title: say('records.cash_net'), kind: 'money' },
  { id: 'name', title: say('records.account_holder') },
  { id: 'bank_name', title: say('records.bank'), priority: 'low' },
  { id: 'card_no', title: say('records.card_no') },
  { id: 'refuse_info', title: say('records.refuse_info'), priority: 'low' },
  { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
]

/** Columns with sums over the whole filter. */
export const WITHDRAWAL_SUMS = ['amount', 'fee', 'net'] as const

/** Search fields of the tables of withdrawals. */
export const withdrawalSearch = ({ say }: Tools): SearchOf<Withdrawals>[] => [
  { type: 'text', name: 'cash_no', label: say('records.cash_no'), operator: 'likeRight' },
  { type: 'text', name: 'name', label: say('records.account_holder') },
  { type: 'text', name: 'bank_name', label: say('records.bank') },
  {
    type: 'select',
    name: 'cash_status',
    label: say('records.status'),
    choices: WITHDRAWAL_STATES.map(value => ({ value, label: say(`status.cash.${value}`) })),
  },
  { type: 'daterange', name: 'created_at', label: say('common.created_at') },
]
