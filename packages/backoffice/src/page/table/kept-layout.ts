import { readLayout, type TableLayout } from '@shiji/ui/backoffice/data-table/layout/table-layout.ts'
import type { TableColumn } from '@shiji/ui/backoffice/data-table/table-column.ts'
import { useEffect, useMemo, useState } from 'react'
import type { TableName } from '../declaration/table-name.ts'
import { copyLayout, keepLayout, readLocalLayout } from './local-layout.ts'
import { useLateSend } from './use-late-send.ts'

/** Data of a layout besides the copy in this browser. */
export interface ServedLayout {
  /** Id of the logged-in person; undefined until known. */
  readonly person: number | undefined
  /** The server's copy; undefined until loaded, null if there is none. */
  readonly layout: unknown
}

/**
 * A person's table settings: columns, density, keys. The browser's copy shows at once and is replaced by the server's when that arrives; a change is
 * written to both.
 */
export function useKeptLayout<Row extends object>(
  { area, page }: TableName,
  columns: readonly TableColumn<Row>[],
  { person, layout: served }: ServedLayout,
): readonly [layout: TableLayout, keep: (layout: TableLayout) => void] {
  const table = useMemo(() => ({ area, page }), [area, page])
  const read = () => ({ table, person, ...readLocalLayout(table, person) })
  const [kept, setKept] = useState(read)
  const isOld = kept.table !== table || kept.person !== person
  const local = isOld ? read() : kept
  if (isOld) setKept(local)
  // An unsent local change is newer than the server's copy.
  const adopts = person !== undefined && served !== undefined && served !== null && !local.unsent
  const value = adopts ? served : local.value
  const layout = useMemo(() => readLayout(value, columns), [value, columns])
  const send = useLateSend(table)
  useEffect(() => {
    if (adopts) copyLayout(table, served)
  }, [adopts, table, served])
  useEffect(() => {
    const left = readLocalLayout(table, person)
    if (left.unsent) send(left.value)
  }, [table, person, send])
  const keep = (next: TableLayout) => {
    setKept({ table, person, value: next, unsent: true })
    keepLayout(table, next, person)
    send(next)
  }
  return [layout, keep]
}
