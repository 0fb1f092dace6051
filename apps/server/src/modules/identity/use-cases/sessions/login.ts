import { AREA_PROVIDER, type Area } from '@shiji/contract/area.ts'
import type { ChooseStore, LoginData, LoginInput } from '@shiji/contract/identity/identity.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { accountByName, type LoginAccount, membershipsOf } from '../../data/accounts/account.queries.ts'
import { rememberLogin } from '../../data/accounts/account.repo.ts'
import { rememberDevice } from '../../data/sessions/device.repo.ts'
import { verifyPassword } from '../accounts/hash-password.ts'
import { landingFor } from './landing-for.ts'
import { isSolved, newChallenge } from './login-challenge.ts'
import { type Approach, approachOf, beginTry, deviceOf, dropTry, endTry } from './login-tries.ts'
import { openSession } from './open-session.ts'

export interface LoginCall extends LoginInput {
  /** User agent of the caller, shown in their list of sessions. */
  readonly agent: string
  /** Id of the caller's device from the request header. */
  readonly device: string | undefined
}

/**
 * Opens a session of an area (spec §7, product §1). An unknown account and a wrong password get the same answer in the
 * same time. A device that has logged in successfully before has its own tries; strangers wait and work for each
 * further try, and never lock it out. Refuses with `login.failed`, `login.challenge` (with the challenge),
 * `login.locked` (with the seconds), `account.disabled`, on the storefront `login.sub_account`, in the seller area
 * `login.no_store` or `login.choose_store` (with the stores).
 */
export async function login(ctx: Ctx, area: Area, call: LoginCall): Promise<LoginData> {
  refuseProvider(area, call.provider)
  const account = await accountByName(ctx, area, call.username)
  const comer = { name: call.username, accountId: account?.id, device: call.device }
  const approach = await approachOf(ctx, area, comer)
  if (approach.level > 0 && !(await isSolved(ctx, call.challenge, approach.level))) {
    throw new AppError('login.challenge', {}, { challenge: await newChallenge(ctx, approach.level) })
  }
  const isRight = await tryPassword(ctx, approach, account?.passwordHash, call.password)
  if (!isRight || account === undefined) {
    ctx.log.warn({ area }, 'login failed')
    throw new AppError('login.failed')
  }
  await ctx.ports.secondFactor.prove(ctx, area, account.id)
  await endTry(ctx, approach)
  return enter(ctx, area, account, call)
}

/** Compares a password as a counted try; a try that could not be compared, because too many wait, does not count. */
export async function tryPassword(
  ctx: Ctx,
  approach: Approach,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  await beginTry(ctx, approach)
  return verifyPassword(stored, password).catch(async error => {
    await dropTry(ctx, approach)
    throw error
  })
}

/** Opens the session of an authenticated person; their device is known from now on. */
export async function enter(
  ctx: Ctx,
  area: Area,
  account: LoginAccount,
  call: { readonly agent: string; readonly device: string | undefined; readonly store_id?: number },
): Promise<LoginData> {
  if (account.status !== 'active') throw new AppError('account.disabled')
  if (area === 'buyer' && account.belongId > 0) throw new AppError('login.sub_account')
  const storeId = area === 'seller' ? await chooseStore(ctx, account.id, call.store_id) : null
  const session = await openSession(ctx, {
    area,
    accountId: account.id,
    agent: call.agent,
    storeId,
  })
  await rememberLogin(ctx, area, account.id)
  const device = deviceOf(area, account.id, call.device)
  if (device !== undefined) await rememberDevice(ctx, device)
  return {
    access_token: session.token,
    token_type: 'Bearer',
    expires_in: session.expiresIn,
    defaultUrl: await landingFor(ctx, area, { id: account.id, sessionId: session.sessionId, storeId }),
  }
}

/** `provider` is the client's view of the prefix; the prefix decides, and both must agree (architecture §8). */
export function refuseProvider(area: Area, provider: string | undefined): void {
  if (provider !== undefined && provider !== AREA_PROVIDER[area]) {
    throw new InvalidInput([{ field: 'provider', key: 'refusal.not_a_choice' }])
  }
}

async function chooseStore(ctx: Ctx, userId: number, wanted: number | undefined): Promise<number> {
  const memberships = await membershipsOf(ctx, userId)
  const [only, ...others] = memberships
  if (only === undefined) throw new AppError('login.no_store')
  if (wanted !== undefined) {
    const chosen = memberships.find(membership => membership.storeId === wanted)
    if (chosen === undefined) throw new AppError('login.no_store')
    return chosen.storeId
  }
  if (others.length === 0) return only.storeId
  const names = await ctx.ports.storeNames.of(
    ctx,
    memberships.map(membership => membership.storeId),
  )
  const stores: ChooseStore['stores'] = memberships.map(({ storeId, role }) => ({
    id: storeId,
    name: names.get(storeId) ?? String(storeId),
    role: role === 'owner' ? 'owner' : 'staff',
  }))
  throw new AppError('login.choose_store', {}, { stores })
}
