import { useUpdateRowMutation } from '@shiji/api/resource/resource.api.ts'
import { type ListCall, type PageWire, pagePath } from '@shiji/contract/lists/list-call.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { InlineEdit } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import { fieldValue } from '@shiji/ui/backoffice/data-table/table-column.ts'
import { useCallback } from 'react'
import { refusalOf } from '../../core/action/refusal.ts'
import type { Name } from './page-parts.ts'

/** Saves one field of a record from its cell. */
export type InlineSave<T extends PageWire> = (field: Name<T['row']> & Name<T['update']>) => InlineEdit<T['row']>['save']

/**
 * Saves a value edited in its cell: PUT {page path}/{id} with that field alone, for resources whose update takes only
 * the sent fields; if it takes whole records, use the declaration's `inline`. Errors of the server show in the cell; a
 * saved change can be undone (ux 25, 26). In a tree, the children of the row's parent reload.
 */
export function useInlineSave<T extends PageWire>(call: ListCall<T>): InlineSave<T> {
  const say = useText()
  const [update] = useUpdateRowMutation()
  const path = pagePath(call)
  return useCallback(
    field => async (row, value) => {
      const id = Number(fieldValue(row, 'id'))
      const pid = fieldValue(row, 'pid')
      const parents = typeof pid === 'number' ? { parents: [pid] } : {}
      const put = async (next: unknown) => {
        const { error } = await update({ path, id, form: { [field]: next }, ...parents })
        if (error === undefined) return
        const { fields, message } = refusalOf(error, say)
        throw new Error(fields?.[field] ?? message ?? say('error.operation_failed'))
      }
      await put(value)
      return { undo: () => put(fieldValue(row, field)) }
    },
    [path, update, say],
  )
}
