import { defineErrors } from '../error-entry.ts'

export const paymentErrors = defineErrors({
  'payment.method_unavailable': { code: 400, key: 'error.payment_method_unavailable' },
  'payment.state_changed': { code: 409, key: 'error.state_changed' },
})
