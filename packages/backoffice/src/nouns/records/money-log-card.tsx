import { chakra } from '@chakra-ui/react/styled-system'
import type { MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import { formatDateTime, NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { amountInUnit } from './money-log-columns.ts'

export interface MoneyLogCardProps {
  readonly row: MoneyLogRow
  /** Whose it is and which account, in a log that holds those of all. */
  readonly owner?: string
}

/** A movement of money on a phone: what it was and its amount, the balance after it, whose, and when. */
export function MoneyLogCard({ row, owner }: MoneyLogCardProps) {
  const say = useText('records')
  const locale = useLocale()
  const balance = amountInUnit(row, 'balance_after', locale)
  return (
    <chakra.div display="grid" gap="1.5" textStyle="md" minW="0">
      <chakra.div display="flex" justifyContent="space-between" gap="3">
        <chakra.strong minW="0" overflowWrap="anywhere">
          {row.name}
        </chakra.strong>
        <chakra.strong data-tabular whiteSpace="nowrap">
          {amountInUnit(row, 'money', locale)}
        </chakra.strong>
      </chakra.div>
      {owner !== undefined && <div>{owner}</div>}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" textStyle="sm" color="fg.muted">
        <span>{formatDateTime(row.created_at, locale)}</span>
        {balance !== NOTHING && (
          <chakra.span data-tabular>
            {say('records.balance_after')} {balance}
          </chakra.span>
        )}
      </chakra.div>
    </chakra.div>
  )
}
