import type { sellerSettlementsCall } from '@shiji/contract/finance/finance.calls.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { namedColumn } from '../../page/declaration/named-column.ts'
import type { ColumnOf, SearchOf } from '../../page/declaration/page-parts.ts'

type Settlements = typeof sellerSettlementsCall

interface Tools {
  readonly say: SayText
  readonly locale: Locale
}

/** Columns of the settlement tables of both back offices. */
export const settlementColumns = ({ say, locale }: Tools, withStore: boolean): ColumnOf<Settlements>[] => [
  { id: 'settlement_no', title: say('records.settlement_no') },
  { id: 'order_no', title: say('records.order_no') },
  ...(withStore ? [{ ...namedColumn('store_name', say('records.store'), locale), priority: 'low' as const }] : []),
  { id: 'payable', title: say('records.paid'), kind: 'money' },
  { id: 'refunded', title: say('records.refunded'), kind: 'money', priority: 'low' },
  { id: 'commission', title: say('records.commission'), kind: 'money', priority: 'low' },
  { id: 'referral', title: say('records.referral'), kind: 'money', hidden: true },
  { id: 'settlement_price', title: say('records.settled'), kind: 'money' },
  { id: 'status', title: say('records.status'), kind: 'status', vocabulary: 'settlement' },
  { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
]

/** Columns with sums over the whole filter. */
export const SETTLEMENT_SUMS = ['payable', 'refunded', 'commission', 'referral', 'settlement_price'] as const

/** Search fields of the settlement tables. */
export const settlementSearch = ({ say }: Tools): SearchOf<Settlements>[] => [
  { type: 'text', name: 'settlement_no', label: say('records.settlement_no'), operator: 'likeRight' },
  {
    type: 'text',
    name: 'order_no',
    label: say('records.order_no'),
    placeholder: say('records.order_no_begins'),
    operator: 'likeRight',
  },
  { type: 'daterange', name: 'created_at', label: say('common.created_at') },
]
