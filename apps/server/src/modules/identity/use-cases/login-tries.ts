import type { Area } from '@shiji/contract/area.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { countTry, failuresOf, forgetTries, takeTryBack } from '../data/login.repo.ts'
import type { LoginBrake } from '../domain/login-delay.ts'

const { accountTries, addressTries, challengeAfter, windowMs } = LIMITS.login
const OF_ACCOUNT: LoginBrake = { free: 5, lockAt: accountTries, windowMs }
const OF_ADDRESS: LoginBrake = { free: addressTries, lockAt: addressTries, windowMs }

/** Buyers and sellers are one account; admins are others. */
const accountKey = (area: Area, name: string): string =>
  `account:${area === 'admin' ? 'admin' : 'user'}:${name.toLowerCase()}`
const addressKey = (ip: string): string => `address:${ip}`

/** An address may serve a whole office, so it is asked later than an account. */
const ADDRESS_CHALLENGE_AFTER = 10

/** Whether this login must show a solved challenge: always in the admin area, elsewhere after failures of account or address. */
export async function needsChallenge(ctx: Ctx, area: Area, name: string): Promise<boolean> {
  if (area === 'admin') return true
  const [account, address] = [accountKey(area, name), addressKey(ctx.ip)]
  const failures = await failuresOf(ctx, [account, address], windowMs)
  return (failures.get(account) ?? 0) >= challengeAfter || (failures.get(address) ?? 0) >= ADDRESS_CHALLENGE_AFTER
}

/** Counts a try of a password before it is looked at. Refuses with 429 while account or address must wait. */
export async function beginTry(ctx: Ctx, area: Area, name: string): Promise<void> {
  const waits = [
    await countTry(ctx, addressKey(ctx.ip), OF_ADDRESS),
    await countTry(ctx, accountKey(area, name), OF_ACCOUNT),
  ]
  const until = Math.max(...waits.map(wait => wait?.getTime() ?? 0))
  if (until === 0) return
  const seconds = Math.ceil((until - ctx.clock.now().getTime()) / 1_000)
  throw new AppError('login.locked', {}, { retry_after: Math.max(1, seconds) })
}

/** The password was right: the account's failures are forgotten, the address gets this try back. */
export async function endTry(ctx: Ctx, area: Area, name: string): Promise<void> {
  await forgetTries(ctx, accountKey(area, name))
  await takeTryBack(ctx, addressKey(ctx.ip))
}
