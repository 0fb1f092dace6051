import type { SayText } from '@shiji/i18n/react.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import { LAST_PLACE } from './record-rules.ts'

/** Saves a position edited in its cell. */
export const placeEdit = (say: SayText): Omit<InlineEdit<object>, 'save'> => ({
  kind: 'number',
  check: value => {
    if (Number(value) < 0) return say('error.minimum', { limit: 0 })
    return Number(value) > LAST_PLACE ? say('error.maximum', { limit: LAST_PLACE }) : undefined
  },
})

/** The position (`is_sort`); with `save`, it can be edited in its cell. */
export const sortColumn = <Row extends { readonly is_sort: number }>(say: SayText, save?: InlineEdit<Row>['save']) => ({
  id: 'is_sort' as const,
  title: say('common.sort'),
  kind: 'number' as const,
  sortable: true,
  ...(save === undefined ? {} : { edit: { ...placeEdit(say), save } }),
})
