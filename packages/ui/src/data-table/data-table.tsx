import { chakra } from '@chakra-ui/react/styled-system'
import { hasText, sayWith, useLocale, useText, useTranslation } from '@shiji/i18n/react.ts'
import { memo, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { DeleteDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { exportSheet } from '../spreadsheet/export-sheet.ts'
import { toast } from '../toast/toast.ts'
import { type Density, rowHeights } from './density.ts'
import { RowActions } from './row-actions.tsx'
import { type SearchField, SearchPanel } from './search-panel.tsx'
import { defaultButtons, type TableButtons } from './table-buttons.ts'
import { type TableColumn, widthOf } from './table-column.ts'
import { type DialogSlots, type OpenDialog, TableDialogs } from './table-dialogs.tsx'
import { TableFrame } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'
import { nextSort, type TableQuery } from './table-query.ts'
import { TableRow } from './table-row.tsx'
import { TableSettings } from './table-settings.tsx'
import { tableSheet } from './table-sheet.ts'
import { RefreshBar, SkeletonRows, type TableFailure, TableState } from './table-states.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { keyOf, useTableModel } from './use-table-model.ts'

export interface DataTableProps<Row extends object> {
  /** Spoken name of the table; usually the name of the menu. */
  readonly name: string
  /** Keep it outside the component: a new list builds the table anew. */
  readonly columns: readonly TableColumn<Row>[]
  /** Rows of the page; undefined until they are first there. Earlier rows may stay while new ones load. */
  readonly rows: readonly Row[] | undefined
  readonly total: number
  /** There are more rows than `total` says. @default false */
  readonly totalCapped?: boolean
  readonly query: TableQuery
  readonly onQuery: (query: TableQuery) => void
  /** Rows are on their way. @default false */
  readonly loading?: boolean
  readonly failure?: TableFailure | undefined
  readonly onRefresh?: () => void
  /** Field that tells rows apart. @default 'id' (§3) */
  readonly rowId?: string
  /** What the page switches on or off (§6). */
  readonly buttons?: Partial<TableButtons>
  readonly searchFields?: readonly SearchField[]
  readonly searchDefaults?: Readonly<Record<string, string>>
  readonly dialogs?: DialogSlots<Row>
  /** Takes Add, Edit and View over from the dialogs, for pages that have pages of their own for them. */
  readonly onAdd?: () => void
  readonly onEdit?: (row: Row) => void
  readonly onView?: (row: Row) => void
  /** Deletes after the question was answered; false keeps the selection and the question. */
  readonly onDelete?: (ids: readonly string[]) => Promise<boolean>
  readonly onImport?: () => void
  /** Takes Export over. @default the selected rows of the page, or all of it, as a sheet named after the table (§7) */
  readonly onExport?: (selected: readonly string[]) => void
  /** Which buttons a row allows beyond what the page switches. @default all */
  readonly allows?: (row: Row, action: 'show' | 'update' | 'deletes') => boolean
  /** More buttons of a row, as plain `button` elements. */
  readonly rowActions?: (row: Row) => ReactNode
  /** More buttons in the toolbar. */
  readonly toolbar?: (selected: readonly string[]) => ReactNode
  readonly onSelection?: (selected: readonly string[]) => void
  /** Most height of the scrolling part. @default what is left of the window, at least 320px */
  readonly maxHeight?: string
}

const noFields: readonly SearchField[] = []

/**
 * The reusable table of both back offices (§2): toolbar, search panel, columns to choose, row buttons, selection over
 * pages, pagination, dialogs. It knows no server: it asks by `onQuery` and shows what it is given.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, query, onQuery, rowId = 'id', loading = false, failure, searchFields = noFields } = props
  const { onAdd, onEdit, onView, onDelete, onImport, onExport, allows, rowActions, onSelection } = props
  const say = useText('common', 'error', 'table')
  const locale = useLocale()
  const { i18n } = useTranslation('status')
  const words = useMemo(() => {
    const sayStatus = sayWith(i18n)
    return {
      locale,
      status: (vocabulary: string, status: string) => {
        const key = `status.${vocabulary}.${status}`
        return hasText(i18n, key) ? sayStatus(key) : status
      },
    }
  }, [i18n, locale])
  const buttons = { ...defaultButtons, ...props.buttons }
  const { table, visible, resetColumns } = useTableModel(columns, rows, rowId)
  const [dialog, setDialog] = useState<OpenDialog<Row>>()
  const [doomed, setDoomed] = useState<readonly string[]>([])
  const [deleting, setDeleting] = useState(false)
  const [searchOpen, setSearchOpen] = useState(() => Object.keys(query.search).length > 0)
  const [density, setDensity] = useState<Density>('normal')

  // Made once per table, so that the memo knows the type of its rows.
  const [MemoRow] = useState(() => memo(TableRow<Row>))
  const selection = table.state.rowSelection
  const selected = useMemo(() => Object.keys(selection), [selection])
  const announce = useEffectEvent((ids: readonly string[]) => onSelection?.(ids))
  useEffect(() => announce(selected), [selected])

  const { show, update, deletes } = buttons
  const actions = useMemo(() => {
    if (!show && !update && !deletes && !rowActions) return undefined
    const may = (row: Row, action: 'show' | 'update' | 'deletes'): boolean => allows?.(row, action) ?? true
    return (row: Row, place: number) => (
      <RowActions
        row={row}
        place={place}
        say={say}
        onView={show && may(row, 'show') ? (onView ?? (each => setDialog({ kind: 'view', row: each }))) : undefined}
        onEdit={update && may(row, 'update') ? (onEdit ?? (each => setDialog({ kind: 'edit', row: each }))) : undefined}
        onDelete={deletes && may(row, 'deletes') ? each => setDoomed([keyOf(each, rowId)]) : undefined}
        more={rowActions?.(row)}
      />
    )
  }, [show, update, deletes, rowActions, allows, onView, onEdit, rowId, say])

  const destroy = async (): Promise<void> => {
    if (!onDelete) return
    setDeleting(true)
    try {
      if (!(await onDelete(doomed))) return
      setDoomed([])
      table.setRowSelection(old => Object.fromEntries(Object.entries(old).filter(([id]) => !doomed.includes(id))))
    } catch (error) {
      console.error(error)
      toast.error(say('error.operation_failed'))
    } finally {
      setDeleting(false)
    }
  }
  const exportRows = async (): Promise<void> => {
    const chosen = (rows ?? []).filter(row => selected.length === 0 || selection[keyOf(row, rowId)] === true)
    try {
      await exportSheet(props.name, tableSheet(visible, chosen, words))
      toast.success(say('table.export_done'))
    } catch (error) {
      console.error(error)
      toast.error(say('error.operation_failed'))
    }
  }
  const askSearch = (): void => {
    if (searchFields.length === 0) toast.warning(say('error.wait_setting'))
    else setSearchOpen(!searchOpen)
  }
  const askDelete = (): void => {
    if (selected.length === 0) toast.warning(say('error.select_first'))
    else setDoomed(selected)
  }
  const models = table.getRowModel().rows
  const waiting = rows === undefined && !failure
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
      {buttons.search && searchOpen && searchFields.length > 0 && (
        <SearchPanel
          fields={searchFields}
          search={query.search}
          {...(props.searchDefaults ? { defaults: props.searchDefaults } : {})}
          onSearch={search => onQuery({ ...query, page: 1, search })}
        />
      )}
      <TableToolbar
        onAdd={buttons.store ? (onAdd ?? (() => setDialog({ kind: 'add' }))) : undefined}
        onSearch={buttons.search ? askSearch : undefined}
        searchOpen={searchOpen}
        onImport={buttons.import ? onImport : undefined}
        onExport={buttons.export ? () => (onExport ? onExport(selected) : void exportRows()) : undefined}
        onDelete={buttons.destroy && onDelete ? askDelete : undefined}
        onRefresh={props.onRefresh}
        refreshing={loading}
        selected={selected.length}
        onClearSelection={() => table.resetRowSelection(true)}
        settings={
          <TableSettings
            columns={columns.map(({ id, title }) => ({
              id,
              title,
              shown: table.getColumn(id)?.getIsVisible() ?? true,
            }))}
            onColumn={(id, shown) => table.getColumn(id)?.toggleVisibility(shown)}
            onReset={resetColumns}
            density={density}
            onDensity={setDensity}
          />
        }
      >
        {props.toolbar?.(selected)}
      </TableToolbar>
      <TableFrame
        data-stale={loading && !waiting}
        tabIndex={0}
        role="region"
        aria-label={props.name}
        maxH={props.maxHeight ?? 'max(320px, calc(100dvh - 270px))'}
        css={{ '--row-height': `${rowHeights[density]}px` }}
      >
        {loading && !waiting && <RefreshBar aria-hidden />}
        <table aria-label={props.name} aria-busy={loading}>
          <colgroup>
            <col />
            {visible.map(column => (
              <col
                key={column.id}
                {...(widthOf(column) ? { style: { width: widthOf(column), minWidth: widthOf(column) } } : {})}
              />
            ))}
            {actions && <col />}
          </colgroup>
          <TableHead
            columns={visible}
            sort={query.sort}
            onSort={(column, additive) => onQuery({ ...query, page: 1, sort: nextSort(query.sort, column, additive) })}
            allSelected={models.length > 0 && table.getIsAllPageRowsSelected()}
            someSelected={table.getIsSomePageRowsSelected()}
            onSelectAll={on => table.toggleAllPageRowsSelected(on)}
            hasActions={actions !== undefined}
          />
          {waiting ? (
            <SkeletonRows rows={8} columns={visible.length + 1 + (actions ? 1 : 0)} />
          ) : (
            <tbody>
              {models.map((row, index) => (
                <MemoRow
                  key={row.id}
                  row={row}
                  selected={selection[row.id] === true}
                  place={index + 1}
                  selectLabel={say('table.row_select', { row: index + 1 })}
                  columns={visible}
                  words={words}
                  actions={actions}
                />
              ))}
            </tbody>
          )}
        </table>
        {!waiting && models.length === 0 && (
          <chakra.div position="sticky" insetInlineStart="0">
            <TableState
              failure={failure}
              onRetry={props.onRefresh}
              retrying={loading}
              searching={Object.keys(query.search).length > 0}
              onClearSearch={() => onQuery({ ...query, page: 1, search: {} })}
            />
          </chakra.div>
        )}
      </TableFrame>
      <Pagination
        page={query.page}
        perPage={query.perPage}
        total={props.total}
        totalCapped={props.totalCapped ?? false}
        disabled={waiting}
        onPage={page => onQuery({ ...query, page })}
        onPerPage={perPage => onQuery({ ...query, page: 1, perPage })}
      />
      <TableDialogs open={dialog} onClose={() => setDialog(undefined)} slots={props.dialogs ?? {}} />
      <DeleteDialog
        open={doomed.length > 0}
        busy={deleting}
        onCancel={() => setDoomed([])}
        onConfirm={() => void destroy()}
      >
        {say('table.delete_count', { count: doomed.length })}
      </DeleteDialog>
    </chakra.div>
  )
}
