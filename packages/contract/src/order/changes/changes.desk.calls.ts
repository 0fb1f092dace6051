import { call } from '../../call.ts'
import type { Done, IdParams } from '../../schema.ts'
import type { AddressDecision } from './address-change.ts'
import type { PriceChangeInput } from './price-change.ts'

const changing = { method: 'PUT', changes: ['/orders', 'Order'], changesWhenRefused: true } as const

/** Changes goods sum and freight of an unpaid order of the store, never above what the buyer agreed to. */
export const changePriceCall = call<{ params: IdParams; body: PriceChangeInput; data: Done }>()({
  ...changing,
  path: '/orders/price/:id',
  area: 'seller',
  access: 'order.price',
})

/** Grants or refuses a request for another address, by its own id. */
export const decideAddressCall = call<{ params: IdParams; body: AddressDecision; data: Done }>()({
  ...changing,
  path: '/orders/address/:id',
  area: ['seller', 'admin'],
  access: 'order.address',
})
