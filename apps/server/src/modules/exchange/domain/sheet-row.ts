import type { SheetColumnName } from '@shiji/contract/exchange/sheet.words.ts'

/** A line of a sheet: its cells by column. Columns that the file does not have are absent. */
export interface SheetRow {
  /** As spreadsheets count, the heading is row 1. */
  readonly row: number
  readonly cells: Readonly<Partial<Record<SheetColumnName, string>>>
}

/** What is wrong in a cell: a text and its values. */
export interface CellFault {
  readonly row: number
  readonly column: SheetColumnName
  readonly value: string
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** A fault in a cell of a row. */
export const faultAt = (
  { row, cells }: SheetRow,
  column: SheetColumnName,
  key: string,
  params?: CellFault['params'],
): CellFault => ({
  row,
  column,
  value: (cells[column] ?? '').slice(0, 60),
  key,
  ...(params === undefined ? {} : { params }),
})

const WHOLE = /^\d{1,15}$/

/** A whole number of a cell, with or without separators of thousands; undefined for anything else. */
export const wholeOf = (text: string): number | undefined => {
  const digits = text.replaceAll(',', '')
  return WHOLE.test(digits) ? Number(digits) : undefined
}

/** `#123` names the record with that id, where a number or code is missing or not the only one. */
export const idOfMark = (text: string): number | undefined =>
  /^#\d{1,15}$/.test(text) ? Number(text.slice(1)) : undefined

/** How a sheet names a record: by its number or code if no other record has it, else by its id. */
export const markOf = (id: number, text: string, isAlone: boolean): string =>
  text !== '' && isAlone && idOfMark(text) === undefined ? text : `#${id}`
