import { PAYMENT_METHODS, type PaymentMethod } from '@shiji/contract/statuses.ts'

/** Every method of the specification, with whether it can be chosen now. */
export const methods = (
  isAvailable: (method: PaymentMethod) => boolean,
): { name: PaymentMethod; available: boolean }[] =>
  PAYMENT_METHODS.map(name => ({ name, available: isAvailable(name) }))
