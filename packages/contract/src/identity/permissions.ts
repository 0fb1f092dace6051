import Type, { type Static } from 'typebox'
import { Flag, OtherName, Strict, Word } from '../schema.ts'
import { PERMISSION_AREAS } from './permission-areas.ts'

const LONGEST = { name: 40, content: 200, id: 60 } as const

/** What the operator calls a permission and says about it, zh and en; '' is the word of the program. */
const words = {
  name: Type.String(),
  ename: Type.String(),
  content: Type.String(),
  econtent: Type.String(),
}

/**
 * GET {area}load_permission: groups of the permissions that the caller may grant, in the operator's order. `name` and `ename`
 * of a group and `words` of its permissions are the operator's; '' or a missing entry is the word of the program.
 */
export const PermissionGroups = Type.Array(
  Type.Object({
    group: Type.String(),
    name: Type.String(),
    ename: Type.String(),
    permissions: Type.Array(Type.String()),
    words: Type.Array(Type.Object({ id: Type.String(), ...words })),
  }),
)
export type PermissionGroups = Static<typeof PermissionGroups>

/** A permission as the operator keeps it: its id is fixed in the program. */
export const PermissionEntry = Type.Object({
  id: Type.String(),
  ...words,
  is_sort: Type.Integer(),
  /** The operator has changed its words, group or order. */
  changed: Flag,
})
export type PermissionEntry = Static<typeof PermissionEntry>

/** GET /Admin/permissions: all groups of both back offices with their permissions, in order. */
export const PermissionBook = Type.Array(
  Type.Object({
    area: Word(PERMISSION_AREAS),
    group: Type.String(),
    name: Type.String(),
    ename: Type.String(),
    is_sort: Type.Integer(),
    /** Made by the operator; other groups come with the program. */
    own: Flag,
    changed: Flag,
    permissions: Type.Array(PermissionEntry),
  }),
)
export type PermissionBook = Static<typeof PermissionBook>

const Sort = Type.Integer({ minimum: 0, maximum: 9_999 })
const Key = Type.String({ minLength: 1, maxLength: LONGEST.id })

/** Names one permission. */
export const PermissionKey = Strict({ area: Word(PERMISSION_AREAS), permission: Key })
export type PermissionKey = Static<typeof PermissionKey>

/** PUT /Admin/permissions: words, group and order of one permission; an empty text is the word of the program. */
export const PermissionInput = Strict({
  ...PermissionKey.properties,
  name: OtherName(LONGEST.name),
  ename: OtherName(LONGEST.name),
  content: OtherName(LONGEST.content),
  econtent: OtherName(LONGEST.content),
  group: Key,
  is_sort: Sort,
})
export type PermissionInput = Static<typeof PermissionInput>

const group = { name: OtherName(LONGEST.name), ename: OtherName(LONGEST.name), is_sort: Sort }

/** POST /Admin/permission_groups: a group of the operator; it needs a name. */
export const GroupInput = Strict({ area: Word(PERMISSION_AREAS), ...group })
export type GroupInput = Static<typeof GroupInput>

/** Names one group. */
export const GroupKey = Strict({ area: Word(PERMISSION_AREAS), group: Key })
export type GroupKey = Static<typeof GroupKey>

/** PUT /Admin/permission_groups: names and order of one group; '' is the name of the program. */
export const GroupChange = Strict({ ...GroupKey.properties, ...group })
export type GroupChange = Static<typeof GroupChange>
