import type { AuthEdited, AuthEditInput } from '@shiji/contract/identity/identity.ts'
import { isFileUrl } from '@shiji/contract/texts/file-url.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { keepForeignAvatar } from '../../../platform/index.ts'
import { accountById } from '../../data/accounts/account.queries.ts'
import { changeProfile, profileOf } from '../../data/accounts/account.repo.ts'
import { revokeSessions } from '../../data/sessions/session-end.repo.ts'
import { refuseProvider, tryPassword } from '../sessions/login.ts'
import { approachInside, endTry } from '../sessions/login-tries.ts'
import { hashPassword } from './hash-password.ts'
import { refusePassword } from './register.ts'

/**
 * The actor changes their own profile (spec §4, §5): nickname, avatar when set, password when not empty. A new password
 * needs the current one, with few tries, and ends all other sessions. An avatar of another host is fetched and stored
 * as a file of ours before anything is changed. Refuses with `account.current_password`, `password.weak`,
 * `login.locked`, `upload.*`.
 */
export async function editAccount(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  input: AuthEditInput,
): Promise<AuthEdited> {
  const { actor } = ctx
  refuseProvider(actor.kind, input.provider)
  const passwordHash = await newHash(ctx, input)
  const avatar = await avatarToKeep(ctx, input.avatar)
  const profile = {
    nickname: input.nickname,
    ...(avatar === undefined ? {} : { avatar }),
    ...(passwordHash === undefined ? {} : { passwordHash }),
  }
  return transact(ctx, async tx => {
    const sex = input.sex === undefined ? {} : { sex: input.sex }
    const before = await profileOf(tx, actor.kind, actor.id)
    const row = await changeProfile(tx, actor.kind, actor.id, { ...profile, ...sex })
    if (passwordHash !== undefined) {
      await revokeSessions(tx, actor.kind === 'admin' ? 'admin' : ['buyer', 'seller'], actor.id, actor.sessionId)
    }
    await audit(tx, {
      action: 'account.edit',
      subjectType: actor.kind === 'buyer' ? 'user' : actor.kind,
      subjectId: actor.id,
      subjectName: actor.name,
      before,
      after: { ...profile, ...sex },
    })
    return { id: actor.id, avatar: row?.avatar ?? '' }
  })
}

/** Returns a file of ours unchanged; undefined when the old avatar stays. */
async function avatarToKeep(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  avatar: string | undefined,
): Promise<string | undefined> {
  if (avatar === undefined || avatar === '') return undefined
  return isFileUrl(avatar) ? avatar : keepForeignAvatar(ctx, avatar)
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

/**
 * Verifies the login password of the actor; wrong tries count for them alone, so that no stranger can use up their
 * tries.
 */
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
