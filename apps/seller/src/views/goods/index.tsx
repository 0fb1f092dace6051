import { useShelveGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { useBackoffice } from '@shiji/backoffice/core/running/backoffice.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import {
  changeSearch,
  goodsColumns,
  goodsSearch,
  lowStockSearch,
} from '@shiji/backoffice/nouns/records/goods-columns.tsx'
import { goodsDetails } from '@shiji/backoffice/nouns/records/goods-details.tsx'
import { SheetLink } from '@shiji/backoffice/nouns/sheet-job/sheet-link.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { useInlineSave } from '@shiji/backoffice/page/declaration/use-inline-save.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { sellerGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useGoodsDesk } from '../../features/goods/desk/use-goods-desk.tsx'
import { rememberList } from '../../features/goods/goods-list-address.ts'

const StockDialog = lazyPart(() =>
  import('../../features/goods/stock/stock-dialog.tsx').then(module => module.StockDialog),
)

/** Goods of the store; the shelf switch never touches SKUs. */
export function Component() {
  const [shelve] = useShelveGoodsMutation()
  const act = useAct()
  const [counting, setCounting] = useState<number>()
  const save = useInlineSave(sellerGoodsCall)
  const may = useHeldPermissions()
  const mayCreate = may('goods.create')
  const mayUpdate = may('goods.update')
  const { navigator } = useBackoffice()
  const { bulkActions, dialogs } = useGoodsDesk()
  const declare = useMemo(() => {
    const move = (row: GoodsRow, shelf: 'on_shelf' | 'off_shelf') => act(row.id, () => shelve({ id: [row.id], shelf }))
    const go = (path: string) => void navigator.current().navigate(path)
    return declarePage(sellerGoodsCall, tools => ({
      columns: goodsColumns(tools, false, save('is_recommend')),
      search: [...goodsSearch(tools), lowStockSearch(tools), changeSearch(tools)],
      details: goodsDetails(tools),
      bulkActions,
      toolbar: () => (
        <>
          {mayUpdate && <Button onClick={() => go('/goods/sheet')}>{tools.say('records.goods_price_sheet')}</Button>}
          <SheetLink kind="goods" />
        </>
      ),
      onAdd: () => go('/goods/form'),
      onEdit: row => go(`/goods/form/${row.id}`),
      allows: (row, action) => action !== 'update' || row.actions.includes('update'),
      rowActions: row => (
        <>
          {row.actions.includes('put_on') && (
            <button type="button" onClick={() => void move(row, 'on_shelf')}>
              {tools.say('records.put_on')}
            </button>
          )}
          {row.actions.includes('take_off') && (
            <button type="button" onClick={() => void move(row, 'off_shelf')}>
              {tools.say('records.take_off')}
            </button>
          )}
        </>
      ),
      rowMenu: row => [
        ...(row.actions.includes('stock')
          ? [{ label: tools.say('records.count_stock'), onSelect: () => setCounting(row.id) }]
          : []),
        ...(mayCreate
          ? [{ label: tools.say('records.copy_goods'), onSelect: () => go(`/goods/form?copy=${row.id}`) }]
          : []),
      ],
    }))
  }, [shelve, act, save, navigator, mayCreate, mayUpdate, bulkActions])
  return (
    <>
      <RememberList />
      <ResourcePage declare={declare} texts={['records', 'status']} />
      {dialogs}
      {counting !== undefined && (
        <Suspense fallback={null}>
          <StockDialog goodsId={counting} onClose={() => setCounting(undefined)} />
        </Suspense>
      )}
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
