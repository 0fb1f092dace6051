import { expect, it } from 'vitest'
import { mayPrint } from './may-print.ts'

it.each([
  ['waiting_payment', false],
  ['waiting_delivery', true],
  ['waiting_receipt', true],
  ['completion', true],
  ['cancel', false],
])('papers of an order that is %s may be printed: %s', (status, may) => {
  expect(mayPrint(status)).toBe(may)
})
