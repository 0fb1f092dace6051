import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { NewestOrders } from '@shiji/backoffice/nouns/order/newest-orders.tsx'
import { RecordPage } from '@shiji/backoffice/page/record/record-page.tsx'
import { useResourceTools } from '@shiji/backoffice/page/resource/use-resource-tools.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import type { AdminUserRow } from '@shiji/contract/identity/identity.ts'
import { adminUsersCall } from '@shiji/contract/identity/people.calls.ts'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { useState } from 'react'
import { AdjustDialog } from '../../features/users/adjust-dialog.tsx'
import { userDetails } from '../../features/users/user-details.ts'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** One account, at `/users/detail/{id}`: facts, state, adjustment, its newest orders and its history. */
export function Component() {
  const { say } = useResourceTools('records', 'status')
  const mayAdjust = useHeldPermissions()('money.adjust')
  const [adjusting, setAdjusting] = useState<AdminUserRow>()
  return (
    <>
      <RecordPage
        call={adminUsersCall}
        subject="user"
        list={{ href: '/users', label: say('records.back_users') }}
        title={row => `${row.nickname} · ${row.username}`}
        states={row => <StatusTag kind="account" status={row.status} />}
        facts={userDetails(say)}
        actions={row => (mayAdjust ? [{ label: say('records.adjust'), onSelect: () => setAdjusting(row) }] : [])}
        more={row => <NewestOrders of="user_id" id={row.id} />}
      />
      <AdjustDialog person={adjusting} onClose={() => setAdjusting(undefined)} />
    </>
  )
}
