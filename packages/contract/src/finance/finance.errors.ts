import { defineErrors } from '../error-entry.ts'

export const financeErrors = defineErrors({
  'ledger.not_enough': { code: 400, key: 'refusal.balance_not_enough' },
  'ledger.already_booked': { code: 409, key: 'refusal.already_booked' },
  'ledger.top_up_day': { code: 400, key: 'refusal.top_up_day' },
  'cash.state_changed': { code: 409, key: 'refusal.cash_state_changed' },
  'cash.same_person': { code: 400, key: 'refusal.cash_same_person' },
  'cash.key_lost': { code: 409, key: 'refusal.cash_key_lost' },
  'cash.too_many': { code: 400, key: 'refusal.cash_too_many' },
})
