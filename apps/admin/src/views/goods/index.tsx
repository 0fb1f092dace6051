import { goodsColumns, goodsSearch } from '@shiji/backoffice/nouns/records/goods-columns.tsx'
import { goodsDetails } from '@shiji/backoffice/nouns/records/goods-details.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useInlineSave } from '@shiji/backoffice/page/declaration/use-inline-save.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { adminGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { useMemo } from 'react'
import { useGoodsReview } from '../../features/goods/use-goods-review.tsx'

/** Goods of all stores, with verification: a rejection needs a reason. */
export function Component() {
  const { decide, dialog } = useGoodsReview()
  const save = useInlineSave(adminGoodsCall)
  const declare = useMemo(
    () =>
      declarePage(adminGoodsCall, tools => ({
        columns: goodsColumns(tools, true, save('is_master')).map(column =>
          column.id === 'name'
            ? {
                ...column,
                render: row => (
                  <UiLink href={`/goods/detail/${row.id}`}>{inLanguage(row, 'name', tools.locale)}</UiLink>
                ),
              }
            : column,
        ),
        search: goodsSearch(tools),
        details: goodsDetails(tools),
        buttons: { store: false, update: false, destroy: false },
        rowActions: row => (
          <>
            {row.actions.includes('examine') && (
              <button type="button" onClick={() => decide(row, 'examined')}>
                {tools.say('records.examine')}
              </button>
            )}
            {row.actions.includes('reject') && (
              <button type="button" data-danger onClick={() => decide(row, 'rejected')}>
                {tools.say('records.reject')}
              </button>
            )}
          </>
        ),
      })),
    [save, decide],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status']} />
      {dialog}
    </>
  )
}
