/** A value of a cell: text, number, or nothing. */
export type SheetValue = string | number | null

/** A column of a sheet. */
export interface SheetColumn {
  readonly title: string
  /** Number format of the cells, such as '0.00'. */
  readonly format?: string
  /** Width in characters. @default by the title */
  readonly width?: number
}

/** A sheet to write. */
export interface SheetData {
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetValue[])[]
}

/** Longest name of a sheet inside a file, and characters that it may not contain. */
export const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet1'

/** A name that is valid in every file system. */
export const fileName = (name: string): string =>
  [...name]
    .map(sign => ('\\/:*?"<>|'.includes(sign) || sign < ' ' ? '-' : sign))
    .join('')
    .trim() || 'table'

/** Text that no spreadsheet treats as a formula, also after it was saved as csv and opened again. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
