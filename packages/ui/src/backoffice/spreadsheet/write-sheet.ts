import './sheetjs-globals.ts'
import { type CellObject, utils, write } from 'sheetjs-style'
import { harmless, type SheetColumn, type SheetData, type SheetValue, sheetName } from './sheet-data.ts'

const headStyle: NonNullable<CellObject['s']> = {
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
  /** Adds rows below the others. */
  readonly add: (rows: SheetData['rows']) => void
  /** The finished xlsx file. */
  readonly close: () => ArrayBuffer
}

/**
 * Starts an xlsx file with one sheet and a styled heading. Rows are added in batches, so that the caller need not hold
 * all of them at once. Takes seconds for 100,000 rows, so it runs in a worker.
 */
export function openSheet(name: string, columns: readonly SheetColumn[]): OpenSheet {
  const head = columns.map((column): CellObject => ({ t: 's', v: harmless(column.title), s: headStyle }))
  // Rows as arrays, which the writer accepts as well as cells by address: 25 % faster for 100,000 rows.
  const lines: (CellObject | undefined)[][] = [head]
  return {
    add: rows => {
      for (const row of rows) lines.push(row.map((value, c) => cellOf(value, columns[c]?.format)))
    },
    close: () => {
      const sheet = Object.assign(lines, {
        '!cols': columns.map(column => ({
          wch: column.width ?? Math.min(40, Math.max(10, [...column.title].length * 2 + 2)),
        })),
        '!ref': utils.encode_range({
          s: { r: 0, c: 0 },
          e: { r: lines.length - 1, c: Math.max(0, columns.length - 1) },
        }),
      })
      const title = sheetName(name)
      const book = { SheetNames: [title], Sheets: { [title]: sheet } }
      const file: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true })
      if (file instanceof ArrayBuffer) return file
      throw new TypeError('the sheet writer gave no file')
    },
  }
}

/** Writes a sheet whose rows are all known. */
export function writeSheet(name: string, { columns, rows }: SheetData): ArrayBuffer {
  const sheet = openSheet(name, columns)
  sheet.add(rows)
  return sheet.close()
}
