import { call } from '../call.ts'
import type { Done, IdParams } from '../schema.ts'
import type { AdminStoreChange, StoreClosingInput, StoreReviewInput, StoreStatusInput } from './store.ts'

/** Passes or denies an application. */
export const reviewStoreCall = call<{ body: StoreReviewInput; data: Done }>()({
  method: 'PUT',
  path: '/stores/verify',
  area: 'admin',
  access: 'store.review',
  changes: ['/stores', 'Store'],
  changesWhenRefused: true,
})

/** Closes a store with a reason, or opens it again. */
export const storeStatusCall = call<{ body: StoreStatusInput; data: Done }>()({
  method: 'PUT',
  path: '/stores/status',
  area: 'admin',
  access: 'store.review',
  changes: ['/stores', 'Store'],
  changesWhenRefused: true,
})

/** Changes facts and commission of a store. */
export const changeStoreCall = call<{ params: IdParams; body: AdminStoreChange; data: Done }>()({
  method: 'PUT',
  path: '/stores/:id',
  area: 'admin',
  access: 'store.update',
  changes: ['/stores', '/stores/:id', 'Store'],
})

/** Plans the closing of a store at a date, or withdraws the plan. */
export const storeClosingCall = call<{ body: StoreClosingInput; data: Done }>()({
  method: 'PUT',
  path: '/stores/closing',
  area: 'admin',
  access: 'store.review',
  changes: ['/stores', 'Store'],
  changesWhenRefused: true,
})
