import { useText } from '@shiji/i18n/react.ts'
import { useCallback, useImperativeHandle, useMemo, useRef } from 'react'
import { useTableWords } from '../cell/use-words.ts'
import { useRowFocus } from '../keyboard/use-row-focus.ts'
import { rowHeights } from '../layout/density.ts'
import { useTableLayout } from '../layout/use-table-layout.ts'
import { keyOf, useTableModel } from '../model/use-table-model.ts'
import { useOverlay } from '../record/use-overlay.ts'
import { useRecords } from '../record/use-records.ts'
import { useAutoRefresh, useLoadedAt } from '../refresh/use-loads.ts'
import { useTableRoom } from '../room/use-table-room.ts'
import { useFlash } from '../row/use-flash.ts'
import { useRowButtons } from '../row/use-row-buttons.tsx'
import { useUnfolded } from '../row/use-unfolded.ts'
import { useSearch } from '../search/use-search.ts'
import { useBulk } from '../selection/use-bulk.ts'
import { useSelection } from '../selection/use-selection.ts'
import type { DataTableProps } from '../table-props.ts'
import { defaultButtons } from '../toolbar/table-buttons.ts'
import { useFullScreen } from '../toolbar/use-full-screen.ts'
import { useBranches } from '../tree/use-branches.ts'
import { useTree } from '../tree/use-tree.ts'
import { useRowWindow } from '../virtual/use-row-window.ts'

/** The model of a table and the state of its features; parts read it by `useTableContext`. */
export function useTableState(page: DataTableProps<object>) {
  const { columns, rowId = 'id', loading = false, query, total, searchFields } = page
  const say = useText('common', 'error', 'table')
  const words = useTableWords()
  const rootRef = useRef<HTMLDivElement>(null)
  const frameRef = useRef<HTMLDivElement>(null)
  const buttons = { ...defaultButtons, ...page.buttons }
  const idOf = useCallback((row: object): string => keyOf(row, rowId), [rowId])
  const layout = useTableLayout(columns, page.layout, page.onLayout)
  const branches = useBranches(page.tree, idOf, say)
  const { table, rows, placed, chosen } = useTableModel({ page, layout, branches })
  const tree = useTree(rows, branches)
  const unfolded = useUnfolded()
  const ids = useMemo(() => rows.map(row => row.id), [rows])
  const { rows: window, virtual, reveal } = useRowWindow(frameRef, rows.length, rowHeights[layout.layout.density])
  const rowFocus = useRowFocus(frameRef, ids, reveal)
  const { flashing, flash } = useFlash(ids, loading, reveal)
  const selection = useSelection({ chosen, search: query.search, total, onSelection: page.onSelection })
  const clearSelection = (): void => table.resetRowSelection(true)
  const bulk = useBulk<object>(say, idOf, clearSelection)
  const search = useSearch(rootRef, searchFields, say, query, page.onQuery)
  const overlay = useOverlay()
  const records = useRecords({ page, buttons, say, table, tree, overlay, selection, flash, idOf })
  useImperativeHandle(page.handle, () => ({ saved: records.saved }))
  const refresh =
    page.onRefresh &&
    ((): void => {
      page.onRefresh?.()
      tree.reload(tree.open)
    })
  useAutoRefresh(layout.layout.refreshEvery, refresh, loading || overlay.open !== undefined)
  const fit = useTableRoom({
    frameRef,
    placed,
    rows,
    drawn: window.end - window.first,
    virtual,
    widths: layout.widths,
    words,
    summary: page.summary,
  })
  const rowButtons = useRowButtons(say, buttons, page, overlay.show, records.askDeleteRow, fit.look === 'one')
  return {
    /** Props of the page. */
    page,
    buttons,
    say,
    words,
    rootRef,
    frameRef,
    /** The model of @tanstack/react-table: columns, order, pages, selection, open rows. */
    table,
    /** Visible rows, including those of open branches. */
    rows,
    /** Rows that are rendered. */
    window,
    virtual,
    layout,
    /** Columns that are not hidden by the person; those that fit are in `fit`. */
    placed,
    fit,
    tree,
    /** Rows whose details are open below them. */
    unfolded,
    rowFocus,
    flashing,
    selection,
    clearSelection,
    bulk,
    search,
    overlay,
    records,
    rowButtons,
    refresh,
    loadedAt: useLoadedAt(page.rows, page.loadedAt),
    fullScreen: useFullScreen(),
    /** Rows have not loaded yet. */
    waiting: page.rows === undefined && !page.failure,
    loading,
  }
}

/** Everything that the parts of a table share. */
export type TableState = ReturnType<typeof useTableState>
