import type { SayText } from '@shiji/i18n/react.ts'
import { type ExpandedState, functionalUpdate, type Updater } from '@tanstack/react-table'
import { useRef, useState } from 'react'
import { orTell } from '../selection/outcome.ts'
import { fieldValue } from '../table-column.ts'
import { type Branch, hasBranch, type LazyTree } from './branches.ts'

const flagged = (row: object): boolean => Boolean(Number(fieldValue(row, 'has_children')))

const without = (expanded: Record<string, boolean>, id: string): Record<string, boolean> =>
  Object.fromEntries(Object.entries(expanded).filter(([each]) => each !== id))

/** The loaded children of rows, and which rows are open. Without `tree` no row has any. */
export function useBranches(tree: LazyTree<object> | undefined, idOf: (row: object) => string, say: SayText) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Branch>>(new Map())
  const [expanded, setExpanded] = useState<Record<string, boolean>>({})
  const asked = useRef(new Map<string, number>())
  const arrived = useRef(new Set<string>())
  const open = (id: string, on: boolean): void => setExpanded(old => (on ? { ...old, [id]: true } : without(old, id)))
  return {
    loaded,
    expanded,
    /** A tree that loads its rows one by one cannot open all of them at once. */
    setExpanded: (update: Updater<ExpandedState>): void =>
      setExpanded(old => {
        const next = functionalUpdate(update, old)
        return next === true ? old : next
      }),
    childrenOf: (row: object): readonly object[] | undefined => tree && loaded.get(idOf(row))?.rows,
    isParent: (row: object): boolean =>
      tree !== undefined && hasBranch(loaded.get(idOf(row)), (tree.hasChildren ?? flagged)(row)),
    /** Drops the children of a hidden row: they are loaded when it is opened. */
    forget: (id: string): void => {
      arrived.current.delete(id)
      setLoaded(old => new Map([...old].filter(([each]) => each !== id)))
      open(id, false)
    },
    /** Opens a row and loads its children; if that fails, the previous ones stay. */
    load: async (id: string, parent: object): Promise<void> => {
      if (!tree) return
      const turn = (asked.current.get(id) ?? 0) + 1
      asked.current.set(id, turn)
      setLoaded(old => new Map(old).set(id, { ...old.get(id), loading: true }))
      open(id, true)
      const found = await orTell(say, () => tree.load(parent))
      // A later request makes this answer outdated.
      if (asked.current.get(id) !== turn) return
      if (found) arrived.current.add(id)
      setLoaded(old => new Map(old).set(id, { ...old.get(id), loading: false, ...(found ? { rows: found } : {}) }))
      open(id, arrived.current.has(id))
    },
  }
}

/** The children of the rows of a table. */
export type Branches = ReturnType<typeof useBranches>
