import { call } from '../call.ts'
import type { PagedSearch } from '../catalog/goods.buyer.calls.ts'
import type { Page } from '../envelope.ts'
import type { IdParams } from '../schema.ts'
import type { StoreInfo, StoreListRow } from './store.ts'

const open = { area: 'buyer', access: 'public', method: 'GET' } as const

/** `params` is the base64 JSON of `StoreSearch`; where the reader is stays out of addresses that people share. */
export const storesCall = call<{
  params: { params?: string }
  query: PagedSearch & { lat?: number; lng?: number }
  data: Page<StoreListRow>
}>()({
  ...open,
  path: '/stores/:params?',
  reads: ['Store'],
})

export const storeCall = call<{ params: IdParams; data: StoreInfo }>()({
  ...open,
  path: '/store/:id',
  reads: ['Store/:id'],
})
