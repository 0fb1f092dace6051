import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { SearchField } from '@shiji/ui/data-table/search-panel.tsx'
import type { TableColumn } from '@shiji/ui/data-table/table-column.ts'
import { sortColumn } from './sort-column.ts'
import type { InlineSave } from './use-inline-save.ts'

/** Columns of the brand tables of both back offices; `save` lets the place in the row be changed in its cell. */
export const brandColumns = (say: SayText, save?: InlineSave): TableColumn<ResourceRow>[] => [
  { id: 'thumb', title: say('records.image'), kind: 'image', width: 64 },
  { id: 'name', title: say('common.name'), sortable: true },
  { id: 'name_en', title: say('records.name_en') },
  sortColumn(say, save),
  { id: 'created_at', title: say('common.created_at'), kind: 'time' },
]

/** Search fields of the brand tables. */
export const brandSearch = (say: SayText): SearchField[] => [
  { type: 'text', name: 'name', label: say('common.name') },
  { type: 'text', name: 'name_en', label: say('records.name_en') },
]
