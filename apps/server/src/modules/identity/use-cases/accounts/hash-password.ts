import { hash, verify } from '@node-rs/argon2'
import { createTurnstile } from '../../../../infra/limits/turnstile.ts'

/** argon2id, OWASP's first class: about 20 MB and a few milliseconds each. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * At most two hashes at once and twenty that wait, so that a flood of logins cannot take memory and cores from the
 * shop: half of the four threads that Node has for such work stay free.
 */
const inTurn = createTurnstile(2, 20)

/**
 * Old hashes of payment passwords, each verified this way once more; paying buyers are never refused because of a flood
 * of logins.
 */
const inPayTurn = createTurnstile(1, 500)

/** Hash of a password for storage. Refuses with 429 when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS))

/**
 * Whether a password matches a hash. Takes the same time when there is no such account (`undefined`). Refuses with 429
 * when too many wait.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? NOBODY, password))
  return stored !== undefined && isRight
}

/** Whether digits match a payment password with an old slow hash, from before keyed hashes. */
export const verifySlowPayHash = (stored: string, digits: string): Promise<boolean> =>
  inPayTurn(() => verify(stored, digits))

/** A hash that matches no password, made with the same options. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$c2hpamktbm9ib2R5LXNhbHQ$bm9ib2R5LWhhcy10aGlzLXBhc3N3b3JkLWF0LWFsbC4'
