import type { LoginChallenge } from '@shiji/contract/identity/identity.ts'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Ctx } from '../../../infra/context.ts'
import { countUp } from '../../../infra/limits/rate.ts'
import { sharedSecret } from '../../platform/index.ts'

/** About 30,000 hashes on average: a blink for a person, a price for a guesser. */
const LARGEST = 60_000
const VALID_MS = 300_000
const DAY_MS = 86_400_000

/** A new proof of work, signed so that nothing has to be kept of it. */
export async function newChallenge(ctx: Ctx): Promise<LoginChallenge> {
  const hmacKey = await sharedSecret(ctx, 'login_challenge_key')
  const expires = new Date(ctx.clock.now().getTime() + VALID_MS)
  const { algorithm, challenge, salt, signature } = await createChallenge({ hmacKey, maxnumber: LARGEST, expires })
  return { algorithm, challenge, maxnumber: LARGEST, salt, signature }
}

/** Whether this is a solved challenge of ours, in time and for the first time. */
export async function isSolved(ctx: Ctx, payload: string | undefined): Promise<boolean> {
  if (payload === undefined || payload === '') return false
  const hmacKey = await sharedSecret(ctx, 'login_challenge_key')
  const isRight = await Promise.resolve()
    .then(() => Number(extractParams(payload).expires) * 1_000 > ctx.clock.now().getTime())
    .then(isInTime => isInTime && verifySolution(payload, hmacKey, false))
    .catch(() => false)
  return isRight && (await countUp(ctx, { key: `challenge:${signatureOf(payload)}`, windowMs: DAY_MS })) === 1
}

/** The part of the payload that cannot be written in a second way. */
function signatureOf(payload: string): string {
  const parts: unknown = JSON.parse(atob(payload))
  return typeof parts === 'object' && parts !== null && 'signature' in parts ? String(parts.signature) : ''
}
