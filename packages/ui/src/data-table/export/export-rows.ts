import type { TableColumn } from '../table-column.ts'

/** What goes into the file. */
export type ExportScope = 'page' | 'selection' | 'all'

async function* oneByOne<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Row> {
  for await (const page of pages) yield* page
}

/** The rows of a scope, each as a line of the file. */
export async function* exportLines<Row, Line>(
  rows: readonly Row[] | AsyncIterable<readonly Row[]>,
  line: (row: Row) => Line,
): AsyncGenerator<Line> {
  if (Symbol.asyncIterator in rows) for await (const row of oneByOne(rows)) yield line(row)
  else for (const row of rows) yield line(row)
}

/** Something that can be exported. */
export interface ExportChoice {
  readonly scope: ExportScope
  readonly count: number
}

/** What there is to export; what is selected comes first. */
export function exportChoices(page: number, selected: number, whole: boolean, all: number | undefined): ExportChoice[] {
  const everything: ExportChoice[] = all === undefined ? [] : [{ scope: 'all', count: all }]
  const rows: ExportChoice[] = selected > 0 && !whole ? [{ scope: 'selection', count: selected }] : []
  return [...(whole ? everything : []), ...rows, { scope: 'page', count: page }, ...(whole ? [] : everything)]
}

/** The way of large exports: the rows are gathered elsewhere, and the person hears when they are there. */
export interface ServerExport<Row extends object> {
  /** From so many rows on everything of the filter goes this way. */
  readonly from: number
  /** Begins it for these columns; false when it was refused, which has been said already. */
  readonly start: (columns: readonly TableColumn<Row>[]) => Promise<boolean>
}
