/** How a table asks for the rows below a row (§3: `has_children`, `id`, `pid`). */
export interface LazyTree<Row extends object> {
  /**
   * The children of a row; asked when it is first opened, and again when one of them changed. Undefined when that was refused and
   * the caller has said why; a rejection shows as failed.
   */
  readonly load: (parent: Row) => Promise<readonly Row[] | undefined>
  /** @default the row's `has_children` */
  readonly hasChildren?: (row: Row) => boolean
}

/** State of a row's children. */
export interface Branch<Row extends object> {
  readonly open: boolean
  readonly loading: boolean
  /** Undefined until they were loaded. */
  readonly rows?: readonly Row[]
}

/** Whether a row can be opened, and is. */
export type BranchState = 'closed' | 'open' | 'loading'

/** A row of a tree at its place in the table. */
export interface TreeLine<Row extends object> {
  readonly id: string
  readonly row: Row
  /** Id of the row above in the tree; undefined for a root. */
  readonly parent: string | undefined
  /** 1 for a root. */
  readonly level: number
  /** Undefined for a row without children. */
  readonly branch: BranchState | undefined
}

/** The rows of a tree that show, each below its parent. */
export function treeLines<Row extends object>(
  roots: readonly Row[],
  branches: ReadonlyMap<string, Branch<Row>>,
  idOf: (row: Row) => string,
  hasChildren: (row: Row) => boolean,
): readonly TreeLine<Row>[] {
  const lines: TreeLine<Row>[] = []
  const walk = (rows: readonly Row[], parent: string | undefined, level: number): void => {
    for (const row of rows) {
      const id = idOf(row)
      const known = branches.get(id)
      // Loaded children are newer than the flag, which is as old as the row.
      const parental = known?.rows ? known.rows.length > 0 : hasChildren(row)
      const branch = known?.loading && known.rows === undefined ? 'loading' : known?.open ? 'open' : 'closed'
      lines.push({ id, row, parent, level, branch: parental ? branch : undefined })
      if (parental && known?.open && known.rows) walk(known.rows, id, level + 1)
    }
  }
  walk(roots, undefined, 1)
  return lines
}
