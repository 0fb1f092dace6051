import type { SayText } from '@shiji/i18n/react.ts'
import { useMemo, useRef, useState } from 'react'
import { orTell } from '../selection/outcome.ts'
import { fieldValue } from '../table-column.ts'
import { type Branch, type LazyTree, treeLines } from './tree-lines.ts'

const flagged = (row: object): boolean => Boolean(Number(fieldValue(row, 'has_children')))

/** The rows of a table whose rows may have rows below them. Without `tree` they are the rows as given. */
export function useTreeRows<Row extends object>(
  roots: readonly Row[] | undefined,
  tree: LazyTree<Row> | undefined,
  idOf: (row: Row) => string,
  say: SayText,
) {
  const [branches, setBranches] = useState<ReadonlyMap<string, Branch<Row>>>(new Map())
  const asked = useRef(new Map<string, number>())
  const lines = useMemo(
    () => (tree && roots ? treeLines(roots, branches, idOf, tree.hasChildren ?? flagged) : undefined),
    [tree, roots, branches, idOf],
  )
  const rows = useMemo(() => (lines ? lines.map(line => line.row) : roots), [lines, roots])
  const lineOf = useMemo(() => new Map((lines ?? []).map(line => [line.id, line])), [lines])

  const put = (id: string, part: Partial<Branch<Row>>): void =>
    setBranches(old => new Map(old).set(id, { open: false, loading: false, ...old.get(id), ...part }))
  const load = async (id: string): Promise<void> => {
    const parent = lineOf.get(id)?.row
    if (!tree) return
    if (!parent) {
      // Hidden below a closed row: reloads when it is opened.
      setBranches(old => new Map([...old].filter(([each]) => each !== id)))
      return
    }
    const turn = (asked.current.get(id) ?? 0) + 1
    asked.current.set(id, turn)
    put(id, { open: true, loading: true })
    const found = await orTell(say, () => tree.load(parent))
    // A later request makes this answer outdated.
    if (asked.current.get(id) !== turn) return
    setBranches(old => {
      const known = old.get(id)?.rows
      return new Map(old).set(id, {
        open: found !== undefined || known !== undefined,
        loading: false,
        ...(found ? { rows: found } : known ? { rows: known } : {}),
      })
    })
  }
  return {
    rows,
    lineOf,
    /** Opens or closes a row; the first time its children are asked for. */
    toggle: (id: string): void => {
      const line = lineOf.get(id)
      if (line?.branch === 'closed' && branches.get(id)?.rows === undefined) void load(id)
      else if (line?.branch) put(id, { open: line.branch === 'closed' })
    },
    /** Asks again for the children of these rows, and of no others; what is open stays open. */
    reload: (parents: readonly string[]): void => {
      for (const id of parents) void load(id)
    },
    /** Rows whose children show. */
    open: [...branches].filter(([, branch]) => branch.open && branch.rows).map(([id]) => id),
  }
}
