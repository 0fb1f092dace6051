import { LIMITS } from '@shiji/contract/limits.ts'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { users } from '../data/account.table.ts'
import { verifyPassword } from './hash-password.ts'

/**
 * Proves a payment password. Five wrong tries lock it for an hour (product §1); tries of one person wait for each other, so
 * parallel guesses count like single ones. Refuses with `pay_password.missing`, `.wrong` or `.locked`. Tries are counted
 * outside the caller's transaction, which must not have touched the person's row.
 */
export async function checkPayPassword(ctx: Ctx, userId: number, password: string): Promise<void> {
  const refused = await ctx.root.transaction(async db => {
    const [user] = await db
      .select({ hash: users.payPasswordHash, failures: users.payFailures, lockedUntil: users.payLockedUntil })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
    if (user === undefined || user.hash === null) return 'pay_password.missing'
    const now = ctx.clock.now()
    if (user.lockedUntil !== null && user.lockedUntil > now) return 'pay_password.locked'
    const isRight = await verifyPassword(user.hash, password)
    const failures = isRight ? 0 : (user.lockedUntil === null ? user.failures : 0) + 1
    const isLocked = failures >= LIMITS.password.payTries
    const payLockedUntil = isLocked ? new Date(now.getTime() + LIMITS.password.payLockMs) : null
    if (failures !== user.failures || user.lockedUntil !== null) {
      await db.update(users).set({ payFailures: failures, payLockedUntil }).where(eq(users.id, userId))
    }
    return isRight ? undefined : isLocked ? 'pay_password.locked' : 'pay_password.wrong'
  })
  if (refused !== undefined) throw new AppError(refused)
}
