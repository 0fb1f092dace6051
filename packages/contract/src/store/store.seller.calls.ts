import { call } from '../call.ts'
import type { Done } from '../schema.ts'
import type {
  Freight,
  FreightQuote,
  FreightQuoteQuery,
  FreightsInput,
  SellerStore,
  SellerStoreChange,
} from './store.ts'

/** The own store, always addressed as 0. */
export const ownStoreCall = call<{ data: SellerStore }>()({
  method: 'GET',
  path: '/stores/0',
  area: 'seller',
  access: 'store.view',
  reads: ['Store'],
})

/** Only the given fields change; a status is sent with its reason. */
export const changeOwnStoreCall = call<{ body: SellerStoreChange; data: Done }>()({
  method: 'PUT',
  path: '/stores/0',
  area: 'seller',
  access: 'store.update',
  changes: ['Store'],
})

/** Freight templates, the default first. */
export const freightsCall = call<{ data: Freight[] }>()({
  method: 'GET',
  path: '/freights',
  area: 'seller',
  access: 'freight.view',
  reads: ['/freights'],
})

/** Saves the whole list at once. */
export const saveFreightsCall = call<{ body: FreightsInput; data: Done }>()({
  method: 'PUT',
  path: '/freights/0',
  area: 'seller',
  access: 'freight.update',
  changes: ['/freights'],
})

/** What a parcel to an area costs by the saved templates, with the reasons. */
export const freightQuoteCall = call<{ query: FreightQuoteQuery; data: FreightQuote }>()({
  method: 'GET',
  path: '/freights/quote',
  area: 'seller',
  access: 'freight.view',
  reads: ['/freights'],
})
