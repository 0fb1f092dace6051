import { createHash } from 'node:crypto'

/** A mainland mobile number, as registration takes it. */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

/** What the table keeps of a code: useless without the row's own id, phone and purpose. */
export const hashCode = (id: number, phone: string, purpose: string, code: string): string =>
  createHash('sha256').update(`${id}:${phone}:${purpose}:${code}`).digest('hex')

/** A phone as operators see it: 138****0000. */
export const maskPhone = (phone: string): string =>
  phone.length < 7 ? '***' : `${phone.slice(0, 3)}****${phone.slice(-4)}`
