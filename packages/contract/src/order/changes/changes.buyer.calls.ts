import { call } from '../../call.ts'
import type { Done, IdParams } from '../../schema.ts'
import type { AddressChanged, AddressChangeInput } from './address-change.ts'

const changing = {
  path: '/user/order/:id/address',
  area: 'buyer',
  access: 'session',
  changes: ['Order'],
  changesWhenRefused: true,
} as const

/** Sends an own order to another address: at once while it is unpaid, as a request to the store until it is shipped. */
export const changeAddressCall = call<{ params: IdParams; body: AddressChangeInput; data: AddressChanged }>()({
  ...changing,
  method: 'PUT',
})

/** Withdraws the open request of an own order. */
export const withdrawAddressCall = call<{ params: IdParams; data: Done }>()({ ...changing, method: 'DELETE' })
