import type { sellerStockProofsCall } from '@shiji/contract/stock/proof.calls.ts'
import type { StockProofRow } from '@shiji/contract/stock/proof.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { inLanguage } from '../../page/declaration/in-language.ts'
import { namedColumn } from '../../page/declaration/named-column.ts'
import type { ColumnOf, SearchOf } from '../../page/declaration/page-parts.ts'
import type { PlainRow } from '../../page/figures/plain-table.tsx'

type Proofs = typeof sellerStockProofsCall

interface Tools {
  readonly say: SayText
  readonly locale: Locale
}

/** Columns of the proof of both back offices: what moved a SKU, their sum, and the stock beside it. */
export const stockProofColumns = ({ say, locale }: Tools, withStore: boolean): ColumnOf<Proofs>[] => [
  { id: 'id', title: say('common.id'), sortable: true, priority: 'low' },
  ...(withStore ? [{ id: 'store_name', title: say('stock.proof_store') } as const] : []),
  { ...namedColumn('goods_name', say('stock.goods'), locale), width: 200 },
  { id: 'sku_name', title: say('stock.sku'), render: row => inLanguage(row, 'sku_name', locale) },
  { id: 'code', title: say('stock.code') },
  { id: 'movements', title: say('stock.proof_movements'), kind: 'number', priority: 'low' },
  { id: 'initial', title: say('stock.proof_initial'), kind: 'number' },
  { id: 'adjusted', title: say('stock.proof_adjusted'), kind: 'number' },
  { id: 'returned', title: say('stock.proof_returned'), kind: 'number' },
  { id: 'sold', title: say('stock.proof_sold'), kind: 'number' },
  { id: 'moved', title: say('stock.proof_moved'), kind: 'number' },
  { id: 'on_hand', title: say('stock.on_hand'), kind: 'number' },
  { id: 'difference', title: say('stock.proof_difference'), kind: 'number' },
  { id: 'reserved_moved', title: say('stock.proof_reserved_moved'), kind: 'number', priority: 'low' },
  { id: 'reserved', title: say('stock.reserved'), kind: 'number', priority: 'low' },
]

/** Search fields of the proof. */
export const stockProofSearch = ({ say }: Tools): SearchOf<Proofs>[] => [
  { type: 'text', name: 'goods_name', label: say('stock.goods') },
  { type: 'text', name: 'code', label: say('stock.code') },
]

/** Headings and cells of the SKUs that differ. */
export const differenceHead = (say: SayText): readonly string[] => [
  say('stock.goods'),
  say('stock.code'),
  say('stock.proof_moved'),
  say('stock.on_hand'),
  say('stock.proof_reserved_moved'),
  say('stock.reserved'),
]
export const differenceRow = (row: StockProofRow, locale: Locale): PlainRow => ({
  id: row.id,
  cells: [
    [row.store_name, inLanguage(row, 'goods_name', locale), inLanguage(row, 'sku_name', locale)]
      .filter(Boolean)
      .join(' · '),
    row.code,
    ...[row.moved, row.on_hand, row.reserved_moved, row.reserved].map(figure => formatNumber(figure, locale)),
  ],
})
