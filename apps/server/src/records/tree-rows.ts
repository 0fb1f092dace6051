import type { Ctx } from '../infra/context.ts'
import { refuseParents, type TreeTable, withChildren } from '../infra/database/tree.ts'

/**
 * What every lazy tree of a back office has in common: children by `isChildren` and `pid`, rows that tell whether others are below them, and the
 * refusal to delete such a row alone. `wire` writes a row as it is sent.
 */
export function treeRows<T extends TreeTable & { readonly $inferSelect: { readonly id: number } }, Wire>(
  table: T,
  wire: (row: T['$inferSelect']) => Wire,
) {
  return {
    table,
    parent: table.pid,
    present: async (ctx: Ctx, rows: readonly T['$inferSelect'][]) => {
      const parents = await withChildren(ctx, table, rows)
      return rows.map(row => ({ ...wire(row), has_children: parents.has(row.id) }))
    },
    beforeDelete: (tx: Ctx, rows: readonly T['$inferSelect'][]) => refuseParents(tx, table, rows),
  }
}
