import { randomBytes } from 'node:crypto'
import type { Ctx } from '../../../../infra/context.ts'
import { hasSuper, insertAdmin } from '../../data/accounts/admin.repo.ts'
import { hashPassword } from './hash-password.ts'

export interface FirstAdmin {
  readonly username: string
  readonly password: string
}

/**
 * Creates the super admin `admin` if there is no super admin yet, with the given password or a random one. Returns the
 * new account, undefined if there was one (product §1).
 */
export async function ensureFirstAdmin(tx: Ctx, password: string | undefined): Promise<FirstAdmin | undefined> {
  if (await hasSuper(tx)) return undefined
  const first = { username: 'admin', password: password ?? randomBytes(12).toString('base64url') }
  await insertAdmin(tx, {
    id: await tx.ids.next(),
    username: first.username,
    passwordHash: await hashPassword(first.password),
    nickname: 'Admin',
    isSuper: true,
    createdAt: tx.clock.now(),
  })
  return first
}
