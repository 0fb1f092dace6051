import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { type Answers, type Asked, Refusal } from './fake-server.ts'

type Change = (body: Readonly<Record<string, string>>, rows: readonly ResourceRow[]) => Refusal | undefined

/**
 * Calls of one resource on rows in memory: list with page, sort by one column and `like`, view, create, update, delete.
 */
export function fakeResource(path: string, first: readonly ResourceRow[], refuses: Change = () => undefined): Answers {
  const state = { rows: [...first], nextId: 1000 }
  const list = ({ query }: Asked) => {
    const perPage = Number(query.get('per_page') ?? 30)
    const page = Number(query.get('page') ?? 1)
    const found = sorted(
      state.rows.filter(row => fits(row, query)),
      query.get('sort') ?? '',
    )
    return {
      data: found.slice((page - 1) * perPage, page * perPage),
      count: found.length,
      total: found.length,
      per_page: perPage,
      last_page: Math.max(1, Math.ceil(found.length / perPage)),
      current_page: page,
    }
  }
  const create = (asked: Asked) => {
    const refusal = refuses(Object.fromEntries(asked.body), state.rows)
    if (refusal !== undefined) return refusal
    state.nextId += 1
    state.rows = [...state.rows, { id: state.nextId, created_at: '2026-01-02T03:04:05Z', ...fieldsOf(asked) }]
    return { id: state.nextId }
  }
  const update = (asked: Asked) => {
    const id = idsOf(asked)[0]
    const refusal = refuses(Object.fromEntries(asked.body), state.rows)
    if (refusal !== undefined) return refusal
    state.rows = state.rows.map(row => (row.id === id ? { ...row, ...fieldsOf(asked) } : row))
    return { id }
  }
  const destroy = (asked: Asked) => {
    const ids = idsOf(asked)
    state.rows = state.rows.filter(row => !ids.includes(row.id))
    return null
  }
  const view = (asked: Asked) =>
    state.rows.find(row => row.id === idsOf(asked)[0]) ?? new Refusal(404, 'No such record.')
  return {
    [`GET ${path}`]: list,
    [`POST ${path}`]: create,
    [`GET ${path}/*`]: view,
    [`PUT ${path}/*`]: update,
    [`DELETE ${path}/*`]: destroy,
  }
}

/** The record that a form describes; `name[0]`, `name[1]` … become a list of texts, as on a server. */
function fieldsOf({ body }: Asked): Readonly<Record<string, string | readonly string[]>> {
  const record: Record<string, string | readonly string[]> = {}
  for (const [name, text] of body) {
    const list = /^(\w+)\[\d+\]$/.exec(name)?.[1]
    if (list === undefined) record[name] = text
    else record[list] = [...(Array.isArray(record[list]) ? record[list] : []), text]
  }
  return record
}

const idsOf = ({ path }: Asked) => (path.split('/').at(-1) ?? '').split(',').map(Number)

const RESERVED = ['per_page', 'page', 'sort']

const fits = (row: ResourceRow, query: URLSearchParams) =>
  [...query].every(([name, text]) => RESERVED.includes(name) || String(row[name]).includes(text.replace(/\|\w+$/, '')))

function sorted(rows: readonly ResourceRow[], sort: string): readonly ResourceRow[] {
  const [prop = '', order] = sort.split(',')[0]?.split('|') ?? []
  if (prop === '') return rows
  const sign = order === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => sign * String(a[prop]).localeCompare(String(b[prop]), 'en', { numeric: true }))
}
