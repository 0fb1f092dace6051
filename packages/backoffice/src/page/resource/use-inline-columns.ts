import { useShijiDispatch } from '@shiji/api/hooks.ts'
import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { TableColumn } from '@shiji/ui/backoffice/data-table/table-column.ts'
import { useMemo } from 'react'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'

/**
 * The columns of a page; those named in `inline` can be edited in their cells. The code that saves them loads with the
 * first edit.
 */
export function useInlineColumns(
  resource: ResourceDeclaration,
  mayChange: boolean,
): readonly TableColumn<ResourceRow>[] {
  const dispatch = useShijiDispatch()
  const say = useText('error', 'table')
  const locale = useLocale()
  return useMemo(() => {
    const { columns, inline } = resource
    if (inline === undefined || !mayChange) return columns
    return columns.map(column => {
      const edit = inline[column.id]
      if (edit === undefined) return column
      const save: NonNullable<TableColumn<ResourceRow>['edit']>['save'] = async (row, value) => {
        const { saveInRecord } = await import('../record/save-in-record.ts')
        return saveInRecord({ dispatch, say, locale, resource }, row, column.id, value)
      }
      return { ...column, edit: { ...edit, save } }
    })
  }, [resource, mayChange, dispatch, say, locale])
}
