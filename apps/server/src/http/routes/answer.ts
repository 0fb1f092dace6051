import type { Call, CallArea, CallFacts, CallWire } from '@shiji/contract/call.ts'
import type { Static, TSchema } from 'typebox'
import type { Ctx } from '../../infra/context.ts'
import type { ListSpec } from '../../records/list.ts'
import type { ActorOf } from '../guard/access.ts'
import type { RequestParts, Route, RouteSpec } from './route.ts'
import type { Same } from './same.ts'

type PartOf<W extends CallWire, K extends keyof CallWire> = W extends { readonly [N in K]: infer T } ? T : undefined

/** What a handler receives of a declared call. */
interface Asked<W extends CallWire> extends RequestParts {
  readonly params: PartOf<W, 'params'>
  readonly query: PartOf<W, 'query'>
  readonly body: PartOf<W, 'body'>
}

type AreaIn<A extends CallFacts['area']> = A extends readonly (infer E extends CallArea)[] ? E : Extract<A, CallArea>

/**
 * What the server adds to a call: the schemas of request and answer, the columns of a list, a summary for the document.
 */
interface Bound {
  readonly summary: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly data: TSchema
  readonly list?: ListSpec
  readonly bodyBytes?: number
}

type Schemas<W extends CallWire> = { readonly [K in keyof W]-?: TSchema }
type Checked<W extends CallWire, B extends Bound> = {
  readonly [K in keyof W]: K extends keyof B ? (B[K] extends TSchema ? Same<Static<B[K]>, W[K]> : never) : never
}
/** A list binds its names to columns; other calls have none. */
type Listed<F extends CallFacts> = F extends { readonly filters: object }
  ? { readonly list: ListSpec }
  : { readonly list?: never }

type Handler<W extends CallWire, A extends CallArea, F extends CallFacts> = (
  ctx: Ctx<ActorOf<A, F['access']>>,
  input: Asked<W>,
) => Promise<W['data']>

/**
 * Attaches schemas and handler to a declared call of one area. Method, path, access and limits come from the call; a
 * schema of another type than the call declares does not compile, nor does a handler that returns something else.
 */
export function answer<W extends CallWire, F extends CallFacts & { readonly area: CallArea }, B extends Bound>(
  call: Call<W, F>,
  bound: B & Schemas<W> & Checked<W, B> & Listed<F>,
  handle: Handler<W, AreaIn<F['area']>, F>,
): Route
export function answer(
  call: Call<CallWire, CallFacts & { readonly area: CallArea }>,
  bound: Bound,
  handle: Route['handle'],
): Route {
  return { spec: specOf(call, call.area, bound), handle }
}

/** The same for a call of several areas: a route in each of them, or in the given ones. */
export function answerIn<
  W extends CallWire,
  F extends CallFacts & { readonly area: readonly CallArea[] },
  const A extends F['area'][number],
  B extends Bound,
>(
  call: Call<W, F>,
  areas: readonly A[],
  bound: B & Schemas<W> & Checked<W, B> & Listed<F>,
  handle: Handler<W, A, F>,
): Route[]
export function answerIn(call: Call, areas: readonly CallArea[], bound: Bound, handle: Route['handle']): Route[] {
  return areas.map(area => ({ spec: specOf(call, area, bound), handle }))
}

const specOf = (call: CallFacts, area: CallArea, bound: Bound): RouteSpec => {
  const { method, path, access, idempotent, perMinute, demoOnly, file } = call
  return {
    ...bound,
    method,
    path,
    area,
    access,
    ...(idempotent === undefined ? {} : { idempotent }),
    ...(perMinute === undefined ? {} : { perMinute }),
    ...(demoOnly === undefined ? {} : { demoOnly }),
    ...(file === undefined ? {} : { multipart: true }),
  }
}
