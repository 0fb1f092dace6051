import type { Area } from '@shiji/contract/area.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { Route } from '@shiji/server/src/http/route.ts'
import { pieceOf } from '../load/chance.ts'
import type { Person } from '../load/person.ts'

/** One call of a staff day; `path` without the base and with its area's prefix. */
export interface DeskCall {
  readonly name: string
  readonly path: string
  /** Fewest rows of the answer. */
  readonly rows: number
}

const DASHBOARDS: Readonly<Record<string, readonly string[]>> = {
  '/Admin': ['/dashboard/all', '/menu_badges', '/load_menu', '/books'],
  '/Seller': ['/dashboard/all', '/menu_badges', '/load_menu'],
}

interface Row {
  readonly [field: string]: unknown
}
interface Page {
  readonly data: readonly Row[]
  readonly total: number
}

/** Filters that a person types a word into, the ones of names first. */
function typedFilter({ spec }: Route, row: Row | undefined): readonly [string, string] | undefined {
  const names = Object.entries(spec.list?.filters ?? {})
    .filter(([, { operators }]) => operators.includes('like'))
    .map(([name]) => name)
  const ranked = names.toSorted((a, b) => Number(/name|title/.test(b)) - Number(/name|title/.test(a)))
  for (const name of ranked) {
    const value = row?.[name]
    if (typeof value === 'string' && value.length >= 2 && !/[|*,]/.test(value)) return [name, pieceOf(value)]
  }
  return undefined
}

const isPlain = (path: string): boolean => !path.includes(':')

/**
 * What a staff day asks of one back office: dashboards and badges, and each list without a filter, by a piece of a name of one of its
 * rows, on its deepest page, and its sums. The lists are those that the server declares, so that a new one is in here by itself.
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
    const path = `${prefix}${route.spec.path}`
    const page = await person.ask<Page>(path, 'GET', path, { rows: 0 })
    if (page.total === 0) continue
    calls.push({ name: path, path, rows: 1 })
    const filter = typedFilter(route, page.data[0])
    if (filter !== undefined) {
      const [field, value] = filter
      calls.push({
        name: `${path}, by ${field}`,
        path: `${path}?${field}=${encodeURIComponent(`${value}|like`)}`,
        rows: 1,
      })
    }
    const deepest = Math.ceil(Math.min(page.total, LIMITS.list.deepestRow) / LIMITS.list.perPage)
    if (deepest > 1) calls.push({ name: `${path}, page ${deepest}`, path: `${path}?page=${deepest}`, rows: 1 })
    if (Object.keys(route.spec.list?.sums ?? {}).length > 0)
      calls.push({ name: `${path}, sums`, path: `${path}/summary`, rows: 1 })
  }
  return calls
}
