import { useSetStoreStatusMutation } from '@shiji/api/store/store.back-office.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { RecordAction } from '@shiji/backoffice/page/record/record-page.tsx'
import type { AdminStoreRow } from '@shiji/contract/store/store.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useCallback, useState } from 'react'

const SELDOM = ['close', 'open'] as const
type Act = (typeof SELDOM)[number]
type Store = Pick<AdminStoreRow, 'id' | 'store_name' | 'store_name_en' | 'actions'>

/** What the platform may do with a trading store: close it with a reason, open it again; and the dialog for it. */
export function useStoreActs(): { readonly actsOf: (row: Store) => RecordAction[]; readonly dialog: ReactNode } {
  const say = useText('records')
  const locale = useLocale()
  const [acting, setActing] = useState<{ readonly row: Store; readonly act: Act }>()
  const [setStatus] = useSetStoreStatusMutation()
  const actsOf = useCallback(
    (row: Store) =>
      SELDOM.filter(act => row.actions.includes(act)).map(act => ({
        label: say(`records.store_act.${act}`),
        danger: act === 'close',
        onSelect: () => setActing({ row, act }),
      })),
    [say],
  )
  const needsReason = acting?.act === 'close'
  const submit = (reason: string): Promise<unknown> => {
    if (acting === undefined) return Promise.resolve()
    const { row, act } = acting
    const told = reason === '' ? {} : { reason }
    return setStatus({ id: row.id, store_status: act === 'close' ? 'closed' : 'open', ...told }).unwrap()
  }
  const dialog = (
    <ActionDialog
      key={`${acting?.row.id}-${acting?.act}`}
      open={acting !== undefined}
      title={acting === undefined ? '' : say(`records.store_act.${acting.act}`)}
      fields={
        needsReason
          ? [{ type: 'textarea', name: 'reason', label: say('common.reason'), required: true, limit: 300, span: 24 }]
          : []
      }
      submitLabel={say('common.confirm')}
      onSubmit={values => submit(String(values.reason ?? ''))}
      onClose={() => setActing(undefined)}
    >
      {acting !== undefined && inLanguage(acting.row, 'store_name', locale)}
    </ActionDialog>
  )
  return { actsOf, dialog }
}
