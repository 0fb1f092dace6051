import type { Area } from '@shiji/contract/area.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { Route } from '@shiji/server/src/http/routes/route.ts'
import { pieceOf } from '../load/chance.ts'
import type { Person } from '../load/person.ts'

/** One call of a staff day; `path` without the base and with its area's prefix. */
export interface DeskCall {
  readonly name: string
  readonly path: string
  /** Fewest rows of the answer. */
  readonly rows: number
  /** Whether it asks for what only this world has: a text that its rows show, the number of its last page. */
  readonly isOfThisWorld?: boolean
}

const DASHBOARDS: Readonly<Record<string, readonly string[]>> = {
  '/Admin': ['/dashboard/all', '/menu_badges', '/load_menu', '/books'],
  '/Seller': ['/dashboard/all', '/menu_badges', '/load_menu'],
}

/** Lists of rows that belong to a record: the field that names it, and the list that shows such records. */
const PARENTS: Readonly<Record<string, { readonly field: string; readonly list: string }>> = {
  '/Seller/stocktake_rows': { field: 'stocktake_id', list: '/Seller/stocktakes' },
}

/** How many of the shown values are tried before a filter is given up. */
const TRIES = 3

interface Row {
  readonly [field: string]: unknown
}
interface Page {
  readonly data: readonly Row[]
  readonly total: number
}

/** Filters of a list that a person types a name or a number into; if it has none, the first text filter. */
function typedFilters({ spec }: Route): readonly string[] {
  const typed = Object.entries(spec.list?.filters ?? {}).filter(([, { operators }]) => operators.includes('likeRight'))
  const names = typed.map(([name]) => name)
  const wanted = names.filter(name => /name$|title$|_no$/.test(name))
  return wanted.length > 0 ? wanted : names.slice(0, 1)
}

/** The list by a piece of what its rows show in this column, a number by its beginning; undefined when none of some pieces finds a row. */
async function filtered(
  { name, path }: { readonly name: string; readonly path: string },
  field: string,
  isCode: boolean,
  page: Page,
  person: Person,
): Promise<DeskCall | undefined> {
  const shown = page.data.map(row => row[field]).filter(value => typeof value === 'string')
  const values = [...new Set(shown)].filter(value => value.length >= 2 && !/[|*,]/.test(value))
  for (const value of values.slice(0, TRIES)) {
    const piece = isCode ? `${value.slice(0, Math.ceil(value.length * 0.8))}|likeRight` : `${pieceOf(value)}|like`
    const asked = withQuery(path, `${field}=${encodeURIComponent(piece)}`)
    const { data } = await person.ask<Page>(name, 'GET', asked, { rows: 0 })
    if (data.length > 0) return { name: `${name}, by ${field}`, path: asked, rows: 1, isOfThisWorld: true }
    console.log(`  ${name} shows ${field} ${value} and does not find it`)
  }
  return undefined
}

/** The address of a list; undefined when there is no record whose rows it could show. */
async function listAddress(path: string, person: Person): Promise<string | undefined> {
  const parent = PARENTS[path]
  if (parent === undefined) return path
  const { data } = await person.ask<Page>(parent.list, 'GET', parent.list, { rows: 0 })
  return data[0] === undefined ? undefined : `${path}?${parent.field}=${data[0].id}`
}

const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`

const isPlain = (path: string): boolean => !path.includes(':')

/**
 * What a staff day asks of one back office: dashboards and badges, and each list without a filter, by a piece of each name or number that
 * its rows show, on its deepest page, and its sums. The lists are those that the server declares, so that a new one is in here by itself.
 */
export async function deskCalls(
  routes: readonly Route[],
  area: Exclude<Area, 'buyer'>,
  prefix: string,
  person: Person,
): Promise<readonly DeskCall[]> {
  const own = routes.filter(({ spec }) => spec.area === area && spec.method === 'GET' && isPlain(spec.path))
  const dashboards = (DASHBOARDS[prefix] ?? []).map(path => ({
    name: `${prefix}${path}`,
    path: `${prefix}${path}`,
    rows: 1,
  }))
  const calls: DeskCall[] = [...dashboards]
  for (const route of own.filter(({ spec }) => spec.list !== undefined && !spec.path.endsWith('/summary'))) {
    const name = `${prefix}${route.spec.path}`
    const path = await listAddress(name, person)
    if (path === undefined) continue
    const page = await person.ask<Page>(name, 'GET', path, { rows: 0 })
    if (page.total === 0) continue
    calls.push({ name, path, rows: 1 })
    for (const field of typedFilters(route)) {
      const call = await filtered({ name, path }, field, route.spec.list?.filters[field]?.isCode === true, page, person)
      if (call !== undefined) calls.push(call)
    }
    const deepest = Math.ceil(Math.min(page.total, LIMITS.list.deepestRow) / LIMITS.list.perPage)
    if (deepest > 1)
      calls.push({
        name: `${name}, page ${deepest}`,
        path: withQuery(path, `page=${deepest}`),
        rows: 1,
        isOfThisWorld: true,
      })
    if (Object.keys(route.spec.list?.sums ?? {}).length > 0)
      calls.push({ name: `${name}, sums`, path: `${name}/summary`, rows: 1 })
  }
  return calls
}
