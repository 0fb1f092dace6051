import { type TableColumn, widthOf } from '../table-column.ts'

const byKind: Readonly<Record<NonNullable<TableColumn<object>['kind']>, number>> = {
  text: 176,
  number: 104,
  float: 104,
  money: 132,
  time: 176,
  date: 120,
  tag: 128,
  status: 128,
  image: 80,
  icon: 72,
}

/** Width of the column of boxes to tick, in px. */
export const selectionWidth = 44

/** Width in px of a column in a table whose columns do not follow their content. */
export const fixedWidth = <Row extends object>(
  column: TableColumn<Row>,
  widths: Readonly<Record<string, number>>,
): number => widths[column.id] ?? widthOf(column) ?? byKind[column.kind ?? 'text']
