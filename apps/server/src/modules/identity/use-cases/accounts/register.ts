import { randomInt } from 'node:crypto'
import type { LoginData, RegisterInput } from '@shiji/contract/identity/identity.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../../infra/database/sql-state.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { accountById, isTaken } from '../../data/accounts/account.queries.ts'
import { insertUser } from '../../data/accounts/user.repo.ts'
import { isStrongPassword } from '../../domain/password.ts'
import { enter, refuseProvider } from '../sessions/login.ts'
import { hashPassword } from './hash-password.ts'

/** Refuses a password that is too easy to guess, or two inputs that differ. */
export function refusePassword(password: string, username: string, again?: string): void {
  if (again !== undefined && again !== password) throw new AppError('password.mismatch')
  if (!isStrongPassword(password, username)) throw new AppError('password.weak')
}

/**
 * Creates a buyer's account for a phone that is verified by code, and logs in. The code is checked first, so that only
 * the phone's owner learns whether it has an account. Refuses with `password.*`, `sms.code_wrong`,
 * `account.username_taken`.
 */
export async function register(
  ctx: Ctx,
  input: RegisterInput & { readonly agent: string; readonly device: string | undefined },
): Promise<LoginData> {
  refuseProvider('buyer', input.provider)
  refusePassword(input.password, input.username, input.re_password)
  await ctx.ports.smsCodes.consume(ctx, input.username, 'register', input.code)
  if (await isTaken(ctx, input.username)) throw new AppError('account.username_taken')
  const passwordHash = await hashPassword(input.password)
  const inviterId = await inviterOf(ctx, input.inviter_id)
  const id = await transact(ctx, tx => insertBuyer(tx, input.username, passwordHash, inviterId)).catch(error => {
    throw sqlState(error) === UNIQUE_VIOLATION ? new AppError('account.username_taken') : error
  })
  return enter(ctx, 'buyer', { id, passwordHash, status: 'active', belongId: 0 }, input)
}

async function insertBuyer(tx: Ctx, phone: string, passwordHash: string, inviterId: number | null): Promise<number> {
  const id = await tx.ids.next()
  await insertUser(tx, {
    id,
    username: phone,
    phone,
    passwordHash,
    nickname: `sj_${randomInt(36 ** 6)
      .toString(36)
      .padStart(6, '0')}`,
    inviterId,
    createdAt: tx.clock.now(),
  })
  await emit(tx, 'user.registered', { userId: id, inviterId })
  return id
}

/** A link with an unknown inviter, or one who is not a buyer, still registers: the visitor is not at fault. */
async function inviterOf(ctx: Ctx, inviterId: number | undefined): Promise<number | null> {
  if (inviterId === undefined) return null
  const inviter = await accountById(ctx, 'buyer', inviterId)
  return inviter !== undefined && inviter.belongId === 0 ? inviterId : null
}
