import { usePlanStoreClosingMutation, useSetStoreStatusMutation } from '@shiji/api/store/store.back-office.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { STORE_STATUSES, STORE_VERIFICATIONS } from '@shiji/contract/statuses.ts'
import { adminStoresCall } from '@shiji/contract/store/store.calls.ts'
import type { AdminStoreRow } from '@shiji/contract/store/store.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useMemo, useState } from 'react'
import { formTime } from '../../features/content/form-time.ts'
import { useGradeChoices } from '../../features/stores/grade-choices.ts'
import { ReviewDialog } from '../../features/stores/review-dialog.tsx'
import { storeDetails } from '../../features/stores/store-details.ts'
import { storeBody, storeForm, storeRules, storeValues } from '../../features/stores/store-fields.ts'

const SELDOM = ['close', 'keep', 'open'] as const
type Act = (typeof SELDOM)[number]

/** The plan that is open for change. */
const closingValues = (row: AdminStoreRow) => ({
  reason: row.closing_reason,
  closes_at: row.closes_at === null ? null : formTime(row.closes_at),
})

/** Stores of the platform: facts and commission, the review of applications, and closing with a reason that the store sees. */
export function Component() {
  const say = useText('admin', 'records', 'status')
  const locale = useLocale()
  const [acting, setActing] = useState<{ readonly row: AdminStoreRow; readonly act: Act }>()
  const [reviewed, setReviewed] = useState<number>()
  const [setStatus] = useSetStoreStatusMutation()
  const [planClosing] = usePlanStoreClosingMutation()
  const grades = useGradeChoices()
  const declare = useMemo(
    () =>
      declarePage(adminStoresCall, tools => {
        const { say: text, locale: language } = tools
        return {
          columns: [
            {
              id: 'store_name',
              title: text('records.store'),
              render: row => inLanguage(row, 'store_name', language),
              sortable: true,
            },
            { id: 'owner', title: text('records.owner') },
            { id: 'area_info', title: text('records.area'), priority: 'low' },
            { id: 'store_verify', title: text('records.verify'), kind: 'status', vocabulary: 'store_verification' },
            { id: 'store_status', title: text('records.status'), kind: 'status', vocabulary: 'store' },
            {
              id: 'grade_name',
              title: text('admin.store.grade'),
              render: row => inLanguage(row, 'grade_name', language),
              hidden: true,
            },
            { id: 'closes_at', title: text('admin.store.closes_at'), kind: 'time', hidden: true },
            { id: 'goods_count', title: text('records.goods_count'), kind: 'number', priority: 'low' },
            { id: 'store_money', title: text('records.balance'), kind: 'money' },
            { id: 'mobile', title: text('records.phone'), hidden: true },
            { id: 'company_name', title: text('records.company'), hidden: true },
            { id: 'store_refuse_info', title: text('records.refuse_info'), hidden: true },
            { id: 'created_at', title: text('common.created_at'), kind: 'time', sortable: true },
          ],
          sums: ['store_money'],
          search: [
            { type: 'text', name: 'store_name', label: text('records.store') },
            {
              type: 'select',
              name: 'store_verify',
              label: text('records.verify'),
              choices: STORE_VERIFICATIONS.map(value => ({ value, label: text(`status.store_verification.${value}`) })),
            },
            {
              type: 'select',
              name: 'store_status',
              label: text('records.status'),
              choices: STORE_STATUSES.map(value => ({ value, label: text(`status.store.${value}`) })),
            },
            { type: 'daterange', name: 'created_at', label: text('common.created_at') },
          ],
          editForm: storeForm(text, grades),
          schema: storeRules(text),
          toValues: storeValues,
          toBody: storeBody,
          details: storeDetails(tools),
          buttons: { store: false, destroy: false },
          rowActions: row =>
            row.actions.includes('pass') && (
              <button type="button" onClick={() => setReviewed(row.id)}>
                {text('admin.store.review')}
              </button>
            ),
          rowMenu: row =>
            SELDOM.filter(act => (act === 'keep' ? row.closes_at !== null : row.actions.includes(act))).map(act => ({
              label: text(`records.store_act.${act}`),
              danger: act === 'close',
              onSelect: () => setActing({ row, act }),
            })),
        }
      }),
    [grades],
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
  return (
    <>
      <ResourcePage declare={declare} texts={['admin', 'records', 'status', 'ui']} />
      <ReviewDialog id={reviewed} onGo={setReviewed} />
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
    </>
  )
}
