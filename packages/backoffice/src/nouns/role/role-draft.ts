import type { RoleRow } from '@shiji/contract/identity/identity.ts'
import type { SayText } from '@shiji/i18n/react.ts'

/** The input for a role, in the shape that the server takes. */
export interface RoleDraft {
  readonly name: string
  /** Ids of permissions. */
  readonly permissions: readonly string[]
  /** Ids of menu entries; none shows all pages that the permissions allow. */
  readonly menu_id: readonly number[]
}

export const emptyRole: RoleDraft = { name: '', permissions: [], menu_id: [] }

/** A stored role as a draft; keeps pages and permissions that this person cannot see. */
export const roleOf = ({ name, permissions, menu_id }: RoleRow): RoleDraft => ({ name, permissions, menu_id })

const LONGEST_NAME = 30

/** Errors of a draft, by field. */
export function wrongWith({ name }: RoleDraft, say: SayText): Readonly<Record<string, string>> {
  if (name.trim() === '') return { name: say('error.required') }
  return [...name].length > LONGEST_NAME ? { name: say('error.max_length', { limit: LONGEST_NAME }) } : {}
}
