import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { CacheNoun } from '@shiji/contract/cache-tag.ts'
import type { Call } from '@shiji/contract/call.ts'
import type { ArgsOf, DataOf, FormOf } from './call-args.ts'
import { type Fields, requestOf } from './call-request.ts'
import { type Tag, tagsOf } from './call-tags.ts'
import type { AnswerMeta, baseQuery } from './transport/base-query.ts'
import type { ApiCall } from './transport/transport.ts'

type Build = EndpointBuilder<typeof baseQuery, CacheNoun, 'api'>
type Query<Arg, Result> = QueryDefinition<Arg, typeof baseQuery, CacheNoun, Result, 'api'>
type Mutation<Arg, Result> = MutationDefinition<Arg, typeof baseQuery, CacheNoun, Result, 'api'>

/** How the client sends a call, which the server does not know. */
type Ways = Pick<ApiCall, 'timeout' | 'onProgress' | 'expects' | 'needsData' | 'withDevice'>

interface Options<C extends Call, Arg> {
  /** What the call is made of, where the endpoint takes something else. */
  readonly args?: (arg: Arg) => ArgsOf<C>
  /** The same where that is the values of a form. */
  readonly form?: (arg: Arg) => FormOf<C>
  readonly ways?: Ways | ((arg: Arg) => Ways)
  /** Tags beside those of the call, where they follow from a list in the arguments. */
  readonly tags?: (arg: Arg) => readonly Tag[]
}

/** The endpoint takes the one argument of this name, as it is. */
interface By<C extends Call, K extends keyof ArgsOf<C>> extends Omit<Options<C, ArgsOf<C>[K]>, 'args' | 'form'> {
  readonly by: K
}

interface AnyOptions extends Omit<Options<Call, unknown>, 'args' | 'form'> {
  readonly args?: (arg: unknown) => unknown
  readonly form?: (arg: unknown) => unknown
  readonly by?: string
}

/** What a query gives, where that is not the answer itself; `version` is that of the record. */
type Giving<Data, Result> = { readonly result?: (data: Data, version: string | undefined) => Result }
type OnQuery<Arg, Result> = { readonly onQueryStarted?: Query<Arg, Result>['onQueryStarted'] }
type OnMutation<Arg, Result> = { readonly onQueryStarted?: Mutation<Arg, Result>['onQueryStarted'] }

/** The endpoint of a declared call that reads: address, arguments, answer, tags and time in the cache come from the call. */
export function queryOf<C extends Call, K extends keyof ArgsOf<C>>(
  build: Build,
  call: C,
  options: By<C, K> & OnQuery<ArgsOf<C>[K], DataOf<C>>,
): Query<ArgsOf<C>[K], DataOf<C>>
export function queryOf<C extends Call, Arg = ArgsOf<C>, Result = DataOf<C>>(
  build: Build,
  call: C,
  options?: Options<C, Arg> & Giving<DataOf<C>, Result> & OnQuery<Arg, Result>,
): Query<NoInfer<Arg>, NoInfer<Result>>
export function queryOf(
  build: Build,
  call: Call,
  options: AnyOptions & Giving<unknown, unknown> & OnQuery<unknown, unknown> = {},
): Query<unknown, unknown> {
  const { onQueryStarted, tags } = options
  return build.query<unknown, unknown>({
    query: arg => requestBy(call, options, arg),
    ...(options.result === undefined ? {} : { transformResponse: resultBy(options.result) }),
    providesTags: (_data, _failure, arg) => [
      ...tagsOf(call, call.reads, fieldsOf(options, arg)),
      ...(tags?.(arg) ?? []),
    ],
    ...(call.keepFor === undefined ? {} : { keepUnusedDataFor: call.keepFor }),
    ...(onQueryStarted === undefined ? {} : { onQueryStarted }),
  })
}

/** The same for a call that changes something; a refused one changes nothing, unless the call says otherwise. */
export function mutationOf<C extends Call, K extends keyof ArgsOf<C>>(
  build: Build,
  call: C,
  options: By<C, K> & OnMutation<ArgsOf<C>[K], DataOf<C>>,
): Mutation<ArgsOf<C>[K], DataOf<C>>
export function mutationOf<C extends Call, Arg = ArgsOf<C>>(
  build: Build,
  call: C,
  options?: Options<C, Arg> & OnMutation<Arg, DataOf<C>>,
): Mutation<NoInfer<Arg>, DataOf<C>>
export function mutationOf(
  build: Build,
  call: Call,
  options: AnyOptions & OnMutation<unknown, unknown> = {},
): Mutation<unknown, unknown> {
  return mutationBy<unknown, unknown>(build, arg => ({ call, fields: fieldsOf(options, arg) }), options)
}

/** One of several calls with what it sends, for `mutationBy`. */
export interface Sending<Result> {
  readonly call: Call
  readonly fields: Fields
  /** Type alone. */
  readonly result?: Result
}

/** A declared call with its arguments. */
export const sending = <C extends Call>(call: C, args: ArgsOf<C>): Sending<DataOf<C>> => ({
  call,
  fields: toFields(args),
})

/** The endpoint of a change that is one call or another, by its argument. */
export function mutationBy<Arg, Result>(
  build: Build,
  callOf: (arg: Arg) => Sending<Result>,
  options: Pick<Options<Call, Arg>, 'tags' | 'ways'> & OnMutation<Arg, Result> = {},
): Mutation<Arg, Result> {
  const { onQueryStarted, tags, ways } = options
  return build.mutation<Result, Arg>({
    query: arg => {
      const { call, fields } = callOf(arg)
      return { ...requestOf(call, fields), ...(typeof ways === 'function' ? ways(arg) : ways) }
    },
    invalidatesTags: (_data, failure, arg) => {
      const { call, fields } = callOf(arg)
      if (failure !== undefined && call.changesWhenRefused !== true) return []
      return [...tagsOf(call, call.changes, fields), ...(tags?.(arg) ?? [])]
    },
    ...(onQueryStarted === undefined ? {} : { onQueryStarted }),
  })
}

/** Tags of what another call reads with these arguments, for a change that its own call cannot name. */
export const readsOf = <C extends Call>(call: C, args: ArgsOf<C>): readonly Tag[] =>
  tagsOf(call, call.reads, toFields(args))

function requestBy(call: Call, options: AnyOptions, arg: unknown): ApiCall {
  const ways = typeof options.ways === 'function' ? options.ways(arg) : options.ways
  return { ...requestOf(call, fieldsOf(options, arg)), ...ways }
}

const resultBy =
  (result: (data: unknown, version: string | undefined) => unknown) =>
  (data: unknown, meta: AnswerMeta | undefined): unknown =>
    result(data, meta?.version)

function fieldsOf({ by, args, form }: AnyOptions, arg: unknown): Fields {
  if (by !== undefined) return { [by]: arg }
  const translate = args ?? form
  return toFields(translate === undefined ? arg : translate(arg))
}

const toFields = (args: unknown): Fields => (typeof args === 'object' && args !== null ? { ...args } : {})
