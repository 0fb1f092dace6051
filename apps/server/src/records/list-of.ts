import type { FilterKind, ResourceCall, ResourceWire } from '@shiji/contract/resource-call.ts'
import type { SQLWrapper } from 'drizzle-orm'
import { code, type FilterField, flag, type ListSpec, number, text, time, word } from './list.ts'

const FIELD_OF: Readonly<Record<FilterKind, (column: SQLWrapper) => FilterField>> = {
  text,
  code,
  word,
  number,
  flag,
  time,
}

/** What a declared list allows, with the column behind each of its names; a name without a column does not compile. */
export function listOf<F extends string, S extends string>(
  call: ResourceCall<ResourceWire, F, S>,
  columns: Readonly<Record<F | S, SQLWrapper>>,
): ListSpec
export function listOf(call: ResourceCall, columns: Readonly<Record<string, SQLWrapper>>): ListSpec {
  const columnOf = (name: string): SQLWrapper => {
    const column = columns[name]
    if (column === undefined) throw new Error(`${call.path} has no column for ${name}`)
    return column
  }
  return {
    filters: Object.fromEntries(
      Object.entries(call.filters).map(([name, kind]) => [name, FIELD_OF[kind](columnOf(name))]),
    ),
    sorts: Object.fromEntries(call.sorts.map(name => [name, columnOf(name)])),
    defaultSort: call.defaultSort,
  }
}
