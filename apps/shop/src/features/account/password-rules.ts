import { LIMITS } from '@shiji/contract/limits.ts'
import { ref, string } from 'yup'

/** A new login password: 8 to 64 characters. Common ones are refused by the server. */
export const newPassword = string()
  .required('error.cannot_be_empty')
  .min(LIMITS.password.min, 'error.password_weak')
  .max(LIMITS.password.max, 'error.password_weak')

/** The same as another field, typed again. */
export const repeated = (field: string) =>
  string()
    .required('error.cannot_be_empty')
    .oneOf([ref(field)], 'error.password_mismatch')

/** A phone number of the mainland. */
export const phoneNumber = string()
  .trim()
  .required('error.phone_empty')
  .matches(/^1[3-9]\d{9}$/, 'error.phone')

/** A code out of a text message. */
export const smsCode = string()
  .trim()
  .required('error.cannot_be_empty')
  .matches(/^\d{6}$/, 'error.sms_code_wrong')
