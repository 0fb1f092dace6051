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
