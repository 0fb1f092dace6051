import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { type ReadSheet, type SheetLimits, SheetRefused } from './sheet-limits.ts'

/** Reads an xlsx or a csv file, detected by its content, not its name. Throws `SheetRefused`. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>, limits: SheetLimits): Promise<ReadSheet> {
  if (bytes.length > limits.bytes) throw new SheetRefused('too_big')
  if (bytes.length === 0) throw new SheetRefused('empty')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsx(bytes, limits)
  // Old binary sheets, and anything else that contains a zero byte, are not text.
  if (bytes.subarray(0, 4096).includes(0)) throw new SheetRefused('no_sheet')
  return readCsv(bytes, limits)
}
