import type { sellerBrandsCall } from '@shiji/contract/catalog/brand.calls.ts'
import type { RowOf } from '@shiji/contract/lists/list-call.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import type { ColumnOf, SearchOf } from '../../page/declaration/page-parts.ts'
import { sortColumn } from '../../page/declaration/sort-column.ts'

type Brands = typeof sellerBrandsCall

/** Columns of the brand tables of both back offices; with `save`, the position can be edited in its cell. */
export const brandColumns = (say: SayText, save?: InlineEdit<RowOf<Brands>>['save']): ColumnOf<Brands>[] => [
  { id: 'thumb', title: say('records.image'), kind: 'image', width: 64 },
  { id: 'name', title: say('common.name'), sortable: true },
  { id: 'name_en', title: say('records.name_en') },
  sortColumn(say, save),
  { id: 'created_at', title: say('common.created_at'), kind: 'time' },
]

/** Search fields of the brand tables. */
export const brandSearch = (say: SayText): SearchOf<Brands>[] => [
  { type: 'text', name: 'name', label: say('common.name') },
  { type: 'text', name: 'name_en', label: say('records.name_en') },
]
