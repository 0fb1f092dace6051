import { chakra } from '@chakra-ui/react/styled-system'
import { useAdjustMoneyMutation } from '@shiji/api/finance/finance.admin.api.ts'
import { ActionDialog, type ActionDialogProps } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import type { AdminUserRow } from '@shiji/contract/identity/identity.ts'
import { adminUsersCall } from '@shiji/contract/identity/people.calls.ts'
import { ACCOUNT_STATUSES } from '@shiji/contract/statuses.ts'
import { formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useCallback, useMemo, useState } from 'react'

type MakeRules = Extract<ActionDialogProps['schema'], (...given: never[]) => unknown>

/** Buyers and sellers of the platform; balances and points are adjusted with a reason, which the ledger keeps. */
export function Component() {
  const say = useText('records', 'status')
  const locale = useLocale()
  const mayAdjust = useHeldPermissions()('money.adjust')
  const [adjusting, setAdjusting] = useState<AdminUserRow>()
  const [adjust] = useAdjustMoneyMutation()
  const keyFor = useIdempotencyKey()
  const declare = useMemo(
    () =>
      declarePage(adminUsersCall, ({ say: text, upload }) => ({
        columns: [
          { id: 'avatar', title: text('common.avatar'), kind: 'image', width: 64 },
          { id: 'nickname', title: text('common.nickname') },
          { id: 'username', title: text('records.username'), sortable: true },
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
  const rules = useCallback<MakeRules>(
    ({ number, object, string }) => {
      const amount = number().nullable().notOneOf([0], say('records.amount_zero'))
      return object({
        money: amount,
        points: amount.integer(say('error.whole_number')),
        reason: string().max(200, say('error.max_length', { limit: 200 })),
      })
    },
    [say],
  )
  const kinds = [
    { value: 'balance', label: say('records.balance') },
    { value: 'points', label: say('records.points') },
  ]
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status']} />
      <ActionDialog
        key={adjusting?.id}
        open={adjusting !== undefined}
        title={say('records.adjust')}
        fields={[
          { type: 'radio', name: 'kind', label: say('records.account'), choices: kinds, required: true },
          {
            type: 'money',
            name: 'money',
            label: say('records.amount_signed'),
            required: true,
            when: values => values.kind !== 'points',
          },
          {
            type: 'number',
            name: 'points',
            label: say('records.points_signed'),
            required: true,
            when: values => values.kind === 'points',
          },
          { type: 'text', name: 'reason', label: say('common.reason'), required: true, span: 24 },
        ]}
        initial={ADJUSTMENT}
        schema={rules}
        submitLabel={say('common.confirm')}
        onSubmit={values => {
          if (adjusting === undefined) return Promise.resolve()
          const kind = values.kind === 'points' ? ('points' as const) : ('balance' as const)
          const body = {
            id: adjusting.id,
            kind,
            money: Number(kind === 'points' ? values.points : values.money),
            reason: String(values.reason ?? ''),
          }
          return adjust({ ...body, idempotencyKey: keyFor(body) }).unwrap()
        }}
        onClose={() => setAdjusting(undefined)}
      >
        {adjusting !== undefined && (
          <chakra.p mb="4">
            {adjusting.nickname} · {adjusting.username}
            <chakra.span display="block" textStyle="sm" color="fg.muted" data-tabular>
              {say('records.balance_now', {
                balance: formatMoney(adjusting.money, locale),
                points: formatNumber(adjusting.integral, locale),
              })}
            </chakra.span>
          </chakra.p>
        )}
      </ActionDialog>
    </>
  )
}

const ADJUSTMENT = { kind: 'balance', money: null, points: null, reason: '' }
