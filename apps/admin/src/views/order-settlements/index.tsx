import { chakra } from '@chakra-ui/react/styled-system'
import { useSettlementDueQuery, useSettleNowMutation } from '@shiji/api/finance/finance.admin.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import {
  SETTLEMENT_SUMS,
  settlementColumns,
  settlementSearch,
} from '@shiji/backoffice/nouns/records/settlement-columns.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { adminSettlementsCall } from '@shiji/contract/finance/finance.calls.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useMemo, useState } from 'react'

/** Payments to stores and the platform's commission, order by order; due orders can be settled at once. */
export function Component() {
  const say = useText('records', 'status')
  const locale = useLocale()
  const mayRun = useHeldPermissions()('order_settlement.run')
  const [asking, setAsking] = useState(false)
  const due = useSettlementDueQuery(undefined, { skip: !asking })
  const [settle] = useSettleNowMutation()
  const declare = useMemo(
    () =>
      declarePage(adminSettlementsCall, tools => ({
        columns: settlementColumns(tools, true),
        sums: SETTLEMENT_SUMS,
        search: settlementSearch(tools),
        buttons: { store: false, update: false, destroy: false },
        toolbar: () => mayRun && <Button onClick={() => setAsking(true)}>{tools.say('records.settle_now')}</Button>,
      })),
    [mayRun],
  )
  const run = async () => {
    const { orders, amount, failed } = await settle().unwrap()
    const done = { count: orders, amount: formatMoney(amount, locale) }
    toast.info(orders === 0 ? say('records.settled_none') : say('records.settled_orders', done))
    if (failed.length > 0) toast.warning(say('records.settled_failed', { count: failed.length }))
    return 'told'
  }
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status']} />
      <ActionDialog
        open={asking}
        title={say('records.settle_now')}
        fields={[]}
        submitLabel={say('common.confirm')}
        onSubmit={run}
        onClose={() => setAsking(false)}
      >
        <Loaded asked={due}>
          {({ orders, amount }) => (
            <chakra.p fontWeight="semibold" mb="2">
              {orders === 0
                ? say('records.settled_none')
                : say('records.settle_now_due', { count: orders, amount: formatMoney(amount, locale) })}
            </chakra.p>
          )}
        </Loaded>
        {say('records.settle_now_hint')}
      </ActionDialog>
    </>
  )
}
