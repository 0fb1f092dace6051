/** What is selected: some rows, or everything that the filter finds. */
export type TableSelection<Row extends object> =
  | {
      readonly scope: 'rows'
      /** Over all pages. */
      readonly ids: readonly string[]
      /** The same rows as they were when they were selected. */
      readonly rows: readonly Row[]
    }
  | {
      readonly scope: 'all'
      /** How many rows the filter finds. */
      readonly count: number
      /** The filter, as it is sent (§3). */
      readonly search: Readonly<Record<string, string>>
    }

/** A row that an action could not be done on. */
export interface ActionFailure {
  readonly id: string
  /** What people know the row by. */
  readonly name: string
  /** Why, as the server said it. */
  readonly reason: string
}

/**
 * How an action ended. `false`: refused, nothing changed, the selection stays. `undo` takes it back and is offered for five
 * seconds. `failed` names the rows that were left out of a long job; they can be tried again.
 */
export type ActionOutcome =
  | boolean
  | { readonly undo?: () => Promise<unknown>; readonly failed?: readonly ActionFailure[] }

/** Tells how far a long action is. */
export type ReportProgress = (done: number, of: number) => void

/** An action on the selected rows. */
export interface BulkAction<Row extends object> {
  readonly id: string
  readonly label: string
  /** Drawn as dangerous. @default false */
  readonly danger?: boolean
  /** Can be done on everything that the filter finds. @default false */
  readonly whole?: boolean
  /** Not shown where it answers false. @default always shown */
  readonly allowed?: (selection: TableSelection<Row>) => boolean
  /** Does it; a rejection shows as failed. What cannot be undone asks first, by its own means. */
  readonly run: (selection: TableSelection<Row>, report: ReportProgress) => Promise<ActionOutcome>
}

/** How many rows are selected. */
export const countOf = <Row extends object>(selection: TableSelection<Row>): number =>
  selection.scope === 'all' ? selection.count : selection.ids.length

/** The actions that may be done on what is selected. */
export const allowedActions = <Row extends object>(
  actions: readonly BulkAction<Row>[],
  selection: TableSelection<Row>,
): readonly BulkAction<Row>[] =>
  actions.filter(
    action => (selection.scope === 'rows' || action.whole === true) && (action.allowed?.(selection) ?? true),
  )
