import type { KeyRing } from '../../../infra/keys/key-ring.ts'
import { openBytes, sealBytes } from '../../../infra/keys/sealed-bytes.ts'

interface Place {
  readonly id: number
  readonly storeId: number
  readonly field: string
}

/** Where a document belongs: its bytes open for no other store, field or record. */
const placeOf = ({ id, storeId, field }: Place): string => `store:${storeId}:${field}:${id}`

/** Encrypts the picture of a document with the newest key of the ring (ADR 0015). */
export const sealDocument = (keys: KeyRing, document: Place, picture: Uint8Array): Buffer =>
  sealBytes(keys.newest('document'), placeOf(document), picture)

/** Decrypts it; undefined when its key is gone or the bytes were changed. */
export const openDocument = (
  keys: KeyRing,
  document: Place & { readonly keyId: string },
  sealed: Uint8Array,
): Buffer | undefined =>
  openBytes(keys, { purpose: 'document', keyId: document.keyId, place: placeOf(document) }, sealed)
