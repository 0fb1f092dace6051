import { defineErrors } from '../error-entry.ts'

export const cartErrors = defineErrors({
  'cart.quantity': { code: 400, key: 'error.buy_num' },
  'cart.minimum': { code: 400, key: 'error.buy_num_minimum' },
  'cart.full': { code: 400, key: 'refusal.cart_full' },
  'cart.nothing_selected': { code: 400, key: 'error.no_product_selected' },
})
