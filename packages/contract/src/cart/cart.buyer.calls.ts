import { call } from '../call.ts'
import type { Deleted, Done, IdParams, IdsParams } from '../schema.ts'
import type { CartChange, CartData, CartInput, Quote, QuoteInput } from './cart.ts'

const own = { area: 'buyer', access: 'session' } as const

export const cartCall = call<{ data: CartData }>()({ ...own, method: 'GET', path: '/user/carts', reads: ['Cart'] })

export const addToCartCall = call<{ body: CartInput; data: Done }>()({
  ...own,
  method: 'POST',
  path: '/user/carts',
  idempotent: true,
  changes: ['Cart', 'CartCount'],
})

/** Sets the pieces of a line, or moves it to another SKU of the same goods. */
export const changeCartCall = call<{ params: IdParams; body: CartChange; data: Done }>()({
  ...own,
  method: 'PUT',
  path: '/user/carts/:id',
  changes: ['Cart', 'CartCount'],
  changesWhenRefused: true,
})

export const removeFromCartCall = call<{ params: IdsParams; data: Deleted }>()({
  ...own,
  method: 'DELETE',
  path: '/user/carts/:ids',
  changes: ['Cart', 'CartCount'],
  changesWhenRefused: true,
})

/**
 * Current cost by store, with the fingerprint that an order sends back. Not kept: after an order is placed, its cart lines no longer exist.
 */
export const quoteCall = call<{ body: QuoteInput; data: Quote }>()({
  ...own,
  method: 'POST',
  path: '/user/order/before',
  keepFor: 0,
})
