import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { CacheNoun } from '@shiji/contract/cache-tag.ts'
import type { Call } from '@shiji/contract/call.ts'
import type { AnswerMeta, baseQuery } from './base-query.ts'
import type { ArgsOf, DataOf } from './call-args.ts'
import { type Fields, requestOf } from './call-request.ts'
import { type Tag, tagsOf } from './call-tags.ts'
import type { ApiCall } from './transport.ts'

type Build = EndpointBuilder<typeof baseQuery, CacheNoun, 'api'>
type Query<Arg, Result> = QueryDefinition<Arg, typeof baseQuery, CacheNoun, Result, 'api'>
type Mutation<Arg, Result> = MutationDefinition<Arg, typeof baseQuery, CacheNoun, Result, 'api'>

/** How the client sends a call, which the server does not know. */
type Ways = Pick<ApiCall, 'timeout' | 'onProgress' | 'expects' | 'needsData' | 'withDevice'>

interface Options<C extends Call, Arg, Result> {
  /** What the call is made of, where the endpoint takes something else. */
  readonly args?: (arg: Arg) => ArgsOf<C>
  /** What the endpoint gives, where that is not the answer itself; `version` is that of the record. */
  readonly result?: (data: DataOf<C>, version: string | undefined) => Result
  readonly ways?: Ways | ((arg: Arg) => Ways)
  /** Tags beside those of the call, where they follow from a list in the arguments. */
  readonly tags?: (arg: Arg) => readonly Tag[]
}

/** The endpoint takes the one argument of this name, as it is. */
interface By<C extends Call, K extends keyof ArgsOf<C>>
  extends Omit<Options<C, ArgsOf<C>[K], DataOf<C>>, 'args' | 'result'> {
  readonly by: K
}

interface AnyOptions extends Omit<Options<Call, unknown, unknown>, 'args'> {
  readonly args?: (arg: unknown) => unknown
  readonly by?: string
}

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
  options?: Options<C, Arg, Result> & OnQuery<Arg, Result>,
): Query<NoInfer<Arg>, NoInfer<Result>>
export function queryOf(
  build: Build,
  call: Call,
  options: AnyOptions & OnQuery<unknown, unknown> = {},
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
export function mutationOf<C extends Call, Arg = ArgsOf<C>, Result = DataOf<C>>(
  build: Build,
  call: C,
  options?: Options<C, Arg, Result> & OnMutation<Arg, Result>,
): Mutation<NoInfer<Arg>, NoInfer<Result>>
export function mutationOf(
  build: Build,
  call: Call,
  options: AnyOptions & OnMutation<unknown, unknown> = {},
): Mutation<unknown, unknown> {
  const { onQueryStarted, tags } = options
  return build.mutation<unknown, unknown>({
    query: arg => requestBy(call, options, arg),
    ...(options.result === undefined ? {} : { transformResponse: resultBy(options.result) }),
    invalidatesTags: (_data, failure, arg) =>
      failure !== undefined && call.changesWhenRefused !== true
        ? []
        : [...tagsOf(call, call.changes, fieldsOf(options, arg)), ...(tags?.(arg) ?? [])],
    ...(onQueryStarted === undefined ? {} : { onQueryStarted }),
  })
}

function requestBy(call: Call, options: AnyOptions, arg: unknown): ApiCall {
  const ways = typeof options.ways === 'function' ? options.ways(arg) : options.ways
  return { ...requestOf(call, fieldsOf(options, arg)), ...ways }
}

const resultBy =
  (result: NonNullable<AnyOptions['result']>) =>
  (data: unknown, meta: AnswerMeta | undefined): unknown =>
    result(data, meta?.version)

function fieldsOf({ by, args }: AnyOptions, arg: unknown): Fields {
  if (by !== undefined) return { [by]: arg }
  const fields = args === undefined ? arg : args(arg)
  return typeof fields === 'object' && fields !== null ? { ...fields } : {}
}
