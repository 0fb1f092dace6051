import type { ReadSheet } from '../../spreadsheet/sheet-limits.ts'
import type { ImportColumn, ImportProblem, ImportRow, ReadCell } from './row-importer.ts'

/** The content of a file for an importer. */
export interface CheckedFile {
  /** Rows without a mistake. */
  readonly rows: readonly ImportRow[]
  readonly problems: readonly ImportProblem[]
  /** Texts of all rows of the file, in the order of the importer's columns. */
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** Titles of required columns that are missing in the file. */
export class MissingColumns extends Error {
  readonly titles: readonly string[]
  constructor(titles: readonly string[]) {
    super(`columns missing: ${titles.join(', ')}`)
    this.name = 'MissingColumns'
    this.titles = titles
  }
}

const same = (title: string): string =>
  title
    .trim()
    .replace(/\s*\*$/, '')
    .toLowerCase()

// Our own files prefix texts that look like formulas with a quote, which is removed here.
const bare = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '')

const plain = (text: string): ReadCell => ({ value: text === '' ? null : text })

/**
 * Reads the rows of a file for the columns of an importer, found by title in any order; other columns are ignored.
 * Throws `MissingColumns`.
 */
export function checkRows(sheet: ReadSheet, columns: readonly ImportColumn[], needed: string): CheckedFile {
  const heads = sheet.head.map(same)
  const places = columns.map(column => heads.indexOf(same(column.title)))
  const missing = columns.filter((column, at) => column.required === true && places[at] === -1)
  if (missing.length > 0) throw new MissingColumns(missing.map(column => column.title))
  const rows: ImportRow[] = []
  const problems: ImportProblem[] = []
  const lines = sheet.rows.map(({ line, cells }) => ({
    line,
    cells: places.map(place => (place < 0 ? '' : bare(cells[place] ?? ''))),
  }))
  for (const { line, cells } of lines) {
    const before = problems.length
    const values = columns.map((column, at) => {
      const text = cells[at] ?? ''
      const read = text === '' && column.required === true ? { problem: needed } : (column.read ?? plain)(text)
      if ('value' in read) return [column.name, read.value] as const
      problems.push({ line, column: column.name, message: read.problem })
      return [column.name, null] as const
    })
    if (problems.length === before) rows.push({ line, values: Object.fromEntries(values) })
  }
  return { rows, problems, lines }
}

/** The rows without any of these problems. */
export const withoutProblems = (
  rows: readonly ImportRow[],
  problems: readonly ImportProblem[],
): readonly ImportRow[] => {
  const bad = new Set(problems.map(problem => problem.line))
  return rows.filter(row => !bad.has(row.line))
}
