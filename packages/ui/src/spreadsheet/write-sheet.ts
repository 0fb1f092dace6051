import './sheetjs-globals.ts'
import { type CellObject, utils, write } from 'sheetjs-style'
import { harmless, type SheetColumn, type SheetData, type SheetValue, sheetName } from './sheet-data.ts'

const headStyle = {
  font: { bold: true },
  fill: { patternType: 'solid', fgColor: { rgb: 'EDEEEB' } },
  alignment: { vertical: 'center' },
}

const cellOf = (value: SheetValue, format: string | undefined): CellObject | undefined => {
  if (value === null || value === '') return undefined
  if (typeof value === 'string') return { t: 's', v: harmless(value) }
  return format ? { t: 'n', v: value, z: format } : { t: 'n', v: value }
}

/** A sheet that is being written. */
export interface OpenSheet {
  /** Rows below those that are there. */
  readonly add: (rows: SheetData['rows']) => void
  /** The finished xlsx file. */
  readonly close: () => ArrayBuffer
}

/**
 * Begins an xlsx file with one sheet and a styled head. Rows come in parts, so that whoever hands them over need not have
 * them all at once. Takes seconds for 100,000 rows, so it runs in a worker.
 */
export function openSheet(name: string, columns: readonly SheetColumn[]): OpenSheet {
  const sheet: Record<string, unknown> = {
    '!cols': columns.map(column => ({
      wch: column.width ?? Math.min(40, Math.max(10, [...column.title].length * 2 + 2)),
    })),
  }
  columns.forEach((column, c) => {
    sheet[utils.encode_cell({ r: 0, c })] = { t: 's', v: harmless(column.title), s: headStyle }
  })
  let last = 0
  return {
    add: rows => {
      for (const row of rows) {
        last += 1
        row.forEach((value, c) => {
          const cell = cellOf(value, columns[c]?.format)
          if (cell) sheet[utils.encode_cell({ r: last, c })] = cell
        })
      }
    },
    close: () => {
      sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: last, c: Math.max(0, columns.length - 1) } })
      const title = sheetName(name)
      const book = { SheetNames: [title], Sheets: { [title]: sheet } }
      const file: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true })
      if (file instanceof ArrayBuffer) return file
      throw new TypeError('the sheet writer gave no file')
    },
  }
}

/** Writes a sheet whose rows are all there. */
export function writeSheet(name: string, { columns, rows }: SheetData): ArrayBuffer {
  const sheet = openSheet(name, columns)
  sheet.add(rows)
  return sheet.close()
}
