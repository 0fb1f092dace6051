import { useSetStockLevelMutation } from '@shiji/api/stock/stock.seller.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { useBackoffice } from '@shiji/backoffice/core/running/backoffice.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { SheetLink } from '@shiji/backoffice/nouns/sheet-job/sheet-link.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { stocksCall } from '@shiji/contract/stock/stock.calls.ts'
import type { StockRow } from '@shiji/contract/stock/stock.ts'
import { STOCK_REASONS, type StockReason } from '@shiji/contract/stock/stock.words.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useMemo, useState } from 'react'
import { CellCause } from '../../features/stock/cell-cause.tsx'
import { ChangeDialog } from '../../features/stock/change-dialog.tsx'
import { useClassChoices } from '../../features/stock/class-choices.ts'
import { stockColumns, stockSearch } from '../../features/stock/stock-columns.tsx'
import { useStockSaves } from '../../features/stock/use-stock-saves.ts'

/** Stock by SKU: what is on hand, reserved and available, with changes by difference and the way to each history. */
export function Component() {
  const [cause, setCause] = useState<StockReason>('correction')
  const [changing, setChanging] = useState<StockRow>()
  const saves = useStockSaves(cause)
  const classes = useClassChoices()
  const mayChange = useHeldPermissions()('stock.update')
  const [setLevel] = useSetStockLevelMutation()
  const act = useAct()
  const { navigator } = useBackoffice()
  const declare = useMemo(
    () =>
      declarePage(stocksCall, tools => ({
        columns: stockColumns(tools, saves),
        search: stockSearch(tools, classes),
        buttons: { show: false, store: false, update: false, destroy: false },
        toolbar: () => (
          <>
            {mayChange && (
              <>
                <CellCause value={cause} choices={STOCK_REASONS} onChange={setCause} />
                <Button onClick={() => void navigator.current().navigate('/stocks/sheet')}>
                  {tools.say('stock.sheet')}
                </Button>
              </>
            )}
            <SheetLink kind="stock" />
          </>
        ),
        rowActions: row => (
          <>
            {row.may_change && (
              <button type="button" onClick={() => setChanging(row)}>
                {tools.say('stock.change')}
              </button>
            )}
            <button type="button" onClick={() => void navigator.current().navigate(`/stocks/history/${row.id}`)}>
              {tools.say('stock.history')}
            </button>
          </>
        ),
        rowMenu: row =>
          row.may_change && row.own_low_stock !== null
            ? [
                {
                  label: tools.say('stock.follow_store'),
                  onSelect: () => void act(row.id, () => setLevel({ id: row.id, low_stock: null })),
                },
              ]
            : [],
      })),
    [saves, classes, mayChange, cause, navigator, act, setLevel],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['stock']} />
      <ChangeDialog row={changing} onClose={() => setChanging(undefined)} />
    </>
  )
}
