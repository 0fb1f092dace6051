import type { PayPasswordInput } from '@shiji/contract/identity/identity.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { userRow } from '../../data/accounts/account.queries.ts'
import { putPayPassword } from '../../data/accounts/pay-password.repo.ts'
import { isStrongPayPassword } from '../../domain/password.ts'
import { checkPayPassword, sealPayDigits } from './check-pay-password.ts'
import { proveLoginPassword } from './edit-account.ts'

/**
 * Sets the buyer's payment password, six digits. The first one needs the login password, later ones the current payment
 * password or a code sent to their phone; only the code when the key of the current one is gone. Refuses with
 * `pay_password.*`, `password.mismatch`, `account.current_password`, `sms.code_wrong`.
 */
export async function setPayPassword(ctx: Ctx<BuyerActor>, input: PayPasswordInput): Promise<{ id: number }> {
  const { id } = ctx.actor
  if (!/^\d{6}$/.test(input.pay_password)) throw new AppError('pay_password.format')
  if (input.re_pay_password !== undefined && input.re_pay_password !== input.pay_password) {
    throw new AppError('password.mismatch')
  }
  if (!isStrongPayPassword(input.pay_password)) throw new AppError('pay_password.weak')
  await proveRight(ctx, input)
  const sealed = sealPayDigits(ctx, id, input.pay_password)
  await transact(ctx, tx => putPayPassword(tx, id, sealed))
  return { id }
}

async function proveRight(ctx: Ctx<BuyerActor>, input: PayPasswordInput): Promise<void> {
  const user = await userRow(ctx, ctx.actor.id)
  if (user === undefined) throw new AppError('session.over')
  if (user.payPasswordHash === null) return proveLoginPassword(ctx, user, input.current_password ?? '')
  if (input.code === undefined) return checkPayPassword(ctx, user.id, input.current_pay_password ?? '')
  if (user.phone === null) throw new AppError('sms.phone_empty')
  return ctx.ports.smsCodes.consume(ctx, user.phone, 'pay_password', input.code)
}
