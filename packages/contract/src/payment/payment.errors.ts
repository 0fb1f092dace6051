import { defineErrors } from '../error-entry.ts'

export const paymentErrors = defineErrors({
  'payment.method_unavailable': { code: 400, key: 'refusal.payment_method_unavailable' },
  'payment.price_changed': { code: 409, key: 'refusal.payment_price_changed' },
  'payment.state_changed': { code: 409, key: 'refusal.state_changed' },
})
