import { type ResourceRow, useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { type ListCall, pagePath, type RowOf, type ViewOf } from '@shiji/contract/lists/list-call.ts'

/** Rows, typed by the declaration of their call. */
export function rowsOf<C extends ListCall>(_call: C, rows: readonly ResourceRow[]): readonly RowOf<C>[]
export function rowsOf(_call: ListCall, rows: readonly ResourceRow[]): readonly object[] {
  // Parse boundary: the server's schema guarantees this type.
  return rows
}

/** A viewed record, typed by the declaration of its call. */
export function viewOf<C extends ListCall>(_call: C, record: ResourceRow): ViewOf<C>
export function viewOf(_call: ListCall, record: ResourceRow): object {
  return record
}

const NO_ROWS: readonly ResourceRow[] = []
const EVERYTHING = { per_page: LIMITS.list.perPageMax }

/** All rows of a short list, as choices; reloaded each time a page opens. */
export function useRowsOf<C extends ListCall>(call: C): readonly RowOf<C>[] {
  const all = useListRowsQuery({ path: pagePath(call), query: EVERYTHING }, { refetchOnMountOrArgChange: true })
  return rowsOf(call, all.data?.data ?? NO_ROWS)
}
