import type { StaffChange, StaffInput } from '@shiji/contract/identity/identity.ts'
import type { Static } from 'typebox'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../../infra/database/sql-state.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { accountByName, ownerOf } from '../../data/accounts/account.queries.ts'
import { giveRoles, roleIdsOf, takeAllRoles, takeRoles } from '../../data/accounts/account-role.repo.ts'
import {
  type AdminChange,
  deleteAdmin,
  insertAdmin,
  lockSupers,
  type NewAdmin,
  updateAdmin,
} from '../../data/accounts/admin.repo.ts'
import { insertUser, type NewUser, type UserChange, updateSubAccount } from '../../data/accounts/user.repo.ts'
import { permissionsOf } from '../../data/sessions/actor.queries.ts'
import { revokeSessions } from '../../data/sessions/session-end.repo.ts'
import { holdsAll, permissionsOfRoles, type StaffCtx } from '../../data/staff/role.queries.ts'
import { staffMember } from '../../data/staff/staff.queries.ts'
import { hashPassword } from '../accounts/hash-password.ts'
import { refusePassword } from '../accounts/register.ts'
import { joinStore, leaveStore } from './store-membership.ts'

type NewStaff = Static<typeof StaffInput>
type Change = Static<typeof StaffChange>
/** Staff names are not phone numbers, so that none can be mistaken for a buyer's. */
const STAFF_NAME = /^(?!1\d{10}$)[\p{L}\p{N}_.@-]{3,30}$/u

/**
 * Creates an account of platform staff, or a sub-account of the actor's store. Roles must belong to that area and store
 * and open nothing that the actor lacks. Refuses with `permission.not_held`, `password.weak`, a taken name on its
 * field.
 */
export async function createStaff(ctx: StaffCtx, input: NewStaff): Promise<{ id: number }> {
  const taken = new InvalidInput([{ field: 'username', key: 'refusal.taken' }])
  if (!STAFF_NAME.test(input.username)) throw new InvalidInput([{ field: 'username', key: 'error.wrong_format' }])
  refusePassword(input.password, input.username)
  if ((await accountByName(ctx, ctx.actor.kind, input.username)) !== undefined) throw taken
  const passwordHash = await hashPassword(input.password)
  return transact(ctx, async tx => {
    const id = await tx.ids.next()
    const { username, nickname } = input
    const account = { id, username, nickname, passwordHash, avatar: input.avatar ?? '', createdAt: tx.clock.now() }
    await insertAccount(tx, account)
    await setRoles(tx, id, input.role_id ?? [])
    await audit(tx, { action: `${nounOf(tx)}.create`, subjectType: nounOf(tx), subjectId: id, after: input })
    return { id }
  }).catch(error => {
    throw sqlState(error) === UNIQUE_VIOLATION ? taken : error
  })
}

const nounOf = (ctx: StaffCtx) => (ctx.actor.kind === 'admin' ? 'admin' : 'user')

async function insertAccount(tx: StaffCtx, account: NewAdmin & NewUser): Promise<void> {
  const { actor, scope } = tx
  if (scope.of === 'platform') {
    await insertAdmin(tx, { ...account, belongId: actor.id })
    return
  }
  const belongId = (await ownerOf(tx, scope)) ?? actor.id
  await insertUser(tx, { ...account, belongId })
  await joinStore(tx, { userId: account.id, storeId: scope.id, role: 'staff' })
}

/**
 * Changes a colleague: profile, password, roles, status. No one may change a person who may do more than themselves,
 * nor their own roles and status here. A new password or disabling ends all sessions. Refuses with
 * `permission.not_held`, `account.self`, `account.last_super`.
 */
export async function changeStaff(ctx: StaffCtx, id: number, change: Change): Promise<{ id: number }> {
  const hasPassword = change.password !== undefined && change.password !== ''
  const passwordHash = hasPassword ? await newHash(ctx, id, change.password ?? '') : undefined
  return transact(ctx, async tx => {
    const before = await staffMember(tx, id)
    await refuseTarget(tx, before)
    const isSelf = tx.actor.id === id
    if (isSelf && (change.role_id !== undefined || change.status === 'disabled')) throw new AppError('account.self')
    if (change.status === 'disabled') await keepASuper(tx, [id])
    const profile = {
      ...(change.nickname === undefined ? {} : { nickname: change.nickname }),
      ...(change.avatar === undefined ? {} : { avatar: change.avatar }),
      ...(change.status === undefined ? {} : { status: change.status }),
      ...(passwordHash === undefined ? {} : { passwordHash }),
    }
    if (Object.keys(profile).length > 0) await updateAccount(tx, id, profile)
    if (change.role_id !== undefined) await setRoles(tx, id, change.role_id)
    if (passwordHash !== undefined || change.status === 'disabled') await endAll(tx, id)
    await audit(tx, { action: `${nounOf(tx)}.update`, subjectType: nounOf(tx), subjectId: id, before, after: change })
    return { id }
  })
}

async function newHash(ctx: StaffCtx, id: number, password: string): Promise<string> {
  refusePassword(password, (await staffMember(ctx, id)).username)
  return hashPassword(password)
}

async function updateAccount(tx: StaffCtx, id: number, profile: UserChange & AdminChange): Promise<void> {
  const { scope } = tx
  if (scope.of === 'platform') {
    await updateAdmin(tx, id, profile)
    return
  }
  // An invited buyer keeps their account; the store decides about their roles and membership only.
  const owner = (await ownerOf(tx, scope)) ?? 0
  if (!(await updateSubAccount(tx, id, owner, profile))) throw new AppError('permission.denied')
}

const endAll = (tx: StaffCtx, id: number) =>
  revokeSessions(tx, tx.actor.kind === 'admin' ? 'admin' : ['buyer', 'seller'], id)

/**
 * Ends colleagues' accounts, all or none: an admin's account is deleted, a sub-account leaves the store and is
 * disabled, an invited buyer only leaves. Refuses like `changeStaff`.
 */
export async function removeStaff(ctx: StaffCtx, ids: readonly number[]): Promise<{ deleted: number }> {
  return transact(ctx, async tx => {
    if (ids.includes(tx.actor.id)) throw new AppError('account.self')
    await keepASuper(tx, ids)
    for (const id of ids) {
      const before = await staffMember(tx, id)
      await refuseTarget(tx, before)
      await removeOne(tx, id)
      await audit(tx, { action: `${nounOf(tx)}.delete`, subjectType: nounOf(tx), subjectId: id, before })
    }
    return { deleted: ids.length }
  })
}

async function removeOne(tx: StaffCtx, id: number): Promise<void> {
  const { scope } = tx
  if (scope.of === 'platform') {
    await takeAllRoles(tx, { area: 'admin', accountId: id })
    await endAll(tx, id)
    await deleteAdmin(tx, id)
    return
  }
  await leaveStore(tx, id, scope)
  const owner = (await ownerOf(tx, scope)) ?? 0
  if (await updateSubAccount(tx, id, owner, { status: 'disabled' })) await endAll(tx, id)
}

/** Refuses to change a person who may do more than the actor. */
async function refuseTarget(tx: StaffCtx, target: { readonly id: number; readonly is_super: boolean }): Promise<void> {
  const { actor } = tx
  if (target.is_super && !(actor.kind === 'admin' && actor.isSuper)) throw new AppError('permission.not_held')
  const held = await permissionsOf(tx, target.id, tx.scope)
  if (!holdsAll(tx, held)) throw new AppError('permission.not_held')
}

/** Keeps at least one super admin who can log in; changes of them wait for each other. */
async function keepASuper(tx: StaffCtx, leaving: readonly number[]): Promise<void> {
  if (tx.actor.kind !== 'admin') return
  const supers = await lockSupers(tx)
  if (supers.some(id => leaving.includes(id)) && supers.every(id => leaving.includes(id))) {
    throw new AppError('account.last_super')
  }
}

async function setRoles(tx: StaffCtx, accountId: number, wanted: readonly number[]): Promise<void> {
  const ids = [...new Set(wanted)]
  const opened = await permissionsOfRoles(tx, ids)
  if (opened.size !== ids.length) throw new InvalidInput([{ field: 'role_id', key: 'refusal.not_a_choice' }])
  if (!holdsAll(tx, [...opened.values()].flat())) throw new AppError('permission.not_held')
  const account = { area: tx.actor.kind, accountId }
  await takeRoles(tx, account, await rolesHere(tx, accountId))
  await giveRoles(tx, account, ids)
}

/** Roles of the account within the actor's scope; those of other stores are not affected. */
async function rolesHere(tx: StaffCtx, accountId: number): Promise<number[]> {
  const held = await roleIdsOf(tx, { area: tx.actor.kind, accountId })
  return [...(await permissionsOfRoles(tx, held)).keys()]
}
