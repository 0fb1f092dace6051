import type { PinSide } from '../layout/table-layout.ts'
import type { TableColumn } from '../table-column.ts'

/** A column at its position. */
export interface Placed<Column> {
  readonly column: Column
  readonly pin: PinSide | undefined
  /** Position among the columns of its edge, counted from that edge, from 1; 0 for one that scrolls. */
  readonly nth: number
}

interface WithId {
  readonly id: string
}

/** The visible columns, in display order: pinned left, scrolling, pinned right. */
export function placedColumns<Row extends object>(
  columns: readonly TableColumn<Row>[],
  start: readonly WithId[],
  center: readonly WithId[],
  end: readonly WithId[],
): readonly Placed<TableColumn<Row>>[] {
  const place = ({ id }: WithId, pin: PinSide | undefined, nth: number) =>
    columns.filter(column => column.id === id).map(column => ({ column, pin, nth }))
  return [
    ...start.flatMap((each, index) => place(each, 'start', index + 1)),
    ...center.flatMap(each => place(each, undefined, 0)),
    ...end.flatMap((each, index) => place(each, 'end', end.length - index)),
  ]
}
