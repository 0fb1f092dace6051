import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { namedColumn } from '@shiji/backoffice/page/declaration/named-column.ts'
import type { ColumnOf, SearchOf } from '@shiji/backoffice/page/declaration/page-parts.ts'
import type { stocksCall } from '@shiji/contract/stock/stock.calls.ts'
import type { StockRow } from '@shiji/contract/stock/stock.ts'
import { formatDateTime, formatNumber } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { movementWords } from './movement-words.ts'
import { readChange, readLevel } from './read-change.ts'

type Stocks = typeof stocksCall
type Save = InlineEdit<StockRow>['save']

interface Tools {
  readonly say: SayText
  readonly locale: Locale
}

/** Columns of the stock page; `saves` book a change and a warning level. */
export const stockColumns = (
  { say, locale }: Tools,
  saves: { readonly change: Save; readonly level: Save },
): ColumnOf<Stocks>[] => [
  { id: 'image', title: say('stock.goods'), kind: 'image', width: 64 },
  { ...namedColumn('goods_name', say('stock.goods'), locale), width: 220 },
  { id: 'sku_name', title: say('stock.sku'), render: row => inLanguage(row, 'sku_name', locale) },
  { id: 'code', title: say('stock.code') },
  { ...namedColumn('class_name', say('stock.class'), locale), priority: 'low' },
  {
    id: 'on_hand',
    title: say('stock.on_hand'),
    kind: 'number',
    edit: {
      kind: 'text',
      allowed: row => row.may_change,
      check: (value, row) =>
        readChange(String(value), row.on_hand) === undefined ? say('stock.difference_wrong') : undefined,
      save: saves.change,
    },
  },
  { id: 'reserved', title: say('stock.reserved'), kind: 'number' },
  {
    id: 'left',
    title: say('stock.left'),
    render: row =>
      row.left === 0 ? (
        <Tag tone="danger">{say('stock.sold_out')}</Tag>
      ) : row.is_low ? (
        <Tag tone="warning">{formatNumber(row.left, locale)}</Tag>
      ) : (
        formatNumber(row.left, locale)
      ),
  },
  {
    id: 'low_stock',
    title: say('stock.level'),
    kind: 'number',
    edit: {
      kind: 'text',
      allowed: row => row.may_change,
      check: value => (readLevel(String(value)) === undefined ? say('stock.level_wrong') : undefined),
      save: saves.level,
    },
  },
  {
    id: 'own_low_stock',
    title: say('stock.level_own'),
    render: row => say(row.own_low_stock === null ? 'stock.level_store' : 'stock.level_own'),
    priority: 'low',
  },
  {
    id: 'last_movement',
    title: say('stock.last'),
    render: ({ last_movement: last }) =>
      last === null ? null : `${movementWords(say, last)} · ${formatDateTime(last.at, locale)}`,
    priority: 'low',
  },
]

const yesNo = (say: SayText): Choice[] => [
  { value: 1, label: say('common.yes') },
  { value: 0, label: say('common.no') },
]

/** Search fields of the stock page; classes where this person may see them. */
export const stockSearch = ({ say }: Tools, classes: readonly Choice[]): SearchOf<Stocks>[] => [
  { type: 'text', name: 'goods_name', label: say('stock.goods') },
  { type: 'text', name: 'code', label: say('stock.code') },
  { type: 'select', name: 'low_stock', label: say('stock.low_only'), choices: yesNo(say) },
  { type: 'select', name: 'sold_out', label: say('stock.sold_out'), choices: yesNo(say) },
  ...(classes.length === 0
    ? []
    : [{ type: 'select' as const, name: 'class_id' as const, label: say('stock.class'), choices: classes }]),
]
