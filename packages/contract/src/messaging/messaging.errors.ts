import { defineErrors } from '../error-entry.ts'

export const messagingErrors = defineErrors({
  'sms.unavailable': { code: 400, key: 'error.sms_unavailable' },
})
