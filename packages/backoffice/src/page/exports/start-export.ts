import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { tableExportApi } from '@shiji/api/platform/table-export.api.ts'
import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { ShijiDispatch } from '@shiji/api/store.ts'
import type { ListQuery } from '@shiji/contract/lists/list.ts'
import type { ExportColumn } from '@shiji/contract/platform/table-export.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { TableColumn } from '@shiji/ui/backoffice/data-table/table-column.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { isCut } from '../../core/action/refusal.ts'
import type { TableName } from '../declaration/table-name.ts'
import { keepExport } from './kept-exports.ts'

/** Rows to export, and the columns of the sheet. */
export interface ExportOrder {
  readonly table: TableName
  readonly name: string
  /** Query of the list call. */
  readonly listQuery: ListQuery
  readonly columns: readonly TableColumn<ResourceRow>[]
}

/** Requests an export from the server. False if it was refused or not answered; a message is shown. */
export async function startExport(dispatch: ShijiDispatch, say: SayText, order: ExportOrder): Promise<boolean> {
  const { table, name, listQuery, columns } = order
  const query = withoutPaging(listQuery)
  try {
    const asked = { ...table, name, query, columns: columns.map(exportColumn) }
    const { id } = await dispatch(tableExportApi.endpoints.startExport.initiate(asked)).unwrap()
    keepExport({ id, area: table.area })
    return true
  } catch (failure) {
    if (!isFailure(failure)) throw failure
    if (isCut(failure)) toast.error(say('backoffice.no_answer'))
    return false
  }
}

function withoutPaging({ page: _page, per_page: _perPage, ...query }: ListQuery): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
}

const WIDEST = 2_000

/** The properties of a column that a sheet needs. */
const exportColumn = ({ id, title, kind, vocabulary, width }: TableColumn<ResourceRow>): ExportColumn => ({
  field: id,
  title,
  ...(kind === undefined ? {} : { kind }),
  ...(vocabulary === undefined ? {} : { vocabulary }),
  ...(width === undefined ? {} : { width: Math.min(WIDEST, Math.max(1, Math.round(width))) }),
})
