import { useMemo, useState } from 'react'
import type { TableColumn } from '../table-column.ts'
import { arrangeColumns, defaultLayout, readLayout, type TableLayout } from './table-layout.ts'

/** The layout of a table: controlled by the caller, or the table's own. */
export function useTableLayout<Row extends object>(
  columns: readonly TableColumn<Row>[],
  given: TableLayout | undefined,
  onLayout: ((layout: TableLayout) => void) | undefined,
) {
  const [own, setOwn] = useState(given)
  const kept = given ?? own
  const layout = useMemo(() => (kept ? readLayout(kept, columns) : defaultLayout(columns)), [kept, columns])
  // While a width is dragged only the table changes; the caller gets the final one.
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>()
  const widths = dragged ?? layout.widths
  const { order, hidden, pinned } = layout
  const placed = useMemo(() => arrangeColumns(columns, { order, hidden, pinned }), [columns, order, hidden, pinned])
  const change = (part: Partial<TableLayout>): void => {
    const next = { ...layout, ...part }
    setOwn(next)
    onLayout?.(next)
  }
  return {
    layout,
    placed,
    widths,
    change,
    onDragWidths: setDragged,
    onWidths: (next: Readonly<Record<string, number>>): void => {
      setDragged(undefined)
      change({ widths: next })
    },
  }
}
