import type { TSchema } from 'typebox'
import type { Ctx } from '../infra/context.ts'
import type { ListSpec, ParsedList } from './list.ts'

/** A list call without HTTP: what exports and sums use of it. */
export interface ListCall {
  /** Page path below its area, with slash: `/orders`. */
  readonly path: string
  readonly list: ListSpec
  /** Schema of its answer. */
  readonly data: TSchema
  /** Refuses with `permission.denied` the same callers as the call itself. */
  readonly admit: (ctx: Ctx) => void
  /** A page as its own handler returns it: with scope, masks and declared fields. */
  readonly read: (ctx: Ctx, list: ParsedList) => Promise<unknown>
}

/** Finds list calls; `app.ts` knows those of all modules. */
export interface ListCalls {
  /** The call behind a page, by its path without the area: `orders`. */
  of(area: 'seller' | 'admin', page: string): ListCall | undefined
}
