import { useShelveGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { useAct } from '@shiji/backoffice/action/use-act.ts'
import { goodsColumns, goodsSearch, lowStockSearch } from '@shiji/backoffice/records/goods-columns.ts'
import { actionsOf } from '@shiji/backoffice/records/read-row.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'
import { useMemo } from 'react'

/** Goods of the store; the shelf switch never touches SKUs. */
export function Component() {
  const [shelve] = useShelveGoodsMutation()
  const act = useAct()
  const declare = useMemo<DeclareResource>(() => {
    const move = (row: ResourceRow, shelf: 'on_shelf' | 'off_shelf') =>
      act(row.id, () => shelve({ id: [row.id], shelf }))
    return tools => ({
      path: '/Seller/goods',
      noun: 'goods',
      columns: goodsColumns(tools, false),
      search: [...goodsSearch(tools), lowStockSearch(tools)],
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
  }, [shelve, act])
  return <ResourcePage declare={declare} texts={['records', 'status']} />
}
