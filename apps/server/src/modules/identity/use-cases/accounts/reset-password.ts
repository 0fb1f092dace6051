import type { ForgetPasswordInput, LoginData } from '@shiji/contract/identity/identity.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { accountByName } from '../../data/accounts/account.queries.ts'
import { updateUser } from '../../data/accounts/user.repo.ts'
import { revokeSessions } from '../../data/sessions/session-end.repo.ts'
import { enter, refuseProvider } from '../sessions/login.ts'
import { hashPassword } from './hash-password.ts'
import { refusePassword } from './register.ts'

/**
 * Sets a new password for the account of a phone that is verified by code; all its sessions end, and it is logged in. A
 * phone without an account is refused like a wrong code. Refuses with `password.*`, `sms.code_wrong`,
 * `account.disabled`.
 */
export async function resetPassword(
  ctx: Ctx,
  input: ForgetPasswordInput & { readonly agent: string; readonly device: string | undefined },
): Promise<LoginData> {
  refuseProvider('buyer', input.provider)
  refusePassword(input.password, input.username, input.re_password)
  await ctx.ports.smsCodes.consume(ctx, input.username, 'forget_password', input.code)
  const account = await accountByName(ctx, 'buyer', input.username)
  if (account === undefined || account.belongId > 0) throw new AppError('sms.code_wrong')
  const passwordHash = await hashPassword(input.password)
  await transact(ctx, async tx => {
    await updateUser(tx, account.id, { passwordHash })
    await revokeSessions(tx, ['buyer', 'seller'], account.id)
  })
  return enter(ctx, 'buyer', account, input)
}
