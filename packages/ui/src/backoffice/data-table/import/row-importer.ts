/** A value of a row to be imported. */
export type ImportValue = string | number | boolean | null

/** Result of parsing a cell's text. */
export type ReadCell = { readonly value: ImportValue } | { readonly problem: string }

/** A column of the file. */
export interface ImportColumn {
  /** Name on the wire. */
  readonly name: string
  /** Head of the column in the file; case and spaces at its ends do not matter. */
  readonly title: string
  /** @default false */
  readonly required?: boolean
  /** Example in the template. */
  readonly example?: string
  /** Turns the text into a value. @default the text itself; an empty one is null */
  readonly read?: (text: string) => ReadCell
}

/** A row to send: values by name, and its line in the file (the head is line 1). */
export interface ImportRow {
  readonly line: number
  readonly values: Readonly<Record<string, ImportValue>>
}

/** Something wrong with a row; without a column it is about the row as a whole. */
export interface ImportProblem {
  readonly line: number
  readonly column?: string
  readonly message: string
}

/** How an import ended. */
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
  /** Validates the rows without importing them. Rejects when there is no answer. */
  readonly dryRun?: (rows: readonly ImportRow[], signal: AbortSignal) => Promise<readonly ImportProblem[]>
  /** Imports the rows. Rejects when there is no answer. */
  readonly save: (rows: readonly ImportRow[], signal: AbortSignal) => Promise<ImportOutcome>
}
