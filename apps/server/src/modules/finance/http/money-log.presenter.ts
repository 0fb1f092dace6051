import type { MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'
import type { MoneyLog } from '../data/money-log.queries.ts'

type Memo = Readonly<Record<string, string | number>>

/** The values of a text: texts and numbers of the journal's memo. */
function memoOf(value: unknown): Memo {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).filter(([, part]) => typeof part === 'string' || typeof part === 'number')
  return Object.fromEntries(entries)
}

const ownerTypeOf = (type: string) => (type === 'user' || type === 'store' ? type : 'platform')

/** A row of a money log in the caller's language. */
export function presentMoneyLog(locale: Locale, row: MoneyLog): MoneyLogRow {
  const memo = memoOf(row.memo)
  const orderNo = memo.order_no
  return {
    id: row.id,
    journal_id: row.journalId,
    kind: row.kind,
    name: translate(locale, `ledger.${row.kind}`, memo),
    money: row.amount,
    balance_after: row.balanceAfter,
    account_kind: row.accountKind,
    owner_type: ownerTypeOf(row.ownerType),
    owner_id: row.ownerId,
    owner_name:
      row.userName ?? row.storeName ?? (row.ownerType === 'platform' ? translate(locale, 'ledger.platform') : ''),
    order_no: orderNo === undefined ? null : String(orderNo),
    created_at: row.createdAt.toISOString(),
  }
}
