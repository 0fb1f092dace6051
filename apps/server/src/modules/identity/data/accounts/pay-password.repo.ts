import { LIMITS } from '@shiji/contract/limits.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'
import { sealState } from '../../../../infra/keys/keyed-hash.ts'
import { users } from './account.table.ts'
import { payPasswordTries } from './pay-password.table.ts'

const FIND = `
  select u.pay_password_hash, t.locked_until is not null and t.locked_until > $2 as locked
  from users u left join pay_password_tries t on t.user_id = u.id where u.id = $1`

/** The stored hash of a person's payment password, and whether it is locked now; reading locks nothing. */
export async function findPayPassword(
  ctx: Ctx,
  userId: number,
): Promise<{ readonly hash: string | null; readonly isLocked: boolean }> {
  const [row] = await named<{ pay_password_hash: string | null; locked: boolean | null }>(
    ctx,
    'pay_password_find',
    FIND,
    [userId, ctx.clock.now()],
  )
  return { hash: row?.pay_password_hash ?? null, isLocked: row?.locked === true }
}

/** Whether a payment password is set but can never be verified again, because its key is gone. */
export const isPayPasswordLost = ({ keys }: Ctx, stored: string | null): boolean =>
  stored !== null && sealState(keys, 'pay-password', stored) === 'lost'

/*
 * One statement for right and wrong tries: tries of one person pass one after the other through this row, so that a
 * right one among many wrong ones is refused if five of them were faster. An expired lock restarts the count.
 */
const COUNT = `
  insert into pay_password_tries as t (user_id, failures, locked_until)
  values ($1, case when $2::boolean then 0 else 1 end, null)
  on conflict (user_id) do update set
    failures = case when $2::boolean then 0 when t.locked_until is not null then 1 else t.failures + 1 end,
    locked_until = case when not $2::boolean and t.locked_until is null and t.failures + 1 >= $3::integer then $5::timestamptz end
  where t.locked_until is null or t.locked_until <= $4::timestamptz
  returning locked_until is not null as locked`

/**
 * Counts a try, or resets the count when it is right. Returns `open`, `locking` when this try locked it, `locked` when
 * it was locked before.
 */
export async function countPayTry(ctx: Ctx, userId: number, isRight: boolean): Promise<'open' | 'locking' | 'locked'> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + LIMITS.password.payLockMs)
  const [row] = await named<{ locked: boolean }>(ctx, 'pay_password_count', COUNT, [
    userId,
    isRight,
    LIMITS.password.payTries,
    now,
    until,
  ])
  if (row === undefined) return 'locked'
  return row.locked ? 'locking' : 'open'
}

/** Sets a new payment password; wrong tries of the previous one are forgotten. */
export async function putPayPassword(tx: Ctx, userId: number, payPasswordHash: string): Promise<void> {
  await tx.db.update(users).set({ payPasswordHash }).where(eq(users.id, userId))
  await tx.db.delete(payPasswordTries).where(eq(payPasswordTries.userId, userId))
}

const RENEW = `
  update users set pay_password_hash = $3 where id in (
    select id from users where id = $1 and pay_password_hash = $2 for no key update skip locked)`

/**
 * Replaces a stored hash by a better one of the same digits; skipped if another transaction holds the row, and done at
 * the next try.
 */
export async function renewPayHash(ctx: Ctx, userId: number, before: string, after: string): Promise<void> {
  await named(ctx, 'pay_password_renew', RENEW, [userId, before, after])
}
