import { conflictOf, type ResourceRow, reloadRows, resourceApi, versionOf } from '@shiji/api/resource/resource.api.ts'
import type { ShijiDispatch } from '@shiji/api/store.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { InlineValue } from '@shiji/ui/backoffice/data-table/inline-edit/inline-edit.ts'
import type { ActionOutcome } from '@shiji/ui/backoffice/data-table/selection/table-selection.ts'
import { refusalOf } from '../../core/action/refusal.ts'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'
import { valuesOf } from './form-values.ts'

/** What an edit in a cell needs. */
export interface CellSender {
  readonly dispatch: ShijiDispatch
  readonly say: SayText
  readonly locale: Locale
  readonly resource: ResourceDeclaration
}

/**
 * Saves a value edited in its cell if the update takes whole records: sends the current record with that field changed,
 * at its version. If another person changed the same field, or the server refuses, the cell shows the error and the
 * list reloads. Changes of other fields in the meantime are kept. Can be undone.
 */
export async function saveInRecord(
  at: CellSender,
  row: ResourceRow,
  field: string,
  value: InlineValue,
): Promise<ActionOutcome> {
  const before = row[field]
  await put(at, row, field, { from: before, to: value })
  return { undo: () => put(at, row, field, { from: value, to: before }) }
}

const { viewRow, updateRow } = resourceApi.endpoints

async function put(
  { dispatch, say, locale, resource }: CellSender,
  { id, pid }: ResourceRow,
  field: string,
  { from, to }: { readonly from: unknown; readonly to: unknown },
): Promise<void> {
  const { path, toBody, toValues } = resource
  const refused = (failure: unknown) => {
    const { fields = {}, message } = refusalOf(failure, say)
    return new Error(fields[field] ?? Object.values(fields)[0] ?? message ?? say('error.operation_failed'))
  }
  const overtaken = (words: string) => {
    dispatch(reloadRows(path, pid))
    return new Error(words)
  }
  const found = await dispatch(viewRow.initiate({ path, id }, { subscribe: false, forceRefetch: true }))
  if (found.data === undefined) throw refused(found.error)
  const record = found.data
  if (!Object.is(record[field], from)) throw overtaken(say('table.conflict'))

  const values = valuesOf({ ...record, [field]: to }, resource.editForm ?? resource.form ?? [], toValues)
  const parents = typeof pid === 'number' ? { parents: [pid] } : {}
  const version = versionOf(record)
  const form = toBody?.(values) ?? values
  const { error } = await dispatch(updateRow.initiate({ path, id, form, version, ...parents }))
  if (error === undefined) return
  const conflict = conflictOf(error)
  if (conflict === undefined) throw refused(error)
  const { changedBy: name, changedAt } = conflict
  const time = formatDateTime(changedAt ?? undefined, locale)
  throw overtaken(name === null ? say('table.conflict') : say('table.conflict_by', { name, time }))
}
