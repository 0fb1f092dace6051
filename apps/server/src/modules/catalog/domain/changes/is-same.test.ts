import { expect, it } from 'vitest'
import { isSame } from './is-same.ts'

it('compares values of JSON whatever the order of their fields, but lists in their order', () => {
  expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame({ a: 1 }, { a: 1, b: null })).toBe(false)
  expect(isSame(undefined, '')).toBe(false)
})
