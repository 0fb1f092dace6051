import { useShelveGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useBackoffice } from '@shiji/backoffice/core/running/backoffice.ts'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { ShelfStatus } from '@shiji/contract/statuses.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { BulkAction, TableSelection } from '@shiji/ui/backoffice/data-table/selection/table-selection.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { DeskDialogProps } from './desk-dialog.ts'

// Each dialog is needed only when its action is pressed.
const DIALOGS = {
  shelf_times: lazyPart(() => import('./shelf-times-dialog.tsx').then(module => module.ShelfTimesDialog)),
  price: lazyPart(() => import('./prices-dialog.tsx').then(module => module.PricesDialog)),
  freight: lazyPart(() => import('./goods-freight-dialog.tsx').then(module => module.GoodsFreightDialog)),
  class: lazyPart(() => import('./class-dialog.tsx').then(module => module.ClassDialog)),
} as const
type DeskDialog = keyof typeof DIALOGS

/** The open dialog, with the goods that it is about. */
interface Asked extends DeskDialogProps {
  readonly dialog: DeskDialog
}

/** Most goods of one call. */
const MOST = LIMITS.list.perPageMax

/** What can be done with many goods of the store at once: shelf, now or at a time, freight, prices and class. */
export function useGoodsDesk(): { readonly bulkActions: readonly BulkAction<GoodsRow>[]; readonly dialogs: ReactNode } {
  const say = useText('records')
  const [shelve] = useShelveGoodsMutation()
  const [asked, setAsked] = useState<Asked>()
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
    const figures: BulkAction<GoodsRow> = {
      id: 'price_sheet',
      label: say('records.goods_price_sheet'),
      allowed: chosen => isAllowed(chosen, 'update'),
      run: async chosen => {
        if (chosen.scope !== 'rows') return false
        await navigator.current().navigate(`/goods/sheet?ids=${chosen.rows.map(row => row.id).join()}`)
        return 'told'
      },
    }
    const change = (dialog: DeskDialog, label: string): BulkAction<GoodsRow> => ({
      id: dialog,
      label,
      allowed: chosen => isAllowed(chosen, 'update'),
      run: async chosen => {
        if (chosen.scope !== 'rows') return false
        const { rows } = chosen
        return new Promise<boolean>(resolve => setAsked({ dialog, rows, onEnd: resolve }))
      },
    })
    return [
      move('on_shelf'),
      move('off_shelf'),
      change('shelf_times', say('records.goods_shelf_times')),
      change('price', say('records.goods_price_set')),
      change('freight', say('records.goods_freight_set')),
      figures,
      change('class', say('records.goods_class_set')),
    ]
  }, [say, shelve, navigator])
  const Dialog = asked === undefined ? undefined : DIALOGS[asked.dialog]
  const dialogs = asked !== undefined && Dialog !== undefined && (
    <Suspense fallback={null}>
      <Dialog
        rows={asked.rows}
        onEnd={saved => {
          asked.onEnd(saved)
          setAsked(undefined)
        }}
      />
    </Suspense>
  )
  return { bulkActions, dialogs }
}

const isAllowed = (chosen: TableSelection<GoodsRow>, action: GoodsRow['actions'][number]): boolean =>
  chosen.scope === 'rows' && chosen.rows.length <= MOST && chosen.rows.every(row => row.actions.includes(action))
