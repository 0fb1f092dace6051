/** A value of a row to be imported. */
export type ImportValue = string | number | boolean | null

/** Result of parsing a cell's text. */
export type ReadCell = { readonly value: ImportValue } | { readonly problem: string }

/** A column of the file. */
export interface ImportColumn {
  /** Name on the wire. */
  readonly name: string
  /** Heading of the column in the file; case and surrounding spaces do not matter. */
  readonly title: string
  /** @default false */
  readonly required?: boolean
  /** Example in the template. */
  readonly example?: string
  /** Parses the text. @default the text itself; an empty one is null */
  readonly read?: (text: string) => ReadCell
}

/** A row to send: values by name, and its line in the file (the heading is line 1). */
export interface ImportRow {
  readonly line: number
  readonly values: Readonly<Record<string, ImportValue>>
}

/** An error of a row; without a column it concerns the whole row. */
export interface ImportProblem {
  readonly line: number
  readonly column?: string
  readonly message: string
}

/** Result of an import. */
export interface ImportOutcome {
  /** Imported rows. */
  readonly done: number
  /** Skipped rows; always 0 in all-or-nothing mode if rows were imported. */
  readonly problems: readonly ImportProblem[]
}

/** What a table needs to import rows from a file. */
export interface RowImporter {
  readonly columns: readonly ImportColumn[]
  /** All or nothing: one error stops the import; the dialog says so before. */
  readonly allOrNothing: boolean
  /** Most rows of one file. @default 5000 */
  readonly most?: number
  /** Validates the rows without importing them. Rejects if there is no answer. */
  readonly dryRun?: (rows: readonly ImportRow[], signal: AbortSignal) => Promise<readonly ImportProblem[]>
  /** Imports the rows. Rejects if there is no answer. */
  readonly save: (rows: readonly ImportRow[], signal: AbortSignal) => Promise<ImportOutcome>
}
