import type { AuthEditInput } from '@shiji/contract/identity/identity.ts'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { accountById } from '../data/account.queries.ts'
import { admins, users } from '../data/account.table.ts'
import { revokeSessions } from '../data/session.repo.ts'
import { hashPassword } from './hash-password.ts'
import { refuseProvider, tryPassword } from './login.ts'
import { approachInside, endTry } from './login-tries.ts'
import { refusePassword } from './register.ts'

/**
 * A person changes his own profile (spec §4, §5): nickname, avatar when set, password when not empty. A new password needs the
 * current one, tries of which are few, and ends all other sessions. Refuses with `account.current_password`,
 * `password.weak`, `login.locked`.
 */
export async function editAccount(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  input: AuthEditInput,
): Promise<{ id: number }> {
  const { actor } = ctx
  refuseProvider(actor.kind, input.provider)
  const passwordHash = await newHash(ctx, input)
  const profile = {
    nickname: input.nickname,
    ...(input.avatar === undefined || input.avatar === '' ? {} : { avatar: input.avatar }),
    ...(passwordHash === undefined ? {} : { passwordHash }),
  }
  return transact(ctx, async tx => {
    if (actor.kind === 'admin') await tx.db.update(admins).set(profile).where(eq(admins.id, actor.id))
    else {
      const sex = input.sex === undefined ? {} : { sex: input.sex }
      await tx.db
        .update(users)
        .set({ ...profile, ...sex })
        .where(eq(users.id, actor.id))
    }
    if (passwordHash !== undefined) {
      await revokeSessions(tx, actor.kind === 'admin' ? 'admin' : ['buyer', 'seller'], actor.id, actor.sessionId)
    }
    await audit(tx, {
      action: 'account.edit',
      subjectType: actor.kind === 'buyer' ? 'user' : actor.kind,
      subjectId: actor.id,
      after: profile,
    })
    return { id: actor.id }
  })
}

async function newHash(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  { password, current_password }: AuthEditInput,
): Promise<string | undefined> {
  if (password === undefined || password === '') return undefined
  const account = await accountById(ctx, ctx.actor.kind, ctx.actor.id)
  if (account === undefined) throw new AppError('session.over')
  await proveLoginPassword(ctx, account, current_password ?? '')
  refusePassword(password, account.username)
  return hashPassword(password)
}

/** Proves the login password of the acting person; wrong ones count on him alone, so that no stranger can use his tries up. */
export async function proveLoginPassword(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  account: { readonly passwordHash: string },
  password: string,
): Promise<void> {
  const approach = approachInside(ctx)
  if (!(await tryPassword(ctx, approach, account.passwordHash, password)))
    throw new AppError('account.current_password')
  await endTry(ctx, approach)
}
