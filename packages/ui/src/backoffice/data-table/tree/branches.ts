import type { TableRowModel } from '../model/features.ts'

/** How a table loads the rows below a row (§3: `has_children`, `id`, `pid`). */
export interface LazyTree<Row extends object> {
  /**
   * Loads the children of a row; called when it is first opened, and again when one of them changed. Undefined if it
   * was refused and the caller has shown the error; a rejection shows as failed.
   */
  readonly load: (parent: Row) => Promise<readonly Row[] | undefined>
  /** @default the row's `has_children` */
  readonly hasChildren?: (row: Row) => boolean
}

/** The children of a row. */
export interface Branch {
  readonly loading: boolean
  /** Undefined until loaded. */
  readonly rows?: readonly object[]
}

/** Whether a row can be opened, and is open. */
export type BranchState = 'closed' | 'open' | 'loading'

/** Whether a row has children. Loaded children are newer than the flag, which is as old as the row. */
export const hasBranch = (branch: Branch | undefined, flag: boolean): boolean =>
  branch?.rows ? branch.rows.length > 0 : flag

/** Whether the children of a row are visible; undefined for a row without children. */
export function branchState(
  row: Pick<TableRowModel, 'getCanExpand' | 'getIsExpanded'>,
  branch: Branch | undefined,
): BranchState | undefined {
  if (!row.getCanExpand()) return undefined
  if (branch?.loading && branch.rows === undefined) return 'loading'
  return row.getIsExpanded() ? 'open' : 'closed'
}
