import { readLayout, type TableLayout } from '@shiji/ui/data-table/layout/table-layout.ts'
import type { TableColumn } from '@shiji/ui/data-table/table-column.ts'
import { useMemo, useState } from 'react'

const keyOf = (path: string) => `table_layout:${path}`

/**
 * What a person set up about the table of a page: columns, density, keys. Kept in this browser, by the path of the page's
 * calls; this is the one place that knows where.
 */
export function useKeptLayout<Row extends object>(
  path: string,
  columns: readonly TableColumn<Row>[],
): readonly [layout: TableLayout, keep: (layout: TableLayout) => void] {
  const [kept, setKept] = useState({ path, value: read(path) })
  const value = kept.path === path ? kept.value : read(path)
  const layout = useMemo(() => readLayout(value, columns), [value, columns])
  const keep = (next: TableLayout) => {
    setKept({ path, value: next })
    write(path, next)
  }
  return [layout, keep]
}

function read(path: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(path)) ?? 'null')
  } catch {
    // What cannot be read is as if it had never been kept.
    return null
  }
}

function write(path: string, layout: TableLayout): void {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(layout))
  } catch {
    // A browser that keeps nothing forgets this choice with the page.
  }
}
