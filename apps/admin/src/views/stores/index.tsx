import { useBackoffice } from '@shiji/backoffice/core/running/backoffice.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { SheetLink } from '@shiji/backoffice/nouns/sheet-job/sheet-link.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { STORE_STATUSES, STORE_VERIFICATIONS } from '@shiji/contract/statuses.ts'
import { adminStoresCall } from '@shiji/contract/store/store.calls.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { useMemo, useState } from 'react'
import { useGradeChoices } from '../../features/stores/grade-choices.ts'
import { ReviewDialog } from '../../features/stores/review-dialog.tsx'
import { storeDetails } from '../../features/stores/store-details.ts'
import { storeBody, storeForm, storeRules, storeValues } from '../../features/stores/store-fields.ts'
import { useStoreActs } from '../../features/stores/use-store-acts.tsx'

/** Stores of the platform: facts and commission, the review of applications, and closing with a reason that the store sees. */
export function Component() {
  const [reviewed, setReviewed] = useState<number>()
  const { actsOf, dialog } = useStoreActs()
  const grades = useGradeChoices()
  const mayReview = useHeldPermissions()('store.review')
  const { navigator } = useBackoffice()
  const declare = useMemo(
    () =>
      declarePage(adminStoresCall, tools => {
        const { say: text, locale: language } = tools
        return {
          columns: [
            {
              id: 'store_name',
              title: text('records.store'),
              render: row => (
                <UiLink href={`/stores/detail/${row.id}`}>{inLanguage(row, 'store_name', language)}</UiLink>
              ),
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
          toolbar: () => (
            <>
              {mayReview && (
                <Button onClick={() => void navigator.current().navigate('/stores/changes')}>
                  {text('admin.store.changes')}
                </Button>
              )}
              <SheetLink kind="stores" />
            </>
          ),
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
          rowMenu: actsOf,
        }
      }),
    [actsOf, grades, mayReview, navigator],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['admin', 'records', 'status', 'ui']} />
      <ReviewDialog id={reviewed} onGo={setReviewed} />
      {dialog}
    </>
  )
}
