import { useWithdrawWithdrawalMutation } from '@shiji/api/finance/withdrawal.seller.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { WithdrawalCard } from '@shiji/backoffice/nouns/records/withdrawal-card.tsx'
import {
  WITHDRAWAL_SUMS,
  withdrawalColumns,
  withdrawalSearch,
} from '@shiji/backoffice/nouns/records/withdrawal-columns.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { sellerWithdrawalsCall } from '@shiji/contract/finance/withdrawals/withdrawal.calls.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useMemo, useState } from 'react'
import { ApplyDialog } from '../../features/withdrawals/apply-dialog.tsx'

/** Money of the store on its way to the bank; more can be asked for, and an application taken back. */
export function Component() {
  const mayApply = useHeldPermissions()('cash.create')
  const act = useAct()
  const [withdraw] = useWithdrawWithdrawalMutation()
  const [applying, setApplying] = useState(false)
  const declare = useMemo(
    () =>
      declarePage(sellerWithdrawalsCall, tools => ({
        columns: withdrawalColumns(tools, false),
        details: [
          ...withdrawalColumns(tools, false).map(column => ({ ...column, sortable: false as const })),
          { id: 'remark', title: tools.say('records.remark') },
          { id: 'applied_by', title: tools.say('records.applied_by') },
          { id: 'paid_at', title: tools.say('records.paid_at'), kind: 'time' },
        ],
        card: row => <WithdrawalCard row={row} />,
        sums: WITHDRAWAL_SUMS,
        search: withdrawalSearch(tools),
        buttons: { store: false, update: false, destroy: false },
        toolbar: () => mayApply && <Button onClick={() => setApplying(true)}>{tools.say('records.cash_apply')}</Button>,
        rowActions: row =>
          row.actions.includes('withdraw') && (
            <button type="button" onClick={() => void act(row.id, () => withdraw({ id: row.id, move: 'withdraw' }))}>
              {tools.say('records.cash_take_back')}
            </button>
          ),
      })),
    [act, mayApply, withdraw],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status']} />
      <ApplyDialog open={applying} onClose={() => setApplying(false)} />
    </>
  )
}
