import type { ApiFailure } from '@shiji/api/base/transport/failure.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import type { ChooseStore } from '@shiji/contract/identity/identity.ts'

/** The stores in a refused login that asks for one; empty for any other refusal. */
export function storesToChoose(failure: ApiFailure): ChooseStore['stores'] {
  return failure.code === CODE.conflict && hasStores(failure.data) ? failure.data.stores : []
}

const hasStores = (data: unknown): data is ChooseStore =>
  typeof data === 'object' && data !== null && 'stores' in data && Array.isArray(data.stores)
