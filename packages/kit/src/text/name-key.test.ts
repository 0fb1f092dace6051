import { expect, it } from 'vitest'
import { nameKey } from './name-key.ts'

it.each([
  ['山 禾', '山禾'],
  [' Shan He ', 'shanhe'],
  ['ＳＨＡＮ　ＨＥ', 'shanhe'],
  ['Shan\tHe\n', 'shanhe'],
])('%j is compared as %j', (name, key) => {
  expect(nameKey(name)).toBe(key)
})
