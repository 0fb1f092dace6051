import { hkdfSync } from 'node:crypto'

/** One secret of the operator: its id is written beside everything that it seals. */
export interface RootKey {
  readonly id: string
  /** 32 bytes. */
  readonly secret: Buffer
}

/** A key for one purpose only, derived from a root key: a leak of one purpose opens no other. */
export interface PurposeKey {
  readonly id: string
  readonly key: Buffer
}

/** What keys are used for; each word gives keys of its own. Changing a word makes everything it sealed unreadable. */
export type KeyPurpose = 'pay-password' | 'login-challenge' | 'sms-code' | 'document' | 'bank-account'

/**
 * All secrets of the server outside its database, newest first: new values are sealed with the newest, old ones can be
 * opened as long as their key stays.
 */
export interface KeyRing {
  /** The key that seals new values. */
  newest(purpose: KeyPurpose): PurposeKey
  /** The key that sealed an older value; undefined if that key is gone. */
  byId(purpose: KeyPurpose, id: string): PurposeKey | undefined
  /** Every key of a purpose, newest first, for values that carry no id. */
  every(purpose: KeyPurpose): readonly PurposeKey[]
}

const KEY_BYTES = 32

/** Makes the ring of these keys, newest first. */
export function createKeyRing(roots: readonly [RootKey, ...RootKey[]]): KeyRing {
  const made = new Map<KeyPurpose, readonly [PurposeKey, ...PurposeKey[]]>()
  const derive = ({ id, secret }: RootKey, purpose: KeyPurpose): PurposeKey => ({
    id,
    key: Buffer.from(hkdfSync('sha256', secret, '', `shiji:${purpose}`, KEY_BYTES)),
  })
  const of = (purpose: KeyPurpose) => {
    const known = made.get(purpose)
    if (known !== undefined) return known
    const [newest, ...older] = roots
    const keys = [derive(newest, purpose), ...older.map(root => derive(root, purpose))] as const
    made.set(purpose, keys)
    return keys
  }
  return {
    newest: purpose => of(purpose)[0],
    byId: (purpose, id) => of(purpose).find(key => key.id === id),
    every: of,
  }
}
