import { ListSums } from '@shiji/contract/lists/list-sums.ts'
import type { RouteArea } from '../../infra/sessions.ts'
import type { ListSpec, ParsedList } from '../../records/list.ts'
import type { ListCall } from '../../records/list-call.ts'
import { sumsOf } from '../../records/list-sums.ts'
import { guardAction } from '../guard/guard.ts'
import { type Route, route } from './route.ts'

/** The input of a handler for a list call without a request. */
const inputOf = (list: ParsedList) => ({
  params: undefined,
  query: undefined,
  body: undefined,
  list,
  files: [],
  header: () => undefined,
  setHeader: () => undefined,
})

const listCall = ({ spec, handle }: Route, list: ListSpec): ListCall => ({
  path: spec.path,
  list,
  data: spec.data,
  admit: ctx => guardAction(ctx, spec, undefined),
  read: (ctx, query) => handle(ctx, inputOf(query)),
})

/** The list call of an area by its page path without the slash; undefined when there is none. */
export function listCallOf(routes: readonly Route[], area: RouteArea, page: string): ListCall | undefined {
  const found = routes.find(({ spec }) => spec.list !== undefined && spec.area === area && spec.path === `/${page}`)
  return found?.spec.list === undefined ? undefined : listCall(found, found.spec.list)
}

/** GET {page path}/summary of every list that declares sums, with the permission, the filters and the scope of the list itself. */
export const summaryRoutes = (routes: readonly Route[]): Route[] =>
  routes.flatMap(each => (each.spec.list?.sums === undefined ? [] : [summaryRoute(each, each.spec.list)]))

function summaryRoute(each: Route, list: ListSpec): Route {
  const { path, area, access, summary } = each.spec
  const call = listCall(each, list)
  return route(
    {
      method: 'GET',
      path: `${path}/summary`,
      area,
      access,
      summary: `Sums over all rows of a filter: ${summary}`,
      list,
      data: ListSums,
    },
    async (ctx, input) => ({ sums: await sumsOf(call, ctx, input.list) }),
  )
}
