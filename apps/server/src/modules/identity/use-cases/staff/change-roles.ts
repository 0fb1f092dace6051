import type { RoleInput } from '@shiji/contract/identity/identity.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { storeIdOf } from '../../../../infra/scope.ts'
import { menuIdsOf } from '../../../platform/index.ts'
import { isRoleOffered } from '../../data/invitations/invitation.queries.ts'
import {
  holdsAll,
  permissionsOfArea,
  permissionsOfRoles,
  presentRoles,
  type StaffCtx,
} from '../../data/staff/role.queries.ts'
import {
  clearRole,
  deleteRoles,
  fillRole,
  insertRole,
  isRoleUsed,
  lockRoleRow,
  renameRole,
} from '../../data/staff/role.repo.ts'

/** Creates a role. Refuses permissions that do not exist here or that the actor lacks, and menus of another area. */
export async function createRole(ctx: StaffCtx, input: RoleInput): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    await refuseInput(tx, input)
    const id = await tx.ids.next()
    const { actor } = tx
    const storeId = storeIdOf(tx.scope)
    await insertRole(tx, { id, area: actor.kind, storeId, name: input.name, createdAt: tx.clock.now() })
    await writeContent(tx, id, input)
    await audit(tx, { action: 'role.create', subjectType: 'role', subjectId: id, after: input })
    return { id }
  })
}

/**
 * Changes a role's name and content; applies from the next call of everyone who has it. The actor may not change a role
 * that opens more than they hold.
 */
export async function changeRole(ctx: StaffCtx, id: number, input: RoleInput): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    await refuseInput(tx, input)
    const before = await lockRole(tx, id)
    await renameRole(tx, id, input.name)
    await clearRole(tx, id, input.menu_id !== undefined)
    await writeContent(tx, id, input)
    await audit(tx, { action: 'role.update', subjectType: 'role', subjectId: id, before, after: input })
    return { id }
  })
}

/** Deletes roles that no one has and no open invitation gives, all or none. Refuses with `role.in_use`, `role.offered`. */
export async function removeRoles(ctx: StaffCtx, ids: readonly number[]): Promise<{ deleted: number }> {
  return transact(ctx, async tx => {
    for (const id of ids) {
      const before = await lockRole(tx, id)
      await audit(tx, { action: 'role.delete', subjectType: 'role', subjectId: id, before })
    }
    if (await isRoleUsed(tx, ids)) throw new AppError('role.in_use')
    if (await isRoleOffered(tx, ids)) throw new AppError('role.offered')
    await deleteRoles(tx, ids)
    return { deleted: ids.length }
  })
}

async function lockRole(tx: StaffCtx, id: number) {
  const [before] = await presentRoles(tx, await lockRoleRow(tx, id))
  if (before === undefined) throw new AppError('record.missing')
  const open = (await permissionsOfRoles(tx, [id])).get(id) ?? []
  if (!holdsAll(tx, open)) throw new AppError('permission.not_held')
  return before
}

async function refuseInput(tx: StaffCtx, input: RoleInput): Promise<void> {
  const known = permissionsOfArea(tx.actor.kind)
  if (!input.permissions.every(permission => known.has(permission))) {
    throw new InvalidInput([{ field: 'permissions', key: 'refusal.not_a_choice' }])
  }
  if (!holdsAll(tx, input.permissions)) throw new AppError('permission.not_held')
  if (input.menu_id === undefined || input.menu_id.length === 0) return
  const menus = await menuIdsOf(tx, tx.actor.kind)
  if (!input.menu_id.every(id => menus.has(id)))
    throw new InvalidInput([{ field: 'menu_id', key: 'refusal.not_a_choice' }])
}

async function writeContent(tx: StaffCtx, roleId: number, input: RoleInput): Promise<void> {
  await fillRole(tx, roleId, { permissions: new Set(input.permissions), menus: new Set(input.menu_id) })
}
