import type { LoginChallenge } from '@shiji/contract/identity/identity.ts'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Ctx } from '../../../../infra/context.ts'
import type { PurposeKey } from '../../../../infra/keys/key-ring.ts'
import { countUp } from '../../../../infra/limits/rate.ts'
import { largestNumber } from '../../domain/login-delay.ts'

const VALID_MS = 300_000
const DAY_MS = 86_400_000

const hmacKeyOf = ({ key }: PurposeKey): string => key.toString('hex')

/** A new proof of work of a level, signed so that nothing has to be stored. */
export async function newChallenge(ctx: Ctx, level: number): Promise<LoginChallenge> {
  const hmacKey = hmacKeyOf(ctx.keys.newest('login-challenge'))
  const expires = new Date(ctx.clock.now().getTime() + VALID_MS)
  const maxnumber = largestNumber(level)
  const params = { level: String(level) }
  const { algorithm, challenge, salt, signature } = await createChallenge({ hmacKey, maxnumber, expires, params })
  return { algorithm, challenge, maxnumber, salt, signature }
}

/** Whether this is a solved challenge of ours, at least as hard as required, in time and for the first time. */
export async function isSolved(ctx: Ctx, payload: string | undefined, level: number): Promise<boolean> {
  if (payload === undefined || payload === '') return false
  const isRight = await Promise.resolve()
    .then(() => extractParams(payload))
    .then(
      ({ expires, level: solved }) => Number(expires) * 1_000 > ctx.clock.now().getTime() && Number(solved) >= level,
    )
    .then(fits => fits && isSigned(ctx, payload))
    .catch(() => false)
  return isRight && (await countUp(ctx, { key: `challenge:${signatureOf(payload)}`, windowMs: DAY_MS })) === 1
}

/** Challenges that were signed with an older key stay valid. */
async function isSigned(ctx: Ctx, payload: string): Promise<boolean> {
  for (const key of ctx.keys.every('login-challenge')) {
    if (await verifySolution(payload, hmacKeyOf(key), false)) return true
  }
  return false
}

/** The part of the payload that has only one spelling. */
function signatureOf(payload: string): string {
  const parts: unknown = JSON.parse(atob(payload))
  return typeof parts === 'object' && parts !== null && 'signature' in parts ? String(parts.signature) : ''
}
