import { createColumnHelper, rowSelectionFeature, tableFeatures, type Updater, useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { fieldValue, type TableColumn } from '../table-column.ts'

/** The parts of the table machine that are used; they stand here so that they are made once. */
const features = tableFeatures({ rowSelectionFeature })

/** Key of a row, the same over all pages. */
export const keyOf = (row: object, rowId: string): string => String(fieldValue(row, rowId))

const noRows: never[] = []

type Chosen = Record<string, true>

const marks = (ids: Iterable<string>): Chosen => Object.fromEntries([...ids].map(id => [id, true as const]))

/** The rows of a table, and those that are selected, over all pages. */
export function useTableModel<Row extends object>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[] | undefined,
  rowId: string,
) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return helper.columns(columns.map(column => helper.display({ id: column.id, header: column.title })))
  }, [columns])
  const data = useMemo(() => (rows ? [...rows] : noRows), [rows])
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const rowSelection = useMemo(() => marks(chosen.keys()), [chosen])
  // Selected rows are remembered as they were, since other pages take their place.
  const select = (update: Updater<Chosen>): void =>
    setChosen(old => {
      const before = marks(old.keys())
      const after = typeof update === 'function' ? update(before) : update
      const here = new Map(data.map(row => [keyOf(row, rowId), row]))
      return new Map(
        Object.entries(after).flatMap(([id, on]) => {
          const row = old.get(id) ?? here.get(id)
          return on && row ? [[id, row] as const] : []
        }),
      )
    })
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: row => keyOf(row, rowId),
    state: { rowSelection },
    onRowSelectionChange: select,
  })
  return { table, chosen, setChosen }
}

/** A row of the table machine. */
export type TableRowModel<Row extends object> = ReturnType<
  ReturnType<typeof useTableModel<Row>>['table']['getRowModel']
>['rows'][number]
