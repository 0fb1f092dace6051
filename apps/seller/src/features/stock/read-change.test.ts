import { describe, expect, it } from 'vitest'
import { readChange, readLevel } from './read-change.ts'

describe('the text of a stock cell', () => {
  it.each([
    ['+5', 5],
    ['-3', -3],
    ['＋5', 5],
    ['－3', -3],
    ['12', 2],
    [' 10 ', 0],
    ['0', -10],
  ])('%s changes 10 on hand by %d', (text, difference) => {
    expect(readChange(text, 10)).toBe(difference)
  })

  it.each(['', 'a', '1.5', '1e3', '--1', '+', '12345678'])('%s is invalid', text => {
    expect(readChange(text, 10)).toBeUndefined()
  })
})

it('a level is a number up to 9999, or nothing for that of the store', () => {
  expect(['0', '9999', ' 7 ', ''].map(readLevel)).toEqual([0, 9_999, 7, null])
  expect(['-1', '10000', 'x', '1.5'].map(readLevel)).toEqual([undefined, undefined, undefined, undefined])
})
