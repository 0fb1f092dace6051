import { SHEET_COLUMNS, type SheetColumnName } from '@shiji/contract/exchange/sheet.words.ts'
import { locales } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'
import { type CsvLine, csvReader, csvSeparator, openCell } from '@shiji/kit/text/csv.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { readHeading } from '../domain/sheet-heading.ts'
import type { SheetRow } from '../domain/sheet-row.ts'
import type { ImportRules, Unit } from './kinds/import-rules.ts'

/** Titles of a column in every language. */
export const titlesOf = (column: SheetColumnName): string[] =>
  locales.map(locale => translate(locale, `sheet.column.${column}`))

/** Lines of a file that arrives in pieces; one piece is in memory at a time. */
export async function* csvLinesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<CsvLine> {
  const decoder = new TextDecoder('utf-8')
  let reader: ReturnType<typeof csvReader> | undefined
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true })
    if (text === '') continue
    reader ??= csvReader(csvSeparator(text))
    yield* reader.push(text)
  }
  const rest = decoder.decode()
  reader ??= csvReader()
  yield* reader.push(rest)
  yield* reader.end()
}

/** Whether a line of a file is empty. */
export const isBlank = ({ cells }: CsvLine): boolean => cells.every(cell => cell.trim() === '')

/** The rows of an uploaded file without empty ones, one after the other. Refuses with `sheet.lost` when it is gone. */
async function* rowsOf(ctx: Ctx, kind: ImportRules['kind'], source: string): AsyncGenerator<SheetRow> {
  const file = await ctx.ports.files.find(ctx.config, source)
  if (file === undefined) throw new AppError('sheet.lost')
  let columns: readonly (SheetColumnName | undefined)[] | undefined
  let row = 0
  for await (const line of csvLinesOf(file.read())) {
    row += 1
    if (isBlank(line)) continue
    if (columns === undefined) columns = readHeading(kind, line.cells, titlesOf).columns
    else
      yield {
        row,
        cells: Object.fromEntries(
          columns.flatMap((column, at) =>
            column === undefined ? [] : [[column, openCell((line.cells[at] ?? '').trim())]],
          ),
        ),
      }
  }
}

/** A unit of a file, and how many rows of it are through after it. */
export interface PlacedUnit extends Unit {
  readonly end: number
}

/**
 * The units of an uploaded file in their order, those that are through left out. It is read from its beginning each
 * time, so that records which are there twice are found; only their names stay in memory.
 */
export async function* unitsOf(
  ctx: Ctx,
  rules: ImportRules,
  { source, done }: { readonly source: string; readonly done: number },
): AsyncGenerator<PlacedUnit> {
  const [mark = 'sku'] = SHEET_COLUMNS[rules.kind]
  const seen = new Set<string>()
  let rows: SheetRow[] = []
  let end = 0
  const unit = (): PlacedUnit => {
    const taken = rows
    rows = []
    const repeated = new Set<number>()
    const marks = taken.map(row => row.cells[mark] ?? '')
    for (const [at, row] of taken.entries()) {
      const text = marks[at] ?? ''
      if (seen.has(text)) repeated.add(row.row)
      if (!rules.hasLines) seen.add(text)
    }
    for (const text of marks) seen.add(text)
    return { rows: taken, repeated, end }
  }
  for await (const row of rowsOf(ctx, rules.kind, source)) {
    const [before] = rows
    const isNext = before !== undefined && (rules.unitOf(before) !== rules.unitOf(row) || rows.length === rules.most)
    if (isNext) {
      const whole = unit()
      if (whole.end > done) yield whole
    }
    rows.push(row)
    end += 1
  }
  if (rows.length > 0) {
    const last = unit()
    if (last.end > done) yield last
  }
}
