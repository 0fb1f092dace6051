import type { FilterKind, ListCall, PageWire } from '@shiji/contract/lists/list-call.ts'
import type { SQLWrapper } from 'drizzle-orm'
import {
  among,
  type ByIds,
  code,
  type FilterColumn,
  type FilterField,
  flag,
  type ListSpec,
  type ListSum,
  number,
  text,
  time,
  word,
} from './list.ts'

const FIELD_OF: Readonly<Record<FilterKind, (column: SQLWrapper) => FilterField>> = {
  text,
  code,
  word,
  number,
  flag,
  time,
}

/** A column of other rows, and how a condition on it becomes one on the rows of the list. */
export interface FarColumn {
  readonly far: SQLWrapper | FilterColumn
  readonly through: NonNullable<FilterField['through']>
  readonly byIds?: ByIds
}

/** A name in two languages: its filter finds what it is called in either. A list is sorted by the first. */
export const either = (column: SQLWrapper, otherLanguage: SQLWrapper): FilterColumn => ({ column, otherLanguage })

/** A column whose parts are found along its index of characters (`charactersOf`). */
export const partsOf = (column: SQLWrapper): FilterColumn => ({ column, byCharacters: true })

/**
 * A filter by a column of other rows, such as the name of the buyer (see `among`). With `byIds`, the ids of those rows are
 * read first, so that few of them are not looked for in all rows of the list.
 */
export const far = (column: SQLWrapper | FilterColumn, through: FarColumn['through'], byIds?: ByIds): FarColumn => ({
  far: column,
  through,
  ...(byIds === undefined ? {} : { byIds }),
})

/** A column of the list itself, whose rows are found by ids that are read elsewhere first. */
export interface FoundColumn extends FilterColumn {
  readonly byIds: ByIds
}

export const found = (column: FilterColumn, byIds: ByIds): FoundColumn => ({ ...column, byIds })

type Near = SQLWrapper | FilterColumn | FoundColumn
type Columns<F extends string, S extends string> = Readonly<Record<S, Near> & Record<Exclude<F, S>, Near | FarColumn>>

/** The names of a list that are bound to columns, also for the lists of the shop. */
type Names = 'path' | 'filters' | 'sorts' | 'defaultSort'

/** What a declared list allows, with the column behind each of its names; a name without a column does not compile. */
export function listOf<F extends string, S extends string, M extends string>(
  call: ListCall<PageWire, F, S, M>,
  columns: Columns<F, S>,
  ...sums: [M] extends [never] ? [] : [Readonly<Record<M, ListSum>>]
): ListSpec
export function listOf<F extends string, S extends string>(
  call: Pick<ListCall<PageWire, F, S>, Names> & { readonly sums?: never },
  columns: Columns<NoInfer<F>, NoInfer<S>>,
): ListSpec
export function listOf(
  call: Pick<ListCall, Names>,
  columns: Readonly<Record<string, Near | FarColumn>>,
  sums?: Readonly<Record<string, ListSum>>,
): ListSpec {
  const columnOf = (name: string) => {
    const column = columns[name]
    if (column === undefined) throw new Error(`${call.path} has no column for ${name}`)
    return column
  }
  const sortOf = (name: string): [string, SQLWrapper] => {
    const column = columnOf(name)
    if ('far' in column) throw new Error(`${call.path} cannot sort by ${name}`)
    return [name, 'column' in column ? column.column : column]
  }
  return {
    filters: Object.fromEntries(
      Object.entries(call.filters).map(([name, kind]) => [name, fieldOf(kind, columnOf(name))]),
    ),
    sorts: Object.fromEntries(call.sorts.map(sortOf)),
    defaultSort: call.defaultSort,
    ...(sums === undefined ? {} : { sums }),
  }
}

function fieldOf(kind: FilterKind, column: Near | FarColumn): FilterField {
  if ('far' in column) {
    const { byIds } = column
    return { ...among(fieldOf(kind, column.far), column.through), ...(byIds === undefined ? {} : { byIds }) }
  }
  return 'column' in column ? { ...FIELD_OF[kind](column.column), ...column } : FIELD_OF[kind](column)
}
