import { AREA_PREFIX } from './area.ts'
import type { CrudNoun } from './permissions.ts'

/** What a filter compares, which decides on the operators that it takes (spec §3). */
export type FilterKind = 'text' | 'code' | 'word' | 'number' | 'flag' | 'time'

/** The buttons of an ordinary page (spec §6). */
export type ResourceButton = 'show' | 'store' | 'update' | 'destroy'

/** What travels in the calls of an ordinary page: a row, and the bodies of create and update. */
export interface ResourceWire {
  readonly row: object
  readonly create: object
  readonly update: object
}

/**
 * The calls of an ordinary page, declared once for both sides (spec §7): list, view, create, update, delete, and the import where there
 * is one. The server lays routes over it, the back offices type their columns, search fields and form fields by it. `F` names the
 * filters, `S` the fields that sort.
 */
export interface ResourceCall<
  T extends ResourceWire = ResourceWire,
  F extends string = string,
  S extends string = string,
> {
  readonly area: 'seller' | 'admin'
  /** Path under the area's prefix without slash: `expresses`. */
  readonly path: string
  /** Its permissions are `<noun>.view|create|update|delete`. */
  readonly noun: CrudNoun
  readonly filters: Readonly<Record<F, FilterKind>>
  readonly sorts: readonly S[]
  /** The order when the client asks for none; the id breaks ties. */
  readonly defaultSort: { readonly prop: S; readonly order: 'asc' | 'desc' }
  /** Whether many may be made at once from a sheet: POST /{path}/import. */
  readonly importable?: boolean
  /** Buttons that the page does not have; they have no call either. */
  readonly without?: readonly ResourceButton[]
  /** Types alone: no call has a value here. */
  readonly wire?: T
}

/** Declares the calls of an ordinary page; a field that sorts is a field of the row. */
export const resourceCall =
  <Row extends object, Create extends object, Update extends object = Create>() =>
  <const F extends string, const S extends keyof Row & string>(
    call: Omit<ResourceCall<ResourceWire, F, S>, 'wire'>,
  ): ResourceCall<{ readonly row: Row; readonly create: Create; readonly update: Update }, F, S> =>
    call

/** Address of the page and of its calls under /api: `/Admin/expresses`. */
export const pagePath = ({ area, path }: Pick<ResourceCall, 'area' | 'path'>): string => `${AREA_PREFIX[area]}/${path}`
