import { useShelveGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { useAct } from '@shiji/backoffice/action/use-act.ts'
import { useBackoffice } from '@shiji/backoffice/app/backoffice.ts'
import { goodsColumns, goodsSearch, lowStockSearch } from '@shiji/backoffice/records/goods-columns.ts'
import { goodsDetails } from '@shiji/backoffice/records/goods-details.tsx'
import { actionsOf } from '@shiji/backoffice/records/read-row.ts'
import { useInlineSave } from '@shiji/backoffice/records/use-inline-save.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'
import { usePageAddress } from '@shiji/backoffice/routes/page-address.ts'
import { useHeldPermissions } from '@shiji/backoffice/session/use-permissions.ts'
import { useEffect, useMemo, useState } from 'react'
import { rememberList } from '../../features/goods/goods-list-address.ts'
import { StockDialog } from '../../features/goods/stock-dialog.tsx'

/** Goods of the store; the shelf switch never touches SKUs. */
export function Component() {
  const [shelve] = useShelveGoodsMutation()
  const act = useAct()
  const [counting, setCounting] = useState<number>()
  const save = useInlineSave('/Seller/goods')
  const mayCreate = useHeldPermissions()('goods.create')
  const { navigator } = useBackoffice()
  const declare = useMemo<DeclareResource>(() => {
    const move = (row: ResourceRow, shelf: 'on_shelf' | 'off_shelf') =>
      act(row.id, () => shelve({ id: [row.id], shelf }))
    const go = (path: string) => void navigator.current().navigate(path)
    return tools => ({
      path: '/Seller/goods',
      noun: 'goods',
      columns: goodsColumns(tools, false, save),
      search: [...goodsSearch(tools), lowStockSearch(tools)],
      details: goodsDetails(tools),
      onAdd: () => go('/goods/form'),
      onEdit: row => go(`/goods/form/${row.id}`),
      allows: (row, action) => action !== 'update' || actionsOf(row).includes('update'),
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
      rowMenu: row => [
        ...(actionsOf(row).includes('stock')
          ? [{ label: tools.say('records.count_stock'), onSelect: () => setCounting(row.id) }]
          : []),
        ...(mayCreate
          ? [{ label: tools.say('records.copy_goods'), onSelect: () => go(`/goods/form?copy=${row.id}`) }]
          : []),
      ],
    })
  }, [shelve, act, save, navigator, mayCreate])
  return (
    <>
      <RememberList />
      <ResourcePage declare={declare} texts={['records', 'status']} />
      <StockDialog goodsId={counting} onClose={() => setCounting(undefined)} />
    </>
  )
}

/** Remembers page, order and filters for the way back from a form; separate, so that the table does not re-render. */
function RememberList() {
  const { path, search } = usePageAddress()
  useEffect(() => {
    // A page that fades out already has the address of the next one.
    if (path === '/goods') rememberList(search)
  }, [path, search])
  return null
}
