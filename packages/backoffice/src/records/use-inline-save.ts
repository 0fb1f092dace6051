import { type ResourceRow, useUpdateRowMutation } from '@shiji/api/resource/resource.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { InlineEdit } from '@shiji/ui/data-table/inline-edit/inline-edit.ts'
import { useCallback } from 'react'
import { refusalOf } from '../action/refusal.ts'

/** Saves one field of a record from its cell. */
export type InlineSave = (field: string) => InlineEdit<ResourceRow>['save']

/**
 * Saves a value that was changed in its cell: PUT {page path}/{id} with that field alone, for resources whose update takes
 * the sent fields only; where it takes whole records, the declaration's `inline` sends them. Errors of the server show in the cell; a saved change
 * can be undone (ux 25, 26). In a tree the children of the row's parent reload.
 */
export function useInlineSave(path: string): InlineSave {
  const say = useText()
  const [update] = useUpdateRowMutation()
  return useCallback(
    field => async (row, value) => {
      const parents = typeof row.pid === 'number' ? { parents: [row.pid] } : {}
      const put = async (next: unknown) => {
        const { error } = await update({ path, id: row.id, form: { [field]: next }, ...parents })
        if (error === undefined) return
        const { fields, message } = refusalOf(error, say)
        throw new Error(fields?.[field] ?? message ?? say('error.operation_failed'))
      }
      await put(value)
      return { undo: () => put(row[field]) }
    },
    [path, update, say],
  )
}
