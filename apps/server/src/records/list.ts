import { LIMITS } from '@shiji/contract/limits.ts'
import { FILTER_OPERATORS, type FilterOperator, LIST_KEYS } from '@shiji/contract/lists/list.ts'
import { parseShopTime } from '@shiji/kit/time/shop-time.ts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError, type FieldProblem, InvalidInput } from '../infra/app-error.ts'
import type { Ctx } from '../infra/context.ts'
import { refuseUnstorable } from './storable.ts'

export type FilterKind = 'text' | 'number' | 'time' | 'flag'
export type FilterValue = string | number | boolean | Date

/** A field that may be filtered, its operators, and the column or expression behind it. */
export interface FilterField {
  readonly column: SQLWrapper
  /** The same text in the other language: a row that matches in either is found, whichever its reader sees. */
  readonly otherLanguage?: SQLWrapper
  readonly kind: FilterKind
  readonly operators: readonly FilterOperator[]
  /** A code of capital letters and digits: its prefixes are looked up in the index of the column. */
  readonly isCode?: true
  /** For a column of other rows: turns a condition on them into one on the rows of the list. */
  readonly through?: (condition: SQL, values: readonly FilterValue[]) => SQL
  /** Reads the ids of those other rows first, where they are few (see `listConditionByIds`). */
  readonly byIds?: ByIds
  /** Rows that contain all characters of the wanted text, along an index of characters (see `charactersOf`). */
  readonly byCharacters?: true
}

/** A column of a filter and how parts of it are found. */
export type FilterColumn = Pick<FilterField, 'column' | 'otherLanguage' | 'byCharacters'>

/**
 * Reads ids by a filter, whose condition `matches` puts on any column, and makes the condition of the list from them;
 * undefined where they are too many.
 */
export type ByIds = (ctx: Ctx, matches: Matches) => Promise<SQL | undefined>
export type Matches = (column: FilterColumn) => SQL

/** What a list allows; anything else in the query is refused (product §8). */
export interface ListSpec {
  readonly filters: Readonly<Record<string, FilterField>>
  readonly sorts: Readonly<Record<string, SQLWrapper>>
  /**
   * Property of `sorts` and direction when the client asks for none. The record id always breaks ties, in the same
   * direction.
   */
  readonly defaultSort: { readonly prop: string; readonly order: 'asc' | 'desc' }
  /** Columns that GET {path}/summary adds up over all rows of a filter, in the unit of the column. */
  readonly sums?: Readonly<Record<string, ListSum>>
}

/** A column that is added up, or a function that finds it: it may belong to another module. */
export type ListSum = SQLWrapper | ((ctx: Ctx) => SQLWrapper)

export interface Filter {
  readonly field: FilterField
  readonly operator: FilterOperator
  readonly values: readonly FilterValue[]
}

export interface Sort {
  readonly column: SQLWrapper
  readonly order: 'asc' | 'desc'
}

export interface ParsedList {
  readonly page: number
  readonly perPage: number
  readonly filters: readonly Filter[]
  readonly sorts: readonly Sort[]
  /** Present for lazy trees: children of this parent, unpaged (spec §7). */
  readonly childrenOf: number | undefined
  /** Set if the query is not for a page: an export and sums read the ids of the same query in their own way. */
  readonly reader?: IdReader
}

/** The query of a list, with the scope of the screen added to the filters. */
export interface IdQuery {
  readonly table: PgTable
  readonly idColumn: PgColumn
  readonly list: ParsedList
  readonly where: SQL | undefined
}

export interface FoundIds {
  readonly ids: number[]
  readonly total: number
}

/** Reads the ids of a list in place of `pageIds`. */
export type IdReader = (ctx: Ctx, query: IdQuery) => Promise<FoundIds>

export const text = (column: SQLWrapper): FilterField => ({
  column,
  kind: 'text',
  operators: ['eq', 'like', 'likeLeft', 'likeRight', 'in'],
})
/**
 * An order number or similar: found whole or by its prefix, through the index of the column; a substring from its
 * middle would need a full scan.
 */
export const code = (column: SQLWrapper): FilterField => ({
  column,
  kind: 'text',
  operators: ['eq', 'likeRight', 'in'],
  isCode: true,
})
export const word = (column: SQLWrapper): FilterField => ({ column, kind: 'text', operators: ['eq', 'in'] })
export const number = (column: SQLWrapper): FilterField => ({
  column,
  kind: 'number',
  operators: ['eq', 'in', 'gt', 'lt', 'ngt', 'nlt', 'between'],
})
export const flag = (column: SQLWrapper): FilterField => ({ column, kind: 'flag', operators: ['eq'] })
export const time = (column: SQLWrapper): FilterField => ({
  column,
  kind: 'time',
  operators: ['gt', 'lt', 'ngt', 'nlt', 'between'],
})

export const EMPTY_LIST: ParsedList = {
  page: 1,
  perPage: LIMITS.list.perPage,
  filters: [],
  sorts: [],
  childrenOf: undefined,
}

/**
 * A filter by a column of other rows, such as the name of the buyer. Those that match are found first, and then the
 * rows of the list that refer to them; a subquery per row would read all rows.
 */
export const among = (field: FilterField, through: NonNullable<FilterField['through']>): FilterField => ({
  ...field,
  through,
})

type RawQuery = Readonly<Record<string, unknown>>

/** Reads the list protocol of spec §7. Throws `request.invalid` with a message per wrong field, never ignores one. */
export function parseList(spec: ListSpec, raw: RawQuery): ParsedList {
  refuseUnstorable(raw)
  const problems: FieldProblem[] = []
  const page = whole(raw, 'page', 1, 1, Number.MAX_SAFE_INTEGER, problems)
  const perPage = whole(raw, 'per_page', LIMITS.list.perPage, 1, LIMITS.list.perPageMax, problems)
  const filters: Filter[] = []
  for (const [name, value] of Object.entries(raw)) {
    if (LIST_KEYS.some(key => key === name)) continue
    const filter = parseFilter(spec, name, value)
    if (filter === 'unknown') problems.push({ field: name, key: 'refusal.unknown_filter' })
    else if (filter === 'wrong') problems.push({ field: name, key: 'refusal.filter_value' })
    else if (filter !== 'empty') filters.push(filter)
  }
  const sorts = parseSort(spec, raw.sort, problems)
  const childrenOf = isYes(raw.isChildren) ? whole(raw, 'pid', 0, 0, Number.MAX_SAFE_INTEGER, problems) : undefined
  if (problems.length > 0) throw new InvalidInput(problems)
  if (page * perPage > LIMITS.list.deepestRow + perPage) throw new AppError('request.too_deep')
  return { page, perPage, filters, sorts, childrenOf }
}

const isYes = (value: unknown): boolean => value === 'true' || value === '1'

function whole(
  raw: RawQuery,
  name: string,
  fallback: number,
  low: number,
  high: number,
  problems: FieldProblem[],
): number {
  const value = raw[name]
  if (value === undefined || value === '') return fallback
  const parsed = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN
  if (parsed >= low && parsed <= high) return parsed
  problems.push({ field: name, key: 'error.number_between', params: { low, high } })
  return fallback
}

function parseFilter(spec: ListSpec, name: string, raw: unknown): Filter | 'unknown' | 'wrong' | 'empty' {
  const field = Object.hasOwn(spec.filters, name) ? spec.filters[name] : undefined
  if (field === undefined) return 'unknown'
  if (typeof raw !== 'string' || raw.length > 2_000) return 'wrong'
  const parted = split(raw)
  if (parted === undefined) return 'wrong'
  const [value, operator] = parted
  if (value === '') return 'empty'
  if (!field.operators.includes(operator)) return 'wrong'
  const parts = operator === 'in' || operator === 'between' ? value.split(',') : [value]
  if (operator === 'between' && parts.length !== 2) return 'wrong'
  if (parts.length > 400) return 'wrong'
  const values = parts.map(part => convert(field.kind, part))
  if (!values.every(item => item !== undefined)) return 'wrong'
  return { field, operator, values }
}

/**
 * The text after the last bar is the operator and must be a known one: an unknown word there is an error, never part of
 * the value. A value that contains a bar itself is therefore sent with its operator, `a|b|eq`.
 */
function split(raw: string): [string, FilterOperator] | undefined {
  const bar = raw.lastIndexOf('|')
  if (bar < 0) return [raw, 'eq']
  const suffix = raw.slice(bar + 1)
  const operator = FILTER_OPERATORS.find(item => item === suffix)
  return operator === undefined ? undefined : [raw.slice(0, bar), operator]
}

function convert(kind: FilterKind, value: string): FilterValue | undefined {
  switch (kind) {
    case 'text':
      return value
    case 'number':
      return /^-?\d{1,15}$/.test(value) ? Number(value) : undefined
    case 'flag':
      return value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : undefined
    case 'time':
      return parseShopTime(value)
  }
}

/** Directions as clients write them; tables like the original's send `ascending`. */
const DIRECTIONS: Readonly<Record<string, Sort['order']>> = {
  asc: 'asc',
  ascending: 'asc',
  desc: 'desc',
  descending: 'desc',
}

function parseSort(spec: ListSpec, raw: unknown, problems: FieldProblem[]): readonly Sort[] {
  if (raw !== undefined && typeof raw !== 'string') problems.push({ field: 'sort', key: 'refusal.unknown_sort' })
  const wanted = typeof raw === 'string' && raw !== '' ? raw.split(',') : []
  const sorts: Sort[] = []
  for (const item of wanted) {
    const [prop = '', order = 'asc', ...more] = item.split('|')
    const column = Object.hasOwn(spec.sorts, prop) ? spec.sorts[prop] : undefined
    const direction = more.length === 0 && Object.hasOwn(DIRECTIONS, order) ? DIRECTIONS[order] : undefined
    if (column === undefined || direction === undefined) problems.push({ field: 'sort', key: 'refusal.unknown_sort' })
    else sorts.push({ column, order: direction })
  }
  if (sorts.length > 0) return sorts
  const column = spec.sorts[spec.defaultSort.prop]
  return column === undefined ? [] : [{ column, order: spec.defaultSort.order }]
}
