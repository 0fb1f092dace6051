import type { Permission } from '@shiji/contract/permissions.ts'
import type { Actor } from './context.ts'

/** Whether the actor may do what the permission names. Super admins and store owners may do everything of their area. */
export function holds(actor: Actor, permission: Permission | (string & {})): boolean {
  if (actor.kind === 'admin') return actor.isSuper || hasPermission(actor.permissions, permission)
  if (actor.kind === 'seller') return actor.isOwner || hasPermission(actor.permissions, permission)
  return false
}

const hasPermission = (held: ReadonlySet<string>, permission: string): boolean => held.has(permission)
