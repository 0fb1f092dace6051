import { useMemo, useState } from 'react'
import type { TableSelection } from './table-selection.ts'

const filterKey = (search: Readonly<Record<string, string>>): string => JSON.stringify(Object.entries(search).sort())

export interface SelectionInput<Row extends object> {
  /** Selected rows over all pages. */
  readonly chosen: ReadonlyMap<string, Row>
  readonly setChosen: (chosen: ReadonlyMap<string, Row>) => void
  readonly search: Readonly<Record<string, string>>
  readonly total: number
}

/** What is selected: the rows, or everything of the filter until the rows or the filter change. */
export function useSelection<Row extends object>({ chosen, setChosen, search, total }: SelectionInput<Row>) {
  const [marked, setMarked] = useState<{ readonly filter: string; readonly chosen: ReadonlyMap<string, Row> }>()
  const whole = marked !== undefined && marked.chosen === chosen && marked.filter === filterKey(search)
  const selection = useMemo<TableSelection<Row>>(
    () =>
      whole
        ? { scope: 'all', count: total, search }
        : { scope: 'rows', ids: [...chosen.keys()], rows: [...chosen.values()] },
    [whole, chosen, total, search],
  )
  const clear = (): void => {
    setMarked(undefined)
    setChosen(new Map())
  }
  return { selection, whole, clear, selectWhole: () => setMarked({ filter: filterKey(search), chosen }) }
}
