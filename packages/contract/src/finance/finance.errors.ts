import { defineErrors } from '../error-entry.ts'

export const financeErrors = defineErrors({
  'ledger.not_enough': { code: 400, key: 'refusal.balance_not_enough' },
  'ledger.already_booked': { code: 409, key: 'refusal.already_booked' },
  'ledger.top_up_day': { code: 400, key: 'refusal.top_up_day' },
})
