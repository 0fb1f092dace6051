import { useBackoffice } from '@shiji/backoffice/core/running/backoffice.ts'
import { changeSearch, goodsColumns, goodsSearch } from '@shiji/backoffice/nouns/records/goods-columns.tsx'
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
  const { navigator } = useBackoffice()
  const declare = useMemo(() => {
    const go = (path: string) => void navigator.current().navigate(path)
    return declarePage(adminGoodsCall, tools => ({
      columns: goodsColumns(tools, true, save('is_master')).map(column =>
        column.id === 'name'
          ? {
              ...column,
              render: row => <UiLink href={`/goods/detail/${row.id}`}>{inLanguage(row, 'name', tools.locale)}</UiLink>,
            }
          : column,
      ),
      search: [...goodsSearch(tools), changeSearch(tools)],
      details: goodsDetails(tools),
      buttons: { store: false, destroy: false },
      onEdit: row => go(`/goods/form/${row.id}`),
      allows: (row, action) => action !== 'update' || row.actions.includes('update'),
      rowActions: row => (
        <>
          {(row.verify === 'to_be_reviewed' || row.change_state === 'waiting') && row.actions.includes('reject') && (
            <button type="button" onClick={() => go(`/goods/review/${row.id}`)}>
              {tools.say('admin.review.desk')}
            </button>
          )}
          {row.verify === 'rejected' && row.actions.includes('examine') && (
            <button type="button" onClick={() => decide(row, 'examined')}>
              {tools.say('records.examine')}
            </button>
          )}
          {row.verify === 'examined' && row.actions.includes('reject') && (
            <button type="button" data-danger onClick={() => decide(row, 'rejected')}>
              {tools.say('records.reject')}
            </button>
          )}
        </>
      ),
    }))
  }, [save, decide, navigator])
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'status', 'admin']} />
      {dialog}
    </>
  )
}
