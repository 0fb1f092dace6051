import type { Access, Method } from '@shiji/contract/call.ts'
import type { Static, TSchema } from 'typebox'
import type { Ctx } from '../../infra/context.ts'
import type { RouteArea } from '../../infra/sessions.ts'
import type { ListSpec, ParsedList } from '../../records/list.ts'
import type { ActorOf } from '../guard/access.ts'

/** A file of a multipart body, held in memory up to the upload limit. */
export interface ReceivedFile {
  readonly field: string
  readonly filename: string
  readonly bytes: Buffer
}

type Of<S> = S extends TSchema ? Static<S> : undefined

/** What every handler receives of a request, for any call. */
export interface RequestParts {
  readonly list: ParsedList
  readonly files: readonly ReceivedFile[]
  readonly header: (name: string) => string | undefined
  /** Sets a header of the answer. */
  readonly setHeader: (name: string, value: string) => void
}

export interface Input<P, Q, B> extends RequestParts {
  readonly params: Of<P>
  readonly query: Of<Q>
  readonly body: Of<B>
}

/** One call of the API: everything that the guard, the validator, the document and the tests know about it. */
export interface RouteSpec<
  A extends RouteArea = RouteArea,
  X extends Access = Access,
  P extends TSchema | undefined = TSchema | undefined,
  Q extends TSchema | undefined = TSchema | undefined,
  B extends TSchema | undefined = TSchema | undefined,
  D extends TSchema = TSchema,
> {
  readonly method: Method
  /** Path under the area's prefix, Fastify style: `/expresses/:id`. */
  readonly path: string
  readonly area: A
  readonly access: X
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly data: D
  /** Free filters of a list call; excludes `query`. */
  readonly list?: ListSpec
  /** Replays the first answer for a repeated `Idempotency-Key`; the handler then runs in one transaction. */
  readonly idempotent?: boolean
  readonly multipart?: boolean
  readonly bodyBytes?: number
  /** Exists only outside of production. */
  readonly demoOnly?: boolean
  /**
   * Calls per minute of one session, if lower than the general limit; an address without a session may make ten times
   * as many.
   */
  readonly perMinute?: number
}

export interface Route {
  readonly spec: RouteSpec
  readonly handle: (ctx: Ctx, input: Input<TSchema, TSchema, TSchema>) => Promise<unknown>
}

/** Declares a route; the handler's context and input follow from area, access and schemas. */
export function route<
  A extends RouteArea,
  X extends Access,
  D extends TSchema,
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(
  spec: RouteSpec<A, X, P, Q, B, D>,
  handle: (ctx: Ctx<ActorOf<A, X>>, input: Input<P, Q, B>) => Promise<Static<D>>,
): Route {
  // The guard and the validator establish both before the handler runs; this is the only place where the types are
  // joined.
  return { spec: spec as RouteSpec, handle: handle as unknown as Route['handle'] }
}
