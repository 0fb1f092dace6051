/** A row of a tree that is kept flat: `pid` is the id of its parent, 0 at the root. */
export interface TreeRow {
  readonly id: number
  readonly pid: number
}

/**
 * Builds a tree from flat rows, in their order. `draw` gets a row with its finished children; undefined leaves the row out. Rows that no root
 * leads to are left out too.
 */
export function treeOf<Row extends TreeRow, Node>(
  rows: readonly Row[],
  draw: (row: Row, children: Node[]) => Node | undefined,
): Node[] {
  const below = new Map<number, Row[]>()
  for (const row of rows) {
    const siblings = below.get(row.pid)
    if (siblings === undefined) below.set(row.pid, [row])
    else siblings.push(row)
  }
  const under = (pid: number): Node[] =>
    (below.get(pid) ?? []).flatMap(row => {
      const node = draw(row, under(row.id))
      return node === undefined ? [] : [node]
    })
  return under(0)
}
