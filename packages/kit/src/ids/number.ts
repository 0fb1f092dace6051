import { shopDayKey } from '../time/shop-time.ts'

const RANDOM_DIGITS = 12

/**
 * Makes an order, payment or refund number: prefix, shop day as YYMMDD, 12 random digits ('D261121' + …). The caller
 * passes cryptographic randomness, since the number must not be guessed. Throws RangeError for a prefix that is not one
 * to four capitals and for digits that are not exactly those asked for.
 */
export function orderNumber(prefix: string, at: Date, randomDigits: (n: number) => string): string {
  if (!/^[A-Z]{1,4}$/.test(prefix)) throw new RangeError(`Not a number prefix: ${prefix}`)
  const digits = randomDigits(RANDOM_DIGITS)
  if (!/^\d+$/.test(digits) || digits.length !== RANDOM_DIGITS) throw new RangeError('Not the random digits asked for')
  return `${prefix}${shopDayKey(at).slice(2).replaceAll('-', '')}${digits}`
}
