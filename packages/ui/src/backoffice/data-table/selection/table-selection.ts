/** The selection: some rows, or all results of the filter. */
export type TableSelection<Row extends object> =
  | {
      readonly scope: 'rows'
      /** Over all pages. */
      readonly ids: readonly string[]
      /** The same rows as they were when selected. */
      readonly rows: readonly Row[]
    }
  | {
      readonly scope: 'all'
      /** Number of rows of the filter. */
      readonly count: number
      /** The filter, as sent (§3). */
      readonly search: Readonly<Record<string, string>>
    }

/** A row that an action skipped. */
export interface ActionFailure {
  readonly id: string
  /** Display name of the row. */
  readonly name: string
  /** The server's reason. */
  readonly reason: string
}

/**
 * Result of an action. `false`: refused, nothing changed, the selection stays. `undo` reverts it and is offered for five seconds. `failed` names the
 * rows that a long job skipped; they can be retried.
 */
export type ActionOutcome =
  | boolean
  | { readonly undo?: () => Promise<unknown>; readonly failed?: readonly ActionFailure[] }

/** The same of an action on many rows. `'told'`: done, and the person was told already. */
export type BulkOutcome = ActionOutcome | 'told'

/** Reports the progress of a long action. */
export type ReportProgress = (done: number, of: number) => void

/** An action on the selected rows. */
export interface BulkAction<Row extends object> {
  readonly id: string
  readonly label: string
  /** Styled as dangerous. @default false */
  readonly danger?: boolean
  /** Also possible on all results of the filter. @default false */
  readonly whole?: boolean
  /** Hidden if it returns false. @default always shown */
  readonly allowed?: (selection: TableSelection<Row>) => boolean
  /** Runs it; a rejection shows as failed. An irreversible action must ask for confirmation itself. */
  readonly run: (selection: TableSelection<Row>, report: ReportProgress) => Promise<BulkOutcome>
}

/** How many rows are selected. */
export const countOf = <Row extends object>(selection: TableSelection<Row>): number =>
  selection.scope === 'all' ? selection.count : selection.ids.length

/** The actions allowed on the selection. */
export const allowedActions = <Row extends object>(
  actions: readonly BulkAction<Row>[],
  selection: TableSelection<Row>,
): readonly BulkAction<Row>[] =>
  actions.filter(
    action => (selection.scope === 'rows' || action.whole === true) && (action.allowed?.(selection) ?? true),
  )
