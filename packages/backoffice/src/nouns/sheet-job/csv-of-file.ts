import { LIMITS } from '@shiji/contract/limits.ts'
import { csvLine } from '@shiji/kit/text/csv.ts'
import { importSheet } from '@shiji/ui/backoffice/spreadsheet/import-sheet.ts'

/** A file as the server reads it: csv as it is, the first sheet of an xlsx file as csv. Rejects with `SheetRefused`. */
export async function csvOfFile(file: File): Promise<File> {
  if (!file.name.toLowerCase().endsWith('.xlsx')) return file
  const { rows, bytes } = LIMITS.sheet
  const { head, rows: lines } = await importSheet(file, { rows, bytes, unpacked: bytes * 8 })
  // Empty rows are left out by the reader: they are put back, so that faults name the rows of the file.
  const texts: string[] = [csvLine(head)]
  for (const { line, cells } of lines) {
    while (texts.length < line - 1) texts.push('\r\n')
    texts.push(csvLine(cells))
  }
  return new File(texts, file.name.replace(/\.xlsx$/i, '.csv'), { type: 'text/csv' })
}
