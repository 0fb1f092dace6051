import { createContext, use } from 'react'
import type { TableState } from './use-table-state.ts'

/** The table that a part belongs to. Rows and cells do not read it: they re-render only when their own data change. */
export const TableContext = createContext<TableState | undefined>(undefined)

/** The table around a part: its model, the props of the page, texts, and the state of its features. */
export function useTableContext(): TableState {
  const table = use(TableContext)
  if (!table) throw new Error('a part of a table stands outside of a table')
  return table
}
