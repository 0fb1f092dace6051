import { describe, expect, it } from 'vitest'
import { discountWord } from './discount-word.ts'

describe('a discount in the words of its language', () => {
  it.each([
    [1500, '8.5', '15'],
    [2000, '8', '20'],
    [1250, '8.75', '12.5'],
    [9000, '1', '90'],
  ])('%i basis points off are %s 折 and %s %%', (bp, zh, en) => {
    expect(discountWord(bp, 'zh-cn')).toBe(zh)
    expect(discountWord(bp, 'en')).toBe(en)
  })
})
