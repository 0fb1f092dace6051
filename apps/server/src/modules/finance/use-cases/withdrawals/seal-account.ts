import type { KeyRing } from '../../../../infra/keys/key-ring.ts'
import { openBytes, sealBytes } from '../../../../infra/keys/sealed-bytes.ts'

/** Where the number of an account belongs: it opens for no other withdrawal. */
const placeOf = (withdrawalId: number): string => `withdrawal:${withdrawalId}:account`

/** The number of a bank account as its row holds it: sealed with the newest key of the ring, and that key's id (ADR 0015). */
export function sealAccount(keys: KeyRing, withdrawalId: number, number: string) {
  const key = keys.newest('bank-account')
  const sealedAccount = sealBytes(key, placeOf(withdrawalId), Buffer.from(number)).toString('base64')
  return { sealedAccount, accountKey: key.id }
}

/** The number again; undefined when its key is gone or the row was changed. */
export function openAccount(
  keys: KeyRing,
  {
    id,
    sealedAccount,
    accountKey,
  }: { readonly id: number; readonly sealedAccount: string; readonly accountKey: string },
): string | undefined {
  const where = { purpose: 'bank-account', keyId: accountKey, place: placeOf(id) } as const
  return openBytes(keys, where, Buffer.from(sealedAccount, 'base64'))?.toString()
}
