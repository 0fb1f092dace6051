import type { CSSProperties } from 'react'
import type { Placed } from '../model/placed-columns.ts'
import { ownWidths, selectionWidth } from '../room/column-widths.ts'
import type { FittedTable } from '../room/use-table-room.ts'
import type { TableColumn } from '../table-column.ts'

/** Rendered widths of a table and its columns. */
export interface TableColumns {
  readonly table: CSSProperties
  readonly widths: readonly (readonly [id: string, width: number | undefined])[]
  readonly actions: number | undefined
}

/** Width that no column takes goes to the row buttons, or without them to the last column. */
export function tableColumns<Row extends object>(
  {
    placed,
    shares,
    measuring,
    actionsWidth,
  }: Pick<FittedTable<Row>, 'shares' | 'measuring' | 'actionsWidth'> & {
    readonly placed: readonly Placed<TableColumn<Row>>[]
  },
  hasActions: boolean,
): TableColumns {
  if (!shares) {
    const own = ownWidths(placed)
    return {
      table: measuring ? { width: 'max-content' } : {},
      widths: placed.map(({ column }) => [column.id, own[column.id]]),
      actions: undefined,
    }
  }
  const { rest } = shares
  const widths = placed.map(
    ({ column }, at) =>
      [column.id, (shares.widths[column.id] ?? 0) + (hasActions || at < placed.length - 1 ? 0 : rest)] as const,
  )
  const actions = hasActions ? actionsWidth + rest : 0
  const width = widths.reduce((sum, [, each]) => sum + each, selectionWidth + actions)
  return { table: { tableLayout: 'fixed', width }, widths, actions: hasActions ? actions : undefined }
}
