import { call } from '../call.ts'
import type { SmsData, SmsInput } from '../identity/identity.ts'

/** Sends a code to a phone. */
export const sendSmsCall = call<{ body: SmsInput; data: SmsData }>()({
  method: 'POST',
  path: '/sms',
  area: 'buyer',
  access: 'public',
  perMinute: 20,
})
