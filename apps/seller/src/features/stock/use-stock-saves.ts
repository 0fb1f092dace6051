import { useChangeStockMutation, useSetStockLevelMutation } from '@shiji/api/stock/stock.seller.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import type { StockRow } from '@shiji/contract/stock/stock.ts'
import type { StockReason } from '@shiji/contract/stock/stock.words.ts'
import { type SayText, useText } from '@shiji/i18n/react.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import { useMemo } from 'react'
import { readChange, readLevel } from './read-change.ts'

type Save = InlineEdit<StockRow>['save']

const refused = (error: unknown, say: SayText): Error => {
  const { fields, message } = refusalOf(error, say)
  return new Error(Object.values(fields ?? {})[0] ?? message ?? say('error.operation_failed'))
}

/** Saves the cells of the stock page: a change with the chosen cause, and a warning level; both can be undone. */
export function useStockSaves(reason: StockReason): { readonly change: Save; readonly level: Save } {
  const say = useText('stock', 'backoffice')
  const [change] = useChangeStockMutation()
  const [setLevel] = useSetStockLevelMutation()
  const keyOf = useIdempotencyKey()
  return useMemo(() => {
    const book = async (row: StockRow, difference: number) => {
      const body = { sku_id: row.id, difference, reason }
      // The stock that the person saw belongs to the request: the same text in a later cell is another change.
      const { error } = await change({ ...body, idempotencyKey: keyOf({ ...body, seen: row.on_hand }) })
      if (error !== undefined) throw refused(error, say)
    }
    const warn = async (row: StockRow, level: number | null) => {
      const { error } = await setLevel({ id: row.id, low_stock: level })
      if (error !== undefined) throw refused(error, say)
    }
    return {
      change: async (row, value) => {
        const difference = readChange(String(value), row.on_hand) ?? 0
        if (difference === 0) return true
        await book(row, difference)
        return { undo: () => book({ ...row, on_hand: row.on_hand + difference }, -difference) }
      },
      level: async (row, value) => {
        await warn(row, readLevel(String(value)) ?? null)
        return { undo: () => warn(row, row.own_low_stock) }
      },
    }
  }, [reason, change, setLevel, keyOf, say])
}
