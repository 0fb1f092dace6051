import { LIMITS } from '@shiji/contract/limits.ts'

/** A mainland mobile number, as registration accepts it. */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

/** When a code expires. */
export const codeExpiry = (now: Date): Date => new Date(now.getTime() + LIMITS.sms.validMs)

/** Whole seconds until the next code may be sent; 0 if now. */
export function waitSeconds(last: Date | undefined, now: Date): number {
  if (last === undefined) return 0
  return Math.max(0, Math.ceil((last.getTime() + LIMITS.sms.gapMs - now.getTime()) / 1_000))
}

/** A text for logs: digits of a code hidden. */
export const maskCode = (text: string, code: string): string => text.replaceAll(code, '*'.repeat(code.length))
