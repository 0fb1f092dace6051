import {
  type ImportKind,
  NEEDED_COLUMNS,
  SHEET_COLUMNS,
  type SheetColumnName,
} from '@shiji/contract/exchange/sheet.words.ts'

/** What is wrong with the heading of a file. */
export interface HeadingFault {
  readonly kind: 'unknown' | 'twice' | 'missing'
  /** A heading of the file, or the column that it lacks. */
  readonly text: string
  readonly column?: SheetColumnName
}

/**
 * The columns of a file by its heading, which may have them in any order, in each language or by their own name, and
 * may leave some out. A heading that is unknown, there twice or missing is a fault.
 */
export function readHeading(
  kind: ImportKind,
  heading: readonly string[],
  titlesOf: (column: SheetColumnName) => readonly string[],
): { readonly columns: readonly (SheetColumnName | undefined)[]; readonly fault?: HeadingFault } {
  const plain = (text: string) => text.trim().toLowerCase()
  const known = new Map(
    SHEET_COLUMNS[kind].flatMap((column: SheetColumnName) =>
      [column, ...titlesOf(column)].map(title => [plain(title), column] as const),
    ),
  )
  const columns = heading.map(text => known.get(plain(text)))
  const unknown = heading.find((text, at) => plain(text) !== '' && columns[at] === undefined)
  if (unknown !== undefined) return { columns, fault: { kind: 'unknown', text: unknown } }
  const twice = columns.find((column, at) => column !== undefined && columns.indexOf(column) < at)
  if (twice !== undefined) return { columns, fault: { kind: 'twice', text: twice, column: twice } }
  const missing = NEEDED_COLUMNS[kind].find((column: SheetColumnName) => !columns.includes(column))
  return missing === undefined ? { columns } : { columns, fault: { kind: 'missing', text: missing, column: missing } }
}
