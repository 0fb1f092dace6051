/**
 * Operators of `value|operator` filters (spec §3, product §8). Plain values mean `eq`. The text after the last bar must be an operator, so a value
 * that contains a bar always needs one: `a|b|eq`.
 */
export const FILTER_OPERATORS = [
  'eq',
  'like',
  'likeLeft',
  'likeRight',
  'gt',
  'lt',
  'ngt',
  'nlt',
  'in',
  'between',
  'whereHas',
] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

/** Query keys of a list that are not filters. */
export const LIST_KEYS = [
  'per_page',
  'page',
  'sort',
  'isChildren',
  'pid',
  'after',
  'params',
  'total',
  'last_page',
  'current_page',
  'count',
] as const

/** Query of a list call, as the client sends it (spec §7). */
export interface ListQuery {
  readonly per_page?: number
  readonly page?: number
  /** `prop|asc` or `prop|desc`; several joined by commas. */
  readonly sort?: string
  readonly isChildren?: boolean
  readonly pid?: number
  readonly [filter: string]: string | number | boolean | undefined
}

/** Writes a filter value for the wire: `12|gt`, `a,b|in`, plain for `eq` unless the value contains a bar: `a|b|eq`. */
export function filterValue(
  value: string | number | readonly (string | number)[],
  operator: FilterOperator = 'eq',
): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : value.join(',')
  return operator === 'eq' && !text.includes('|') ? text : `${text}|${operator}`
}
