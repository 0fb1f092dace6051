import { useCountStocktakeMutation } from '@shiji/api/stock/stocktake.seller.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { namedColumn } from '@shiji/backoffice/page/declaration/named-column.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { stocktakeRowsCall } from '@shiji/contract/stock/stocktake.calls.ts'
import type { StocktakeSku } from '@shiji/contract/stock/stocktake.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo } from 'react'

/** A count of a cell: a whole number, null to take it back; undefined for anything else. */
function readCount(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,7}$/.test(typed) ? Number(typed) : undefined
}

/** The SKUs of a count: what was counted is typed in its cell, Tab goes to the next one. */
export function SheetRows({ stocktakeId }: { readonly stocktakeId: number }) {
  const say = useText('stocktake', 'backoffice')
  const [count] = useCountStocktakeMutation()
  const declare = useMemo(() => {
    const enter = async (row: StocktakeSku, counted: number | null) => {
      const { error } = await count({ id: stocktakeId, rows: [{ sku_id: row.sku_id, counted }] })
      if (error === undefined) return
      const { fields, message } = refusalOf(error, say)
      throw new Error(Object.values(fields ?? {})[0] ?? message ?? say('error.operation_failed'))
    }
    return declarePage(stocktakeRowsCall, tools => ({
      columns: [
        { ...namedColumn('goods_name', tools.say('stock.goods'), tools.locale), width: 220 },
        { id: 'sku_name', title: tools.say('stock.sku'), render: row => inLanguage(row, 'sku_name', tools.locale) },
        { id: 'code', title: tools.say('stock.code') },
        { id: 'on_hand', title: tools.say('stock.on_hand'), kind: 'number' },
        {
          id: 'counted',
          title: tools.say('stocktake.counted'),
          kind: 'number',
          edit: {
            kind: 'text',
            allowed: row => row.may_count,
            check: value => (readCount(String(value)) === undefined ? tools.say('stocktake.wrong') : undefined),
            save: async (row, value) => {
              await enter(row, readCount(String(value)) ?? null)
              return { undo: () => enter(row, row.counted) }
            },
          },
        },
        { id: 'on_hand_then', title: tools.say('stocktake.moment'), kind: 'number', priority: 'low' },
        { id: 'difference', title: tools.say('stocktake.difference'), kind: 'number' },
        { id: 'counted_by', title: tools.say('stocktake.counted_by'), priority: 'low' },
      ],
      search: [
        { type: 'text', name: 'goods_name', label: tools.say('stock.goods') },
        { type: 'text', name: 'code', label: tools.say('stock.code') },
        ...(['is_counted', 'is_different'] as const).map(name => ({
          type: 'select' as const,
          name,
          label: tools.say(name === 'is_counted' ? 'stocktake.counted' : 'stocktake.different'),
          choices: [
            { value: 1, label: tools.say('common.yes') },
            { value: 0, label: tools.say('common.no') },
          ],
        })),
      ],
      fixed: { stocktake_id: String(stocktakeId) },
      buttons: { show: false, store: false, update: false, destroy: false },
    }))
  }, [count, say, stocktakeId])
  return <ResourcePage declare={declare} texts={['stock', 'stocktake']} />
}
