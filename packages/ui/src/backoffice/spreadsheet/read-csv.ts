import { csvReader, csvSeparator } from '@shiji/kit/text/csv.ts'
import { type ReadSheet, readLines, type SheetLimits, type SheetLine } from './sheet-limits.ts'

// Chinese csv files are as often GB 18030 as UTF-8; invalid UTF-8 tells them apart.
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

function* csvLines(text: string): Generator<SheetLine> {
  const reader = csvReader(csvSeparator(text))
  yield* reader.push(text)
  yield* reader.end()
}

/** Reads a csv file: UTF-8 or GB 18030, comma, semicolon or tab. Throws `SheetRefused` beyond the limits. */
export const readCsv = (bytes: Uint8Array, limits: SheetLimits): ReadSheet => readLines(csvLines(decode(bytes)), limits)
