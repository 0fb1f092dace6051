import { AREA_PREFIX } from '../area.ts'
import type { ViewNoun } from '../permissions.ts'

/** What a filter compares, which decides on the operators that it takes (spec §3). */
export type FilterKind = 'text' | 'code' | 'word' | 'number' | 'flag' | 'time'

/** A back office. */
export type DeskArea = 'seller' | 'admin'

/** What travels in the calls of a page: a row of its list, a record that is viewed, and the bodies of create and update. */
export interface PageWire {
  readonly row: object
  readonly view: object
  readonly create: object
  readonly update: object
}

/** The body of a call that a page does not have. */
export type NoBody = Readonly<Record<never, never>>

/**
 * The list behind a page of a back office, declared once for both sides (spec §7). The server binds its names to columns, the back
 * offices type columns, search fields, forms and row actions by it. `F` names the filters, `S` the fields that sort, `M` those that
 * are summed up.
 */
export interface ListCall<
  T extends PageWire = PageWire,
  F extends string = string,
  S extends string = string,
  M extends string = string,
> {
  readonly area: DeskArea
  /** Path under the area's prefix without slash: `orders`. */
  readonly path: string
  /** Its permission is `<noun>.view`. */
  readonly noun: ViewNoun
  readonly filters: Readonly<Record<F, FilterKind>>
  readonly sorts: readonly S[]
  /** The order when the client asks for none; the id breaks ties. */
  readonly defaultSort: { readonly prop: S; readonly order: 'asc' | 'desc' }
  /** Fields that GET /{path}/summary adds up over all rows of a filter. */
  readonly sums?: readonly M[]
  /** Types alone: no call has a value here. */
  readonly wire?: T
}

interface Declared<A extends DeskArea, N extends ViewNoun, F extends string, S extends string, M extends string>
  extends Omit<ListCall<PageWire, F, S, M>, 'wire'> {
  readonly area: A
  readonly noun: N
}

/**
 * Declares a list whose other calls the server writes by hand; fields that sort or are summed up are fields of the row. `View` is a
 * record as it is viewed, `Create` and `Update` are the bodies, where the page has these calls.
 */
export const listCall =
  <Row extends object, View extends object = Row, Create extends object = NoBody, Update extends object = Create>() =>
  <
    const A extends DeskArea,
    const N extends ViewNoun,
    const F extends string,
    const S extends keyof Row & string,
    const M extends keyof Row & string = never,
  >(
    call: Declared<A, N, F, S, M>,
  ): ListCall<{ readonly row: Row; readonly view: View; readonly create: Create; readonly update: Update }, F, S, M> & {
    readonly area: A
    readonly noun: N
  } =>
    call

/** Row of a list. */
export type RowOf<C extends ListCall> = NonNullable<C['wire']>['row']
/** A viewed record of a list. */
export type ViewOf<C extends ListCall> = NonNullable<C['wire']>['view']
/** Filters of a list. */
export type FilterOf<C extends ListCall> = keyof C['filters'] & string
/** Fields that a list sorts by. */
export type SortOf<C extends ListCall> = C['sorts'][number]

/** Address of the page and of its calls under /api: `/Admin/expresses`. */
export const pagePath = ({ area, path }: Pick<ListCall, 'area' | 'path'>): string => `${AREA_PREFIX[area]}/${path}`
