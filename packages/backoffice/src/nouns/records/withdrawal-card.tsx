import { chakra } from '@chakra-ui/react/styled-system'
import type { WithdrawalRow } from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import { formatDateTime, formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'

export interface WithdrawalCardProps {
  readonly row: WithdrawalRow
  /** Name of the store, in a list of all. */
  readonly store?: string
}

/** A withdrawal on a phone: its state and amount, what arrives where, why it was refused, and when. */
export function WithdrawalCard({ row, store }: WithdrawalCardProps) {
  const say = useText('records', 'status')
  const locale = useLocale()
  return (
    <chakra.div display="grid" gap="1.5" textStyle="md" minW="0">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <StatusTag kind="cash" status={row.cash_status} />
        <chakra.strong data-tabular whiteSpace="nowrap">
          {formatMoney(row.amount, locale)}
        </chakra.strong>
      </chakra.div>
      {store !== undefined && <div>{store}</div>}
      <chakra.div overflowWrap="anywhere">
        {row.name} · {row.bank_name} {row.card_no}
      </chakra.div>
      {row.refuse_info !== '' && (
        <chakra.div color="fg.muted" overflowWrap="anywhere">
          {say('records.refuse_info')} {row.refuse_info}
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" textStyle="sm" color="fg.muted">
        <span>{formatDateTime(row.created_at, locale)}</span>
        <chakra.span data-tabular>
          {say('records.cash_net')} {formatMoney(row.net, locale)}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}
