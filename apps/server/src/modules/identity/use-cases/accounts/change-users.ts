import type { AdminUserChange, AdminUserInput } from '@shiji/contract/identity/identity.ts'
import type { Static } from 'typebox'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../../infra/database/sql-state.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { accountById, isTaken } from '../../data/accounts/account.queries.ts'
import { insertUser, lockUser, updateUser } from '../../data/accounts/user.repo.ts'
import { revokeSessions } from '../../data/sessions/session-end.repo.ts'
import { hashPassword } from './hash-password.ts'
import { refusePassword } from './register.ts'

/** Platform staff create a buyer's account. Refuses a taken phone on its field and weak passwords. */
export async function createUser(ctx: Ctx<AdminActor>, input: Static<typeof AdminUserInput>): Promise<{ id: number }> {
  const taken = new InvalidInput([{ field: 'username', key: 'refusal.taken' }])
  refusePassword(input.password, input.username)
  if (await isTaken(ctx, input.username)) throw taken
  const passwordHash = await hashPassword(input.password)
  return transact(ctx, async tx => {
    const id = await tx.ids.next()
    const { username, nickname } = input
    const account = { username, phone: username, nickname, avatar: input.avatar ?? '' }
    await insertUser(tx, { id, ...account, passwordHash, createdAt: tx.clock.now() })
    await emit(tx, 'user.registered', { userId: id, inviterId: null })
    await audit(tx, { action: 'user.create', subjectType: 'user', subjectId: id, after: account })
    return { id }
  }).catch(error => {
    throw sqlState(error) === UNIQUE_VIOLATION ? taken : error
  })
}

/**
 * Platform staff change an account; a new password or disabling ends all its sessions. Refuses with `record.missing`.
 */
export async function changeUser(
  ctx: Ctx<AdminActor>,
  id: number,
  change: Static<typeof AdminUserChange>,
): Promise<{ id: number }> {
  const account = await accountById(ctx, 'buyer', id)
  if (account === undefined) throw new AppError('record.missing')
  const passwordHash = await newHash(account.username, change.password)
  return transact(ctx, async tx => {
    const before = await lockUser(tx, id)
    if (before === undefined) throw new AppError('record.missing')
    const profile = {
      ...(change.nickname === undefined ? {} : { nickname: change.nickname }),
      ...(change.avatar === undefined ? {} : { avatar: change.avatar }),
      ...(change.status === undefined ? {} : { status: change.status }),
      ...(passwordHash === undefined ? {} : { passwordHash }),
    }
    if (Object.keys(profile).length > 0) await updateUser(tx, id, profile)
    if (passwordHash !== undefined || change.status === 'disabled') await revokeSessions(tx, ['buyer', 'seller'], id)
    await audit(tx, { action: 'user.update', subjectType: 'user', subjectId: id, before, after: profile })
    return { id }
  })
}

async function newHash(username: string, password: string | undefined): Promise<string | undefined> {
  if (password === undefined || password === '') return undefined
  refusePassword(password, username)
  return hashPassword(password)
}
