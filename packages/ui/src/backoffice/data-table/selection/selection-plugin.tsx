import { onDemand } from '../../../common/lazy/on-demand.tsx'
import { WhenWanted } from '../../../common/lazy/when-wanted.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'
import { pageSelection } from './page-selection.ts'
import { allowedActions, countOf } from './table-selection.ts'

// Loaded on first use, since only some visits need it.
const BulkBar = onDemand(() => import('./bulk-bar.tsx').then(module => module.BulkBar))

function Bar() {
  const { page, rows, selection, clearSelection, bulk } = useTableContext()
  const actions = page.bulkActions ?? []
  const count = countOf(selection.selection)
  const takesWhole = page.allRows !== undefined || actions.some(action => action.whole === true)
  const { leftOut } = bulk
  return (
    <WhenWanted wanted={count > 0 || leftOut !== undefined}>
      <BulkBar
        count={count}
        whole={selection.whole}
        actions={allowedActions(actions, selection.selection).map(action => ({
          id: action.id,
          label: action.label,
          danger: action.danger ?? false,
          onPress: () => void bulk.run(action, selection.selection),
        }))}
        running={bulk.running}
        leftOut={
          leftOut && {
            title: leftOut.action.label,
            done: leftOut.done,
            failed: leftOut.failed,
            onRetry: () => void bulk.retry(),
            onClose: bulk.forget,
          }
        }
        pageSelected={pageSelection(rows) === 'all'}
        total={page.total}
        onWhole={takesWhole ? selection.selectWhole : undefined}
        onClear={clearSelection}
      />
    </WhenWanted>
  )
}

/** Actions on the selected rows, in the bar that slides up. */
export const selectionPlugin: TablePlugin = {
  name: 'selection',
  below: Bar,
  keys: ({ rows, rowFocus, selection }) => ({
    x: selection.whole ? undefined : () => rows.find(row => row.id === rowFocus.current())?.toggleSelected(),
  }),
}
