import type { DeskArea, ListCall, PageWire } from '@shiji/contract/lists/list-call.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import { IdParams, PageOf } from '@shiji/contract/schema.ts'
import type { Static, TSchema } from 'typebox'
import { AppError } from '../../infra/app-error.ts'
import type { Ctx } from '../../infra/context.ts'
import type { ListSpec, ParsedList } from '../../records/list.ts'
import { toPage } from '../../records/list-sql.ts'
import type { ActorOf } from '../guard/access.ts'
import { type Route, route } from './route.ts'
import type { Same } from './same.ts'

/** One page of a list as its query finds it. */
export interface FoundPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  /** Counts of the tabs that a page shows beside its rows. */
  readonly count?: Readonly<Record<string, number>> | undefined
}

type Desk<A extends DeskArea, T extends PageWire> = ListCall<T> & { readonly area: A }
type DeskCtx<A extends DeskArea> = Ctx<ActorOf<A, Permission>>

/** The route of a list that the contract declares; the schema must match the rows on the wire. */
export const listRoute = <A extends DeskArea, T extends PageWire, R extends TSchema>(
  { area, path, noun }: Desk<A, T>,
  spec: { readonly summary: string; readonly list: ListSpec; readonly row: R & Same<Static<R>, T['row']> },
  read: (ctx: DeskCtx<A>, list: ParsedList) => Promise<FoundPage<T['row']>>,
): Route => {
  const { summary, list, row } = spec
  return route(
    { method: 'GET', path: `/${path}`, area, access: `${noun}.view`, summary, list, data: PageOf<TSchema>(row) },
    async (ctx, input) => {
      const { rows, total, count } = await read(ctx, input.list)
      return toPage(input.list, rows, total, count)
    },
  )
}

/** The route of one record of a declared list; undefined is refused as missing. */
export const viewRoute = <A extends DeskArea, T extends PageWire, V extends TSchema>(
  { area, path, noun }: Desk<A, T>,
  spec: { readonly summary: string; readonly view: V & Same<Static<V>, T['view']> },
  read: (
    ctx: DeskCtx<A>,
    id: number,
    setHeader: (name: string, value: string) => void,
  ) => Promise<T['view'] | undefined>,
): Route => {
  const { summary, view } = spec
  const data: TSchema = view
  return route(
    { method: 'GET', path: `/${path}/:id`, area, access: `${noun}.view`, summary, params: IdParams, data },
    async (ctx, { params, setHeader }) => {
      const record = await read(ctx, params.id, setHeader)
      if (record === undefined) throw new AppError('record.missing')
      return record
    },
  )
}
