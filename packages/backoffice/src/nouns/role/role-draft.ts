import type { RoleRow } from '@shiji/contract/identity/identity.ts'
import type { SayText } from '@shiji/i18n/react.ts'

/** A role as it is typed and ticked, and as the server takes it. */
export interface RoleDraft {
  readonly name: string
  /** Ids of permissions. */
  readonly permissions: readonly string[]
  /** Ids of menu entries; none shows all that the permissions allow. */
  readonly menu_id: readonly number[]
}

export const emptyRole: RoleDraft = { name: '', permissions: [], menu_id: [] }

/** A stored role as a draft; what it opens beyond the sight of this person stays in it. */
export const roleOf = ({ name, permissions, menu_id }: RoleRow): RoleDraft => ({ name, permissions, menu_id })

const LONGEST_NAME = 30

/** What is wrong with a draft, by field. */
export function wrongWith({ name }: RoleDraft, say: SayText): Readonly<Record<string, string>> {
  if (name.trim() === '') return { name: say('error.required') }
  return [...name].length > LONGEST_NAME ? { name: say('error.max_length', { limit: LONGEST_NAME }) } : {}
}
