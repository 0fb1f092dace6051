import { usePlanStoreClosingMutation, useSetStoreStatusMutation } from '@shiji/api/store/store.back-office.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { RecordAction } from '@shiji/backoffice/page/record/record-page.tsx'
import type { AdminStoreRow } from '@shiji/contract/store/store.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { formatDateTime } from '@shiji/kit/time/shop-time.ts'
import { type ReactNode, useCallback, useState } from 'react'

const SELDOM = ['close', 'keep', 'open'] as const
type Act = (typeof SELDOM)[number]
type Store = Pick<AdminStoreRow, 'id' | 'store_name' | 'store_name_en' | 'actions' | 'closes_at' | 'closing_reason'>

/** The plan that is open for change. */
const closingValues = (row: Store) => ({
  reason: row.closing_reason,
  closes_at: row.closes_at === null ? null : formatDateTime(new Date(row.closes_at)),
})

/**
 * What the platform may do with a trading store: close it with a reason, now or at a date, keep it open against such a
 * plan, open it again; and the dialog for it.
 */
export function useStoreActs(): { readonly actsOf: (row: Store) => RecordAction[]; readonly dialog: ReactNode } {
  const say = useText('admin', 'records', 'common')
  const locale = useLocale()
  const [acting, setActing] = useState<{ readonly row: Store; readonly act: Act }>()
  const [setStatus] = useSetStoreStatusMutation()
  const [planClosing] = usePlanStoreClosingMutation()
  const actsOf = useCallback(
    (row: Store) =>
      SELDOM.filter(act => (act === 'keep' ? row.closes_at !== null : row.actions.includes(act))).map(act => ({
        label: say(`records.store_act.${act}`),
        danger: act === 'close',
        onSelect: () => setActing({ row, act }),
      })),
    [say],
  )
  const needsReason = acting?.act === 'close'
  const submit = (reason: string, closesAt: string): Promise<unknown> => {
    if (acting === undefined) return Promise.resolve()
    const { row, act } = acting
    const told = reason === '' ? {} : { reason }
    if (act === 'keep') return planClosing({ id: row.id, closes_at: '' }).unwrap()
    if (act === 'close' && closesAt !== '') return planClosing({ id: row.id, closes_at: closesAt, ...told }).unwrap()
    return setStatus({ id: row.id, store_status: act === 'close' ? 'closed' : 'open', ...told }).unwrap()
  }
  const dialog = (
    <ActionDialog
      key={`${acting?.row.id}-${acting?.act}`}
      open={acting !== undefined}
      title={acting === undefined ? '' : say(`records.store_act.${acting.act}`)}
      fields={
        needsReason
          ? [
              { type: 'textarea', name: 'reason', label: say('common.reason'), required: true, limit: 300, span: 24 },
              {
                type: 'datetime',
                name: 'closes_at',
                label: say('admin.store.closes_at'),
                hint: say('admin.store.closes_at_hint'),
                span: 24,
              },
            ]
          : []
      }
      submitLabel={say('common.confirm')}
      initial={acting === undefined ? {} : closingValues(acting.row)}
      onSubmit={values => submit(String(values.reason ?? ''), String(values.closes_at ?? ''))}
      onClose={() => setActing(undefined)}
    >
      {acting !== undefined && inLanguage(acting.row, 'store_name', locale)}
      {acting?.act === 'close' && <p>{say('admin.store.closing_orders')}</p>}
    </ActionDialog>
  )
  return { actsOf, dialog }
}
