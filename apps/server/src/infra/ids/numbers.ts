import { randomInt } from 'node:crypto'
import { orderNumber } from '@shiji/kit/ids/number.ts'

const DIGITS = 1e12

/** A number of an order, payment or settlement that is unique and cannot be guessed from another. */
export const newNumber = (prefix: string, at: Date): string =>
  orderNumber(prefix, at, digits => String(randomInt(0, DIGITS)).padStart(digits, '0'))
