import { PAYMENT_METHODS, type PaymentMethod } from '@shiji/contract/statuses.ts'

/** Methods that can be used now; the providers of the others are not connected yet. */
const AVAILABLE: readonly PaymentMethod[] = ['balance']

export const isAvailable = (method: PaymentMethod): boolean => AVAILABLE.includes(method)

/** Every method of the specification, with whether it can be chosen now. */
export const methods = (): { name: PaymentMethod; available: boolean }[] =>
  PAYMENT_METHODS.map(name => ({ name, available: isAvailable(name) }))
