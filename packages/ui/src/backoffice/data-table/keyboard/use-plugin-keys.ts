import type { TablePlugin } from '../context/table-plugin.ts'
import type { TableState } from '../context/use-table-state.ts'
import { useKeyBoard } from './key-board.ts'
import { type TableKeys, useTableKeys } from './use-table-keys.ts'

/** The single keys of all features. A page's own list of keys replaces that of the table. */
export function usePluginKeys(table: TableState, plugins: readonly TablePlugin[]): void {
  const work = (table.page.keys ?? true) && table.layout.layout.shortcuts
  const showBoard = useKeyBoard(work)
  const keys: TableKeys = Object.fromEntries(plugins.flatMap(plugin => Object.entries(plugin.keys?.(table) ?? {})))
  useTableKeys(table.rootRef, work, { ...keys, ...(showBoard ? { '?': showBoard } : {}) })
}
