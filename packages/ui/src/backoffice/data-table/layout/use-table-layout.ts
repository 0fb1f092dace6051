import { useMemo, useState } from 'react'
import { defaultLayout, type LayoutColumn, readLayout, type TableLayout } from './table-layout.ts'

/**
 * The layout of a table: controlled by the caller, or the table's own. The columns of the table's state come from it.
 */
export function useTableLayout(
  columns: readonly LayoutColumn[],
  given: TableLayout | undefined,
  onLayout: ((layout: TableLayout) => void) | undefined,
) {
  const [own, setOwn] = useState(given)
  const kept = given ?? own
  const layout = useMemo(() => (kept ? readLayout(kept, columns) : defaultLayout(columns)), [kept, columns])
  // While a width is dragged only the table changes; the caller receives the final one.
  const [dragged, setDragged] = useState<TableLayout['widths']>()
  const change = (part: Partial<TableLayout>): void => {
    const next = { ...layout, ...part }
    setOwn(next)
    onLayout?.(next)
  }
  return {
    layout,
    /** Manually set, in px. */
    widths: dragged ?? layout.widths,
    change,
    /** Columns as declared by the page; everything else stays. */
    reset: (): void => {
      const { order, hidden, pinned, widths } = defaultLayout(columns)
      change({ order, hidden, pinned, widths })
    },
    drag: setDragged,
    resize: (widths: TableLayout['widths']): void => {
      setDragged(undefined)
      change({ widths })
    },
  }
}

/** The layout of a table and its changes. */
export type TableLayoutState = ReturnType<typeof useTableLayout>
