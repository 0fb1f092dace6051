import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyPurpose, KeyRing, PurposeKey } from './key-ring.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts bytes (AES-256-GCM): nonce, tag, ciphertext. `place` says where they belong, and is authenticated with them:
 * bytes that were moved to another place do not open. The key's id is kept beside them, by the caller.
 */
export function sealBytes({ key }: PurposeKey, place: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Opens sealed bytes; undefined when their key is gone, they were changed, or they belong to another place. */
export function openBytes(
  keys: KeyRing,
  { purpose, keyId, place }: { readonly purpose: KeyPurpose; readonly keyId: string; readonly place: string },
  sealed: Uint8Array,
): Buffer | undefined {
  const key = keys.byId(purpose, keyId)?.key
  if (key === undefined || sealed.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}
