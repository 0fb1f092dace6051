import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'

/** The sort order of one column. */
export interface TableSort {
  readonly column: string
  readonly direction: 'asc' | 'desc'
}

/** What a table requests; the caller turns it into a call (§7). */
export interface TableQuery {
  readonly page: number
  readonly perPage: number
  /** The first one has the highest priority. */
  readonly sort: readonly TableSort[]
  /** Search values by field, as sent: plain, or 'value|operator' (§3). */
  readonly search: Readonly<Record<string, string>>
}

/** The first page without filters (§9). */
export const firstQuery: TableQuery = { page: 1, perPage: SPEC_LIMITS.list.perPage, sort: [], search: {} }

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/**
 * Formats a search value for the wire: 'value|operator', plain without an operator, '' when empty. For a range with one
 * open end only the other counts: 'a|ngt' from a on, 'b|nlt' up to b.
 */
export function writeFilter(value: unknown, operator: string | undefined): string {
  const list = (Array.isArray(value) ? value : [value]).map(textOf)
  const text = list.join(',')
  if (text.replace(/,/g, '') === '') return ''
  const [from = '', to = ''] = list
  if (operator === 'between' && to === '') return `${from}|ngt`
  if (operator === 'between' && from === '') return `${to}|nlt`
  const plain = operator === undefined || operator === 'eq'
  // After the last bar the server expects an operator.
  if (plain) return text.includes('|') ? `${text}|eq` : text
  return `${text}|${operator}`
}

/** Removes the operator from a search value. */
export function readFilter(text: string, operator: string | undefined): string {
  const suffix = `|${operator ?? 'eq'}`
  return text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
}

/** Both ends of a range as sent; '' for an open one. */
export function readRange(text: string): readonly [string, string] {
  const [value = '', operator] = text.split('|')
  if (operator === 'ngt') return [value, '']
  if (operator === 'nlt') return ['', value]
  const [from = '', to = ''] = value.split(',')
  return [from, to]
}
