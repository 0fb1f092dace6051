import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { InlineEdit } from '@shiji/ui/data-table/inline-edit/inline-edit.ts'
import type { TableColumn } from '@shiji/ui/data-table/table-column.ts'
import { LAST_PLACE } from './record-rules.ts'
import type { InlineSave } from './use-inline-save.ts'

/** How the place in the row is changed in its cell. */
export const placeEdit = (say: SayText): Omit<InlineEdit<ResourceRow>, 'save'> => ({
  kind: 'number',
  check: value => {
    if (Number(value) < 0) return say('error.minimum', { limit: 0 })
    return Number(value) > LAST_PLACE ? say('error.maximum', { limit: LAST_PLACE }) : undefined
  },
})

/** The place in the row (`is_sort`); with `save` it is changed in its cell. */
export const sortColumn = (say: SayText, save?: InlineSave): TableColumn<ResourceRow> => ({
  id: 'is_sort',
  title: say('common.sort'),
  kind: 'number',
  sortable: true,
  ...(save === undefined ? {} : { edit: { ...placeEdit(say), save: save('is_sort') } }),
})
