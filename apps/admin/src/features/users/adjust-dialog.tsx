import { chakra } from '@chakra-ui/react/styled-system'
import { useAdjustMoneyMutation } from '@shiji/api/finance/finance.admin.api.ts'
import { ActionDialog, type ActionDialogProps } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import type { AdminUserRow } from '@shiji/contract/identity/identity.ts'
import { formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'

type MakeRules = Extract<ActionDialogProps['schema'], (...given: never[]) => unknown>

const ADJUSTMENT = { kind: 'balance', money: null, points: null, reason: '' }

export interface AdjustDialogProps {
  /** The person whose balance or points are adjusted; the dialog is closed without one. */
  readonly person: AdminUserRow | undefined
  readonly onClose: () => void
}

/** Adjusts the balance or the points of a person, with a reason that the ledger keeps. */
export function AdjustDialog({ person, onClose }: AdjustDialogProps) {
  const say = useText('records')
  const locale = useLocale()
  const [adjust] = useAdjustMoneyMutation()
  const keyFor = useIdempotencyKey()
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
    <ActionDialog
      key={person?.id}
      open={person !== undefined}
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
        if (person === undefined) return Promise.resolve()
        const kind = values.kind === 'points' ? ('points' as const) : ('balance' as const)
        const body = {
          id: person.id,
          kind,
          money: Number(kind === 'points' ? values.points : values.money),
          reason: String(values.reason ?? ''),
        }
        return adjust({ ...body, idempotencyKey: keyFor(body) }).unwrap()
      }}
      onClose={onClose}
    >
      {person !== undefined && (
        <chakra.p mb="4">
          {person.nickname} · {person.username}
          <chakra.span display="block" textStyle="sm" color="fg.muted" data-tabular>
            {say('records.balance_now', {
              balance: formatMoney(person.money, locale),
              points: formatNumber(person.integral, locale),
            })}
          </chakra.span>
        </chakra.p>
      )}
    </ActionDialog>
  )
}
