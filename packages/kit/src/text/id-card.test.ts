import { describe, expect, it } from 'vitest'
import { isIdCardNumber } from './id-card.ts'

describe('the number of an identity card', () => {
  it('is known by its check character', () => {
    const right = [...'0123456789X'].filter(end => isIdCardNumber(`11010519491231002${end}`))
    expect(right).toEqual(['X'])
  })

  it.each([
    ['nothing', ''],
    ['fifteen digits', '110105491231002'],
    ['a thirteenth month', '11010519491331002X'],
    ['no area', '01010519491231002X'],
    ['a small check character', '11010519491231002x'],
    ['letters', 'a'.repeat(18)],
  ])('is refused with %s', (_name, text) => {
    expect(isIdCardNumber(text)).toBe(false)
  })
})
