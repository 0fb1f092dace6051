import { useShelveGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useBackoffice } from '@shiji/backoffice/core/running/backoffice.ts'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { ShelfStatus } from '@shiji/contract/statuses.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { BulkAction } from '@shiji/ui/backoffice/data-table/selection/table-selection.ts'
import { type ReactNode, useMemo } from 'react'
import { useGoodsFreight } from './use-goods-freight.tsx'

/** Most goods of one call. */
const MOST = LIMITS.list.perPageMax

/** What can be done with many goods of the store at once: shelf, freight, prices and stock. */
export function useGoodsDesk(): { readonly bulkActions: readonly BulkAction<GoodsRow>[]; readonly dialog: ReactNode } {
  const say = useText('goods', 'records')
  const [shelve] = useShelveGoodsMutation()
  const { set, dialog } = useGoodsFreight()
  const { navigator } = useBackoffice()
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
    const freight: BulkAction<GoodsRow> = {
      id: 'freight',
      label: say('goods.freight_set'),
      allowed: chosen => isAllowed(chosen, 'update'),
      run: async chosen => (chosen.scope === 'rows' ? set(chosen.rows.map(row => row.id)) : false),
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
    return [move('on_shelf'), move('off_shelf'), freight, figures]
  }, [say, shelve, set, navigator])
  return { bulkActions, dialog }
}

const isAllowed = (
  chosen: Parameters<NonNullable<BulkAction<GoodsRow>['allowed']>>[0],
  action: GoodsRow['actions'][number],
): boolean =>
  chosen.scope === 'rows' && chosen.rows.length <= MOST && chosen.rows.every(row => row.actions.includes(action))
