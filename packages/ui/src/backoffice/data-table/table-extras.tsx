import { Suspense } from 'react'
import { DeleteDialog } from '../../common/confirm-dialog/confirm-dialog.tsx'
import { onDemand } from '../../common/lazy/on-demand.tsx'
import { WhenWanted } from '../../common/lazy/when-wanted.tsx'
import type { CellWords } from './cell/cell-content.tsx'
import { rowName } from './cell/row-name.ts'
import type { TableParts } from './context/use-table-state.ts'
import type { ExportRun } from './export/export-dialog.tsx'
import { exportChoices } from './export/export-rows.ts'
import { TableDialogs } from './record/table-dialogs.tsx'
import { allowedActions, countOf } from './selection/table-selection.ts'
import type { DataTableProps } from './table-props.ts'

// Loaded on first use, since only some visits need it.
const BulkBar = onDemand(() => import('./selection/bulk-bar.tsx').then(module => module.BulkBar))
const ExportDialog = onDemand(() => import('./export/export-dialog.tsx').then(module => module.ExportDialog))
const ImportDialog = onDemand(() => import('./import/import-dialog.tsx').then(module => module.ImportDialog))
const KeysDialog = onDemand(() => import('./keyboard/keys-dialog.tsx').then(module => module.KeysDialog))
const PictureDialog = onDemand(() => import('./reading/picture-dialog.tsx').then(module => module.PictureDialog))
const RowMenu = onDemand(() => import('./row/row-menu.tsx').then(module => module.RowMenu))

export interface TableExtrasProps<Row extends object> {
  readonly table: DataTableProps<Row>
  readonly parts: TableParts<Row>
  readonly words: CellWords
}

/** Parts around a table that come and go: the selection bar and all overlays. */
export function TableExtras<Row extends object>({ table, parts, words }: TableExtrasProps<Row>) {
  const { say, selection, bulk, deletion, rowButtons, part, picture } = parts
  const actions = table.bulkActions ?? []
  const count = countOf(selection)
  const takesWhole = table.allRows !== undefined || actions.some(action => action.whole === true)
  const doomed = parts.models.find(row => row.id === deletion.doomed[0])?.original
  const example = doomed && (table.nameOf ?? rowName)(doomed)
  const close = (): void => parts.setPart(undefined)
  const shown = parts.columnLayout.placed.map(placed => placed.column)
  const far = table.serverExport
  const page = parts.models.map(model => model.original)
  const writeFile = async (run: ExportRun): Promise<void> => {
    const { exportTable } = await import('./export/export-table.ts')
    await exportTable(
      {
        name: table.name,
        columns: table.columns,
        shown,
        page,
        selection,
        allRows: table.allRows,
        words,
      },
      run,
    )
  }
  return (
    <>
      <WhenWanted wanted={count > 0 || bulk.leftOut !== undefined}>
        <BulkBar
          count={count}
          whole={parts.whole}
          actions={allowedActions(actions, selection).map(action => ({
            id: action.id,
            label: action.label,
            danger: action.danger ?? false,
            onPress: () => void bulk.run(action, selection),
          }))}
          running={bulk.running}
          leftOut={
            bulk.leftOut && {
              title: bulk.leftOut.action.label,
              done: bulk.leftOut.done,
              failed: bulk.leftOut.failed,
              onRetry: () => void bulk.retry(),
              onClose: bulk.forget,
            }
          }
          pageSelected={parts.table.getIsAllPageRowsSelected()}
          total={table.total}
          onWhole={takesWhole ? parts.selectWhole : undefined}
          onClear={parts.clear}
        />
      </WhenWanted>
      <TableDialogs
        open={parts.dialog}
        onClose={() => parts.setDialog(undefined)}
        onSaved={parts.saved}
        slots={table.dialogs ?? {}}
      />
      <DeleteDialog
        open={deletion.doomed.length > 0}
        busy={deletion.busy}
        onCancel={deletion.cancel}
        onConfirm={() => void deletion.confirm()}
      >
        {example
          ? say('table.delete_example', { count: deletion.doomed.length, example })
          : say('table.delete_count', { count: deletion.doomed.length })}
      </DeleteDialog>
      <Suspense fallback={null}>
        {part === 'export' && (
          <ExportDialog
            choices={exportChoices(page.length, parts.selected.length, parts.whole, table.allRows && table.total)}
            hasHidden={shown.length < table.columns.length}
            run={writeFile}
            far={far && { from: far.from, start: allColumns => far.start(allColumns ? table.columns : shown) }}
            onClose={close}
          />
        )}
        {part === 'import' && table.importer && (
          <ImportDialog
            name={table.name}
            importer={table.importer}
            onImported={() => parts.refresh?.()}
            onClose={close}
          />
        )}
        {part === 'keys' && <KeysDialog onClose={close} />}
        {picture !== undefined && <PictureDialog src={picture} onClose={() => parts.setPicture(undefined)} />}
        {rowButtons.menu && (
          <RowMenu
            items={table.rowMenu?.(rowButtons.menu.row) ?? []}
            button={rowButtons.menu.button}
            onClose={rowButtons.closeMenu}
          >
            {rowButtons.menuButtons}
          </RowMenu>
        )}
      </Suspense>
    </>
  )
}
