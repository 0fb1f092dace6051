import type { TableRowModel } from '../model/features.ts'
import type { Branches } from './use-branches.ts'

/** Opens and closes the rows of a tree, and reloads children. */
export function useTree(rows: readonly TableRowModel[], branches: Branches) {
  const { loaded, expanded, load, forget } = branches
  const rowOf = (id: string): TableRowModel | undefined => rows.find(row => row.id === id)
  return {
    loaded,
    rowOf,
    /** Opens or closes a row; the first time its children are loaded. */
    toggle: (row: TableRowModel): void => {
      if (!row.getIsExpanded() && loaded.get(row.id)?.rows === undefined) void load(row.id, row.original)
      else row.toggleExpanded()
    },
    /** Reloads the children of these rows only; open rows stay open. */
    reload: (parents: readonly string[]): void => {
      for (const id of parents) {
        const row = rowOf(id)
        if (row) void load(id, row.original)
        else forget(id)
      }
    },
    /** Rows whose children are visible. */
    open: [...loaded].filter(([id, branch]) => expanded[id] === true && branch.rows).map(([id]) => id),
  }
}
