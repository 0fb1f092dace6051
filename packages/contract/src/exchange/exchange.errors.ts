import { defineErrors } from '../error-entry.ts'

export const exchangeErrors = defineErrors({
  'sheet.full': { code: 400, key: 'refusal.sheet_full' },
  'sheet.state_changed': { code: 409, key: 'refusal.state_changed' },
  'sheet.has_wrong_rows': { code: 409, key: 'refusal.sheet_has_wrong_rows' },
  'sheet.too_many_rows': { code: 400, key: 'refusal.sheet_too_many_rows' },
  'sheet.lost': { code: 409, key: 'refusal.sheet_lost' },
})
