import { sheetFile } from '../../spreadsheet/export-sheet.ts'
import { saveFile } from '../../spreadsheet/save-file.ts'
import type { CheckedFile } from './check-rows.ts'
import type { ImportColumn, ImportProblem } from './row-importer.ts'

const titled = (columns: readonly ImportColumn[]) =>
  columns.map(({ title, required }) => ({ title: required ? `${title} *` : title }))

/** Downloads an empty file with the headings that an import expects, and a line of examples if there are any. */
export async function saveTemplate(name: string, columns: readonly ImportColumn[]): Promise<void> {
  const examples = columns.map(column => column.example ?? null)
  const rows = examples.some(example => example !== null) ? [examples] : []
  saveFile(await sheetFile({ name, columns: titled(columns), rows }), `${name}.xlsx`)
}

/** Downloads the skipped rows, each with its line and the reasons, to be corrected and imported again. */
export async function saveLeftOut(
  name: string,
  columns: readonly ImportColumn[],
  file: CheckedFile,
  problems: readonly ImportProblem[],
  words: { readonly line: string; readonly reason: string },
): Promise<void> {
  const titleOf = (id: string | undefined): string => columns.find(column => column.name === id)?.title ?? ''
  const reasons = (line: number): string =>
    problems
      .filter(problem => problem.line === line)
      .map(({ column, message }) => [titleOf(column), message].filter(part => part !== '').join(': '))
      .join(' ')
  const bad = new Set(problems.map(problem => problem.line))
  const rows = file.lines.filter(({ line }) => bad.has(line)).map(({ line, cells }) => [...cells, line, reasons(line)])
  const heads = [...titled(columns), { title: words.line }, { title: words.reason, width: 40 }]
  saveFile(await sheetFile({ name, columns: heads, rows }), `${name}.xlsx`)
}
