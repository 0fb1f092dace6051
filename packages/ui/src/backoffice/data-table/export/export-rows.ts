import type { TableColumn } from '../table-column.ts'

/** Scope of the export. */
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

/** Scopes to export; the selection comes first. */
export function exportChoices(page: number, selected: number, whole: boolean, all: number | undefined): ExportChoice[] {
  const everything: ExportChoice[] = all === undefined ? [] : [{ scope: 'all', count: all }]
  const rows: ExportChoice[] = selected > 0 && !whole ? [{ scope: 'selection', count: selected }] : []
  return [...(whole ? everything : []), ...rows, { scope: 'page', count: page }, ...(whole ? [] : everything)]
}

/** Export of large results: the rows are collected on the server, and the person is notified when they are ready. */
export interface ServerExport<Row extends object> {
  /** Number of rows from which exports of the whole filter use this. */
  readonly from: number
  /** Starts it for these columns; false if it was refused, with a message already shown. */
  readonly start: (columns: readonly TableColumn<Row>[]) => Promise<boolean>
}
