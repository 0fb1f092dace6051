/** Limits of a file to read: people upload it, and a small one can unpack to gigabytes. */
export interface SheetLimits {
  /** Bytes of the file. */
  readonly bytes: number
  /** Bytes of all its parts together, unpacked. */
  readonly unpacked: number
  /** Parts of the file. */
  readonly entries: number
  /** Ratio of unpacked to packed bytes of a part. */
  readonly ratio: number
  /** Rows below the heading. */
  readonly rows: number
  readonly columns: number
  /** Time for all of it, in ms. */
  readonly time: number
}

export const sheetLimits: SheetLimits = {
  bytes: 5 * 1024 * 1024,
  unpacked: 20 * 1024 * 1024,
  entries: 100,
  ratio: 100,
  rows: 5000,
  columns: 200,
  time: 20_000,
}

/** Why a file was refused. */
export type SheetRefusal = 'too_big' | 'unfolds' | 'no_sheet' | 'too_many_rows' | 'too_slow' | 'empty'

/** A refused file, and why. */
export class SheetRefused extends Error {
  readonly reason: SheetRefusal
  constructor(reason: SheetRefusal) {
    super(`sheet refused: ${reason}`)
    this.name = 'SheetRefused'
    this.reason = reason
  }
}

/** A row as texts, with its line in the file; the heading is line 1. */
export interface SheetLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** The first sheet of a file: its first line, and all lines below that are not empty. */
export interface ReadSheet {
  readonly head: readonly string[]
  readonly rows: readonly SheetLine[]
}

/** Splits lines into heading and rows; throws `SheetRefused` for too many rows, or none. */
export function readLines(lines: Iterable<SheetLine>, limits: SheetLimits): ReadSheet {
  let head: readonly string[] | undefined
  const rows: SheetLine[] = []
  for (const { line, cells } of lines) {
    if (cells.every(cell => cell.trim() === '')) continue
    const kept = cells.slice(0, limits.columns)
    if (head === undefined) head = kept
    else if (rows.length === limits.rows) throw new SheetRefused('too_many_rows')
    else rows.push({ line, cells: kept })
  }
  if (head === undefined) throw new SheetRefused('empty')
  return { head, rows }
}
