import type { sellerGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import type { RowOf } from '@shiji/contract/lists/list-call.ts'
import { OPEN_CHANGE_STATES, REVIEWS, SHELF_STATUSES } from '@shiji/contract/statuses.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import { namedColumn } from '../../page/declaration/named-column.ts'
import type { ColumnOf, SearchOf } from '../../page/declaration/page-parts.ts'
import { ReviewCell, ShelfCell } from './goods-state-cells.tsx'

type Goods = typeof sellerGoodsCall
type Save = InlineEdit<RowOf<Goods>>['save']

interface Tools {
  readonly say: SayText
  readonly locale: Locale
}

/** A switch in rows that this person may change, a text in all others. */
const mark = (id: 'is_recommend' | 'is_master', say: SayText, save: Save): ColumnOf<Goods> => ({
  id,
  title: say(`records.${id}`),
  render: row => say(row[id] ? 'common.yes' : 'common.no'),
  edit: { kind: 'switch', allowed: row => row.actions.includes('update'), save },
  priority: 'low',
})

/** Columns of the goods tables of both back offices; `save` saves the switch of the area's recommendation. */
export const goodsColumns = ({ say, locale }: Tools, withStore: boolean, save: Save): ColumnOf<Goods>[] => [
  { id: 'image', title: say('records.image'), kind: 'image', width: 64 },
  { ...namedColumn('name', say('records.goods'), locale), width: 200, sortable: true },
  { id: 'goods_no', title: say('records.goods_no'), hidden: true },
  ...(withStore ? [namedColumn('store_name', say('records.store'), locale)] : []),
  { ...namedColumn('class_name', say('records.class'), locale), priority: 'low' },
  { ...namedColumn('brand_name', say('records.brand'), locale), priority: 'low' },
  { id: 'price', title: say('records.price'), kind: 'money', sortable: true },
  { id: 'stock', title: say('records.stock'), kind: 'number' },
  { id: 'sales', title: say('records.sales'), kind: 'number', sortable: true },
  {
    id: 'shelf',
    title: say('records.shelf'),
    kind: 'status',
    vocabulary: 'shelf',
    render: row => <ShelfCell row={row} say={say} locale={locale} />,
  },
  {
    id: 'verify',
    title: say('records.verify'),
    kind: 'status',
    vocabulary: 'review',
    render: row => <ReviewCell row={row} />,
  },
  mark(withStore ? 'is_master' : 'is_recommend', say, save),
  { id: 'refuse_info', title: say('records.refuse_info'), hidden: true },
  { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true, priority: 'low' },
]

/** Search fields of the goods tables. */
export const goodsSearch = ({ say }: Tools): SearchOf<Goods>[] => [
  { type: 'text', name: 'name', label: say('records.goods') },
  { type: 'text', name: 'goods_no', label: say('records.goods_no'), operator: 'likeRight' },
  {
    type: 'select',
    name: 'shelf',
    label: say('records.shelf'),
    choices: SHELF_STATUSES.map(value => ({ value, label: say(`status.shelf.${value}`) })),
  },
  {
    type: 'select',
    name: 'verify',
    label: say('records.verify'),
    choices: REVIEWS.map(value => ({ value, label: say(`status.review.${value}`) })),
  },
  { type: 'daterange', name: 'created_at', label: say('common.created_at') },
]

/** Filter for goods with a SKU at or below the store's warning level. */
export const lowStockSearch = ({ say }: Tools): SearchOf<Goods> => ({
  type: 'select',
  name: 'low_stock',
  label: say('records.low_stock'),
  choices: [
    { value: 1, label: say('common.yes') },
    { value: 0, label: say('common.no') },
  ],
})

/** Filter for goods whose change waits or was refused. */
export const changeSearch = ({ say }: Tools): SearchOf<Goods> => ({
  type: 'select',
  name: 'change_state',
  label: say('records.change'),
  choices: OPEN_CHANGE_STATES.map(value => ({ value, label: say(`status.change.${value}`) })),
})
