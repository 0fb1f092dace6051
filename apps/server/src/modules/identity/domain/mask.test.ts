import { expect, it } from 'vitest'
import { maskPhone } from './mask.ts'

it.each([
  ['13812345678', '138****5678'],
  ['12345678', '123****5678'],
  ['1234567', '****'],
  ['', ''],
  [null, ''],
])('the phone %j is shown as %j', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})
