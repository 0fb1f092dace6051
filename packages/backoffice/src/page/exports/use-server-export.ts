import { useShijiDispatch } from '@shiji/api/hooks.ts'
import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { ListQuery } from '@shiji/contract/lists/list.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { ServerExport } from '@shiji/ui/backoffice/data-table/export/export-rows.ts'
import { useMemo } from 'react'
import type { TableName } from '../declaration/table-name.ts'

/** Large exports by the server (reference ux 37); the code loads with the first one. */
export function useServerExport(table: TableName, name: string, listQuery: ListQuery): ServerExport<ResourceRow> {
  const dispatch = useShijiDispatch()
  const say = useText()
  return useMemo(
    () => ({
      from: LIMITS.export.backgroundRows,
      start: async columns =>
        (await import('./start-export.ts')).startExport(dispatch, say, { table, name, listQuery, columns }),
    }),
    [dispatch, say, table, name, listQuery],
  )
}
