import { defineErrors } from '../error-entry.ts'

export const messagingErrors = defineErrors({
  'sms.unavailable': { code: 400, key: 'refusal.sms_unavailable' },
})
