import type { Area } from './area.ts'
import type { CacheTag } from './cache-tag.ts'
import type { FilterKind } from './lists/list-call.ts'
import type { Permission } from './permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Area of a call. `shared` calls carry no prefix and act as whichever area the token belongs to (product §1). */
export type CallArea = Area | 'shared'

/** One call with several moves: the field of the body that names the move, and the permission that each of them needs. */
export interface ByField {
  readonly field: string
  readonly permissions: Readonly<Record<string, Permission>>
  /** The move of a body that names none. */
  readonly otherwise: string
}

/**
 * Who may make a call: everyone, everyone with a session of the area, or holders of a permission.
 * A route without it does not compile, and none can be registered past the route table.
 */
export type Access = 'public' | 'session' | Permission | ByField

/** What travels in a call: parameters of its path, its query, its body, and the data of its answer. */
export interface CallWire {
  readonly params?: object
  readonly query?: object
  readonly body?: object
  readonly data: unknown
}

/** The facts of one call, without a validator: browsers import them. */
export interface CallFacts {
  readonly method: Method
  /** Path under the prefix of its area: `/user/order/:id`. `:ids` are ids joined by commas; `:name?` may be missing. */
  readonly path: `/${string}`
  /** Several areas have the same call, each under its prefix. */
  readonly area: CallArea | readonly CallArea[]
  readonly access: Access
  /** A list: the names that filter, by what they compare (spec §3). */
  readonly filters?: Readonly<Record<string, FilterKind>>
  /** A list: the names that sort. */
  readonly sorts?: readonly string[]
  /** A list: its order when the client asks for none; the id breaks ties. */
  readonly defaultSort?: { readonly prop: string; readonly order: 'asc' | 'desc' }
  /** The server repeats the first answer to a repeated `Idempotency-Key`, in one transaction with the work. */
  readonly idempotent?: boolean
  /** Clients send an `Idempotency-Key` with it. */
  readonly keyed?: boolean
  /** Calls a minute of one session, when lower than the general limit; an address without a session may make ten times as many. */
  readonly perMinute?: number
  /** Exists outside of production only. */
  readonly demoOnly?: boolean
  /** Field of the multipart body that carries the file. */
  readonly file?: string
  /** What the answer is about: it is loaded again when a call changes that. */
  readonly reads?: readonly CacheTag[]
  /** What the call changes, when it succeeds. */
  readonly changes?: readonly CacheTag[]
  /** A refusal means that the client was out of date: what it would have changed is loaded again too. */
  readonly changesWhenRefused?: boolean
  /** Seconds that a client keeps an answer that nothing shows; 60 by default. */
  readonly keepFor?: number
}

/** A declared call; `wire` is a type alone. */
export type Call<W extends CallWire = CallWire, F extends CallFacts = CallFacts> = F & { readonly wire?: W }

/** Parameters of a path. */
type NamesIn<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : P extends `${string}/:${infer Name}?`
    ? Name
    : P extends `${string}/:${infer Name}`
      ? Name
      : never

/** A path names the parameters that travel in it, no more and no fewer. */
type Fitting<W extends CallWire, P extends string> = [keyof NonNullable<W['params']>] extends [NamesIn<P>]
  ? [NamesIn<P>] extends [keyof NonNullable<W['params']>]
    ? unknown
    : never
  : never

/**
 * Declares one call, once for both sides (ADR 0027). What travels is the type parameter, taken from the schemas; the server attaches
 * schemas and handler with `answer`, the client makes its endpoint with `queryOf` or `mutationOf`.
 */
export const call =
  <W extends CallWire>() =>
  <const F extends CallFacts>(facts: F & { readonly path: Fitting<W, F['path']> }): Call<W, F> =>
    facts
