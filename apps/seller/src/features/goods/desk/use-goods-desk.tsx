import { useShelveGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useBackoffice } from '@shiji/backoffice/core/running/backoffice.ts'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { ShelfStatus } from '@shiji/contract/statuses.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { BulkAction, TableSelection } from '@shiji/ui/backoffice/data-table/selection/table-selection.ts'
import { type ReactNode, useMemo } from 'react'
import { useGoodsClass } from './use-goods-class.tsx'
import { useGoodsFreight } from './use-goods-freight.tsx'
import { useGoodsPrices } from './use-goods-prices.tsx'
import { useShelfTimes } from './use-shelf-times.tsx'

/** Most goods of one call. */
const MOST = LIMITS.list.perPageMax

/** What can be done with many goods of the store at once: shelf, now or at a time, freight, prices and class. */
export function useGoodsDesk(): { readonly bulkActions: readonly BulkAction<GoodsRow>[]; readonly dialogs: ReactNode } {
  const say = useText('goods', 'records')
  const [shelve] = useShelveGoodsMutation()
  const freight = useGoodsFreight()
  const prices = useGoodsPrices()
  const ofClass = useGoodsClass()
  const times = useShelfTimes()
  const { navigator } = useBackoffice()
  const [setFreight, setPrices, setClass, setTimes] = [freight.set, prices.set, ofClass.set, times.set]
  const bulkActions = useMemo(() => {
    const move = (shelf: ShelfStatus): BulkAction<GoodsRow> => {
      const name = shelf === 'on_shelf' ? 'put_on' : 'take_off'
      const back = shelf === 'on_shelf' ? 'off_shelf' : 'on_shelf'
      return {
        id: name,
        label: say(`records.${name}`),
        allowed: chosen => isAllowed(chosen, name),
        run: async chosen => {
          if (chosen.scope !== 'rows') return false
          const id = chosen.rows.map(row => row.id)
          await shelve({ id, shelf }).unwrap()
          return { undo: () => shelve({ id, shelf: back }).unwrap() }
        },
      }
    }
    const figures: BulkAction<GoodsRow> = {
      id: 'price_sheet',
      label: say('goods.price_sheet'),
      allowed: chosen => isAllowed(chosen, 'update'),
      run: async chosen => {
        if (chosen.scope !== 'rows') return false
        await navigator.current().navigate(`/goods/sheet?ids=${chosen.rows.map(row => row.id).join()}`)
        return 'told'
      },
    }
    const change = (id: string, label: string, run: (rows: readonly GoodsRow[]) => Promise<boolean>) => ({
      id,
      label,
      allowed: (chosen: TableSelection<GoodsRow>) => isAllowed(chosen, 'update'),
      run: async (chosen: TableSelection<GoodsRow>) => (chosen.scope === 'rows' ? run(chosen.rows) : false),
    })
    return [
      move('on_shelf'),
      move('off_shelf'),
      change('shelf_times', say('goods.shelf_times'), setTimes),
      change('price', say('goods.price_set'), rows => setPrices(rows.map(row => row.id))),
      change('freight', say('goods.freight_set'), rows => setFreight(rows.map(row => row.id))),
      figures,
      change('class', say('goods.class_set'), rows => setClass(rows.map(row => row.id))),
    ]
  }, [say, shelve, setFreight, setPrices, setClass, setTimes, navigator])
  const dialogs = (
    <>
      {freight.dialog}
      {prices.dialog}
      {ofClass.dialog}
      {times.dialog}
    </>
  )
  return { bulkActions, dialogs }
}

const isAllowed = (chosen: TableSelection<GoodsRow>, action: GoodsRow['actions'][number]): boolean =>
  chosen.scope === 'rows' && chosen.rows.length <= MOST && chosen.rows.every(row => row.actions.includes(action))
