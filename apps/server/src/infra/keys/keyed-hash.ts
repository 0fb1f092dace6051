import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyPurpose, KeyRing, PurposeKey } from './key-ring.ts'

/**
 * A short secret as a table holds it: `hmac1$<key id>$<salt>$<HMAC-SHA-256>`. However slow the hash, a person who has
 * the row can guess six digits in a moment; without the key, which is not in the database, there is nothing to guess
 * against.
 */
interface KeyedHash {
  readonly keyId: string
  readonly salt: string
  readonly mac: string
}

const SCHEME = 'hmac1'
const SALT_BYTES = 16

const macOf = ({ key }: PurposeKey, owner: number, salt: string, secret: string): string =>
  createHmac('sha256', key).update(`${owner}|${salt}|${secret}`).digest('base64url')

/** Seals a secret with a key; bound to its owner, so that a copied row is useless for anyone else. */
export function sealSecret(key: PurposeKey, owner: number, secret: string): string {
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  return [SCHEME, key.id, salt, macOf(key, owner, salt, secret)].join('$')
}

function readKeyedHash(stored: string): KeyedHash | undefined {
  const [scheme, keyId, salt, mac] = stored.split('$')
  if (scheme !== SCHEME || keyId === undefined || salt === undefined || mac === undefined) return undefined
  return { keyId, salt, mac }
}

/**
 * How a stored hash was made: with the newest key of the ring, an older one, a key that is gone, or without a key at
 * all.
 */
export type SealState = 'newest' | 'older' | 'lost' | 'keyless'

/** Returns how a stored hash was made. */
export function sealState(keys: KeyRing, purpose: KeyPurpose, stored: string): SealState {
  const keyed = readKeyedHash(stored)
  if (keyed === undefined) return 'keyless'
  if (keyed.keyId === keys.newest(purpose).id) return 'newest'
  return keys.byId(purpose, keyed.keyId) === undefined ? 'lost' : 'older'
}

/** Whether a secret matches the sealed one; also false for a hash without a key, or whose key is gone. */
export function isSealed(keys: KeyRing, purpose: KeyPurpose, stored: string, owner: number, secret: string): boolean {
  const keyed = readKeyedHash(stored)
  const key = keyed === undefined ? undefined : keys.byId(purpose, keyed.keyId)
  if (keyed === undefined || key === undefined) return false
  const expected = Buffer.from(macOf(key, owner, keyed.salt, secret))
  const kept = Buffer.from(keyed.mac)
  return expected.length === kept.length && timingSafeEqual(expected, kept)
}
