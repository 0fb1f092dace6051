import { formatDateTime } from '@shiji/i18n/format.ts'
import { fen, fenToYuan } from '@shiji/kit/money/fen.ts'
import type { SheetColumn, SheetValue } from '../../spreadsheet/sheet-data.ts'
import type { CellWords } from '../cell/cell-content.tsx'
import { floatText } from '../cell/float-text.ts'
import { fieldValue, type TableColumn } from '../table-column.ts'

const formats: Partial<Record<NonNullable<TableColumn<object>['kind']>, string>> = { money: '0.00', float: '0.00' }

const columnOf = <Row extends object>(column: TableColumn<Row>): SheetColumn => {
  const format = column.kind && formats[column.kind]
  const width = column.width === undefined ? undefined : Math.round(column.width / 7)
  return { title: column.title, ...(format ? { format } : {}), ...(width ? { width } : {}) }
}

// Sheets show yuan; a text of digits stays text, or long numbers would lose their last digits.
const valueIn = <Row extends object>(column: TableColumn<Row>, row: Row, words: CellWords): SheetValue => {
  const value = fieldValue(row, column.id)
  if (value === undefined || value === null || value === '') return null
  switch (column.kind) {
    case 'number':
      return typeof value === 'number' ? value : String(value)
    case 'money':
      return typeof value === 'number' ? Number(fenToYuan(fen(value))) : String(value)
    case 'float':
      return Number(floatText(value))
    case 'time':
      return formatDateTime(String(value), words.locale)
    case 'date':
      return formatDateTime(String(value), words.locale).slice(0, 10)
    case 'status':
      return words.status(column.vocabulary ?? column.id, String(value))
    default:
      return Array.isArray(value)
        ? value.map(String).join(', ')
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value)
  }
}

/** The columns of a table as those of a sheet. */
export const sheetColumns = <Row extends object>(columns: readonly TableColumn<Row>[]): readonly SheetColumn[] =>
  columns.map(columnOf)

/** The values of a row as displayed. */
export const sheetRow = <Row extends object>(
  columns: readonly TableColumn<Row>[],
  row: Row,
  words: CellWords,
): readonly SheetValue[] => columns.map(column => valueIn(column, row, words))
