import { chakra } from '@chakra-ui/react/styled-system'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { memo, Suspense } from 'react'
import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import { WhenWanted } from '../../common/lazy/when-wanted.tsx'
import { Pagination } from '../../common/pagination/pagination.tsx'
import { Skeleton } from '../../common/skeleton/skeleton.tsx'
import { useTableWords } from './cell/use-words.ts'
import { useStable } from './context/use-stable.ts'
import { useDataTable } from './context/use-table-state.ts'
import { TableArea } from './frame/table-area.tsx'
import { TableState } from './frame/table-states.tsx'
import { TableSettings } from './layout/settings-button.tsx'
import { SearchPanel } from './search/search-panel.tsx'
import { TableExtras } from './table-extras.tsx'
import type { DataTableProps } from './table-props.ts'
import { nextSort } from './table-query.ts'
import { TableToolbar } from './toolbar/table-toolbar.tsx'
import { stateOf } from './views/saved-view.ts'

// Not re-rendered when a row is selected.
const MemoPagination = memo(Pagination)

// Loaded on first use, since only some visits need it.
const FailureBar = lazyPart(() => import('./frame/failure-bar.tsx').then(module => module.FailureBar))
const FilterChips = lazyPart(() => import('./search/filter-chips.tsx').then(module => module.FilterChips))
const ViewTabs = lazyPart(() => import('./views/view-tabs.tsx').then(module => module.ViewTabs))

export type { DataTableHandle, DataTableProps } from './table-props.ts'

const filling = {
  position: 'fixed',
  inset: '0',
  zIndex: 'dock',
  p: '4',
  bg: 'bg.canvas',
  overflow: 'auto',
} as const

/**
 * The reusable table of both back offices (§2): toolbar, search panel, saved views, columns to set up, row buttons, selection
 * over pages, pagination, dialogs. It does not know the server: it asks through `onQuery` and shows the rows it is given.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, query, onQuery, loading = false, failure, onExport, onImport } = props
  const words = useTableWords()
  const parts = useDataTable(props, words)
  const { table, models, columnLayout, buttons, whole, fullScreen } = parts
  const { layout } = columnLayout
  const onPage = useStable((page: number) => onQuery({ ...query, page }))
  const onPerPage = useStable((perPage: number) => onQuery({ ...query, page: 1, perPage }))
  const waiting = props.rows === undefined && !failure
  const hasImport = onImport !== undefined || props.importer !== undefined
  return (
    <chakra.div
      ref={parts.rootRef}
      display="flex"
      flexDirection="column"
      gap="3"
      minW="0"
      {...(fullScreen ? { ...filling, 'data-full-screen': true } : {})}
    >
      {props.views && (
        <Suspense fallback={<Skeleton h="control-sm" />}>
          <ViewTabs views={props.views} now={stateOf(query, layout)} />
        </Suspense>
      )}
      {buttons.search && parts.searchOpen && parts.searchFields.length > 0 && (
        <SearchPanel
          fields={parts.searchFields}
          search={query.search}
          {...(props.searchDefaults ? { defaults: props.searchDefaults } : {})}
          onSearch={parts.search}
          expanded={layout.searchExpanded}
          onExpanded={searchExpanded => columnLayout.change({ searchExpanded })}
        />
      )}
      <TableToolbar
        onAdd={parts.add}
        onSearch={buttons.search ? parts.toggleSearch : undefined}
        searchOpen={parts.searchOpen}
        onImport={buttons.import && hasImport ? (onImport ?? (() => parts.setPart('import'))) : undefined}
        onExport={buttons.export ? () => (onExport ? onExport(parts.selected) : parts.setPart('export')) : undefined}
        onDelete={buttons.destroy && props.onDelete ? parts.askDelete : undefined}
        onRefresh={parts.refresh}
        refreshing={loading}
        loadedAt={
          parts.loadedAt === undefined ? undefined : formatDateTime(new Date(parts.loadedAt), words.locale).slice(11)
        }
        folded={parts.fit.folded}
        foldedOpen={parts.fit.open}
        onFolded={parts.fit.toggle}
        fullScreen={fullScreen}
        onFullScreen={() => parts.setFullScreen(!fullScreen)}
        settings={
          <TableSettings
            columns={props.columns}
            layout={layout}
            onChange={columnLayout.change}
            refreshes={props.onRefresh !== undefined}
          />
        }
      >
        {props.toolbar?.(parts.selected)}
      </TableToolbar>
      <WhenWanted wanted={Object.keys(query.search).length > 0}>
        <FilterChips fields={parts.searchFields} search={query.search} onSearch={parts.search} />
      </WhenWanted>
      {failure && models.length > 0 && (
        <Suspense fallback={null}>
          <FailureBar failure={failure} retrying={loading} onRetry={props.onRefresh} />
        </Suspense>
      )}
      <TableArea
        frameRef={parts.frameRef}
        name={name}
        density={layout.density}
        maxHeight={fullScreen ? 'calc(100dvh - 150px)' : (props.maxHeight ?? 'max(320px, calc(100dvh - 270px))')}
        waiting={waiting}
        loading={loading}
        models={models}
        window={parts.window}
        virtual={parts.virtual}
        placed={parts.fit.placed}
        widths={columnLayout.widths}
        onDrag={columnLayout.onDragWidths}
        onWidths={columnLayout.onWidths}
        sort={query.sort}
        onSort={(column, additive) => onQuery({ ...query, page: 1, sort: nextSort(query.sort, column, additive) })}
        allSelected={models.length > 0 && table.getIsAllPageRowsSelected()}
        someSelected={table.getIsSomePageRowsSelected()}
        onSelectAll={on => table.toggleAllPageRowsSelected(on)}
        whole={whole}
        selection={table.state.rowSelection}
        flashing={parts.flashing}
        words={words}
        actions={parts.rowButtons.draw}
        fit={parts.fit}
        isTree={props.tree !== undefined}
        lineOf={parts.tree.lineOf}
        onBranch={parts.tree.toggle}
        step={parts.rowFocus.step}
        focusId={parts.rowFocus.focusId}
        onSaved={parts.onRowSaved}
        onPicture={parts.setPicture}
        summary={props.summary}
        summaryNote={props.summaryNote}
      >
        <TableState
          failure={failure}
          onRetry={props.onRefresh}
          retrying={loading}
          searching={Object.keys(query.search).length > 0}
          onClearSearch={() => parts.search({})}
          onAdd={parts.add}
        />
      </TableArea>
      <TableExtras table={props} parts={parts} words={words} />
      <MemoPagination
        page={query.page}
        perPage={query.perPage}
        total={props.total}
        totalCapped={props.totalCapped ?? false}
        disabled={waiting}
        loading={props.rows === undefined}
        onPage={onPage}
        onPerPage={onPerPage}
      />
    </chakra.div>
  )
}
