import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import type { AdminUserRow } from '@shiji/contract/identity/identity.ts'
import { adminUsersCall } from '@shiji/contract/identity/people.calls.ts'
import { ACCOUNT_STATUSES } from '@shiji/contract/statuses.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { useMemo, useState } from 'react'
import { AdjustDialog } from '../../features/users/adjust-dialog.tsx'

/** Buyers and sellers of the platform; balances and points are adjusted with a reason, which the ledger keeps. */
export function Component() {
  const mayAdjust = useHeldPermissions()('money.adjust')
  const [adjusting, setAdjusting] = useState<AdminUserRow>()
  const declare = useMemo(
    () =>
      declarePage(adminUsersCall, ({ say: text, upload }) => ({
        columns: [
          { id: 'avatar', title: text('common.avatar'), kind: 'image', width: 64 },
          { id: 'nickname', title: text('common.nickname') },
          {
            id: 'username',
            title: text('records.username'),
            sortable: true,
            render: row => <UiLink href={`/users/detail/${row.id}`}>{row.username}</UiLink>,
          },
          { id: 'status', title: text('records.status'), kind: 'status', vocabulary: 'account' },
          { id: 'money', title: text('records.balance'), kind: 'money' },
          { id: 'frozen_money', title: text('records.frozen'), kind: 'money', priority: 'low' },
          { id: 'integral', title: text('records.points'), kind: 'number' },
          { id: 'login_time', title: text('records.login_time'), kind: 'time', priority: 'low' },
          { id: 'created_at', title: text('common.created_at'), kind: 'time', sortable: true },
        ],
        sums: ['money', 'frozen_money', 'integral'],
        search: [
          { type: 'text', name: 'nickname', label: text('common.nickname') },
          { type: 'text', name: 'username', label: text('records.username') },
          {
            type: 'select',
            name: 'status',
            label: text('records.status'),
            choices: ACCOUNT_STATUSES.map(value => ({ value, label: text(`status.account.${value}`) })),
          },
          { type: 'daterange', name: 'created_at', label: text('common.created_at') },
        ],
        form: [
          { type: 'text', name: 'username', label: text('records.username'), required: true, inputMode: 'tel' },
          { type: 'text', name: 'nickname', label: text('common.nickname'), required: true },
          {
            type: 'password',
            name: 'password',
            label: text('common.password'),
            required: true,
            autoComplete: 'new-password',
          },
          { type: 'image', name: 'avatar', label: text('common.avatar'), upload },
        ],
        editForm: [
          { type: 'text', name: 'nickname', label: text('common.nickname'), required: true },
          {
            type: 'password',
            name: 'password',
            label: text('common.password'),
            autoComplete: 'new-password',
            hint: text('records.password_hint'),
          },
          { type: 'image', name: 'avatar', label: text('common.avatar'), upload },
          {
            type: 'radio',
            name: 'status',
            label: text('records.status'),
            choices: ACCOUNT_STATUSES.map(value => ({ value, label: text(`status.account.${value}`) })),
          },
        ],
        toValues: row => ({ nickname: row.nickname, password: '', avatar: row.avatar, status: row.status }),
        toBody: values => {
          const { avatar, ...rest } = values
          return avatar === undefined || avatar === null || avatar === '' ? rest : { ...rest, avatar }
        },
        initial: { username: '', nickname: '', password: '', avatar: '' },
        schema: ({ object, string }) => object({ nickname: string().max(30, text('error.max_length', { limit: 30 })) }),
        buttons: { destroy: false },
        rowMenu: row => (mayAdjust ? [{ label: text('records.adjust'), onSelect: () => setAdjusting(row) }] : []),
      })),
    [mayAdjust],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status']} />
      <AdjustDialog person={adjusting} onClose={() => setAdjusting(undefined)} />
    </>
  )
}
