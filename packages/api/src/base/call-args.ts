import type { Call, CallWire } from '@shiji/contract/call.ts'

type WireOf<C extends Call> = NonNullable<C['wire']>

/** What an answer holds. */
export type DataOf<C extends Call> = WireOf<C>['data']

/** What is sent may be read-only. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T

type ParamsPart<W extends CallWire> = W extends { readonly params: infer P }
  ? { readonly [K in keyof P]: K extends 'ids' ? readonly number[] : P[K] }
  : unknown
type QueryPart<W extends CallWire> = W extends { readonly query: infer Q } ? Sent<Q> : unknown
type BodyPart<W extends CallWire> = W extends { readonly body: infer B } ? Sent<B> : unknown
type AreaPart<C extends Call> = C['area'] extends readonly (infer A)[] ? { readonly area: A } : unknown
type KeyPart<C extends Call> = C extends { readonly keyed: true } ? { readonly idempotencyKey: string } : unknown
type FilePart<C extends Call> = C extends { readonly file: infer N extends string }
  ? { readonly [K in N]: Blob }
  : unknown
type ListPart<C extends Call> = C extends {
  readonly filters: infer F
  readonly sorts: readonly (infer S extends string)[]
}
  ? {
      readonly page?: number | undefined
      readonly per_page?: number | undefined
      /** Several joined by commas. */
      readonly sort?: `${S}|${'asc' | 'desc'}` | `${S}|${'asc' | 'desc'},${string}` | undefined
    } & { readonly [K in keyof F]?: string | number | boolean | undefined }
  : unknown

type AllOf<C extends Call> = AreaPart<C> &
  ParamsPart<WireOf<C>> &
  QueryPart<WireOf<C>> &
  BodyPart<WireOf<C>> &
  ListPart<C> &
  KeyPart<C> &
  FilePart<C>
type Flat<T> = { readonly [K in keyof T]: T[K] }

/**
 * What a call is made of, in one object: its area if it has several, parameters of its path (`ids` as a list), query, body, file, the key
 * of a keyed request; for a list its filters, sort and page. Nothing for a call that sends nothing.
 */
export type ArgsOf<C extends Call> = keyof AllOf<C> extends never ? NoArgs : Flat<AllOf<C>>

/** The argument of an endpoint that takes none. */
// biome-ignore lint/suspicious/noConfusingVoidType: hooks of such endpoints are called without an argument.
export type NoArgs = void

/** The same as a form holds it: names by the call, values checked by the server, whose refusal names the field. */
export type FormOf<C extends Call> = Flat<
  AreaPart<C> & ParamsPart<WireOf<C>> & { readonly [K in keyof BodyPart<WireOf<C>>]?: unknown }
>
