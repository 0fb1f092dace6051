import { useText } from '@shiji/i18n/react.ts'
import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { toast } from '../../../common/toast/toast.ts'
import type { CellWords } from '../cell/cell-content.tsx'
import { useKeyBoard } from '../keyboard/key-board.ts'
import { useRowFocus } from '../keyboard/use-row-focus.ts'
import { useTableKeys } from '../keyboard/use-table-keys.ts'
import { rowHeights } from '../layout/density.ts'
import { useTableLayout } from '../layout/use-table-layout.ts'
import { keyOf, useTableModel } from '../model/use-table-model.ts'
import type { OpenDialog, TableChange } from '../record/table-dialogs.tsx'
import { useDelete } from '../record/use-delete.ts'
import { useAutoRefresh, useLoadedAt } from '../refresh/use-loads.ts'
import { useTableRoom } from '../room/use-table-room.ts'
import { useFlash } from '../row/use-flash.ts'
import { useRowButtons } from '../row/use-row-buttons.tsx'
import type { SearchField } from '../search/search-field.ts'
import { useBulk } from '../selection/use-bulk.ts'
import { useSelection } from '../selection/use-selection.ts'
import type { DataTableProps } from '../table-props.ts'
import { defaultButtons } from '../toolbar/table-buttons.ts'
import { useTreeRows } from '../tree/use-tree-rows.ts'
import { useRowWindow } from '../virtual/use-row-window.ts'
import { useStable } from './use-stable.ts'

const noFields: readonly SearchField[] = []

/** Overlays of a table, besides the dialogs of its rows. */
export type OpenPart = 'keys' | 'export' | 'import'

/** State and actions of a table; `DataTable` renders it. */
export function useDataTable<Row extends object>(props: DataTableProps<Row>, words: CellWords) {
  const { columns, query, onQuery, rowId = 'id', loading = false, searchFields = noFields, total } = props
  const say = useText('common', 'error', 'table')
  const rootRef = useRef<HTMLDivElement>(null)
  const frameRef = useRef<HTMLDivElement>(null)
  const buttons = { ...defaultButtons, ...props.buttons }
  const idOf = useCallback((row: Row): string => keyOf(row, rowId), [rowId])
  const columnLayout = useTableLayout(columns, props.layout, props.onLayout)
  const { layout } = columnLayout
  const tree = useTreeRows(props.rows, props.tree, idOf, say)
  const { table, chosen, setChosen } = useTableModel(columns, tree.rows, rowId)
  const models = table.getRowModel().rows
  const ids = useMemo(() => models.map(row => row.id), [models])
  const { rows: window, virtual, reveal } = useRowWindow(frameRef, models.length, rowHeights[layout.density])
  const rowFocus = useRowFocus(frameRef, ids, reveal)
  const { flashing, flash } = useFlash(ids, loading, reveal)
  const { selection, whole, clear, selectWhole } = useSelection({ chosen, setChosen, search: query.search, total })
  const bulk = useBulk<Row>(say, idOf, clear)
  const loadedAt = useLoadedAt(props.rows, props.loadedAt)

  const [dialog, setDialog] = useState<OpenDialog<Row>>()
  const [part, setPart] = useState<OpenPart>()
  const [picture, setPicture] = useState<string>()
  const [fullScreen, setFullScreen] = useState(false)
  const [searchOpen, setSearchOpen] = useState(() => Object.keys(query.search).length > 0)

  const refresh =
    props.onRefresh &&
    ((): void => {
      props.onRefresh?.()
      tree.reload(tree.open)
    })
  const busy = loading || dialog !== undefined || part !== undefined
  useAutoRefresh(layout.refreshEvery, refresh, busy)

  const saved = ({ ids: rows = [], parents = [] }: TableChange): void => {
    const above = parents.map(String)
    tree.reload(above.filter(id => id !== '0' && id !== ''))
    if (above.some(id => id === '0' || id === '')) props.onRefresh?.()
    flash(rows.map(String))
  }
  useImperativeHandle(props.handle, () => ({ saved }))
  // For the memo of the rows.
  const onRowSaved = useStable((row: Row): void => flash([idOf(row)]))
  const deletion = useDelete(say, props.onDelete, gone => {
    setChosen(new Map([...chosen].filter(([id]) => !gone.includes(id))))
    const parents = gone.flatMap(id => tree.lineOf.get(id)?.parent ?? [])
    tree.reload([...new Set(parents)])
  })
  const { ask } = deletion
  const askDeleteRow = useCallback((row: Row): void => ask([idOf(row)]), [ask, idOf])
  const { placed, widths } = columnLayout
  const drawn = window.end - window.first
  const fit = useTableRoom({
    frameRef,
    placed,
    rows: models,
    drawn,
    virtual,
    widths,
    words,
    summary: props.summary,
  })
  const rowButtons = useRowButtons(say, buttons, props, setDialog, askDeleteRow, fit.look === 'one')

  const selected = useMemo(() => [...chosen.keys()], [chosen])
  const announce = useEffectEvent(() => props.onSelection?.(selected, selection))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the selection is another one
  useEffect(() => announce(), [selected, whole])
  useEffect(() => {
    if (!fullScreen) return
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFullScreen(false)
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [fullScreen])

  const add = buttons.store ? (props.onAdd ?? (() => setDialog({ kind: 'add' }))) : undefined
  const toggleSearch = (): void => {
    if (searchFields.length === 0) toast.warning(say('error.wait_setting'))
    else setSearchOpen(!searchOpen)
  }
  const askDelete = (): void => {
    if (selected.length === 0) toast.warning(say('error.select_first'))
    else if (whole) toast.warning(say('table.delete_rows_only'))
    else ask(selected)
  }
  const edit = (): void => {
    const row = models.find(each => each.id === rowFocus.current())?.original
    if (!row || !buttons.update || !(props.allows?.(row, 'update') ?? true)) return
    if (props.onEdit) props.onEdit(row)
    else setDialog({ kind: 'edit', row })
  }
  const focusSearch = (): void => {
    if (searchFields.length === 0) {
      toggleSearch()
      return
    }
    setSearchOpen(true)
    requestAnimationFrame(() =>
      rootRef.current?.querySelector<HTMLElement>('[role=search] :is(input, select, textarea)')?.focus(),
    )
  }
  const keysWork = (props.keys ?? true) && layout.shortcuts
  const showBoard = useKeyBoard(keysWork)
  useTableKeys(rootRef, keysWork, {
    '/': buttons.search ? focusSearch : undefined,
    n: add,
    j: () => rowFocus.step(1),
    k: () => rowFocus.step(-1),
    x: whole ? undefined : () => models.find(row => row.id === rowFocus.current())?.toggleSelected(),
    e: buttons.update ? edit : undefined,
    '?': showBoard ?? (() => setPart('keys')),
  })

  return {
    say,
    rootRef,
    frameRef,
    buttons,
    idOf,
    columnLayout,
    tree,
    table,
    models,
    window,
    virtual,
    rowFocus,
    flashing,
    selection,
    selected,
    whole,
    clear,
    selectWhole,
    bulk,
    loadedAt,
    refresh,
    saved,
    onRowSaved,
    deletion,
    rowButtons,
    fit,
    dialog,
    setDialog,
    part,
    setPart,
    picture,
    setPicture,
    fullScreen,
    setFullScreen,
    searchOpen,
    searchFields,
    toggleSearch,
    askDelete,
    add,
    search: (search: Readonly<Record<string, string>>) => onQuery({ ...query, page: 1, search }),
  }
}

/** Result of `useDataTable`. */
export type TableParts<Row extends object> = ReturnType<typeof useDataTable<Row>>
