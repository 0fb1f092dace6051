import { useShelveGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { goodsColumns, goodsSearch } from '@shiji/backoffice/records/goods-columns.ts'
import { actionsOf } from '@shiji/backoffice/records/read-row.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/toast/toast.ts'
import { useMemo } from 'react'

/** Goods of the store; the shelf switch never touches SKUs. */
export function Component() {
  const say = useText('records', 'status')
  const [shelve] = useShelveGoodsMutation()
  const declare = useMemo<DeclareResource>(() => {
    const move = async (row: ResourceRow, shelf: 'on_shelf' | 'off_shelf') => {
      const done = await shelve({ id: [row.id], shelf })
      if (done.error === undefined) toast.success(say('error.operation_successful'))
    }
    return tools => ({
      path: '/Seller/goods',
      noun: 'goods',
      columns: goodsColumns(tools, false),
      search: goodsSearch(tools),
      buttons: { show: false, store: false, update: false },
      rowActions: row => (
        <>
          {actionsOf(row).includes('put_on') && (
            <button type="button" onClick={() => void move(row, 'on_shelf')}>
              {tools.say('records.put_on')}
            </button>
          )}
          {actionsOf(row).includes('take_off') && (
            <button type="button" onClick={() => void move(row, 'off_shelf')}>
              {tools.say('records.take_off')}
            </button>
          )}
        </>
      ),
    })
  }, [shelve, say])
  return <ResourcePage declare={declare} texts={['records', 'status']} />
}
