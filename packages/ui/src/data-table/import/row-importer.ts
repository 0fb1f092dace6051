/** A value of a row to be imported. */
export type ImportValue = string | number | boolean | null

/** What became of the text of a cell. */
export type ReadCell = { readonly value: ImportValue } | { readonly problem: string }

/** A column of the file. */
export interface ImportColumn {
  /** Name on the wire. */
  readonly name: string
  /** Head of the column in the file; case and spaces at its ends do not matter. */
  readonly title: string
  /** @default false */
  readonly required?: boolean
  /** Stands in the template. */
  readonly example?: string
  /** Turns the text into a value. @default the text itself; an empty one is null */
  readonly read?: (text: string) => ReadCell
}

/** A row as it would be sent: values by name, and where it stands in the file (the head is line 1). */
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
  /** Rows that were taken in. */
  readonly done: number
  /** Rows that were left out; always none when all or nothing holds and something was taken in. */
  readonly problems: readonly ImportProblem[]
}

/** What a table needs to take in rows from a file. */
export interface RowImporter {
  readonly columns: readonly ImportColumn[]
  /** One mistake, and nothing is taken in; said in words before the import. */
  readonly allOrNothing: boolean
  /** Most rows of one file. @default 5000 */
  readonly most?: number
  /** Checks the rows where they would go, without taking them in. Rejects when there is no answer. */
  readonly dryRun?: (rows: readonly ImportRow[], signal: AbortSignal) => Promise<readonly ImportProblem[]>
  /** Takes the rows in. Rejects when there is no answer. */
  readonly save: (rows: readonly ImportRow[], signal: AbortSignal) => Promise<ImportOutcome>
}
