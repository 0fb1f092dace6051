import type { FilterKind, ListCall, PageWire } from '@shiji/contract/lists/list-call.ts'
import type { SQLWrapper } from 'drizzle-orm'
import { among, code, type FilterField, flag, type ListSpec, type ListSum, number, text, time, word } from './list.ts'

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
  readonly far: SQLWrapper
  readonly through: NonNullable<FilterField['through']>
}

/** A filter by a column of other rows, such as the name of the buyer (see `among`). */
export const far = (column: SQLWrapper, through: FarColumn['through']): FarColumn => ({ far: column, through })

type Columns<F extends string, S extends string> = Readonly<
  Record<S, SQLWrapper> & Record<Exclude<F, S>, SQLWrapper | FarColumn>
>

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
  columns: Readonly<Record<string, SQLWrapper | FarColumn>>,
  sums?: Readonly<Record<string, ListSum>>,
): ListSpec {
  const columnOf = (name: string): SQLWrapper | FarColumn => {
    const column = columns[name]
    if (column === undefined) throw new Error(`${call.path} has no column for ${name}`)
    return column
  }
  const filterOf = ([name, kind]: [string, FilterKind]): [string, FilterField] => {
    const column = columnOf(name)
    return [name, isFar(column) ? among(FIELD_OF[kind](column.far), column.through) : FIELD_OF[kind](column)]
  }
  const sortOf = (name: string): [string, SQLWrapper] => {
    const column = columnOf(name)
    if (isFar(column)) throw new Error(`${call.path} cannot sort by ${name}`)
    return [name, column]
  }
  return {
    filters: Object.fromEntries(Object.entries(call.filters).map(filterOf)),
    sorts: Object.fromEntries(call.sorts.map(sortOf)),
    defaultSort: call.defaultSort,
    ...(sums === undefined ? {} : { sums }),
  }
}

const isFar = (column: SQLWrapper | FarColumn): column is FarColumn => 'far' in column
