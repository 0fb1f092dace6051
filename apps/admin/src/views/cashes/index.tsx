import { WithdrawalCard } from '@shiji/backoffice/nouns/records/withdrawal-card.tsx'
import {
  WITHDRAWAL_SUMS,
  withdrawalColumns,
  withdrawalSearch,
} from '@shiji/backoffice/nouns/records/withdrawal-columns.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { adminWithdrawalsCall } from '@shiji/contract/finance/withdrawals/withdrawal.calls.ts'
import { useMemo } from 'react'
import { useWithdrawalDesk } from '../../features/withdrawals/use-withdrawal-desk.tsx'

/** Withdrawals that wait for the platform, by what must be done next. */
const QUEUES = ['applied', 'checked', 'approved', 'paying'] as const

/** Withdrawals of all stores: approved by one person, or two for large sums, and paid in batches. */
export function Component() {
  const { rowActions, bulkActions, dialogs } = useWithdrawalDesk()
  const declare = useMemo(
    () =>
      declarePage(adminWithdrawalsCall, tools => ({
        columns: [
          ...withdrawalColumns(tools, true),
          { id: 'batch_no', title: tools.say('admin.cash.batch'), hidden: true },
        ],
        details: [
          ...withdrawalColumns(tools, true).map(column => ({ ...column, sortable: false as const })),
          { id: 'remark', title: tools.say('records.remark') },
          { id: 'applied_by', title: tools.say('records.applied_by') },
          { id: 'first_by', title: tools.say('admin.cash.first_by') },
          { id: 'second_by', title: tools.say('admin.cash.second_by') },
          { id: 'batch_no', title: tools.say('admin.cash.batch') },
          { id: 'decided_at', title: tools.say('records.decided_at'), kind: 'time' },
          { id: 'paid_at', title: tools.say('records.paid_at'), kind: 'time' },
        ],
        card: row => <WithdrawalCard row={row} store={inLanguage(row, 'store_name', tools.locale)} />,
        sums: WITHDRAWAL_SUMS,
        queues: [
          { id: 'all', label: tools.say('admin.cash.all'), search: {} },
          ...QUEUES.map(cash_status => ({
            id: cash_status,
            label: tools.say(`status.cash.${cash_status}`),
            search: { cash_status },
          })),
        ],
        search: [
          ...withdrawalSearch(tools),
          { type: 'text', name: 'batch_no', label: tools.say('admin.cash.batch'), operator: 'likeRight' },
        ],
        buttons: { store: false, update: false, destroy: false },
        rowActions,
        bulkActions,
      })),
    [bulkActions, rowActions],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['admin', 'records', 'status']} />
      {dialogs}
    </>
  )
}
