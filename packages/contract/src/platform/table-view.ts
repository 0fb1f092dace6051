import Type, { type Static } from 'typebox'
import { Flag, Id, Name, Strict } from '../schema.ts'

/** Limits per person and page: number of views, and characters of the stored JSON. */
export const TABLE_VIEW_LIMITS = { perPage: 20, json: 8_000 } as const

/** The table whose settings are stored: path of its calls without the area, such as `users`. */
export const TablePage = Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9_/]+$' })

/** Input object that only the page itself reads: JSON of at most 8,000 characters. */
const Kept = Type.String({ minLength: 2, maxLength: TABLE_VIEW_LIMITS.json })
const KeptObject = Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true })

export const TableQuery = Strict({ page: TablePage })
export type TableQuery = Static<typeof TableQuery>

/** A saved view: search, sort and columns under a name; the caller's own, or a colleague's view shared with one of the caller's roles. */
export const TableView = Type.Object({
  id: Id,
  name: Type.String(),
  state: KeptObject,
  /** Shared with people of the back office: those with one of these roles, or everyone when the list is empty. */
  shared: Flag,
  role_ids: Type.Array(Id),
  is_default: Flag,
  is_sort: Type.Integer(),
  /** Whether it is the caller's own and may be changed. */
  mine: Flag,
})
export type TableView = Static<typeof TableView>

/** Settings that a page of a back office stores for the current person. */
export const TableDesk = Type.Object({
  layout: Type.Unsafe<Readonly<Record<string, unknown>> | null>({
    type: ['object', 'null'],
    additionalProperties: true,
  }),
  views: Type.Array(TableView),
  /** Roles that views may be shared with. */
  roles: Type.Array(Type.Object({ id: Id, name: Type.String() })),
})
export type TableDesk = Static<typeof TableDesk>

export const TableLayoutInput = Strict({ page: TablePage, layout: Kept })
export type TableLayoutInput = Static<typeof TableLayoutInput>

const viewFields = {
  name: Name(30),
  state: Kept,
  shared: Type.Optional(Flag),
  role_ids: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  is_default: Type.Optional(Flag),
  is_sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999 })),
}
export const TableViewInput = Strict({ page: TablePage, ...viewFields })
export type TableViewInput = Static<typeof TableViewInput>
export const TableViewChange = Strict({
  name: Type.Optional(viewFields.name),
  state: Type.Optional(viewFields.state),
  shared: viewFields.shared,
  role_ids: viewFields.role_ids,
  is_default: viewFields.is_default,
  is_sort: viewFields.is_sort,
})
export type TableViewChange = Static<typeof TableViewChange>
