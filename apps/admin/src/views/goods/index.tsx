import { useReviewGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { goodsColumns, goodsSearch } from '@shiji/backoffice/nouns/records/goods-columns.ts'
import { goodsDetails } from '@shiji/backoffice/nouns/records/goods-details.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useInlineSave } from '@shiji/backoffice/page/declaration/use-inline-save.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { adminGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useMemo, useState } from 'react'

/** Goods of all stores, with verification: a rejection needs a reason. */
export function Component() {
  const say = useText('records', 'status')
  const locale = useLocale()
  const [reviewing, setReviewing] = useState<{ readonly row: GoodsRow; readonly verify: 'examined' | 'rejected' }>()
  const [review] = useReviewGoodsMutation()
  const save = useInlineSave(adminGoodsCall)
  const declare = useMemo(
    () =>
      declarePage(adminGoodsCall, tools => ({
        columns: goodsColumns(tools, true, save('is_master')),
        search: goodsSearch(tools),
        details: goodsDetails(tools),
        buttons: { store: false, update: false, destroy: false },
        rowActions: row => (
          <>
            {row.actions.includes('examine') && (
              <button type="button" onClick={() => setReviewing({ row, verify: 'examined' })}>
                {tools.say('records.examine')}
              </button>
            )}
            {row.actions.includes('reject') && (
              <button type="button" data-danger onClick={() => setReviewing({ row, verify: 'rejected' })}>
                {tools.say('records.reject')}
              </button>
            )}
          </>
        ),
      })),
    [save],
  )
  const rejects = reviewing?.verify === 'rejected'
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status']} />
      <ActionDialog
        key={`${reviewing?.row.id}-${reviewing?.verify}`}
        open={reviewing !== undefined}
        title={say(rejects ? 'records.reject' : 'records.examine')}
        fields={
          rejects
            ? [{ type: 'textarea', name: 'reason', label: say('common.reason'), required: true, limit: 300, span: 24 }]
            : []
        }
        submitLabel={say('common.confirm')}
        onSubmit={values =>
          reviewing === undefined
            ? Promise.resolve()
            : review({
                id: [reviewing.row.id],
                verify: reviewing.verify,
                ...(rejects ? { reason: String(values.reason ?? '') } : {}),
              }).unwrap()
        }
        onClose={() => setReviewing(undefined)}
      >
        {reviewing !== undefined && inLanguage(reviewing.row, 'name', locale)}
      </ActionDialog>
    </>
  )
}
