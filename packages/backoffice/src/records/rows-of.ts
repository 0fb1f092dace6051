import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { ListCall, RowOf } from '@shiji/contract/list-call.ts'

/** Rows as the call that they came from declares them. */
export function rowsOf<C extends ListCall>(_call: C, rows: readonly ResourceRow[]): readonly RowOf<C>[]
export function rowsOf(_call: ListCall, rows: readonly ResourceRow[]): readonly object[] {
  // Parse boundary: the server's schema holds its answers to this type.
  return rows
}
