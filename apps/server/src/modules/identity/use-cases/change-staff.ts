import type { StaffChange, StaffInput } from '@shiji/contract/identity/identity.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Static } from 'typebox'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../infra/database/sql-state.ts'
import { transact } from '../../../infra/database/transact.ts'
import { accountByName, ownerOf } from '../data/account.queries.ts'
import { admins, users } from '../data/account.table.ts'
import { permissionsOf } from '../data/actor.queries.ts'
import { holdsAll, permissionsOfRoles, type StaffCtx } from '../data/role.queries.ts'
import { accountRoles } from '../data/role.table.ts'
import { revokeSessions } from '../data/session.repo.ts'
import { staffMember } from '../data/staff.queries.ts'
import { hashPassword } from './hash-password.ts'
import { refusePassword } from './register.ts'
import { joinStore, leaveStore } from './store-membership.ts'

type NewStaff = Static<typeof StaffInput>
type Change = Static<typeof StaffChange>
/** Staff names are not phones, so that none can be taken for a buyer's. */
const STAFF_NAME = /^(?!1\d{10}$)[\p{L}\p{N}_.@-]{3,30}$/u

/**
 * Makes an account of platform staff, or a sub-account of the acting person's store. Roles must be of that area and store and open
 * nothing that he lacks. Refuses with `permission.not_held`, `password.weak`, a taken name on its field.
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

async function insertAccount(
  tx: StaffCtx,
  account: typeof admins.$inferInsert & typeof users.$inferInsert,
): Promise<void> {
  const { actor } = tx
  if (actor.kind === 'admin') {
    await tx.db.insert(admins).values({ ...account, belongId: actor.id })
    return
  }
  const belongId = (await ownerOf(tx, actor.storeId)) ?? actor.id
  await tx.db.insert(users).values({ ...account, belongId })
  await joinStore(tx, { userId: account.id, storeId: actor.storeId, role: 'staff' })
}

/**
 * Changes a colleague: profile, password, roles, status. Nobody touches one who may do more than himself, nor his own roles and
 * status here. A new password or a stop ends all sessions. Refuses with `permission.not_held`, `account.self`, `account.last_super`.
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

async function updateAccount(tx: StaffCtx, id: number, profile: Partial<typeof users.$inferInsert>): Promise<void> {
  const { actor } = tx
  if (actor.kind === 'admin') {
    await tx.db.update(admins).set(profile).where(eq(admins.id, id))
    return
  }
  // An invited buyer keeps his account; the store decides about his roles and membership only.
  const owner = (await ownerOf(tx, actor.storeId)) ?? 0
  const own = and(eq(users.id, id), eq(users.belongId, owner))
  const changed = await tx.db.update(users).set(profile).where(own).returning({ id: users.id })
  if (changed.length === 0) throw new AppError('permission.denied')
}

const endAll = (tx: StaffCtx, id: number) =>
  revokeSessions(tx, tx.actor.kind === 'admin' ? 'admin' : ['buyer', 'seller'], id)

/**
 * Ends colleagues' accounts, all or none: an admin's account goes, a sub-account leaves the store and is stopped, an invited buyer
 * only leaves. Refuses like `changeStaff`.
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
  const { actor } = tx
  if (actor.kind === 'admin') {
    await tx.db.delete(accountRoles).where(and(eq(accountRoles.area, 'admin'), eq(accountRoles.accountId, id)))
    await endAll(tx, id)
    await tx.db.delete(admins).where(eq(admins.id, id))
    return
  }
  await leaveStore(tx, id, actor.storeId)
  const owner = (await ownerOf(tx, actor.storeId)) ?? 0
  const stopped = await tx.db
    .update(users)
    .set({ status: 'disabled' })
    .where(and(eq(users.id, id), eq(users.belongId, owner)))
    .returning({ id: users.id })
  if (stopped.length > 0) await endAll(tx, id)
}

/** One who may do more than the acting person is not his to change. */
async function refuseTarget(tx: StaffCtx, target: { readonly id: number; readonly is_super: boolean }): Promise<void> {
  const { actor } = tx
  if (target.is_super && !(actor.kind === 'admin' && actor.isSuper)) throw new AppError('permission.not_held')
  const held = await permissionsOf(tx, actor.kind, target.id, actor.kind === 'seller' ? actor.storeId : null)
  if (!holdsAll(tx, held)) throw new AppError('permission.not_held')
}

/** At least one super admin who can log in stays; changes of them wait for each other. */
async function keepASuper(tx: StaffCtx, leaving: readonly number[]): Promise<void> {
  if (tx.actor.kind !== 'admin') return
  const supers = await tx.db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.isSuper, true), eq(admins.status, 'active')))
    .for('update')
  if (supers.some(admin => leaving.includes(admin.id)) && supers.every(admin => leaving.includes(admin.id))) {
    throw new AppError('account.last_super')
  }
}

async function setRoles(tx: StaffCtx, accountId: number, wanted: readonly number[]): Promise<void> {
  const ids = [...new Set(wanted)]
  const opened = await permissionsOfRoles(tx, ids)
  if (opened.size !== ids.length) throw new InvalidInput([{ field: 'role_id', key: 'refusal.not_a_choice' }])
  if (!holdsAll(tx, [...opened.values()].flat())) throw new AppError('permission.not_held')
  const area = tx.actor.kind
  const own = await rolesHere(tx, accountId)
  if (own.length > 0) {
    await tx.db
      .delete(accountRoles)
      .where(and(eq(accountRoles.area, area), eq(accountRoles.accountId, accountId), inArray(accountRoles.roleId, own)))
  }
  if (ids.length > 0) await tx.db.insert(accountRoles).values(ids.map(roleId => ({ area, accountId, roleId })))
}

/** Roles that the account has within the acting person's scope; those of other stores stay untouched. */
async function rolesHere(tx: StaffCtx, accountId: number): Promise<number[]> {
  const rows = await tx.db
    .select({ id: accountRoles.roleId })
    .from(accountRoles)
    .where(and(eq(accountRoles.area, tx.actor.kind), eq(accountRoles.accountId, accountId)))
  return [
    ...(
      await permissionsOfRoles(
        tx,
        rows.map(row => row.id),
      )
    ).keys(),
  ]
}
