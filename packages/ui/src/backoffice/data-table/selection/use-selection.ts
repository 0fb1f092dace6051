import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { DataTableProps } from '../table-props.ts'
import type { ChosenRows } from './chosen-rows.ts'
import type { TableSelection } from './table-selection.ts'

const filterKey = (search: Readonly<Record<string, string>>): string => JSON.stringify(Object.entries(search).sort())

export interface SelectionInput {
  /** Selected rows over all pages. */
  readonly chosen: ChosenRows
  readonly search: Readonly<Record<string, string>>
  readonly total: number
  readonly onSelection: DataTableProps<object>['onSelection']
}

/** The selection: rows, or all results of the filter until the rows or the filter change. */
export function useSelection({ chosen, search, total, onSelection }: SelectionInput) {
  const [marked, setMarked] = useState<{ readonly filter: string; readonly chosen: ChosenRows }>()
  const whole = marked !== undefined && marked.chosen === chosen && marked.filter === filterKey(search)
  const ids = useMemo(() => [...chosen.keys()], [chosen])
  const selection = useMemo<TableSelection<object>>(
    () => (whole ? { scope: 'all', count: total, search } : { scope: 'rows', ids, rows: [...chosen.values()] }),
    [whole, chosen, ids, total, search],
  )
  const announce = useEffectEvent(() => onSelection?.(ids, selection))
  // biome-ignore lint/correctness/useExhaustiveDependencies: notified when the selection changes
  useEffect(() => announce(), [ids, whole])
  return { selection, ids, whole, selectWhole: () => setMarked({ filter: filterKey(search), chosen }) }
}
