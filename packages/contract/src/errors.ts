import { cartErrors } from './cart/cart.errors.ts'
import { catalogErrors } from './catalog/catalog.errors.ts'
import { contentErrors } from './content/content.errors.ts'
import type { ErrorEntry } from './error-entry.ts'
import { exchangeErrors } from './exchange/exchange.errors.ts'
import { financeErrors } from './finance/finance.errors.ts'
import { identityErrors } from './identity/identity.errors.ts'
import { messagingErrors } from './messaging/messaging.errors.ts'
import { orderErrors } from './order/order.errors.ts'
import { paymentErrors } from './payment/payment.errors.ts'
import { platformErrors } from './platform/platform.errors.ts'
import { storeErrors } from './store/store.errors.ts'

/** Catalogue of all refusals: error id → business code and message (product §8). */
export const ERRORS = {
  ...platformErrors,
  ...identityErrors,
  ...storeErrors,
  ...contentErrors,
  ...messagingErrors,
  ...financeErrors,
  ...catalogErrors,
  ...cartErrors,
  ...paymentErrors,
  ...orderErrors,
  ...exchangeErrors,
}

export type ErrorId = keyof typeof ERRORS

/** Looks up an error; every id of the type has an entry. */
export const errorEntry = (id: ErrorId): ErrorEntry => ERRORS[id]
