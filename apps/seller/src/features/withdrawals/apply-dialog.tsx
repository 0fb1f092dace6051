import { chakra } from '@chakra-ui/react/styled-system'
import { useApplyForWithdrawalMutation, useWithdrawalTermsQuery } from '@shiji/api/finance/withdrawal.seller.api.ts'
import { ActionDialog, type ActionDialogProps } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'

type MakeRules = Extract<ActionDialogProps['schema'], (...given: never[]) => unknown>

export interface ApplyDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for money of the store: what is there, what the fee takes, and the bank account. */
export function ApplyDialog({ open, onClose }: ApplyDialogProps) {
  const say = useText('records')
  const locale = useLocale()
  const terms = useWithdrawalTermsQuery(undefined, { skip: !open, refetchOnMountOrArgChange: true })
  const available = terms.data?.available
  const [apply] = useApplyForWithdrawalMutation()
  const keyFor = useIdempotencyKey()
  const money = useCallback((fen: number) => formatMoney(fen, locale), [locale])
  const rules = useCallback<MakeRules>(
    ({ number, object, string }) => {
      const { leastFen, mostFen } = LIMITS.withdrawal
      const most = Math.min(mostFen, available ?? mostFen)
      return object({
        amount: number()
          .nullable()
          .min(leastFen, say('records.cash_least', { amount: money(leastFen) }))
          .max(most, say('records.cash_most', { amount: money(most) })),
        name: string()
          .trim()
          .max(60, say('error.max_length', { limit: 60 })),
        bank_name: string()
          .trim()
          .max(60, say('error.max_length', { limit: 60 })),
        card_no: string()
          .trim()
          .matches(/^(\d ?){8,30}$/, { message: say('records.card_no_wrong'), excludeEmptyString: true }),
      })
    },
    [available, money, say],
  )
  return (
    <ActionDialog
      open={open}
      title={say('records.cash_apply')}
      fields={[
        { type: 'money', name: 'amount', label: say('records.money'), required: true },
        {
          type: 'radio',
          name: 'holder',
          label: say('records.account_kind'),
          choices: [
            { value: 'person', label: say('records.account_person') },
            { value: 'company', label: say('records.account_company') },
          ],
          required: true,
        },
        { type: 'text', name: 'name', label: say('records.account_holder'), required: true, autoComplete: 'name' },
        { type: 'text', name: 'bank_name', label: say('records.bank'), required: true },
        {
          ...{ type: 'text', name: 'card_no', label: say('records.card_no'), required: true, inputMode: 'numeric' },
          ...{ autoComplete: 'cc-number', span: 24 },
        },
        { type: 'text', name: 'remark', label: say('records.remark'), span: 24 },
      ]}
      initial={{ amount: null, holder: 'person', name: '', bank_name: '', card_no: '', remark: '' }}
      schema={rules}
      submitLabel={say('records.cash_apply')}
      onSubmit={values => {
        const body = {
          amount: Number(values.amount),
          name: String(values.name ?? '').trim(),
          bank_name: String(values.bank_name ?? '').trim(),
          card_no: String(values.card_no ?? '').replaceAll(' ', ''),
          is_company: values.holder === 'company',
          remark: String(values.remark ?? '').trim(),
        }
        return apply({ ...body, idempotencyKey: keyFor(body) }).unwrap()
      }}
      onClose={onClose}
    >
      <Loaded asked={terms}>
        {({ available: there, frozen, fee_bp }) => (
          <chakra.div mb="4" data-tabular>
            <chakra.p fontWeight="semibold">{say('records.cash_available', { amount: money(there) })}</chakra.p>
            <chakra.p textStyle="sm" color="fg.muted">
              {frozen > 0 && `${say('records.cash_frozen', { amount: money(frozen) })} · `}
              {fee_bp === 0
                ? say('records.cash_no_fee')
                : say('records.cash_fee_of', {
                    percent: (fee_bp / 100).toFixed(2),
                    fee: money(fee_bp),
                    of: money(10_000),
                  })}
            </chakra.p>
          </chakra.div>
        )}
      </Loaded>
    </ActionDialog>
  )
}
