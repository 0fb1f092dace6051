import { CODE } from '@shiji/contract/envelope.ts'
import type { LoginChallenge } from '@shiji/contract/identity/identity.ts'
import type { ApiFailure } from '../base/transport/failure.ts'

/** The proof of work that a refused login asks for; undefined for every other refusal. */
export function challengeOf(failure: ApiFailure): LoginChallenge | undefined {
  const { data } = failure
  const asked = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined
  return isChallenge(asked) ? asked : undefined
}

/** Seconds that a refused login asks to wait; undefined for every other refusal. */
export function waitOf({ code, data }: ApiFailure): number | undefined {
  const seconds = typeof data === 'object' && data !== null && 'retry_after' in data ? data.retry_after : undefined
  return code === CODE.tooMany && typeof seconds === 'number' && seconds > 0 ? seconds : undefined
}

function isChallenge(value: unknown): value is LoginChallenge {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return (
    typeof fields.get('maxnumber') === 'number' &&
    ['algorithm', 'challenge', 'salt', 'signature'].every(name => typeof fields.get(name) === 'string')
  )
}
