import { textOf } from '../form-value/read-value.ts'
import type { SourceRow, TableSource } from './table-source.ts'

/** Id of a row as text. */
export const idOf = (source: TableSource, row: SourceRow): string => textOf(row[source.rowId ?? 'id'])

/** Label of a row: by its source, else its name, title or nickname, else its id. */
export function wordOf(source: TableSource, row: SourceRow): string {
  if (source.labelOf) return source.labelOf(row)
  const word = [row.name, row.title, row.nickname].map(textOf).find(text => text !== '')
  return word ?? idOf(source, row)
}
