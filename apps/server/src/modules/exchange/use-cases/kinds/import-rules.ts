import { errorEntry } from '@shiji/contract/errors.ts'
import type { ImportKind, SheetColumnName } from '@shiji/contract/exchange/sheet.words.ts'
import { type AppError, InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import type { SheetRefs } from '../../domain/goods-lines.ts'
import { type CellFault, faultAt, type SheetRow } from '../../domain/sheet-row.ts'

/** Rows of a file that are applied in one transaction. */
export interface Unit {
  readonly rows: readonly SheetRow[]
  /** Rows whose record the file has further up. */
  readonly repeated: ReadonlySet<number>
}

/** What an import knows while it goes through its file. */
export interface ImportRun {
  readonly refs: SheetRefs
  /** Name of the file, for the history of stock. */
  readonly name: string
  /** New records that earlier units of a check would have made. */
  readonly pending: number
}

/** The result of a unit. */
export interface UnitResult {
  readonly faults: readonly CellFault[]
  /** Rows that were not applied. */
  readonly wrongRows: number
  readonly applied: number
  readonly unchanged: number
  /** New records that count for the limit of the store. */
  readonly fresh: number
  /** What takes it back; it is kept as JSON. */
  readonly undo?: object
}

/** The result of an undo: rows that were taken back, and those that stay with the reason. */
export interface UndoResult {
  readonly undone: number
  readonly kept: readonly CellFault[]
  /** Rows that stay, where a fault stands for several. */
  readonly keptRows?: number
}

/** How one kind of sheet is read. The check of a file and its import are the same call: a check is rolled back. */
export interface ImportRules {
  readonly kind: ImportKind
  /** Rows that follow each other and have the same text here are one unit, up to `most` rows. */
  readonly unitOf: (row: SheetRow) => string
  readonly most: number
  /** Whether a record may have several rows, which then follow each other. */
  readonly hasLines: boolean
  apply(tx: Ctx<SellerActor>, unit: Unit, run: ImportRun): Promise<UnitResult>
  undo(tx: Ctx<SellerActor>, entry: string): Promise<UndoResult>
}

/** A unit of which nothing was applied. */
export const wrongUnit = ({ rows }: Unit, faults: readonly CellFault[]): UnitResult => ({
  faults,
  wrongRows: rows.length,
  applied: 0,
  unchanged: 0,
  fresh: 0,
})

/** What a use case refused, at the cells of its fields. */
export function faultsOf(
  error: AppError,
  cellOf: (field: string) => { readonly row: SheetRow; readonly column: SheetColumnName },
): CellFault[] {
  if (!(error instanceof InvalidInput)) {
    const { row, column } = cellOf('_')
    return [faultAt(row, column, errorEntry(error.id).key, error.params)]
  }
  return error.problems.map(({ field, key, params }) => {
    const { row, column } = cellOf(field)
    return faultAt(row, column, key, params)
  })
}
