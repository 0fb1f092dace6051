import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { isSealed, sealSecret, sealState } from '../../../../infra/keys/keyed-hash.ts'
import { countPayTry, findPayPassword, renewPayHash } from '../../data/accounts/pay-password.repo.ts'
import { verifySlowPayHash } from './hash-password.ts'

/**
 * Verifies a payment password. Five wrong tries lock it for an hour (product §1), parallel guesses count like single
 * ones. Refuses with `pay_password.missing`, `.wrong`, `.locked`, or `.lost` when the key that sealed it is gone and a
 * new password must be set by code. A stored hash that was not made with the newest key is replaced at the next right
 * try. Call it outside of any transaction: nothing is locked while it is checked, and a rollback must not forget a
 * wrong try.
 */
export async function checkPayPassword(ctx: Ctx, userId: number, digits: string): Promise<void> {
  if (ctx.inTransaction) throw new Error('a payment password is checked outside of transactions')
  const { hash, isLocked } = await findPayPassword(ctx, userId)
  if (hash === null) throw new AppError('pay_password.missing')
  const state = sealState(ctx.keys, 'pay-password', hash)
  if (state === 'lost') throw new AppError('pay_password.lost')
  if (isLocked) throw new AppError('pay_password.locked')
  const isRight =
    state === 'keyless'
      ? await verifySlowPayHash(hash, digits)
      : isSealed(ctx.keys, 'pay-password', hash, userId, digits)
  const counted = await countPayTry(ctx, userId, isRight)
  if (counted !== 'open') throw new AppError('pay_password.locked')
  if (!isRight) throw new AppError('pay_password.wrong')
  if (state !== 'newest') await renewPayHash(ctx, userId, hash, sealPayDigits(ctx, userId, digits))
}

/** Digits as the table stores them, sealed with the newest key. */
export const sealPayDigits = (ctx: Ctx, userId: number, digits: string): string =>
  sealSecret(ctx.keys.newest('pay-password'), userId, digits)
